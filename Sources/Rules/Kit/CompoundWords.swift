/// Words of one piece that names in code part with a capital: `goForWard`, `placeHolder`.
enum CompoundWords {
  /// What follows each first half.
  private static let halves = ["for": "ward", "place": "holder", "pass": "word"]

  /// The same words with such halves put together, as the first of them is written.
  static func joined(_ words: [String]) -> [String] {
    guard words.count > 1, words.contains(where: { $0.count == 4 && $0.lowercased() == "ward" || $0.count == 6 && $0.lowercased() == "holder" || $0.lowercased() == "word" })
    else { return words }
    var result: [String] = []
    for word in words {
      if let last = result.last, halves[last.lowercased()] == word.lowercased() {
        result[result.count - 1] = last + word.lowercased()
      } else {
        result.append(word)
      }
    }
    return result
  }
}
