import AccessibilityModel
import SourceModel
import SwiftSource

/// What changes variables, members of values, and objects.
extension Evaluator {
  /// Runs an expression for its effect.
  func execute(_ expression: Expression, in scope: Scope) -> Completion {
    switch expression.kind {
    case .assignment(let target, let value): assign(value, to: target, in: scope)
    case .binary(let name, let target, let value) where Self.compoundOperators[name] != nil:
      change(target, by: name, value, expression, in: scope)
    case .conditional(let code): return run([.conditional(code)], in: scope)
    case .selection(let code): return run([.selection(code)], in: scope)
    // `self.init(named: name)!`
    case .forceUnwrap(let inner) where scope.making != nil: return execute(inner, in: scope)
    case .call(let call):
      if let making = scope.making, make(making, by: call, expression, in: scope) { return .fell }
      if let completion = runLoop(call, in: scope) { return completion }
      if !runsEffects { forgetArguments(of: call, in: scope) }
      if mutate(call, expression, in: scope) || changeValue(call, expression, isDiscarded: true, in: scope) { return .fell }
      guard runsEffects || call.arguments.contains(where: \.value.isLent) || isLocal(call.callee, in: scope) else { return .fell }
      _ = evaluate(expression, in: scope)
      return call.neverReturns ? .jumped(.thrown) : .fell
    case .binary(_, let target, _) where runsEffects:
      _ = evaluate(expression, in: scope)
      // An operator that stands alone is there for what it does to its left side.
      lend(target, in: scope)
    default: if runsEffects { _ = evaluate(expression, in: scope) }
    }
    return .fell
  }

  /// Whether a closure or function of the code itself is called, which may change its variables.
  private func isLocal(_ callee: Expression, in scope: Scope) -> Bool {
    guard case .name(let name) = callee.kind, case .closure? = scope.local(name) else { return false }
    return true
  }

  /// A property of an object is handed to code that may give it any value.
  func lend(_ target: Expression, in scope: Scope) {
    guard let (object, name) = property(target, in: scope) else { return }
    let argument = EvaluatedArgument(label: nil, value: hole(expressionText(target)), source: target.range)
    _ = effects?.change(name, of: object, by: "&", argument)
  }

  /// Operators that change their left side, each with the one that works out the new value.
  static let compoundOperators = [
    "+=": "+", "-=": "-", "*=": "*", "/=": "/", "%=": "%", "|=": "|", "&=": "&", "^=": "^",
  ]

  /// What a closure assigns is assigned as often as its function likes.
  private func forgetArguments(of call: Call, in scope: Scope) {
    for argument in call.arguments {
      if case .closure(let closure) = argument.value.kind { forget(assignedIn: closure.body.statements, in: scope) }
    }
  }

  // MARK: - Assignments

  func assign(_ expression: Expression, to target: Expression, in scope: Scope) {
    if runsEffects, let name = target.lastName, effects?.ignores(name) ?? false, property(target, in: scope) != nil {
      return
    }
    let value = evaluate(expression, in: scope)
    if runsEffects, case .name(let name) = target.kind, scope.local(name) != nil {
      effects?.named(value, name, declaration: place.statement ?? expression.range)
    }
    assign(value, expression, to: target, in: scope)
  }

  /// - Parameter expression: Where the value comes from.
  func assign(_ value: Value, _ expression: Expression, to target: Expression, in scope: Scope) {
    switch target.kind {
    case .name(let name):
      if let making = scope.making, scope.local(name) == nil, give(making, name, value, in: scope) { return }
      // What a handler gives a state is no part of how the screen appears.
      if case .unknown(let unknown)? = scope.local(name), unknown.initial != nil { return }
      if scope.assign(name, value) { return }
      if runsEffects, name != "_", case .object(let object)? = scope.receiver {
        effects?.set(name, of: object, to: value, expression, isSuper: false)
      }
    case .member(let base?, let name): assign(value, expression, toMember: name, of: base, in: scope)
    case .subscription(let base, let arguments):
      if runsEffects, setKeyPath(base, arguments, value, expression, in: scope) { return }
      if let changed = keyPathChange(base, arguments, value, in: scope) {
        return assign(changed, expression, to: base, in: scope)
      }
      if arguments.count == 1, arguments[0].label == nil,
        let changed = settingEntry(evaluate(arguments[0].value, in: scope), of: evaluate(base, in: scope).unbound, to: value) {
        return assign(changed, expression, to: base, in: scope)
      }
      guard case .array(var elements) = evaluate(base, in: scope).unbound, arguments.count == 1,
        case .number(let number) = evaluate(arguments[0].value, in: scope),
        elements.indices.contains(Int(clamping: number))
      else { return assignHole(to: base, expression, in: scope) }
      elements[Int(clamping: number)] = value
      assign(.array(elements), expression, to: base, in: scope)
    case .optionalChain(let inner), .forceUnwrap(let inner): assign(value, expression, to: inner, in: scope)
    case .tuple(let parts):
      guard case .tuple(let values) = value, values.count == parts.count else {
        for part in parts { assignHole(to: part.value, expression, in: scope) }
        return
      }
      for (part, value) in zip(parts, values) { assign(value.value, expression, to: part.value, in: scope) }
    default: break
    }
  }

  private func assignHole(to target: Expression, _ expression: Expression, in scope: Scope) {
    guard let name = target.variableName, let old = scope.variable(name) else { return }
    if case .unknown(let unknown) = old, unknown.entries == nil { return }
    _ = scope.assign(name, unknown(target, .unsupportedCode))
  }

  /// `copy[keyPath: \.title] = value`: the changed copy.
  private func keyPathChange(
    _ base: Expression, _ arguments: [Argument], _ value: Value, in scope: Scope
  ) -> Value? {
    guard arguments.count == 1, arguments[0].label == "keyPath",
      case .text(let text) = evaluate(arguments[0].value, in: scope), let path = text.keyPath, path.count == 1,
      case .instance(let instance) = evaluate(base, in: scope).unbound else { return nil }
    return .instance(instance.with(path[0], value))
  }

  /// `label[keyPath: \.text] = words` of an object; false where it is none.
  private func setKeyPath(
    _ base: Expression, _ arguments: [Argument], _ value: Value, _ expression: Expression, in scope: Scope
  ) -> Bool {
    guard arguments.count == 1, arguments[0].label == "keyPath",
      case .text(let text) = evaluate(arguments[0].value, in: scope), let path = text.keyPath, let last = path.last
    else { return false }
    let owner = path.dropLast().reduce(evaluate(base, in: scope).unbound) {
      member($1, of: $0, source: expression.range) ?? .absent
    }
    guard case .object(let object) = owner else { return false }
    effects?.set(last, of: object, to: value, expression, isSuper: false)
    return true
  }

  private func assign(
    _ value: Value, _ expression: Expression, toMember name: String, of base: Expression, in scope: Scope
  ) {
    if case .name("super") = base.kind {
      guard runsEffects, case .object(let object)? = scope.receiver else { return }
      return effects?.set(name, of: object, to: value, expression, isSuper: true) ?? ()
    }
    if case .name("self") = base.kind, let making = scope.making, scope.local("self") == nil {
      _ = give(making, UnfinishedInstance.prefix + name, value, in: scope)
      return
    }
    guard runsEffects || isVariable(base, in: scope) else { return }
    let owner = evaluate(base, in: scope).unbound
    if runsEffects {
      overAlternatives(of: owner) { alternative in
        if case .object(let object) = alternative {
          effects?.set(name, of: object, to: value, expression, isSuper: false)
        } else if case .member = alternative {
          _ = effects?.call(
            ObjectCall(
              name: name, arguments: [EvaluatedArgument(label: nil, value: value, source: expression.range)],
              source: expression.range, isSetter: true), on: alternative)
        }
      }
    }
    switch owner {
    case .instance(let instance) where instance.declaration.kind == .structure || callsScreen(value):
      let changed = instance.with(name, value)
      assign(.instance(changed), expression, to: base, in: scope)
      observe(name, of: changed, new: value, old: instance.fields[name])
    case .tuple(let parts):
      let changed = parts.map { $0.label == name ? LabelledValue(label: name, value: value) : $0 }
      assign(.tuple(changed), expression, to: base, in: scope)
    default: break
    }
  }

  // MARK: - Changes

  /// `x += y`
  private func change(
    _ target: Expression, by operation: String, _ value: Expression, _ expression: Expression, in scope: Scope
  ) {
    let addition = evaluate(value, in: scope)
    if let (object, name) = property(target, in: scope) {
      let argument = EvaluatedArgument(label: nil, value: addition, source: value.range)
      if effects?.change(name, of: object, by: operation, argument) ?? false { return }
    } else if !isVariable(target, in: scope) {
      return
    }
    let old = memberInMaking(target, in: scope) ?? evaluate(target, in: scope)
    // What depends on a branch in a loop has as many values as there are ways through all of its turns.
    guard leafCount(of: old) * leafCount(of: addition) <= Self.alternativeLimit else {
      return assign(hole(of: target, in: scope), value, to: target, in: scope)
    }
    let new = old.mapAlternatives { first in
      addition.mapAlternatives { second in
        switch (operation, first, second) {
        case ("+=", _, _): sum(first, second, expression)
        case (_, .number(let a), .number(let b)):
          arithmetic(String(operation.dropLast()), a, b) ?? unknown(target, .dynamicValue)
        default: unknown(target, .dynamicValue)
        }
      }
    }
    assign(new, value, to: target, in: scope)
  }

  /// The object and the name of the property that a target stands for.
  func property(_ target: Expression, in scope: Scope) -> (object: any CodeObject, name: String)? {
    guard runsEffects else { return nil }
    switch target.kind {
    case .name(let name):
      guard scope.local(name) == nil, case .object(let object)? = scope.receiver else { return nil }
      return (object, name)
    case .member(let base?, let name):
      if case .name("super") = base.kind, case .object(let object)? = scope.receiver { return (object, name) }
      guard case .object(let object) = evaluate(base, in: scope).unbound else { return nil }
      return (object, name)
    case .optionalChain(let inner), .forceUnwrap(let inner): return property(inner, in: scope)
    default: return nil
    }
  }

  /// Follows a method that changes what it is called on, such as `items.append(item)`; false when it is none.
  func mutate(_ call: Call, _ expression: Expression, in scope: Scope) -> Bool {
    guard case .member(let base?, let method) = call.callee.kind,
      method == "append" || ChangedNames.mutatingMethods.contains(method) || Self.styling.contains(method)
    else { return false }
    let member = memberInMaking(base, in: scope)
    guard runsEffects || isVariable(base, in: scope) else { return false }
    if !runsEffects, member == nil { guard case .name = base.kind else { return false } }
    var old = member ?? evaluate(base, in: scope).unbound
    // A list that is filled before anything else has happened.
    if runsEffects, !place.isLater, case .unknown(let unknown) = old, case .array? = unknown.initial?.value,
      let initial = unknown.initial?.value { old = initial }
    switch old {
    case .object, .view, .type, .externalType, .method: return false
    case .text: break
    case _ where Self.styling.contains(method): return false
    case .instance, .enumeration: if self.method(method, of: old, arguments: []) != nil { return false }
    default: break
    }
    let arguments = evaluated(call.arguments, in: scope)
    if let (object, name) = property(base, in: scope), let argument = arguments.first,
      effects?.change(name, of: object, by: method, argument) ?? false { return true }
    let new = old.mapAlternatives { mutated($0, by: method, arguments, expression) ?? hole(of: base, in: scope) }
    assign(isPlain(new) ? new : hole(of: base, in: scope), expression, to: base, in: scope)
    return true
  }

  /// Methods that take something out of a collection and give it back, or tell what they did.
  private static let takers: Set<String> = [
    "removeFirst", "removeLast", "popFirst", "popLast", "remove", "removeValue", "insert", "updateValue",
  ]

  /// What a call leaves of the value that it is made on, where what it gives is asked for: `waiting.removeFirst()`.
  func take(_ call: Call, _ expression: Expression, in scope: Scope) {
    guard case .member(let base?, let method) = call.callee.kind else { return }
    if Self.takers.contains(method), call.arguments.allSatisfy({ $0.value.isPlainOperand }) {
      _ = mutate(call, expression, in: scope)
    } else if index.mayChangeValue(method) {
      openValue(base, changedBy: method, expression, in: scope)
    }
  }

  /// Runs an expression that is there for what it does to a variable: `items.append(item)`, `count += 1`, a loop. nil for
  /// others, and for what gives something back.
  func change(by expression: Expression, in scope: Scope) -> Completion? {
    switch expression.kind {
    case .binary(let name, _, _) where Self.compoundOperators[name] != nil: return execute(expression, in: scope)
    case .call(let call):
      guard case .member(_?, let method) = call.callee.kind else { return nil }
      if method == "forEach" { return runLoop(call, in: scope) }
      guard !Self.takers.contains(method),
        mutate(call, expression, in: scope) || changeValue(call, expression, isDiscarded: false, in: scope)
      else { return nil }
      return .fell
    default: return nil
    }
  }

  /// Whether an expression begins with a variable that code here may change.
  func isVariable(_ expression: Expression, in scope: Scope) -> Bool {
    expression.rootName.map { scope.local($0) != nil } ?? false
      || expression.variableName.map { scope.variable($0) != nil } ?? false
  }

  /// What an expression comes to that code changed in a way that is not followed.
  private func hole(of expression: Expression, in scope: Scope) -> Value {
    guard memberInMaking(expression, in: scope) != nil, let name = expression.variableName else {
      return hole(expressionText(expression))
    }
    return hole(ofVariable: name, in: scope)
  }

  /// What a member holds at this place of the initialiser that makes its value.
  private func memberInMaking(_ expression: Expression, in scope: Scope) -> Value? {
    switch expression.kind {
    case .name(let name): scope.local(name) == nil ? scope.variable(name) : nil
    case .member(let base?, _):
      if case .name("self") = base.kind { expression.variableName.flatMap(scope.variable) } else { nil }
    default: nil
    }
  }

  /// Whether a value has no more alternatives than are worth keeping. Branches in loops double them each time.
  func isPlain(_ value: Value) -> Bool { leafCount(of: value) <= Self.alternativeLimit }
}

extension Instance {
  /// The same with another value of a member.
  func with(_ name: String, _ value: Value) -> Instance {
    var changed = fields
    changed[name] = value
    return Instance(declaration: declaration, fields: changed, source: source, path: path, isRoot: isRoot)
  }
}

extension Expression {
  /// The name that an assignment gives a value to.
  fileprivate var lastName: String? {
    switch kind {
    case .name(let name), .member(_?, let name): name
    case .optionalChain(let inner), .forceUnwrap(let inner): inner.lastName
    default: nil
    }
  }
}

extension Call {
  /// `fatalError()` and its kin: nothing behind it is run.
  fileprivate var neverReturns: Bool {
    guard case .name(let name) = callee.kind else { return false }
    return name == "fatalError" || name == "preconditionFailure"
  }
}

extension Expression {
  /// Asking for it a second time does nothing.
  fileprivate var isPlainOperand: Bool {
    switch kind {
    case .name, .integer, .boolean, .nilLiteral, .member(nil, _): true
    case .string(let literal): literal.segments.allSatisfy { if case .text = $0 { true } else { false } }
    default: false
    }
  }
}
