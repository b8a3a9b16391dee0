import AccessibilityModel
import SourceModel
import SwiftSource

/// Code that works on objects: who gives them their meaning, and under what conditions a statement is run.
extension Evaluator {
  /// Whether statements are run for what they do to objects.
  var runsEffects: Bool { isRunningCode && effects != nil }

  /// How many members of a list are told apart: an object each, where code makes objects of them.
  var memberLimit: Int { runsEffects ? Self.objectLimit : Self.unrollLimit }

  /// Objects that one loop makes.
  static let objectLimit = 256

  /// Does something while `effects` give objects their meaning.
  public func running<Result>(_ effects: any ObjectEffects, _ work: () -> Result) -> Result {
    let saved = (self.effects, isRunningCode, place)
    self.effects = CountedEffects(effects)
    isRunningCode = true
    place = ExecutionPlace()
    defer { (self.effects, isRunningCode, place) = saved }
    return work()
  }

  /// Does something for which statements make views.
  func building<Result>(_ work: () -> Result) -> Result {
    let saved = isRunningCode
    isRunningCode = false
    defer { isRunningCode = saved }
    return work()
  }

  /// Builds the views of a value that code for objects holds.
  public func hostedView(_ value: Value, source: SourceRange) -> ViewNode {
    building { view(from: value, source: source) }
  }

  /// Does something that happens under a condition. One that holds there already is not asked for once more: code that
  /// starts itself again when it has ended would stand under a longer list of the same conditions each time.
  public func under<Result>(_ condition: Condition?, _ work: () -> Result) -> Result {
    guard runsEffects || isTracing, let condition, !place.conditions.contains(condition) else { return work() }
    place.conditions.append(condition)
    defer { place.conditions.removeLast() }
    return work()
  }

  /// Runs code that happens after the screen has appeared, or perhaps never.
  public func later<Result>(_ work: () -> Result) -> Result {
    let saved = (place.isLater, place.delay)
    place.isLater = true
    place.delay += 1
    defer { (place.isLater, place.delay) = saved }
    return work()
  }

  /// Does something before anything else, whoever asks for it first, as the initial value of a property is made.
  public func apart<Result>(by statement: SourceRange? = nil, _ work: () -> Result) -> Result {
    let saved = place
    place = ExecutionPlace(statement: statement)
    defer { place = saved }
    return work()
  }

  /// Does something for each alternative of a value, under its condition.
  func overAlternatives(of value: Value, _ work: (Value) -> Void) {
    guard case .choice(let alternatives) = value else { return work(value) }
    for alternative in alternatives {
      under(alternative.condition) { overAlternatives(of: alternative.value, work) }
    }
  }

  /// A cell out of a list's stock, handed on as one of the class that is asked for.
  func declared(_ value: Value, as type: TypeReference, in scope: Scope) -> Value {
    guard runsEffects, case .object = value else { return value }
    return effects?.declared(value, as: closed(type, in: scope), source: scope.file.emptyRange) ?? value
  }

  /// Whether a value is an object of a type; nil where that is not known, and for values that are none.
  func isInstance(_ value: Value, of type: TypeReference, in scope: Scope) -> Bool? {
    guard runsEffects, case .object(let object) = value else { return nil }
    return effects?.isInstance(object, of: closed(type, in: scope), declaration(of: type, in: scope))
  }

  // MARK: - For those who give objects their meaning

  /// Calls a function of the project.
  public func run(
    _ function: FunctionDeclaration, on receiver: Value?, arguments: [EvaluatedArgument], source: SourceRange
  ) -> Value {
    call(function, receiver: receiver, arguments: arguments, source: source)
  }

  /// Calls a closure, function or method; nil when the value is none.
  public func run(_ callee: Value, with arguments: [Value] = [], source: SourceRange) -> Value? {
    if case .choice(let alternatives) = callee {
      for alternative in alternatives {
        under(alternative.condition) { _ = run(alternative.value, with: arguments, source: source) }
      }
      return nil
    }
    return applying(callee, to: arguments, source: source)
  }

  /// Runs a block with `receiver` as `self`.
  ///
  /// - Parameter names: What its local names stand for.
  public func run(
    _ block: Block, on receiver: Value?, of type: TypeDeclaration?, names: [String: Value] = [:]
  ) -> Value {
    let scope = Scope(receiver: receiver, type: type, file: block.range.file)
    for (name, value) in names { scope.bind(name, value) }
    return value(of: block, in: scope)
  }

  /// The value of a computed property.
  public func read(_ property: PropertyDeclaration, of receiver: Value) -> Value {
    evaluate(property, receiver: receiver)
  }

  /// The initial value of a stored property; nil when it has none. It is made apart from what runs now.
  public func initialValue(of property: PropertyDeclaration, in receiver: Value, type: TypeDeclaration?) -> Value? {
    guard let initializer = property.initializer else { return nil }
    let scope = Scope(receiver: receiver, type: type, file: property.range.file)
    return descending(into: property) {
      apart(by: property.range) { settledAs(property.type, evaluate(initializer, as: property.type, in: scope), in: scope) }
    }
  }

  private func settledAs(_ type: TypeReference?, _ value: Value, in scope: Scope) -> Value {
    type == nil ? settled(value) : coerce(value, to: type, in: scope)
  }

  /// What a constant is that code assigns to a property of a type.
  public func constant(_ expression: Expression, as type: TypeReference?, in owner: TypeDeclaration) -> Value {
    let scope = Scope(receiver: nil, type: owner, file: expression.range.file)
    return apart { settledAs(type, evaluate(expression, in: scope), in: scope) }
  }

  /// A value as a place of a type holds it.
  public func coerced(
    _ value: Value, to type: TypeReference?, near file: SourceFile, in owner: TypeDeclaration?
  ) -> Value {
    coerce(value, to: type, in: Scope(receiver: nil, type: owner, file: file))
  }

  /// A stored property of an object of which only run time knows what it holds.
  public func openValue(of property: PropertyDeclaration, in type: TypeDeclaration) -> Value {
    let owner = Instance(declaration: type, fields: [:], source: type.nameRange, path: "", isRoot: true)
    return stored(property, of: owner)
  }

  /// A model that somebody makes, of which it is known what some of its properties hold.
  public func model(_ type: TypeDeclaration, holding fields: [String: Value], as name: String) -> Value {
    .instance(Instance(declaration: type, fields: fields, source: type.nameRange, path: name, isRoot: true))
  }

  /// A choice of values.
  public func alternatives(_ values: [ConditionalValue]) -> Value { choice(values) }

  // MARK: - Names

  /// `buttons[index]`: one of the objects of a list, as the index decides; in a loop each of them in turn. nil for
  /// everything else.
  func oneOf(_ list: Value, _ arguments: [Argument], in scope: Scope) -> Value? {
    guard runsEffects, case .array(let elements) = list, arguments.count == 1, arguments[0].label == nil,
      (1...Self.indexLimit).contains(elements.count),
      elements.allSatisfy({ if case .object = $0 { true } else { false } }) else { return nil }
    switch evaluate(arguments[0].value, in: scope) {
    case .unknown, .choice: break
    default: return nil
    }
    let index = expressionText(arguments[0].value)
    return .choice(elements.enumerated().map { position, element in
      let text = "\(index) == \(position)"
      let condition = place.repeats == nil ? Condition(subject: index, branch: position, description: text, asks: .which) : .always
      return ConditionalValue(condition: condition, value: element)
    })
  }

  /// What the subscript of an object's class comes to, `board[row, column]`; nil for classes without one.
  func ownSubscript(of value: Value, _ arguments: [Argument], _ expression: Expression, in scope: Scope) -> Value? {
    guard runsEffects, case .object(let object) = value, let type = object.declaration,
      let getter = index.functions("subscript", of: type, isStatic: false).first(where: {
        $0.body != nil && $0.parameters.count == arguments.count
      }) else { return nil }
    let values = arguments.map { evaluate($0.value, in: scope) }
    let result = call(getter, receiver: value, values: values, source: expression.range)
    return result.isUnknown ? nil : result
  }

  /// More objects than this are not told apart by an index.
  private static let indexLimit = 12

  /// `#selector(Controller.close)`: the name of the method.
  func selector(_ arguments: [Argument], _ expression: Expression) -> Value {
    guard let name = arguments.first.flatMap({ lastName(of: $0.value) }) else {
      return unknown(expression, .unsupportedCode)
    }
    return .member(MemberValue(type: MemberValue.selectorType, name: name, arguments: [], source: expression.range))
  }

  private func lastName(of expression: Expression) -> String? {
    switch expression.kind {
    case .name(let name), .member(_, let name): name
    case .call(let call): lastName(of: call.callee)
    case .cast(let inner, _, _): lastName(of: inner)
    case .optionalChain(let inner), .forceUnwrap(let inner): lastName(of: inner)
    default: nil
    }
  }
}

extension Condition {
  /// Holds wherever it stands; keeps the place of one that turned out to.
  public static let always = Condition(subject: "", branch: 0, description: "", holdsInitially: true)
}

extension MemberValue {
  /// The type of `#selector(…)`.
  public static let selectorType = "Selector"
}

extension Expression {
  /// It calls something, which may change objects.
  var mayAct: Bool {
    switch kind {
    case .call, .assignment, .closure, .macro, .conditional, .selection: true
    case .member(let base?, _): base.mayAct
    case .subscription(let base, let arguments): base.mayAct || arguments.contains { $0.value.mayAct }
    case .array(let elements): elements.contains(where: \.mayAct)
    case .tuple(let parts): parts.contains { $0.value.mayAct }
    case .ternary(let condition, let then, let otherwise): condition.mayAct || then.mayAct || otherwise.mayAct
    case .binary(_, let left, let right): left.mayAct || right.mayAct
    case .prefix(_, let operand), .postfix(_, let operand): operand.mayAct
    case .optionalChain(let inner), .forceUnwrap(let inner), .cast(let inner, _, _), .specialized(let inner, _):
      inner.mayAct
    default: false
    }
  }
}

extension ConditionElement {
  var mayAct: Bool {
    switch self {
    case .expression(let expression): expression.mayAct
    case .binding(_, let value, _): value?.mayAct ?? false
    case .pattern(_, let value, _): value.mayAct
    case .availability: false
    }
  }
}
