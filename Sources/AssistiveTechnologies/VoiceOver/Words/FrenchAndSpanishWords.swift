/// VoiceOver's French words: none has a source yet, so every word falls back to English.
enum FrenchWords {
  static let rows: [Word] = []
}

/// VoiceOver's Spanish words: none has a source yet, so every word falls back to English.
enum SpanishWords {
  static let rows: [Word] = []
}
