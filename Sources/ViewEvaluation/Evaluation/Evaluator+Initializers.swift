import AccessibilityModel
import SourceModel
import SwiftSource

/// What the initialisers that a project writes give the members of its types.
extension Evaluator {
  /// Runs a written initialiser for the members that it sets.
  func fields(
    from initializer: FunctionDeclaration, of type: TypeDeclaration, _ arguments: [EvaluatedArgument], source: SourceRange
  ) -> [String: Value] {
    let scope = Scope(receiver: nil, type: type, file: initializer.range.file)
    bind(arguments, to: initializer.parameters, in: scope)
    let properties = Dictionary(storedProperties(of: type).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var fields = AssignedFields()
    if let body = initializer.body {
      _ = assignFields(body.statements, of: type, properties, in: scope, &fields)
    }
    var values = fields.values
    for property in properties.values where values[property.name] == nil {
      if property.initializer == nil, property.type?.isOptional == true, !property.isConstant, property.attributes.isEmpty {
        values[property.name] = .absent
      }
    }
    return values
  }

  /// What an initialiser has given the members so far.
  private struct AssignedFields {
    private(set) var values: [String: Value] = [:]
    /// Those that one way of a condition gave a value: the others are the same in every way.
    private var assigned: Set<String> = []

    mutating func assign(_ name: String, _ value: Value) {
      values[name] = value
      assigned.insert(name)
    }

    /// The same at the beginning of one way.
    var way: AssignedFields {
      var result = self
      result.assigned = []
      return result
    }

    /// Goes on after the ways of which run time takes one; without a condition it is the only one.
    mutating func join(_ ways: [(condition: Condition?, fields: AssignedFields)]) {
      for name in ways.reduce(into: Set<String>(), { $0.formUnion($1.fields.assigned) }) {
        var values: [ConditionalValue] = []
        for way in ways {
          guard let value = way.fields.values[name] else { continue }
          guard let condition = way.condition else {
            values = []
            assign(name, value)
            break
          }
          values.append(ConditionalValue(condition: condition, value: value))
        }
        if values.count == 1 { assign(name, values[0].value) } else if !values.isEmpty { assign(name, .choice(values)) }
      }
    }
  }

  /// What one way through statements has given the members.
  private struct AssigningWay {
    /// nil where it is the only one.
    let condition: Condition?
    var fields: AssignedFields
    /// What stands behind the statements is run.
    var goesOn: Bool
  }

  /// - Returns: Whether what stands behind the statements is run.
  private func assignFields(
    _ statements: [Statement], of type: TypeDeclaration, _ properties: [String: PropertyDeclaration], in scope: Scope,
    _ fields: inout AssignedFields
  ) -> Bool {
    let statements = compiled(statements)
    for (position, statement) in statements.enumerated() {
      show(fields, of: type, to: statement, in: scope)
      var ways: [AssigningWay] = []
      switch statement {
      case .variable(let variable): bindLocal(variable, in: scope)
      case .expression(let expression): assignField(by: expression, of: type, properties, in: scope, &fields)
      case .conditional(let code): ways = self.ways(of: code, of: type, properties, in: scope, fields)
      case .selection(let code):
        let subject = evaluate(code.subject, in: scope)
        ways = self.ways(of: code, subject: subject, of: type, properties, in: scope, fields)
      case .guarded(let conditions, let left):
        ways = self.ways(test(conditions, in: scope)) { holds in
          var way = AssigningWay(condition: nil, fields: fields.way, goesOn: holds)
          if !holds { _ = assignFields(left.statements, of: type, properties, in: Scope(parent: scope), &way.fields) }
          return way
        }
      case .doCatch(let blocks):
        guard let first = blocks.first else { break }
        if !assignFields(first.statements, of: type, properties, in: Scope(parent: scope), &fields) { return false }
      case .returned: return false
      // Rounds are not followed here, nor is what they give local variables.
      case .forIn, .whileLoop: forget(assignedIn: [statement], in: scope)
      default: break
      }
      guard !ways.isEmpty else { continue }
      // Which of the values a local variable has behind a branch only run time knows.
      if ways.count > 1, !statement.isGuard { forget(assignedIn: [statement], in: scope) }
      let goOn = ways.count { $0.goesOn }
      if goOn > 0, goOn < ways.count {
        // What stands behind is run on the ways that get there, before they are joined with the others.
        let rest = Array(statements[(position + 1)...])
        for index in ways.indices where ways[index].goesOn {
          _ = assignFields(rest, of: type, properties, in: scope, &ways[index].fields)
        }
      }
      fields.join(ways.map { ($0.condition, $0.fields) })
      if goOn < ways.count { return false }
    }
    return true
  }

  /// Code of an initialiser may read what it gave the members before. What it only hands on needs no look at them.
  private func show(_ fields: AssignedFields, of type: TypeDeclaration, to statement: Statement, in scope: Scope) {
    guard !fields.values.isEmpty else { return }
    if case .expression(let expression) = statement, case .assignment(_, let value) = expression.kind, value.isPlain { return }
    scope.become(.instance(Instance(declaration: type, fields: fields.values, source: scope.file.emptyRange, path: "")))
  }

  /// - Parameter way: What there is where the conditions hold, and where they do not.
  private func ways(_ verdict: Verdict, _ way: (_ holds: Bool) -> AssigningWay) -> [AssigningWay] {
    switch verdict {
    case .always: return [way(true)]
    case .never: return [way(false)]
    case .depends(let yes, let no):
      let (then, otherwise) = (way(true), way(false))
      return [
        AssigningWay(condition: yes, fields: then.fields, goesOn: then.goesOn),
        AssigningWay(condition: no, fields: otherwise.fields, goesOn: otherwise.goesOn),
      ]
    }
  }

  private func ways(
    of code: IfCode, of type: TypeDeclaration, _ properties: [String: PropertyDeclaration], in scope: Scope,
    _ fields: AssignedFields
  ) -> [AssigningWay] {
    let inner = Scope(parent: scope)
    return ways(test(code.conditions, in: inner)) { holds in
      var way = AssigningWay(condition: nil, fields: fields.way, goesOn: true)
      let statements = holds ? code.then.statements : code.left
      way.goesOn = assignFields(
        statements, of: type, properties, in: holds ? inner : Scope(parent: scope), &way.fields)
      return way
    }
  }

  private func ways(
    of code: SwitchCode, subject: Value, of type: TypeDeclaration, _ properties: [String: PropertyDeclaration],
    in scope: Scope, _ fields: AssignedFields
  ) -> [AssigningWay] {
    if case .choice(let alternatives) = subject {
      return alternatives.map { alternative in
        let inner = ways(of: code, subject: alternative.value, of: type, properties, in: scope, fields)
        var joined = fields.way
        joined.join(inner.map { ($0.condition, $0.fields) })
        return AssigningWay(
          condition: alternative.condition, fields: joined, goesOn: inner.isEmpty || inner.contains(where: \.goesOn))
      }
    }
    return ways(of: code, subject: subject, in: scope).map { entered in
      var way = AssigningWay(condition: entered.condition, fields: fields.way, goesOn: true)
      way.goesOn = assignFields(entered.body.statements, of: type, properties, in: entered.scope, &way.fields)
      return way
    }
  }

  private func assignField(
    by expression: Expression, of type: TypeDeclaration, _ properties: [String: PropertyDeclaration], in scope: Scope,
    _ fields: inout AssignedFields
  ) {
    if case .assignment(let target, let value) = expression.kind {
      assignField(target, evaluate(value, in: scope), of: type, properties, in: scope, &fields)
    } else if case .call(let call) = expression.kind, case .member(let base?, "init") = call.callee.kind,
      case .name("self") = base.kind {
      let delegated = construct(
        type, arguments: evaluated(call.arguments, in: scope), source: expression.range, delegating: stack.last)
      if case .instance(let instance) = delegated {
        for (name, value) in instance.fields { fields.assign(name, value) }
      }
    } else {
      // `parts.append(title)`: what becomes of a local variable is not followed here.
      forget(assignedIn: [.expression(expression)], in: scope)
    }
  }

  private func assignField(
    _ target: Expression, _ value: Value, of type: TypeDeclaration, _ properties: [String: PropertyDeclaration],
    in scope: Scope, _ fields: inout AssignedFields
  ) {
    var name: String
    switch target.kind {
    case .name(let plain):
      if scope.assign(plain, value) { return }
      name = plain
    case .member(let base?, let member):
      guard case .name("self") = base.kind else { return }
      name = member
    default: return
    }
    let isStorage = properties[name] == nil && name.hasPrefix("_")
    if isStorage { name = String(name.dropFirst()) }
    guard let property = properties[name] else { return }
    // A state that has a value where it is declared keeps it (release notes of Xcode 27: it always did).
    if !isStorage, property.initializer != nil, property.attributes.contains(where: { $0.name == "State" }) { return }
    fields.assign(name, boundField(property, unwrapped(value, property), of: type))
  }

  /// `State(initialValue: x)`, `Binding(get:set:)` and the like, as assigned to `_name`.
  private func unwrapped(_ value: Value, _ property: PropertyDeclaration) -> Value {
    guard case .view(let node) = value, let primitive = node.primitive else { return value }
    switch primitive.name {
    case "State", "StateObject", "Published", "AppStorage", "SceneStorage", "Bindable", "ObservedObject":
      return primitive.arguments.first { ["initialValue", "wrappedValue", "projectedValue", nil].contains($0.label) }?.value ?? value
    case "Binding":
      return .unknown(UnknownValue(expression: property.name, type: property.type, reason: UnknownReason(.dynamicValue, property.name)))
    default: return value
    }
  }

  /// Statements with those of conditional compilation that count.
  func compiled(_ statements: [Statement]) -> [Statement] {
    statements.flatMap { statement -> [Statement] in
      guard case .compileTime(let clauses) = statement else { return [statement] }
      return CompileCondition.possible(clauses, for: codeSystem, \.condition).first.map { compiled($0.statements) } ?? []
    }
  }
}

extension Expression {
  /// A name or a literal.
  fileprivate var isPlain: Bool {
    switch kind {
    case .name, .boolean, .integer, .float, .nilLiteral: true
    default: false
    }
  }
}

extension Statement {
  /// What stands in its block is run only where nothing behind it is.
  fileprivate var isGuard: Bool { if case .guarded = self { true } else { false } }
}
