import AccessibilityModel

/// A name as Voice Control hears it: the words alone, without case and punctuation. A hole is a word of its own, the
/// same as another only if its expression is.
struct NamePhrase: Hashable {
  let words: [String]

  init(_ text: SpokenText) {
    var words: [String] = []
    var current = ""
    func flush() {
      if !current.isEmpty { words.append(current) }
      current = ""
    }
    for part in text.parts {
      guard case .literal(let literal) = part else {
        current += SpokenText(parts: [part]).rendered
        continue
      }
      for character in literal {
        if character.isLetter || character.isNumber {
          current += character.lowercased()
        } else if !Self.apostrophes.contains(character) {
          flush()
        }
      }
    }
    flush()
    self.words = words
  }

  /// Part of a word: "Don't" is one word, however it is written.
  private static let apostrophes: Set<Character> = ["'", "\u{2019}"]

  var isEmpty: Bool { words.isEmpty }

  /// Whether the words of `other` follow each other in this phrase.
  func contains(_ other: NamePhrase) -> Bool {
    guard !other.words.isEmpty else { return true }
    // Scripts without spaces between words: any stretch of the text can be said.
    if other.isUnspaced { return words.joined().contains(other.words.joined()) }
    guard other.words.count <= words.count else { return false }
    return (0...(words.count - other.words.count)).contains { start in
      words[start..<(start + other.words.count)].elementsEqual(other.words)
    }
  }

  private var isUnspaced: Bool {
    words.contains { $0.unicodeScalars.contains { scalar in Self.unspacedScripts.contains { $0 ~= scalar.value } } }
  }

  /// Thai, Lao, Khmer, kana, ideographs.
  private static let unspacedScripts: [ClosedRange<UInt32>] = [
    0x0E00...0x0EFF, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF,
  ]
}

extension SpokenText {
  /// The texts that run time may make of this one; up to a limit, beyond which a choice stays a hole.
  var variants: [SpokenText] {
    var result: [[Part]] = [[]]
    for part in parts {
      guard case .choice(let alternatives) = part else {
        result = result.map { $0 + [part] }
        continue
      }
      let texts = alternatives.flatMap(\.text.variants)
      if texts.isEmpty || result.count * texts.count > TranscriptBuilder.alternativeLimit {
        result = result.map { $0 + [.hole(SpokenText(parts: [part]).holeName)] }
      } else {
        result = result.flatMap { prefix in texts.map { prefix + $0.parts } }
      }
    }
    return result.map(SpokenText.init(parts:))
  }

  /// What stands between the quotes when a choice is rendered as a hole.
  private var holeName: String { String(rendered.dropFirst().dropLast()) }
}
