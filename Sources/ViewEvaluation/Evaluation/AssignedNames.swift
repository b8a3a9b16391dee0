import SwiftSource

/// The names of variables that code may change, in order and once each: by its statements, and by closures that calls
/// in it are given.
struct AssignedNames {
  private(set) var names: [String] = []

  /// Adds the variable that an expression begins with; where that is a member of `self`, which may be a local variable
  /// itself, both.
  private mutating func add(_ target: Expression) {
    for case let name? in [target.rootName, target.variableName] where !names.contains(name) { names.append(name) }
  }

  mutating func visit(_ statements: [Statement]) { for statement in statements { visit(statement) } }

  private mutating func visit(_ statement: Statement) {
    switch statement {
    case .expression(let expression): visit(expression)
    case .conditional(let code): visit(code)
    case .selection(let code): for item in code.cases { visit(item.body.statements) }
    case .guarded(_, let otherwise): visit(otherwise.statements)
    case .forIn(_, _, let body), .whileLoop(let body): visit(body.statements)
    case .doCatch(let blocks): for block in blocks { visit(block.statements) }
    case .compileTime(let clauses): for clause in clauses { visit(clause.statements) }
    case .variable(let variable): if let initializer = variable.initializer { visit(initializer) }
    case .destructuring(_, let value), .returned(let value): if let value { visit(value) }
    case .function, .type, .jumped, .other: break
    }
  }

  private mutating func visit(_ code: IfCode) {
    visit(code.then.statements)
    switch code.otherwise {
    case .block(let block)?: visit(block.statements)
    case .conditional(let nested)?: visit(nested)
    case nil: break
    }
  }

  private mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .assignment(let target, let value):
      add(target)
      visit(value)
    case .binary(let name, let target, _) where Evaluator.compoundOperators[name] != nil: add(target)
    case .call(let call): visit(call)
    case .member(let base?, _): visit(base)
    case .optionalChain(let inner), .forceUnwrap(let inner), .cast(let inner, _, _): visit(inner)
    case .conditional(let code): visit(code)
    default: break
    }
  }

  private mutating func visit(_ call: Call) {
    if case .member(let base?, let method) = call.callee.kind {
      if method == "append" || ChangedNames.mutatingMethods.contains(method) || Evaluator.styling.contains(method) { add(base) }
      visit(base)
    }
    for argument in call.arguments {
      switch argument.value.kind {
      case .closure(let closure): visit(closure.body.statements)
      case .call(let inner): visit(inner)
      default: break
      }
    }
  }
}
