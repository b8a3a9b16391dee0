import AccessibilityModel
import SwiftSource
import ViewEvaluation

/// What a swipe over a row offers (Apple: documentation of UISwipeActionsConfiguration and of
/// tableView(_:trailingSwipeActionsConfigurationForRowAt:)).
extension UIKitEffects {
  private static let swipes = ["leadingSwipeActionsConfigurationForRowAt", "trailingSwipeActionsConfigurationForRowAt"]

  /// Asks once for all rows of a table; who answers for its rows mostly answers for them as well.
  ///
  /// - Parameter place: A row that is known to be there.
  func offerSwipes(on list: UIObject, by provider: Provider, at place: Value?) {
    guard list.isKind(of: "UITableView") else { return }
    for label in Self.swipes {
      guard let function = function("tableView", label, of: provider.type) else { continue }
      let answer = evaluator.later { self.answer(function, by: provider, list, place.map { [$0] } ?? []) }
      for (conditions, configuration) in answer.conditionalObjects {
        for (more, action) in configuration.parts["actions"]?.conditionalObjects ?? [] {
          list.swipeActions.append((conditions + more, action))
        }
      }
    }
  }
}
