/// What pictures of asset catalogs stand for, by the words of their names, from `picture-words.tsv`.
public enum PictureWords {
  /// The SF Symbol that shows what a picture shows, where its name says no more than that: "magnifyingglass" for
  /// `ic_search_24px`; nil for all other names.
  ///
  /// - Parameter words: The words of the name, in lower case and in order.
  public static func symbol(for words: [String]) -> String? {
    let noise = NameWords.words(.pictureNoise)
    return symbols[words.filter { !noise.contains($0) }.joined(separator: " ")]
  }

  private static let symbols = Dictionary(
    Table(.pictureWords).rows.map { ($0["words"], $0["symbol"]) }, uniquingKeysWith: { first, _ in first })
}
