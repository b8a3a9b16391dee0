import AccessibilityModel
import SourceModel
import SwiftSource

/// Loops of the statement loop.
extension Evaluator {
  /// What a loop does with each member of its list.
  struct LoopBody {
    let statements: [Statement]
    /// What the member is called.
    let element: String
    /// Whether the function around the loop may return from it.
    let mayReturn: Bool
    /// What jumps out of other loops in it call it.
    let label: String?
    /// Binds the names for the member in a scope of its own, and runs the statements.
    let run: (Value, Scope) -> Completion

    /// Jumps to what stands behind it.
    var ends: Set<Statement.Jump> { label.map { [.end, .endOf($0)] } ?? [.end] }
  }

  func run(_ pattern: Pattern, _ sequence: Expression, _ body: Block, in scope: Scope) -> Completion {
    var name = "element"
    if case .binding(let bound) = pattern { name = bound }
    let loop = LoopBody(
      statements: body.statements, element: name, mayReturn: body.statements.contains(where: returns), label: body.label
    ) { element, inner in
      self.bind(pattern, to: element, in: inner)
      return self.run(body.statements[...], in: inner).landing(body.nextTurn)
    }
    return run(loop, over: evaluate(sequence, in: scope).unbound, sequence, in: scope)
  }

  /// `items.forEach { … }` that changes variables of the code around it: they change as often as there are members, so it
  /// is a loop over the same list. nil for other calls.
  func runLoop(_ call: Call, in scope: Scope) -> Completion? {
    guard let (sequence, written) = call.loop,
      !changedNames(in: written.body.statements, of: scope).isEmpty,
      case .closure(let closure) = evaluate(call.arguments[0].value, in: scope) else { return nil }
    let loop = LoopBody(
      statements: written.body.statements, element: written.parameters.first { $0 != "_" } ?? "element", mayReturn: false,
      label: nil
    ) { element, inner in
      // Of the parts of a member that only run time knows, each goes by its own name.
      let arguments = element.isUnknown && written.parameters.count > 1 ? [] : [element]
      return self.turn(closure, arguments, in: inner)
    }
    return run(loop, over: evaluate(sequence, in: scope).unbound, sequence, in: scope)
  }

  /// Runs the statements of a closure for one member. Where it returns, the next one is up.
  private func turn(_ closure: ClosureValue, _ arguments: [Value], in scope: Scope) -> Completion {
    bind(arguments, to: closure, in: scope)
    if runsEffects { noteRun(of: closure) }
    let outer = shorthand
    shorthand = self.shorthand(of: closure, arguments)
    defer { shorthand = outer }
    return run(closure.closure.body.statements[...], in: scope).returned
  }

  private func run(_ loop: LoopBody, over list: Value, _ sequence: Expression, in scope: Scope) -> Completion {
    if let pairs = runsEffects ? list.objectPairs : nil {
      return run(pairs[...], loop, in: scope).landing(loop.ends)
    }
    if case .array(let elements) = list, elements.count <= memberLimit {
      return run(elements[...], loop, in: scope).landing(loop.ends)
    }
    return runOpen(loop, description: "for \(loop.element) in \(holeText(list, sequence))", in: scope) {
      self.member(of: list, name: loop.element, in: scope)
    }
  }

  private func run(_ elements: ArraySlice<Value>, _ loop: LoopBody, in scope: Scope) -> Completion {
    for position in elements.indices {
      guard step() else { return .fell }
      let inner = Scope(parent: scope)
      var completion = Completion.fell
      let turn = { (element: Value) in
        // Where it is not in the list, nothing is done.
        if self.runsEffects, element.isAbsent { return }
        completion = loop.run(element, inner)
      }
      // What one alternative adds to a variable, the others do not.
      if case .choice(let alternatives) = elements[position],
        !changedNames(in: loop.statements, of: scope).isEmpty {
        let ways = alternatives.map { alternative in
          (condition: alternative.condition, run: { () -> Completion in
            completion = .fell
            self.overAlternatives(of: alternative.value, turn)
            return completion
          })
        }
        completion = run(ways, changing: loop.statements, in: scope)
      } else {
        overAlternatives(of: elements[position], turn)
      }
      if completion.onlyFalls { continue }
      guard completion.mayFall else { return completion }
      let rest = elements[(position + 1)...]
      return completion.followed(by: under(completion.condition) { run(rest, loop, in: scope) })
    }
    return .fell
  }

  /// `while …`: where its body is run, its test holds.
  func runOpen(_ body: Block, while conditions: [ConditionElement], in scope: Scope) -> Completion {
    let loop = LoopBody(
      statements: [.whileLoop(conditions: conditions, body: body)], element: "",
      mayReturn: body.statements.contains(where: returns), label: body.label
    ) { _, inner in
      _ = self.test(conditions, in: inner)
      return self.run(body.statements[...], in: inner).landing(body.nextTurn)
    }
    return runOpen(loop, description: "while …", in: scope) { .absent }
  }

  /// A loop of which it is not known how often it runs: once for all, where it is run for what it does to objects, or
  /// may add to a text or a list of choices.
  private func runOpen(
    _ loop: LoopBody, description: String, in scope: Scope, _ element: () -> Value
  ) -> Completion {
    let names = changedNames(in: loop.statements, of: scope)
    let before = names.map { scope.variable($0) ?? hole($0) }
    let mayCollect = before.contains { $0.isList || $0.isSumOfTexts }
    guard runsEffects || scope.tracer != nil || mayCollect || loop.mayReturn else {
      forget(assignedIn: loop.statements, in: scope)
      return .fell
    }
    for (name, value) in zip(names, before) where !value.isList { _ = scope.assign(name, hole(ofVariable: name, like: value, in: scope)) }
    let saved = place.repeats
    place.repeats = description
    let completion = loop.run(element(), Scope(parent: scope)).landing(loop.ends)
    place.repeats = saved
    let condition = condition(description)
    for (name, value) in zip(names, before) {
      // Objects that a loop collects are those that it makes.
      if runsEffects, case .array(let start) = value, case .array(let list)? = scope.variable(name),
        list.count >= start.count { continue }
      let sum = scope.variable(name).flatMap { collected($0, before: value, under: condition) }
      _ = scope.assign(name, sum ?? hole(ofVariable: name, like: value, in: scope))
    }
    guard !completion.onlyFalls else { return .fell }
    return .branch([(condition, completion), (condition.opposite, .fell)])
  }

  /// What a loop leaves of a text or of a list of choices that it adds to: what it adds stands once, where it runs at
  /// all. nil for other values.
  private func collected(_ value: Value, before: Value, under condition: Condition) -> Value? {
    switch (before, value) {
    case (.array(let start), .array(let list)) where list.count > start.count:
      let added = list[start.count...]
      guard added.allSatisfy(\.isOffered) else { return nil }
      return .array(start + added.map { present($0, under: condition) })
    case (_, .view) where before.isSumOfTexts && value.isSumOfTexts:
      return .choice([
        ConditionalValue(condition: condition, value: value),
        ConditionalValue(condition: condition.opposite, value: before),
      ])
    default: return nil
    }
  }

  func present(_ value: Value, under condition: Condition) -> Value {
    .choice([
      ConditionalValue(condition: condition, value: value),
      ConditionalValue(condition: condition.opposite, value: .absent),
    ])
  }

  /// `items.forEach { … }` and `items.map { … }` over members that only run time knows: done once for all.
  func openTransform(
    _ name: String, _ arguments: [EvaluatedArgument], of value: Value, source: SourceRange
  ) -> Value? {
    guard ["forEach", "map", "compactMap"].contains(name), arguments.count == 1, case .unknown(let unknown) = value,
      unknown.type?.isOptional != true else { return nil }
    let element = parameterName(of: arguments[0].value) ?? "element"
    let scope = Scope(receiver: nil, type: unknown.declaration, file: source.file)
    let saved = place.repeats
    place.repeats = "for \(element) in \(unknown.expression)"
    let result = applying(
      arguments[0].value, to: [member(of: value, name: element, in: scope)], source: source)
    place.repeats = saved
    // As often as there are members.
    if case .closure(let closure) = arguments[0].value {
      forget(assignedIn: closure.closure.body.statements, in: closure.scope)
    }
    guard name != "forEach" else { return .tuple([]) }
    // A list of what is made, where this is an object; of values nothing is known.
    guard let result, case .object = result else { return nil }
    return .array([result])
  }
}

extension Value {
  var isList: Bool {
    if case .array = self { return true }
    return false
  }

  /// A `Text`, or several that were added to each other.
  var isSumOfTexts: Bool {
    switch self {
    case .view(let node): node.isText
    case .choice(let alternatives): alternatives.allSatisfy(\.value.isSumOfTexts)
    default: false
    }
  }

  /// A choice that a list offers, such as a button of an alert, `.default(Text("Fine"))`, or none.
  var isOffered: Bool {
    switch self {
    case .member(let member): member.arguments.contains { if case .view = $0.value { true } else { false } }
    case .choice(let alternatives): alternatives.allSatisfy { $0.value.isAbsent || $0.value.isOffered }
    default: false
    }
  }
}

extension ViewNode {
  /// A `Text`, or several that were added to each other, whatever modifiers it has.
  var isText: Bool { primitive.map { ["Text", "Text.concatenation"].contains($0.name) } ?? false }
}

extension Block {
  /// Jumps to the next turn of the loop whose body it is.
  fileprivate var nextTurn: Set<Statement.Jump> { label.map { [.next, .nextOf($0)] } ?? [.next] }
}

extension Call {
  /// The list and the closure of `items.forEach { … }`.
  fileprivate var loop: (sequence: Expression, closure: Closure)? {
    guard case .member(let sequence?, "forEach") = callee.kind, arguments.count == 1,
      case .closure(let closure) = arguments[0].value.kind else { return nil }
    return (sequence, closure)
  }
}
