import AccessibilityModel
import SourceModel

/// The state that a control tells by which of two pictures it shows: a name in their place is the same in both, so the trait
/// goes with it (Apple: documentation of AccessibilityTraits.isSelected).
enum KeptState {
  /// The test that holds while the control is on, as its own code has it; nil where its pictures tell no state, where code says
  /// more about it, or where the test is not written in it.
  static func test(of element: AccessibilityElement) -> String? {
    guard tellsState(element), let pair = ControlStates.pair(shownBy: element),
      let (condition, shown) = PictureStates(of: element, alternates: [], when: [], []).writtenChoice else { return nil }
    if shown == pair.on { return condition }
    guard shown == pair.off, condition.allSatisfy({ $0.isLetter || $0.isNumber || "._!".contains($0) }) else { return nil }
    return condition.hasPrefix("!") ? String(condition.dropFirst()) : "!" + condition
  }

  /// Whether nothing but its pictures tells which of two states it is in.
  static func tellsState(_ element: AccessibilityElement) -> Bool {
    guard element.framework == .swiftUI, element.modifiers(named: "accessibilityAddTraits").isEmpty,
      element.modifiers(named: "accessibilityValue").isEmpty else { return false }
    return ControlStates.pair(shownBy: element) != nil
  }

  /// Whether a picture that stands in a branch of its own is that of what is on, with that of what is off in the place of it
  /// in the other branch: with the same name for both, nothing would tell them apart.
  static func isOnInBranch(_ subject: ElementSubject) -> Bool {
    let element = subject.element
    guard element.framework == .swiftUI, let shown = NameSuggestion.symbol(of: element), !element.traits.contains(.selected),
      element.modifiers(named: "accessibilityAddTraits").isEmpty, element.modifiers(named: "accessibilityValue").isEmpty,
      let mine = subject.when.last else { return false }
    return subject.neighbours(before: 1, after: 1).contains { other in
      guard other.element.role == .image, other.callSites == subject.callSites, let instead = NameSuggestion.symbol(of: other.element),
        let condition = other.when.last, condition.isOtherOutcome(of: mine) else { return false }
      return PicturePair((shown, mine), (instead, condition), isPlain: true)?.on == shown
    }
  }

  /// What goes behind the name of a button with a box to tick; nil where another finding gives it the trait, or where its name
  /// differs by state.
  static func trait(of element: AccessibilityElement, named name: ProposedName) -> SourceEdit? {
    guard name.isDerived, !name.isOfStates, ControlStates.pair(shownBy: element)?.marksItself ?? false, let test = test(of: element)
    else { return nil }
    return FixBuilder.adding(".accessibilityAddTraits(\(test) ? .isSelected : [])", to: element)
  }

  /// The trait that goes with a name which is the same in both states of a button, as the finding about its state has it: with
  /// the name alone, whoever listens would hear of the state no more.
  static func traitOfSwitch(_ subject: ElementSubject, named name: ProposedName, in context: RuleContext) -> SourceEdit? {
    guard name.isDerived, !name.isOfStates, tellsState(subject.element), case .violation(let found) = ToggleStateMissing().check(subject, in: context),
      found.certainty == .likely, let edits = found.fixes.first?.edits, edits.count == 1, edits[0].range.isEmpty,
      edits[0].replacement.contains(".accessibilityAddTraits(") else { return nil }
    return edits[0]
  }
}

extension [SourceEdit] {
  /// What goes in at one place, one behind the other, as one edit.
  var joinedAtPlaces: [SourceEdit] {
    reduce(into: []) { result, edit in
      guard let place = result.firstIndex(where: { $0.range == edit.range && edit.range.isEmpty }) else { return result.append(edit) }
      result[place] = SourceEdit(range: edit.range, replacement: result[place].replacement + edit.replacement)
    }
  }
}
