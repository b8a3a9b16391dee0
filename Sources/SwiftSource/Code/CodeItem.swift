import SourceModel

/// An expression or a statement, for walks through all code whatever it is.
public enum CodeItem: Sendable {
  case expression(Expression)
  case statement(Statement)

  /// The expressions and statements directly in it, in source order.
  public var parts: [CodeItem] {
    switch self {
    case .expression(let expression): Self.parts(of: expression)
    case .statement(let statement): Self.parts(of: statement)
    }
  }

  /// The names in it, of members and of what stands alone.
  public var names: Set<String> {
    var found: Set<String> = []
    var open = [self]
    while let item = open.popLast() {
      open += item.parts
      guard case .expression(let expression) = item else { continue }
      switch expression.kind {
      case .name(let name), .member(_, let name): found.insert(name)
      default: break
      }
    }
    return found
  }

  private static func parts(of expression: Expression) -> [CodeItem] {
    switch expression.kind {
    case .member(let base, _): items([base])
    case .call(let call): [.expression(call.callee)] + items(call.arguments)
    case .subscription(let base, let arguments): [.expression(base)] + items(arguments)
    case .string(let literal):
      literal.segments.flatMap { segment -> [CodeItem] in
        if case .interpolation(let value, let extra) = segment { [.expression(value)] + items(extra) } else { [] }
      }
    case .array(let elements): items(elements)
    case .dictionary(let entries): entries.flatMap { items([$0.key, $0.value]) }
    case .tuple(let arguments), .macro(_, let arguments): items(arguments)
    case .closure(let closure): items(closure.body)
    case .ternary(let condition, let then, let otherwise): items([condition, then, otherwise])
    case .binary(_, let left, let right): items([left, right])
    case .prefix(_, let inner), .postfix(_, let inner), .optionalChain(let inner), .forceUnwrap(let inner),
      .cast(let inner, _, _), .specialized(let inner, _): items([inner])
    case .conditional(let code): items(code)
    case .selection(let code): items(code)
    case .assignment(let target, let value): items([target, value])
    case .compileTime(let alternatives): items(alternatives.map(\.value))
    case .name, .integer, .float, .boolean, .nilLiteral, .keyPath, .type, .unsupported: []
    }
  }

  private static func parts(of statement: Statement) -> [CodeItem] {
    switch statement {
    case .expression(let expression): items([expression])
    case .variable(let variable): items(of: variable)
    case .destructuring(_, let value), .returned(let value): items([value])
    case .conditional(let code): items(code)
    case .selection(let code): items(code)
    case .guarded(let conditions, let otherwise): items(conditions) + items(otherwise)
    case .forIn(_, let sequence, let body): [.expression(sequence)] + items(body)
    case .whileLoop(let body): items(body)
    case .function(let function): function.body.map(items) ?? []
    case .type(let type): items(of: type.members)
    case .doCatch(let blocks): blocks.flatMap(items)
    case .compileTime(let blocks): blocks.flatMap { $0.statements.map(CodeItem.statement) }
    case .jumped, .other: []
    }
  }

  private static func items(_ expressions: [Expression?]) -> [CodeItem] {
    expressions.compactMap { $0.map(CodeItem.expression) }
  }

  private static func items(_ arguments: [Argument]) -> [CodeItem] { arguments.map { .expression($0.value) } }

  private static func items(_ block: Block) -> [CodeItem] { block.items }

  /// The code of properties and functions; initialisers are not part of it.
  public static func items(of members: Members) -> [CodeItem] {
    members.properties.flatMap { items(of: $0) } + members.functions.flatMap { $0.body.map(items) ?? [] }
  }

  /// The initial value and the getter.
  public static func items(of property: PropertyDeclaration) -> [CodeItem] {
    items([property.initializer]) + (property.getter.map(items) ?? [])
  }

  private static func items(_ code: IfCode) -> [CodeItem] {
    let first = items(code.conditions) + items(code.then)
    switch code.otherwise {
    case .block(let block): return first + items(block)
    case .conditional(let inner): return first + items(inner)
    case nil: return first
    }
  }

  private static func items(_ code: SwitchCode) -> [CodeItem] {
    [.expression(code.subject)] + code.cases.flatMap { items($0.body) }
  }

  private static func items(_ conditions: [ConditionElement]) -> [CodeItem] {
    conditions.flatMap { condition -> [CodeItem] in
      switch condition {
      case .expression(let expression): items([expression])
      case .binding(_, let value, _): items([value])
      case .pattern(_, let value, _): items([value])
      case .availability: []
      }
    }
  }
}

extension Block {
  /// Its statements, for walks through all code.
  public var items: [CodeItem] { statements.map(CodeItem.statement) }
}

extension Statement {
  /// Where it stands; nil for one that has no place of its own.
  public var range: SourceRange? {
    switch self {
    case .expression(let expression): expression.range
    case .variable(let variable): variable.range
    case .destructuring(_, let value): value?.range
    case .conditional(let code): code.range
    case .selection(let code): code.range
    case .guarded(_, let otherwise): otherwise.range
    case .forIn(_, let sequence, let body): sequence.range.extended(to: body.range)
    case .whileLoop(let body): body.range
    case .returned(let value): value?.range
    case .function(let function): function.range
    case .type(let type): type.range
    case .doCatch(let blocks): blocks.first?.range
    case .compileTime: nil
    case .jumped(_, let range), .other(let range): range
    }
  }
}
