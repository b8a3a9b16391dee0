import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

extension Evaluator {
  func evaluateCast(
    _ operand: Expression, _ operatorText: String, _ type: TypeReference, _ expression: Expression, in scope: Scope
  ) -> Value {
    var value = evaluate(operand, castTo: type, in: scope)
    let written = type
    let type = closed(written, in: scope)
    let mayFail = operatorText == "as?" && operand.isSurroundingController
    if runsEffects, operatorText != "is", let effects {
      let cast = value.mapAlternatives { alternative in
        if operatorText == "as?", isInstance(alternative, of: written, in: scope) == false { return .absent }
        return effects.cast(alternative, to: type, source: expression.range, mayFail: mayFail) ?? alternative
      }
      if !cast.isUnknown { return coerce(cast, to: type, in: scope) }
    }
    if operatorText == "is" {
      if type.name == "EmptyView", case .view(let node) = value, let isEmpty = node.isEmptyView { return .boolean(isEmpty) }
      return isInstance(value, of: written, in: scope).map { .boolean($0) } ?? unknown(expression, .dynamicValue)
    }
    // `as? T` in a generic function, whose parameters have names of one letter: the caller knows the type.
    if case .unknown(var unknown) = value, type.name.count == 1 {
      if unknown.declaration == nil { unknown.type = nil }
      return .unknown(unknown)
    }
    if case .unknown(var unknown) = value {
      unknown.type = type
      unknown.declaration = index.type(for: type, from: scope.file, enclosing: scope.type)
      value = .unknown(unknown)
    }
    return coerce(value, to: type, in: scope)
  }

  /// What is cast, made of the class in the cast where it is made for it: of a generic one, the brackets say what it holds,
  /// `dequeueReusableCell(…) as! Cell` with `typealias Cell = Host<Gauge>`.
  private func evaluate(_ operand: Expression, castTo type: TypeReference, in scope: Scope) -> Value {
    guard runsEffects, case .call = operand.unwrapped.kind else { return evaluate(operand, in: scope) }
    let declared = type.arguments.isEmpty
      ? scope.type.flatMap { index.declaredAlias(type.name, of: $0) } ?? index.withoutAlias(type, from: scope.file) : type
    return withArguments(of: declared, in: scope) { evaluate(operand, in: scope) }
  }
}

extension Expression {
  private static let surrounding = FrameworkNames.names(.surroundingController)

  /// `parent` of `parent as? UITabBarController`: whose the screen is depends on who shows it, so that the question stays
  /// open, unlike that after the class of a cell.
  fileprivate var isSurroundingController: Bool {
    switch kind {
    case .name(let name), .member(_, let name): Self.surrounding.contains(name)
    case .optionalChain(let inner), .forceUnwrap(let inner): inner.isSurroundingController
    default: false
    }
  }
}
