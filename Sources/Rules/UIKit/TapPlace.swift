import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// A tap on words that asks where in them it was, as one does on a sentence of which parts lead on: no one button does it.
enum TapPlace {
  static func decides(_ gesture: Gesture, on element: AccessibilityElement) -> Bool {
    guard gesture.kind == .tap, element.role == .text || TappedViewFix.isLabel(element) else { return false }
    return gesture.isAtPoint || gesture.effect.mentions.contains(where: asksWhere)
  }

  /// `gesture.location(in: label)`, and what extensions of many apps call `didTapAttributedText(in: label, inRange: terms)`.
  private static func asksWhere(_ mention: String) -> Bool {
    let path = mention.split(separator: ".").map(String.init)
    guard path.count > 1, let last = path.last else { return false }
    if FrameworkNames.names(.tapPlace).contains(last) { return true }
    let words = Set(IdentifierWords.split(last).map { $0.lowercased() })
    return words.contains("tap") && !words.isDisjoint(with: NameWords.words(.textPlace))
  }
}
