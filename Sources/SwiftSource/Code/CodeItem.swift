import SourceModel

/// An expression or a statement, for walks through all code whatever it is.
public enum CodeItem: Sendable {
  case expression(Expression)
  case statement(Statement)

  /// The expressions and statements directly in it, in source order.
  public var parts: [CodeItem] {
    var parts: [CodeItem] = []
    appendParts(to: &parts)
    return parts
  }

  /// Adds the expressions and statements directly in it to a list, in source order. Walks through the code of a whole
  /// app make no list for each item that way.
  public func appendParts(to list: inout [CodeItem]) {
    switch self {
    case .expression(let expression): list.append(partsOf: expression)
    case .statement(let statement): list.append(partsOf: statement)
    }
  }

  /// The names in it, of members and of what stands alone.
  public var names: Set<String> {
    var found: Set<String> = []
    var open = [self]
    while let item = open.popLast() {
      item.appendParts(to: &open)
      guard case .expression(let expression) = item else { continue }
      switch expression.kind {
      case .name(let name), .member(_, let name): found.insert(name)
      default: break
      }
    }
    return found
  }

  /// The code of properties, with what runs when they are given a value, and of functions; initialisers are not part of
  /// it.
  public static func items(of members: Members) -> [CodeItem] {
    var items: [CodeItem] = []
    items.append(membersOf: members)
    return items
  }

  /// The initial value and the getter.
  public static func items(of property: PropertyDeclaration) -> [CodeItem] {
    var items: [CodeItem] = []
    items.append(partsOf: property)
    return items
  }
}

extension [CodeItem] {
  fileprivate mutating func append(partsOf expression: Expression) {
    switch expression.kind {
    case .member(let base, _): append(base)
    case .call(let call):
      append(call.callee)
      append(call.arguments)
    case .subscription(let base, let arguments):
      append(base)
      append(arguments)
    case .string(let literal):
      for case .interpolation(let value, let extra) in literal.segments {
        append(value)
        append(extra)
      }
    case .array(let elements): for element in elements { append(element) }
    case .dictionary(let entries):
      for entry in entries {
        append(entry.key)
        append(entry.value)
      }
    case .tuple(let arguments), .macro(_, let arguments): append(arguments)
    case .closure(let closure): append(closure.body)
    case .ternary(let condition, let then, let otherwise):
      append(condition)
      append(then)
      append(otherwise)
    case .binary(_, let left, let right):
      append(left)
      append(right)
    case .prefix(_, let inner), .postfix(_, let inner), .optionalChain(let inner), .forceUnwrap(let inner),
      .cast(let inner, _, _), .specialized(let inner, _): append(inner)
    case .conditional(let code): append(code)
    case .selection(let code): append(code)
    case .assignment(let target, let value):
      append(target)
      append(value)
    case .compileTime(let alternatives): for alternative in alternatives { append(alternative.value) }
    case .name, .integer, .float, .boolean, .nilLiteral, .keyPath, .type, .unsupported: break
    }
  }

  fileprivate mutating func append(partsOf statement: Statement) {
    switch statement {
    case .expression(let expression): append(expression)
    case .variable(let variable): append(partsOf: variable)
    case .destructuring(_, let value), .returned(let value): append(value)
    case .conditional(let code): append(code)
    case .selection(let code): append(code)
    case .guarded(let conditions, let otherwise):
      append(conditions)
      append(otherwise)
    case .forIn(_, let sequence, let body):
      append(sequence)
      append(body)
    case .whileLoop(let body): append(body)
    case .function(let function): if let body = function.body { append(body) }
    case .type(let type): append(membersOf: type.members)
    case .doCatch(let blocks): for block in blocks { append(block) }
    case .compileTime(let clauses): for clause in clauses { for statement in clause.statements { append(.statement(statement)) } }
    case .jumped, .other: break
    }
  }

  fileprivate mutating func append(partsOf property: PropertyDeclaration) {
    append(property.initializer)
    if let getter = property.getter { append(getter) }
  }

  fileprivate mutating func append(membersOf members: Members) {
    for property in members.properties {
      append(partsOf: property)
      for observer in property.observers { append(observer) }
    }
    for function in members.functions { if let body = function.body { append(body) } }
  }

  private mutating func append(_ expression: Expression?) {
    if let expression { append(.expression(expression)) }
  }

  private mutating func append(_ arguments: [Argument]) { for argument in arguments { append(argument.value) } }

  private mutating func append(_ block: Block) { for statement in block.statements { append(.statement(statement)) } }

  private mutating func append(_ code: IfCode) {
    append(code.conditions)
    append(code.then)
    switch code.otherwise {
    case .block(let block): append(block)
    // `else if` is met as a statement of its own.
    case .conditional(let inner): append(.statement(.conditional(inner)))
    case nil: break
    }
  }

  private mutating func append(_ code: SwitchCode) {
    append(code.subject)
    for one in code.cases { append(one.body) }
  }

  private mutating func append(_ conditions: [ConditionElement]) {
    for condition in conditions {
      switch condition {
      case .expression(let expression): append(expression)
      case .binding(_, let value, _): append(value)
      case .pattern(_, let value, _): append(value)
      case .availability: break
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
