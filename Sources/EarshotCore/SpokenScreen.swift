import AccessibilityModel
import AssistiveTechnologies
import PlatformKnowledge

extension Analysis {
  /// The screen reader in the language in which the app was heard, as it is on the system that was asked for.
  public var voiceOver: VoiceOver {
    VoiceOver(
      language: SpeechLanguage(locale: locale) ?? .other,
      speaksAnySwitchState: SystemBehavior(system).has(.switchStateText))
  }

  /// Speaking to the device, as it is on the system that was asked for.
  public var voiceControl: VoiceControl {
    VoiceControl(namesBackButtonsTwice: SystemBehavior(system).has(.backButtonNames))
  }

  /// The app is localised, and read in another language than that of its source.
  public var isReadInTranslation: Bool {
    locale != project.developmentLanguage && project.strings.languages.count > 1
  }

  /// The screens that a name means: `CheckoutView`, `Outer.Inner`, or `CheckoutView › dialog` for what it presents.
  ///
  /// - Returns: An empty list when there is no such screen.
  public func screens(named name: String) -> [Screen] { ScreenList(self).screens(named: name) }
}

extension Screen {
  /// The places that swiping visits, in order; alternatives of a place follow each other, each with its conditions.
  public var stops: [TranscriptStop] { TranscriptBuilder().stops(of: nodes) }

  /// Every element, hidden ones and those of all branches included.
  public var elements: [AccessibilityElement] { nodes.elements }
}
