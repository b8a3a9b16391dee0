import AccessibilityModel
import Navigation

extension Analysis {
  /// A person with VoiceOver on a screen: by the screen's name, as ``screens(named:)`` takes it. What activation does is
  /// known only where the analysis was asked to follow actions (`AnalysisOptions.followsActions`).
  ///
  /// - Returns: nil when there is no such screen.
  public func session(on name: String, state: ScreenState = ScreenState()) -> VoiceOverSession? {
    guard let screen = screens(named: name).first else { return nil }
    return session(on: screen, state: state)
  }

  /// The same on one of its screens.
  public func session(on screen: Screen, state: ScreenState = ScreenState()) -> VoiceOverSession? {
    // A preview is walked on as well, though no way leads to it.
    let survey = RouteSurvey(screens: screens, presentations: presentations, includesPreviews: screen.kind == .preview)
    let position = survey.screens.firstIndex { $0.screen.source == screen.source && $0.screen.name == screen.name }
    return position.map {
      VoiceOverSession(survey: survey, screen: $0, voiceOver: voiceOver, voiceControl: voiceControl, state: state)
    }
  }
}
