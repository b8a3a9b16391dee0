/// The words of a name in ASCII, as nearly all are: what Unicode says of each letter takes many times as long.
enum LetterRuns {
  /// The words in small letters, in order; nil for a name with other letters. What is no letter parts words.
  ///
  /// - Parameter keepsRuns: A capital begins a word only after a small letter, so that `lowBGValue` has `bgvalue`; else each
  ///   capital begins one.
  static func words(of name: String, keepsRuns: Bool) -> [String]? {
    var words: [String] = []
    var word: [UInt8] = []
    var isAfterSmall = false
    func close() {
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word.removeAll(keepingCapacity: true)
    }
    for byte in name.utf8 {
      guard byte < 0x80 else { return nil }
      let small = byte | 0x20
      guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(small) else {
        close()
        continue
      }
      let isCapital = byte != small
      if isCapital, isAfterSmall || !keepsRuns { close() }
      word.append(small)
      isAfterSmall = !isCapital
    }
    close()
    return words
  }
}
