import AccessibilityModel
import SwiftSource

/// Optional chains whose end is known: `account?.title` is nil wherever there is no account, also where `title` is
/// computed and always comes to a text (The Swift Programming Language: Optional Chaining).
extension Evaluator {
  /// The value of a chain with the way in which a link of it is missing.
  ///
  /// What code sets up on objects is taken to be there where it is only handed on, as views and models of a screen are;
  /// it is asked for where code says what happens without it (`optionalValue(of:in:)`).
  func chained(_ value: Value, _ expression: Expression, in scope: Scope) -> Value {
    guard !runsEffects, value.isPlainlyThere, let link = expression.lastLink else { return value }
    return missing(link, else: value, in: scope) ?? value
  }

  /// The value of an expression where code says what happens if it is nil: in front of `??`, after `if let`, beside `nil`.
  func optionalValue(of expression: Expression, in scope: Scope) -> Value {
    let value = evaluate(expression, in: scope)
    guard runsEffects, value.isPlainlyThere else { return value }
    var rest = expression
    while let link = rest.optionalLink {
      if let result = missing(link, else: value, in: scope) { return result }
      rest = link
    }
    return value
  }

  /// A value that is nil where a link of its chain is; nil where that is not a value which only run time has, and may be
  /// missing: of a link that is several things, or nothing, the end of the chain is so too.
  private func missing(_ link: Expression, else value: Value, in scope: Scope) -> Value? {
    guard !link.mayAct, case .unknown(let unknown) = evaluate(link, in: scope), unknown.type?.isOptional == true else { return nil }
    switch dependent(on: "\(unknown.expression) != nil") {
    case .always: return value
    case .never: return .absent
    case .depends(let yes, let no):
      return .choice([ConditionalValue(condition: yes, value: value), ConditionalValue(condition: no, value: .absent)])
    }
  }
}

extension Expression {
  /// What the `?.` before its last member follows: `account` of `account?.title` and `account?.title()`.
  fileprivate var lastLink: Expression? {
    switch kind {
    case .member(let base?, _), .subscription(let base, _):
      if case .optionalChain(let link) = base.kind { link } else { nil }
    case .call(let call): call.callee.lastLink
    default: nil
    }
  }

  /// What its last `?.` follows: `account` of `account?.title` and of `account?.title.lowercased()`.
  var optionalLink: Expression? {
    switch kind {
    case .optionalChain(let inner): inner
    case .member(let base?, _), .subscription(let base, _): base.optionalLink
    case .call(let call): call.callee.optionalLink
    case .specialized(let inner, _): inner.optionalLink
    default: nil
    }
  }
}

extension Value {
  /// It is something, with nothing left open.
  var isPlainlyThere: Bool {
    switch self {
    case .text, .number, .boolean, .array, .tuple, .instance, .enumeration: true
    default: false
    }
  }
}
