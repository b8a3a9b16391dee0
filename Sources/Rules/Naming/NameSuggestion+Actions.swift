import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// What the action of a control does that people ask for, as its code calls it.
extension NameSuggestion {
  /// What an action does that people ask for, as its code calls it.
  static func deeds(of action: ActionSummary?) -> [String] {
    guard let action else { return [] }
    // `presses += 1`: that something is counted says nothing of what for.
    // So does that something has begun: `state = .saving`.
    // Nor does what can be used meanwhile: `isButtonDisabled = true`.
    let counted = Set(action.assignments.filter { $0.step != nil || $0.value.caseName.map(tellsOfWork) ?? false || disables($0) }.map(\.target))
    let all = telling(action)
    // An alert beside something else tells of what went wrong.
    let isOnlyReport = all.allSatisfy { isReport($0) || isIncidental($0) }
    let bringing = bringers(in: action)
    let deeds = all.filter {
      !bringing.contains($0) && (isOnlyReport || !isReport($0)) && !counted.contains($0) && !action.preparations.contains($0) && !isIncidental($0) && !isBookkeeping($0) && !isWork($0) && !isVague($0)
    }
    // `month = next; reload()`: what follows from a choice is not the choice.
    let chosen = Set(action.assignments.filter { !plain.contains($0.value) && $0.step == nil }.map(\.target)).subtracting(counted)
    if !chosen.isEmpty, deeds.allSatisfy({ chosen.contains($0) || isConsequence($0) }) { return [] }
    // What it does where it gives up early, and to what was under way before, it does beside.
    // Where one flag is set and another one cleared, the one that is set tells what comes; where the screen is left, what
    // comes up instead tells what may hold one back.
    let leaves = action.mentions.contains(where: dismisses)
    let isSet = action.assignments.contains { $0.value == "true" }
    let beside = isSet ? Set(action.assignments.filter { $0.value == (leaves ? "true" : "false") }.map(\.target)) : []
    let main = deeds.filter {
      !action.detours.contains($0) && !action.afterwards.contains($0) && !stopsOther($0) && !beside.contains($0)
        && !endsBeforehand($0, in: action) && !putsKeyboardAway($0) && !connectsBeforehand($0, in: action)
    }
    let shown = Set(zip(action.mentions, action.mentions.dropFirst()).filter { NameSuggestion.bringsUp($0.0, $0.1) }.map(\.1))
    let others = main.filter { one in !shown.contains(one) && !main.contains { readsAnew(one, after: $0) } }
    // That the keyboard is put away before a number changes is not what the control is for.
    if main.isEmpty, !counted.isEmpty { return deeds.filter { !putsKeyboardAway($0) } }
    let rest = deeds.filter { !connectsBeforehand($0, in: action) }
    return main.isEmpty ? rest : others.isEmpty ? main : others
  }

  /// `navigate` of `router.navigate(to: .settings)`: it says that a screen comes up, and its argument says which.
  private static func bringers(in action: ActionSummary) -> Set<String> {
    let pairs = zip(action.mentions, action.mentions.dropFirst()).filter { bringsUp($0.0, $0.1) }
    return Set(pairs.map(\.0).filter { IdentifierWords.split($0.split(separator: ".").last.map(String.init) ?? $0).count == 1 })
  }

  /// `device.connect()` before `device.send(…)`: the way to what is asked of it.
  private static func connectsBeforehand(_ mention: String, in action: ActionSummary) -> Bool {
    let path = mention.split(separator: ".")
    guard path.count > 1, path.last == "connect", let index = action.mentions.firstIndex(of: mention) else { return false }
    let receiver = path.dropLast().joined(separator: ".") + "."
    return action.mentions[(index + 1)...].contains { $0 != mention && $0.hasPrefix(receiver) }
  }

  /// `fetchBooks` after `deleteBook`: what was changed is read once more.
  private static func readsAnew(_ mention: String, after other: String) -> Bool {
    let (said, done) = (IdentifierWords.said(by: mention).map { $0.lowercased() }, IdentifierWords.said(by: other).map { $0.lowercased() })
    guard mention != other, said.count > 1, done.count > 1, let verb = said.first,
      NameWords.words(.loadingAnew).union(NameWords.words(.fetchingVerb)).contains(verb), let deed = done.first,
      deed != verb, ActionVerbs.deed(of: deed) != nil else { return false }
    return said.dropFirst().contains { thing in thing.count > 2 && done.dropFirst().contains { $0.prefix(4) == thing.prefix(4) } }
  }

  /// `showErrorAlert`, `UIAlertController.showSimpleAlert(title:message:)`: a message that comes up, by a call that is handed it.
  private static func isReport(_ mention: String) -> Bool {
    let path = mention.split(separator: ".")
    guard let words = path.last.map({ IdentifierWords.split(String($0)).map { $0.lowercased() } }), words.count > 1, let first = words.first,
      ["show", "present", "display"].contains(first), let last = words.last else { return false }
    // A flag of the view's own decides which question is asked.
    return ["toast", "snackbar", "hud"].contains(last) || last == "alert" && path.count > 1 && path[0].first?.isUppercase ?? false
  }

  /// What the one thing that is kept is kept for, as its name says: "edit" of `planForEditing = plan`, "delete" of
  /// `deleting = file` and of `itemToDelete = item`.
  static func deedOfChoice(_ action: ActionSummary?) -> String? {
    guard let action, action.assignments.count == 1, case let one = action.assignments[0], one.step == nil, !plain.contains(one.value),
      one.value.first != "!", action.mentions.allSatisfy({ $0 == one.target || isIncidental($0) }) else { return nil }
    let words = IdentifierWords.split(one.target.split(separator: ".").last.map(String.init) ?? one.target).map { $0.lowercased() }
    guard let last = words.last, words.count == 1 || words.count > 2 && ["to", "for"].contains(words[words.count - 2]) else { return nil }
    if words.count > 1, ActionVerbs.deed(of: last) != nil { return last }
    guard last.hasSuffix("ing"), case let stem = String(last.dropLast(3)), stem.count > 2 else { return nil }
    return [stem, stem + "e", String(stem.dropLast())].first { ActionVerbs.deed(of: $0) != nil }
  }

  /// `isButtonDisabled = true`: that a control cannot be used for a while.
  private static func disables(_ assignment: ActionSummary.Assignment) -> Bool {
    ["true", "false"].contains(assignment.value) && IdentifierWords.split(assignment.target).last?.lowercased() == "disabled"
  }

  /// "saving", "loading": a case for what goes on.
  private static func tellsOfWork(_ name: String) -> Bool {
    NameWords.words(.busyWord).contains(name.lowercased()) || NameWords.words(.workingFlag).contains(name.lowercased())
      || EnglishVerb.isGoingOn(name.lowercased())
  }

  /// Values that begin, end or empty something.
  static let plain: Set<String> = ["true", "false", "nil", "\"\"", "[]"]

  /// What it mentions, without what it sets to nothing: `replyToMessage = nil` replies to no message.
  static func telling(_ action: ActionSummary) -> [String] {
    let emptied = Set(action.assignments.filter { ["nil", "\"\"", "[]", "false"].contains($0.value) }.map(\.target))
    return action.mentions.filter { !emptied.contains($0) }
  }

  /// `search?.cancel()`, `timer.invalidate()`.
  static func stopsOther(_ mention: String) -> Bool {
    let parts = mention.split(separator: ".")
    return parts.count > 1 && NameWords.words(.stopping).contains(parts[parts.count - 1].lowercased())
  }

  /// `text.removeLast()`, `String(digits.dropLast())`, `field.deleteBackward()`
  static func removesLast(_ mention: String) -> Bool {
    mention.split(separator: ".").last.map { FrameworkNames.names(.removingLast).contains(String($0)) } ?? false
  }

  static func leaves(_ action: ActionSummary?) -> Bool {
    guard let action else { return false }
    return (action.mentions + action.reached).contains { mention in leaving.contains { mention.hasSuffix($0) } || dismisses(mention) }
  }

  /// `dismiss()`, whatever the view calls the action of its surroundings: `dismissAction()` (Apple: documentation of DismissAction).
  /// What a view is handed, `onDismiss`, and `dismissAlert` may be about any part of the screen.
  private static func dismisses(_ mention: String) -> Bool {
    mention.split(separator: ".").last.map { ["dismiss", "dismissAction"].contains($0) } ?? false
  }

  /// What takes a screen away (Apple: UINavigationController, UIViewController, EnvironmentValues.dismiss,
  /// NSExtensionContext).
  static let leaving = [
    "popViewController", "popToRootViewController", "popToViewController", "dismiss", "completeRequest", "cancelRequest",
  ]

  /// All that it does is to put away what is in front: `dismiss()`, `isPresented = false`; it may note that it was seen.
  static func onlyCloses(_ action: ActionSummary?) -> Bool {
    guard let action, !action.mentions.isEmpty else { return false }
    // What is shown in one state and put away in the other is no way to close it alone.
    let shown = Set(action.assignments.filter { $0.value == "true" }.map(\.target))
    let flags = Set(action.assignments.filter { $0.value == "false" && isPresentation($0.target) && !shown.contains($0.target) }.map(\.target))
    if !flags.isEmpty, action.assignments.count > flags.count,
      action.mentions.allSatisfy({ one in isIncidental(one) || action.assignments.contains { $0.target == one } }) {
      return action.assignments.allSatisfy { isWrittenOut($0.value) }
    }
    return action.mentions.allSatisfy { mention in
      let last = mention.split(separator: ".").last.map(String.init) ?? mention
      return isDismissal(last) || flags.contains(mention) || mention == "withAnimation" || isIncidental(mention)
    } && action.mentions.contains { $0 != "withAnimation" && !isIncidental($0) }
  }

  /// What a property is put back to: `zoom = 1.0`, `offset = .zero`, `selected = nil`.
  private static func isWrittenOut(_ value: String) -> Bool {
    ["true", "false", "nil", ".zero", "\"\"", "[]", ".identity"].contains(value) || Double(value) != nil
  }

  /// `dismiss`, `handleDismiss`, `onDismissTapped`.
  static func isDismissal(_ name: String) -> Bool {
    name == "dismiss" || [["dismiss"], ["close"]].contains(IdentifierWords.said(by: name).map { $0.lowercased() })
  }

  /// `editMode = .inactive`: what the system's own button calls "Done" (Apple: documentation of EditButton).
  static func endsEditMode(_ assignment: ActionSummary.Assignment) -> Bool {
    assignment.value == ".inactive" && assignment.target.lowercased().contains("editmode")
  }

  /// `isShowingDetails`, `presentsSheet`: whether something is in front.
  static func isPresentation(_ flag: String) -> Bool {
    // Of a binding that is handed on, `isPresented.wrappedValue`, the name stands before (SwiftUI: Binding).
    let name = flag.split(separator: ".").last { $0 != "wrappedValue" }
    let words = IdentifierWords.split(name.map(String.init) ?? flag).map { $0.lowercased() }
    return words.contains { word in NameWords.words(.presentationFlag).contains(where: word.hasPrefix) }
  }

  /// `toggleLock` does what is right in either state, and so does what turns a flag.
  static func isToggle(_ mention: String) -> Bool {
    mention.split(separator: ".").last?.lowercased().hasPrefix("toggle") ?? false
  }

  static func deeds(of words: [String]) -> [String] { words.compactMap { ActionVerbs.deed(of: $0.lowercased()) } }
}
