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
  func construct(_ type: TypeDeclaration, arguments: [EvaluatedArgument], source: SourceRange) -> Value {
    reach?.make(source)
    if type.kind == .enumeration { return constructEnum(type, arguments, source: source) }
    if runsEffects, type.kind == .classType, let made = effects?.make(type, arguments, source: source) { return made }
    if index.conforms(type, to: "Layout"), let content = arguments.first(where: \.isTrailingClosure) {
      return .view(view(from: content.value, source: source))
    }
    // Members of views go by their plain names; those of models by the model's.
    let path = isView(type) || index.conforms(type, to: "ViewModifier") ? "" : lowerCamelCase(type.name)
    if let initializer = best(index.initializers(of: type), for: arguments) {
      let fields = descending(into: initializer) { self.fields(from: initializer, of: type, arguments, source: source) }
      return .instance(Instance(declaration: type, fields: fields ?? [:], source: source, path: path))
    }
    var fields = memberwiseFields(of: type, arguments)
    if type.kind == .classType, let root = arguments.first(labelled: Self.rootController) {
      fields[Self.rootController] = root.value
    }
    return .instance(Instance(declaration: type, fields: fields, source: source, path: path))
  }

  /// What controllers that frame another one are made with (Apple: UINavigationController.init(rootViewController:)).
  static let rootController = "rootViewController"

  private func lowerCamelCase(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }

  func storedProperties(of type: TypeDeclaration) -> [PropertyDeclaration] {
    index.declaredProperties(of: type).filter { !$0.isStatic && $0.getter == nil }
  }

  private func memberwiseFields(of type: TypeDeclaration, _ arguments: [EvaluatedArgument]) -> [String: Value] {
    let properties = storedProperties(of: type).filter { property in
      !(property.isConstant && property.initializer != nil)
        && !property.attributes.contains { ["Environment", "EnvironmentObject", "Namespace", "FocusState"].contains($0.name) }
    }
    let parameters = properties.map { property in
      Parameter(
        label: property.name, name: property.name, type: property.type ?? TypeReference(name: "_", text: "_"),
        defaultValue: property.initializer, attributes: property.attributes.map(\.name), isVariadic: false)
    }
    var fields: [String: Value] = [:]
    for (property, matched) in zip(properties, match(arguments, to: parameters)) {
      switch matched {
      case .value(let value): fields[property.name] = boundField(property, value, of: type)
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

  /// A member as it is after the initialiser gave it a value, its wrapper considered.
  private func boundField(_ property: PropertyDeclaration, _ value: Value, of type: TypeDeclaration) -> Value {
    let wrappers = Set(property.attributes.map(\.name))
    if wrappers.contains("Binding") || wrappers.contains("Bindable") {
      let scope = Scope(receiver: nil, type: type, file: property.range.file)
      return coerce(bindingField(value), to: property.type, in: scope)
    }
    if let kept = keptState(property, value, of: type) { return kept }
    if wrappers.contains("State") || wrappers.contains("AppStorage") || wrappers.contains("SceneStorage") {
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

  /// Runs a written initialiser for the members that it sets.
  private func fields(
    from initializer: FunctionDeclaration, of type: TypeDeclaration, _ arguments: [EvaluatedArgument], source: SourceRange
  ) -> [String: Value] {
    let scope = Scope(receiver: nil, type: type, file: initializer.range.file)
    bind(arguments, to: initializer.parameters, in: scope)
    let properties = Dictionary(storedProperties(of: type).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var fields = AssignedFields()
    if let body = initializer.body {
      assignFields(body.statements, of: type, properties, in: scope, &fields)
    }
    var values = fields.values
    for property in properties.values where values[property.name] == nil {
      if property.initializer == nil, property.type?.isOptional == true, !property.isConstant, property.attributes.isEmpty {
        values[property.name] = .absent
      }
    }
    return values
  }

  /// What an initialiser has given the members so far.
  private struct AssignedFields {
    private(set) var values: [String: Value] = [:]
    /// Those that one way of a condition gave a value: the others are the same in every way.
    private var assigned: Set<String> = []

    mutating func assign(_ name: String, _ value: Value) {
      values[name] = value
      assigned.insert(name)
    }

    /// The same at the beginning of one way.
    var way: AssignedFields {
      var result = self
      result.assigned = []
      return result
    }

    /// Goes on after the only way that is possible.
    mutating func take(_ way: AssignedFields) {
      for name in way.assigned { assign(name, way.values[name]) }
    }

    /// Goes on after two ways, of which run time takes one.
    mutating func join(_ then: AssignedFields, under yes: Condition, _ otherwise: AssignedFields, under no: Condition) {
      for name in then.assigned.union(otherwise.assigned) {
        guard let first = then.values[name], let second = otherwise.values[name] else {
          assign(name, then.values[name] ?? otherwise.values[name])
          continue
        }
        assign(name, .choice([
          ConditionalValue(condition: yes, value: first), ConditionalValue(condition: no, value: second),
        ]))
      }
    }

    private mutating func assign(_ name: String, _ value: Value?) { if let value { assign(name, value) } }
  }

  private func assignFields(
    _ statements: [Statement], of type: TypeDeclaration, _ properties: [String: PropertyDeclaration], in scope: Scope,
    _ fields: inout AssignedFields
  ) {
    for statement in statements {
      switch statement {
      case .variable(let variable): bindLocal(variable, in: scope)
      case .expression(let expression):
        if case .assignment(let target, let value) = expression.kind {
          assignField(target, evaluate(value, in: scope), of: type, properties, in: scope, &fields)
        } else if case .call(let call) = expression.kind, case .member(let base?, "init") = call.callee.kind,
          case .name("self") = base.kind {
          let delegated = construct(type, arguments: evaluated(call.arguments, in: scope), source: expression.range)
          if case .instance(let instance) = delegated {
            for (name, value) in instance.fields { fields.assign(name, value) }
          }
        }
      case .conditional(let code):
        assignConditionally(code, of: type, properties, in: scope, &fields)
      default: break
      }
    }
  }

  private func assignConditionally(
    _ code: IfCode, of type: TypeDeclaration, _ properties: [String: PropertyDeclaration], in scope: Scope,
    _ fields: inout AssignedFields
  ) {
    let inner = Scope(parent: scope)
    let result = test(code.conditions, in: inner)
    var then = fields.way
    assignFields(code.then.statements, of: type, properties, in: inner, &then)
    var otherwise = fields.way
    switch code.otherwise {
    case .block(let block)?: assignFields(block.statements, of: type, properties, in: Scope(parent: scope), &otherwise)
    case .conditional(let nested)?: assignConditionally(nested, of: type, properties, in: scope, &otherwise)
    case nil: break
    }
    switch result {
    case .always: fields.take(then)
    case .never: fields.take(otherwise)
    case .depends(let yes, let no): fields.join(then, under: yes, otherwise, under: no)
    }
  }

  private func assignField(
    _ target: Expression, _ value: Value, of type: TypeDeclaration, _ properties: [String: PropertyDeclaration],
    in scope: Scope, _ fields: inout AssignedFields
  ) {
    var name: String
    switch target.kind {
    case .name(let plain):
      if scope.assign(plain, value) { return }
      name = plain
    case .member(let base?, let member):
      guard case .name("self") = base.kind else { return }
      name = member
    default: return
    }
    let isStorage = properties[name] == nil && name.hasPrefix("_")
    if isStorage { name = String(name.dropFirst()) }
    guard let property = properties[name] else { return }
    // A state that has a value where it is declared keeps it (release notes of Xcode 27: it always did).
    if !isStorage, property.initializer != nil, property.attributes.contains(where: { $0.name == "State" }) { return }
    fields.assign(name, boundField(property, unwrapped(value, property), of: type))
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

  // MARK: - Types from outside

  /// An instance of a type from outside. As a view it is a primitive; texts are recognised first.
  func constructExternal(_ name: String, _ arguments: [EvaluatedArgument], source: SourceRange) -> Value {
    if let text = constructText(name, arguments, source: source) { return text }
    reach?.make(source)
    if runsEffects, let made = effects?.make(name, arguments, source: source) { return made }
    if name == "AnyView", let content = arguments.first(where: { $0.label == nil || $0.label == "erasing" }) {
      return .view(view(from: content.value, source: source))
    }
    if name == "ModifiedContent", let content = arguments.first(labelled: "content"),
      let modifier = arguments.first(labelled: "modifier") {
      reach?.show(source)
      let base = view(from: content.value, source: source)
      return apply("modifier", [modifier.unlabelled], to: base, source: source, callRange: source)
    }
    if name == "[]" || name == "Array", arguments.isEmpty { return .array([]) }
    if name == "Array", let array = repeated(arguments) ?? copied(arguments) { return array }
    if name == "Optional", arguments.count == 1, arguments[0].label == nil { return arguments[0].value }
    if name == "Binding" {
      if let constant = arguments.first, constant.label == nil { return .binding(constant.value.unbound) }
      return .binding(.unknown(bindingContent(arguments, source)))
    }
    if !Self.isOfDigits(name, arguments),
      let function = best(index.extensionFunctions("init", ofExternal: name, isStatic: false), for: arguments),
      !isRunning(function) {
      if let value = delegatedInitializer(function, name, arguments, source) { return value }
    }
    return .view(.primitive(PrimitiveView(name: name, arguments: arguments, source: source)))
  }

  /// `Color(hex: "#1D1D1D")`: by its digits more is known of the colour than by the arithmetic of an initialiser.
  private static func isOfDigits(_ type: String, _ arguments: [EvaluatedArgument]) -> Bool {
    ["Color", "UIColor", "NSColor"].contains(type) && arguments.first?.label.map(["hex", "hexString"].contains) ?? false
  }

  /// `Array(repeating: item, count: 3)`.
  private func repeated(_ arguments: [EvaluatedArgument]) -> Value? {
    guard let item = arguments.first(labelled: "repeating"),
      case .number(let count)? = arguments.first(labelled: "count")?.value, count >= 0, count <= Double(Self.unrollLimit)
    else { return nil }
    return .array(Array(repeating: item.value, count: Int(count)))
  }

  /// `Array(items.enumerated())`: the same members.
  private func copied(_ arguments: [EvaluatedArgument]) -> Value? {
    guard arguments.count == 1, arguments[0].label == nil, case .array = arguments[0].value else { return nil }
    return arguments[0].value
  }

  /// `extension Label { init(symbol: Symbol) { self.init(…) } }`: the built-in initialiser that it ends in.
  private func delegatedInitializer(
    _ function: FunctionDeclaration, _ name: String, _ arguments: [EvaluatedArgument], _ source: SourceRange
  ) -> Value? {
    guard let body = function.body else { return nil }
    let scope = Scope(receiver: .externalType(name), type: nil, file: function.range.file)
    bind(arguments, to: function.parameters, in: scope)
    return descending(into: function) { () -> Value? in
      for statement in compiled(body.statements) {
        switch statement {
        case .variable(let variable): bindLocal(variable, in: scope)
        case .expression(let inner):
          // `self.init(named: name)!`
          if case .call(let call) = inner.unwrapped.kind, case .member(let base?, "init") = call.callee.kind,
            case .name("self") = base.kind {
            return relocated(constructExternal(name, evaluated(call.arguments, in: scope), source: inner.range), to: source)
          }
          if case .assignment(let target, let value) = inner.kind, case .name("self") = target.kind {
            return relocated(evaluate(value, in: scope), to: source)
          }
        default: break
        }
      }
      return nil
    } ?? nil
  }

  /// Statements with those of conditional compilation that count.
  private func compiled(_ statements: [Statement]) -> [Statement] {
    statements.flatMap { statement -> [Statement] in
      guard case .compileTime(let clauses) = statement else { return [statement] }
      return CompileCondition.possible(clauses, for: codeSystem, \.condition).first.map { compiled($0.statements) } ?? []
    }
  }

  /// The view as if it stood at the call of the project's own initialiser: that is the place a developer knows.
  private func relocated(_ value: Value, to source: SourceRange) -> Value {
    guard case .view(.primitive(var primitive)) = value else { return value }
    primitive.source = source
    return .view(.primitive(primitive))
  }

  /// `Binding(get: { model.isOn }, set: …)` stands for `model.isOn`.
  private func bindingContent(_ arguments: [EvaluatedArgument], _ source: SourceRange) -> UnknownValue {
    if let getter = arguments.first(labelled: "get"), case .closure(let closure) = getter.value,
      case .unknown(let unknown) = call(closure, arguments: []) {
      return unknown
    }
    let text = shortened(source)
    return UnknownValue(expression: text, reason: UnknownReason(.dynamicValue, text))
  }
}
