import Rules
import SourceModel

/// How much was looked at, and how much of it is known.
public struct Coverage: Hashable, Sendable {
  public var files: Int
  public var views: Int
  public var elements: Int
  public var known: Int
  public var partial: Int
  public var opaque: Int
  /// Those of the unknown elements that stand for what a component gets from its callers.
  public var supplied: Int
  /// Those of the unknown elements that stand for a view which contains itself, and so for what is listed around them.
  public var repeated: Int

  public init(
    files: Int, views: Int, elements: Int, known: Int, partial: Int, opaque: Int, supplied: Int = 0, repeated: Int = 0
  ) {
    self.supplied = supplied
    self.repeated = repeated
    self.files = files
    self.views = views
    self.elements = elements
    self.known = known
    self.partial = partial
    self.opaque = opaque
  }
}

/// A fix that was written to a file.
public struct AppliedFix: Hashable, Sendable {
  public var rule: String
  public var title: String
  /// Where the finding was before any fix.
  public var file: String
  public var line: Int

  public init(rule: String, title: String, file: String, line: Int) {
    self.rule = rule
    self.title = title
    self.file = file
    self.line = line
  }
}

/// A finding that is known and not reported.
public struct SetAsideFinding: Hashable, Sendable {
  public enum Cause: Hashable, Sendable {
    /// A comment in the source.
    case comment
    /// The baseline accepts it.
    case baseline
  }

  public var finding: Finding
  public var cause: Cause
  /// What the comment gives as its reason.
  public var reason: String?

  public init(_ finding: Finding, _ cause: Cause, reason: String? = nil) {
    self.finding = finding
    self.cause = cause
    self.reason = reason
  }
}

/// Which findings people see unasked; machine-readable formats that are read later have them all.
public struct FindingFilter: Hashable, Sendable {
  public var showsNotes: Bool
  public var showsReview: Bool

  public init(showsNotes: Bool = false, showsReview: Bool = false) {
    self.showsNotes = showsNotes
    self.showsReview = showsReview
  }

  public static let all = FindingFilter(showsNotes: true, showsReview: true)

  public func shows(_ finding: Finding) -> Bool {
    if finding.certainty == .review { return showsReview }
    return finding.severity != .note || showsNotes
  }
}

/// The result of a check, ready to be written in any format. Findings are in the order in which they are reported.
public struct CheckReport: Sendable {
  public var findings: [Finding]
  public var problems: [Problem]
  public var coverage: Coverage
  /// The rules that were asked, for formats that describe them.
  public var rules: [RuleMetadata]
  public var applied: [AppliedFix]
  /// What comments and the baseline keep back.
  public var setAside: [SetAsideFinding]
  public var filter: FindingFilter
  /// What became of the views of the code; nil where nobody asked.
  public var accounting: AccountingSummary?
  /// Of Earshot's own words; `translated(to:)` sets it.
  var language = MessageLanguage.english
  var words: Wording { Wording(language: language) }

  public init(
    findings: [Finding], problems: [Problem], coverage: Coverage, rules: [RuleMetadata], applied: [AppliedFix] = [],
    setAside: [SetAsideFinding] = [], filter: FindingFilter = FindingFilter()
  ) {
    self.findings = findings
    self.problems = problems
    self.coverage = coverage
    self.rules = rules
    self.applied = applied
    self.setAside = setAside
    self.filter = filter
  }

  /// Findings that a person is shown.
  var shown: [Finding] { findings.filter(filter.shows) }

  func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }
  func count(_ cause: SetAsideFinding.Cause) -> Int { setAside.count { $0.cause == cause } }
  var reviewCount: Int { findings.count { $0.certainty == .review } }
}

extension Finding {
  /// The message, with the number of uses of a component that it stands for.
  func fullMessage(_ words: Wording) -> String {
    uses > 1 ? words("{message} (in {n} uses)", ["message": message, "n": String(uses)]) : message
  }
}
