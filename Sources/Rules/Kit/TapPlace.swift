import AccessibilityModel

/// A tap on words that asks where in them it was, as one does on a sentence of which parts lead on: no one button does it.
enum TapPlace {
  static func decides(_ gesture: Gesture, on element: AccessibilityElement) -> Bool {
    guard gesture.kind == .tap, element.role == .text || TappedViewFix.isLabel(element) else { return false }
    return gesture.isAtPoint || gesture.effect.asksWhere
  }
}
