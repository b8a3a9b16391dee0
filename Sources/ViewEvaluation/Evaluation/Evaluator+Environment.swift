import AccessibilityModel
import SourceModel
import SwiftSource

/// Values of the environment (Apple: documentation of EnvironmentValues and EnvironmentKey).
extension Evaluator {
  /// The type of `@Environment(Model.self) var model`.
  func environmentType(_ property: PropertyDeclaration) -> TypeReference? {
    guard let argument = property.attributes.first(where: { $0.name == "Environment" })?.arguments.first?.value
    else { return nil }
    if case .member(let base?, "self") = argument.kind, case .name(let name) = base.kind {
      return TypeReference(name: name, text: name)
    }
    return environmentKey(property).flatMap(ownEnvironmentValue)?.type
  }

  /// A value of the environment that every element which can be heard has.
  func knownEnvironment(_ property: PropertyDeclaration) -> Value? {
    guard let key = environmentKey(property) else { return nil }
    switch key {
    case "accessibilityVoiceOverEnabled": return isListened ? .boolean(true) : nil
    // What is redacted has no elements (recorded: prefire_testview_redacted), so for the others nothing is.
    case "redactionReasons": return .array([])
    default: return unsetEnvironment(key)
    }
  }

  /// What views find under a key of the project that nothing in it gives another value: what the key begins with.
  private func unsetEnvironment(_ key: String) -> Value? {
    guard let declared = ownEnvironmentValue(key), !index.mayEverSet(key) else { return nil }
    // `@Entry var theme = Theme.plain` (Apple: documentation of Entry()).
    if declared.attributes.contains(where: { $0.name == "Entry" }) {
      guard let initial = declared.initializer else { return declared.type?.isOptional == true ? .absent : nil }
      let scope = Scope(receiver: nil, type: nil, file: declared.range.file)
      return settledEnvironment(coerce(evaluate(initial, in: scope), to: declared.type, in: scope))
    }
    guard let type = declared.getter.flatMap(Self.keyType),
      let keyed = index.type(named: type, from: declared.range.file, enclosing: nil),
      let value = staticMember("defaultValue", of: keyed, source: declared.nameRange) else { return nil }
    return settledEnvironment(value)
  }

  /// An object lives on, and what becomes of its members is not followed.
  private func settledEnvironment(_ value: Value) -> Value? {
    switch value {
    case .boolean, .number, .text, .enumeration, .absent, .member: value
    case .instance(let instance): instance.declaration.isReferenceType ? nil : value
    default: nil
    }
  }

  /// What the project declares under a key.
  private func ownEnvironmentValue(_ key: String) -> PropertyDeclaration? {
    index.extensionProperties(key, ofExternal: "EnvironmentValues", isStatic: false).first
  }

  /// The key that a getter asks for: `get { self[ThemeKey.self] }`.
  private static func keyType(_ getter: Block) -> String? {
    guard getter.statements.count == 1 else { return nil }
    switch getter.statements[0] {
    case .expression(let expression), .returned(let expression?):
      guard case .subscription(_, let arguments) = expression.kind, arguments.count == 1,
        case .member(let base?, "self") = arguments[0].value.kind, case .name(let name) = base.kind else { return nil }
      return name
    default: return nil
    }
  }

  /// The key of `@Environment(\.key) var value`.
  func environmentKey(_ property: PropertyDeclaration) -> String? {
    guard let argument = property.attributes.first(where: { $0.name == "Environment" })?.arguments.first?.value,
      case .keyPath(let components) = argument.kind, components.count == 1 else { return nil }
    return components[0]
  }
}
