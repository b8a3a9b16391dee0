import EarshotCore
import Testing

/// Every example in a rule's documentation is a test: reported where it says so, silent where it does not.
@Suite struct RuleExampleTests {
  static let cases: [RuleExample] = RuleSelection.available.flatMap(RuleExample.all)

  @Test(arguments: cases) func findsWhatItSays(_ example: RuleExample) async {
    let findings = example.findings(in: await example.analysis())
    #expect(
      findings.map(\.place.startPosition) == example.markedPositions,
      "found: \(findings.map(\.message)) in\n\(example.source)")
  }

  @Test(arguments: cases.filter { $0.example.fixed != nil })
  func fixesAsDocumented(_ example: RuleExample) async throws {
    let findings = example.findings(in: await example.analysis())
    let edits = findings.flatMap { $0.fixes.first?.edits ?? [] }
    let fixed = FixApplication.apply(edits, toText: example.source)
    let expected = try #require(example.example.fixed)
    #expect(fixed == RuleExample.wrapped(expected))
    var sources = example.sources
    sources[example.fileName] = fixed
    let remaining = example.findings(in: await example.analysis(of: sources))
    #expect(remaining.isEmpty, "still found: \(remaining.map(\.message))")
  }
}

extension RuleExample: CustomTestStringConvertible {
  public var testDescription: String { "\(rule) example \(number)" }
}
