import SwiftSource

/// Code that gets nothing of a screen but closures to call: requests, stores, queues. What they do themselves bears on
/// no object of the screen, and may be a whole library; what the closures do is the screen's.
extension Evaluator {
  /// Runs the body of a function within the limit of a value, from which the closures of the screen are exempt. Where
  /// it takes more, they are called some time.
  func serving(_ function: FunctionDeclaration, _ arguments: [EvaluatedArgument], _ work: () -> Value) -> Value? {
    let (saved, outer) = (budget, reserve)
    budget = min(saved, Self.codeStepLimit)
    reserve = outer + saved - budget
    let value = work()
    let isExhausted = budget <= 0
    let left = max(budget, 0) + reserve
    reserve = min(outer, left)
    budget = left - reserve
    guard isExhausted else { return value }
    for argument in arguments { runOnceLater(argument.value) }
    return function.returnType == nil ? .tuple([]) : nil
  }

  /// Runs a closure, which takes its steps from what the screen has left where it is the screen's.
  func unreserved<Result>(_ closure: ClosureValue, _ work: () -> Result) -> Result {
    guard reserve > 0, budget > 0, case .object? = closure.scope.receiver else { return work() }
    let (own, all) = (budget, reserve)
    (budget, reserve) = (own + all, 0)
    let result = work()
    let used = own + all - budget
    (budget, reserve) = (own - max(0, used - all), max(0, all - used))
    return result
  }

  /// Whether what is of a type is an object of the framework, or a list of them: to make one may take many steps.
  func makesObjects(_ type: TypeReference) -> Bool {
    guard runsEffects, let effects else { return false }
    if effects.isClass(type.name) { return true }
    guard type.isList, let element = type.arguments.first else { return false }
    return Self.isViewType(element) || effects.isClass(element.name)
  }

  /// Whether a function gets objects of the screen, or may make some.
  func isOfScreen(_ function: FunctionDeclaration, _ arguments: [EvaluatedArgument]) -> Bool {
    if arguments.contains(where: { $0.value.holdsObject }) { return true }
    guard let type = function.returnType else { return false }
    if Self.isViewType(type) || makesObjects(type) || type.isList || type.name == "()" { return true }
    if function.genericParameters.contains(where: { $0.name == type.name }) { return true }
    guard let declaration = index.type(for: type, from: function.range.file, enclosing: nil) else { return false }
    return declaration.kind == .classType || declaration.kind == .protocolType
  }
}
