import AccessibilityModel

/// The conditions that everything on a screen stands under: what a cover shows of `if let photo`, and nothing else.
struct WholeConditions: ScreenSurvey {
  private var subjects: Set<String>?

  init(_ screen: ScreenPlaces) {
    for position in screen.places.indices {
      let place = screen.places[position]
      guard place.element.exposure == .exposed else { continue }
      let own = Set(place.when.map(\.subject))
      subjects = subjects?.intersection(own) ?? own
      if subjects?.isEmpty ?? true { return }
    }
  }

  /// Whether an action takes away all that is there, since it empties the value that the screen shows.
  func endScreen(_ action: ActionSummary) -> Bool {
    guard let subjects else { return false }
    let emptied = action.cleared
    return !emptied.isEmpty && ActionLikeness.meaningful(action) == emptied
      && emptied.contains { target in subjects.contains { ValuePaths.ask(for: target, in: $0) } }
  }
}
