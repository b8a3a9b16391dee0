/// What single names are, by the words of the lists.
extension NameWords {
  /// How a proper name is spelled, by its letters in lower case: "Wi-Fi" of "wifi".
  public static let brands = Dictionary(
    words(.brand).map { (letters($0), $0) }, uniquingKeysWith: { first, _ in first })

  private static func letters(_ word: String) -> String { word.lowercased().filter { $0.isLetter || $0.isNumber } }

  /// Whether a word is a proper name and spelled as such.
  public static func isBrand(_ word: String) -> Bool { brands[letters(word)] == word }

  /// Whether a function only hands on a message, as its name tells: `send`, `sendViewAction`.
  public static func isDispatch(_ function: String) -> Bool {
    let name = function.lowercased()
    return words(.messageVerb).contains { verb in
      name == verb || name.hasPrefix(verb) && words(.messageKind).contains(where: name.hasSuffix)
    }
  }
}
