import PlatformKnowledge
import SourceModel

/// Names made of signs: punctuation, arrows, shapes, emoji.
enum SignName {
  /// Whether a text has something to see and no letter or digit in it.
  static func isSign(_ text: String) -> Bool {
    let visible = text.filter { !$0.isWhitespace }
    // U+FFFC stands for a picture inside a text; private characters belong to icon fonts and are rules of their own.
    guard !visible.isEmpty, !visible.contains("\u{FFFC}"), visible.count <= 3 else { return false }
    return visible.allSatisfy { !$0.isLetter && !$0.isNumber || isEmoji(String($0)) }
  }

  /// Whether the text is shown as emoji.
  static func isEmoji(_ text: String) -> Bool {
    let visible = text.filter { !$0.isWhitespace }
    guard !visible.isEmpty else { return false }
    return visible.allSatisfy { character in
      guard let first = character.unicodeScalars.first, !first.isASCII else { return false }
      return first.properties.isEmojiPresentation
        || (first.properties.isEmoji && character.unicodeScalars.contains { $0.value == 0xFE0F })
    }
  }

  /// What a sign means on a button, in English.
  static func meaning(of text: String) -> String? {
    var bare = String.UnicodeScalarView()
    bare.append(contentsOf: text.unicodeScalars.filter { $0.value != 0xFE0F })
    return SignMeanings.meaning(of: String(bare).trimmed)
  }
}
