import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// Looks that are written out for each state, and flags of which two controls set one value each.
extension SelectionStyle {
  /// By a label that is written once for each state: `if isOn { Text("New").bold() } else { Text("New") }`.
  init?(branches: [BranchLooks], of element: AccessibilityElement) {
    guard let effect = element.choosing else { return nil }
    let found = branches.lazy.compactMap { Self.choice($0.condition, by: effect) ?? NamedChoice.condition($0.condition) }.first
    guard let found else { return nil }
    condition = found
    flag = nil
  }

  /// Whether a condition asks for nothing else than what the looks depend on; `team.id == ownID` shares a name with
  /// `chosen == team.id` alone.
  func asksTheSame(as other: Condition) -> Bool {
    if other.subject == condition || flag != nil && other.flag == flag { return true }
    let paths = Sameness.paths(in: condition[...])
    return !paths.isEmpty && paths == Sameness.paths(in: other.subject[...])
  }

  /// By a flag that the control sets to one value and another one beside it to the other, where both are drawn by it:
  /// "Public" sets `isPrivate = false`, and "Private" sets `isPrivate = true`.
  ///
  /// - Parameter branches: The labels of a control that are written once for each state.
  init?(rivalOf subject: ElementSubject, _ branches: (AccessibilityElement) -> [BranchLooks]) {
    let element = subject.element
    guard let mine = Self.setFlag(by: element), Self.mayBeChosen(mine.flag), Self.isDrawn(element, by: mine.flag, branches(element))
    else { return nil }
    let hasRival = subject.neighbours(before: 3, after: 3).contains { place in
      let other = place.element
      guard other.source != element.source, other.exposure == .exposed, other.role == element.role,
        let theirs = Self.setFlag(by: other) else { return false }
      return theirs.flag == mine.flag && theirs.value != mine.value && Self.isDrawn(other, by: mine.flag, branches(other))
    }
    guard hasRival else { return nil }
    condition = mine.value ? mine.flag : "!" + mine.flag
    flag = nil
    // "Accept" and "Decline" may be done once, and nothing is chosen then.
    isSure = Self.tellsMore(mine.flag) && !(element.label?.value.literal.map(EnglishVerb.mayBegin) ?? false)
  }

  /// The only flag that activating a control sets, `isPrivate = true`, and to what.
  private static func setFlag(by element: AccessibilityElement) -> (flag: String, value: Bool)? {
    guard let effect = element.choosing else { return nil }
    let set = effect.assignments.filter { ["true", "false"].contains($0.value) }
    guard set.count == 1, let target = set.first?.target, target.allSatisfy({ $0.isLetter || $0.isNumber || "._".contains($0) })
    else { return nil }
    return (String(plain(target)), set[0].value == "true")
  }

  /// What is opened, shown, going on, on or muted is begun by one control and ended by the other.
  private static func mayBeChosen(_ flag: String) -> Bool {
    let words = DecorativeNames.parts(of: flag)
    return begun.allSatisfy { NameWords.words($0).isDisjoint(with: words) }
  }

  private static let begun: [NameWords.List] = [
    .expandedFlag, .collapsedFlag, .shownFlag, .busyWord, .workingFlag, .loadingView, .momentaryFlag, .lastingState, .abilityFlag, .activeFlag,
  ]

  /// Whether a look of a control depends on a flag.
  private static func isDrawn(_ element: AccessibilityElement, by flag: String, _ branches: [BranchLooks]) -> Bool {
    if branches.contains(where: { plain($0.condition.subject) == flag }) { return true }
    let places = element.choosingPlaces
    return ([element] + element.content).contains { part in
      looks(of: part, in: element, places).contains { look in
        plain(look.condition.subject) == flag && (look.isOwn || look.isWithin || isInLabel(element, look, part))
      }
    }
  }
}
