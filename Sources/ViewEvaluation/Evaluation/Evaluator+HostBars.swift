import PlatformKnowledge
import SwiftSource

/// Bars of the controllers around a screen, which show what code of the screen puts on them.
extension Evaluator {
  /// The names by which a controller reaches one that holds it, or that is shown with it (Apple: documentation of
  /// UIViewController parent and tabBarController, of UINavigationController topViewController and visibleViewController).
  private static let hosts = FrameworkNames.names(.hostingController)

  /// `parent?.navigationItem` of a controller whose surroundings nobody sees: whatever shows it has the items on its bar
  /// that it gives there, so they count as its own.
  func barItem(
    _ name: String, of value: Value, _ base: Expression, _ expression: Expression, in scope: Scope
  ) -> Value? {
    guard name == "navigationItem", runsEffects, value.isUnknown, base.lastMember.map(Self.hosts.contains) ?? false,
      case .object? = scope.receiver, let own = scope.receiver else { return nil }
    return effects?.member(name, of: own, source: expression.range)
  }
}

extension Expression {
  /// The last name of a chain, whatever of it may be missing: `parent` of `self.parent?`.
  fileprivate var lastMember: String? {
    switch kind {
    case .name(let name), .member(_, let name): name
    case .optionalChain(let inner), .forceUnwrap(let inner): inner.lastMember
    default: nil
    }
  }
}
