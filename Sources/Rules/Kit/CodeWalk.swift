import SwiftSource

/// Visits the expressions of code, each before its parts, in source order. For rules about the source itself.
///
/// Keeps a list of its own instead of calling itself: chains in generated code can be very long.
struct CodeWalk {
  private enum Item {
    case expression(Expression)
    case statement(Statement)
  }

  /// Every expression of a file, whatever it stands in.
  static func expressions(of file: FileDeclarations, _ visit: (Expression) -> Void) {
    for property in file.properties { expressions(of: property, visit) }
    for function in file.functions { expressions(of: function, visit) }
    for type in file.types { expressions(of: type.members, visit) }
    for declaration in file.extensions { expressions(of: declaration.members, visit) }
    for preview in file.previews { expressions(of: preview.body, visit) }
  }

  static func expressions(of members: Members, _ visit: (Expression) -> Void) {
    for property in members.properties { expressions(of: property, visit) }
    for function in members.functions + members.initializers { expressions(of: function, visit) }
    for type in members.types { expressions(of: type.members, visit) }
  }

  static func expressions(of property: PropertyDeclaration, _ visit: (Expression) -> Void) {
    run(items(property), visit)
  }

  static func expressions(of function: FunctionDeclaration, _ visit: (Expression) -> Void) {
    if let body = function.body { expressions(of: body, visit) }
  }

  static func expressions(of block: Block, _ visit: (Expression) -> Void) {
    run(block.statements.map(Item.statement), visit)
  }

  static func expressions(of statement: Statement, _ visit: (Expression) -> Void) {
    run([.statement(statement)], visit)
  }

  /// Every block of statements of a file: bodies, closures, branches.
  static func blocks(of file: FileDeclarations, _ visit: (Block) -> Void) {
    func all(_ members: Members) {
      for property in members.properties { if let getter = property.getter { visit(getter) } }
      for function in members.functions + members.initializers { if let body = function.body { visit(body) } }
      for type in members.types { all(type.members) }
    }
    for property in file.properties { if let getter = property.getter { visit(getter) } }
    for function in file.functions { if let body = function.body { visit(body) } }
    for type in file.types { all(type.members) }
    for declaration in file.extensions { all(declaration.members) }
    for preview in file.previews { visit(preview.body) }
    expressions(of: file) { expression in
      if case .closure(let closure) = expression.kind { visit(closure.body) }
    }
  }

  /// Every variable that is declared in the code of members, in closures and branches too; not the members themselves.
  static func localVariables(of members: Members, _ visit: (PropertyDeclaration) -> Void) {
    func statement(_ statement: Statement) {
      if case .variable(let variable) = statement { visit(variable) }
    }
    for property in members.properties { run(items(property), { _ in }, statement) }
    for function in members.functions + members.initializers {
      if let body = function.body { run(items(body), { _ in }, statement) }
    }
  }

  private static func run(
    _ items: [Item], _ visit: (Expression) -> Void, _ visitStatement: (Statement) -> Void = { _ in }
  ) {
    var open = Array(items.reversed())
    while let item = open.popLast() {
      switch item {
      case .expression(let expression):
        visit(expression)
        open += parts(of: expression).reversed()
      case .statement(let statement):
        visitStatement(statement)
        open += parts(of: statement).reversed()
      }
    }
  }

  // MARK: - Parts

  private static func parts(of expression: Expression) -> [Item] {
    switch expression.kind {
    case .member(let base, _): items([base])
    case .call(let call): [.expression(call.callee)] + items(call.arguments)
    case .subscription(let base, let arguments): [.expression(base)] + items(arguments)
    case .string(let literal):
      literal.segments.flatMap { segment -> [Item] in
        if case .interpolation(let value, let extra) = segment { [.expression(value)] + items(extra) } else { [] }
      }
    case .array(let elements): items(elements)
    case .dictionary(let entries): entries.flatMap { items([$0.key, $0.value]) }
    case .tuple(let arguments), .macro(_, let arguments): items(arguments)
    case .closure(let closure): items(closure.body)
    case .ternary(let condition, let then, let otherwise): items([condition, then, otherwise])
    case .binary(_, let left, let right): items([left, right])
    case .prefix(_, let inner), .postfix(_, let inner), .optionalChain(let inner), .forceUnwrap(let inner),
      .cast(let inner, _, _),
      .specialized(let inner, _): items([inner])
    case .conditional(let code): items(code)
    case .selection(let code): items(code)
    case .assignment(let target, let value): items([target, value])
    case .compileTime(let alternatives): items(alternatives.map(\.value))
    case .name, .integer, .float, .boolean, .nilLiteral, .keyPath, .type, .unsupported: []
    }
  }

  private static func parts(of statement: Statement) -> [Item] {
    switch statement {
    case .expression(let expression): items([expression])
    case .variable(let variable): items(variable)
    case .destructuring(_, let value), .returned(let value): items([value])
    case .conditional(let code): items(code)
    case .selection(let code): items(code)
    case .guarded(let conditions, let otherwise): items(conditions) + items(otherwise)
    case .forIn(_, let sequence, let body): [.expression(sequence)] + items(body)
    case .whileLoop(let body): items(body)
    case .function(let function): function.body.map(items) ?? []
    case .type(let type): items(type.members)
    case .doCatch(let blocks): blocks.flatMap(items)
    case .compileTime(let blocks): blocks.flatMap { $0.statements.map(Item.statement) }
    case .other: []
    }
  }

  private static func items(_ expressions: [Expression?]) -> [Item] {
    expressions.compactMap { $0.map(Item.expression) }
  }
  private static func items(_ arguments: [Argument]) -> [Item] { arguments.map { .expression($0.value) } }
  private static func items(_ block: Block) -> [Item] { block.statements.map(Item.statement) }

  private static func items(_ members: Members) -> [Item] {
    members.properties.flatMap(items) + members.functions.flatMap { $0.body.map(items) ?? [] }
  }

  private static func items(_ property: PropertyDeclaration) -> [Item] {
    items([property.initializer]) + (property.getter.map(items) ?? [])
  }

  private static func items(_ code: IfCode) -> [Item] {
    let first = items(code.conditions) + items(code.then)
    switch code.otherwise {
    case .block(let block): return first + items(block)
    case .conditional(let inner): return first + items(inner)
    case nil: return first
    }
  }

  private static func items(_ code: SwitchCode) -> [Item] {
    [.expression(code.subject)] + code.cases.flatMap { items($0.body) }
  }

  private static func items(_ conditions: [ConditionElement]) -> [Item] {
    conditions.flatMap { condition -> [Item] in
      switch condition {
      case .expression(let expression): items([expression])
      case .binding(_, let value, _): items([value])
      case .pattern(_, let value, _): items([value])
      case .availability: []
      }
    }
  }
}
