/// Standards that accessibility audits of apps go by.
public enum ConformanceStandard: String, Hashable, Sendable, CaseIterable {
  case wcag, en301549, section508
}

/// A clause of a standard: what source can show about it, and what a person still has to test.
public struct ConformanceClause: Hashable, Sendable {
  /// How much of it can be seen in source.
  public enum Visibility: String, Hashable, Sendable {
    /// Source can show a violation in common cases.
    case violation = "S"
    /// Part of it.
    case part = "P"
    /// Only where to look.
    case coverage = "C"
    case nothing = "N"
  }

  /// What one finding is about.
  public enum Scope: String, Hashable, Sendable { case app, screen }

  /// A verdict that stands in the table.
  public enum Given: String, Hashable, Sendable {
    case supports
    case notApplicable = "not-applicable"
    /// Findings are evidence to look at and decide nothing.
    case review
  }

  public let standard: ConformanceStandard
  public let id: String
  public let title: String
  /// The criterion of WCAG that the clause asks for; nil for clauses of their own.
  public let criterion: Criterion?
  /// Further criteria of WCAG whose rules are evidence.
  public let criteria: [String]
  /// Ids of further rules that are evidence.
  public let rules: [String]
  public let visibility: Visibility
  public let scope: Scope
  public let given: Given?
  /// What a person has to test; empty where there is nothing.
  public let test: String
  public let note: String
}

/// A version of EN 301 549.
public enum EN301549Version: String, Hashable, Sendable, CaseIterable {
  /// Cited in the Official Journal of the EU; stands on WCAG 2.1.
  case v3 = "3.2.1"
  /// Published in September 2026; stands on WCAG 2.2.
  case v4 = "4.1.1"
}

/// The clauses of the standards, in their order.
public enum Conformance {
  /// WCAG 2.2, levels A and AA.
  public static let wcag: [ConformanceClause] = WCAG.all.compactMap { criterion in
    rows.first { $0["standard"] == "wcag" && $0["id"] == criterion.id }.map {
      ConformanceClause($0, .wcag, id: criterion.id, criterion: criterion)
    }
  }

  /// Chapter 11 (software) of EN 301 549, and the clauses of chapter 5 that speak of software.
  public static func en301549(_ version: EN301549Version) -> [ConformanceClause] {
    let own = rows.filter { $0["standard"] == "en301549" && $0.list("versions").contains(version.rawValue) }.map {
      ConformanceClause($0, .en301549, id: $0["id"], criterion: nil)
    }
    let ofCriteria = wcag.compactMap { clause -> ConformanceClause? in
      guard let criterion = clause.criterion else { return nil }
      let number = version == .v3 ? criterion.en301549Clause : criterion.en301549Clause41
      return number.map { clause.asked(by: .en301549, as: $0) }
    }
    return (own + ofCriteria).sorted { $0.numbers.lexicographicallyPrecedes($1.numbers) }
  }

  /// Criteria of WCAG 2.0 that the Revised Section 508 asks of software, and its chapter 5.
  public static let section508: [ConformanceClause] =
    wcag.filter { $0.criterion.map { firstVersion(of: $0.id) == "2.0" } ?? false }.map {
      $0.asked(by: .section508, as: $0.id)
    } + rows.filter { $0["standard"] == "section508" }.map {
      ConformanceClause($0, .section508, id: $0["id"], criterion: nil)
    }

  private static func firstVersion(of criterion: String) -> String {
    rows.first { $0["standard"] == "wcag" && $0["id"] == criterion }?["versions"] ?? ""
  }

  private static let rows = Table(.conformance).rows
}

extension ConformanceClause {
  init(_ row: Table.Row, _ standard: ConformanceStandard, id: String, criterion: Criterion?) {
    self.init(
      standard: standard, id: id, title: criterion?.title ?? row["title"], criterion: criterion,
      criteria: row.list("criteria"), rules: row.list("rules"),
      visibility: Visibility(rawValue: row["static"]) ?? .nothing, scope: Scope(rawValue: row["scope"]) ?? .screen,
      given: row.optional("given").flatMap(Given.init), test: row["test"], note: row["note"])
  }

  /// The same as a clause of another standard.
  func asked(by standard: ConformanceStandard, as id: String) -> ConformanceClause {
    ConformanceClause(
      standard: standard, id: id, title: title, criterion: criterion, criteria: criteria, rules: rules,
      visibility: visibility, scope: scope, given: given, test: test, note: note)
  }

  /// `11.4.1.2` in the order of clauses.
  fileprivate var numbers: [Int] { id.split(separator: ".").map { Int($0) ?? 0 } }
}
