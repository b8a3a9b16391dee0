import Rules
import SourceModel

/// Findings that a project has accepted for now. Only what comes new is reported.
public struct Baseline: Hashable, Sendable {
  /// One accepted finding. Only the fingerprint decides; the rest is for people who read the file.
  public struct Entry: Hashable, Sendable {
    public var fingerprint: String
    public var rule: String
    public var view: String
    /// Relative to the root of the analysed tree when the baseline was written.
    public var file: String
    public var message: String
    /// Where the entry stands in the baseline's file.
    public var place: SourceRange?

    public init(
      fingerprint: String, rule: String, view: String, file: String, message: String, place: SourceRange? = nil
    ) {
      self.fingerprint = fingerprint
      self.rule = rule
      self.view = view
      self.file = file
      self.message = message
      self.place = place
    }
  }

  public var entries: [Entry]

  public init(_ entries: [Entry] = []) { self.entries = entries }
}

/// What Earshot says about entries of a baseline whose finding is gone.
public enum StaleBaselineEntry {
  public static let metadata = RuleMetadata(
    id: "stale-baseline-entry", family: .api, severity: .warning, impact: .minor, wcag: [],
    title: "baseline accepts a finding that is gone",
    documentation: RuleDocumentation(
      reports: "An entry of the baseline for which there is no finding any more.",
      why: "An entry that is left behind would accept the same defect when somebody brings it back.",
      howToFix: "Write the baseline again: `earshot check --write-baseline FILE`.",
      limits: """
        Entries of rules that were not asked, and of files that were not looked at, are not reported.
        """,
      references: []),
    examples: [])

  static func finding(_ entry: Baseline.Entry) -> Finding? {
    guard let place = entry.place else { return nil }
    let view = entry.view.isEmpty ? "" : " in '\(entry.view)'"
    return Finding(
      Violation("baseline accepts a finding of \(entry.rule)\(view) that is gone", certainty: .certain, at: place),
      metadata: metadata, view: "")
  }
}
