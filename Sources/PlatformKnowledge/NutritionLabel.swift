/// The Accessibility Nutrition Labels of the App Store.
///
/// Source: App Store Connect Help, "Overview of Accessibility Nutrition Labels". Raw values are the tags in the tables.
public enum NutritionLabel: String, CaseIterable, Sendable {
  case voiceOver = "voiceover"
  case voiceControl = "voice-control"
  case largerText = "larger-text"
  case darkInterface = "dark-interface"
  case differentiateWithoutColor = "differentiate-without-color"
  case sufficientContrast = "sufficient-contrast"
  case reducedMotion = "reduced-motion"
  case captions
  case audioDescriptions = "audio-descriptions"

  /// As the App Store shows it in English.
  public var name: String {
    switch self {
    case .voiceOver: "VoiceOver"
    case .voiceControl: "Voice Control"
    case .largerText: "Larger Text"
    case .darkInterface: "Dark Interface"
    case .differentiateWithoutColor: "Differentiate Without Color Alone"
    case .sufficientContrast: "Sufficient Contrast"
    case .reducedMotion: "Reduced Motion"
    case .captions: "Captions"
    case .audioDescriptions: "Audio Descriptions"
    }
  }
}
