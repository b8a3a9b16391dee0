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
}
