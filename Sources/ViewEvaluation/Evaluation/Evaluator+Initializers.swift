import AccessibilityModel
import SourceModel
import SwiftSource

/// What the initialisers that a project writes give the members of its types.
extension Evaluator {
  /// Runs a written initialiser of a struct or class.
  ///
  /// - Returns: The values that it gives the members, and what it gives `self` as a whole.
  func fields(
    from initializer: FunctionDeclaration, of type: TypeDeclaration, _ arguments: [EvaluatedArgument], source: SourceRange
  ) -> (members: [String: Value], whole: Value?) {
    let properties = Dictionary(storedProperties(of: type).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let making = UnfinishedInstance(.declared(type, properties: properties), file: initializer.range.file)
    let whole = run(initializer, making: making, arguments, of: type)
    for property in properties.values where property.isUnsetOptional && making.state.values[property.name] == nil {
      making.set(property.name, .absent)
    }
    return (making.state.given, whole)
  }

  /// What an initialiser gives `self` as a whole, `self = .large`; nil where it gives the members values, or where only
  /// run time knows whether it makes anything.
  func whole(
    from initializer: FunctionDeclaration, making kind: UnfinishedInstance.Kind, _ arguments: [EvaluatedArgument]
  ) -> Value? {
    let making = UnfinishedInstance(kind, file: initializer.range.file)
    if case .declared(let type, _) = kind { return run(initializer, making: making, arguments, of: type) }
    return run(initializer, making: making, arguments, of: nil)
  }

  private func run(
    _ initializer: FunctionDeclaration, making: UnfinishedInstance, _ arguments: [EvaluatedArgument],
    of type: TypeDeclaration?
  ) -> Value? {
    let scope = Scope(receiver: nil, type: type, file: initializer.range.file)
    bind(arguments, to: initializer.parameters, in: scope)
    bindTypes(of: initializer, in: scope)
    defer { making.finish() }
    guard let body = initializer.body else { return nil }
    let ends = run(body.statements, making: making, in: Scope(making: making, parent: scope))
    // A view that is not made is none that anybody could hear; of a value it matters.
    if ends.mayFail, type != nil { return nil }
    return !ends.states.isEmpty && ends.states.allSatisfy { $0.whole != nil } ? making.state.whole : nil
  }

  /// Runs statements for what they set, and leaves what is held at the end of all ways through them.
  ///
  /// - Returns: What is held at each of the ends that make something; none where they are too many.
  @discardableResult func run(
    _ statements: [Statement], making: UnfinishedInstance, in scope: Scope
  ) -> Ends {
    begin(assignedNames(in: statements), of: making)
    let start = making.state
    let completion = run(statements[...], in: scope)
    guard !completion.hasTooManyEnds else {
      forget(assignedIn: statements, in: scope)
      return Ends()
    }
    let ends = Ends(completion, of: making)
    guard !completion.onlyFalls, let first = ends.states.first else { return ends }
    making.state = first
    for name in UnfinishedInstance.State.changed(in: ends.states, since: start) {
      guard let value = ends.value(of: name) else { continue }
      _ = making.assign(name, isPlain(value) ? value : hole(ofVariable: name, in: scope))
    }
    return ends
  }

  /// What a way may leave alone is what it was.
  private func begin(_ names: [String], of making: UnfinishedInstance) {
    for name in names {
      guard let member = making.member(name), making.state.values[member.property.name] == nil else { continue }
      if let value = initialValue(of: member) {
        making.set(member.property.name, value)
      } else {
        making.leaveOpen(member.property.name, hole(member.property, of: member.type))
      }
    }
  }

  /// A member of which only run time knows what it holds.
  func hole(_ property: PropertyDeclaration, of type: TypeDeclaration) -> Value {
    guard case .unknown(var unknown) = openValue(of: property, in: type) else { return hole(property.name) }
    unknown.initial = nil
    return .unknown(unknown)
  }

  private func initialValue(of member: UnfinishedInstance.Member) -> Value? {
    guard let initializer = member.property.initializer else { return member.property.isUnsetOptional ? .absent : nil }
    let scope = Scope(receiver: nil, type: member.type, file: member.property.range.file)
    return boundField(member.property, evaluate(initializer, in: scope), of: member.type)
  }

  /// Goes on behind several ways: members that they gave different values have all of these.
  func join(
    _ ways: [(condition: Condition, state: UnfinishedInstance.State)], into making: UnfinishedInstance,
    since start: UnfinishedInstance.State
  ) {
    guard let first = ways.first else { return }
    making.state = first.state
    guard ways.count > 1 else { return }
    for name in UnfinishedInstance.State.changed(in: ways.map(\.state), since: start) {
      let values = ways.compactMap { way in
        way.state.values[name].map { ConditionalValue(condition: way.condition, value: $0) }
      }
      making.set(name, joined(values, before: start.values[name]) ?? hole(name))
    }
  }

  /// Gives `self` or a member a value; false for names that are neither.
  func give(_ making: UnfinishedInstance, _ name: String, _ value: Value, in scope: Scope) -> Bool {
    if name == UnfinishedInstance.whole, making.isWhole {
      making.set(name, coerce(value, to: making.made, in: scope))
      return true
    }
    guard let member = making.member(name) else { return false }
    let property = member.property
    // A state that has a value where it is declared keeps it (release notes of Xcode 27). Compilers before that make its
    // wrapper anew as long as another member has no value yet, so nobody knows which of both it is (tried with Swift 6: the
    // setter of a wrapper is called only where all members have values).
    if !member.isWrapper, property.initializer != nil, property.attributes.contains(where: { $0.name == "State" }) {
      if making.lacksValues {
        making.set(property.name, .unknown(UnknownValue(
          expression: property.name, type: property.type, reason: UnknownReason(.dynamicValue, property.name))))
      }
      return true
    }
    making.set(property.name, boundField(property, unwrapped(value, property), of: member.type))
    return true
  }

  /// Follows a call that sets members: `self.init(…)`, and methods of the value that is made. false for others.
  func make(_ making: UnfinishedInstance, by call: Call, _ expression: Expression, in scope: Scope) -> Bool {
    let name: String
    switch call.callee.kind {
    case .name(let plain) where scope.local(plain) == nil: name = plain
    case .member(let base?, let member):
      guard case .name(UnfinishedInstance.whole) = base.kind else { return false }
      name = member
    default: return false
    }
    if name == "init" {
      handOver(making, evaluated(call.arguments, in: scope), expression)
      return true
    }
    // Arguments of other calls are evaluated by whoever follows these.
    guard let type = making.type, index.functions(name, of: type, isStatic: false).contains(where: { sets($0, making) })
    else { return false }
    let arguments = evaluated(call.arguments, in: scope)
    guard let function = method(name, of: making.value, arguments: arguments), let body = function.body, sets(function, making)
    else { return false }
    let followed: Void? = descending(into: function) {
      let inner = Scope(making: making, parent: Scope(receiver: nil, type: type, file: function.range.file))
      bind(arguments, to: function.parameters, in: inner)
      run(body.statements, making: making, in: inner)
    }
    return followed != nil
  }

  /// Whether a method gives members of a value that is being made other values, and nothing back.
  private func sets(_ function: FunctionDeclaration, _ making: UnfinishedInstance) -> Bool {
    guard let body = function.body, function.returnType == nil else { return false }
    return assignedNames(in: body.statements).contains { making.member($0) != nil }
  }

  /// `self.init(…)`: another initialiser makes the value.
  private func handOver(_ making: UnfinishedInstance, _ arguments: [EvaluatedArgument], _ expression: Expression) {
    switch making.kind {
    case .external(let name):
      making.set(UnfinishedInstance.whole, constructExternal(name, arguments, source: expression.range))
    case .declared(let type, _):
      let made = construct(type, arguments: arguments, source: expression.range, delegating: stack.last)
      if case .instance(let instance) = made {
        for (name, value) in instance.fields { making.set(name, value) }
      } else {
        making.set(UnfinishedInstance.whole, made)
      }
    }
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
}

extension PropertyDeclaration {
  /// Holds nil until somebody gives it something (The Swift Programming Language, Optionals).
  fileprivate var isUnsetOptional: Bool {
    initializer == nil && type?.isOptional == true && !isConstant && attributes.isEmpty
  }
}

/// The ends of the ways through the code of an initialiser.
struct Ends {
  private let completion: Completion
  private let fallen: UnfinishedInstance.State
  private let returned: [UnfinishedInstance.State]
  /// What is held at each of them that makes something.
  private(set) var states: [UnfinishedInstance.State] = []
  /// `return nil`
  private(set) var mayFail = false

  /// None that are told apart.
  init() { (completion, fallen, returned) = (.fell, UnfinishedInstance.State(), []) }

  init(_ completion: Completion, of making: UnfinishedInstance) {
    (self.completion, fallen, returned) = (completion, making.state, making.ends)
    visit(completion)
  }

  private mutating func visit(_ completion: Completion) {
    switch completion {
    case .branch(let ways): for way in ways.list { visit(way.completion) }
    case .returned(.absent): mayFail = true
    case .fell, .returned, .jumped: if let state = state(at: completion) { states.append(state) }
    }
  }

  /// nil where nothing is made: `return nil`, `throw`.
  private func state(at completion: Completion) -> UnfinishedInstance.State? {
    switch completion {
    case .fell: fallen
    case .returned(.number(let end)) where returned.indices.contains(Int(clamping: end)): returned[Int(clamping: end)]
    case .returned, .jumped, .branch: nil
    }
  }

  /// What a variable holds at the end, whichever way was taken; nil where none of them gives it anything.
  func value(of name: String) -> Value? { value(of: name, at: completion) }

  private func value(of name: String, at completion: Completion) -> Value? {
    guard case .branch(let ways) = completion else { return state(at: completion)?.values[name] }
    let values = ways.list.compactMap { way in
      value(of: name, at: way.completion).map { ConditionalValue(condition: way.condition, value: $0) }
    }
    return values.count > 1 ? .choice(values) : values.first?.value
  }
}
