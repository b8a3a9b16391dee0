import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// Says what the expressions of an action bring about, while the evaluator runs its statements.
final class ActionTracer {
  private unowned let evaluator: Evaluator
  private(set) var result = Consequences()
  private var depth = 0
  private var statements = 0
  /// Whether closures that code hands to others as handlers count as what it brings about, sooner or later.
  let followsHandlers: Bool

  static let stepLimit = 20_000
  /// Functions inside each other.
  static let depthLimit = 8
  static let statementLimit = 400
  /// Of each kind of thing that an action does.
  static let effectLimit = 40

  init(evaluator: Evaluator, followsHandlers: Bool = false) {
    self.evaluator = evaluator
    self.followsHandlers = followsHandlers
  }

  /// Under which the code is run that is being followed.
  private var conditions: [Condition] { evaluator.place.conditions }

  // MARK: - Code

  func run(_ action: Value) {
    switch action {
    case .closure(let closure): run(closure)
    case .function(let function):
      run(function.declaration, receiver: function.receiver, arguments: [], source: function.declaration.range)
    case .choice(let alternatives):
      for alternative in alternatives { evaluator.under(alternative.condition) { run(alternative.value) } }
    case .binding(let inner): run(inner)
    case .unknown(let unknown): doesNotFollow(unknown.expression)
    case .absent: break
    default: doesNotFollow("code of another form")
    }
  }

  /// A closure runs in the place where it is written, whoever calls it.
  private func run(_ closure: ClosureValue) {
    guard depth < Self.depthLimit else { return doesNotFollow(evaluator.shortText(closure.range)) }
    let outer = evaluator.stack
    evaluator.stack = closure.stack
    depth += 1
    run(closure.closure, in: closure.scope)
    depth -= 1
    evaluator.stack = outer
  }

  private func run(_ closure: Closure, in outer: Scope) {
    let scope = Scope(parent: outer)
    for name in closure.parameters { scope.bind(name, .unknown(UnknownValue(expression: name))) }
    run(closure.body, in: scope)
  }

  func run(
    _ function: FunctionDeclaration, receiver: Value?, arguments: [EvaluatedArgument], source: SourceRange
  ) {
    guard let body = function.body, depth < Self.depthLimit else { return doesNotFollow(evaluator.shortText(source)) }
    let identity = ObjectIdentifier(function)
    // A function that calls itself does nothing then that it has not done already.
    guard !evaluator.stack.contains(identity) else { return }
    evaluator.stack.append(identity)
    depth += 1
    let scope = Scope(
      receiver: receiver, type: evaluator.enclosingType(of: function, receiver: receiver), file: function.range.file)
    evaluator.bind(arguments, to: function.parameters, in: scope)
    run(body, in: scope)
    depth -= 1
    evaluator.stack.removeLast()
  }

  private func run(_ body: Block, in scope: Scope) {
    scope.tracer = self
    _ = evaluator.run(body.statements[...], in: scope)
  }

  /// Runs an expression that stands as a statement.
  func run(_ expression: Expression, in scope: Scope) -> Completion {
    switch expression.kind {
    case .conditional(let code): return evaluator.run([.conditional(code)], in: scope)
    case .selection(let code): return evaluator.run([.selection(code)], in: scope)
    default:
      perform(expression, in: scope)
      return .fell
    }
  }

  // MARK: - Expressions

  func perform(_ expression: Expression, in scope: Scope) {
    statements += 1
    guard statements < Self.statementLimit, evaluator.budget > 0 else { return doesNotFollow("…") }
    switch expression.kind {
    case .assignment(let target, let value): assign(value, to: target, expression, in: scope)
    case .call(let call): perform(call, expression, in: scope)
    case .optionalChain(let inner), .forceUnwrap(let inner), .cast(let inner, _, _): perform(inner, in: scope)
    case .ternary(_, let then, let otherwise):
      perform(then, in: scope)
      perform(otherwise, in: scope)
    case .conditional, .selection: _ = run(expression, in: scope)
    case .binary(let sign, let target, _) where sign.hasSuffix("=") && !["==", "!=", ">=", "<="].contains(sign):
      note(.set(stateName(target, in: scope), .other(evaluator.shortText(expression.range), type: nil)), expression)
    default: break
    }
  }

  private func assign(_ value: Expression, to target: Expression, _ whole: Expression, in scope: Scope) {
    perform(value, in: scope)
    let name = stateName(target, in: scope)
    let old = evaluator.evaluate(target, in: scope).unbound
    let new = evaluator.evaluate(value, in: scope).unbound
    // `isOn = !isOn`
    if case .prefix("!", let operand) = value.kind, stateName(operand, in: scope) == name { return note(.toggle(name), whole) }
    if case .name(let local) = target.kind, scope.assign(local, new) { return }
    if followsHandlers, case .closure = new { return run(new) }
    var type: String?
    if case .unknown(let unknown) = old { type = unknown.declaration?.name ?? unknown.type?.name }
    if name.hasSuffix("rootViewController") {
      show(new, as: .replacement, whole, in: scope)
      return
    }
    note(.set(name, stateValue(new, value, type: type)), whole)
  }

  private func perform(_ call: Call, _ expression: Expression, in scope: Scope) {
    for argument in call.arguments {
      if case .call = argument.value.kind { perform(argument.value, in: scope) }
    }
    switch call.callee.kind {
    case .name(let name): perform(name, call, expression, in: scope)
    case .member(let base?, let name): perform(name, on: base, call, expression, in: scope)
    case .optionalChain(let inner), .forceUnwrap(let inner):
      perform(Call(callee: inner, arguments: call.arguments, parentheses: call.parentheses), expression, in: scope)
    case .closure(let closure): run(closure.body, in: Scope(parent: scope))
    default: runClosures(of: call, in: scope)
    }
  }

  /// `save()`, `dismiss()`, `withAnimation { … }`.
  private func perform(_ name: String, _ call: Call, _ expression: Expression, in scope: Scope) {
    if let value = scope.local(name) { return invoke(value, call, expression, in: scope) }
    let arguments = evaluator.evaluated(call.arguments, in: scope)
    if let receiver = scope.receiver, let function = evaluator.method(name, of: receiver, arguments: arguments) {
      return run(function, receiver: receiver, arguments: arguments, source: expression.range)
    }
    if let system = NavigationCalls.named(name), system.receiver == nil,
      navigate(system, call, arguments, expression, in: scope) { return }
    if let receiver = scope.receiver, evaluator.declares(receiver, name),
      let value = evaluator.member(name, of: receiver, source: expression.range) {
      return invoke(value, call, expression, in: scope)
    }
    if let function = evaluator.overload(evaluator.declarations.globalFunctions(name), for: arguments) {
      return run(function, receiver: nil, arguments: arguments, source: expression.range)
    }
    finish(call, expression, in: scope)
  }

  /// `model.save()`, `isShown.toggle()`, `path.append(item)`.
  private func perform(
    _ name: String, on base: Expression, _ call: Call, _ expression: Expression, in scope: Scope
  ) {
    let arguments = evaluator.evaluated(call.arguments, in: scope)
    if case .name("super") = base.kind { return finish(call, expression, in: scope) }
    // What stands further up a chain runs as well: `Task { … }.store(in:)`.
    if case .call = base.kind { perform(base, in: scope) }
    let value = evaluator.evaluate(base, in: scope).unbound
    if let function = evaluator.method(name, of: value, arguments: arguments) {
      if function.body != nil { return run(function, receiver: value, arguments: arguments, source: expression.range) }
      if let (own, receiver) = evaluator.onlyImplementation(of: function, called: arguments, on: value) {
        return run(own, receiver: receiver, arguments: arguments, source: expression.range)
      }
    }
    // `self.action()`, `model.onSave?()`: a closure that somebody handed in.
    if evaluator.declares(value, name), let member = evaluator.member(name, of: value, source: expression.range),
      member.isFollowedAction {
      return invoke(member, call, expression, in: scope)
    }
    switch name {
    case "toggle" where call.arguments.isEmpty: return note(.toggle(stateName(base, in: scope)), expression)
    case "append":
      if let first = call.arguments.first, let argument = arguments.first, first.label == nil {
        note(.push(stateValue(argument.value, first.value, type: elementType(of: value)), onto: stateName(base, in: scope)), expression)
        return
      }
    case "removeLast", "popLast", "removeAll":
      return note(.pop(stateName(base, in: scope)), expression)
    default: break
    }
    if let system = NavigationCalls.named(name),
      system.receiver.map({ evaluator.dottedName(base) == $0 }) ?? true, navigate(system, call, arguments, expression, in: scope) {
      return
    }
    finish(call, expression, in: scope)
  }

  private func invoke(_ value: Value, _ call: Call, _ expression: Expression, in scope: Scope) {
    switch value.unbound {
    case .closure, .function, .choice: run(value.unbound)
    // Values of SwiftUI's environment that are called like functions.
    case .unknown(let unknown):
      let type = unknown.type?.name ?? unknown.expression
      if type == "DismissAction" || unknown.expression.hasSuffix("dismiss") {
        note(.dismiss, expression)
      } else if type == "OpenURLAction" || unknown.expression == "openURL" {
        note(.open(evaluator.evaluated(call.arguments, in: scope).first.map(evaluator.address) ?? "address"), expression)
      } else {
        finish(call, expression, in: scope)
      }
    default: finish(call, expression, in: scope)
    }
  }

  /// A call of code outside the project: closures that it gets are taken to be run by it.
  private func finish(_ call: Call, _ expression: Expression, in scope: Scope) {
    if !runClosures(of: call, in: scope) { doesNotFollow(evaluator.shortText(expression.range)) }
  }

  @discardableResult
  private func runClosures(of call: Call, in scope: Scope) -> Bool {
    var found = false
    for argument in call.arguments {
      guard case .closure(let closure) = argument.value.kind else { continue }
      found = true
      run(closure, in: scope)
    }
    return found
  }

  // MARK: - What is noted

  private func navigate(
    _ system: NavigationCall, _ call: Call, _ arguments: [EvaluatedArgument], _ expression: Expression, in scope: Scope
  ) -> Bool {
    let shown = arguments.first { $0.label == system.argument && !$0.isTrailingClosure }
    switch system.does {
    case .dismiss: note(.dismiss, expression)
    case .pop: note(.pop("navigation stack"), expression)
    case .open:
      guard let shown else { return false }
      note(.open(evaluator.address(shown)), expression)
    case .segue:
      guard let shown else { return false }
      if case .text(let text) = shown.value, let name = text.spoken.literal {
        add(Route(kind: .push, target: .segue(name), trigger: .activation, when: conditions, source: expression.range))
      } else {
        add(Route(
          kind: .push, target: .unknown(evaluator.shortText(shown.source)), trigger: .activation, when: conditions,
          source: expression.range))
      }
    case .push, .modal, .replacement:
      guard let shown else { return false }
      let kind: Route.Kind = system.does == .push ? .push : system.does == .modal ? .sheet : .replacement
      show(shown.value, as: kind, expression, in: scope)
    }
    runClosures(of: call, in: scope)
    return true
  }

  private func show(_ value: Value, as kind: Route.Kind, _ expression: Expression, in scope: Scope) {
    for (target, when) in evaluator.targets(of: value, source: expression.range) {
      var kind = kind
      if case .presentation("alert", _) = target { kind = .alert }
      add(Route(
        kind: kind, target: target, trigger: .activation, when: conditions + when, source: expression.range))
    }
  }

  private func add(_ route: Route) {
    guard result.routes.count < Self.effectLimit, !result.routes.contains(route) else { return }
    result.routes.append(route)
  }

  private func note(_ change: Effect.Change, _ expression: Expression) {
    guard result.effects.count < Self.effectLimit else { return }
    result.effects.append(Effect(change, when: conditions, source: expression.range))
  }

  private func doesNotFollow(_ text: String) {
    guard result.unfollowed.count < Self.effectLimit, !result.unfollowed.contains(text) else { return }
    result.unfollowed.append(text)
  }

  /// How conditions and holes name what an expression stands for, whoever handed it in.
  private func stateName(_ expression: Expression, in scope: Scope) -> String {
    switch evaluator.evaluate(expression, in: scope).unbound {
    case .unknown(let unknown): return unknown.expression
    case .instance(let instance) where !instance.path.isEmpty: return instance.path
    default:
      let text = evaluator.shortText(expression.range)
      return text.withoutSelf
    }
  }

  private func elementType(of value: Value) -> String? {
    guard case .unknown(let unknown) = value, unknown.type?.name == "[]" else { return nil }
    return unknown.type?.arguments.last?.name
  }

  private func stateValue(_ value: Value, _ expression: Expression, type: String?) -> StateValue {
    evaluator.stateValue(value, written: evaluator.shortText(expression.range), type: type)
  }
}
