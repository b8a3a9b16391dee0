import AccessibilityModel
import PlatformKnowledge

/// What is done beside what a control is for.
extension NameSuggestion {
  /// `player.pause(); shownFilm = film`: what ends before something else comes up is not what the control is for.
  static func endsBeforehand(_ mention: String, in action: ActionSummary) -> Bool {
    guard let verb = IdentifierWords.said(by: mention).first?.lowercased(), NameWords.words(.endingVerb).contains(verb),
      !action.assignments.contains(where: { $0.target == mention }) else { return false }
    return action.assignments.contains { one in
      one.step == nil && (!plain.contains(one.value) || one.value == "true" && isPresentation(one.target))
    }
  }

  /// What comes up by an item that is chosen for it, where its name says so and nothing else is done but what ends
  /// beforehand: "Start over" of `startOverItem = film`.
  static func openedByItem(_ action: ActionSummary?) -> String? {
    guard let action, action.assignments.count == 1, case let item = action.assignments[0], !plain.contains(item.value),
      item.target.hasSuffix("Item"), action.mentions.allSatisfy({ one in
        one == item.target || isIncidental(one) || endsBeforehand(one, in: action)
      }) else { return nil }
    return IdentifierWords.deed(of: String(item.target.dropLast("Item".count)))
  }
}
