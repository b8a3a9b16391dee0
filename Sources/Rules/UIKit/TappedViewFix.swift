import AccessibilityModel
import SourceModel

/// Makes a view that reacts to taps something that assistive technologies stop at and announce as a button.
enum TappedViewFix {
  static func fix(_ element: AccessibilityElement, _ gesture: Gesture, _ context: RuleContext) -> Fix? {
    if holdsOthersToPress(element, besides: gesture) { return nil }
    let inner = element.content.filter { $0.exposure == .exposed }
    // What a class of cells shows is put into it later, and would be lost in one element.
    if inner.isEmpty, element.platform?.reference == "self",
      ["UITableViewCell", "UICollectionViewCell"].contains(element.platform?.baseClass) { return nil }
    if inner.isEmpty { return naming(element, gesture, context) }
    // A press of VoiceOver on the only words of the view reaches the recogniser around them.
    guard inner.count == 1, let label = inner.first, label.role == .text, label.framework == .uiKit,
      let edit = UIKitFix.setting(UIKitFix.adding(.button, in: label), on: label) else { return nil }
    return Fix("announce its text as a button", safety: .suggested, edits: [edit])
  }

  /// Whether something in a view is pressed by itself, now or once it is shown, or may be: an element has no children, so
  /// nobody would reach it any more (Apple: documentation of isAccessibilityElement).
  static func holdsOthersToPress(_ element: AccessibilityElement, besides gesture: Gesture) -> Bool {
    element.content.contains { part in
      part.role.isControl || part.certainty == .opaque || !part.actions.isEmpty || part.platform?.selection != nil
        || part.gestures.contains { $0.source != gesture.source }
    }
  }

  /// A label of code with words, which is no element by itself in a cell of a table.
  static func isLabel(_ element: AccessibilityElement) -> Bool {
    element.framework == .uiKit && element.platform?.baseClass == "UILabel" && element.label.map { !$0.value.isBlank } ?? false
  }

  /// With the name that the gesture or the picture gives it, or a gap for one.
  private static func naming(_ element: AccessibilityElement, _ gesture: Gesture, _ context: RuleContext) -> Fix? {
    // A label says its own words.
    if isLabel(element) {
      let edit = UIKitFix.setting(["isAccessibilityElement = true", UIKitFix.adding(.button, in: element)], on: element)
      return edit.map { Fix("make it an element that is announced as a button", safety: .suggested, edits: [$0]) }
    }
    var button = element
    button.role = .button
    button.activation = gesture.effect
    let name = NameSuggestion.forControl(button, language: context.developmentLanguage)
    let label = context.spelled(name.text, on: element)
    let edit = element.framework == .interfaceFile ? UIKitFix.button(label: label, on: element) : UIKitFix.setting(
      ["isAccessibilityElement = true", UIKitFix.adding(.button, in: element), "accessibilityLabel = \(label)"], on: element)
    return edit.map { Fix("make it a button with the name '\(name.text)'", safety: .suggested, edits: [$0]) }
  }
}
