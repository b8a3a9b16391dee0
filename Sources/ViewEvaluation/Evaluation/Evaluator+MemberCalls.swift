import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// Calls of members: methods of values and views, static functions of types.
extension Evaluator {
  /// A call of a member as it is written.
  private struct MemberCall {
    let name: String
    let arguments: [EvaluatedArgument]
    let base: Expression
    let expression: Expression

    var source: SourceRange { expression.range }

    /// From the end of what it is called on, so without it: `.padding(8)`.
    var callRange: SourceRange {
      SourceRange(file: source.file, start: base.end(within: source), end: source.end)
    }
  }

  func callMember(
    _ name: String, of base: Expression, _ call: Call, _ expression: Expression, in scope: Scope
  ) -> Value {
    if case .name("super") = base.kind, runsEffects { return callSuper(name, call, expression, in: scope) }
    let value = evaluate(base, in: scope)
    let arguments = evaluated(call.arguments, in: scope)
    if name == "contains", arguments.count == 1,
      let isInside = rangeContains(base, arguments[0].value) ?? optionsContain(value, arguments[0].value) {
      return .boolean(isInside)
    }
    if let result = calledOnOptional(name, value, arguments, base: base, source: expression.range) { return result }
    let call = MemberCall(name: name, arguments: arguments, base: base, expression: expression)
    // A modifier on a choice of views is applied once, to the branch as a whole.
    if case .choice(let alternatives) = value, alternatives.contains(where: { isModified($0.value, by: name) }) {
      return outcome(of: call, on: .view(view(from: value, source: base.range)))
    }
    let isChained = if case .optionalChain = base.kind { true } else { false }
    let result = eachAlternative(of: value) { alternative in
      // `nothing?.call()` is nothing as well.
      if isChained, alternative.isAbsent { return .absent }
      return mappedOptional(name, alternative, arguments, base: base, source: expression.range)
        ?? outcome(of: call, on: alternative)
    }
    // Where nothing is known of any alternative, there is one hole for all of them.
    if case .choice(let alternatives) = result, alternatives.allSatisfy({ isPlainHole($0.value) }) {
      return unknown(expression, .dynamicValue)
    }
    return result
  }

  /// `reduce(…)` in an extension of lists: a method of `self`, which the standard library declares.
  func callListMethod(
    _ name: String, _ arguments: [EvaluatedArgument], _ expression: Expression, in scope: Scope
  ) -> Value? {
    guard case .unknown(let unknown)? = scope.receiver, unknown.declaration == nil, unknown.type?.isList == true
    else { return nil }
    let place = SourceRange(file: expression.range.file, start: expression.range.start, end: expression.range.start)
    let base = Expression(.name("self"), range: place)
    let call = MemberCall(name: name, arguments: arguments, base: base, expression: expression)
    return outcome(of: call, on: .unknown(unknown))
  }

  private func callSuper(_ name: String, _ call: Call, _ expression: Expression, in scope: Scope) -> Value {
    let call = ObjectCall(name: name, arguments: evaluated(call.arguments, in: scope), source: expression.range)
    guard case .object(let object)? = scope.receiver,
      let result = effects?.callSuper(call, on: object, above: scope.type) else { return unknown(expression, .dynamicValue) }
    return result
  }

  /// The same done with every alternative, under its condition.
  private func eachAlternative(of value: Value, _ transform: (Value) -> Value) -> Value {
    guard runsEffects, case .choice(let alternatives) = value else { return value.mapAlternatives(transform) }
    return .choice(alternatives.map { alternative in
      ConditionalValue(
        condition: alternative.condition,
        value: under(alternative.condition) { eachAlternative(of: alternative.value, transform) })
    })
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

  /// What a call of a binding gives: what the project's extension of `Binding` makes of it, the same where it is only
  /// animated (Apple: documentation of Binding animation(_:), transaction(_:)), else another one. What it does when it is
  /// set is no part of its name.
  private func bound(_ call: MemberCall, _ inner: Value) -> Value {
    if ["animation", "transaction"].contains(call.name) { return .binding(inner) }
    if let function = best(index.extensionFunctions(call.name, ofExternal: "Binding", isStatic: false), for: call.arguments),
      case .binding(let made) = self.call(function, receiver: .binding(inner), arguments: call.arguments, source: call.source) {
      return .binding(made)
    }
    let hasClosure = call.arguments.contains { if case .closure = $0.value { true } else { false } }
    // The publisher of a model's property calls what it is handed whenever that changes: `model.$items.sink { … }`.
    if hasClosure, runsEffects {
      effects?.handOver(ObjectCall(name: call.name, arguments: handedOn(call.arguments, by: call.base), source: call.source))
    }
    let text = hasClosure ? dottedName(call.expression).map { String($0.drop { $0 == "$" }) } : nil
    return .binding(.unknown(UnknownValue(expression: text ?? expressionText(call.expression))))
  }

  func isViewValue(_ value: Value) -> Bool {
    switch value {
    case .view: true
    case .instance(let instance): isView(instance.declaration)
    case .choice(let alternatives): alternatives.contains { isViewValue($0.value) }
    // `ContentUnavailableView.search(text: query)`
    case .member(let member): member.type.flatMap(BuiltinViews.frameworkView)?.category == .container
    default: false
    }
  }

  /// What a member makes of one value: first what the kind of value knows by itself, then what the project declares,
  /// then modifiers of views, and else a hole.
  private func outcome(of call: MemberCall, on value: Value) -> Value {
    callDictionaryMethod(call.name, of: value, call.arguments, source: call.source) ?? effect(of: call, on: value) ?? builtIn(call, on: value) ?? declared(call, on: value) ?? modified(value, by: call)
      ?? unknownResult(of: call, on: value)
  }

  /// What a call does to an object, or to a value that stands for a part of one.
  private func effect(of call: MemberCall, on value: Value) -> Value? {
    guard runsEffects, let effects else { return nil }
    switch value {
    case .object, .member, .externalType, .method, .absent:
      if case .absent = value { return .absent }
      return effects.call(ObjectCall(name: call.name, arguments: call.arguments, source: call.source), on: value)
        ?? options(call.name, of: value, call.arguments)
    case .array: return options(call.name, of: value, call.arguments)
    // What is made of a type from outside, such as the file that a view is loaded from, and what a package adds to a class.
    case .view(.primitive), .unknown, .type:
      return effects.call(ObjectCall(name: call.name, arguments: call.arguments, source: call.source), on: value)
    default: return nil
    }
  }

  /// What the kind of a value knows of a member; nil where the project's declarations have to be asked.
  private func builtIn(_ call: MemberCall, on value: Value) -> Value? {
    switch value {
    case .view(let node): modifier(call, on: node)
    case .type(let type): callStatic(call.name, of: type, call.arguments, call.expression)
    case .externalType(let type): callExternalStatic(call.name, of: type, call.arguments, call.expression)
    case .text(let text): callTextMethod(call.name, of: text, call.arguments, call.expression)
    case .member(let member):
      generatedCall(call.name, of: value, call.arguments, source: call.source) ?? nestedType(member).map { callExternalStatic(call.name, of: $0, call.arguments, call.expression) }
        ?? changedMember(member, by: call)
    case .array(let elements): callArrayMethod(call.name, of: elements, call.arguments, source: call.source)
    case .binding(.view(let node)): modifier(call, on: node)
    case .binding(let inner): bound(call, inner)
    default: nil
    }
  }

  private func modifier(_ call: MemberCall, on node: ViewNode) -> Value {
    // A call on something from outside that is no view, such as a formatter, only run time can answer.
    if !isLikelyView(node), !makesItsLike(node, by: call.name), BuiltinModifiers.category(of: call.name) == nil,
      best(viewExtensions(call.name, of: node, near: call.source.file), for: call.arguments) == nil {
      if let text = localizedCall(call.name, call.arguments) { return text }
      // A stream, as of Combine and RxSwift, calls what it is handed some time.
      if runsEffects {
        effects?.handOver(ObjectCall(name: call.name, arguments: handedOn(call.arguments, by: call.base), source: call.source))
      }
      return unknown(call.expression, .dynamicValue)
    }
    return applied(call, to: node)
  }

  /// `DragGesture().onChanged { … }`, `Font(small).weight(.bold)`: what is called on a gesture or a font makes another one.
  /// Of a colour, a part of its strength is a colour as well (Apple: documentation of UIColor withAlphaComponent(_:)).
  private func makesItsLike(_ node: ViewNode, by name: String) -> Bool {
    guard let made = node.primitive?.name else { return false }
    return made.hasSuffix("Gesture") || made == "Font" || name == "withAlphaComponent" && Self.colours.contains(made)
  }

  private func applied(_ call: MemberCall, to node: ViewNode) -> Value {
    apply(call.name, call.arguments, to: node, source: call.source, callRange: call.callRange)
  }

  /// `Alert.Button`
  private func nestedType(_ member: MemberValue) -> String? {
    guard let type = member.type, BuiltinViews.isBuiltin(type), member.arguments.isEmpty,
      member.name.first?.isUppercase == true else { return nil }
    return "\(type).\(member.name)"
  }

  private func changedMember(_ member: MemberValue, by call: MemberCall) -> Value? {
    let changed = Value.member(member.changed(by: call.name, call.arguments))
    // `.red.opacity(0.5)`: still a value of the type that the place asks for.
    guard let type = member.type else { return changed }
    // `Color.clear.frame(…)`: a style value that is used as a view.
    if Self.viewStyleTypes.contains(type) {
      return applied(call, to: view(from: .member(member), source: call.base.range))
    }
    // `UIFontMetrics.default.scaledValue(for: 17)`: 17 points at the default text size (Apple: documentation of
    // UIFontMetrics.scaledValue(for:)).
    if type == "UIFontMetrics", call.name == "scaledValue" { return changed }
    return Self.copiedStyleTypes.contains(type) ? changed : nil
  }

  /// A method or closure that the project declares for a value.
  private func declared(_ call: MemberCall, on value: Value) -> Value? {
    if let function = method(call.name, of: value, arguments: call.arguments) {
      // A modifier that the project declares for every view is applied as one: it may have the name of a built-in one.
      if isModifier(function, of: value) { return nil }
      if let result = openResult(of: function, called: call.arguments, on: value, source: call.source) { return result }
      let result = self.call(function, receiver: value, arguments: call.arguments, source: call.source)
      noteCopy(result, of: value)
      return changedCopy(result, of: value, function, source: call.source, callRange: call.callRange)
        ?? placed(result, method: function, of: value, at: call.source)
    }
    guard let closure = member(call.name, of: value, source: call.source) ?? dynamicMember(call.name, of: value, at: call.source),
      isCallable(closure) else { return nil }
    if case .function(let function) = closure {
      if isModifier(function.declaration, of: value) { return nil }
    } else if call.arguments.contains(where: { $0.label != nil }) {
      // A closure that a view keeps is called without labels; with them a modifier of the same name is meant.
      return nil
    }
    // A view may keep insets by the name of the modifier that is meant: `padding(.horizontal)`.
    if case .view(let node) = closure, isViewValue(value), isModifier(call), !call.arguments.isEmpty || !isLikelyView(node) {
      return nil
    }
    // `self.content()`: a closure that the caller hands in is called, whatever it makes.
    if case .unknown(let unknown) = closure, unknown.type?.name != "->" { return nil }
    return invoke(closure, arguments: call.arguments, call.expression)
  }

  /// A function of an extension of `View` or `Scene`, called on one of the project's views or scenes.
  private func isModifier(_ function: FunctionDeclaration, of value: Value) -> Bool {
    guard case .instance(let instance) = value, isBuilt(instance.declaration),
      case .external? = index.owner(of: function) else { return false }
    return function.returnType?.isOpaqueOrExistential == true
  }

  /// A modifier on a value that is a view, or that the modifier tells to be one.
  private func modified(_ value: Value, by call: MemberCall) -> Value? {
    if case .instance(let instance) = value, isBuilt(instance.declaration) {
      return applied(call, to: view(from: value, source: instance.source))
    }
    if case .enumeration(let enumeration) = value, isView(enumeration.declaration) {
      return applied(call, to: view(from: value, source: call.base.range))
    }
    if case .member = value, isViewValue(value), isModifier(call) {
      return applied(call, to: view(from: value, source: call.base.range))
    }
    if let text = localizedCall(call.name, call.arguments) { return text }
    if Self.imageMethods.contains(call.name), let image = unknownImage(value, call.base) {
      return applied(call, to: image)
    }
    guard case .unknown(let unknown) = value,
      isViewLike(unknown) || Self.looksLikeModifier(call.name) || isColour(unknown, modifiedBy: call)
        || unknown.reason?.kind == .suppliedContent && isModifier(call)
    else { return nil }
    return applied(call, to: view(from: value, source: call.base.range))
  }

  /// A colour that is laid out, clipped or given to a modifier of the project is a view; one that is mixed or made fainter
  /// stays a colour.
  private func isColour(_ unknown: UnknownValue, modifiedBy call: MemberCall) -> Bool {
    guard unknown.declaration == nil, unknown.type?.name == "Color" else { return false }
    return isModifier(call) && !TypeKeepingModifiers.keepsStyle(call.name)
  }

  /// Whether a call has the name of a modifier, built in or of the project.
  private func isModifier(_ call: MemberCall) -> Bool {
    BuiltinModifiers.category(of: call.name) != nil
      || best(viewExtensions(call.name, of: nil, near: call.source.file), for: call.arguments) != nil
  }

  private func unknownResult(of call: MemberCall, on value: Value) -> Value {
    if call.name == "reduce", let sum = openSum(call.arguments, of: value, source: call.source) { return sum }
    if runsEffects, let result = openTransform(call.name, call.arguments, of: value, source: call.source) {
      return result
    }
    if runsEffects {
      effects?.handOver(ObjectCall(name: call.name, arguments: handedOn(call.arguments, by: call.base), source: call.source))
    }
    // A view that is not there stays away, whatever is done to it.
    if case .absent = value, isModifier(call) { return .absent }
    guard case .unknown(let unknown) = value else { return self.unknown(call.expression, .dynamicValue) }
    // A trailing closure is no operand.
    let isSum = unknown.expression.hasOperatorBesidesBlocks
    let owner = isSum ? "(\(unknown.expression))" : unknown.expression
    let text = shortened(owner + written(call.callRange))
    if let one = oneMember(call.name, of: unknown, as: text, source: call.source) { return one }
    var result = UnknownValue(
      expression: text, type: Self.resultType(of: call.name), reason: UnknownReason(.dynamicValue, text))
    result.content = call.arguments.filter(\.isTrailingClosure)
    return .unknown(withMembers(result, of: unknown, call.name, call.arguments, call.source))
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
  static let viewStyleTypes = FrameworkNames.names(.viewStyleType)

  static var styleTypes: Set<String> { viewStyleTypes.union(copiedStyleTypes) }

  /// Types whose methods give a changed copy.
  private static let copiedStyleTypes = FrameworkNames.names(.copiedStyleType)

  /// The view that a value is, nil when it is none.
  func viewNode(_ value: Value, source: SourceRange) -> ViewNode? {
    isViewValue(value) ? view(from: value, source: source) : nil
  }

  private func callStatic(
    _ name: String, of type: TypeDeclaration, _ arguments: [EvaluatedArgument], _ expression: Expression
  ) -> Value {
    if name == "init" { return construct(type, arguments: arguments, source: expression.range) }
    var space: Expression?
    if case .call(let call) = expression.kind, case .member(let base, _) = call.callee.kind { space = base }
    let functions = staticFunctions(name, of: type, in: space)
    if let text = swiftGenText(functions, arguments) { return text }
    if let function = best(functions, for: arguments) {
      let result = call(function, receiver: .type(type), arguments: arguments, source: expression.range)
      return placed(result, method: function, of: .type(type), at: expression.range)
    }
    if let enumCase = index.enumCase(name, of: type) { return enumValue(enumCase, of: type, arguments) }
    if let nested = index.nestedType(name, of: type) {
      return construct(nested, arguments: arguments, source: expression.range)
    }
    if let closure = staticMember(name, of: type, source: expression.range), isCallable(closure) {
      return invoke(closure, arguments: arguments, expression)
    }
    return unknown(expression, .unresolvedName, "\(type.name).\(name)")
  }

  /// The method of a value that a call means.
  func method(_ name: String, of value: Value, arguments: [EvaluatedArgument]) -> FunctionDeclaration? {
    let candidates: [FunctionDeclaration]
    switch value {
    case .instance(let instance):
      if holdsFunction(name, instance.declaration), !arguments.contains(where: isFunction) { return nil }
      let named = index.functions(name, of: instance.declaration, isStatic: false)
      let own = without(running: fitting(named, of: instance), called: arguments)
      candidates = own.isEmpty && isBuilt(instance.declaration) ? viewExtensions(name, of: nil) : own
    case .enumeration(let enumeration): candidates = index.functions(name, of: enumeration.declaration, isStatic: false)
    case .unknown(let unknown):
      if let declaration = unknown.declaration {
        if holdsFunction(name, declaration), !arguments.contains(where: isFunction) { return nil }
        candidates = index.functions(name, of: declaration, isStatic: false)
      } else {
        candidates = unknown.type.map { index.extensionFunctions(name, ofExternal: $0.extendedName, isStatic: false) } ?? []
      }
    case .type(let type): candidates = staticFunctions(name, of: type, in: nil)
    case .externalType(let type): candidates = index.extensionFunctions(name, ofExternal: type, isStatic: true)
    case .view(let node): candidates = viewExtensions(name, of: node)
    default: candidates = []
    }
    return best(candidates, for: arguments)
  }

  /// Whether a type keeps a closure under a name, which methods may have too: `image(picture)` calls the closure, and
  /// `image { … }` the method that sets it.
  private func holdsFunction(_ name: String, _ type: TypeDeclaration) -> Bool {
    guard let property = index.property(name, of: type, isStatic: false) else { return false }
    return property.type?.name == "->" && property.getter == nil
  }

  private func isFunction(_ argument: EvaluatedArgument) -> Bool {
    switch argument.value {
    case .closure, .function, .method: true
    case .unknown(let unknown): unknown.type?.name == "->"
    default: argument.isTrailingClosure
    }
  }
}
