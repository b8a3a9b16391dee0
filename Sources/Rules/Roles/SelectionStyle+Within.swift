import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// Looks that code elsewhere gives to what is within a control, such as a function that makes its label.
extension SelectionStyle {
  /// Whether the modifier that gives a look is written around a part of what reacts, in the function or component that
  /// makes the part, and not around what reacts as a whole: that stands elsewhere.
  static func isInLabel(_ element: AccessibilityElement, _ look: Look, _ part: AccessibilityElement) -> Bool {
    let reacting = element.choosingTap?.source ?? element.expression
    // What cannot be seen at all otherwise may be a thing of its own.
    if part.appearance.opacity?.options.contains(where: { $0.value == 0 }) ?? false { return false }
    guard let whole = look.modifier.flatMap(ModifierChain.whole(around:)) else { return false }
    return whole.contains(part.source) && !whole.contains(reacting)
  }

  /// Whether words that depend on a condition may tell what is chosen: it asks for the same, by names that the looks ask
  /// by as well, or for what is called chosen.
  func mayBeMeant(by other: Condition) -> Bool {
    if asks(as: other) || NamedChoice.condition(other) != nil || NamedChoice.saysActive(other.subject) { return true }
    let own = Self.names(in: condition).union(flag.map(Self.names) ?? [])
    // Words that depend on the option alone, as those for an amount do, are the same whichever is chosen.
    let chosen = own.subtracting(option.map(Self.names) ?? [])
    return !(chosen.isEmpty ? own : chosen).isDisjoint(with: Self.names(in: other.subject))
  }

  /// What a variable is compared with that the action sets.
  static func option(in condition: String, by effect: ActionSummary) -> String? {
    let sides = condition.components(separatedBy: " == ")
    guard sides.count == 2 else { return nil }
    let isSet = sides.map { side in effect.assignments.contains { plain($0.target) == plain(side) } }
    return isSet[0] == isSet[1] ? nil : sides[isSet[0] ? 1 : 0]
  }

  /// A function of the project that makes one of several buttons is handed what the button stands for, and an action that
  /// sets it: `option("By name", .name) { order = .name }`, where it compares `order == sort`.
  static func isHanded(_ option: String, _ assignment: ActionSummary.Assignment, for chosen: String) -> Bool {
    let option = plain(option)
    guard plain(assignment.target) == plain(chosen), option.first?.isLowercase ?? false,
      option.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), !["true", "false", "nil"].contains(option),
      let first = assignment.value.first else { return false }
    if isOfTurn(assignment.value, besides: chosen) { return true }
    return first == "." || first == "\"" || first.isUppercase && assignment.value.contains(".") && !assignment.value.contains("(")
  }

  /// What a loop runs over, or a member of it, in the words of the view that hands the action over: `span = place`.
  private static func isOfTurn(_ value: String, besides chosen: String) -> Bool {
    let parts = value.split(separator: ".")
    return value.first?.isLowercase ?? false && value.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) } && parts.count <= 2
      && !["true", "false", "nil", "self"].contains(parts.first ?? "") && parts.last != plain(chosen).split(separator: ".").last
  }

  private static func names(in test: String) -> Set<String> { IdentifierWords.lastNames(in: test) }
}
