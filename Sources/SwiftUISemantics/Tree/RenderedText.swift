import AccessibilityModel
import ViewEvaluation

extension Markdown {
  /// The text as it is spoken. Plain strings are not rendered and keep their characters.
  static func stripped(_ text: ResolvedText) -> SpokenText {
    isRendered(in: text) ? strip(text.spoken) : text.spoken
  }

  /// Whether SwiftUI takes a text for Markdown.
  static func isRendered(in text: ResolvedText) -> Bool {
    switch text.localization {
    case .catalog, .untranslated, .missingKey: true
    case .verbatim, .dynamic: false
    }
  }
}
