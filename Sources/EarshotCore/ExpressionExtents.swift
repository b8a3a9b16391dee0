import SourceModel
import SwiftSource

/// How far the expressions and statements of a file reach, by the line on which they begin.
struct ExpressionExtents {
  private var lastLines: [Int: Int] = [:]

  init(_ file: FileDeclarations) {
    for property in file.properties { visit(property) }
    for function in file.functions { visit(function) }
    for type in file.types { visit(type) }
    for declaration in file.extensions { visit(declaration.members) }
    for preview in file.previews { visit(preview.body) }
  }

  /// The last line of the longest expression or statement that begins on a line.
  func lastLine(ofExpressionOn line: Int) -> Int? { lastLines[line] }

  private mutating func note(_ range: SourceRange) {
    let line = range.startPosition.line
    lastLines[line] = max(lastLines[line] ?? line, range.endPosition.line)
  }

  // MARK: - Declarations

  private mutating func visit(_ type: TypeDeclaration) { visit(type.members) }

  private mutating func visit(_ members: Members) {
    for property in members.properties { visit(property) }
    for function in members.functions + members.initializers { visit(function) }
    for type in members.types { visit(type) }
  }

  private mutating func visit(_ property: PropertyDeclaration) {
    if let initializer = property.initializer { visit(initializer) }
    if let getter = property.getter { visit(getter) }
  }

  private mutating func visit(_ function: FunctionDeclaration) {
    for parameter in function.parameters { if let value = parameter.defaultValue { visit(value) } }
    if let body = function.body { visit(body) }
  }

  // MARK: - Statements

  private mutating func visit(_ block: Block) { for statement in block.statements { visit(statement) } }

  private mutating func visit(_ statement: Statement) {
    switch statement {
    case .expression(let expression): visit(expression)
    case .variable(let property):
      note(property.range)
      visit(property)
    case .destructuring(_, let value): if let value { visit(value) }
    case .conditional(let code): visit(code)
    case .selection(let code): visit(code)
    case .guarded(let conditions, let otherwise):
      for condition in conditions { visit(condition) }
      visit(otherwise)
    case .forIn(_, let sequence, let body):
      visit(sequence)
      visit(body)
    case .whileLoop(let conditions, let body):
      for condition in conditions { visit(condition) }
      visit(body)
    case .deferred(let block): visit(block)
    case .returned(let value): if let value { visit(value) }
    case .function(let function): visit(function)
    case .type(let type): visit(type)
    case .doCatch(let blocks): for block in blocks { visit(block) }
    case .compileTime(let blocks): for block in blocks { for statement in block.statements { visit(statement) } }
    case .jumped(_, let range), .other(let range): note(range)
    }
  }

  private mutating func visit(_ code: IfCode) {
    note(code.range)
    for condition in code.conditions { visit(condition) }
    visit(code.then)
    switch code.otherwise {
    case .block(let block): visit(block)
    case .conditional(let code): visit(code)
    case nil: break
    }
  }

  private mutating func visit(_ code: SwitchCode) {
    note(code.range)
    visit(code.subject)
    for branch in code.cases { visit(branch.body) }
  }

  private mutating func visit(_ condition: ConditionElement) {
    switch condition {
    case .expression(let value): visit(value)
    case .binding(_, let value, _): if let value { visit(value) }
    case .pattern(_, let value, _): visit(value)
    case .availability: break
    }
  }

  // MARK: - Expressions

  private mutating func visit(_ arguments: [Argument]) { for argument in arguments { visit(argument.value) } }

  private mutating func visit(_ expression: Expression) {
    note(expression.range)
    switch expression.kind {
    case .member(let base, _): if let base { visit(base) }
    case .call(let call):
      visit(call.callee)
      visit(call.arguments)
    case .subscription(let base, let arguments):
      visit(base)
      visit(arguments)
    case .array(let items): for item in items { visit(item) }
    case .dictionary(let entries): for entry in entries { visit(entry.value) }
    case .tuple(let arguments), .macro(_, let arguments): visit(arguments)
    case .closure(let closure): visit(closure.body)
    case .ternary(let condition, let then, let otherwise): for part in [condition, then, otherwise] { visit(part) }
    case .binary(_, let left, let right), .assignment(let left, let right):
      visit(left)
      visit(right)
    case .prefix(_, let value), .postfix(_, let value), .optionalChain(let value), .forceUnwrap(let value),
      .cast(let value, _, _), .specialized(let value, _):
      visit(value)
    case .conditional(let code): visit(code)
    case .selection(let code): visit(code)
    case .compileTime(let alternatives): for alternative in alternatives { visit(alternative.value) }
    case .name, .string, .integer, .float, .boolean, .nilLiteral, .keyPath, .type, .unsupported: break
    }
  }
}
