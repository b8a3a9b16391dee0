/// How often a rule was right in apps that nobody had read while the rules were written; see precision-wild.md.
public struct JudgedFindings: Hashable, Sendable {
  /// How many findings were judged.
  public let count: Int
  /// How many of them are true and somebody is worse off for it.
  public let right: Int

  /// Below this, the share of right ones says little.
  public static let enough = 5

  /// Of a rule by its id; nothing was judged where there is no row.
  public static func of(_ rule: String) -> JudgedFindings { rules[rule] ?? JudgedFindings(count: 0, right: 0) }

  private static let rules: [String: JudgedFindings] = Dictionary(
    Table(.judgedFindings).rows.compactMap { row in
      guard let count = Int(row["judged"]), let right = Int(row["right"]) else { return nil }
      return (row["rule"], JudgedFindings(count: count, right: right))
    },
    uniquingKeysWith: { first, _ in first })
}
