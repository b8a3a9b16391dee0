import PlatformKnowledge
import SwiftSource

extension FunctionDeclaration {
  /// Whether it runs because a person does something, a timer fires or a notification comes: the target of an action, or
  /// what UIKit's delegates are told of.
  var answersEvents: Bool {
    if attributes.contains(where: { UIKitEvents.attributes.contains($0.name) }) { return true }
    if UIKitEvents.isDelegateFunction(name, label: parameters.last?.label) { return true }
    // `documentPicker(_:didPickDocumentAt:)`, `uploadDidFinish()`: delegates are told in the past tense.
    return parameters.dropFirst().first?.label.map(UIKitEvents.tellsOfEvent) == true || UIKitEvents.tellsOfEvent(name)
  }
}

extension FunctionDeclaration {
  /// Whether a superclass has it for those of its subclasses that call it: with arguments, and in no answer to UIKit,
  /// which hands over objects of its own.
  var waitsForSubclass: Bool {
    guard let first = parameters.first, parameters.contains(where: { $0.defaultValue == nil }), !answersEvents,
      !attributes.contains(where: { $0.name == "objc" }), !isOverride else { return false }
    return UIKitClasses.named(first.type.name) == nil
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
