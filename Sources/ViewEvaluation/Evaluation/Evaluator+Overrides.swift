import AccessibilityModel
import SourceModel
import SwiftSource

/// What the classes that inherit from the type of an unknown object make of its members: the object may be of any of
/// them (The Swift Programming Language: Inheritance, Overriding).
extension Evaluator {
  /// What a call comes to that types of the project answer in ways of their own; nil where it is the function itself.
  func openResult(
    of function: FunctionDeclaration, called arguments: [EvaluatedArgument], on value: Value, source: SourceRange
  ) -> Value? {
    implementedView(function, called: arguments, on: value, source: source)
      ?? implemented(function, called: arguments, on: value, source: source)
      ?? overridden(function, called: arguments, on: value, source: source)
  }

  /// A computed property of an object of which only a base class is known; nil where no class overrides it, and where
  /// the object is known to be made of the base class.
  func overridden(_ property: PropertyDeclaration, of unknown: UnknownValue, text: String) -> Value? {
    overridden(of: unknown, type: property.type, text: text, base: { followed(property, of: unknown, text: text) }) { type in
      guard let own = index.property(property.name, of: type, isStatic: false), own !== property, own.getter != nil,
        case .unknown(let receiver) = hole(of: type, named: unknown.expression) else { return nil }
      return (ObjectIdentifier(own), { self.followed(own, of: receiver, text: text) })
    }
  }

  /// The same of a method that is called.
  func overridden(
    _ function: FunctionDeclaration, called arguments: [EvaluatedArgument], on value: Value, source: SourceRange
  ) -> Value? {
    guard case .unknown(let unknown) = value, function.returnType != nil else { return nil }
    let base = { self.call(function, receiver: value, arguments: arguments, source: source) }
    return overridden(of: unknown, type: function.returnType, text: shortened(source), base: base) { type in
      guard let own = best(index.functions(function.name, of: type, isStatic: false), for: arguments), own !== function,
        own.body != nil else { return nil }
      let receiver = hole(of: type, named: unknown.expression)
      return (ObjectIdentifier(own), { self.call(own, receiver: receiver, arguments: arguments, source: source) })
    }
  }

  /// - Parameter own: What a class makes of the member; nil where it inherits what the base class has.
  private func overridden(
    of unknown: UnknownValue, type: TypeReference?, text: String, base: () -> Value,
    _ own: (TypeDeclaration) -> (ObjectIdentifier, () -> Value)?
  ) -> Value? {
    guard !runsEffects, let declaration = unknown.declaration, declaration.kind == .classType else { return nil }
    if case .instance(let made)? = unknown.initial?.value, made.declaration === declaration { return nil }
    var met: Set<ObjectIdentifier> = []
    let overrides = index.types(conformingTo: declaration.name).compactMap { type -> (type: String, read: () -> Value)? in
      guard type.kind == .classType, type !== declaration, inherits(type, from: declaration), !isForPreviews(type),
        let (member, read) = own(type), met.insert(member).inserted else { return nil }
      return (type.name, read)
    }
    guard !overrides.isEmpty else { return nil }
    let hole = Value.unknown(UnknownValue(
      expression: text, type: type,
      declaration: type.flatMap { index.type(for: $0, from: declaration.range.file, enclosing: declaration) },
      reason: UnknownReason(.dynamicValue, text)))
    guard overrides.count < Self.implementationLimit else { return hole }
    var values = overrides.map { (type: $0.type, value: $0.read()) }
    values.append(("another \(declaration.name)", base()))
    guard values.allSatisfy({ isTold($0.value) }) else { return hole }
    return .choice(values.enumerated().map { number, alternative in
      ConditionalValue(
        condition: Condition(
          subject: "\(unknown.expression) type", branch: number, description: "\(unknown.expression) is \(alternative.type)",
          asks: .type),
        value: alternative.value)
    })
  }

  /// Whether a value is a view, a text or none: a reader is helped by the alternatives of these.
  private func isTold(_ value: Value) -> Bool {
    switch value {
    case .absent, .text: true
    case .choice(let alternatives): alternatives.allSatisfy { isTold($0.value) }
    default: isViewValue(value)
    }
  }

  private func inherits(_ type: TypeDeclaration, from base: TypeDeclaration) -> Bool {
    var current = type
    for _ in 0..<24 {
      guard let next = index.superclass(of: current) else { return false }
      if next === base { return true }
      current = next
    }
    return false
  }
}
