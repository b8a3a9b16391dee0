import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// Result builders of the project: what their functions make of the statements of a closure, a function or a getter (The
/// Swift Programming Language: Attributes, resultBuilder; SE-0289).
extension Evaluator {
  /// The result builder of the project that one of some attributes names.
  func ownBuilder(among attributes: [String]) -> TypeDeclaration? {
    for attribute in attributes {
      let name = String(attribute.prefix { $0 != "<" })
      let builder = index.types(named: name).first { type in type.attributes.contains { $0.name == "resultBuilder" } }
      if let builder { return builder }
    }
    return nil
  }

  /// The value of a body, of which a builder makes something.
  func value(of block: Block, builtBy builder: TypeDeclaration?, in scope: Scope) -> Value {
    builder.flatMap { built(block, by: $0, in: scope) } ?? value(of: block, in: scope)
  }

  /// A closure that is handed to a parameter or property, with the builder that makes something of its statements.
  func closure(_ value: Value, builtBy attributes: [String]) -> Value {
    guard case .closure(var closure) = value, closure.builder == nil, !attributes.isEmpty,
      let builder = ownBuilder(among: attributes) else { return value }
    closure.builder = builder
    return .closure(closure)
  }

  /// What a builder makes of a body; nil where it leaves the body alone, which returns by itself, and where it is one of
  /// views: what it makes of them are views, however it does it.
  func built(_ block: Block, by builder: TypeDeclaration, in scope: Scope) -> Value? {
    guard !block.statements.contains(where: returns), !isOfViews(builder) else { return nil }
    let component = component(of: block.statements, by: builder, in: Scope(parent: scope))
    return ask(builder, "buildFinalResult", [(nil, component)], block.range) ?? component
  }

  /// Whether what a builder puts together are views of SwiftUI.
  private func isOfViews(_ builder: TypeDeclaration) -> Bool {
    let functions = index.functions("buildBlock", of: builder, isStatic: true)
      + index.functions("buildPartialBlock", of: builder, isStatic: true)
    return functions.isEmpty || functions.contains { function in
      guard let result = function.returnType else { return false }
      let constraint = function.genericParameters.first { $0.name == result.name }?.constraint
      let name = constraint ?? result.name
      return name == "View" || BuiltinViews.isBuiltin(name)
    }
  }

  private func component(of statements: [Statement], by builder: TypeDeclaration, in scope: Scope) -> Value {
    var parts: [Value] = []
    for statement in statements {
      guard step() else { break }
      switch statement {
      case .expression(let expression):
        place.statement = expression.range
        let value = evaluate(expression, in: scope)
        if case .assignment = expression.kind { continue }
        parts.append(ask(builder, "buildExpression", [(nil, value)], expression.range) ?? value)
      case .conditional(let code): parts.append(component(of: code, by: builder, in: scope))
      case .selection(let code): parts.append(component(of: code, by: builder, in: scope))
      case .forIn(let pattern, let sequence, let body):
        parts.append(component(of: body, for: pattern, in: sequence, by: builder, scope))
      case .doCatch(let blocks):
        if let first = blocks.first { parts.append(component(of: first.statements, by: builder, in: Scope(parent: scope))) }
      case .compileTime(let clauses): parts.append(component(of: clauses, by: builder, in: scope))
      default: declare(statement, in: scope)
      }
    }
    return block(of: parts, by: builder, statements.first?.range ?? scope.file.emptyRange)
  }

  private func block(of parts: [Value], by builder: TypeDeclaration, _ range: SourceRange) -> Value {
    if let first = parts.first, let start = ask(builder, "buildPartialBlock", [("first", first)], range) {
      return parts.dropFirst().reduce(start) { before, next in
        ask(builder, "buildPartialBlock", [("accumulated", before), ("next", next)], range) ?? hole("…")
      }
    }
    return ask(builder, "buildBlock", parts.map { (nil, $0) }, range) ?? hole("…")
  }

  // MARK: - Statements that decide

  private func component(of code: IfCode, by builder: TypeDeclaration, in scope: Scope) -> Value {
    let inner = Scope(parent: scope)
    let then = { self.chosen(code.then.statements, isFirst: true, hasOther: code.otherwise != nil, builder, inner, code.range) }
    let otherwise = { self.otherwise(code, by: builder, in: scope) }
    switch test(code.conditions, in: inner) {
    case .always:
      noteRuledOut(code, then: false)
      return then()
    case .never:
      noteRuledOut(code, then: true)
      return otherwise()
    case .depends(let yes, let no):
      return joined([(yes, under(yes, then)), (no, under(no, otherwise))])
    }
  }

  private func otherwise(_ code: IfCode, by builder: TypeDeclaration, in scope: Scope) -> Value {
    switch code.otherwise {
    case .block(let block)?:
      return chosen(block.statements, isFirst: false, hasOther: true, builder, Scope(parent: scope), code.range)
    case .conditional(let nested)?:
      let value = component(of: nested, by: builder, in: scope)
      return ask(builder, "buildEither", [("second", value)], code.range) ?? value
    case nil: return ask(builder, "buildOptional", [(nil, .absent)], code.range) ?? .array([])
    }
  }

  /// What a builder makes of the branch that was taken.
  private func chosen(
    _ statements: [Statement], isFirst: Bool, hasOther: Bool, _ builder: TypeDeclaration, _ scope: Scope, _ range: SourceRange
  ) -> Value {
    let value = component(of: statements, by: builder, in: scope)
    let wrapped = hasOther
      ? ask(builder, "buildEither", [(isFirst ? "first" : "second", value)], range)
      : ask(builder, "buildOptional", [(nil, value)], range)
    return wrapped ?? value
  }

  private func component(of code: SwitchCode, by builder: TypeDeclaration, in scope: Scope) -> Value {
    let subject = evaluate(code.subject, in: scope)
    let ways = ways(of: code, subject: subject, in: scope).map { way in
      let work = { self.chosen(way.body.statements, isFirst: true, hasOther: true, builder, way.scope, code.range) }
      return (way.condition, way.condition.map { self.under($0, work) } ?? work())
    }
    guard let first = ways.first else { return .array([]) }
    return first.0 == nil ? first.1 : joined(ways.compactMap { way in way.0.map { ($0, way.1) } })
  }

  private func component(of clauses: [CompileTimeBlock], by builder: TypeDeclaration, in scope: Scope) -> Value {
    var open: [(condition: Condition, value: Value)] = []
    for (position, clause) in clauses.enumerated() {
      let verdict = clause.condition.map { CompileCondition.evaluate($0, for: codeSystem) } ?? true
      guard verdict != false else {
        for statement in clause.statements { if let range = statement.range { reach?.ruleOut(range, .compilation) } }
        continue
      }
      let value = component(of: clause.statements, by: builder, in: scope)
      if verdict == true, open.isEmpty { return value }
      open.append((compileCondition(clause, position, of: clauses), value))
      if verdict == true { break }
    }
    return joined(open)
  }

  private func component(
    of body: Block, for pattern: Pattern, in sequence: Expression, by builder: TypeDeclaration, _ scope: Scope
  ) -> Value {
    var name = "element"
    if case .binding(let bound) = pattern { name = bound }
    let list = evaluate(sequence, in: scope).unbound
    func turn(_ element: Value) -> Value {
      let inner = Scope(parent: scope)
      bind(pattern, to: element, in: inner)
      return component(of: body.statements, by: builder, in: inner)
    }
    var turns: [Value] = []
    if case .array(let elements) = list {
      for element in elements where step() { turns.append(turn(element)) }
    } else {
      // What is made once for all members stands for as many as there are.
      let saved = place.repeats
      place.repeats = "for \(name) in \(shortened(sequence.range))"
      turns = [turn(member(of: list, name: name, in: scope))]
      place.repeats = saved
      forget(assignedIn: body.statements, in: scope)
    }
    return ask(builder, "buildArray", [(nil, .array(turns))], sequence.range) ?? .array(turns)
  }

  /// What is there in one of several ways: the members of lists, each under the condition of its way.
  private func joined(_ ways: [(condition: Condition, value: Value)]) -> Value {
    var members: [Value] = []
    for way in ways {
      guard case .array(let list) = way.value else {
        return .choice(ways.map { ConditionalValue(condition: $0.condition, value: $0.value) })
      }
      members += list.map { present($0, under: way.condition) }
    }
    return .array(members)
  }

  /// What a function of a builder makes; nil where it has none that takes this.
  private func ask(
    _ builder: TypeDeclaration, _ name: String, _ parts: [(label: String?, value: Value)], _ range: SourceRange
  ) -> Value? {
    let functions = index.functions(name, of: builder, isStatic: true)
    guard !functions.isEmpty else { return nil }
    let arguments = parts.map { EvaluatedArgument(label: $0.label, value: $0.value, source: range) }
    guard let function = best(functions, for: arguments) else { return nil }
    return call(function, receiver: .type(builder), arguments: arguments, source: range)
  }
}
