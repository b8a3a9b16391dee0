import SwiftSource

/// The names of variables that code may change, in order and once each: by its statements, and by closures that calls
/// in it are given.
struct AssignedNames {
  /// Whether the project has a method of a name that changes the value which it is called on.
  private let mayChange: (String) -> Bool
  private(set) var names: [String] = []
  /// Those of them that may be given another value. Of the others only what they hold changes: where that is an object,
  /// they stay what they are.
  private(set) var replaced: Set<String> = []

  init(_ mayChange: @escaping (String) -> Bool) { self.mayChange = mayChange }

  /// Adds the variable that an expression begins with; where that is a member of `self`, which may be a local variable
  /// itself, both.
  ///
  /// - Parameter isMethod: A method of it is called that changes it.
  private mutating func add(_ target: Expression, isMethod: Bool = false) {
    for case let name? in [target.rootName, target.variableName] {
      if !names.contains(name) { names.append(name) }
      if !isMethod, target.isVariable(name) { replaced.insert(name) }
    }
  }

  mutating func visit(_ statements: [Statement]) { for statement in statements { visit(statement) } }

  private mutating func visit(_ statement: Statement) {
    switch statement {
    case .expression(let expression): visit(expression)
    case .conditional(let code): visit(code)
    case .selection(let code): for item in code.cases { visit(item.body.statements) }
    case .guarded(let conditions, let otherwise):
      visit(conditions)
      visit(otherwise.statements)
    case .forIn(_, _, let body), .deferred(let body): visit(body.statements)
    case .whileLoop(let conditions, let body):
      visit(conditions)
      visit(body.statements)
    case .doCatch(let blocks): for block in blocks { visit(block.statements) }
    case .compileTime(let clauses): for clause in clauses { visit(clause.statements) }
    case .variable(let variable): if let initializer = variable.initializer { visit(initializer) }
    case .destructuring(_, let value), .returned(let value): if let value { visit(value) }
    case .function, .type, .jumped, .other: break
    }
  }

  /// A condition may change what it asks: `while let next = waiting.popLast()`.
  private mutating func visit(_ conditions: [ConditionElement]) {
    for condition in conditions {
      switch condition {
      case .expression(let expression), .binding(_, let expression?, _), .pattern(_, let expression, _): visit(expression)
      case .binding(_, nil, _), .availability: break
      }
    }
  }

  private mutating func visit(_ code: IfCode) {
    visit(code.conditions)
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
      if method == "append" || ChangedNames.mutatingMethods.contains(method) || Evaluator.styling.contains(method)
        || mayChange(method) {
        add(base, isMethod: true)
      }
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

extension Expression {
  /// Whether it is the variable of this name itself, and not something of it.
  fileprivate func isVariable(_ name: String) -> Bool {
    switch kind {
    case .name(let own): own == name
    case .member(let base?, _): base.variableName == UnfinishedInstance.whole && variableName == name
    case .forceUnwrap(let inner): inner.isVariable(name)
    default: false
    }
  }
}
