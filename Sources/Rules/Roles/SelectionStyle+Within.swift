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
    return !own.isDisjoint(with: Self.names(in: other.subject))
  }

  private static func names(in test: String) -> Set<String> { IdentifierWords.lastNames(in: test) }
}
