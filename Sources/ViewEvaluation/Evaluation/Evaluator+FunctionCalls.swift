import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// Calls of functions of the project: what they are given, how far they are followed, what they come to.
extension Evaluator {
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
