/// Types that are nothing but paint.
public enum PaintTypes {
  public static func contains(_ type: String) -> Bool { byName[type] != nil }

  /// Whether an expression names a member of a type to which projects add colours, such as `Color.theme.background`.
  public static func hasMember(_ expression: String) -> Bool {
    guard let dot = expression.firstIndex(of: ".") else { return false }
    return byName[String(expression[..<dot])] ?? false
  }

  /// Whether each takes members of projects.
  private static let byName = Dictionary(
    Table(.paintTypes).rows.map { ($0["name"], $0["members"] == "yes") }) { first, _ in first }
}
