import AccessibilityModel
import SourceModel
import SwiftSource

/// Calls of closures and local functions.
extension Evaluator {
  /// - Parameter after: Is shown the variables of the closure, as it leaves them.
  func call(_ closure: ClosureValue, arguments: [Value], after: (Scope) -> Void = { _ in }) -> Value {
    let scope = Scope(parent: closure.scope)
    scope.tracer = nil
    var arguments = arguments
    if arguments.count == 1, case .tuple(let parts) = arguments[0], parts.count > 1,
      closure.closure.parameters.isEmpty
        ? closure.namesSecondArgument : parts.count == closure.closure.parameters.count {
      // `{ index, item in … }` and `{ $1 }` for the members of `items.enumerated()`
      arguments = parts.map(\.value)
    }
    for (position, name) in closure.closure.parameters.enumerated() {
      let hole = UnknownValue(expression: name, reason: UnknownReason(.dynamicValue, name))
      let argument = position < arguments.count ? arguments[position] : .unknown(hole)
      scope.bind(name, coerce(argument, to: closure.closure.type(ofParameter: position), in: scope))
    }
    if closure.closure.parameters.isEmpty {
      for (position, argument) in arguments.enumerated() { scope.bind("$\(position)", argument) }
    }
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
    let result = withoutShorthand(unreserved(closure) { value(of: closure.closure.body, in: scope) })
    after(scope)
    return result
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
