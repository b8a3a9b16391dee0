/// Short forms in English texts that may be misread when they are spoken.
public enum Abbreviations {
  /// Units that may be misread behind a number: "h", "K". Capitals matter.
  public static let units = texts("unit")

  /// Words that may be misread wherever they stand, in lower case: "w/o", "qty".
  public static let words = texts("word")

  /// What codes are called that are read as one large number, in lower case: "tracking number".
  public static let codes = texts("code")

  private static func texts(_ kind: String) -> Set<String> {
    Set(Table(.abbreviations).rows.filter { $0["kind"] == kind }.map { $0["text"] })
  }
}
