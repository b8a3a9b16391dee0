import PlatformKnowledge
import AccessibilityModel
import SourceModel
import SwiftSource

/// What a `ForEach` or a `List` runs over.
public enum CollectionContent: Sendable {
  /// Every member is known: each is given.
  case known([Value])
  /// The number of members is not known: one stands for all. Whether there are any when the screen appears is nil where
  /// source does not tell.
  case repeated(element: Value, description: String, holdsInitially: Bool?)
}

extension Evaluator {
  /// The members of a collection for a row closure. `element` names the closure's parameter.
  public func content(of argument: EvaluatedArgument, rowClosure: Value) -> CollectionContent {
    let value = argument.value.unbound
    if case .array(let elements) = value, elements.count <= Self.unrollLimit { return .known(elements.map(settled)) }
    let name = parameterName(of: rowClosure) ?? "element"
    if case .array(let elements) = value, let first = elements.first {
      // Too many to unroll: one hole of the first member's type stands for all.
      return .repeated(
        element: hole(like: first, name: name), description: "for \(name) in \(holeText(of: argument))",
        holdsInitially: true)
    }
    let scope = Scope(receiver: nil, type: nil, file: argument.source.file)
    let element = member(of: value, name: name, parts: parameterNames(of: rowClosure), in: scope)
    var holdsInitially: Bool?
    if case .array(let members) = value.initialValue { holdsInitially = !members.isEmpty }
    return .repeated(
      element: element, description: "for \(name) in \(holeText(of: argument))", holdsInitially: holdsInitially)
  }

  private func hole(like value: Value, name: String) -> Value {
    var declaration: TypeDeclaration?
    switch value {
    case .instance(let instance): declaration = instance.declaration
    case .enumeration(let enumeration): declaration = enumeration.declaration
    default: break
    }
    let type = declaration.map(TypeReference.init(of:))
    return .unknown(UnknownValue(expression: name, type: type, declaration: declaration, reason: UnknownReason(.dynamicValue, name)))
  }

  func elementType(_ type: TypeReference?) -> TypeReference? {
    guard let type else { return nil }
    if ["[]", "Array", "Set", "IdentifiedArrayOf", "OrderedSet", "Results", "FetchedResults", "IdentifiedArray", "ArraySlice"].contains(type.name) {
      return type.arguments.last
    }
    return nil
  }

  /// The name of a closure's only parameter.
  func parameterName(of value: Value) -> String? {
    switch value {
    case .closure(let closure):
      let name = closure.closure.parameters.first { $0 != "_" }
      return name.map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 }
    case .function(let function): return function.declaration.parameters.first?.name
    default: return nil
    }
  }

  private func parameterNames(of value: Value) -> [String] {
    if case .closure(let closure) = value { closure.closure.parameters } else { [] }
  }

  // MARK: - Effects

  /// What the code of an action mentions.
  public func summary(of value: Value) -> ActionSummary {
    switch value {
    case .closure(let closure):
      var result = summary(of: closure.closure.body, closure.scope)
      result.refusals = refusals(in: closure.closure.body, closure.scope)
      result.handed = handed(closure, depth: 0)
      let assigned = assigned(byMethodsIn: closure.closure.body, closure.scope) + assignedOutside(result, closure.scope)
      if !assigned.isEmpty { result.handed.append(ActionSummary(assignments: assigned)) }
      return result
    case .function(let function):
      let declaration = function.declaration
      let ends = declaration.body.map { endsEditing($0, nil) } ?? Self.endsEditing(declaration.name)
      return ActionSummary(mentions: [declaration.name], onlyEndsEditing: ends)
    case .unknown(let unknown):
      let last = unknown.expression.split(separator: ".").last.map(String.init) ?? ""
      return ActionSummary(mentions: [unknown.expression], onlyEndsEditing: Self.endsEditing(last))
    default: return ActionSummary()
    }
  }

  /// What the closures do that a closure calls by name, as far as they are known.
  private func handed(_ closure: ClosureValue, depth: Int) -> [ActionSummary] {
    guard depth < 3 else { return [] }
    return calledNames(in: closure.closure.body).compactMap { name in
      var value = closure.scope.local(name)
      if value == nil, case .instance(let instance)? = closure.scope.receiver { value = instance.fields[name] }
      switch value?.unbound {
      case .closure(let inner)?:
        var result = summary(of: inner.closure.body)
        result.handed = handed(inner, depth: depth + 1)
        let outside = assignedOutside(result, inner.scope)
        if !outside.isEmpty { result.handed.append(ActionSummary(assignments: outside)) }
        return result
      // `action: save`
      case .function(let function)?: return summary(ofHanded: function)
      case .unknown(let unknown)?: return unknown.expression == name ? nil : ActionSummary(mentions: [unknown.expression])
      default: return nil
      }
    }
  }

  /// A function by its name, with what it sets in the words of the view that hands it over, and of those around that.
  private func summary(ofHanded function: FunctionValue) -> ActionSummary {
    var result = ActionSummary(mentions: [function.declaration.name])
    guard let body = function.declaration.body, case .instance? = function.receiver else { return result }
    let own = ActionSummary(assignments: summary(of: body).assignments)
    let scope = Scope(receiver: function.receiver, type: nil, file: body.range.file)
    let assigned = own.assignments + assignedOutside(own, scope)
    if !assigned.isEmpty { result.handed = [ActionSummary(assignments: assigned)] }
    return result
  }

  /// The names that statements call, those of what is animated included.
  private func calledNames(in block: Block) -> [String] {
    block.statements.flatMap { statement -> [String] in
      guard case .expression(let expression) = statement, case .call(let call) = expression.unwrapped.kind else { return [] }
      let path = dottedName(call.callee).map { $0.withoutSelf }
      let name = path.map { $0.contains(".") ? [] : [$0] } ?? []
      return call.arguments.reduce(into: name) { names, argument in
        if case .closure(let closure) = argument.value.kind { names += calledNames(in: closure.body) }
      }
    }
  }

  /// What a body of code mentions.
  public func summary(of block: Block) -> ActionSummary { summary(of: block, nil) }

  private func summary(of block: Block, _ scope: Scope?) -> ActionSummary {
    var result = ActionSummary(isEmpty: block.statements.isEmpty, onlyEndsEditing: endsEditing(block, scope))
    result.onlyPutsAway = onlyPutsAway(block)
    if followsActions { result.places = [block.range] }
    result.asksWhere = block.contains(where: \.asksWhere)
    collect(block.statements, into: &result)
    result.destinations = Destinations(of: block).names
    let tools = block.statements.compactMap(toolName)
    if !tools.isEmpty {
      result.preparations = Set(result.mentions.filter { mention in tools.contains { mention.hasPrefix($0 + ".") } })
    }
    return result
  }

  /// The variable that a statement gives an object of a class outside the project: `let provider = Provider()`.
  private func toolName(_ statement: Statement) -> String? {
    guard case .variable(let variable) = statement, case .call(let call)? = variable.initializer?.unwrapped.kind,
      case .name(let type) = call.callee.kind, type.first?.isUppercase ?? false,
      declarations.types(named: type).isEmpty else { return nil }
    return variable.name
  }

  private func collect(_ statements: [Statement], into summary: inout ActionSummary) {
    let locals = Dictionary(statements.compactMap { statement -> (String, Expression)? in
      guard case .variable(let variable) = statement, let value = variable.initializer else { return nil }
      return (variable.name, value)
    }) { first, _ in first }
    for (position, statement) in statements.enumerated() {
      var known = summary.mentions.count
      defer {
        if position + 1 < statements.count, statement.mayLeave { summary.detours.formUnion(summary.mentions[known...]) }
      }
      switch statement {
      case .expression(let expression): collect(expression, into: &summary, locals)
      case .returned(let expression?): collect(expression, into: &summary)
      case .variable(let variable): if let initializer = variable.initializer { collect(initializer, into: &summary) }
      case .conditional(let code):
        collect(awaitedIn: code.conditions, into: &summary)
        let then = summary.mentions.count
        collect(code.then.statements, into: &summary)
        if code.conditions.contains(where: { asks($0, for: locals) }) { summary.afterwards.formUnion(summary.mentions[then...]) }
        if case .block(let block)? = code.otherwise { collect(block.statements, into: &summary) }
      case .selection(let code): for item in code.cases { collect(item.body.statements, into: &summary) }
      case .guarded(let conditions, let otherwise):
        // What the code waits for is no detour.
        collect(awaitedIn: conditions, into: &summary)
        known = summary.mentions.count
        collect(otherwise.statements, into: &summary)
      case .forIn(_, _, let body), .whileLoop(_, let body): collect(body.statements, into: &summary)
      case .compileTime(let clauses):
        for clause in CompileCondition.possible(clauses, for: codeSystem, \.condition) { collect(clause.statements, into: &summary) }
      case .doCatch(let blocks): if let first = blocks.first { collect(first.statements, into: &summary) }
      default: break
      }
    }
  }

  /// What a test waits for is done first: `if let file = await download()`. What it only asks is no deed.
  private func collect(awaitedIn conditions: [ConditionElement], into summary: inout ActionSummary) {
    for case .binding(_, let value?, _) in conditions {
      if case .call(let call) = value.unwrapped.kind, call.isAwaited { collect(value.unwrapped, into: &summary) }
    }
  }

  /// Whether a test asks for what a call before it came to: `let isSaved = await save(); if isSaved { … }`.
  private func asks(_ condition: ConditionElement, for locals: [String: Expression]) -> Bool {
    let name: String?
    switch condition {
    case .expression(let test): name = dottedName(test)
    case .binding(let local, let value, _): name = value.flatMap(dottedName) ?? local
    default: name = nil
    }
    guard let name, let value = locals[name], case .call = value.unwrapped.kind else { return false }
    return true
  }

  /// - Parameter locals: The first values of variables around it.
  private func collect(
    _ expression: Expression, into summary: inout ActionSummary, _ locals: [String: Expression] = [:]
  ) {
    guard summary.mentions.count < 12 else { return }
    summary.neighbours += neighbours(in: expression, locals)
    switch expression.kind {
    case .call(let call):
      if let name = dottedName(call.callee) { summary.mentions += mentions(of: call, name) }
      for argument in call.arguments {
        if case .closure(let closure) = argument.value.kind { collect(closure.body.statements, into: &summary) }
      }
    case .assignment(let target, let value):
      guard let name = dottedName(target) else { return }
      // `_ = lamp.setFlag(3)`: what is done is the call, of which nobody wants the value.
      if name == "_" { return collect(value, into: &summary, locals) }
      summary.mentions.append(name)
      summary.assignments.append(.init(target: name, value: value.range.text, step: step(value, of: name, locals)))
    case .binary(let sign, let target, let value) where ["+=", "-="].contains(sign):
      guard let name = dottedName(target) else { return }
      summary.mentions.append(name)
      summary.assignments.append(.init(target: name, value: "\(name) \(sign.dropLast()) \(written(value.range))", step: sign == "+=" ? .larger : .smaller))
    case .conditional(let code): collect(code.then.statements, into: &summary)
    case .optionalChain(let inner), .forceUnwrap(let inner): collect(inner, into: &summary, locals)
    default: break
    }
  }

  /// What is called, and what that is told to do where it is handed an action: `store.send(.refresh)` refreshes.
  private func mentions(of call: Call, _ name: String) -> [String] {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    // One of them goes, whichever the closure means.
    if last == "removeAll", !call.arguments.isEmpty { return [String(name.dropLast("All".count))] }
    if let screen = screen(of: call, last) { return [name, screen] }
    if let deed = deed(toldTo: call) { return [deed] }
    guard NameWords.isDispatch(last), let first = call.arguments.first,
      [nil, "action", "event", "intent"].contains(first.label), let action = message(first.value) else { return [name] }
    // `sendCommand(.pause)` sends nothing that people know of.
    let isPlain = name.contains(".") && first.label == nil && !action.isEvent && NameWords.words(.messageVerb).contains(last.lowercased())
    return [isPlain ? name : "store.\(last)", action.name]
  }

  /// What a closure is told to do that others hand over, and of which the name says only that it is one: "showOnMap" of
  /// `onPress?(self, .showOnMap)`.
  private func deed(toldTo call: Call) -> String? {
    let callee = dottedName(call.callee)?.lowercased() ?? ""
    let isOptional = if case .optionalChain = call.callee.kind { true } else { false }
    // `onAction(.copy)` of a view that needs one.
    guard isOptional || callee.hasPrefix("on") && callee.hasSuffix("action"), call.arguments.allSatisfy({ $0.label == nil }), call.arguments.count <= 2,
      let last = call.arguments.last, case .member(base: nil, let name) = last.value.kind,
      call.arguments.dropLast().allSatisfy({ dottedName($0.value) == "self" }) else { return nil }
    let verb = name.prefix { !$0.isUppercase }.lowercased()
    // One word says enough where what is told is called an action: `onAction?(.copy)`. Elsewhere it may be a state.
    if verb.count == name.count {
      return callee.hasSuffix("action") && ActionVerbs.deed(of: verb) != nil ? name : nil
    }
    let isVerb = ActionVerbs.deed(of: verb) != nil || Words.commands.contains(verb) || NameWords.words(.showingVerb).contains(verb)
    return isVerb ? name : nil
  }

  /// The screen that a call brings up, where its only argument names it: "showAppSettings" of `navigateToPage(.appSettings)`.
  private func screen(of call: Call, _ function: String) -> String? {
    let named = NameWords.words(.screenVerb).contains(function.lowercased()) && call.arguments.count == 1
      && (call.arguments[0].label.map(NameWords.words(.screenArgument).contains) ?? true) ? call.arguments[0] : screenArgument(of: call, function)
    guard let named, let name = route(named.value), let first = name.first else { return nil }
    // `present(.automatic)`, `show(.success)`: how it comes up, and no screen.
    if [NameWords.List.vagueCase, .presentationCase].contains(where: { NameWords.words($0).contains(name.lowercased()) }) { return nil }
    return "show" + first.uppercased() + name.dropFirst()
  }

  /// The argument that says which screen comes up, where the function and its label agree in what kind of screen it is:
  /// `togglePanel(type: nil, panel: .settings)`. What it is handed besides says nothing.
  private func screenArgument(of call: Call, _ function: String) -> Argument? {
    let name = function.lowercased()
    guard NameWords.words(.screenStart).contains(where: name.hasPrefix) else { return nil }
    let named = call.arguments.filter { argument in
      argument.label.map { NameWords.words(.screenArgument).contains($0) && name.hasSuffix($0) } ?? false
    }
    let others = call.arguments.filter { $0.label != named.first?.label }.map(\.value.kind)
    return named.count == 1 && others.allSatisfy(Self.isFlag) ? named[0] : nil
  }

  private static func isFlag(_ value: Expression.Kind) -> Bool {
    switch value {
    case .boolean, .nilLiteral: true
    default: false
    }
  }

  /// The case of an enum or the property of a router that stands for a screen: `.settings`, `\.settings`.
  private func route(_ value: Expression) -> String? {
    if case .keyPath(let components) = value.kind { return components.count == 1 ? components[0] : nil }
    return message(value)?.name
  }

  /// The case of an action that a call hands on: `send(.tapped)`, `send(action: .tapped(id))`, `send(.view(.closed))`.
  ///
  /// - Returns: Its name, and whether it tells what has happened to a control, so that it is no thing that is sent.
  private func message(_ expression: Expression) -> (name: String, isEvent: Bool)? {
    switch expression.kind {
    case .member(base: nil, let name): return (name, Self.isEvent(name))
    case .call(let call):
      guard case .member(base: nil, let name) = call.callee.kind else { return nil }
      if call.arguments.count == 1, call.arguments[0].label == nil, let inner = message(call.arguments[0].value) {
        return (inner.name, true)
      }
      return (name, Self.isEvent(name))
    default: return nil
    }
  }

  /// `closeButtonTapped`, `onDelete`, `didTapSave`.
  private static func isEvent(_ name: String) -> Bool {
    let first = name.prefix { !$0.isUppercase }
    let last = name[(name.lastIndex(where: \.isUppercase) ?? name.startIndex)...].lowercased()
    return first.count < name.count && ["on", "did", "tap", "handle"].contains(first) || NameWords.words(.frameAfter).contains(last)
  }

  /// `model.items` of `self.model?.items`; nil for what is no path of names.
  func dottedName(_ expression: Expression) -> String? {
    switch expression.kind {
    case .name(let name): return name
    case .member(let base?, let name):
      guard let prefix = dottedName(base), prefix != "self" else { return name }
      return "\(prefix).\(name)"
    case .member(nil, let name): return name
    case .optionalChain(let inner), .forceUnwrap(let inner): return dottedName(inner)
    case .call(let call): return dottedName(call.callee)
    default: return nil
    }
  }
}

extension Statement {
  /// Whether what it holds is run only where the code after it is not: `guard … else`, `if … { …; return }`.
  fileprivate var mayLeave: Bool {
    switch self {
    case .guarded: return true
    case .conditional(let code):
      guard code.otherwise == nil, case .returned? = code.then.statements.last else { return false }
      return true
    default: return false
    }
  }
}

extension Expression {
  /// `gesture.location(in: label)`, and what extensions of many apps call `didTapAttributedText(in: label, inRange: terms)`.
  fileprivate var asksWhere: Bool {
    guard case .call(let call) = kind, case .member(_, let name) = call.callee.kind else { return false }
    if FrameworkNames.names(.tapPlace).contains(name) { return true }
    let lowered = name.lowercased()
    return lowered.contains("tap") && NameWords.words(.textPlace).contains { lowered.contains($0) }
  }
}
