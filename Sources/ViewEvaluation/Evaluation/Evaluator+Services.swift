import SwiftSource

/// Code that gets nothing of a screen but closures to call: requests, stores, queues. What they do themselves bears on
/// no object of the screen, and may be a whole library; what the closures do is the screen's.
extension Evaluator {
  /// Runs the body of a function within the limit of a value, from which the closures of the screen are exempt. Where
  /// it takes more, they are called some time.
  func serving(_ function: FunctionDeclaration, _ arguments: [EvaluatedArgument], _ work: () -> Value) -> Value? {
    let (value, isExhausted) = withLimit(Self.codeStepLimit, work)
    guard isExhausted else { return value }
    for argument in arguments { runOnceLater(argument.value) }
    return function.returnType == nil ? .tuple([]) : nil
  }

  /// Runs what a model does that holds an object of the screen, as a presenter does: within a limit of its own, from
  /// which the code of the object is exempt. Where it takes more, what it does to the object is open.
  func presenting(_ function: FunctionDeclaration, on receiver: Value, _ work: () -> Value) -> Value? {
    let (value, isExhausted) = withLimit(Self.presenterStepLimit, work)
    guard isExhausted else { return value }
    effects?.cutShort(receiver)
    return function.returnType == nil ? .tuple([]) : nil
  }

  /// Statements that set up a screen, and what is asked on the way.
  private static let presenterStepLimit = 4 * codeStepLimit

  /// Runs what a view of a library does, which most often draws: within a limit of its own, also where it calls itself.
  /// Where it takes more, what it does to the object is open.
  func drawing(_ receiver: Value?, _ function: FunctionDeclaration, _ work: () -> Value) -> Value? {
    guard !isInLibrary else { return work() }
    isInLibrary = true
    defer { isInLibrary = false }
    let (value, isExhausted) = withLimit(Self.libraryStepLimit, work)
    guard isExhausted else { return value }
    if let receiver { effects?.cutShort(receiver) }
    return function.returnType == nil ? .tuple([]) : nil
  }

  /// What sets up a view with some dozens of parts.
  private static let libraryStepLimit = codeStepLimit

  private func withLimit(_ limit: Int, _ work: () -> Value) -> (value: Value, isExhausted: Bool) {
    let (saved, outer) = (budget, reserve)
    budget = min(saved, limit)
    reserve = outer + saved - budget
    let value = work()
    let isExhausted = budget <= 0
    let left = max(budget, 0) + reserve
    reserve = min(outer, left)
    budget = left - reserve
    return (value, isExhausted)
  }

  /// Whether a value is a model that knows an object of the screen.
  public func presents(_ receiver: Value?) -> Bool {
    guard case .instance(let instance)? = receiver, instance.declaration.kind == .classType else { return false }
    return instance.fields.values.contains { if case .object = $0 { true } else { false } }
  }

  /// Runs a closure, which takes its steps from what the screen has left where it is the screen's.
  func unreserved<Result>(_ closure: ClosureValue, _ work: () -> Result) -> Result {
    guard case .object? = closure.scope.receiver else { return work() }
    return ofScreen(work)
  }

  /// Runs code of the screen, which takes its steps from what that has left.
  func ofScreen<Result>(_ work: () -> Result) -> Result {
    guard reserve > 0, budget > 0 else { return work() }
    let (own, all, wasInLibrary) = (budget, reserve, isInLibrary)
    (budget, reserve, isInLibrary) = (own + all, 0, false)
    let result = work()
    isInLibrary = wasInLibrary
    let used = own + all - budget
    (budget, reserve) = (own - max(0, used - all), max(0, all - used))
    return result
  }

  /// Whether what is of a type is an object of the framework, or a list of them: to make one may take many steps.
  func makesObjects(_ type: TypeReference) -> Bool {
    guard runsEffects, let effects else { return false }
    if effects.isClass(type.name) { return true }
    guard type.isList, let element = type.arguments.first else { return false }
    return element.isWrittenAsView || effects.isClass(element.name)
  }

  /// Whether a function gets objects of the screen, or may make some.
  func isOfScreen(_ function: FunctionDeclaration, _ arguments: [EvaluatedArgument]) -> Bool {
    if arguments.contains(where: { $0.value.holdsObject }) { return true }
    guard let type = function.returnType else { return false }
    if type.isWrittenAsView || makesObjects(type) || type.isList || type.name == "()" { return true }
    if function.genericParameters.contains(where: { $0.name == type.name }) { return true }
    guard let declaration = index.type(for: type, from: function.range.file, enclosing: nil) else { return false }
    return declaration.kind == .classType || declaration.kind == .protocolType
  }
}
