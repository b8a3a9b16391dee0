import AccessibilityModel
import SourceModel
import SwiftSource

/// Loops of the statement loop.
extension Evaluator {
  func run(_ pattern: Pattern, _ sequence: Expression, _ body: Block, in scope: Scope) -> Completion {
    let value = evaluate(sequence, in: scope).unbound
    if case .array(let elements) = value, elements.count <= memberLimit {
      return run(elements[...], as: pattern, body, in: scope).landing([.end])
    }
    var name = "element"
    if case .binding(let bound) = pattern { name = bound }
    return runOpen(body, description: "for \(name) in \(holeText(value, sequence))", in: scope) { inner in
      self.bind(pattern, to: self.member(of: value, name: name, in: scope), in: inner)
    }
  }

  private func run(
    _ elements: ArraySlice<Value>, as pattern: Pattern, _ body: Block, in scope: Scope
  ) -> Completion {
    for position in elements.indices {
      guard step() else { return .fell }
      let inner = Scope(parent: scope)
      var completion = Completion.fell
      let turn = { (element: Value) in
        // Where it is not in the list, nothing is done.
        if self.runsEffects, element.isAbsent { return }
        self.bind(pattern, to: element, in: inner)
        completion = self.run(body.statements[...], in: inner).landing([.next])
      }
      // What one alternative adds to a variable, the others do not.
      if case .choice(let alternatives) = elements[position],
        assignedNames(in: body.statements).contains(where: { scope.variable($0) != nil }) {
        let ways = alternatives.map { alternative in
          (condition: alternative.condition, run: { () -> Completion in
            completion = .fell
            self.overAlternatives(of: alternative.value, turn)
            return completion
          })
        }
        completion = run(ways, changing: body.statements, in: scope)
      } else {
        overAlternatives(of: elements[position], turn)
      }
      if completion.onlyFalls { continue }
      guard completion.mayFall else { return completion }
      let rest = elements[(position + 1)...]
      return completion.followed(
        by: under(completion.condition) { run(rest, as: pattern, body, in: scope) })
    }
    return .fell
  }

  /// A loop of which it is not known how often it runs: once for all, where it is run for what it does to objects, or
  /// may add to a text or a list of choices.
  func runOpen(
    _ body: Block, description: String, in scope: Scope, _ bind: (Scope) -> Void
  ) -> Completion {
    let names = assignedNames(in: body.statements).filter { scope.variable($0) != nil }
    let before = names.map { scope.variable($0) ?? hole($0) }
    let mayCollect = before.contains { $0.isList || $0.isSumOfTexts }
    guard runsEffects || scope.tracer != nil || mayCollect || body.statements.contains(where: returns) else {
      forget(assignedIn: body.statements, in: scope)
      return .fell
    }
    for (name, value) in zip(names, before) where !value.isList { _ = scope.assign(name, hole(ofVariable: name, like: value, in: scope)) }
    let saved = place.repeats
    place.repeats = description
    let inner = Scope(parent: scope)
    bind(inner)
    let completion = run(body.statements[...], in: inner).landing([.next, .end])
    place.repeats = saved
    let condition = condition(description)
    for (name, value) in zip(names, before) {
      // Objects that a loop collects are those that it makes.
      if runsEffects, value.isList, case .array? = scope.variable(name) { continue }
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
