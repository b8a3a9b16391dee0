import AccessibilityModel
import ViewEvaluation

/// Views that code takes out of what holds them.
extension UIKitEffects {
  /// `view.removeFromSuperview()`: set-up code takes it away, later code from then on; under a condition it stays in all
  /// other cases.
  func remove(_ object: UIObject) {
    guard let parent = object.parent, let child = parent.child(holding: object) else { return }
    let place = evaluator.place
    let conditions = parent.conditions(of: place)
    if !place.isLater, conditions.isEmpty {
      if place.repeats == nil { parent.removeChild(object) }
      return
    }
    guard conditions.count <= 1 else {
      // What is done in one of many cases is made good there, or tells nothing of the others.
      return parent.take(object, UIObject.Removal(conditions: place.conditions, kept: nil))
    }
    guard let kept = conditions.first?.opposite ?? laterCondition?.opposite else { return }
    // It is there under nothing else.
    if !place.isLater, child.conditions == conditions { return parent.removeChild(object) }
    parent.take(object, UIObject.Removal(conditions: place.conditions, kept: kept))
    noteTouched(parent)
  }

  /// The conditions of a view that later code adds where it has taken away others: it is there from then on.
  func conditionsOfReplacement(in parent: UIObject) -> [Condition] {
    guard evaluator.place.isLater, let after = laterCondition,
      parent.children.contains(where: { $0.removal?.kept == after.opposite }) else { return [] }
    return [after]
  }
}
