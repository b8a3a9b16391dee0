import AccessibilityModel
import SourceModel
import SwiftSource
import ViewEvaluation

/// What a cell is told to show (Apple: documentation of UIContentConfiguration).
extension UIKitEffects {
  static let content = "contentConfiguration"

  /// The configuration of a cell as an object: one of the system's as it is, one of the project's by the view that it
  /// makes, and what nothing is known of by a view that is there.
  func contentConfiguration(_ value: Value, _ expression: Expression) -> Value {
    guard !value.holdsObjects, !value.isAbsent else { return value }
    if case .instance(let instance) = value,
      let function = index.functions("makeContentView", of: instance.declaration, isStatic: false).first(where: { $0.body != nil })
    {
      let made = known(evaluator.run(function, on: value, arguments: [], source: expression.range))
      if made.holdsObjects { return made }
    }
    return unknownView(expression)
  }
}
