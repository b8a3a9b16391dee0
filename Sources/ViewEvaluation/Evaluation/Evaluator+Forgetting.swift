import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// What is left of variables whose changes cannot be followed.
extension Evaluator {
  /// A hole of the same kind of view, where the value is a text.
  func hole(ofVariable name: String, like value: Value, in scope: Scope) -> Value {
    guard value.isSumOfTexts else { return hole(ofVariable: name, in: scope) }
    let type = TypeReference(name: "Text", text: "Text")
    return .unknown(UnknownValue(expression: name, type: type, reason: UnknownReason(.dynamicValue, name)))
  }

  func hole(_ name: String) -> Value {
    .unknown(UnknownValue(expression: name, reason: UnknownReason(.dynamicValue, name)))
  }

  /// What a variable is of which nothing is known any more.
  func hole(ofVariable name: String, in scope: Scope) -> Value {
    guard scope.local(name) == nil, let member = scope.making?.member(name) else { return hole(name) }
    return hole(member.property, of: member.type)
  }

  func forget(assignedIn statements: [Statement], in scope: Scope) {
    for name in changedNames(in: statements, of: scope) { scope.forget(name, hole(ofVariable: name, in: scope)) }
  }

  /// The variables that statements may change, without those that stay the same object.
  func changedNames(in statements: [Statement], of scope: Scope) -> [String] {
    var assigned = AssignedNames(index.mayChangeValue)
    assigned.visit(statements)
    return assigned.names.filter { name in
      guard let value = scope.variable(name) else { return false }
      return !value.isObject || assigned.replaced.contains(name)
    }
  }

  /// The names of variables that statements may change, in order and once each.
  func assignedNames(in statements: [Statement]) -> [String] {
    var assigned = AssignedNames(index.mayChangeValue)
    assigned.visit(statements)
    return assigned.names
  }
}
