import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

extension Evaluator {
  func evaluateName(_ name: String, _ expression: Expression, in scope: Scope) -> Value {
    if let value = resolve(name, in: scope, source: expression.range) { return value }
    return unknown(expression, .unresolvedName, name)
  }

  /// What a plain name means at a place in the code, nil when nothing of that name is known.
  func resolve(_ name: String, in scope: Scope, source: SourceRange) -> Value? {
    if let value = scope.local(name) { return value }
    if name.hasPrefix("$"), name.count > 1, let value = resolve(String(name.dropFirst()), in: scope, source: source) {
      return .binding(value.unbound)
    }
    if name.hasPrefix("_"), name.count > 1, let value = scope.local(String(name.dropFirst())) { return value }
    switch name {
    case "self": return scope.receiver
    case "Self": return ownType(in: scope).map(Value.type)
    default: break
    }
    if let receiver = scope.receiver, declares(receiver, name), let value = member(name, of: receiver, source: source) {
      return value
    }
    if let type = scope.type {
      var enclosing: TypeDeclaration? = type
      while let current = enclosing {
        if let value = staticMember(name, of: current, source: source) { return value }
        enclosing = index.enclosingType(of: current)
      }
    }
    if let property = index.globalProperty(name, from: scope.file) { return staticValue(of: property, owner: nil) }
    if let open = openType(name, in: scope) { return open.value }
    if let handed = handedType(name, in: scope, source: source) { return .type(handed) }
    if let type = declaredType(name, in: scope) { return .type(type) }
    if let function = nearestFirst(index.globalFunctions(name), to: scope.file).first { return .function(FunctionValue(declaration: function, receiver: nil)) }
    if name.first(where: { $0 != "_" })?.isUppercase == true {
      return generatedAlias(name, in: scope, source: source) ?? .externalType(drawnType(name, in: scope))
    }
    return nil
  }

  /// A type by the name that code calls it by: in an extension of a type from outside, first what the project nests there.
  func declaredType(_ name: String, in scope: Scope) -> TypeDeclaration? {
    if scope.type == nil, name.first?.isUppercase == true, let outer = scope.receiver.flatMap(externalTypeName),
      let nested = index.type(named: "\(outer).\(name)", from: scope.file, enclosing: nil) {
      return nested
    }
    return index.type(named: name, from: scope.file, enclosing: scope.type)
  }

  /// Whether a plain name may mean a member of `self`: of a value that is not known only what its type declares.
  func declares(_ receiver: Value, _ name: String) -> Bool {
    if case .externalType(let type) = receiver {
      return !index.extensionProperties(name, ofExternal: type, isStatic: true).isEmpty
        || !index.extensionFunctions(name, ofExternal: type, isStatic: true).isEmpty
    }
    guard case .unknown(let unknown) = receiver.unbound else { return true }
    if let type = unknown.declaration {
      if name == "rawValue", type.kind == .enumeration { return true }
      return index.property(name, of: type, isStatic: false) != nil || !index.functions(name, of: type, isStatic: false).isEmpty
    }
    guard let type = unknown.type else { return false }
    return extensionProperty(name, types: [type.extendedName]) != nil
      || !index.extensionFunctions(name, ofExternal: type.extendedName, isStatic: false).isEmpty
      || type.isList && Self.listMembers.contains(name)
  }

  /// What the standard library tells of any list.
  private static let listMembers = FrameworkNames.names(.listMember)

  func evaluateMember(base: Expression?, name: String, _ expression: Expression, in scope: Scope) -> Value {
    guard let base else {
      return .member(MemberValue(type: nil, name: name, arguments: [], source: expression.range))
    }
    if case .name("super") = base.kind {
      guard runsEffects, case .object(let object)? = scope.receiver else { return unknown(expression, .unsupportedCode) }
      return effects?.superMember(name, of: object, above: scope.type, source: expression.range)
        ?? unknown(expression, .dynamicValue)
    }
    let value = evaluate(base, in: scope)
    if let item = barItem(name, of: value, base, expression, in: scope) { return item }
    // An unknown member of a view, such as a name space for a package's modifiers, leaves it a view.
    if let node = viewNode(value, source: base.range), isLikelyView(node), member(name, of: value, source: expression.range) == nil {
      let callRange = SourceRange(
        file: expression.range.file, start: base.end(within: expression.range), end: expression.range.end)
      return .view(.modified(node, ModifierCall(name: name, arguments: [], source: expression.range, callRange: callRange)))
    }
    return value.mapAlternatives { alternative in
      if case .type(let type) = alternative, let property = wrapperProperty(name, of: type, in: base) {
        return placed(staticValue(of: property, owner: type), member: name, of: alternative, at: expression.range)
      }
      if let result = member(name, of: alternative, source: expression.range) {
        noteMember(result, of: alternative)
        return placed(result, member: name, of: alternative, at: expression.range)
      }
      let owner = holeText(alternative, base)
      let text = shortened("\(owner.hasOperator(nil) ? "(\(owner))" : owner).\(name)")
      return .unknown(UnknownValue(
        expression: text, type: Self.generatedType(of: name), reason: UnknownReason(.dynamicValue, text)))
    }
  }

  /// A property, or a method as a value, of something; nil when it is not known.
  func member(_ name: String, of value: Value, source: SourceRange) -> Value? {
    // `model.$text` is a binding to `model.text`.
    if name.hasPrefix("$"), name.count > 1 {
      return member(String(name.dropFirst()), of: value, source: source).map { .binding($0.unbound) }
    }
    // Apple: documentation of Optional.unsafelyUnwrapped, the value itself.
    if name == "unsafelyUnwrapped" { return value }
    // The same colour for a layer (Apple: documentation of UIColor cgColor).
    if name == "cgColor", Self.isPlatformColor(value) { return value }
    switch value {
    case .type(let type):
      // `Row.init`, used like a function, is called as the type is.
      if name == "self" || name == "init" { return value }
      return staticMember(name, of: type, source: source)
    case .externalType(let type): return externalStaticMember(name, of: type, source: source)
    case .instance(let instance): return instanceMember(name, of: instance, source: source) ?? heldMember(name, of: value)
    case .enumeration(let enumeration):
      return enumMember(name, of: enumeration, source: source) ?? heldMember(name, of: value)
    case .unknown(let unknown):
      return dictionaryMember(name, of: value) ?? unknownMember(name, of: unknown, source: source)
    case .binding(let inner):
      if name == "wrappedValue" { return inner }
      return member(name, of: inner, source: source).map { .binding($0.unbound) }
    case .tuple(let elements):
      if let position = Int(name), elements.indices.contains(position) { return elements[position].value }
      return elements.first { $0.label == name }?.value
    case .text(let text): return textMember(name, of: text, value: value)
    case .array(let elements): return arrayMember(name, of: elements)
    case .view(let node): return viewMember(name, of: node, value: value)
    case .choice:
      return value.mapAlternatives { self.member(name, of: $0, source: source) ?? .unknown(UnknownValue(expression: name)) }
    case .number(let number):
      if let property = extensionProperty(name, types: number == number.rounded() ? ["Int", "Double"] : ["Double", "CGFloat"]) {
        return evaluate(property, receiver: value)
      }
      return nil
    // `nothing?.name` is nothing as well.
    case .absent: return extensionProperty(name, types: ["Optional"]).map { evaluate($0, receiver: value) } ?? .absent
    case .object: return effects?.member(name, of: value, source: source)
    case .member: return memberOfConstant(name, of: value, source: source)
    case .boolean, .closure, .function, .method: return nil
    }
  }

  /// What `AnyHashable` holds is itself here (Apple: AnyHashable base).
  private func heldMember(_ name: String, of value: Value) -> Value? { name == "base" ? value : nil }

  /// `UIColor(white: 0.2, alpha: 1)`, `UIColor.red`
  private static func isPlatformColor(_ value: Value) -> Bool {
    switch value {
    case .view(let node): node.primitive.map { ["UIColor", "NSColor"].contains($0.name) } ?? false
    case .member(let member): ["UIColor", "NSColor"].contains(member.type)
    default: false
    }
  }

  private func instanceMember(_ name: String, of instance: Instance, source: SourceRange) -> Value? {
    if let value = instance.fields[name] { return held(value, name, of: instance) }
    let type = instance.declaration
    let alternatives = index.alternativeProperties(name, of: type, isStatic: false)
    if let property = fitting(alternatives, of: instance).first ?? index.property(name, of: type, isStatic: false) {
      if property.getter != nil { return evaluate(property, receiver: .instance(instance)) }
      return generatedColor(name, of: instance, source: source) ?? stored(property, of: instance)
    }
    if let function = index.functions(name, of: type, isStatic: false).first {
      return .function(FunctionValue(declaration: function, receiver: .instance(instance)))
    }
    if index.conforms(type, to: "View") {
      if let property = index.extensionProperties(name, ofExternal: "View", isStatic: false).first {
        return evaluate(property, receiver: .instance(instance))
      }
    }
    return nil
  }

  /// A stored property that no initialiser bound.
  func stored(_ property: PropertyDeclaration, of instance: Instance) -> Value {
    if let given = given(property, of: .instance(instance)) { return given }
    let text = sharedName(of: property) ?? (instance.path.isEmpty ? property.name : "\(instance.path).\(property.name)")
    let scope = Scope(receiver: nil, type: instance.declaration, file: property.range.file)
    let initial = property.initializer.map { called(coerce(evaluate($0, in: scope), to: property.type, in: scope), text) }
    let isState = property.attributes.contains { Self.stateWrappers.contains($0.name) } || Self.isHeldElsewhere(property)
    let isClass = instance.declaration.isReferenceType
    if let initial, !isState, property.isConstant || (!isClass && !instance.isRoot) {
      return held(initial.named(text), property.name, of: instance)
    }
    if let initial, property.attributes.contains(where: { Self.objectWrappers.contains($0.name) }),
      case .instance(let model) = initial, let held = stateHolding(model, property, as: text) {
      return held
    }
    if let initial, let constant = constantState(property, initial, of: instance) ?? constantData(property, initial, of: instance) {
      return constant
    }
    if initial == nil, let unset = unset(property) { return unset }
    if let known = knownEnvironment(property) { return known }
    let type = property.type ?? initial.flatMap(typeReference) ?? property.typeOfNewList ?? environmentType(property)
      ?? wrappedType(property)
    var result = UnknownValue(
      expression: text, type: type,
      declaration: type.flatMap { type in
        index.type(for: type, from: property.range.file, enclosing: instance.declaration)
          ?? constraint(on: type, in: instance.declaration)
      },
      initial: initial,
      reason: UnknownReason(isGenericView(type, of: instance.declaration) ? .suppliedContent : .dynamicValue, text))
    result.members = membersAdded(to: property, of: instance.declaration)
    return .unknown(result)
  }

  /// Whether a type is a generic parameter of another that stands for some view.
  private func isGenericView(_ type: TypeReference?, of declaration: TypeDeclaration) -> Bool {
    type.map { type in
      declaration.genericParameters.contains { $0.name == type.name && $0.constraint == "View" }
    } ?? false
  }

  /// The project's protocol that a generic parameter of a type conforms to: whatever it is, it has those members.
  private func constraint(on type: TypeReference, in declaration: TypeDeclaration) -> TypeDeclaration? {
    guard let name = declaration.genericParameters.first(where: { $0.name == type.name })?.constraint,
      let found = index.type(for: TypeReference(name: name, text: name), from: declaration.range.file, enclosing: nil),
      found.kind == .protocolType else { return nil }
    return found
  }

  /// What `AsyncImage` hands to its closure: an image that is decorative (builtin-views: AsyncImage).
  static let decorativeImage = TypeReference(name: "Image.decorative", text: "Image")

  /// The type of what views of packages hand to their closures while they load a picture.
  public static let pictureState = "picture state"

  /// What a state of loading holds once the picture is there; nil for other types.
  static func picture(inState type: TypeReference?) -> TypeReference? {
    switch type?.name {
    case "AsyncImagePhase"?: decorativeImage
    case pictureState?: TypeReference(name: "Image", text: "Image")
    default: nil
    }
  }

  /// The appearance goes by one name, however views call it: the colours of one meet the grounds of another under it.
  private func sharedName(of property: PropertyDeclaration) -> String? {
    environmentKey(property).flatMap { $0 == "colorScheme" ? $0 : nil }
  }

  /// Wrappers whose value changes at run time.
  static let stateWrappers = FrameworkNames.names(.stateWrapper)
  /// Attributes that wrap nothing.
  private static let plainAttributes = FrameworkNames.names(.plainAttribute)
  /// Wrappers of objects, whose members are looked up in their class.
  static let objectWrappers = FrameworkNames.names(.objectWrapper)

  /// Whether a variable lies in a wrapper that nothing is known of, such as those of packages and of the project itself:
  /// `@Shared(.tab) var tab = Tab.home` is home at first, and anything later.
  static func isHeldElsewhere(_ property: PropertyDeclaration) -> Bool {
    !property.isConstant && property.getter == nil && property.attributes.contains { attribute in
      attribute.name.first?.isUppercase ?? false && !attribute.name.hasSuffix("Builder") && !attribute.name.hasSuffix("Actor")
        && !stateWrappers.contains(attribute.name) && !objectWrappers.contains(attribute.name)
        && !plainAttributes.contains(attribute.name)
    }
  }

  /// The type that an initial value gives away.
  func typeReference(of value: Value) -> TypeReference? {
    switch value {
    case .text: TypeReference(name: "String", text: "String")
    case .boolean: TypeReference(name: "Bool", text: "Bool")
    case .instance(let instance): TypeReference(of: instance.declaration)
    case .enumeration(let value): TypeReference(of: value.declaration)
    default: nil
    }
  }

  /// A member of something whose type is known but whose value is not: computed members are followed.
  private func unknownMember(_ name: String, of unknown: UnknownValue, source: SourceRange) -> Value? {
    let text = shortened("\(unknown.expression).\(name)")
    if name == "rawValue", let raw = openRawValue(of: unknown) { return raw }
    if name == "image", let picture = Self.picture(inState: unknown.type) {
      return .unknown(UnknownValue(expression: text, type: picture, reason: UnknownReason(.dynamicValue, text)))
    }
    if case .instance(let instance)? = unknown.initial?.value, let value = instanceMember(name, of: instance, source: source),
      case .function = value { return value }
    guard let declaration = unknown.declaration else {
      if name == "wrappedValue" { return .unknown(unknown) }
      if let external = unknown.type, let property = extensionProperty(name, of: external) {
        return followed(property, of: unknown, text: text)
      }
      if let one = oneMember(name, of: unknown, as: text, source: source) { return one }
      return .unknown(UnknownValue(
        expression: text, type: Self.generatedType(of: name), reason: UnknownReason(.dynamicValue, text)))
    }
    if let property = index.property(name, of: declaration, isStatic: false) {
      if let known = implementedView(property, of: unknown, text: text) ?? implementedLook(property, of: unknown) { return known }
      if property.getter != nil {
        return overridden(property, of: unknown, text: text) ?? followed(property, of: unknown, text: text)
      }
      if let known = constant(property, of: declaration) ?? look(property, of: declaration) ?? builtInLook(property, of: unknown) {
        return known
      }
      var first: Value?
      if case .instance(let model)? = unknown.initial?.value {
        first = instanceMember(name, of: model, source: source)?.initialValue
      }
      let type = property.type ?? first.flatMap(typeReference) ?? startingType(of: property, in: declaration)
      var result = UnknownValue(
        expression: text, type: type,
        declaration: type.flatMap {
          index.type(for: $0, from: property.range.file, enclosing: declaration) ?? constraint(on: $0, in: declaration)
        },
        initial: first.flatMap { $0.isUnknown ? nil : $0 }, reason: UnknownReason(.dynamicValue, text))
      result.members = membersAdded(to: property, of: declaration)
      return .unknown(result)
    }
    if let function = index.functions(name, of: declaration, isStatic: false).first {
      return .function(FunctionValue(declaration: function, receiver: .unknown(unknown)))
    }
    return .unknown(UnknownValue(expression: text, reason: UnknownReason(.dynamicValue, text)))
  }

  /// The type that a property takes from what it begins with, whatever it holds by now: `var theme = Theme.standard`.
  func startingType(of property: PropertyDeclaration, in owner: TypeDeclaration) -> TypeReference? {
    guard let initializer = property.initializer, initializer.beginsWithType else { return nil }
    let scope = Scope(receiver: nil, type: owner, file: property.range.file)
    let value = apart { evaluate(initializer, in: scope) }.unbound
    guard case .unknown(let unknown) = value else { return typeReference(of: value) }
    return unknown.type ?? unknown.declaration.map(TypeReference.init(of:))
  }
}

extension TypeReference {
  /// A type of the project, by its whole name: in `Feature.State`, a `Row.State` is no `State`.
  init(of declaration: TypeDeclaration) {
    let outer = declaration.qualifiedName.split(separator: ".").dropLast().map(String.init)
    self.init(name: declaration.name, qualifier: outer, text: declaration.qualifiedName)
  }
}

extension Expression {
  /// `Theme.standard`, `Theme(size: 3)`: what stands at its beginning is called as types are.
  fileprivate var beginsWithType: Bool {
    switch kind {
    case .name(let name): name.first?.isUppercase ?? false
    case .member(let base?, _): base.beginsWithType
    case .call(let call): call.callee.beginsWithType
    default: false
    }
  }
}
