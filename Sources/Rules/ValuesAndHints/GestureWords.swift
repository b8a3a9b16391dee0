import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// A gesture that a text tells people to make.
struct GestureWords: Hashable {
  /// As the word list spells it.
  var phrase: String
  /// What the text says without the instruction, where that can be told mechanically.
  var result: String?

  var isSwipe: Bool { Self.swipes.contains(where: phrase.hasPrefix) }

  /// Another thing than what activating does: dragging moves what a press opens.
  var isDrag: Bool { phrase.split(separator: " ").contains("drag") }

  private static let swipes = Words.swipeWords

  /// Several gestures one after the other, as a field says that records one: what may be entered, and not what
  /// activates.
  static func lists(_ text: SpokenText) -> Bool {
    let words = text.literals.flatMap(TextWords.split)
    return words.count { listed.contains($0) } > 2
  }

  private static let listed = Set(phrases.filter { $0.count == 1 }.map { $0[0] } + ["hold", "drag", "scroll"])

  /// The first instruction in a text.
  static func gesture(in text: String, _ context: RuleContext) -> GestureWords? {
    for language in TextWords.languages(of: text, in: context) {
      let found = switch language {
      case "ja": japanese(text)
      case "en": english(text)
      default: other(text, language)
      }
      if let found { return found }
    }
    return nil
  }

  // MARK: English

  private static func english(_ text: String) -> GestureWords? {
    for clause in text.split(whereSeparator: { ".,;:!(".contains($0) }) {
      let words = TextWords.split(String(clause))
      for (index, _) in words.enumerated() {
        let rest = words[index...]
        if index > 0, whenWords.contains(words[index - 1]), participles.contains(words[index]) {
          return GestureWords(phrase: words[(index - 1)...index].joined(separator: " "), result: nil)
        }
        guard let phrase = phrases.first(where: { rest.starts(with: $0) }) else { continue }
        let isStart = words[..<index].allSatisfy(openings.contains)
        let next = rest.dropFirst(phrase.count).first
        // One word is an instruction at the start of a clause: "Tap to …", unlike "tap water".
        guard phrase.count > 1 || isStart else { continue }
        guard next.map(followers.contains) ?? true else { continue }
        let isFirst = index == 0 && text.hasPrefix(clause)
        return GestureWords(phrase: phrase.joined(separator: " "), result: isFirst ? result(text) : nil)
      }
    }
    return nil
  }

  /// "Double tap to open settings" → "Opens settings".
  private static func result(_ text: String) -> String? {
    guard let to = text.lowercased().firstRange(of: " to ") else { return nil }
    let offset = text.lowercased().distance(from: text.lowercased().startIndex, to: to.upperBound)
    let before = text.prefix(max(0, offset - 4))
    // More than a gesture before the verb would be lost.
    guard before.split(separator: " ").count <= 5, !before.contains(where: { ".,;:".contains($0) }) else { return nil }
    return EnglishVerb.sentence(from: String(text.dropFirst(offset)))
  }

  private static let phrases = phrases("en")

  /// The gestures as lists of words, long ones first.
  private static func phrases(_ language: String) -> [[String]] {
    Words.gestureWords(language).map(TextWords.split).sorted { ($0.count, $1[0]) > ($1.count, $0[0]) }
  }

  private static let openings = Words.gestureOpeningWords
  private static let followers = Words.gestureFollowerWords

  private static let whenWords = Words.gestureWhenWords
  private static let participles = Words.gestureParticipleWords

  // MARK: Other languages

  private static func japanese(_ text: String) -> GestureWords? {
    let words = Words.gestureWords("ja").sorted { ($0.count, $1) > ($1.count, $0) }
    guard let word = words.first(where: { text.contains($0) }) else { return nil }
    // 「タッチ」 alone is part of names.
    if word == "タッチ", !["して", "すると"].contains(where: { text.contains("タッチ" + $0) }) { return nil }
    for ending in ["して", "すると、", "すると", "し、", "で"] where text.hasPrefix(word + ending) {
      let rest = text.dropFirst((word + ending).count).drop { "、 ".contains($0) }
      return GestureWords(phrase: word, result: rest.isEmpty ? nil : String(rest))
    }
    return GestureWords(phrase: word, result: nil)
  }

  /// An instruction at the start, or in German at the end after "Zum …": "Zum Öffnen doppeltippen".
  private static func other(_ text: String, _ language: String) -> GestureWords? {
    if language == "ko" || language == "zh" {
      let words = Words.gestureWords(language).sorted { ($0.count, $1) > ($1.count, $0) }
      return words.first(where: text.contains).map { GestureWords(phrase: $0, result: nil) }
    }
    let words = TextWords.split(text)
    let phrases = phrases(language)
    if let phrase = phrases.first(where: { words.starts(with: $0) }) {
      return GestureWords(phrase: phrase.joined(separator: " "), result: nil)
    }
    guard language == "de", let first = words.first, ["zum", "zur"].contains(first), let last = words.last,
      phrases.contains([last]) else { return nil }
    return GestureWords(phrase: last, result: nil)
  }
}
