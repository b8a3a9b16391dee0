import Configuration
import EarshotCore

/// A whole Swift file: parsing, evaluation, rules, reports.
struct SourceTarget: Target {
  static let name = "source"
  static let dictionary = Corpus.swiftWords

  func seeds() -> [Seed] { Corpus.swift }

  func run(_ input: Seed) async throws {
    let project = Self.project(input)
    let options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    let analysis = await Analysis.run(on: project, options)
    try Laws.check(analysis)
    let reports = Laws.reports(analysis)
    // Doubles the work, so only for some.
    guard input.bytes.count % 8 == 0 else { return }
    var wide = options
    wide.width = 2
    if Laws.reports(await Analysis.run(on: project, wide)) != reports { throw Broken("two runs differ") }
  }

  static func project(_ input: Seed) -> Project {
    let file = SourceFile(path: input.name, bytes: input.bytes)
    if input.name.hasSuffix(".xib") || input.name.hasSuffix(".storyboard") {
      var project = Project(root: "/")
      project.interfaceFiles = [InterfaceUnit(file: file, isReported: true)]
      return project
    }
    return Project(root: "/", sources: [SourceUnit(file: file, role: .app, isRequested: true, module: nil)])
  }
}

/// Fixes, of code and of interface files: applying changes only what was said, breaks nothing, and a second run has
/// nothing left to do.
struct FixTarget: Target {
  static let name = "fixes"
  static let dictionary = Corpus.swiftWords

  func seeds() -> [Seed] { Corpus.swift + Corpus.examples(interfaces: true) }

  func run(_ input: Seed) async throws {
    // What is not UTF-8 never comes so far.
    guard String(validating: input.bytes, as: UTF8.self) != nil else { return }
    let options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    let first = await Analysis.run(on: SourceTarget.project(input), options)
    for includesSuggested in [false, true] {
      let session = try await FixSession(first, AnalysisSession(options), includesSuggested: includesSuggested)
      let changed = session.changedFiles
      if changed.isEmpty, !session.applied.isEmpty { throw Broken("fixes without a change") }
      guard let change = changed.first else { continue }
      try Self.changesOnlyWhatWasSaid(change, session, first)
      if session.analysis.problems.count > first.problems.count { throw Broken("the fixed file has more problems") }
      let again = await Analysis.run(on: SourceTarget.project(Seed(input.name, change.fixed.bytes)), options)
      if again.findings.map(\.message) != session.analysis.findings.map(\.message) {
        throw Broken("the fixed file has other findings than the session said")
      }
      let second = try await FixSession(again, AnalysisSession(options), includesSuggested: includesSuggested)
      if !second.changedFiles.isEmpty {
        throw Broken("a second run changes more: \(second.applied.map { "\($0.rule): \($0.title)" })")
      }
    }
  }

  /// All text outside of the edits is still there, in its order. Later rounds may edit what earlier ones wrote, so this
  /// can be told only when all applied fixes are of the first analysis.
  private static func changesOnlyWhatWasSaid(
    _ change: FixSession.ChangedFile, _ session: FixSession, _ first: Analysis
  ) throws {
    let places = Dictionary(first.findings.map { ($0.place, $0) }) { one, _ in one }
    guard session.applied.allSatisfy({ places[$0.place] != nil }) else { return }
    let edits = first.findings.flatMap(\.fixes).flatMap(\.edits).filter { $0.range.file === change.original }
    var kept: [ArraySlice<UInt8>] = []
    var position = 0
    for edit in edits.sorted(by: { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }) {
      if edit.range.start > position { kept.append(change.original.bytes[position..<edit.range.start]) }
      position = max(position, edit.range.end)
    }
    kept.append(change.original.bytes[position...])
    var rest = change.fixed.bytes[...]
    for piece in kept where !piece.isEmpty {
      guard let found = rest.firstRange(of: piece) else {
        throw Broken("text outside of the edits was changed: '\(String(decoding: piece.prefix(60), as: UTF8.self))'")
      }
      rest = rest[found.upperBound...]
    }
  }
}

/// A storyboard or XIB, with a controller in code that its outlets name.
struct InterfaceTarget: Target {
  static let name = "interfaces"
  static let dictionary = [
    "<view", "<label", "<button", "<subviews>", "</subviews>", "id=\"1\"", "key=\"view\"", "text=\"A\"", "<scene",
    "<viewController", "customClass=\"Sample\"", "<outlet", "property=\"button\"", "destination=\"1\"", "<connections>",
    "<accessibility", "label=\"L\"", "<bool key=\"isElement\" value=\"YES\"/>", "<rect key=\"frame\" x=\"0\" y=\"0\"",
    "<stackView", "<tableView", "<tableViewCell", "<![CDATA[", "]]>", "<!--", "-->", "<!DOCTYPE", "<!ENTITY a \"&b;\">",
    "&amp;", "&#x10FFFF;", "&#xD800;", "&lol;", "<?xml version=\"1.0\"?>", "/>", "</view>", "<constraint", "<action",
    "selector=\"tap:\"", "<segue", "kind=\"embed\"", "<placeholder", "<navigationController", "<barButtonItem",
    "userLabel=\"U\"", "image=\"star\"", "<color", "red=\"1e999\"", "<fontDescription", "pointSize=\"nan\"", "\"",
    "<", ">",
  ]

  func seeds() -> [Seed] {
    Corpus.examples(interfaces: true).flatMap { seed in
      [seed, Seed("Seed.storyboard", Self.storyboard(String(decoding: seed.bytes, as: UTF8.self)))]
    }
  }

  func run(_ input: Seed) async throws {
    var project = SourceTarget.project(input)
    let code = SourceFile(path: "Sample.swift", text: Self.controller)
    project.sources = [SourceUnit(file: code, role: .app, isRequested: true, module: nil)]
    let analysis = await Analysis.run(on: project, AnalysisOptions(paths: [], workingDirectory: "/", width: 1))
    try Laws.check(analysis)
    _ = Laws.reports(analysis)
  }

  private static func storyboard(_ xib: String) -> String {
    xib.replacing("<objects>", with: "<scenes><scene sceneID=\"s\"><objects><viewController id=\"c\" "
      + "customClass=\"Sample\"><view key=\"view\" id=\"v\"><subviews>")
      .replacing("</objects>", with: "</subviews></view><connections><outlet property=\"button\" destination=\"v\"/>"
        + "</connections></viewController></objects></scene></scenes>")
  }

  private static let controller = """
    import UIKit
    class Sample: UIViewController {
      @IBOutlet var button: UIButton!
      override func viewDidLoad() { super.viewDidLoad(); button.accessibilityLabel = "Save"; view.addSubview(button) }
      @IBAction func tap(_ sender: Any) { present(Sample(), animated: true) }
    }
    """
}
