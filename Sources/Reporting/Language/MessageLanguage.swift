/// The language of messages and documentation, as against that of the app (`--locale`).
public enum MessageLanguage: String, CaseIterable, Sendable {
  case english = "en"
  case japanese = "ja"

  var translations: Translations? {
    switch self {
    case .english: nil
    case .japanese: .japanese
    }
  }
}
