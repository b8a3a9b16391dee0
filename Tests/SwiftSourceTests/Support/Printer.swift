import SourceModel
import SwiftSource

/// Prints lowered code as s-expressions, so that tests can compare it as text.
enum Printer {
  static func print(_ expression: Expression) -> String {
    switch expression.kind {
    case .name(let name): return name
    case .member(nil, let name): return ".\(name)"
    case .member(let base?, let name): return "(. \(print(base)) \(name))"
    case .call(let call): return "(call \(([print(call.callee)] + call.arguments.map(print)).joined(separator: " ")))"
    case .subscription(let base, let arguments):
      return "(sub \(([print(base)] + arguments.map(print)).joined(separator: " ")))"
    case .string(let literal): return "\"\(literal.segments.map(print).joined())\""
    case .integer(let value): return "\(value)"
    case .float(let value): return "\(value)"
    case .boolean(let value): return "\(value)"
    case .nilLiteral: return "nil"
    case .array(let elements): return "[\(elements.map(print).joined(separator: " "))]"
    case .dictionary(let entries):
      return "[\(entries.isEmpty ? ":" : entries.map { "\(print($0.key)):\(print($0.value))" }.joined(separator: " "))]"
    case .tuple(let elements): return "(tuple \(elements.map(print).joined(separator: " ")))"
    case .closure(let closure): return print(closure)
    case .ternary(let condition, let then, let otherwise):
      return "(? \(print(condition)) \(print(then)) \(print(otherwise)))"
    case .binary(let name, let left, let right): return "(\(name) \(print(left)) \(print(right)))"
    case .prefix(let name, let operand): return "(pre \(name) \(print(operand)))"
    case .postfix(let name, let operand): return "(post \(name) \(print(operand)))"
    case .optionalChain(let value): return "(opt \(print(value)))"
    case .forceUnwrap(let value): return "(force \(print(value)))"
    case .conditional(let code): return print(code)
    case .selection(let code): return print(code)
    case .cast(let value, let name, let type): return "(\(name) \(print(value)) \(print(type)))"
    case .keyPath(let components): return "\\\(components.joined(separator: "."))"
    case .specialized(let value, let types): return "(spec \(print(value)) \(types.map(print).joined(separator: " ")))"
    case .type(let type): return "(type \(print(type)))"
    case .macro(let name, let arguments):
      return "(\((["#\(name)"] + arguments.map(print)).joined(separator: " ")))"
    case .assignment(let target, let value): return "(= \(print(target)) \(print(value)))"
    case .compileTime(let alternatives):
      let clauses = alternatives.map { "[\($0.condition.map(print) ?? "else") \(print($0.value))]" }
      return "(#if \(clauses.joined(separator: " ")))"
    case .unsupported: return "(unsupported)"
    }
  }

  static func print(_ argument: Argument) -> String {
    let label = argument.label.map { "\($0): " } ?? ""
    return "\(label)\(argument.isTrailingClosure ? "~" : "")\(print(argument.value))"
  }

  static func print(_ segment: StringLiteral.Segment) -> String {
    switch segment {
    case .text(let text): return text.replacing("\n", with: "⏎")
    case .interpolation(let value, let extra):
      return "\\(\(([print(value)] + extra.map(print)).joined(separator: ", ")))"
    }
  }

  static func print(_ closure: Closure) -> String {
    let parameters = closure.parameters.isEmpty ? "" : "\(closure.parameters.joined(separator: ",")) in "
    return "{\(parameters)\(print(closure.body))}"
  }

  static func print(_ block: Block) -> String { block.statements.map(print).joined(separator: "; ") }

  static func print(_ statement: Statement) -> String {
    switch statement {
    case .expression(let value): return print(value)
    case .variable(let property): return print(property)
    case .destructuring(let pattern, let value):
      return "(let \(print(pattern))\(value.map { " = \(print($0))" } ?? ""))"
    case .conditional(let code): return print(code)
    case .selection(let code): return print(code)
    case .guarded(let conditions, let otherwise):
      return "(guard \(conditions.map(print).joined(separator: ", ")) else {\(print(otherwise))})"
    case .forIn(let pattern, let sequence, let body):
      return "(for \(print(pattern)) in \(print(sequence)) {\(print(body))})"
    case .whileLoop(let conditions, let body):
      return "(while \(conditions.map(print).joined(separator: ", ")) {\(print(body))})"
    case .deferred(let block): return "(defer {\(print(block))})"
    case .returned(let value): return "(return\(value.map { " \(print($0))" } ?? ""))"
    case .function(let function): return print(function)
    case .type(let type): return "(\(type.kind.rawValue) \(type.name))"
    case .doCatch(let blocks): return "(do \(blocks.map { "{\(print($0))}" }.joined(separator: " ")))"
    case .compileTime(let blocks):
      let clauses = blocks.map { block in
        "[\(block.condition.map(print) ?? "else") {\(block.statements.map(print).joined(separator: "; "))}]"
      }
      return "(#if \(clauses.joined(separator: " ")))"
    case .jumped(_, let range), .other(let range): return "(other \(range.text))"
    }
  }

  static func print(_ code: IfCode) -> String {
    var text = "(if \(code.conditions.map(print).joined(separator: ", ")) {\(print(code.then))}"
    switch code.otherwise {
    case .block(let block)?: text += " else {\(print(block))}"
    case .conditional(let code)?: text += " else \(print(code))"
    case nil: break
    }
    return text + ")"
  }

  static func print(_ condition: ConditionElement) -> String {
    switch condition {
    case .expression(let value): return print(value)
    case .binding(let name, let value, _): return "(let \(name)\(value.map { " \(print($0))" } ?? ""))"
    case .pattern(let pattern, let value, _): return "(case \(print(pattern)) = \(print(value)))"
    case .availability(let platforms, let isUnavailable, _):
      let list = platforms.map { "\($0.name) \($0.version)" }.joined(separator: ", ")
      return "(\(isUnavailable ? "un" : "")available \(list))"
    }
  }

  static func print(_ code: SwitchCode) -> String {
    let cases = code.cases.map { element in
      let items = element.items.map { item in
        print(item.pattern) + (item.whereClause.map { " where \(print($0))" } ?? "")
      }
      return "[\(items.isEmpty ? "default" : items.joined(separator: ", ")): \(print(element.body))]"
    }
    return "(switch \(([print(code.subject)] + cases).joined(separator: " ")))"
  }

  static func print(_ pattern: Pattern) -> String {
    switch pattern {
    case .wildcard: return "_"
    case .binding(let name): return "$\(name)"
    case .enumCase(let name, let associated, _):
      return associated.isEmpty ? ".\(name)" : ".\(name)(\(print(associated)))"
    case .tuple(let parts): return "(\(print(parts)))"
    case .optional(let pattern): return "\(print(pattern))?"
    case .type(let type, let pattern): return "(is \(print(type))\(pattern.map { " \(print($0))" } ?? ""))"
    case .expression(let value): return print(value)
    }
  }

  private static func print(_ parts: [(label: String?, pattern: Pattern)]) -> String {
    parts.map { part in (part.label.map { "\($0): " } ?? "") + print(part.pattern) }.joined(separator: ", ")
  }

  static func print(_ type: TypeReference) -> String {
    var text = (type.qualifier + [type.name]).joined(separator: ".")
    if !type.arguments.isEmpty { text += "<\(type.arguments.map(print).joined(separator: ","))>" }
    if type.isOpaqueOrExistential { text = "some:" + text }
    return text + (type.isOptional ? "?" : "")
  }

  static func print(_ property: PropertyDeclaration) -> String {
    var text = property.attributes.map { "@\(print($0)) " }.joined()
    text += (property.isPrivate ? "private " : "") + (property.isStatic ? "static " : "")
    text += (property.isConstant ? "let " : "var ") + property.name
    if let type = property.type { text += ": \(print(type))" }
    if let value = property.initializer { text += " = \(print(value))" }
    if let getter = property.getter { text += " {\(print(getter))}" }
    return "(\(text))"
  }

  static func print(_ attribute: Attribute) -> String {
    attribute.arguments.isEmpty
      ? attribute.name : "\(attribute.name)(\(attribute.arguments.map(print).joined(separator: ", ")))"
  }

  static func print(_ function: FunctionDeclaration) -> String {
    var text = function.attributes.map { "@\(print($0)) " }.joined()
    text += (function.isPrivate ? "private " : "") + (function.isStatic ? "static " : "") + "func " + function.name
    if !function.genericParameters.isEmpty { text += "<\(print(function.genericParameters))>" }
    text += "(\(function.parameters.map(print).joined(separator: ", ")))"
    if let type = function.returnType { text += " -> \(print(type))" }
    if let body = function.body { text += " {\(print(body))}" }
    return "(\(text))"
  }

  static func print(_ parameters: [GenericParameter]) -> String {
    parameters.map { $0.name + ($0.constraint.map { ": \($0)" } ?? "") }.joined(separator: ", ")
  }

  static func print(_ parameter: Parameter) -> String {
    var text = parameter.attributes.map { "@\($0) " }.joined()
    text += "\(parameter.label ?? "_") \(parameter.name): \(print(parameter.type))"
    if parameter.isVariadic { text += "..." }
    if let value = parameter.defaultValue { text += " = \(print(value))" }
    return text
  }
}
