import PlatformKnowledge
import SourceModel

/// How rules look at the words of a text.
enum TextWords {
  /// The words, in lower case and without punctuation; "don't" is one word, "double-tap" are two.
  static func split(_ text: String) -> [String] {
    if let plain = splitPlain(text) { return plain }
    var words: [String] = []
    var current = ""
    for character in text {
      if character.isLetter || character.isNumber {
        current += character.lowercased()
      } else if character != "'" && character != "\u{2019}" {
        if !current.isEmpty { words.append(current) }
        current = ""
      }
    }
    return current.isEmpty ? words : words + [current]
  }

  /// The same of a text in ASCII, as most are, without asking for the properties of each character; nil for others.
  private static func splitPlain(_ text: String) -> [String]? {
    var words: [String] = []
    var current: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): current.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): current.append(byte | 0x20)
      case UInt8(ascii: "'"): continue
      case 0x80...: return nil
      default:
        if !current.isEmpty { words.append(String(decoding: current, as: UTF8.self)) }
        current.removeAll(keepingCapacity: true)
      }
    }
    return current.isEmpty ? words : words + [String(decoding: current, as: UTF8.self)]
  }

  /// The languages whose word lists apply to a text: Japanese and Korean by their script, else what the app is written
  /// in; Latin letters in an app of another script are taken for English.
  static func languages(of text: String, in context: RuleContext) -> [String] {
    languages(of: text, inAppOf: context.developmentLanguage)
  }

  /// - Parameter language: What the app is written in.
  static func languages(of text: String, inAppOf language: String) -> [String] {
    if text.unicodeScalars.contains(where: { 0x3040...0x30FF ~= $0.value }) { return ["ja"] }
    let base = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    let isIdeographic = text.unicodeScalars.contains { 0x3400...0x9FFF ~= $0.value }
    if isIdeographic { return ["ja", "zh"].contains(base) ? [base] : [] }
    if text.unicodeScalars.contains(where: { 0xAC00...0xD7A3 ~= $0.value }) { return ["ko"] }
    if ["ja", "zh", "ko"].contains(base) { return ["en"] }
    return Words.languages.contains(base) ? [base] : []
  }

  /// Whether words are parted by spaces, so that they can be compared whole.
  static func partsWords(_ language: String) -> Bool { language != "ja" && language != "zh" }

  /// Whether there is anything to say in a text: a letter of any script.
  static func hasLetters(_ text: String) -> Bool { text.contains(where: \.isLetter) }

  /// A text that ends with one of some words, and what stands before it.
  struct Ending: Hashable {
    /// The word as written.
    var word: String
    /// Without the word and the punctuation between.
    var rest: String
    /// A comma, a colon or the like parts the two.
    var isParted: Bool
  }

  /// The longest of the words that the text ends with, as a whole word where the language parts words.
  static func ending(of text: String, in words: [String], language: String) -> Ending? {
    var trimmed = Substring(text)
    while let last = trimmed.last, " .!。)）】".contains(last) { trimmed = trimmed.dropLast() }
    for word in words.sorted(by: { ($0.count, $1) > ($1.count, $0) }) where trimmed.count >= word.count {
      let written = trimmed.suffix(word.count)
      guard written.lowercased() == word.lowercased() else { continue }
      let before = trimmed.dropLast(word.count)
      if partsWords(language), let last = before.last, last.isLetter || last.isNumber { continue }
      var rest = before
      while let last = rest.last, last.isWhitespace || ",:;–—-(（、：|・/".contains(last) { rest = rest.dropLast() }
      let between = before.dropFirst(rest.count)
      return Ending(
        word: String(written), rest: String(rest), isParted: between.contains { !$0.isWhitespace && $0 != "-" })
    }
    return nil
  }
}

extension String {
  /// With a capital first letter, as a label begins.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
  /// With a small first letter, as within a sentence, but for proper names.
  var lowercasedFirst: String {
    NameWords.isBrand(self) || split(separator: " ").first.map({ NameWords.isBrand(String($0)) }) ?? false ? self : prefix(1).lowercased() + dropFirst()
  }

  /// Without white space at both ends.
  var trimmed: String {
    var text = Substring(self)
    while text.first?.isWhitespace ?? false { text = text.dropFirst() }
    while text.last?.isWhitespace ?? false { text = text.dropLast() }
    return String(text)
  }
}
