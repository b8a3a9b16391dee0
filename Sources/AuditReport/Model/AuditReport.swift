import AssistiveTechnologies
import PlatformKnowledge
import Reporting
import Rules

/// Everything that a report of an app tells, ready to be written in any format. Pure values: writing a report opens no
/// file and asks no clock.
public struct AuditReport: Sendable {
  public var product: AuditedProduct
  /// Findings, problems, coverage and rules. Findings that the baseline accepts are among `accepted`.
  public var check: CheckReport
  /// Findings that the baseline accepts: defects all the same.
  public var accepted: [Finding]
  public var screens: [AuditScreen]
  /// How screens lead to each other; nil where nobody asked.
  public var map: AuditMap?
  /// Why elements are not fully known, the most frequent first.
  public var gaps: [CoverageGap]
  /// Why expressions that make views are in no screen, the most frequent first; their numbers are those of `check`.
  public var unheard: [UnheardReason] = []
  public var standard: EN301549Version
  /// Labels of the App Store that the configuration claims.
  public var claims: [NutritionLabel]
  /// Totals of earlier reports, the oldest first.
  public var history: [ReportTotals]
  /// Of the app and of VoiceOver.
  public var locale: String

  public init(
    product: AuditedProduct, check: CheckReport, accepted: [Finding] = [], screens: [AuditScreen], map: AuditMap? = nil,
    gaps: [CoverageGap] = [], standard: EN301549Version = .v3, claims: [NutritionLabel] = [],
    history: [ReportTotals] = [], locale: String = "en"
  ) {
    self.product = product
    self.check = check
    self.accepted = accepted
    self.screens = screens
    self.map = map
    self.gaps = gaps
    self.standard = standard
    self.claims = claims
    self.history = history
    self.locale = locale
  }
}

/// A reason why expressions that make views are in no screen.
public struct UnheardReason: Hashable, Sendable {
  public var reason: String
  /// Whether the code was not followed, as against code that no user gets to.
  public var isGap: Bool
  public var expressions: Int
  /// The first of them.
  public var view: String
  public var file: String
  public var line: Int

  public init(reason: String, isGap: Bool, expressions: Int, view: String, file: String, line: Int) {
    self.reason = reason
    self.isGap = isGap
    self.expressions = expressions
    self.view = view
    self.file = file
    self.line = line
  }
}

/// What a report is about, in the words of whoever asked for it.
public struct AuditedProduct: Hashable, Sendable {
  public var name: String
  public var version: String?
  /// As given: a report that asked a clock would be another one each time.
  public var date: String?
  public var author: String?
  public var email: String?

  public init(
    name: String, version: String? = nil, date: String? = nil, author: String? = nil, email: String? = nil
  ) {
    self.name = name
    self.version = version
    self.date = date
    self.author = author
    self.email = email
  }
}

/// A reason why elements are not fully known.
public struct CoverageGap: Hashable, Sendable {
  /// The kind, as in `opaque-view`.
  public var kind: String
  public var explanation: String
  public var elements: Int

  public init(kind: String, explanation: String, elements: Int) {
    self.kind = kind
    self.explanation = explanation
    self.elements = elements
  }
}

/// The numbers of a report, for comparing with others.
public struct ReportTotals: Hashable, Sendable {
  /// A date, or the name of the file it was read from.
  public var label: String
  public var errors: Int
  public var warnings: Int
  public var notes: Int
  public var review: Int
  public var views: Int
  /// Stops of screens that are fully known, of all.
  public var known: Int
  public var elements: Int

  public init(
    label: String, errors: Int, warnings: Int, notes: Int, review: Int, views: Int, known: Int, elements: Int
  ) {
    self.label = label
    self.errors = errors
    self.warnings = warnings
    self.notes = notes
    self.review = review
    self.views = views
    self.known = known
    self.elements = elements
  }
}

/// What a finding is counted as.
public enum FindingGrade: String, Hashable, Sendable, CaseIterable {
  case error, warning, note, review

  public init(_ finding: Finding) {
    if finding.certainty == .review {
      self = .review
    } else {
      switch finding.severity {
      case .error: self = .error
      case .warning: self = .warning
      case .note: self = .note
      }
    }
  }

  /// What the word means, for people who read a report for the first time.
  public var meaning: String {
    switch self {
    case .error: "Somebody is kept from something, or hears what is wrong."
    case .warning: "Somebody is hindered, or in some situations kept from something."
    case .note: "Good practice; nobody is kept from anything."
    case .review: "Source does not tell; a person has to look."
    }
  }
}

/// What it takes to repair a finding.
public enum RepairEffort: String, Hashable, Sendable, CaseIterable {
  case automatic, words, manual

  public init(_ finding: Finding) {
    if finding.fixes.contains(where: { $0.safety == .safe }) {
      self = .automatic
    } else {
      self = finding.fixes.isEmpty ? .manual : .words
    }
  }

  public var title: String {
    switch self {
    case .automatic: "applied by 'check --fix'"
    case .words: "a fix is proposed; look at its words"
    case .manual: "by hand"
    }
  }
}

extension AuditReport {
  public func count(_ grade: FindingGrade) -> Int { check.findings.count { FindingGrade($0) == grade } }

  /// The totals of this report.
  public var totals: ReportTotals {
    ReportTotals(
      label: product.date ?? "this report", errors: count(.error), warnings: count(.warning), notes: count(.note),
      review: count(.review), views: check.coverage.views, known: check.coverage.known,
      elements: check.coverage.elements)
  }
}
