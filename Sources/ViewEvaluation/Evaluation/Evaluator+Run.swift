import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// The statement loop: what code does to local variables and objects on the way to a value.
///
/// What cannot be followed makes every variable that it assigns a hole: none keeps a value that may be wrong.
extension Evaluator {
  /// The value that statements return.
  func result(of statements: [Statement], in scope: Scope) -> Value {
    let completion = run(statements[...], in: scope)
    if completion.onlyFalls { return .tuple([]) }
    guard !completion.hasTooManyEnds else { return tooManyResults(of: statements) }
    return completion.value(whereFallen: runsEffects ? .tuple([]) : .view(.empty))
  }

  /// What stands for a value that is one of more than can be told apart.
  private func tooManyResults(of statements: [Statement]) -> Value {
    for statement in statements { if let range = statement.range { reach?.cutOff(range) } }
    return .unknown(UnknownValue(expression: "…", reason: UnknownReason(.dynamicValue, "…")))
  }

  /// Runs statements in order.
  func run(_ statements: ArraySlice<Statement>, in scope: Scope) -> Completion {
    var rest = statements
    while let statement = rest.first {
      guard step() else { return .fell }
      rest = rest.dropFirst()
      if case .deferred(let block) = statement {
        let completion = run(rest, in: scope)
        _ = run(block.statements[...], in: Scope(parent: scope))
        return completion
      }
      let completion = run(statement, in: scope)
      if completion.onlyFalls { continue }
      guard completion.mayFall else {
        if case .conditional(let code) = statement { noteUnreached(rest, behind: code) }
        return completion
      }
      // After `if x { return }` the rest is for the other case.
      return completion.followed(by: under(completion.condition) { run(rest, in: scope) })
    }
    return .fell
  }

  private func run(_ statement: Statement, in scope: Scope) -> Completion {
    switch statement {
    case .expression(let expression):
      place.statement = expression.range
      return scope.tracer?.run(expression, in: scope) ?? execute(expression, in: scope)
    case .returned(let expression):
      if let expression { scope.tracer?.perform(expression, in: scope) }
      if let expression { place.statement = expression.range }
      return .returned(expression.map { evaluate($0, in: scope) } ?? scope.making?.end() ?? .tuple([]))
    case .conditional(let code): return run(code, in: scope)
    case .selection(let code): return run(code, in: scope)
    case .guarded(let conditions, let otherwise): return run(conditions, otherwise, in: scope)
    case .forIn(let pattern, let sequence, let body): return run(pattern, sequence, body, in: scope)
    case .whileLoop(let conditions, let body): return runOpen(body, while: conditions, in: scope)
    case .doCatch(let blocks): return run(blocks, in: scope)
    case .compileTime(let clauses): return run(clauses, in: scope)
    case .variable, .destructuring, .function, .type:
      if case .variable(let variable) = statement, let value = variable.initializer {
        scope.tracer?.perform(value, in: scope)
      }
      declare(statement, in: scope)
      return .fell
    case .jumped(let jump, _): return .jumped(jump)
    case .deferred, .other: return .fell
    }
  }

  // MARK: - Branches

  private func run(_ code: IfCode, in scope: Scope) -> Completion {
    let inner = Scope(parent: scope)
    switch test(code.conditions, in: inner) {
    case .always:
      noteRuledOut(code, then: false)
      return run(code.then.statements[...], in: inner)
    case .never:
      noteRuledOut(code, then: true)
      return runOtherwise(code, in: scope)
    case .depends(var yes, var no):
      // Nobody is on a screen that takes itself away before it appears.
      if leavesScreen(code.then), code.otherwise == nil {
        reach?.ruleOut(code.then.range, .test("guard"))
        return .fell
      }
      // What each branch leaves behind goes with the state that it brings about, not with the one that it ends.
      if runsEffects, code.turnsWhatItTests { swap(&yes, &no) }
      return run(
        [(yes, { self.run(code.then.statements[...], in: inner) }), (no, { self.runOtherwise(code, in: scope) })],
        changing: [.conditional(code)], in: scope)
    }
  }

  /// Whether set-up code of a screen takes it away there and stops: `dismiss(animated: false); return`.
  private func leavesScreen(_ block: Block) -> Bool {
    guard runsEffects, !place.isLater, case .returned(nil)? = block.statements.last else { return false }
    return block.statements.contains { statement in
      guard case .expression(let expression) = statement, case .call(let call) = expression.kind else { return false }
      return call.callee.takesOwnScreenAway
    }
  }

  private func runOtherwise(_ code: IfCode, in scope: Scope) -> Completion {
    switch code.otherwise {
    case .block(let block)?: run(block.statements[...], in: Scope(parent: scope))
    case .conditional(let nested)?: run(nested, in: scope)
    case nil: .fell
    }
  }

  private func run(_ conditions: [ConditionElement], _ otherwise: Block, in scope: Scope) -> Completion {
    switch test(conditions, in: scope) {
    case .always:
      reach?.ruleOut(otherwise.range, .test("guard"))
      return .fell
    case .never: return run(otherwise.statements[...], in: Scope(parent: scope))
    case .depends(let yes, let no):
      // What a screen consists of is taken to be there.
      if runsEffects, leavesScreen(otherwise) || otherwise.isBareExit && !isAlsoMissing(conditions, in: scope) {
        reach?.ruleOut(otherwise.range, .test("guard"))
        return .fell
      }
      return run(
        [(yes, { .fell }), (no, { self.run(otherwise.statements[...], in: Scope(parent: scope)) })],
        changing: otherwise.statements, in: scope)
    }
  }

  private func run(_ code: SwitchCode, in scope: Scope) -> Completion {
    let subject = evaluate(code.subject, in: scope)
    return run(code, subject: subject, in: scope).landing([.end])
  }

  private func run(_ code: SwitchCode, subject: Value, in scope: Scope) -> Completion {
    if case .choice(let alternatives) = subject {
      return run(
        alternatives.map { alternative in
          (alternative.condition, { self.run(code, subject: alternative.value, in: scope) })
        }, changing: [.selection(code)], in: scope)
    }
    var open: [(condition: Condition, run: () -> Completion)] = []
    for way in ways(of: code, subject: subject, in: scope) {
      guard let condition = way.condition else { return run(code, case: way.position, named: way.scope, in: scope) }
      open.append((condition, { self.run(code, case: way.position, named: way.scope, in: scope) }))
    }
    return run(open, changing: [.selection(code)], in: scope)
  }

  /// Runs one case of a `switch`, and those behind it that it falls through to.
  ///
  /// - Parameter names: The scope with what its pattern binds.
  private func run(_ code: SwitchCode, case position: Int, named names: Scope, in scope: Scope) -> Completion {
    let completion = run(code.cases[position].body.statements[...], in: names)
    let next = position + 1
    guard completion.mayFallThrough, code.cases.indices.contains(next) else { return completion }
    // What runs off the end is done with the whole `switch`; what falls through goes on.
    let way = completion.followed(by: .jumped(.end)).landing([.through])
    let goOn = { self.run(code, case: next, named: Scope(parent: scope), in: scope) }
    if way.onlyFalls { return goOn() }
    let changed = code.cases[next...].flatMap(\.body.statements)
    guard let condition = way.condition else {
      let rest = goOn()
      forget(assignedIn: changed, in: scope)
      return way.followed(by: rest)
    }
    var rest = Completion.fell
    let ways: [(condition: Condition, run: () -> Completion)] = [
      (condition, {
        rest = goOn()
        return rest
      }),
      (condition.opposite, { .fell }),
    ]
    _ = run(ways, changing: changed, in: scope)
    return way.followed(by: rest)
  }

  /// Runs each of several ways, of which run time takes one, from the same state, and joins what they leave behind.
  func run(
    _ ways: [(condition: Condition, run: () -> Completion)], changing statements: [Statement], in scope: Scope
  ) -> Completion {
    guard !ways.isEmpty else { return .fell }
    let names = changedNames(in: statements, of: scope).filter { scope.local($0) != nil }
    let before = names.map { scope.local($0) ?? hole($0) }
    var results: [(condition: Condition, completion: Completion)] = []
    var left: [[ConditionalValue]] = Array(repeating: [], count: names.count)
    let members = scope.making?.state
    var made: [(condition: Condition, state: UnfinishedInstance.State)] = []
    for way in ways {
      for (name, value) in zip(names, before) { _ = scope.assign(name, value) }
      if let members { scope.making?.state = members }
      let completion = under(way.condition, way.run)
      results.append((way.condition, completion))
      guard completion.mayFall else { continue }
      if let state = scope.making?.state { made.append((way.condition, state)) }
      for (position, name) in names.enumerated() {
        left[position].append(ConditionalValue(condition: way.condition, value: scope.local(name) ?? hole(name)))
      }
    }
    for (position, name) in names.enumerated() where !left[position].isEmpty {
      _ = scope.assign(name, joined(left[position], before: before[position]) ?? hole(name))
    }
    if let members, let making = scope.making { join(made, into: making, since: members) }
    return results.allSatisfy(\.completion.onlyFalls) ? .fell : .branch(results)
  }

  /// What a variable holds after one of several ways; nil for more than is worth keeping.
  func joined(_ values: [ConditionalValue], before: Value?) -> Value? {
    if values.count == 1 { return values[0].value }
    if let before, let list = joinedList(values, before: before) { return list }
    let result = Value.choice(values)
    return isPlain(result) ? result : nil
  }

  /// A list to which some ways appended objects or choices: each is in it under the condition of its way. So it is with the
  /// lists in it.
  private func joinedList(_ values: [ConditionalValue], before: Value) -> Value? {
    guard case .array(let start) = before else { return nil }
    let lists = values.compactMap { value -> [Value]? in if case .array(let list) = value.value { list } else { nil } }
    guard lists.count == values.count, lists.allSatisfy({ $0.count >= start.count }) else { return nil }
    var members = start
    for (position, inner) in start.enumerated() where runsEffects {
      guard case .array = inner else { continue }
      let ways = zip(values, lists).map { ConditionalValue(condition: $0.condition, value: $1[position]) }
      guard let joined = joinedList(ways, before: inner) else { return nil }
      members[position] = joined
    }
    for (value, list) in zip(values, lists) {
      let added = list[start.count...]
      guard runsEffects || added.allSatisfy(\.isOffered) else { return nil }
      members += added.map { present($0, under: value.condition) }
    }
    return runsEffects || members.count > start.count ? .array(members) : nil
  }

  private func run(_ blocks: [Block], in scope: Scope) -> Completion {
    guard let first = blocks.first else { return .fell }
    let passed = run(first.statements[...], in: Scope(parent: scope)).landing([.thrown])
    if runsEffects, blocks.count > 1 { handle(failure(of: first), by: blocks.dropFirst(), in: scope) }
    for block in blocks.dropFirst() { forget(assignedIn: block.statements, in: scope) }
    // What is returned where nothing is thrown; where both ways make views, both are kept.
    guard !runsEffects, let handler = blocks.dropFirst().first, makesView(passed) else { return passed }
    let failed = run(handler.statements[...], in: Scope(parent: scope))
    guard makesView(failed) else { return passed }
    let failure = failure(of: first)
    return .branch([
      (Condition(subject: failure.subject, branch: 0, description: "no error"), passed), (failure, failed),
    ])
  }

  private func makesView(_ completion: Completion) -> Bool {
    !completion.mayFall && !completion.hasTooManyEnds && isViewValue(completion.value(whereFallen: .tuple([])))
  }

  private func run(_ clauses: [CompileTimeBlock], in scope: Scope) -> Completion {
    // Declarations of a clause are visible after it, so its statements run in the scope itself.
    let (possible, isWhole) = compiled(clauses)
    if isWhole, possible.count == 1 { return run(possible[0].clause.statements[...], in: scope) }
    var open: [(condition: Condition, run: () -> Completion)] = possible.map { position, clause in
      (compileCondition(clause, position, of: clauses), { self.run(clause.statements[...], in: scope) })
    }
    if !isWhole {
      let text = "#if \(clauses.first?.condition.map(expressionText) ?? "")"
      open.append((Condition(subject: text, branch: clauses.count, description: "#else"), { .fell }))
    }
    return run(open, changing: clauses.flatMap(\.statements), in: scope)
  }

  /// The clauses of an `#if` that may be compiled, with their positions, and whether one of them is for certain.
  func compiled(_ clauses: [CompileTimeBlock]) -> (possible: [(position: Int, clause: CompileTimeBlock)], isWhole: Bool) {
    var possible: [(position: Int, clause: CompileTimeBlock)] = []
    for (position, clause) in clauses.enumerated() {
      let verdict = clause.condition.map { CompileCondition.evaluate($0, for: codeSystem) } ?? true
      guard verdict != false else {
        for statement in clause.statements { if let range = statement.range { reach?.ruleOut(range, .compilation) } }
        continue
      }
      possible.append((position, clause))
      if verdict == true { return (possible, true) }
    }
    return (possible, false)
  }

  func compileCondition(
    _ clause: CompileTimeBlock, _ position: Int, of clauses: [CompileTimeBlock]
  ) -> Condition {
    Condition(
      subject: "#if \(clauses.first?.condition.map(expressionText) ?? "")", branch: position,
      description: clause.condition.map { "#if " + expressionText($0) } ?? "#else")
  }

  // MARK: - What is forgotten
}

extension Expression {
  /// The variable that a chain of members begins with: `model` in `model.name[0]`.
  var rootName: String? {
    switch kind {
    case .name(let name): name
    case .member(let base?, _): base.rootName
    case .subscription(let base, _): base.rootName
    case .optionalChain(let inner), .forceUnwrap(let inner): inner.rootName
    default: nil
    }
  }
}

extension Expression {
  /// What is called to take away the screen that the code stands in, `navigationController?.popViewController`.
  fileprivate var takesOwnScreenAway: Bool {
    switch kind {
    case .name(let name): Self.takesAway(name)
    case .member(let base?, let name):
      Self.takesAway(name) && ["self", "navigationController", "presentingViewController"].contains(base.rootName)
    case .optionalChain(let inner), .forceUnwrap(let inner): inner.takesOwnScreenAway
    default: false
    }
  }

  private static func takesAway(_ name: String) -> Bool {
    switch NavigationCalls.named(name)?.does {
    case .dismiss?, .pop?: true
    default: false
    }
  }
}

extension Block {
  /// It does nothing but leave: `return`, `return nil`, `return UITableViewCell()`, `continue`, `fatalError()`.
  var isBareExit: Bool {
    guard statements.count == 1 else { return statements.isEmpty }
    switch statements[0] {
    case .returned(let expression?): return expression.isBare
    case .expression(let expression): return expression.isBare
    case .jumped(.through, _): return false
    case .returned(nil), .jumped, .other: return true
    default: return false
    }
  }
}

extension Expression {
  /// Nothing that anybody hears: `nil`, an empty object, `fatalError(…)`.
  fileprivate var isBare: Bool {
    switch kind {
    case .nilLiteral, .boolean, .integer, .float: true
    case .array(let elements): elements.isEmpty
    case .member(nil, _): true
    case .call(let call):
      switch call.callee.kind {
      case .name(let name):
        ["fatalError", "preconditionFailure", "assertionFailure", "completion", "print"].contains(name)
          || name.first?.isUppercase == true && call.arguments.isEmpty
      case .member(nil, "init"): call.arguments.isEmpty
      default: false
      }
    default: false
    }
  }
}
