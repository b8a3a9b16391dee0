/// A language that VoiceOver itself speaks: the one of its role words, states and hints, not of the app's texts.
public enum SpeechLanguage: String, Sendable, CaseIterable {
  case english = "en"
  case japanese = "ja"
  case german = "de"
  case russian = "ru"
  case french = "fr"
  case spanish = "es"
  case chineseSimplified = "zh-hans"
  case chineseTraditional = "zh-hant"
  /// Any language without words here: all are English, and marked as such.
  case other = "und"

  /// The language of a locale identifier such as `de_AT` or `ja-JP`; nil for a language without a word table.
  public init?(locale: String) {
    let parts = locale.lowercased().split { $0 == "-" || $0 == "_" }
    if parts.first == "zh" {
      // Where no script is named, the region tells it.
      let isTraditional = parts.contains("hant")
        || !parts.contains("hans") && parts.contains { ["tw", "hk", "mo"].contains($0) }
      self = isTraditional ? .chineseTraditional : .chineseSimplified
      return
    }
    self.init(rawValue: parts.first.map(String.init) ?? "")
  }

  /// What stands between two chunks of a caption (speech-spec 2.1, R2; the Japanese one is from vector `ja-button`).
  public var chunkSeparator: String { self == .japanese ? "、" : ", " }

  /// Every word that VoiceOver adds by itself, in this language.
  public var vocabulary: Vocabulary { Vocabulary(language: self) }
}
