import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// Calls of members: methods of values and views, static functions of types.
extension Evaluator {
  func callMember(_ name: String, of base: Expression, _ call: Call, _ expression: Expression, in scope: Scope) -> Value {
    let value = evaluate(base, in: scope)
    let arguments = evaluated(call.arguments, in: scope)
    if name == "contains", arguments.count == 1,
      let isInside = rangeContains(base, arguments[0].value) ?? optionsContain(value, arguments[0].value) {
      return .boolean(isInside)
    }
    let callRange = SourceRange(file: expression.range.file, start: base.range.end, end: expression.range.end)
    // A modifier on a choice of views is applied once, to the branch as a whole.
    if case .choice(let alternatives) = value, alternatives.contains(where: { isModified($0.value, by: name) }) {
      return callMethod(
        name, of: .view(view(from: value, source: base.range)), arguments, base: base, expression, callRange: callRange, in: scope)
    }
    let result = value.mapAlternatives { alternative in
      mappedOptional(name, alternative, arguments, base: base, source: expression.range)
        ?? callMethod(name, of: alternative, arguments, base: base, expression, callRange: callRange, in: scope)
    }
    // Where nothing is known of any alternative, there is one hole for all of them.
    if case .choice(let alternatives) = result, alternatives.allSatisfy({ isPlainHole($0.value) }) {
      return unknown(expression, .dynamicValue)
    }
    return result
  }

  /// A view, or what counts as one because of the modifier that is called on it.
  private func isModified(_ value: Value, by name: String) -> Bool {
    switch value {
    case .view(let node): isLikelyView(node) || BuiltinModifiers.category(of: name) != nil
    case .choice(let alternatives): alternatives.contains { isModified($0.value, by: name) }
    default: isViewValue(value)
    }
  }

  private func isPlainHole(_ value: Value) -> Bool {
    guard case .unknown(let unknown) = value else { return false }
    return unknown.declaration == nil && !isViewLike(unknown) && unknown.reason?.kind == .dynamicValue
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
      if !isLikelyView(node), BuiltinModifiers.category(of: name) == nil,
        best(viewExtensions(name, of: node, near: expression.range.file), for: arguments) == nil {
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
      // `self.content()`: a closure that the caller hands in is called, whatever it makes.
      if case .unknown(let unknown) = closure, unknown.type?.name != "->" {} else {
        return invoke(closure, arguments: arguments, expression)
      }
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
      if isViewLike(unknown) || Self.looksLikeModifier(name) || isColour(unknown, modifiedBy: name) {
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

  func isViewLike(_ unknown: UnknownValue) -> Bool {
    if let declaration = unknown.declaration { return isView(declaration) }
    guard let type = unknown.type else { return false }
    return ["View", "AnyView", "Text", "Image", "Image.decorative", "Content", "Label"].contains(type.name)
  }

  /// A colour that is laid out or clipped is a view; one that is mixed or made fainter stays a colour.
  private func isColour(_ unknown: UnknownValue, modifiedBy name: String) -> Bool {
    guard unknown.declaration == nil, unknown.type?.name == "Color" else { return false }
    return BuiltinModifiers.category(of: name) != nil && !TypeKeepingModifiers.keepsStyle(name)
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
    if name.first?.isUppercase == true {
      // What a name with an underscore holds is SwiftUI's own.
      let whole = type.hasPrefix("_") ? "\(type).\(name)" : name
      return constructExternal(whole, arguments, source: expression.range)
    }
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
}
