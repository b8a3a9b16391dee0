import SourceModel
import SwiftSource
import ViewEvaluation

/// Controls that a function makes for whoever asks: `private let send = Interface().button()`.
extension UIKitEffects {
  /// What a property keeps that a function made, before anything was said about what it is for, is taken to be made where
  /// the property calls for it: one function makes buttons of many meanings, and each needs a name of its own.
  func takeOver(_ value: Value, madeFor property: PropertyDeclaration) {
    guard let place = property.initializer?.range, let made = value.object, !place.contains(made.source), made.number > 0,
      made.declaration == nil, made.isKind(of: "UIControl"), made.parent == nil, made.children.isEmpty,
      Self.tellingSettings.isDisjoint(with: made.settingOrder) else { return }
    evaluator.reach?.copy(made.source, as: place)
    made.source = place
    made.forgetSetUp()
  }

  /// What tells people what a control is for.
  private static let tellingSettings: Set<String> = [
    "title", "attributedTitle", "image", "backgroundImage", "configuration", "text", "attributedText", "placeholder",
    "attributedPlaceholder", "accessibilityLabel", "attributedAccessibilityLabel", "menu",
  ]
}
