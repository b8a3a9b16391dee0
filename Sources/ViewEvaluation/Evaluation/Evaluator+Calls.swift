import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

extension Evaluator {
  func evaluateCall(_ call: Call, _ expression: Expression, in scope: Scope) -> Value {
    let value = givingBack(call, in: scope) { made(call, expression, in: scope) }
    take(call, expression, in: scope)
    return value
  }

  private func made(_ call: Call, _ expression: Expression, in scope: Scope) -> Value {
    switch call.callee.kind {
    case .name(let name): return callNamed(name, call, expression, in: scope)
    case .specialized(let inner, let types):
      let saved = genericArguments
      genericArguments = types.map { argument($0, in: scope) }
      defer { genericArguments = saved }
      return made(Call(callee: inner, arguments: call.arguments, parentheses: call.parentheses), expression, in: scope)
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
      var result = EvaluatedArgument(
        label: argument.label,
        value: runsEffects
          ? evaluate(argument.value, in: scope)
          : notingFirst(evaluate(argument.value, in: scope), argument.value, in: scope),
        source: argument.value.range,
        isTrailingClosure: argument.isTrailingClosure, isLiteral: isLiteral, isFraction: argument.value.isFraction)
      if argument.value.isLent {
        let variable = LentVariable(argument.value, result.value)
        lent.append(variable)
        result.lent = variable
      }
      return result
    }
  }

  // MARK: - Calls of a plain name

  private func callNamed(_ name: String, _ call: Call, _ expression: Expression, in scope: Scope) -> Value {
    let arguments = evaluated(call.arguments, in: scope)
    if let value = scope.local(name) { return invoke(value, arguments: arguments, expression) }
    if name == "Self" {
      if let type = ownType(in: scope) { return construct(type, arguments: arguments, source: expression.range) }
      if let type = scope.receiver.flatMap(externalTypeName) {
        return constructExternal(type, arguments, source: expression.range)
      }
    }
    if let open = openType(name, in: scope) { return construct(open, arguments, source: expression.range) }
    if runsEffects, let value = callObject(name, arguments, expression, in: scope) { return value }
    if let value = callOwnMember(name, arguments, expression, in: scope) { return value }
    if let function = best(nearestFirst(index.globalFunctions(name), to: scope.file), for: arguments) {
      return self.call(function, receiver: nil, arguments: arguments, source: expression.range)
    }
    if let type = declaredType(name, in: scope), !isNamesake(type, arguments) {
      return construct(type, arguments: arguments, source: expression.range)
    }
    if name.first?.isUppercase == true {
      // What stands for it is not known, but it is not what a framework calls so.
      if BuiltinViews.isBuiltin(name), isLeftOpen(name, at: expression.range, in: scope) { return unknown(expression, .dynamicValue) }
      let alias = index.externalAlias(
        name, from: scope.file, enclosing: scope.type, ofOtherModules: !BuiltinViews.isBuiltin(name))
      guard let alias else { return constructExternal(name, arguments, source: expression.range) }
      // `typealias Source = UITableViewDiffableDataSource<Int, Note>`
      return withArguments(of: alias, in: scope) { constructExternal(alias.name, arguments, source: expression.range) }
    }
    if let value = globalText(name, arguments) ?? dynamicType(name, arguments) { return value }
    if name == "zip", let pairs = zipped(arguments) { return pairs }
    if name == "stride", let numbers = strided(arguments) { return numbers }
    if Self.runners.contains(name), let result = contentRun(name, arguments) { return result }
    if case .text(let text)? = scope.receiver, let result = callTextMethod(name, of: text, arguments, expression) { return result }
    if let value = callListMethod(name, arguments, expression, in: scope) { return value }
    if let base = implicitView(for: name, in: scope, source: expression.range) {
      return apply(name, arguments, to: base, source: expression.range, callRange: expression.range)
    }
    if runsEffects { effects?.handOver(ObjectCall(name: name, arguments: arguments, source: expression.range)) }
    return unknown(expression, .unresolvedName, name)
  }

  /// Functions that run a closure at once and give what it gives.
  private static let runners: Set<String> = ["withAnimation", "withTransaction", listRunner]
  /// Hands the closure its list of arguments.
  private static let listRunner = "withVaList"

  /// What a closure makes which is run at once; nil for one that does something.
  private func contentRun(_ name: String, _ arguments: [EvaluatedArgument]) -> Value? {
    if name == Self.listRunner, arguments.count == 2, case .closure(let closure) = arguments[1].value {
      return call(closure, arguments: [arguments[0].value])
    }
    guard !runsEffects, case .closure(let closure)? = arguments.last?.value else { return nil }
    let result = call(closure, arguments: [])
    return isViewValue(result) ? result : nil
  }

  /// A method of the object that is `self`.
  private func callObject(
    _ name: String, _ arguments: [EvaluatedArgument], _ expression: Expression, in scope: Scope
  ) -> Value? {
    guard case .object(let object)? = scope.receiver, let effects, name.first?.isUppercase != true else { return nil }
    let call = ObjectCall(name: name, arguments: arguments, source: expression.range, isImplicit: true)
    return effects.call(call, on: .object(object))
  }

  /// What `Self` means in an extension of a type from outside, as far as its value tells.
  func externalTypeName(_ receiver: Value) -> String? {
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
    guard !(runsEffects && type.kind == .classType), BuiltinViews.isBuiltin(type.name), !isView(type) else { return false }
    if arguments.contains(where: \.isTrailingClosure) { return true }
    if !index.initializers(of: type).isEmpty { return best(index.initializers(of: type), for: arguments) == nil }
    // An enum of texts in the tests of an app, `enum Text`, is made of its raw values alone.
    if type.kind == .enumeration { return arguments.first(labelled: "rawValue") == nil }
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
        if isOwnModifier(function, of: receiver) { return nil }
        return call(function, receiver: receiver, arguments: arguments, source: expression.range)
      }
      if declares(receiver, name), let value = member(name, of: receiver, source: expression.range),
        isCallable(value) || value.isType {
        if case .function(let function) = value, isOwnModifier(function.declaration, of: receiver) { return nil }
        return invoke(value, arguments: arguments, expression)
      }
    }
    var enclosing = scope.type
    while let type = enclosing {
      let functions = fitting(index.functions(name, of: type, isStatic: true), of: type, in: nil)
      if let function = best(functions, for: arguments) {
        return call(function, receiver: .type(type), arguments: arguments, source: expression.range)
      }
      if let enumCase = index.enumCase(name, of: type) { return enumValue(enumCase, of: type, arguments) }
      enclosing = index.enclosingType(of: type)
    }
    return nil
  }

  /// Whether a modifier of the project is running that calls one of its own name on `self`, as one that takes a menu
  /// in a form of its own does: it means the built-in one.
  private func isOwnModifier(_ function: FunctionDeclaration, of receiver: Value) -> Bool {
    guard isViewValue(receiver), case .external? = index.owner(of: function) else { return false }
    return isRunning(function)
  }

  func isCallable(_ value: Value) -> Bool {
    switch value {
    // An instance: by its `callAsFunction`, or as what was written for an `@autoclosure`.
    case .closure, .function, .unknown, .choice, .view, .method, .instance: true
    default: false
    }
  }

  // MARK: - Calling

  func invoke(_ callee: Value, arguments: [EvaluatedArgument], _ expression: Expression) -> Value {
    switch callee {
    case .closure(let closure): return call(closure, arguments: arguments.map(\.value))
    case .function(let function):
      return call(function.declaration, receiver: function.receiver, arguments: arguments, source: expression.range)
    case .choice: return callee.mapAlternatives { invoke($0, arguments: arguments, expression) }
    case .method(let method):
      let call = ObjectCall(name: method.name, arguments: arguments, source: expression.range)
      return effects?.call(call, on: method.receiver) ?? unknown(expression, .dynamicValue)
    case .absent: return .absent // `content?()` of a closure that nobody handed in
    // What is no function can only be called where it was written as the argument of an `@autoclosure` (The Swift
    // Programming Language: Closures, Autoclosures).
    case .object, .text, .number, .boolean, .array, .tuple, .enumeration: return arguments.isEmpty ? callee : unknown(expression, .unsupportedCode)
    case .type(let type): return construct(type, arguments: arguments, source: expression.range)
    case .externalType(let name): return constructExternal(name, arguments, source: expression.range)
    case .view(let node):
      // A layout called with the views that it arranges; else a stored view builder that was bound as the view itself.
      if let name = node.primitive?.name, name.hasSuffix("Layout"), let content = arranged(arguments) {
        return .view(view(from: content.value, source: expression.range))
      }
      return callee
    case .instance(let instance) where index.conforms(instance.declaration, to: "Layout"):
      guard let content = arranged(arguments) else { return callee }
      return .view(view(from: content.value, source: expression.range))
    case .instance(let instance):
      guard let function = best(index.functions("callAsFunction", of: instance.declaration, isStatic: false), for: arguments)
      else { return arguments.isEmpty ? callee : unknown(expression, .unsupportedCode) }
      return call(function, receiver: callee, arguments: arguments, source: expression.range)
    case .unknown(let unknown) where unknown.type.map { Self.isLayout($0.name) } ?? false:
      guard let content = arranged(arguments) else { return self.unknown(expression, .dynamicValue) }
      return .view(view(from: content.value, source: expression.range))
    case .unknown(let unknown):
      let isView = unknown.type.map { ["->", "View", "Content", "Label", "AnyView"].contains($0.name) } ?? false
      let result = unknown.type?.name == "->" ? unknown.type?.arguments.first : nil
      return .unknown(UnknownValue(
        expression: unknown.expression + "()", type: result,
        reason: UnknownReason(isView ? .suppliedContent : .dynamicValue, unknown.expression)))
    default: return unknown(expression, .unsupportedCode)
    }
  }

  /// The views that a layout is called with: a trailing closure, or one that was handed on.
  private func arranged(_ arguments: [EvaluatedArgument]) -> EvaluatedArgument? {
    arguments.first(where: \.isTrailingClosure) ?? arguments.first
  }

  private static func isLayout(_ type: String) -> Bool { type == "AnyLayout" || type.hasSuffix("StackLayout") }

  /// Calls a function with arguments by position, for styles, modifiers and function references.
  func call(_ function: FunctionDeclaration, receiver: Value?, values: [Value], source: SourceRange) -> Value {
    let arguments = zip(function.parameters, values).map {
      EvaluatedArgument(label: $0.label, value: $1, source: source)
    }
    return call(function, receiver: receiver, arguments: arguments, source: source)
  }

  func call(
    _ function: FunctionDeclaration, receiver: Value?, arguments: [EvaluatedArgument], source: SourceRange
  ) -> Value {
    let arguments = asked == nil ? arguments : settled(arguments, for: function, at: source)
    return onceLater(function, of: receiver, arguments, isAct: function.returnType == nil) {
      follow(function, receiver, arguments, source)
    }
  }

  /// What a requirement of a protocol gives, whoever implements it.
  private func given(
    byImplementerOf function: FunctionDeclaration, _ arguments: [EvaluatedArgument], _ source: SourceRange
  ) -> Value {
    // Whoever implements it calls what it is handed some time.
    if runsEffects { for argument in arguments { runOnceLater(argument.value) } }
    var result = UnknownValue(
      expression: shortened(source), type: function.returnType,
      declaration: function.returnType.flatMap { index.type(for: $0, from: function.range.file, enclosing: nil) },
      reason: UnknownReason(.dynamicValue, function.name))
    result.content = arguments.filter(\.isTrailingClosure)
    return .unknown(result)
  }

  private func follow(
    _ function: FunctionDeclaration, _ receiver: Value?, _ arguments: [EvaluatedArgument], _ source: SourceRange
  ) -> Value {
    if let color = color(ofDigits: function, arguments, source) { return color }
    guard let body = function.body else { return given(byImplementerOf: function, arguments, source) }
    let scope = Scope(receiver: receiver, type: enclosingType(of: function, receiver: receiver), file: function.range.file)
    bind(arguments, to: function.parameters, in: scope)
    bindTypes(of: function, in: scope)
    let result = walking(function, receiver, arguments) { times in
      descending(into: function, times: times ?? depth(ofPartsIn: function, receiver, arguments)) {
        noting(function, receiver, arguments) {
          running(function, receiver, arguments) {
            showingHosted(function, arguments, source) {
              let builder = ownBuilder(among: function.attributes.map(\.name))
              let result = coerce(value(of: body, builtBy: builder, in: scope), to: function.definiteReturnType, in: scope)
              giveBack(arguments, of: function, in: scope)
              return result
            }
          }
        }
      }
    }
    guard let result = result ?? nil else {
      return .unknown(UnknownValue(
        expression: function.name, type: function.returnType,
        declaration: viewDeclaration(of: function.returnType, from: function.range.file, in: scope.type)
          ?? function.definiteReturnType.flatMap { declaration(of: $0, in: scope) },
        reason: UnknownReason(.recursion, function.name)))
    }
    if let shape = shape(of: function.returnType, in: result, source) { return shape }
    if case .unknown(var value) = result, !isViewLike(value) {
      // The callee's local names mean nothing to the caller; the call itself does, or what it hands on.
      let isHandedOn = arguments.contains { $0.value.holeExpression == value.expression }
      if value.reason?.kind == .dynamicValue, source != function.nameRange, !isHandedOn {
        value.basis = value.basis ?? value.expression
        value.expression = shortened(source)
      }
      value.type = value.type ?? function.definiteReturnType
      return .unknown(value)
    }
    return goingByCall(result, of: function, arguments, source)
  }

  /// The same for `f.string(from: x) ?? ""`: what only run time knows beside texts and numbers that are written out.
  private func goingByCall(
    _ result: Value, of function: FunctionDeclaration, _ arguments: [EvaluatedArgument], _ source: SourceRange
  ) -> Value {
    guard case .choice(var alternatives) = result, alternatives.count == 2, source != function.nameRange,
      let open = alternatives.firstIndex(where: \.value.isUnknown), case .unknown(var value) = alternatives[open].value,
      value.reason?.kind == .dynamicValue, !isViewLike(value),
      !arguments.contains(where: { $0.value.holeExpression == value.expression }) else { return result }
    switch alternatives[1 - open].value {
    case .text(let text) where text.spoken.literal != nil: break
    case .number: break
    default: return result
    }
    value.basis = value.basis ?? value.expression
    value.expression = shortened(source)
    alternatives[open] = ConditionalValue(condition: alternatives[open].condition, value: .unknown(value))
    return .choice(alternatives)
  }

  /// Runs the body of a function: one that is given objects to its end, others within the limits of a value. A model
  /// that is told to do something, and gets nothing of the screen, mostly computes, stores and sends: what it is called
  /// for would otherwise be followed through the whole app, for each screen anew.
  private func running(
    _ function: FunctionDeclaration, _ receiver: Value?, _ arguments: [EvaluatedArgument], _ work: () -> Value
  ) -> Value? {
    guard runsEffects else { return bounded(function.returnType, work) }
    effects?.entered(function, on: receiver)
    if trace.depth > 0 { trace.called.append(function) }
    let saved = (place.function, place.statement, place.receiver, place.parameters)
    place.function = function.name
    place.parameters = function.parameters.map(\.name)
    if case .object(let object)? = receiver { place.receiver = object }
    defer { (place.function, place.statement, place.receiver, place.parameters) = saved }
    let result = building(function.returnType) { () -> Value? in
      if case .object? = receiver { return function.range.file.build.isLibrary ? drawing(receiver, function, work) : ofScreen(work) }
      if let receiver, presents(receiver) { return presenting(function, on: receiver, work) }
      if arguments.contains(where: { $0.value.isCode }) {
        return isOfScreen(function, arguments) ? work() : serving(function, arguments, work)
      }
      return plainCall(function, receiver, arguments, type: function.returnType, work)
        ?? (function.returnType == nil ? .tuple([]) : nil)
    }
    // What a function keeps and calls in a way that is not followed, happens some time.
    for argument in arguments where argument.isTrailingClosure { runOnceLater(argument.value) }
    return result
  }

  /// Runs a closure that nobody was seen to call.
  public func runOnceLater(_ value: Value) {
    guard runsEffects, case .closure(let closure) = value, !hasRun(closure) else { return }
    _ = later { call(closure, arguments: []) }
  }

  func enclosingType(of function: FunctionDeclaration, receiver: Value?) -> TypeDeclaration? {
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
      case .value(let value):
        let coerced = coerce(closure(value, builtBy: parameter.attributes), to: parameter.type, in: scope)
        scope.bind(parameter.name, declared(coerced, as: parameter.type, in: scope))
      case .variadic(let values): scope.bind(parameter.name, .array(values.map { coerce($0, to: parameter.type, in: scope) }))
      case .missing:
        if let defaultValue = parameter.defaultValue {
          scope.bind(parameter.name, coerce(evaluate(defaultValue, in: scope), to: parameter.type, in: scope))
        } else {
          let type = declaration(of: parameter.type, in: scope)
          scope.bind(parameter.name, .unknown(UnknownValue(
            expression: parameter.name, type: closed(parameter.type, in: scope),
            declaration: type?.kind == .protocolType ? type : nil)))
        }
      }
    }
  }
}

extension FunctionDeclaration {
  /// The type of what it returns, where that is none that callers decide.
  fileprivate var definiteReturnType: TypeReference? {
    returnType.flatMap { type in genericParameters.contains { $0.name == type.name } ? nil : type }
  }
}
