/// Verbs in names of functions, by what is done.
public enum ActionVerbs {
  /// What a word says is done, such as `remove` for "delete"; nil where it says nothing of the kind.
  ///
  /// - Parameter word: In lower case.
  public static func deed(of word: String) -> String? { deeds[word] }

  private static let deeds: [String: String] = Dictionary(
    Table(.actionVerbs).rows.flatMap { row in row.list("verbs", separator: ",").map { ($0, row["deed"]) } },
    uniquingKeysWith: { first, _ in first })
}
