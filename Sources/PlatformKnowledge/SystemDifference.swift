/// A way in which one version of iOS is heard unlike another.
public enum SystemDifference: String, Hashable, Sendable, CaseIterable {
  case sectionHeaderCapitals = "section-header-capitals"
  case tabBadgeValue = "tab-badge-value"
  case stepperEndDimmed = "stepper-end-dimmed"
  case dialogCancel = "dialog-cancel"
  case disclosureButton = "disclosure-button"
  case disclosureArrowApart = "disclosure-arrow-apart"
  case disclosureStatus = "disclosure-status"
  case expandedStatus = "expanded-status"
  case switchStateText = "switch-state-text"
  case backButtonNames = "back-button-names"

  /// What the table says of it; nil when it has no such row, which a test rules out.
  public var facts: SystemDifferenceFacts? { SystemBehavior.table[rawValue] }
}

/// A row of the table of differences.
public struct SystemDifferenceFacts: Hashable, Sendable {
  /// The first version that does so, such as `17`; nil where it is so as far back as is known.
  public let first: String?
  /// The last version that does so, with all versions after its dot; nil where the newest still does.
  public let last: String?
  public let what: String
  public let source: String
  public let confidence: Confidence

  /// Whether a version is among those that do so.
  func holds(major: Int, minor: Int) -> Bool {
    let version = [major, minor]
    let isLate = first.map { !version.lexicographicallyPrecedes(Self.numbers($0)) } ?? true
    // `18` means 18.0 as well as 18.6.
    let end = last.map(Self.numbers)
    let isEarly = end.map { !$0.lexicographicallyPrecedes(version.prefix($0.count)) } ?? true
    return isLate && isEarly
  }

  static func numbers(_ version: String) -> [Int] { version.split(separator: ".").compactMap { Int($0) } }
}

/// How one version of iOS behaves, where versions differ.
public struct SystemBehavior: Hashable, Sendable {
  private let differences: Set<SystemDifference>

  /// How iOS behaves in a version, `17.5` being 17 and 5.
  public init(major: Int, minor: Int) {
    differences = Set(SystemDifference.allCases.filter { $0.facts?.holds(major: major, minor: minor) ?? false })
  }

  /// How the newest system behaves.
  public static let newest = SystemBehavior(major: known.upperBound, minor: .max)

  public func has(_ difference: SystemDifference) -> Bool { differences.contains(difference) }

  /// The major versions of which anything is known; a newer one is taken to behave as the last of them.
  public static var known: ClosedRange<Int> { range("known") ?? 0...0 }

  /// Numbers between those that no version of iOS has.
  public static func isUnused(major: Int) -> Bool { range("unused")?.contains(major) ?? false }

  private static func range(_ key: String) -> ClosedRange<Int>? {
    guard let row = table[key], let first = row.first.flatMap({ Int($0) }), let last = row.last.flatMap({ Int($0) }),
      first <= last else { return nil }
    return first...last
  }

  /// The rows by their keys, those that bound what is known included.
  static let table: [String: SystemDifferenceFacts] = {
    let rows = Table(.systemDifferences).rows.map { ($0["key"], SystemDifferenceFacts($0)) }
    return Dictionary(rows) { first, _ in first }
  }()
}

extension SystemDifferenceFacts {
  init(_ row: Table.Row) {
    self.init(
      first: row.optional("first"), last: row.optional("last"), what: row["what"],
      source: FactSources.text(row.list("sources", separator: "|")),
      confidence: Confidence(rawValue: row["confidence"]) ?? .low)
  }
}
