import Navigation

extension Analysis {
  /// How the screens lead to each other. Complete only where the analysis was asked to follow actions
  /// (`AnalysisOptions.followsActions`).
  public var screenMap: ScreenMap {
    ScreenMap(screens: screens, presentations: presentations, voiceOver: voiceOver)
  }
}
