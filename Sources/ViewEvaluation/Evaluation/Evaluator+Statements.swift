import AccessibilityModel
import SourceModel
import SwiftSource

extension Evaluator {
  /// The value of the body of a function, getter or closure: what it returns, or the views that it builds.
  func value(of block: Block, in scope: Scope) -> Value {
    let inner = Scope(parent: scope)
    if block.statements.count == 1, let only = singleValue(block.statements[0], in: inner) { return only }
    if runsEffects || block.statements.contains(where: returns) { return result(of: block.statements, in: inner) }
    return built(block.statements, in: inner)
  }

  private func singleValue(_ statement: Statement, in scope: Scope) -> Value? {
    switch statement {
    case .expression(let expression), .returned(let expression?):
      place.statement = expression.range
      // A lone `items.append(item)`, `count += 1` or `items.forEach { … }` of a function or closure.
      if let completion = change(by: expression, in: scope) { return completion.value(whereFallen: .tuple([])) }
      return evaluate(expression, in: scope)
    case .conditional(let code) where !returns(statement): return value(of: code, in: scope)
    case .selection(let code) where !returns(statement) && !code.fallsThrough: return value(of: code, in: scope)
    default: return nil
    }
  }

  /// Whether a statement may return from the function that it stands in.
  func returns(_ statement: Statement) -> Bool {
    switch statement {
    case .returned: true
    case .conditional(let code): returns(code)
    case .selection(let code): code.cases.contains { $0.body.statements.contains(where: returns) }
    case .guarded(_, let otherwise): otherwise.statements.contains(where: returns)
    case .doCatch(let blocks): blocks.contains { $0.statements.contains(where: returns) }
    case .forIn(_, _, let body), .whileLoop(_, let body): body.statements.contains(where: returns)
    case .compileTime(let clauses): clauses.contains { $0.statements.contains(where: returns) }
    case .expression, .variable, .destructuring, .function, .type, .deferred, .jumped, .other: false
    }
  }

  func returns(_ code: IfCode) -> Bool {
    if code.then.statements.contains(where: returns) { return true }
    switch code.otherwise {
    case .block(let block)?: return block.statements.contains(where: returns)
    case .conditional(let nested)?: return returns(nested)
    case nil: return false
    }
  }

  // MARK: - Builders

  /// The views that the statements of a result builder make; a lone value that is no view stays a value.
  private func built(_ statements: [Statement], in scope: Scope) -> Value {
    var parts: [Value] = []
    var sources: [SourceRange] = []
    for statement in statements {
      guard step() else { break }
      switch statement {
      case .expression(let expression):
        if case .assignment = expression.kind { _ = evaluate(expression, in: scope); continue }
        parts.append(evaluate(expression, in: scope))
        sources.append(expression.range)
      case .conditional(let code):
        parts.append(value(of: code, in: scope))
        sources.append(code.range)
      case .selection(let code):
        parts.append(value(of: code, in: scope))
        sources.append(code.range)
      case .compileTime(let clauses):
        parts.append(value(of: clauses, in: scope))
        sources.append(scope.file.emptyRange)
      case .doCatch(let blocks):
        if let first = blocks.first { parts.append(built(first.statements, in: Scope(parent: scope))); sources.append(first.range) }
      default: declare(statement, in: scope)
      }
    }
    if parts.count == 1 { return parts[0] }
    return .view(.group(zip(parts, sources).map { view(from: $0, source: $1) }))
  }

  /// Brings the names that a statement declares into scope.
  func declare(_ statement: Statement, in scope: Scope) {
    switch statement {
    case .variable(let variable): bindLocal(variable, in: scope)
    case .destructuring(let pattern, let expression):
      bind(pattern, to: expression.map { evaluate($0, in: scope) } ?? .absent, in: scope)
    case .function(let function): scope.bind(function.name, .closure(localFunction(function, in: scope)))
    case .guarded(let conditions, _): _ = test(conditions, in: scope)
    default: break
    }
  }

  private func localFunction(_ function: FunctionDeclaration, in scope: Scope) -> ClosureValue {
    let body = function.body ?? Block(statements: [], range: function.range)
    return ClosureValue(
      closure: Closure(parameters: function.parameters.map(\.name), body: body), scope: scope, range: function.range,
      stack: stack, delay: place.delay, function: ObjectIdentifier(function))
  }

  func bindLocal(_ variable: PropertyDeclaration, in scope: Scope) {
    if let getter = variable.getter {
      let closure = Closure(parameters: [], body: getter)
      scope.bind(variable.name, call(ClosureValue(closure: closure, scope: scope, range: variable.range, stack: stack), arguments: []))
      return
    }
    guard let initializer = variable.initializer else {
      // `var title: String?` holds nothing until somebody gives it something.
      if variable.type?.isOptional == true, !variable.isConstant, variable.attributes.isEmpty {
        return scope.bind(variable.name, .absent)
      }
      scope.bind(variable.name, .unknown(UnknownValue(expression: variable.name, type: variable.type)))
      return
    }
    place.statement = variable.range
    var value = coerce(notingFirst(evaluate(initializer, in: scope), initializer, in: scope), to: variable.type, in: scope)
    value = called(value, variable.name)
    if variable.type == nil { value = settled(value) }
    if runsEffects, let type = variable.type, !type.isOptional || value.isUnknown {
      value = effects?.declared(value, as: closed(type, in: scope), source: initializer.range) ?? value
    }
    if runsEffects { effects?.named(value, variable.name, declaration: variable.range) }
    if variable.attributes.contains(where: { Self.stateWrappers.contains($0.name) }) {
      // `@Previewable @State var …`
      value = .unknown(UnknownValue(
        expression: variable.name, type: variable.type, initial: value, reason: UnknownReason(.dynamicValue, variable.name)))
    }
    scope.bind(variable.name, value)
  }

  /// A literal in a variable without a written type is a `String`, and no key.
  func settled(_ value: Value) -> Value {
    switch value {
    case .text(let text): .text(text.asString)
    case .array(let elements): .array(elements.map(settled))
    default: value
    }
  }

  // MARK: - Branches

  func value(of code: IfCode, in scope: Scope) -> Value {
    let inner = Scope(parent: scope)
    switch test(code.conditions, in: inner) {
    case .always:
      noteRuledOut(code, then: false)
      return value(of: code.then, in: inner)
    case .never:
      noteRuledOut(code, then: true)
      return otherwise(code, in: scope)
    case .depends(var yes, var no):
      // As where it is run for what it does (`run`).
      if runsEffects, code.turnsWhatItTests { swap(&yes, &no) }
      return acted([
        ConditionalValue(condition: yes, value: under(yes) { value(of: code.then, in: inner) }),
        ConditionalValue(condition: no, value: under(no) { otherwise(code, in: scope) }),
      ])
    }
  }

  /// What several ways come to: nothing, where none of them does, as in code that only acts.
  private func acted(_ ways: [ConditionalValue]) -> Value {
    ways.allSatisfy(\.value.isNothing) ? .tuple([]) : .choice(ways)
  }

  private func otherwise(_ code: IfCode, in scope: Scope) -> Value {
    switch code.otherwise {
    case .block(let block)?: value(of: block, in: scope)
    case .conditional(let nested)?: value(of: nested, in: scope)
    case nil: runsEffects ? .tuple([]) : .view(.empty)
    }
  }

  func value(of code: SwitchCode, in scope: Scope) -> Value {
    let subject = evaluate(code.subject, in: scope)
    if case .choice(let alternatives) = subject {
      return .choice(alternatives.map { alternative in
        ConditionalValue(
          condition: alternative.condition,
          value: under(alternative.condition) { value(of: code, subject: alternative.value, in: scope) })
      })
    }
    return value(of: code, subject: subject, in: scope)
  }

  /// Which case is taken when the screen appears; nil where source does not tell, or nobody asked.
  private func firstPosition(of code: SwitchCode, in scope: Scope) -> Int? {
    guard states == .allNotingFirst, !isAskingForFirst else { return nil }
    return asFirst {
      let subject = evaluate(code.subject, in: Scope(parent: scope))
      if case .choice = subject { return nil }
      let name = holeText(subject, code.subject)
      for (position, candidate) in code.cases.enumerated() {
        switch match(candidate, subject, name: name, in: Scope(parent: scope)) {
        case .yes: return position
        case .maybe: return nil
        case .no: continue
        }
      }
      return nil
    }
  }

  /// Whether a case is taken for a value.
  func match(_ candidate: SwitchCode.Case, _ subject: Value, name: String, in scope: Scope) -> PatternMatch {
    var verdict = candidate.items.isEmpty ? PatternMatch.yes : .no
    for item in candidate.items {
      var match = self.match(item.pattern, subject, name: name, in: scope)
      if match != .no, let clause = item.whereClause {
        switch test(clause, in: scope) {
        case .always: break
        case .never: match = .no
        case .depends: match = .maybe
        }
      }
      if match == .yes || (match == .maybe && verdict == .no) { verdict = match }
    }
    return verdict
  }

  private func value(of code: SwitchCode, subject: Value, in scope: Scope) -> Value {
    if case .choice(let alternatives) = subject {
      return .choice(alternatives.map {
        ConditionalValue(condition: $0.condition, value: value(of: code, subject: $0.value, in: scope))
      })
    }
    let ways = ways(of: code, subject: subject, in: scope)
    if let only = ways.first, only.condition == nil { return value(of: only.body, in: only.scope) }
    let open = ways.compactMap { way in
      way.condition.map { condition in
        ConditionalValue(condition: condition, value: under(condition) { value(of: way.body, in: way.scope) })
      }
    }
    if !open.isEmpty, open.allSatisfy(\.value.isNothing) { return .tuple([]) }
    return open.isEmpty ? runsEffects ? .tuple([]) : .view(.empty) : choice(open)
  }

  /// One of the cases that run time may enter.
  struct Way {
    /// nil when it is certain.
    let condition: Condition?
    /// Which of the cases it is.
    let position: Int
    let body: Block
    /// With the names that its pattern binds.
    let scope: Scope
  }

  /// The cases of a `switch` that run time may enter.
  func ways(of code: SwitchCode, subject: Value, in scope: Scope) -> [Way] {
    let name = holeText(subject, code.subject)
    let first = firstPosition(of: code, in: scope)
    var open: [Way] = []
    for (position, candidate) in code.cases.enumerated() {
      let inner = Scope(parent: scope)
      let verdict = match(candidate, subject, name: name, in: inner)
      guard verdict != .no else {
        reach?.ruleOut(candidate.body.range, .test(name))
        continue
      }
      if let settled = settledSubject(code.subject, subject, candidate) { inner.bind(settled.name, settled.value) }
      if verdict == .yes, open.isEmpty { return [Way(condition: nil, position: position, body: candidate.body, scope: inner)] }
      let condition = condition(of: code, case: position, subject: name).holding(initially: first.map { $0 == position })
      open.append(Way(condition: condition, position: position, body: candidate.body, scope: inner))
      if verdict == .yes { break }
    }
    // Some case of a `switch` is always taken: a value that fits none of them is not the one that run time has.
    guard open.isEmpty, !subject.isUnknown, !code.cases.isEmpty else { return open }
    return ways(of: code, subject: .unknown(UnknownValue(expression: name)), in: scope)
  }

  /// Inside a branch for a case without associated values the subject is that case, when it has a name of its own.
  private func settledSubject(
    _ expression: Expression, _ subject: Value, _ candidate: SwitchCode.Case
  ) -> (name: String, value: Value)? {
    guard case .name(let name) = expression.kind, case .unknown(let unknown) = subject,
      let declaration = unknown.declaration, unknown.type?.isOptional != true, candidate.items.count == 1,
      case .enumCase(let caseName, let associated, _) = candidate.items[0].pattern, associated.isEmpty,
      let enumCase = index.enumCase(caseName, of: declaration), enumCase.associated.isEmpty else { return nil }
    return (name, .enumeration(EnumValue(declaration: declaration, name: caseName, payload: [])))
  }

  /// The condition under which a case is taken, as far as its pattern tells.
  func condition(of code: SwitchCode, case position: Int, subject: String) -> Condition {
    let candidate = code.cases[position]
    if let test = code.plainTest, case .depends(let yes, let no) = dependent(on: subject + test.suffix) {
      // The other case, or the default, is the opposite.
      return test.position == position ? yes : no
    }
    return Condition(
      subject: "switch \(subject)", branch: position, description: describe(candidate, subject: subject), asks: .which,
      caseTest: caseTest(candidate, value: subject))
  }

  /// A case with one plain pattern, as a test that others on the same value can be compared with.
  func caseTest(_ candidate: SwitchCode.Case, value: String) -> Condition.CaseTest? {
    guard candidate.items.count == 1, candidate.items[0].whereClause == nil,
      case .enumCase(let name, _, _) = candidate.items[0].pattern else { return nil }
    return Condition.CaseTest(value: value, name: name, isPositive: true)
  }

  func describe(_ candidate: SwitchCode.Case, subject: String) -> String {
    guard !candidate.items.isEmpty else { return "\(subject): default" }
    return candidate.items.map { item in
      let text: String
      switch item.pattern {
      case .enumCase(let name, _, _): text = "\(subject) == .\(name)"
      case .expression(let expression): text = "\(subject) == \(expressionText(expression))"
      case .type(let type, _): text = "\(subject) is \(type.text)"
      case .optional: text = "\(subject) != nil"
      default: text = subject
      }
      return item.whereClause.map { "\(text) && \(expressionText($0))" } ?? text
    }.joined(separator: " || ")
  }

  private func value(of clauses: [CompileTimeBlock], in scope: Scope) -> Value {
    // Declarations of a clause are visible after it, so its statements run in the scope itself.
    let (possible, isWhole) = compiled(clauses)
    if isWhole, possible.count == 1 { return built(possible[0].clause.statements, in: scope) }
    let open = possible.map { position, clause in
      ConditionalValue(
        condition: compileCondition(clause, position, of: clauses), value: built(clause.statements, in: scope))
    }
    return open.isEmpty ? .view(.empty) : choice(open)
  }
}

extension SwitchCode {
  /// Whether one case may go on with the next.
  fileprivate var fallsThrough: Bool { cases.contains { $0.body.statements.contains(where: \.fallsThrough) } }

  /// The case of a `switch` with two cases that is about `true`, or about there being no value: such a `switch` asks
  /// what an `if` asks, and its conditions are those of the `if`.
  fileprivate var plainTest: (position: Int, suffix: String)? {
    guard cases.count == 2, cases.allSatisfy({ $0.items.count <= 1 && $0.items.first?.whereClause == nil })
    else { return nil }
    for (position, candidate) in cases.enumerated() {
      guard case .expression(let expression)? = candidate.items.first?.pattern else { continue }
      switch expression.kind {
      case .boolean(let isWanted): return (isWanted ? position : 1 - position, "")
      case .nilLiteral: return (position, " == nil")
      default: continue
      }
    }
    return nil
  }
}

extension Statement {
  fileprivate var fallsThrough: Bool {
    switch self {
    case .jumped(.through, _): true
    case .conditional(let code): code.fallsThrough
    case .guarded(_, let otherwise): otherwise.statements.contains(where: \.fallsThrough)
    default: false
    }
  }
}

extension IfCode {
  fileprivate var fallsThrough: Bool {
    if then.statements.contains(where: \.fallsThrough) { return true }
    switch otherwise {
    case .block(let block)?: return block.statements.contains(where: \.fallsThrough)
    case .conditional(let nested)?: return nested.fallsThrough
    case nil: return false
    }
  }
}
