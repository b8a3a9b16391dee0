import AccessibilityModel
import SourceModel
import SwiftSource

/// Calls of closures and local functions.
extension Evaluator {
  /// - Parameter after: Is shown the variables of the closure, as it leaves them.
  func call(_ closure: ClosureValue, arguments: [Value], after: (Scope) -> Void = { _ in }) -> Value {
    let scope = Scope(parent: closure.scope)
    scope.tracer = nil
    let arguments = bind(arguments, to: closure, in: scope)
    if runsEffects { noteRun(of: closure) }
    // A closure runs in the place where it is written, whoever calls it.
    let (outer, statement, outerShorthand) = (stack, place.statement, shorthand)
    stack = closure.stack
    shorthand = self.shorthand(of: closure, arguments)
    callDepth += 1
    defer {
      (stack, place.statement, shorthand) = (outer, statement, outerShorthand)
      callDepth -= 1
    }
    guard callDepth < Self.callDepthLimit, enter(closure, from: outer) else {
      cuts += 1
      trace.outermostCut = -1
      return .unknown(UnknownValue(expression: "…", reason: UnknownReason(.budget, "closure")))
    }
    let result = keepingVariables(of: closure) {
      withoutShorthand(unreserved(closure) { value(of: closure.closure.body, builtBy: closure.builder, in: scope) })
    }
    after(scope)
    return result
  }

  /// A closure that runs when the code is done that it is written in, such as one for the answer to a request, may give
  /// variables of that code other values: which of the two is read there is not known. Objects come to be known by it.
  private func keepingVariables(of closure: ClosureValue, _ work: () -> Value) -> Value {
    guard runsEffects, place.delay > closure.delay else { return work() }
    let names = changedNames(in: closure.closure.body.statements, of: closure.scope)
    let before = names.map { closure.scope.local($0) }
    let result = work()
    for (name, old) in zip(names, before) {
      guard let old, !old.holdsObject, let new = closure.scope.local(name), !new.holdsObject else { continue }
      _ = closure.scope.assign(name, hole(ofVariable: name, like: old, in: closure.scope))
    }
    return result
  }

  /// Binds what a closure is called with to its parameters.
  ///
  /// - Returns: What it is called with, where it takes the parts of the one that it was handed.
  @discardableResult
  func bind(_ arguments: [Value], to closure: ClosureValue, in scope: Scope) -> [Value] {
    var arguments = arguments
    let names = closure.closure.parameters
    if arguments.count == 1, case .tuple(let parts) = arguments[0], parts.count > 1,
      names.isEmpty ? closure.namesSecondArgument : parts.count == names.count {
      // `{ index, item in … }` and `{ $1 }` for the members of `items.enumerated()`
      arguments = parts.map(\.value)
    }
    for (position, name) in names.enumerated() {
      let hole = UnknownValue(expression: name, reason: UnknownReason(.dynamicValue, name))
      let argument = position < arguments.count ? arguments[position] : .unknown(hole)
      scope.bind(name, coerce(argument, to: closure.closure.type(ofParameter: position), in: scope))
    }
    if names.isEmpty {
      for (position, argument) in arguments.enumerated() { scope.bind("$\(position)", argument) }
    }
    return arguments
  }

  /// The arguments of a call on a stream. One that hands on `self` beside each value, `names.withUnretained(self)`, does
  /// what `bind(with: self)` does (RxSwift: documentation of withUnretained(_:)).
  ///
  /// - Parameter stream: What it is called on.
  func handedOn(_ arguments: [EvaluatedArgument], by stream: Expression) -> [EvaluatedArgument] {
    let hasClosure = arguments.contains { if case .closure = $0.value { true } else { false } }
    guard runsEffects, hasClosure, let owner = place.receiver, stream.handsSelfOn else { return arguments }
    return arguments + [EvaluatedArgument(label: "with", value: .object(owner), source: stream.range)]
  }

  /// Notes that a local function runs, called by code inside of `callers`; false where it contains itself too often, as
  /// one does that tries again after a while, in two places.
  private func enter(_ closure: ClosureValue, from callers: [ObjectIdentifier]) -> Bool {
    guard let function = closure.function else { return true }
    localFunctions.insert(function)
    let earlier = callers.lazy.filter { $0 == function }.count
    guard earlier < (runsEffects ? 1 : Self.recursionLimit) else { return false }
    // Where it is written nothing of its callers is running; what calls it by way of others is noticed by them.
    stack += callers.filter { localFunctions.contains($0) && !closure.stack.contains($0) } + [function]
    return true
  }
}

extension ClosureValue {
  /// Whether it takes more than one argument without naming them.
  fileprivate var namesSecondArgument: Bool {
    let bytes = range.file.bytes
    return (range.start..<max(range.start, range.end - 1)).contains { position in
      bytes[position] == UInt8(ascii: "$") && bytes[position + 1] == UInt8(ascii: "1")
    }
  }
}

extension Expression {
  /// Whether a link of the chain is `withUnretained(self)`.
  fileprivate var handsSelfOn: Bool {
    var link = self
    while true {
      switch link.kind {
      case .optionalChain(let inner), .forceUnwrap(let inner), .member(let inner?, _): link = inner
      case .call(let call):
        if case .member(_?, "withUnretained") = call.callee.kind, case .name("self")? = call.arguments.first?.value.kind {
          return true
        }
        link = call.callee
      default: return false
      }
    }
  }
}
