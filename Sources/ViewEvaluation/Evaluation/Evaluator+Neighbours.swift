import AccessibilityModel
import SwiftSource

/// Which way an action goes in a number or in a list: what is taken of a list beside the present one, and numbers that are
/// made larger or smaller however the code writes it.
extension Evaluator {
  /// `count + 1`, for what is assigned to `count`, also within bounds, rounded or from the start again: `max(0, count - 1)`,
  /// `(count + 0.1).rounded()`, `(count + 1) % total`.
  func step(
    _ value: Expression, of name: String, _ locals: [String: Expression]
  ) -> ActionSummary.Assignment.Step? {
    switch value.kind {
    case .binary("%", let start, _): return step(start, of: name, [:])
    case .binary("+", let start, let end): return [start, end].contains { dottedName($0) == name } ? .larger : nil
    case .binary("-", let start, _): return dottedName(start) == name ? .smaller : nil
    case .call(let call): return step(of: call, name)
    case .name(let local): return locals[local].flatMap { step($0, of: name, [:]) }
    default: return nil
    }
  }

  /// Of a call that keeps a number within bounds or rounds it.
  private func step(of call: Call, _ name: String) -> ActionSummary.Assignment.Step? {
    if case .member(let base?, let method) = call.callee.kind, ["rounded", "clamped"].contains(method) {
      return step(base, of: name, [:])
    }
    guard let function = dottedName(call.callee), ["max", "min", "round", "clamp"].contains(function) else { return nil }
    return call.arguments.lazy.compactMap { self.step($0.value, of: name, [:]) }.first
  }

  /// What code takes of lists beside the present one: `chapters[index + 1]`, also where a variable holds the number.
  func neighbours(
    in expression: Expression, _ locals: [String: Expression], depth: Int = 0
  ) -> [ActionSummary.Neighbour] {
    guard depth < 6 else { return [] }
    func inner(_ parts: [Expression]) -> [ActionSummary.Neighbour] {
      parts.flatMap { neighbours(in: $0, locals, depth: depth + 1) }
    }
    switch expression.kind {
    case .subscription(let base, let arguments):
      guard arguments.count == 1, let list = dottedName(base), let step = offset(arguments[0].value, locals) else { return inner([base]) }
      return [ActionSummary.Neighbour(list: list, step: step)]
    case .call(let call): return inner([call.callee] + call.arguments.map(\.value))
    case .member(let base?, _): return inner([base])
    case .assignment(_, let value): return inner([value])
    case .optionalChain(let base), .forceUnwrap(let base): return inner([base])
    default: return []
    }
  }

  /// Which way a number is from another one by one: `index + 1`, `(index + 1) % count`.
  private func offset(_ number: Expression, _ locals: [String: Expression]) -> ActionSummary.Assignment.Step? {
    switch number.kind {
    case .name(let local): return locals[local].flatMap { offset($0, [:]) }
    case .binary("%", let start, _): return offset(start, locals)
    case .binary(let sign, let start, let end):
      guard dottedName(start) != nil, case .integer(1) = end.kind else { return nil }
      return sign == "+" ? .larger : sign == "-" ? .smaller : nil
    default: return nil
    }
  }
}
