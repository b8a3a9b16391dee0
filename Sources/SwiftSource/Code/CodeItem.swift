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
    case .expression(let expression): list.add(partsOf: expression)
    case .statement(let statement): list.add(partsOf: statement)
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
    items.add(membersOf: members)
    return items
  }

  /// The initial value and the getter.
  public static func items(of property: PropertyDeclaration) -> [CodeItem] {
    var items: [CodeItem] = []
    items.add(partsOf: property)
    return items
  }
}

/// Takes the parts of code as they stand in the source.
protocol CodePartSink {
  mutating func add(_ expression: Expression)
  mutating func add(_ statement: Statement)
  mutating func add(_ block: Block)
}

extension CodePartSink {
  mutating func add(partsOf expression: Expression) {
    switch expression.kind {
    case .member(let base, _): add(base)
    case .call(let call):
      add(call.callee)
      add(call.arguments)
    case .subscription(let base, let arguments):
      add(base)
      add(arguments)
    case .string(let literal):
      for case .interpolation(let value, let extra) in literal.segments {
        add(value)
        add(extra)
      }
    case .array(let elements): for element in elements { add(element) }
    case .dictionary(let entries):
      for entry in entries {
        add(entry.key)
        add(entry.value)
      }
    case .tuple(let arguments), .macro(_, let arguments): add(arguments)
    case .closure(let closure): add(closure.body)
    case .ternary(let condition, let then, let otherwise):
      add(condition)
      add(then)
      add(otherwise)
    case .binary(_, let left, let right):
      add(left)
      add(right)
    case .prefix(_, let inner), .postfix(_, let inner), .optionalChain(let inner), .forceUnwrap(let inner),
      .cast(let inner, _, _), .specialized(let inner, _): add(inner)
    case .conditional(let code): add(code)
    case .selection(let code): add(code)
    case .assignment(let target, let value):
      add(target)
      add(value)
    case .compileTime(let alternatives): for alternative in alternatives { add(alternative.value) }
    case .name, .integer, .float, .boolean, .nilLiteral, .keyPath, .type, .unsupported: break
    }
  }

  mutating func add(partsOf statement: Statement) {
    switch statement {
    case .expression(let expression): add(expression)
    case .variable(let variable): add(partsOf: variable)
    case .destructuring(_, let value), .returned(let value): add(value)
    case .conditional(let code): add(code)
    case .selection(let code): add(code)
    case .guarded(let conditions, let otherwise):
      add(conditions)
      add(otherwise)
    case .forIn(_, let sequence, let body):
      add(sequence)
      add(body)
    case .whileLoop(let conditions, let body):
      add(conditions)
      add(body)
    case .deferred(let block): add(block)
    case .function(let function): if let body = function.body { add(body) }
    case .type(let type): add(membersOf: type.members)
    case .doCatch(let blocks): for block in blocks { add(block) }
    case .compileTime(let clauses): for clause in clauses { for statement in clause.statements { add(statement) } }
    case .jumped, .other: break
    }
  }

  mutating func add(partsOf property: PropertyDeclaration) {
    add(property.initializer)
    if let getter = property.getter { add(getter) }
  }

  mutating func add(membersOf members: Members) {
    for property in members.properties {
      add(partsOf: property)
      for observer in property.observers { add(observer) }
    }
    for function in members.functions { if let body = function.body { add(body) } }
  }

  private mutating func add(_ expression: Expression?) {
    if let expression { add(expression) }
  }

  private mutating func add(_ arguments: [Argument]) { for argument in arguments { add(argument.value) } }

  private mutating func add(_ code: IfCode) {
    add(code.conditions)
    add(code.then)
    switch code.otherwise {
    case .block(let block): add(block)
    // `else if` is met as a statement of its own.
    case .conditional(let inner): add(Statement.conditional(inner))
    case nil: break
    }
  }

  private mutating func add(_ code: SwitchCode) {
    add(code.subject)
    for one in code.cases { add(one.body) }
  }

  private mutating func add(_ conditions: [ConditionElement]) {
    for condition in conditions {
      switch condition {
      case .expression(let expression): add(expression)
      case .binding(_, let value, _): add(value)
      case .pattern(_, let value, _): add(value)
      case .availability: break
      }
    }
  }
}

extension [CodeItem]: CodePartSink {
  mutating func add(_ expression: Expression) { append(.expression(expression)) }

  mutating func add(_ statement: Statement) { append(.statement(statement)) }

  mutating func add(_ block: Block) { for statement in block.statements { append(.statement(statement)) } }
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
    case .whileLoop(_, let body), .deferred(let body): body.range
    case .returned(let value): value?.range
    case .function(let function): function.range
    case .type(let type): type.range
    case .doCatch(let blocks): blocks.first?.range
    case .compileTime: nil
    case .jumped(_, let range), .other(let range): range
    }
  }
}
