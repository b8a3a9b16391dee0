import AccessibilityModel
import SwiftSource

/// What a variable holds for good, and what only at first: that is decided by whether anything in the program may change
/// it (`ChangedNames`).
extension Evaluator {
  /// A state that gets its value from whoever makes the view, and that nothing in the code of the view changes: it holds
  /// what it was given. nil for others.
  func keptState(_ property: PropertyDeclaration, _ value: Value, of type: TypeDeclaration) -> Value? {
    guard property.attributes.contains(where: { $0.name == "State" }), type.kind == .structure,
      !index.mayChange(property.name, inCodeOf: type) else { return nil }
    return plainField(property, value, of: type).named(property.name)
  }

  /// The text, list or closure of a state or variable of a struct that keeps its initial value for good; nil where it may
  /// change, or somebody else may have made it with another one. Flags are left alone: what nobody sets yet is code that
  /// is being written, and both of its states are of interest.
  func constantState(_ property: PropertyDeclaration, _ initial: Value, of instance: Instance) -> Value? {
    let isState = property.attributes.contains { $0.name == "State" }
    guard property.isPrivate || isState && !instance.isRoot,
      property.attributes.isEmpty ? !instance.declaration.isReferenceType : isState, isKept(initial),
      !index.mayChange(property.name, in: property.range.file),
      property.isPrivate || !index.mayChange(property.name, inCodeOf: instance.declaration) else { return nil }
    return settled(initial)
  }

  private func isKept(_ value: Value) -> Bool {
    switch value {
    case .text(let text): !text.spoken.isBlank
    case .array(let elements): !elements.isEmpty
    case .closure: true
    default: false
    }
  }

  /// The data of a model that nothing changes: texts and lists with which a variable of a class begins. Of flags, numbers
  /// and cases both what is there and what may come is of interest.
  func constantData(_ property: PropertyDeclaration, _ initial: Value, of instance: Instance) -> Value? {
    guard instance.declaration.isReferenceType, !instance.isRoot, !property.isPublic,
      property.attributes.allSatisfy({ $0.name == "Published" }), isData(initial), !index.mayChange(property.name)
    else { return nil }
    return settled(initial)
  }

  private func isData(_ value: Value) -> Bool {
    switch value {
    case .text(let text): !text.spoken.isBlank
    case .array(let elements): !elements.isEmpty
    default: false
    }
  }

  /// A struct that a state holds: its members are known as far as nothing changes them. nil where the whole of it may be
  /// exchanged.
  func stateHolding(_ model: Instance, _ property: PropertyDeclaration, as path: String) -> Value? {
    if model.declaration.isReferenceType { return Value.instance(model).named(path) }
    let mayChange = property.isPrivate
      ? index.mayChange(property.name, in: property.range.file) : index.mayChange(property.name)
    return mayChange ? nil : .instance(model.changeable(at: path))
  }

  /// What a member holds that the initialiser of its instance gave a value: a hole with that value at first where
  /// something may change it.
  func held(_ value: Value, _ name: String, of instance: Instance) -> Value {
    guard instance.isChangeable || instance.declaration.isReferenceType else { return value }
    switch value {
    case .unknown, .closure, .function, .view, .binding, .choice: return value
    // What a member holds that has an identity is the same one whoever asks.
    case .object: return value
    default: break
    }
    guard let property = index.property(name, of: instance.declaration, isStatic: false), !property.isConstant,
      property.getter == nil else { return value }
    let path = instance.path.isEmpty ? name : "\(instance.path).\(name)"
    if index.mayChange(name) { return changeable(property, value, at: path, enclosing: instance.declaration) }
    if case .instance(let inner) = value, !inner.declaration.isReferenceType { return .instance(inner.changeable(at: path)) }
    return value
  }

  /// What `let palette = DarkPalette()` holds in every object of its class, whichever it is; nil for what an initialiser
  /// may give it, and for what is not known.
  func constant(_ property: PropertyDeclaration, of type: TypeDeclaration) -> Value? {
    guard property.isConstant, property.attributes.isEmpty, let initializer = property.initializer else { return nil }
    let scope = Scope(receiver: nil, type: type, file: property.range.file)
    let value = coerce(evaluate(initializer, in: scope), to: property.type, in: scope)
    guard case .instance(let instance) = value, !instance.declaration.isReferenceType else { return nil }
    return value
  }

  /// A hole that holds a value at first.
  func changeable(
    _ property: PropertyDeclaration, _ initial: Value, at path: String, enclosing: TypeDeclaration?
  ) -> Value {
    let type = property.type ?? typeReference(of: initial)
    var result = UnknownValue(
      expression: path, type: type,
      declaration: type.flatMap { index.type(for: $0, from: property.range.file, enclosing: enclosing) },
      initial: initial, reason: UnknownReason(.dynamicValue, path))
    result.members = enclosing.flatMap { membersAdded(to: property, of: $0) }
    return .unknown(result)
  }
}

extension TypeDeclaration {
  /// A class or an actor: whoever holds it may change its variables.
  var isReferenceType: Bool { kind == .classType || kind == .actor }
}

extension PropertyDeclaration {
  /// Other programs can set it.
  public var isPublic: Bool {
    let words = range.file.bytes[range.start..<max(range.start, nameRange.start)].split(separator: UInt8(ascii: " "))
    return words.contains { $0.elementsEqual("public".utf8) || $0.elementsEqual("open".utf8) }
  }
}
