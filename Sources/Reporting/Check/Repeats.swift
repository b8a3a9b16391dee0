import Rules
import SourceModel

/// Findings of one file that have the same cause, as far as can be told: the same is said of them, they sound the same,
/// and the same would repair them. Whoever has read one has read them all.
struct Repeats {
  /// So many are told one by one.
  static let limit = 2

  /// In the order of their first.
  private(set) var groups: [(first: Finding, others: [Finding])] = []

  private struct Cause: Hashable {
    var rule: String
    var severity: Severity
    var certainty: FindingCertainty
    var message: String
    var uses: Int
    var heard: Heard?
    var fixes: [String]
    var related: [RelatedPlace]
  }

  init(_ findings: [Finding]) {
    var places: [Cause: [Int]] = [:]
    let causes = findings.map(Self.cause)
    for (index, cause) in causes.enumerated() { places[cause, default: []].append(index) }
    for (index, cause) in causes.enumerated() {
      let equal = places[cause] ?? []
      if equal.count <= Self.limit {
        groups.append((findings[index], []))
      } else if equal.first == index {
        groups.append((findings[index], equal.dropFirst().map { findings[$0] }))
      }
    }
  }

  private static func cause(of finding: Finding) -> Cause {
    Cause(
      rule: finding.rule, severity: finding.severity, certainty: finding.certainty, message: finding.message, uses: finding.uses,
      heard: finding.heard, fixes: finding.fixes.map(\.title), related: finding.related)
  }
}

extension CheckReport {
  /// What the others are told by: `and 3 more like it: 41:9, 55:9 and 70:13`.
  static func told(_ places: [String], _ words: Wording) -> String {
    words("and {n} more like it: {places}", ["n": String(places.count), "places": places.joined(separator: words.comma)])
  }
}
