import AccessibilityModel
import SourceModel
import SwiftSource

extension Evaluator {
  func construct(_ value: Value, name: String, _ call: Call, _ expression: Expression, in scope: Scope) -> Value {
    let arguments = evaluated(call.arguments, in: scope)
    if case .type(let type) = value { return construct(type, arguments: arguments, source: expression.range) }
    return constructExternal(name, arguments, source: expression.range)
  }

  /// An instance of one of the project's types, its members bound by the initialiser that the call means.
  ///
  /// - Parameter delegating: The initialiser that the call stands in, which hands over to another one and never to itself.
  func construct(
    _ type: TypeDeclaration, arguments: [EvaluatedArgument], source: SourceRange, delegating: ObjectIdentifier? = nil
  ) -> Value {
    reach?.make(source)
    let type = meant(type, by: arguments)
    if type.kind == .enumeration { return constructEnum(type, arguments, source: source, delegating: delegating) }
    if runsEffects, type.kind == .classType, let made = effects?.make(type, arguments, source: source) { return made }
    if index.conforms(type, to: "Layout"), let content = arguments.first(where: \.isTrailingClosure) {
      return .view(view(from: content.value, source: source))
    }
    // Members of views go by their plain names; those of models by the model's.
    let path = isView(type) || index.conforms(type, to: "ViewModifier") ? "" : lowerCamelCase(type.name)
    let initializers = index.initializers(of: type).filter { ObjectIdentifier($0) != delegating }
    if let initializer = best(initializers, for: arguments) {
      let fields = descending(into: initializer) { self.fields(from: initializer, of: type, arguments, source: source) }
      if let whole = fields?.whole { return whole }
      let made = Value.instance(Instance(declaration: type, fields: fields?.members ?? [:], source: source, path: path))
      if delegating == nil { act(initializer, of: made, arguments, source: source) }
      return made
    }
    var fields = memberwiseFields(of: type, arguments)
    if hosted != nil, type.kind == .classType, index.conforms(type, to: "UIHostingController") { noteHosted(arguments) }
    if type.kind == .classType, let root = arguments.first(labelled: Self.rootController) {
      fields[Self.rootController] = root.value
    }
    return .instance(Instance(declaration: type, fields: fields, source: source, path: path))
  }

  /// Of two types of one name, such as those of two targets, the one that a call can make.
  private func meant(_ type: TypeDeclaration, by arguments: [EvaluatedArgument]) -> TypeDeclaration {
    guard type.kind == .structure, type.name == type.qualifiedName, !type.isPrivate else { return type }
    let rivals = index.types(named: type.name).filter { $0 !== type && $0.qualifiedName == type.name && !$0.isPrivate }
    guard !rivals.isEmpty else { return type }
    let call = CallLabels(
      labels: arguments.filter { !$0.isTrailingClosure }.map(\.label),
      trailing: arguments.filter(\.isTrailingClosure).map(\.label))
    func canMake(_ type: TypeDeclaration) -> Bool { type.mayBeMade(by: call, further: index.initializers(of: type)) }
    guard !canMake(type) else { return type }
    let fitting = rivals.filter(canMake)
    return fitting.count == 1 ? fitting[0] : type
  }

  /// What an initialiser does to the objects that it is handed: a helper of a form hides the label of its error.
  private func act(_ initializer: FunctionDeclaration, of made: Value, _ arguments: [EvaluatedArgument], source: SourceRange) {
    guard runsEffects, initializer.body != nil, arguments.contains(where: { $0.value.holdsObject }) else { return }
    _ = run(initializer, on: made, arguments: arguments, source: source)
  }

  /// What controllers that frame another one are made with (Apple: UINavigationController.init(rootViewController:)).
  static let rootController = "rootViewController"

  private func lowerCamelCase(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }

  func storedProperties(of type: TypeDeclaration) -> [PropertyDeclaration] {
    index.declaredProperties(of: type).filter { !$0.isStatic && $0.getter == nil }
  }

  private func memberwiseFields(of type: TypeDeclaration, _ arguments: [EvaluatedArgument]) -> [String: Value] {
    let taken = memberwise(type)
    var fields: [String: Value] = [:]
    for (property, matched) in zip(taken.properties, match(arguments, to: taken.parameters)) {
      switch matched {
      case .value(let value):
        fields[property.name] = boundField(property, closure(value, builtBy: property.attributes.map(\.name)), of: type)
      case .variadic(let values): fields[property.name] = .array(values)
      case .missing:
        // Optional variables without a value are nil.
        if property.initializer == nil, property.type?.isOptional == true, !property.isConstant,
          !property.attributes.contains(where: { Self.stateWrappers.contains($0.name) }) {
          fields[property.name] = .absent
        }
      }
    }
    return fields
  }

  /// The members that a memberwise initialiser gives values, and what it takes for them.
  struct Memberwise {
    let properties: [PropertyDeclaration]
    let parameters: [Parameter]
  }

  private func memberwise(_ type: TypeDeclaration) -> Memberwise {
    let identity = ObjectIdentifier(type)
    // Who notes look-ups has to be told of the members each time.
    if !index.isNoting, let known = memberwiseMembers[identity] { return known }
    let properties = storedProperties(of: type).filter(\.isMemberwise)
    let parameters = properties.map { property in
      Parameter(
        label: property.name, name: property.name, type: property.type ?? TypeReference(name: "_", text: "_"),
        defaultValue: property.initializer ?? impliedDefault(of: property), attributes: property.attributes.map(\.name),
        isVariadic: false)
    }
    let members = Memberwise(properties: properties, parameters: parameters)
    if !index.isNoting { memberwiseMembers[identity] = members }
    return members
  }

  /// What a memberwise initialiser takes where a call gives nothing: an optional variable is nil (The Swift Programming
  /// Language, Initialization; of what wrappers hold, that of a state).
  private func impliedDefault(of property: PropertyDeclaration) -> Expression? {
    guard property.type?.isOptional == true, !property.isConstant,
      property.attributes.allSatisfy({ Self.stateWrappers.contains($0.name) || $0.name.hasSuffix("Builder") }) else { return nil }
    return Expression(.nilLiteral, range: property.range)
  }

  /// A member as it is after the initialiser gave it a value, its wrapper considered.
  func boundField(_ property: PropertyDeclaration, _ value: Value, of type: TypeDeclaration) -> Value {
    let wrappers = Set(property.attributes.map(\.name))
    if wrappers.contains("Binding") || wrappers.contains("Bindable") {
      let scope = Scope(receiver: nil, type: type, file: property.range.file)
      return coerce(bindingField(value), to: property.type, in: scope)
    }
    if let kept = keptState(property, value, of: type) { return kept }
    let isHeldElsewhere = property.initializer != nil && Self.isHeldElsewhere(property)
    if wrappers.contains("State") || wrappers.contains("AppStorage") || wrappers.contains("SceneStorage") || isHeldElsewhere {
      if case .unknown = value { return value }
      return .unknown(UnknownValue(
        expression: property.name, type: property.type, initial: value, reason: UnknownReason(.dynamicValue, property.name)))
    }
    return plainField(property, value, of: type)
  }

  /// A member without a wrapper that matters.
  func plainField(_ property: PropertyDeclaration, _ value: Value, of type: TypeDeclaration) -> Value {
    let isBuilder = property.attributes.contains { $0.name.hasSuffix("Builder") }
    if isBuilder, property.type?.name != "->", case .closure(let closure) = value {
      return building { call(closure, arguments: []) }
    }
    let scope = Scope(receiver: nil, type: type, file: property.range.file)
    return coerce(value, to: property.type, in: scope)
  }

  /// What a `@Binding` member stands for.
  private func bindingField(_ value: Value) -> Value {
    switch value {
    case .binding(let inner): return inner
    case .member(let member) where member.name == "constant":
      return member.arguments.first?.value ?? value
    case .member(let member):
      return .unknown(UnknownValue(expression: member.name, reason: UnknownReason(.dynamicValue, member.name)))
    default: return value
    }
  }
}
