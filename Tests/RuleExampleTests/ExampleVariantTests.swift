import EarshotCore
import Testing

/// The examples in other forms: whoever writes the same view in another way gets the same findings.
@Suite struct ExampleVariantTests {
  static let rules = RuleSelection.available.map(\.id)

  @Test(arguments: ExampleVariant.allCases, rules)
  func saysTheSame(_ variant: ExampleVariant, rule: String) async throws {
    for example in RuleExample.all(of: try RuleSelection.metadata(rule)) {
      let difference = await Difference(of: variant, from: example)
      #expect(difference == nil, "\(variant) of example \(example.number) of \(rule)\n\(difference?.description ?? "")")
    }
  }

  /// A form that hardly any example has would test nothing.
  @Test(arguments: ExampleVariant.allCases) func formExists(_ variant: ExampleVariant) async {
    var views = 0
    var written = 0
    // Every fifth of them is enough to tell.
    let examples = RuleExampleTests.cases.filter { $0.kind == .swift && $0.source.contains("var body") }
    for example in stride(from: 0, to: examples.count, by: 5).map({ examples[$0] }) {
      let found = variant.suppresses ? await PlainFindings.shared.findings(of: example) : []
      if variant.suppresses && found.isEmpty { continue }
      views += 1
      if variant.sources(of: example, found: found) != nil { written += 1 }
    }
    #expect(views > 100 && written * 10 > views * 9, "\(written) of \(views)")
  }
}

/// What is found in the examples as they are written; each is analysed once for all of its variants.
private actor PlainFindings {
  static let shared = PlainFindings()

  private struct Key: Hashable {
    var rule: String
    var number: Int
  }

  private var made: [Key: Task<[Finding], Never>] = [:]

  func findings(of example: RuleExample) async -> [Finding] {
    let key = Key(rule: example.rule, number: example.number)
    let task = made[key] ?? Task { example.findings(in: await example.analysis()) }
    made[key] = task
    return await task.value
  }
}

/// What is found in a variant of an example and not in the example, or the other way round.
struct Difference: CustomStringConvertible {
  /// A finding apart from where exactly it stands.
  private struct Found: Hashable, Comparable, CustomStringConvertible {
    var place: String
    var message: String
    var certainty: FindingCertainty

    init(_ finding: Finding) {
      let place = finding.place
      let text = place.file.text(from: place.start, to: place.end)
      self.place = text.replacing(ExampleVariant.comment, with: "").split(whereSeparator: \.isWhitespace)
        .joined(separator: " ")
      message = finding.message
      certainty = finding.certainty
    }

    static func < (left: Self, right: Self) -> Bool { (left.place, left.message) < (right.place, right.message) }

    var description: String { "\(certainty): \(message) | \(place)" }
  }

  private(set) var description: String

  /// nil when there is no difference, or no such variant.
  init?(of variant: ExampleVariant, from example: RuleExample) async {
    let plain = await PlainFindings.shared.findings(of: example)
    guard let sources = variant.sources(of: example, found: plain) else { return nil }
    let analysis = await example.analysis(of: sources)
    let own = Set(sources.keys).subtracting(example.example.files.keys)
    func isOwn(_ finding: Finding) -> Bool { finding.rule == example.rule && own.contains(finding.place.file.path) }
    let reported = analysis.findings.filter(isOwn)
    let suppressed = analysis.suppressed.map(\.finding).filter(isOwn)

    var lines = Self.compare(plain, variant.suppresses ? suppressed : reported)
    if variant.suppresses { lines += reported.map { "not suppressed: \(Found($0))" } }
    if variant.isSpelling { lines += Self.compareFixes(variant, example, plain, reported, sources) }
    if lines.isEmpty { return nil }
    let files = sources.sorted { $0.key < $1.key }.map { "--- \($0.key)\n\($0.value)" }
    description = (lines + files).joined(separator: "\n")
  }

  private static func compare(_ plain: [Finding], _ variant: [Finding]) -> [String] {
    let expected = plain.map(Found.init).sorted()
    let found = variant.map(Found.init).sorted()
    if expected == found { return [] }
    return expected.map { "in the example: \($0)" } + found.map { "in the variant: \($0)" }
  }

  private static func compareFixes(
    _ variant: ExampleVariant, _ example: RuleExample, _ plain: [Finding], _ found: [Finding],
    _ sources: [String: String]
  ) -> [String] {
    func fixed(_ findings: [Finding], _ source: String) -> String {
      FixApplication.apply(findings.flatMap { $0.fixes.first?.edits ?? [] }, toText: source)
    }
    let expected = fixed(plain, example.source)
    let result = fixed(found, sources[example.fileName] ?? "")
    switch variant {
    case .carriageReturns:
      if result == expected.replacing("\n", with: "\r\n") { return [] }
    default:
      guard example.kind == .swift else { return [] }
      // A longer line may get its new modifier on a line of its own.
      let bare = result.replacing(ExampleVariant.comment, with: "").drop { $0 != "\n" }.filter { !$0.isWhitespace }
      if bare == expected.filter({ !$0.isWhitespace }) { return [] }
    }
    return ["fixed otherwise:\n\(result)"]
  }
}
