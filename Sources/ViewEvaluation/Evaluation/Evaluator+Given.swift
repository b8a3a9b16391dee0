import AccessibilityModel
import SwiftSource

/// What is taken for granted takes the place of what only run time knows, and of what code sets at first.
extension Evaluator {
  /// What a stored or computed property of an instance is given to be.
  func given(_ property: PropertyDeclaration, of receiver: Value) -> Value? {
    guard !givenState.isEmpty else { return nil }
    let path: String
    var owner: TypeDeclaration?
    switch receiver {
    case .instance(let instance): (path, owner) = (instance.path, instance.declaration)
    case .unknown(let unknown): (path, owner) = (unknown.expression, unknown.declaration)
    case .type(let type): (path, owner) = (type.name, type)
    case .object(let object): (path, owner) = ("", object.declaration)
    default: return nil
    }
    let scope = Scope(receiver: nil, type: owner, file: property.range.file)
    let full = path.isEmpty ? property.name : "\(path).\(property.name)"
    let names = [owner.map { "\($0.name).\(property.name)" }, full, storageKey(of: property)]
    let value = names.lazy.compactMap { $0 }.compactMap { self.given($0, type: property.type, in: scope) }.first
    // `@State var phase = Phase.idle` does not say its type.
    guard case .member? = value, property.type == nil, let initial = property.initializer else { return value }
    return value.map { coerce($0, to: typeReference(of: evaluate(initial, in: scope)), in: scope) }
  }

  /// The key of `@AppStorage("key")`.
  private func storageKey(of property: PropertyDeclaration) -> String? {
    guard let storage = property.attributes.first(where: { $0.name == "AppStorage" || $0.name == "SceneStorage" }),
      case .string(let literal)? = storage.arguments.first?.value.kind, literal.segments.count == 1,
      case .text(let key) = literal.segments[0] else { return nil }
    return key
  }

  /// The key of `UserDefaults.standard.bool(forKey: "key")`: one name with the property that stores it.
  private func storageKey(ofRead expression: String) -> String? {
    guard expression.hasPrefix("UserDefaults."), let start = expression.firstRange(of: "forKey: \"")?.upperBound
    else { return nil }
    let key = expression[start...].prefix { $0 != "\"" }
    return expression[key.endIndex...] == "\")" ? String(key) : nil
  }

  /// A view made by the initialiser whose parameters are given: what it makes of them counts, as in
  /// `init(isTest: Bool = false) { _isOpen = State(initialValue: isTest) }`.
  func madeAsGiven(_ type: TypeDeclaration) -> Instance? {
    let roots = Set(givenState.values.keys.map { $0.prefix { $0 != "." }.description })
    guard let initializer = index.initializers(of: type).first(where: { initializer in
      initializer.parameters.contains { roots.contains($0.name) }
    }) else { return nil }
    let scope = Scope(receiver: nil, type: type, file: initializer.range.file)
    let arguments = initializer.parameters.compactMap { parameter -> EvaluatedArgument? in
      let isRoot = roots.contains(parameter.name)
      guard isRoot || parameter.defaultValue == nil else { return nil }
      let unknown = Value.unknown(UnknownValue(
        expression: parameter.name, type: parameter.type,
        declaration: index.type(for: parameter.type, from: scope.file, enclosing: type),
        reason: UnknownReason(.dynamicValue, parameter.name)))
      return EvaluatedArgument(label: parameter.label, value: assumed(unknown, in: scope), source: type.nameRange)
    }
    guard case .instance(let made) = construct(type, arguments: arguments, source: type.nameRange) else { return nil }
    return made
  }

  /// A value that run time decides, or what it is given to be.
  func assumed(_ value: Value, in scope: Scope) -> Value {
    if case .binding(let inner) = value { return .binding(assumed(inner, in: scope)) }
    guard !givenState.isEmpty, case .unknown(let unknown) = value else { return value }
    if let known = given(unknown.expression, type: unknown.type, in: scope) { return known }
    if let key = storageKey(ofRead: unknown.expression), let known = given(key, type: unknown.type, in: scope) {
      return known
    }
    switch dependent(on: unknown) {
    case .always: return .boolean(true)
    case .never: return .boolean(false)
    case .depends: return value
    }
  }

  private func dependent(on unknown: UnknownValue) -> Verdict {
    guard let truth = unknown.truth else { return dependent(on: unknown.expression) }
    return decided(.depends(yes: truth, no: truth.opposite))
  }

  private func given(_ name: String, type: TypeReference?, in scope: Scope) -> Value? {
    let key = GivenState.key(name)
    guard let given = givenState.values[key] else {
      givenState.uses.noteAsked(key)
      return nil
    }
    // `name = name + "!"` is about what the name is without it.
    guard !givenNumbers.contains(given.number) else { return nil }
    givenState.uses.note(given.number)
    givenNumbers.insert(given.number)
    defer { givenNumbers.remove(given.number) }
    let value = evaluate(given.expression, in: scope)
    switch value {
    case .unknown(let unknown) where unknown.reason?.kind == .unresolvedName:
      givenState.uses.noteUnresolved(unknown.expression, of: given.number)
    case .externalType(let name): givenState.uses.noteUnresolved(name, of: given.number)
    default: break
    }
    return coerce(value, to: type, in: scope)
  }

  /// An outcome that run time decides, unless what is given does.
  func decided(_ verdict: Verdict) -> Verdict {
    guard !givenState.isEmpty, case .depends(let yes, let no) = verdict else { return verdict }
    for given in givenConditions {
      if given.condition.implies(yes) || given.condition.excludes(no) {
        givenState.uses.note(given.number)
        return .always
      }
      if given.condition.implies(no) || given.condition.excludes(yes) {
        givenState.uses.note(given.number)
        return .never
      }
    }
    return verdict
  }

  /// The conditions that are given, in the form in which others are compared with them.
  func readGivenConditions() -> [(number: Int, condition: Condition)] {
    givenState.conditions.compactMap { given in
      guard case .depends(let yes, _) = openOutcome(of: shortened(given.text)) else { return nil }
      return (given.number, yes)
    }
  }
}
