import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

extension Evaluator {
  func evaluateCall(_ call: Call, _ expression: Expression, in scope: Scope) -> Value {
    switch call.callee.kind {
    case .name(let name): return callNamed(name, call, expression, in: scope)
    case .specialized(let inner, _):
      return evaluateCall(Call(callee: inner, arguments: call.arguments, parentheses: call.parentheses), expression, in: scope)
    case .member(let base?, let name): return callMember(name, of: base, call, expression, in: scope)
    case .member(nil, let name):
      return .member(MemberValue(type: nil, name: name, arguments: evaluated(call.arguments, in: scope), source: expression.range))
    case .type(let type):
      let value = typeValue(type, in: scope)
      return construct(value, name: type.name, call, expression, in: scope)
    default:
      let callee = evaluate(call.callee, in: scope)
      return invoke(callee, arguments: evaluated(call.arguments, in: scope), expression)
    }
  }

  func evaluated(_ arguments: [Argument], in scope: Scope) -> [EvaluatedArgument] {
    arguments.map { argument in
      var isLiteral = false
      if case .string = argument.value.kind { isLiteral = true }
      return EvaluatedArgument(
        label: argument.label,
        value: notingFirst(evaluate(argument.value, in: scope), argument.value, in: scope),
        source: argument.value.range,
        isTrailingClosure: argument.isTrailingClosure, isLiteral: isLiteral)
    }
  }

  // MARK: - Calls of a plain name

  private func callNamed(_ name: String, _ call: Call, _ expression: Expression, in scope: Scope) -> Value {
    let arguments = evaluated(call.arguments, in: scope)
    if let value = scope.local(name) { return invoke(value, arguments: arguments, expression) }
    if name == "Self" {
      if let type = scope.type { return construct(type, arguments: arguments, source: expression.range) }
      if let type = scope.receiver.flatMap(externalTypeName) {
        return constructExternal(type, arguments, source: expression.range)
      }
    }
    if let value = callOwnMember(name, arguments, expression, in: scope) { return value }
    if let function = best(index.globalFunctions(name), for: arguments) {
      return self.call(function, receiver: nil, arguments: arguments, source: expression.range)
    }
    if let type = index.type(named: name, from: scope.file, enclosing: scope.type), !isNamesake(type, arguments) {
      return construct(type, arguments: arguments, source: expression.range)
    }
    if name.first?.isUppercase == true {
      let alias = index.externalAlias(name, from: scope.file, enclosing: scope.type)
      return constructExternal(alias ?? name, arguments, source: expression.range)
    }
    if let value = globalText(name, arguments) { return value }
    if case .text(let text)? = scope.receiver, let result = callTextMethod(name, of: text, arguments, expression) { return result }
    if let base = implicitView(for: name, in: scope, source: expression.range) {
      return apply(name, arguments, to: base, source: expression.range, callRange: expression.range)
    }
    return unknown(expression, .unresolvedName, name)
  }

  /// What `Self` means in an extension of a type from outside, as far as its value tells.
  private func externalTypeName(_ receiver: Value) -> String? {
    switch receiver {
    case .externalType(let type): type
    case .member(let member): member.type
    case .view(let node): node.primitive?.name
    case .unknown(let unknown): unknown.declaration == nil ? unknown.type?.name : nil
    default: nil
    }
  }

  /// Whether a model of the project only shares its name with a built-in view, and the view is meant: `List { … }`
  /// where a package has a `struct List: Codable`.
  private func isNamesake(_ type: TypeDeclaration, _ arguments: [EvaluatedArgument]) -> Bool {
    guard BuiltinViews.isBuiltin(type.name), !isView(type) else { return false }
    if arguments.contains(where: \.isTrailingClosure) { return true }
    if !index.initializers(of: type).isEmpty { return best(index.initializers(of: type), for: arguments) == nil }
    let members = Set(storedProperties(of: type).map(\.name))
    return !arguments.allSatisfy { $0.label.map(members.contains) ?? false }
  }

  /// The view that a modifier without a receiver is called on: `self` in an extension of `View`. In a view's own code
  /// an unknown function is no modifier: nobody modifies a view inside itself.
  private func implicitView(for name: String, in scope: Scope, source: SourceRange) -> ViewNode? {
    guard let receiver = scope.receiver else { return nil }
    if case .instance = receiver, BuiltinModifiers.category(of: name) == nil { return nil }
    if case .unknown = receiver, scope.type == nil { return view(from: receiver, source: source) }
    return viewNode(receiver, source: source)
  }

  /// `helper(…)` inside a type: a method of `self`, a closure held in a property, a static function.
  private func callOwnMember(_ name: String, _ arguments: [EvaluatedArgument], _ expression: Expression, in scope: Scope) -> Value? {
    if let receiver = scope.receiver {
      if let function = method(name, of: receiver, arguments: arguments) {
        return call(function, receiver: receiver, arguments: arguments, source: expression.range)
      }
      if declares(receiver, name), let value = member(name, of: receiver, source: expression.range), isCallable(value) {
        return invoke(value, arguments: arguments, expression)
      }
    }
    var enclosing = scope.type
    while let type = enclosing {
      if let function = best(index.functions(name, of: type, isStatic: true), for: arguments) {
        return call(function, receiver: .type(type), arguments: arguments, source: expression.range)
      }
      if let enumCase = index.enumCase(name, of: type) { return enumValue(enumCase, of: type, arguments) }
      enclosing = index.enclosingType(of: type)
    }
    return nil
  }

  private func isCallable(_ value: Value) -> Bool {
    switch value {
    case .closure, .function, .unknown, .choice, .view: true
    default: false
    }
  }

  private func enumValue(_ enumCase: EnumCaseDeclaration, of type: TypeDeclaration, _ arguments: [EvaluatedArgument]) -> Value {
    let payload = arguments.enumerated().map { position, argument in
      let parameter = enumCase.associated.indices.contains(position) ? enumCase.associated[position] : nil
      return LabelledValue(label: argument.label, value: coerce(argument.value, to: parameter?.type, in: nil))
    }
    return .enumeration(EnumValue(declaration: type, name: enumCase.name, payload: payload))
  }

  // MARK: - Calls of a member

  private func callMember(_ name: String, of base: Expression, _ call: Call, _ expression: Expression, in scope: Scope) -> Value {
    let value = evaluate(base, in: scope)
    let arguments = evaluated(call.arguments, in: scope)
    let callRange = SourceRange(file: expression.range.file, start: base.range.end, end: expression.range.end)
    // A modifier on a choice of views is applied once, to the branch as a whole.
    if case .choice(let alternatives) = value, alternatives.contains(where: { isViewValue($0.value) }) {
      return callMethod(
        name, of: .view(view(from: value, source: base.range)), arguments, base: base, expression, callRange: callRange, in: scope)
    }
    return value.mapAlternatives { alternative in
      callMethod(name, of: alternative, arguments, base: base, expression, callRange: callRange, in: scope)
    }
  }

  func isViewValue(_ value: Value) -> Bool {
    switch value {
    case .view: true
    case .instance(let instance): isView(instance.declaration)
    case .choice(let alternatives): alternatives.contains { isViewValue($0.value) }
    default: false
    }
  }

  private func callMethod(
    _ name: String, of value: Value, _ arguments: [EvaluatedArgument], base: Expression, _ expression: Expression,
    callRange: SourceRange, in scope: Scope
  ) -> Value {
    switch value {
    case .view(let node):
      // A call on something from outside that is no view, such as a formatter, only run time can answer.
      if !isLikelyView(node), BuiltinModifiers.category(of: name) == nil, best(viewExtensions(name, of: node), for: arguments) == nil {
        return unknown(expression, .dynamicValue)
      }
      return apply(name, arguments, to: node, source: expression.range, callRange: callRange)
    case .type(let type):
      return callStatic(name, of: type, arguments, expression)
    case .externalType(let type):
      return callExternalStatic(name, of: type, arguments, expression)
    case .text(let text):
      if let result = callTextMethod(name, of: text, arguments, expression) { return result }
    case .member(let member) where member.type != nil:
      // `Color.clear.frame(…)`: a style value that is used as a view.
      if Self.viewStyleTypes.contains(member.type ?? "") {
        return apply(name, arguments, to: view(from: value, source: base.range), source: expression.range, callRange: callRange)
      }
      if Self.copiedStyleTypes.contains(member.type ?? "") { return .member(member.changed(by: name, arguments)) }
    case .member(let member):
      // `.red.opacity(0.5)`: still a value of the type that the place asks for.
      return .member(member.changed(by: name, arguments))
    case .array(let elements):
      if let result = callArrayMethod(name, of: elements, arguments, source: expression.range) { return result }
    case .binding(let inner):
      if case .view = inner { return callMethod(name, of: inner, arguments, base: base, expression, callRange: callRange, in: scope) }
      return .binding(.unknown(UnknownValue(expression: expressionText(expression))))
    default: break
    }
    if let function = method(name, of: value, arguments: arguments) {
      let result = self.call(function, receiver: value, arguments: arguments, source: expression.range)
      return changedCopy(result, of: value, function, source: expression.range, callRange: callRange) ?? result
    }
    if let closure = member(name, of: value, source: expression.range), isCallable(closure) {
      if case .unknown = closure {} else { return invoke(closure, arguments: arguments, expression) }
    }
    if case .instance(let instance) = value, isView(instance.declaration) {
      return apply(name, arguments, to: view(from: value, source: instance.source), source: expression.range, callRange: callRange)
    }
    if case .enumeration(let enumeration) = value, isView(enumeration.declaration) {
      return apply(name, arguments, to: view(from: value, source: base.range), source: expression.range, callRange: callRange)
    }
    if let text = localizedCall(name, arguments) { return text }
    if Self.imageMethods.contains(name), let image = unknownImage(value, base) {
      return apply(name, arguments, to: image, source: expression.range, callRange: callRange)
    }
    if case .unknown(let unknown) = value {
      if isViewLike(unknown) || Self.looksLikeModifier(name) {
        return apply(name, arguments, to: view(from: value, source: base.range), source: expression.range, callRange: callRange)
      }
      let text = shortened(unknown.expression + callRange.text)
      return .unknown(UnknownValue(expression: text, reason: UnknownReason(.dynamicValue, text)))
    }
    return unknown(expression, .dynamicValue)
  }

  /// A method of a view that returns a changed copy in a way that could not be followed: the view stays, and that it
  /// was changed is noted.
  private func changedCopy(
    _ result: Value, of value: Value, _ function: FunctionDeclaration, source: SourceRange, callRange: SourceRange
  ) -> Value? {
    guard case .unknown = result, case .instance(let instance) = value, isView(instance.declaration),
      let type = function.returnType?.name, type == "Self" || type == instance.declaration.name else { return nil }
    let call = ModifierCall(name: function.name, arguments: [], source: source, callRange: callRange)
    return .view(.modified(view(from: value, source: instance.source), call))
  }

  /// Types whose static members are views as well as styles.
  static let viewStyleTypes: Set<String> = ["Color", "Image", "Text", "LinearGradient", "Material"]

  /// Types whose methods give a changed copy.
  private static let copiedStyleTypes: Set<String> = ["Font", "UIFont", "UIColor"]

  /// The view that a value is, nil when it is none.
  func viewNode(_ value: Value, source: SourceRange) -> ViewNode? {
    isViewValue(value) ? view(from: value, source: source) : nil
  }

  /// Methods that only images have.
  private static let imageMethods: Set<String> = ["resizable", "renderingMode", "interpolation", "antialiased"]

  /// A constant from elsewhere, such as `Images.stepBack`, that is used as an image.
  private func unknownImage(_ value: Value, _ base: Expression) -> ViewNode? {
    switch value {
    case .unknown(let unknown) where unknown.type == nil: break
    case .member(let member) where member.type != nil: break
    default: return nil
    }
    let text = shortened(base.range)
    return view(
      from: .unknown(UnknownValue(
        expression: text, type: TypeReference(name: "Image", text: "Image"), reason: UnknownReason(.dynamicValue, text))),
      source: base.range)
  }

  /// Modifiers that tell that an unknown value is a view.
  static func looksLikeModifier(_ name: String) -> Bool {
    name.hasPrefix("accessibility") || ["padding", "frame", "background", "overlay", "font", "foregroundColor", "foregroundStyle", "onTapGesture", "buttonStyle", "eraseToAnyView"].contains(name)
  }

  private func isViewLike(_ unknown: UnknownValue) -> Bool {
    if let declaration = unknown.declaration { return isView(declaration) }
    guard let type = unknown.type else { return false }
    return ["View", "AnyView", "Text", "Image", "Image.decorative", "Content", "Label"].contains(type.name)
  }

  private func callStatic(_ name: String, of type: TypeDeclaration, _ arguments: [EvaluatedArgument], _ expression: Expression) -> Value {
    if name == "init" { return construct(type, arguments: arguments, source: expression.range) }
    let functions = index.functions(name, of: type, isStatic: true)
    if let text = swiftGenText(functions, arguments) { return text }
    if let function = best(functions, for: arguments) {
      return call(function, receiver: .type(type), arguments: arguments, source: expression.range)
    }
    if let enumCase = index.enumCase(name, of: type) { return enumValue(enumCase, of: type, arguments) }
    if let nested = index.nestedType(name, of: type) { return construct(nested, arguments: arguments, source: expression.range) }
    if let closure = staticMember(name, of: type, source: expression.range), isCallable(closure) {
      return invoke(closure, arguments: arguments, expression)
    }
    return unknown(expression, .unresolvedName, "\(type.name).\(name)")
  }

  private func callExternalStatic(_ name: String, of type: String, _ arguments: [EvaluatedArgument], _ expression: Expression) -> Value {
    if name == "init" { return constructExternal(type, arguments, source: expression.range) }
    if let function = best(index.extensionFunctions(name, ofExternal: type, isStatic: true), for: arguments) {
      return call(function, receiver: .externalType(type), arguments: arguments, source: expression.range)
    }
    if let text = localizedCall(name, arguments) { return text }
    if name.first?.isUppercase == true { return constructExternal(name, arguments, source: expression.range) }
    return .member(MemberValue(type: type, name: name, arguments: arguments, source: expression.range))
  }

  /// The method of a value that a call means.
  func method(_ name: String, of value: Value, arguments: [EvaluatedArgument]) -> FunctionDeclaration? {
    let candidates: [FunctionDeclaration]
    switch value {
    case .instance(let instance):
      let own = index.functions(name, of: instance.declaration, isStatic: false)
      candidates = own.isEmpty && isView(instance.declaration) ? viewExtensions(name, of: nil) : own
    case .enumeration(let enumeration): candidates = index.functions(name, of: enumeration.declaration, isStatic: false)
    case .unknown(let unknown):
      if let declaration = unknown.declaration {
        candidates = index.functions(name, of: declaration, isStatic: false)
      } else {
        candidates = unknown.type.map { index.extensionFunctions(name, ofExternal: $0.name, isStatic: false) } ?? []
      }
    case .type(let type): candidates = index.functions(name, of: type, isStatic: true)
    case .externalType(let type): candidates = index.extensionFunctions(name, ofExternal: type, isStatic: true)
    case .view(let node): candidates = viewExtensions(name, of: node)
    default: candidates = []
    }
    return best(candidates, for: arguments)
  }

  // MARK: - Calling

  func invoke(_ callee: Value, arguments: [EvaluatedArgument], _ expression: Expression) -> Value {
    switch callee {
    case .closure(let closure): return call(closure, arguments: arguments.map(\.value))
    case .function(let function):
      return call(function.declaration, receiver: function.receiver, arguments: arguments, source: expression.range)
    case .choice: return callee.mapAlternatives { invoke($0, arguments: arguments, expression) }
    case .type(let type): return construct(type, arguments: arguments, source: expression.range)
    case .externalType(let name): return constructExternal(name, arguments, source: expression.range)
    case .view(let node):
      // A layout called with the views that it arranges; else a stored view builder that was bound as the view itself.
      if let name = node.primitive?.name, name.hasSuffix("Layout"), let content = arguments.first(where: \.isTrailingClosure) {
        return .view(view(from: content.value, source: expression.range))
      }
      return callee
    case .instance(let instance) where index.conforms(instance.declaration, to: "Layout"):
      guard let content = arguments.first(where: \.isTrailingClosure) else { return callee }
      return .view(view(from: content.value, source: expression.range))
    case .instance(let instance):
      guard let function = best(index.functions("callAsFunction", of: instance.declaration, isStatic: false), for: arguments)
      else { return unknown(expression, .unsupportedCode) }
      return call(function, receiver: callee, arguments: arguments, source: expression.range)
    case .unknown(let unknown):
      let isView = unknown.type.map { ["->", "View", "Content", "Label", "AnyView"].contains($0.name) } ?? false
      let result = unknown.type?.name == "->" ? unknown.type?.arguments.first : nil
      return .unknown(UnknownValue(
        expression: unknown.expression + "()", type: result,
        reason: UnknownReason(isView ? .suppliedContent : .dynamicValue, unknown.expression)))
    default: return unknown(expression, .unsupportedCode)
    }
  }

  func call(_ closure: ClosureValue, arguments: [Value]) -> Value {
    let scope = Scope(parent: closure.scope)
    for (position, name) in closure.closure.parameters.enumerated() {
      scope.bind(name, position < arguments.count ? arguments[position] : .unknown(UnknownValue(expression: name, reason: UnknownReason(.dynamicValue, name))))
    }
    if closure.closure.parameters.isEmpty {
      for (position, argument) in arguments.enumerated() { scope.bind("$\(position)", argument) }
    }
    // A closure runs in the place where it is written, whoever calls it.
    let outer = stack
    stack = closure.stack
    callDepth += 1
    defer {
      stack = outer
      callDepth -= 1
    }
    guard callDepth < Self.callDepthLimit else {
      cuts += 1
      return .unknown(UnknownValue(expression: "…", reason: UnknownReason(.budget, "closure")))
    }
    return value(of: closure.closure.body, in: scope)
  }

  /// Calls a function with arguments by position, for styles, modifiers and function references.
  func call(_ function: FunctionDeclaration, receiver: Value?, values: [Value], source: SourceRange) -> Value {
    let arguments = zip(function.parameters, values).map {
      EvaluatedArgument(label: $0.label, value: $1, source: source)
    }
    return call(function, receiver: receiver, arguments: arguments, source: source)
  }

  func call(_ function: FunctionDeclaration, receiver: Value?, arguments: [EvaluatedArgument], source: SourceRange) -> Value {
    guard let body = function.body else {
      return .unknown(UnknownValue(
        expression: shortened(source), type: function.returnType,
        declaration: function.returnType.flatMap { index.type(for: $0, from: function.range.file, enclosing: nil) },
        reason: UnknownReason(.dynamicValue, function.name)))
    }
    let scope = Scope(receiver: receiver, type: enclosingType(of: function, receiver: receiver), file: function.range.file)
    bind(arguments, to: function.parameters, in: scope)
    let result = descending(into: function) {
      bounded(function.returnType) { coerce(value(of: body, in: scope), to: function.returnType, in: scope) }
    }
    guard let result = result ?? nil else {
      return .unknown(UnknownValue(
        expression: function.name, type: function.returnType, reason: UnknownReason(.recursion, function.name)))
    }
    if case .unknown(var value) = result, !isViewLike(value) {
      // The callee's local names mean nothing to the caller; the call itself does.
      if value.reason?.kind == .dynamicValue { value.expression = shortened(source) }
      value.type = value.type ?? function.returnType
      return .unknown(value)
    }
    return result
  }

  private func enclosingType(of function: FunctionDeclaration, receiver: Value?) -> TypeDeclaration? {
    switch receiver {
    case .instance(let instance)?: return instance.declaration
    case .enumeration(let value)?: return value.declaration
    case .unknown(let unknown)?: return unknown.declaration
    case .type(let type)?: return type
    default:
      if case .type(let type)? = index.owner(of: function) { return type }
      return nil
    }
  }

  /// Binds arguments to parameters as Swift does: by label, trailing closures from the end, defaults for the rest.
  func bind(_ arguments: [EvaluatedArgument], to parameters: [Parameter], in scope: Scope) {
    let matched = match(arguments, to: parameters)
    for (parameter, argument) in zip(parameters, matched) {
      switch argument {
      case .value(let value): scope.bind(parameter.name, coerce(value, to: parameter.type, in: scope))
      case .variadic(let values): scope.bind(parameter.name, .array(values.map { coerce($0, to: parameter.type, in: scope) }))
      case .missing:
        if let defaultValue = parameter.defaultValue {
          scope.bind(parameter.name, coerce(evaluate(defaultValue, in: scope), to: parameter.type, in: scope))
        } else {
          scope.bind(parameter.name, .unknown(UnknownValue(expression: parameter.name, type: parameter.type)))
        }
      }
    }
  }
}
