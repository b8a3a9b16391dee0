import SwiftSource

/// Whether code only puts away what shows, told by its conditions and what it sets under them.
extension Evaluator {
  /// Every statement asks whether something shows, and takes that back first of all: `if isTipShown { isTipShown = false }`,
  /// also for one thing after the other. At other times it does nothing.
  func onlyPutsAway(_ block: Block) -> Bool {
    !block.statements.isEmpty && block.statements.allSatisfy { statement in
      switch statement {
      case .conditional(let code): putsAway(code)
      case .expression(let expression): putsAway(expression)
      default: false
      }
    }
  }

  private func putsAway(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .conditional(let code): return putsAway(code)
    // `withAnimation { if … }` (Apple: SwiftUI)
    case .call(let call):
      guard let name = dottedName(call.callee), ["withAnimation", "withTransaction"].contains(name),
        case .closure(let closure)? = call.arguments.last?.value.kind else { return false }
      return onlyPutsAway(closure.body)
    default: return false
    }
  }

  private func putsAway(_ code: IfCode) -> Bool {
    let shown = Set(code.conditions.compactMap(shownName))
    guard sets(code.then, backOneOf: shown) else { return false }
    switch code.otherwise {
    case nil: return true
    case .conditional(let other)?: return putsAway(other)
    case .block(let block)?: return onlyPutsAway(block)
    }
  }

  /// What is true or there under a condition: `isOpen`, `isOpen == true`, `tip != nil`, `let tip`.
  private func shownName(_ condition: ConditionElement) -> String? {
    switch condition {
    case .binding(let name, let value, _): return value.flatMap(dottedName) ?? name
    case .expression(let test):
      switch test.kind {
      case .name, .member: return dottedName(test)
      case .binary("==", let left, let right):
        if case .boolean(true) = right.kind { return dottedName(left) }
        return nil
      case .binary("!=", let left, let right):
        if case .nilLiteral = right.kind { return dottedName(left) }
        return nil
      default: return nil
      }
    default: return nil
    }
  }

  private func sets(_ block: Block, backOneOf names: Set<String>) -> Bool {
    block.statements.contains { statement in
      guard case .expression(let expression) = statement else { return false }
      switch expression.kind {
      case .assignment(let target, let value):
        guard let name = dottedName(target), names.contains(name) else { return false }
        switch value.kind {
        case .boolean(false), .nilLiteral: return true
        default: return false
        }
      case .call(let call):
        guard let name = dottedName(call.callee) else { return false }
        if name.hasSuffix(".toggle") { return names.contains(String(name.dropLast(".toggle".count))) }
        guard ["withAnimation", "withTransaction"].contains(name),
          case .closure(let closure)? = call.arguments.last?.value.kind else { return false }
        return sets(closure.body, backOneOf: names)
      default: return false
      }
    }
  }
}
