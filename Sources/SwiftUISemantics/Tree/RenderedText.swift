import AccessibilityModel
import ViewEvaluation

extension Markdown {
  /// The text as it is spoken. Plain strings are not rendered and keep their characters.
  static func stripped(_ text: ResolvedText) -> SpokenText {
    switch text.localization {
    case .catalog, .missingKey: text.spoken.mapLiterals(strip)
    case .verbatim, .dynamic: text.spoken
    }
  }
}
