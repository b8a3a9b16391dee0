import AccessibilityModel

/// What only run time fills in.
extension SpokenText {
  /// The expressions that only run time knows, those of all alternatives included.
  var holes: [String] {
    parts.flatMap { part -> [String] in
      switch part {
      case .literal: []
      case .hole(let expression): [expression]
      case .choice(let alternatives): alternatives.flatMap(\.text.holes)
      }
    }
  }
}
