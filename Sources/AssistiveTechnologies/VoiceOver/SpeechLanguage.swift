/// A language that VoiceOver itself speaks: the one of its role words, states and hints, not of the app's texts.
public enum SpeechLanguage: String, Sendable, CaseIterable {
  case english = "en"
  case japanese = "ja"
  case german = "de"
  case russian = "ru"
  case french = "fr"
  case spanish = "es"
  /// Any language without words here: all are English, and marked as such.
  case other = "und"

  /// The language of a locale identifier such as `de_AT` or `ja-JP`; nil for a language without a word table.
  public init?(locale: String) {
    let code = locale.prefix { $0 != "-" && $0 != "_" }
    self.init(rawValue: code.lowercased())
  }

  /// What stands between two chunks of a caption (speech-spec 2.1, R2; the Japanese one is from vector `ja-button`).
  public var chunkSeparator: String { self == .japanese ? "、" : ", " }

  /// Every word that VoiceOver adds by itself, in this language.
  public var vocabulary: Vocabulary { Vocabulary(language: self) }
}
