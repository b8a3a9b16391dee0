import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// What the types of the project that conform to a protocol make of its requirements.
extension Evaluator {
  /// The function that a call of a protocol's requirement runs, where the project has one type that conforms to it.
  func onlyImplementation(
    of requirement: FunctionDeclaration, called arguments: [EvaluatedArgument], on value: Value
  ) -> (function: FunctionDeclaration, receiver: Value)? {
    guard case .unknown(let unknown) = value, let type = unknown.declaration, type.kind == .protocolType else { return nil }
    let types = index.types(conformingTo: type.name)
    guard types.count == 1,
      let function = best(implementations(of: requirement, by: types[0]), for: arguments),
      function.body != nil else { return nil }
    return (function, hole(of: types[0], named: unknown.expression))
  }

  /// The functions of a type that may be what a protocol asks for: of those for several protocols, which differ in what
  /// they take, the ones that take the same.
  private func implementations(of requirement: FunctionDeclaration, by type: TypeDeclaration) -> [FunctionDeclaration] {
    let all = index.functions(requirement.name, of: type, isStatic: false)
    let same = all.filter { $0.parameters.map(\.type.name) == requirement.parameters.map(\.type.name) }
    return same.isEmpty ? all : same
  }

  /// A requirement that is handed objects, as the one model of the project implements it that conforms; nil where there
  /// are several, or what conforms has a screen of its own.
  func implemented(
    _ requirement: FunctionDeclaration, called arguments: [EvaluatedArgument], on value: Value, source: SourceRange
  ) -> Value? {
    guard runsEffects, requirement.body == nil, arguments.contains(where: { $0.value.holdsObject }),
      let own = onlyImplementation(of: requirement, called: arguments, on: value),
      let type = enclosingType(of: own.function, receiver: own.receiver), !isFrameworkClass(type) else { return nil }
    return call(own.function, receiver: own.receiver, arguments: arguments, source: source)
  }

  private func isFrameworkClass(_ type: TypeDeclaration) -> Bool {
    var current: TypeDeclaration? = type
    for _ in 0..<24 {
      guard let class_ = current else { return false }
      if index.inheritedTypes(of: class_).contains(where: { effects?.isClass($0.name) ?? false }) { return true }
      current = index.superclass(of: class_)
    }
    return true
  }

  /// A requirement that is a view, as the property of the types that conform.
  func implementedView(_ requirement: PropertyDeclaration, of unknown: UnknownValue, text: String) -> Value? {
    let fallback: (() -> Value)? = requirement.getter == nil ? nil : { self.followed(requirement, of: unknown, text: text) }
    return implementedView(of: requirement.type, unknown, fallback: fallback) { type, receiver in
      guard let property = index.property(requirement.name, of: type, isStatic: false), property !== requirement
      else { return .inherited }
      return property.getter == nil ? .unknown : .known(evaluate(property, receiver: receiver))
    }
  }

  /// A requirement that gives a view, as the function of the types that conform.
  func implementedView(
    _ requirement: FunctionDeclaration, called arguments: [EvaluatedArgument], on value: Value, source: SourceRange
  ) -> Value? {
    guard case .unknown(let unknown) = value else { return nil }
    let fallback: (() -> Value)? = requirement.body == nil
      ? nil : { self.call(requirement, receiver: value, arguments: arguments, source: source) }
    return implementedView(of: requirement.returnType, unknown, fallback: fallback) { type, receiver in
      guard let function = best(implementations(of: requirement, by: type), for: arguments),
        function !== requirement else { return .inherited }
      return function.body == nil
        ? .unknown : .known(call(function, receiver: receiver, arguments: arguments, source: source))
    }
  }

  /// What each of the types behind a protocol comes to, where all are known to come to views.
  ///
  /// - Parameter fallback: What the protocol itself comes to for the types that do not say; nil where all have to.
  private func implementedView(
    of result: TypeReference?, _ unknown: UnknownValue, fallback: (() -> Value)?,
    _ read: (TypeDeclaration, Value) -> Implementation
  ) -> Value? {
    guard let declaration = unknown.declaration, declaration.kind == .protocolType, let result,
      Self.promisesView(result) else { return nil }
    let types = index.types(conformingTo: declaration.name).filter { $0.kind != .protocolType && !isForPreviews($0) }
    guard !types.isEmpty, fallback != nil || types.count <= Self.implementationLimit else { return nil }
    var values: [(type: String, value: Value)] = []
    var isInherited = false
    for type in types {
      switch read(type, hole(of: type, named: unknown.expression)) {
      case .inherited where fallback != nil: isInherited = true
      case .known(let value) where isViewValue(value) && values.count < Self.implementationLimit:
        values.append((type.name, value))
      case .inherited, .known, .unknown: return nil
      }
    }
    guard !values.isEmpty else { return nil }
    if isInherited, let fallback {
      values.append(("another \(declaration.name)", fallback()))
    }
    guard values.count > 1 else { return values.first?.value }
    return .choice(values.enumerated().map { number, alternative in
      let description = "\(unknown.expression) is \(alternative.type)"
      return ConditionalValue(
        condition: Condition(subject: "\(unknown.expression) type", branch: number, description: description, asks: .type),
        value: alternative.value)
    })
  }

  /// What a type makes of a requirement.
  private enum Implementation {
    case known(Value)
    case unknown
    /// It has none of its own.
    case inherited
  }

  /// Types behind a protocol that are looked at. Where there are more, what all of them make is no help to a reader.
  static let implementationLimit = 8

  private static func promisesView(_ type: TypeReference) -> Bool {
    BuiltinViews.frameworkView(type.name) != nil || ["View", "Body", "Content"].contains(where: type.name.hasSuffix)
  }

  /// Whether a type is declared within previews.
  func isForPreviews(_ type: TypeDeclaration) -> Bool {
    var next: TypeDeclaration? = type
    while let current = next {
      if index.conforms(current, to: "PreviewProvider") { return true }
      next = index.enclosingType(of: current)
    }
    return false
  }
}
