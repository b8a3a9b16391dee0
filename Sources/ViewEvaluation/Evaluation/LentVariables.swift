import SourceModel
import SwiftSource

/// A variable that a call hands over to be changed, `&total`: it is given back what the function made of it (The Swift
/// Programming Language: Functions, In-Out Parameters).
final class LentVariable: @unchecked Sendable {
  // Unchecked: it lives as long as its call, on one thread.
  let target: Expression
  /// What it is handed over with.
  let before: Value
  /// What it is given back with; nil as long as no function is done with it, and where several may be.
  private(set) var after: Value?
  private var isSettled = false

  init(_ target: Expression, _ before: Value) {
    self.target = target
    self.before = before
  }

  func giveBack(_ value: Value?) {
    after = isSettled ? nil : value
    isSettled = true
  }
}

extension Evaluator {
  /// Makes a call, and gives the variables that it changes what it made of them.
  func givingBack(_ call: Call, in scope: Scope, _ work: () -> Value) -> Value {
    guard call.arguments.contains(where: \.value.isLent) else { return work() }
    let outer = lent
    lent = []
    let result = work()
    let variables = lent
    lent = outer
    if case .name("swap") = call.callee.kind, variables.count == 2, variables.allSatisfy({ $0.after == nil }) {
      variables[0].giveBack(variables[1].before)
      variables[1].giveBack(variables[0].before)
    }
    for variable in variables { take(back: variable, in: scope) }
    return result
  }

  private func take(back variable: LentVariable, in scope: Scope) {
    let target = variable.target
    if let value = variable.after { return assign(value, target, to: target, in: scope) }
    lend(target, in: scope)
    guard let name = target.variableName, let old = scope.variable(name), !old.isObject else { return }
    scope.forget(name, hole(ofVariable: name, in: scope))
  }

  /// Leaves what a function made of the variables that it was lent.
  func giveBack(_ arguments: [EvaluatedArgument], of function: FunctionDeclaration, in scope: Scope) {
    for (position, argument) in arguments.enumerated() {
      guard let lent = argument.lent else { continue }
      let parameter = arguments.count == function.parameters.count
        ? function.parameters[position]
        : function.parameters.first { $0.label == argument.label && argument.label != nil }
      lent.giveBack(parameter.flatMap { scope.local($0.name) })
    }
  }
}

extension Expression {
  /// A variable, or something of one, with `&` before it.
  var isLent: Bool {
    switch kind {
    case .name, .member(_?, _), .subscription: isInOut
    default: false
    }
  }
}
