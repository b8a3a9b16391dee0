import Rules

/// What Earshot says about an example of a rule, for the rule's page.
public struct RuleDemonstration: Sendable {
  public var findings: [Finding]
  /// What is heard, screen by screen.
  public var screens: [ScreenTranscript]

  public init(findings: [Finding], screens: [ScreenTranscript]) {
    self.findings = findings
    self.screens = screens
  }

  /// Longer transcripts are cut off: the point of an example is at its beginning.
  private static let lineLimit = 12

  /// The findings as `check` prints them, or what is heard as `read` prints it; nil when there is neither.
  func output(of expectation: Example.Expectation, _ words: Wording) -> String? {
    if !findings.isEmpty {
      var none: [String: String] = [:]
      let lines = FindingGroup(findings, style: .plain, words: words).text(explaining: &none).split(separator: "\n")
      return lines.dropFirst().map { $0.hasPrefix("  ") ? $0.dropFirst(2) : $0 }.joined(separator: "\n")
    }
    let heard = screens.filter { !$0.positions.isEmpty }.map { transcript in
      // Why something is not known is the point where a part is unknown.
      let page = TranscriptPage(transcript: transcript, style: .plain, showsPlaces: expectation == .undecided)
      let lines = page.text(nothing: "").split(separator: "\n")
      let shown = screens.count == 1 ? lines.dropFirst() : lines[...]
      return shown.joined(separator: "\n")
    }
    if heard.isEmpty { return nil }
    let lines = heard.joined(separator: "\n\n").split(separator: "\n", omittingEmptySubsequences: false)
    if lines.count <= Self.lineLimit { return lines.joined(separator: "\n") }
    return (lines.prefix(Self.lineLimit) + ["…"]).joined(separator: "\n")
  }

  func translated(by translations: Translations) -> RuleDemonstration {
    RuleDemonstration(findings: findings.map { $0.translated(by: translations) }, screens: screens)
  }
}
