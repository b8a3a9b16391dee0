import PlatformKnowledge
import SwiftSource

extension FunctionDeclaration {
  /// Whether it runs because a person does something, a timer fires or a notification comes: the target of an action, or
  /// what UIKit's delegates are told of.
  var answersEvents: Bool {
    if attributes.contains(where: { UIKitEvents.attributes.contains($0.name) }) { return true }
    return UIKitEvents.isDelegateFunction(name, label: parameters.last?.label)
  }
}

extension FunctionDeclaration {
  /// An initialiser that hands on to another one of its class.
  var isConvenience: Bool {
    body?.statements.contains { statement in
      guard case .call(let call)? = statement.loneExpression?.kind, case .member(let base?, "init") = call.callee.kind,
        case .name("self") = base.kind else { return false }
      return true
    } ?? false
  }
}
