/// What signs mean on buttons that show nothing else.
public enum SignMeanings {
  /// The English words for what a button with this sign most likely does; nil for a sign without a row.
  ///
  /// - Parameter sign: Without variation selectors and white space.
  public static func meaning(of sign: String) -> String? { meanings[sign] }

  private static let meanings = Dictionary(
    Table(.signMeanings).rows.map { ($0["sign"], $0["en"]) }, uniquingKeysWith: { first, _ in first })
}
