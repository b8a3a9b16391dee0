import PlatformKnowledge
import Rules

/// What source shows about a clause of a standard.
public struct Assessment: Sendable {
  public enum Verdict: String, Hashable, Sendable, CaseIterable {
    /// Met by what the clause asks for, whatever the app does; never concluded from the absence of findings.
    case supports
    case partlySupports = "partly-supports"
    case doesNotSupport = "does-not-support"
    case notApplicable = "not-applicable"
    case cannotBeTold = "cannot-be-told"

    public var title: String {
      switch self {
      case .supports: "Supports"
      case .partlySupports: "Partly supports"
      case .doesNotSupport: "Does not support"
      case .notApplicable: "Not applicable"
      case .cannotBeTold: "Cannot be told from source"
      }
    }
  }

  public var clause: ConformanceClause
  public var verdict: Verdict
  /// Why the verdict is what it is, in a sentence.
  public var reason: String
  /// Defects that were found.
  public var against: [Finding]
  /// What a person has to look at before it counts.
  public var toReview: [Finding]
  /// Defects that comments in the source keep back.
  public var setAside: Int
  /// Rules that were asked about it, by id.
  public var asked: [String]
  /// Rules about it that the configuration turns off, by id.
  public var notAsked: [String]
  /// Views with a defect.
  public var views: Int
}

/// Judges clauses by findings.
///
/// A static tool never shows that a clause is met: it sees no pictures, no data and no device. So the absence of
/// findings is never "supports"; it is "cannot be told", with the rules that were asked and what is left to test.
struct Assessor {
  private let report: AuditReport
  private let findings: [Finding]
  /// Ids of all rules about a criterion.
  private let rulesOfCriteria: [String: [String]]
  private let asked: Set<String>
  private let viewCount: Int

  init(_ report: AuditReport) {
    self.report = report
    findings = report.check.findings + report.accepted
    var rules: [String: [String]] = [:]
    for metadata in RuleRegistry.all.map({ $0.metadata }) {
      for criterion in metadata.wcag { rules[criterion, default: []].append(metadata.id) }
    }
    rulesOfCriteria = rules
    asked = Set(report.check.rules.map(\.id))
    viewCount = Set(report.screens.filter { !$0.stops.isEmpty }.map(\.name)).count
  }

  func assess(_ clause: ConformanceClause) -> Assessment {
    let rules = ruleIDs(of: clause)
    let concerned = findings.filter { rules.contains($0.rule) }
    let counts = clause.given == nil
    let against = counts ? concerned.filter(\.isDefect) : []
    let toReview = counts ? concerned.filter { !$0.isDefect } : concerned
    let views = Set(against.map(\.view)).count
    let isAsked = !rules.isDisjoint(with: asked)
    let (verdict, reason) = verdict(on: clause, against: against, toReview: toReview, views: views, isAsked: isAsked)
    return Assessment(
      clause: clause, verdict: verdict, reason: reason, against: against, toReview: toReview,
      setAside: report.check.setAside.filter { $0.cause == .comment && rules.contains($0.finding.rule) }.count,
      asked: rules.filter(asked.contains).sorted(), notAsked: rules.filter { !asked.contains($0) }.sorted(), views: views)
  }

  private func ruleIDs(of clause: ConformanceClause) -> Set<String> {
    var criteria = clause.criteria
    if let own = clause.criterion?.id { criteria.append(own) }
    return Set(criteria.flatMap { rulesOfCriteria[$0] ?? [] } + clause.rules)
  }

  private func verdict(
    on clause: ConformanceClause, against: [Finding], toReview: [Finding], views: Int, isAsked: Bool
  ) -> (Assessment.Verdict, String) {
    switch clause.given {
    case .supports: return (.supports, clause.note)
    case .notApplicable: return (.notApplicable, clause.note)
    case .review, nil: break
    }
    if !against.isEmpty {
      let number = Self.count(against.count, "defect")
      // What names no view, such as a setting of the app, holds everywhere.
      if clause.scope == .app, against.contains(where: \.view.isEmpty) {
        return (.doesNotSupport, "\(number), one of them about the whole app.")
      }
      let extent = "\(number) in \(views) of \(Self.count(viewCount, "view")) with something to hear."
      return views * 2 > viewCount ? (.doesNotSupport, extent) : (.partlySupports, extent)
    }
    let leftOver = toReview.isEmpty ? "" : " \(Self.count(toReview.count, "place")) to look at."
    switch clause.visibility {
    case .violation, .part:
      let reason = isAsked ? "No defect was found; that shows no conformance." : "The rules about it were not asked."
      return (.cannotBeTold, reason + leftOver)
    case .coverage, .nothing: return (.cannotBeTold, "Source does not show it." + leftOver)
    }
  }

  static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}

extension Finding {
  /// Sure enough, and bad enough, to speak against conformance.
  var isDefect: Bool { certainty != .review && severity > .note }
}

/// The assessments of one standard.
public struct ConformanceTable: Sendable {
  public var id: String
  public var title: String
  /// What has to be known to read it.
  public var introduction: String
  public var rows: [Assessment]

  public func count(_ verdict: Assessment.Verdict) -> Int { rows.count { $0.verdict == verdict } }
}

extension AuditReport {
  /// What source shows by WCAG 2.2, EN 301 549 and Section 508.
  public var conformance: [ConformanceTable] {
    let assessor = Assessor(self)
    return [
      ConformanceTable(
        id: "wcag", title: "WCAG 2.2, levels A and AA",
        introduction: "The success criteria as they are read for apps (WCAG2ICT, WCAG2Mobile).",
        rows: Conformance.wcag.map(assessor.assess)),
      ConformanceTable(
        id: "en301549", title: "EN 301 549 V\(standard.rawValue)", introduction: standard.introduction,
        rows: Conformance.en301549(standard).map(assessor.assess)),
      ConformanceTable(
        id: "section508", title: "Revised Section 508",
        introduction: "Asks for the A and AA criteria of WCAG 2.0, and for chapter 5 (software) of its own.",
        rows: Conformance.section508.map(assessor.assess)),
    ]
  }
}

extension EN301549Version {
  fileprivate var introduction: String {
    switch self {
    case .v3:
      """
      Chapter 11, and of other chapters what speaks of software: clauses of chapter 5, chapter 7 for apps with video, \
      12.1.1. Not listed are chapter 4, which the others fulfil, and chapter 6, which a person tests in apps with \
      calls. V3.2.1 stands on WCAG 2.1 and is the version that the Official Journal of the EU cites; V4.1.1 of September 2026 \
      stands on WCAG 2.2 and is not cited yet.
      """
    case .v4:
      """
      Chapter 11 and the clauses of chapter 5 that speak of software; chapters 6 and 7 for apps with calls or video, \
      and chapter 12, are not listed. V4.1.1 was published in September 2026 and stands \
      on WCAG 2.2; the Official Journal of the EU still cites V3.2.1.
      """
    }
  }
}
