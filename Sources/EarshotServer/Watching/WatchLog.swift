import AccessibilityModel
import EarshotCore
import Foundation
import Reporting
import Rules
import SourceModel

/// What to tell after each run of a watch: what is new and what is gone since the last one.
public struct WatchLog {
  /// The same run, for a terminal and for a pipe.
  public struct Entry: Hashable, Sendable {
    /// A page of its own.
    public var page: String
    /// Lines behind those of the runs before; empty when there is nothing new.
    public var lines: String
  }

  private let view: String?
  private let filter: FindingFilter
  private let style: TextStyle
  private var findings: [Finding]?
  private var transcripts: [ScreenTranscript]?

  /// - Parameters:
  ///   - view: The name of the screens whose transcripts are told of; nil for findings.
  ///   - filter: Which findings are shown.
  ///   - style: For a terminal.
  public init(view: String?, filter: FindingFilter, style: TextStyle) {
    self.view = view
    self.filter = filter
    self.style = style
  }

  public mutating func entry(about analysis: Analysis) -> Entry {
    if let view { return entry(about: analysis, view) }
    let now = analysis.findings.filter(filter.shows)
    let before = findings
    findings = now
    let files = Self.count(analysis.statistics.files, "file")
    let head = Self.count(now.count, "finding") + " in " + files + problems(analysis)
    guard let before else {
      let list = now.map { line("", $0) }.joined()
      return Entry(page: list + head + "\n", lines: list + head + "\n")
    }
    let known = Set(before.map(\.fingerprint))
    let left = Set(now.map(\.fingerprint))
    let new = now.filter { !known.contains($0.fingerprint) }
    let gone = before.filter { !left.contains($0.fingerprint) }
    let changes = new.map { line("new   ", $0) }.joined() + gone.map { line("gone  ", $0) }.joined()
    let page = (changes.isEmpty ? "nothing new, nothing gone\n" : changes) + head + "\n"
    return Entry(page: page, lines: changes.isEmpty ? "" : changes + head + "\n")
  }

  private func problems(_ analysis: Analysis) -> String {
    analysis.problems.isEmpty ? "" : ", " + Self.count(analysis.problems.count, "problem")
  }

  private func line(_ lead: String, _ finding: Finding) -> String {
    let place = finding.place.startPosition
    let kind = finding.certainty == .review ? "review" : finding.severity.rawValue
    let head = "\(lead)\(finding.place.file.path):\(place.line):\(place.column)"
    return "\(head): \(kind): \(finding.message) [\(finding.rule)]\n"
  }

  private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  // MARK: - Transcripts

  private mutating func entry(about analysis: Analysis, _ view: String) -> Entry {
    let heard = HeardScreens(analysis)
    guard let screens = heard.screens(named: view) else {
      let advice = Spelling.suggestion(for: view, among: heard.names, limit: 3)
      let text = "no screen is called '\(view)'\(advice)\n"
      let isNew = transcripts.map { !$0.isEmpty } ?? true
      transcripts = []
      return Entry(page: text, lines: isNew ? text : "")
    }
    let report = heard.report(screens)
    let before = transcripts
    transcripts = report.screens
    let page = report.text(style: style)
    guard let before, !before.isEmpty else { return Entry(page: page, lines: report.text()) }
    let comparison = Comparison(
      before: ComparedState(name: "before", commit: nil, screens: before, findings: []),
      after: ComparedState(name: "now", commit: nil, screens: report.screens, findings: []))
    // The first lines sum it up and name the two states, which are always these.
    let changes = comparison.text().split(separator: "\n", omittingEmptySubsequences: false).dropFirst(3)
    let lines = comparison.isEmpty ? "" : changes.joined(separator: "\n")
    return Entry(page: page, lines: lines)
  }
}
