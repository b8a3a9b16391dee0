import PlatformKnowledge
import SourceModel
import SwiftSource

extension FunctionDeclaration {
  /// The closures that callers hand to it, by name.
  var handlers: Set<String> {
    Set(parameters.filter { $0.type.name == "->" || $0.attributes.contains("escaping") }.map(\.name))
  }
}

/// Failures that a function gives its caller as a value, `false` or `nil`, and that the caller does nothing about.
enum GivenFailures {
  // MARK: - Who gives them

  /// Whether work that a function waits for may fail without another word than the value that it gives back, or hands to
  /// the closure that it was given. nil where it gives no such value.
  static func gives(_ function: FunctionDeclaration) -> Bool? {
    guard let body = function.body else { return nil }
    let isAnswer = function.returnType.map { $0.name == "Bool" || $0.isOptional } ?? false
    let handlers = function.handlers
    guard isAnswer || !handlers.isEmpty else { return nil }
    guard !tells(body) else { return false }
    var isMute = SilentCode.handsOnMutely(in: body, to: handlers) || handsOnWhether(body, handlers) || handsOnAnswer(body, handlers)
    CodeWalk.blocks(of: body) { block in
      guard !isMute else { return }
      // `case false: done(false)`: who was given the closure hands on what another one said.
      if block.range != body.range, calls(block, handlers), isMutely(block, handlers, returns: true) { isMute = true }
      for (position, statement) in block.statements.enumerated() {
        switch statement {
        case .doCatch(let parts) where parts.count > 1 && SilentCode.waits(parts[0]):
          let isLast = block.statements.dropFirst(position + 1).allSatisfy { isNothing($0, handlers) }
          if parts.dropFirst().allSatisfy({ isMutely($0, handlers, returns: !isLast) }) { isMute = true }
        // `guard let (data, _) = try? await session.data(from: address) else { return nil }`
        case .guarded(let conditions, let otherwise)
        where conditions.contains(where: { SilentTries.tried($0) != nil || ServerAnswers.isAsked($0) }):
          if isMutely(otherwise, handlers, returns: true) { isMute = true }
        case .selection(let code):
          for one in code.cases {
            guard case .enumCase("failure", _, _)? = one.items.first?.pattern, isMutely(one.body, handlers, returns: true) else { continue }
            isMute = true
          }
        default: break
        }
      }
    }
    return isMute
  }

  /// `done(error == nil)`: of an error its caller hears no more than that there was one.
  private static func handsOnWhether(_ body: Block, _ handlers: Set<String>) -> Bool {
    var hands = false
    CodeWalk.expressions(of: body) { expression in
      guard case .call(let call) = expression.kind, call.callee.dottedName.map(handlers.contains) ?? false, call.arguments.count == 1,
        let name = call.arguments[0].value.comparedWithNothing("==")?.dottedName?.split(separator: ".").last else { return }
      hands = hands || !String(name).identifierWords.isDisjoint(with: NameWords.words(.failureName))
    }
    return hands
  }

  /// `dataTask(with: address) { data, _, _ in done(data) }`: of a failure its caller hears no more than that there is nothing.
  private static func handsOnAnswer(_ body: Block, _ handlers: Set<String>) -> Bool {
    var hands = false
    CodeWalk.expressions(of: body) { expression in
      guard !hands, case .call(let asking) = expression.kind,
        FrameworkNames.names(.answeringRequest).contains(asking.callee.plainName ?? ""),
        case .closure(let closure)? = asking.arguments.last?.value.kind, let answer = closure.parameters.first, answer != "_" else { return }
      CodeWalk.expressions(of: closure.body) { inner in
        guard case .call(let call) = inner.kind, call.callee.dottedName.map(handlers.contains) ?? false, call.arguments.count == 1,
          call.arguments[0].value.dottedName == answer else { return }
        hands = true
      }
    }
    return hands
  }

  /// A block with nothing but the log, flags that go down, and a value that says no.
  ///
  /// - Parameter returns: The value has to stand in it.
  static func isMutely(_ block: Block, _ handlers: Set<String>, returns: Bool) -> Bool {
    let says = block.statements.contains { isNothing($0, handlers) }
    return (says || !returns) && block.statements.allSatisfy { statement in
      isNothing(statement, handlers) || SilentCode.isSilent(Block(statements: [statement], range: block.range))
    }
  }

  private static func calls(_ block: Block, _ handlers: Set<String>) -> Bool {
    block.statements.contains { statement in
      guard case .expression(let expression) = statement, case .call(let call) = expression.kind else { return false }
      return call.callee.dottedName.map(handlers.contains) ?? false
    }
  }

  /// `return nil`, `done(false)`
  static func isNothing(_ statement: Statement, _ handlers: Set<String>) -> Bool {
    switch statement {
    case .returned(let value?): return isNothing(value)
    case .expression(let expression):
      guard case .call(let call) = expression.kind, let name = call.callee.dottedName, handlers.contains(name) else { return false }
      return !call.arguments.isEmpty && call.arguments.allSatisfy { isNothing($0.value) }
    default: return false
    }
  }

  private static func isNothing(_ value: Expression) -> Bool {
    switch value.kind {
    case .nilLiteral, .boolean(false): true
    default: false
    }
  }

  /// Whether code keeps or shows what it has to say of how something went, by the names of what it sets and calls.
  static func tells(_ body: Block) -> Bool {
    let words = NameWords.words(.notice).union(NameWords.words(.failureName)).union(NameWords.words(.outcome))
    var tells = false
    CodeWalk.expressions(of: body) { expression in
      switch expression.kind {
      case .assignment(let target, let value):
        if case .nilLiteral = value.kind { return }
        if case .boolean(false) = value.kind { return }
        if let name = target.dottedName, !name.identifierWords.isDisjoint(with: words) { tells = true }
      case .call(let call):
        // What is made, as `ServerError(data)` and `ServerError.badAnswer(code)`, is shown by others.
        guard !ErrorNotTold.isLog(expression), !makesError(call), let name = call.callee.plainName, name.first?.isLowercase ?? false else { return }
        if !name.identifierWords.isDisjoint(with: words) { tells = true }
      default: break
      }
    }
    return tells
  }

  /// `ServerError.badAnswer(code)`
  private static func makesError(_ call: Call) -> Bool {
    guard case .member(let base?, _) = call.callee.kind, let last = base.typeName.flatMap({ IdentifierWords.split($0).last }) else { return false }
    return NameWords.words(.failureName).contains(last.lowercased())
  }

  // MARK: - Who does nothing about them

  /// A call whose `false` or `nil` leads to nothing.
  struct Use: Sendable {
    let function: String
    /// What it is called on, part by part, without `self`; empty where it is a function of the type itself.
    let path: [String]
    let place: SourceRange
    /// It throws, into a task that nobody waits for.
    var isThrown = false
    /// It is done at once and not waited for.
    var isAtOnce = false
    /// The functions of the type itself that are called where all went well.
    var goesOn: Set<String> = []
  }

  /// The calls in a body of code, closures and branches included.
  static func unanswered(in body: Block) -> [Use] {
    var found: [Use] = []
    CodeWalk.blocks(of: body) { block in
      for (position, statement) in block.statements.enumerated() {
        let rest = block.statements[(position + 1)...]
        switch statement {
        case .expression(let expression):
          // `_ = await store.delete(note)`
          if case .assignment(let target, let value) = expression.kind, target.dottedName == "_" { found += use(value) }
          found += thrown(in: expression)
        case .conditional(let code) where isUnanswered(code, rest):
          found += code.conditions.compactMap(asked).flatMap { use($0) + askedAtOnce($0) }
        // `guard let answer = await service.find(words) else { items = []; return }`
        case .guarded(let conditions, let otherwise) where SilentCode.isUnsaidBy(otherwise):
          found += conditions.compactMap(asked).flatMap { use($0) + askedAtOnce($0) }
        case .variable(let variable):
          // `let isDone = await save()`, of which an `if` is the next to hear.
          let after = opened(rest).drop { SilentCode.isFlag($0) }
          guard variable.isConstant, let value = variable.initializer, let next = after.first, asks(next, for: variable.name, after.dropFirst())
          else { break }
          found += use(value)
        default: break
        }
      }
    }
    CodeWalk.expressions(of: body) { if case .call(let call) = $0.kind { found += handed(call, $0.range) } }
    return found
  }

  /// `Task { try await store.save() }`: what is thrown in it ends there, and nobody gets to know.
  private static func thrown(in expression: Expression) -> [Use] {
    guard case .call(let task) = expression.kind, let name = task.callee.dottedName, ["Task", "Task.detached"].contains(name),
      case .closure(let closure)? = task.arguments.last?.value.kind else { return [] }
    let uses = uncaught(in: closure.body).lazy.map { named($0.call, $0.range) }.first { !$0.isEmpty } ?? []
    return uses.map { use in
      var use = use
      use.isThrown = true
      return use
    }
  }

  /// The calls that are waited for and whose failure no `catch` around them hears of; waiting for time to pass cannot
  /// fail. What stands in closures is left out.
  static func uncaught(in body: Block) -> [(call: Call, range: SourceRange)] {
    var caught: [SourceRange] = []
    CodeWalk.blocks(of: body) { block in
      for case .doCatch(let parts) in block.statements where parts.count > 1 { caught.append(parts[0].range) }
    }
    var found: [(Call, SourceRange)] = []
    CodeWalk.expressions(of: body) { inner in
      if case .closure(let other) = inner.kind { caught.append(other.body.range) }
      guard case .call(let call) = inner.kind, call.isAwaited, call.isTried, call.callee.plainName != "sleep",
        !caught.contains(where: { $0.contains(inner.range) }) else { return }
      found.append((call, inner.range))
    }
    return found
  }

  /// `account.remove { success in if success { leave() } }`, with what was asked for beside it or without. Of an error
  /// beside it others ask (`SilentCode.errors`).
  private static func handed(_ call: Call, _ place: SourceRange) -> [Use] {
    func has(_ list: NameWords.List, _ name: String) -> Bool { !name.identifierWords.isDisjoint(with: NameWords.words(list)) }
    guard case .closure(let closure)? = call.arguments.last?.value.kind else { return [] }
    let (parameters, statements) = (closure.parameters, Array(opened(closure.body.statements[...])))
    if parameters.contains(where: { has(.failureName, $0) || $0.identifierWords.contains("err") }) { return [] }
    guard parameters.contains(where: { name in
      has(.successName, name) && statements.indices.contains { asks(statements[$0], for: name, statements[($0 + 1)...]) && !keeps(name, in: statements[..<$0]) }
    }) || lacksAnswer(closure) else { return [] }
    var goesOn: Set<String> = []
    CodeWalk.expressions(of: closure.body) { expression in
      guard case .call(let call) = expression.kind, let name = call.callee.dottedName, !name.contains(".") else { return }
      goesOn.insert(name)
    }
    return named(call, place).map { use in
      var use = use
      use.goesOn = goesOn
      return use
    }
  }

  /// `payments.begin(order) { address in guard let address else { return }; open(address) }`: nothing happens where all that was
  /// asked for is not there. On the main thread as well.
  private static func lacksAnswer(_ closure: Closure) -> Bool {
    guard closure.parameters.count == 1, let answer = closure.parameters.first, answer != "_", answer != "self" else { return false }
    let statements = opened(closure.body.statements[...])
    func isAnswer(_ condition: ConditionElement) -> Bool {
      if case .binding(let name, let value, _) = condition { (value?.dottedName ?? name) == answer } else { false }
    }
    return statements.indices.contains { position in
      let rest = statements[(position + 1)...]
      switch statements[position] {
      case .guarded(let conditions, let otherwise): return conditions.contains(where: isAnswer) && SilentCode.isSaidBy(otherwise)
      case .conditional(let code):
        return code.conditions.contains(where: isAnswer) && isUnanswered(code, rest) && !SilentCode.isSilent(code.then) && !mentions(answer, in: rest)
      // `items = found ?? []`
      case .expression(let expression):
        return SilentTries.asked(by: expression)?.dottedName == answer && !mentions(answer, in: rest) && !mentions(answer, in: statements[..<position])
      default: return false
      }
    }
  }

  /// Statements with those of closures that run on the main thread: `await MainActor.run { if isSaved { dismiss() } }`.
  private static func opened(_ statements: ArraySlice<Statement>) -> ArraySlice<Statement> {
    statements.flatMap { statement -> [Statement] in
      guard case .expression(let expression) = statement, let inner = SilentCode.wrapped(expression) else { return [statement] }
      return inner.statements
    }[...]
  }

  /// Whether a statement asks for a value and does nothing where there is none.
  private static func asks(_ statement: Statement, for name: String, _ rest: ArraySlice<Statement>) -> Bool {
    func isAsked(_ condition: ConditionElement) -> Bool {
      if case .binding(name, nil, _) = condition { return true }
      return asked(condition)?.dottedName == name
    }
    guard !mentions(name, in: rest) else { return false }
    switch statement {
    case .conditional(let code): return isUnanswered(code, rest) && code.conditions.count == 1 && code.conditions.allSatisfy(isAsked)
    case .guarded(let conditions, let otherwise): return conditions.count == 1 && conditions.allSatisfy(isAsked) && SilentCode.isSaidBy(otherwise)
    default: return false
    }
  }

  /// `isAllowed = granted`, which views may be drawn of.
  private static func keeps(_ name: String, in statements: ArraySlice<Statement>) -> Bool {
    statements.contains { statement in
      guard case .expression(let expression) = statement, case .assignment(_, let value) = expression.kind else { return false }
      return value.dottedName == name
    }
  }

  private static func mentions(_ name: String, in statements: ArraySlice<Statement>) -> Bool {
    var isMet = false
    for statement in statements { CodeWalk.expressions(of: statement) { if case .name(name) = $0.kind { isMet = true } } }
    return isMet
  }

  /// What happens where the condition does not hold is nothing, or looks like success; what comes afterwards comes anyway.
  private static func isUnanswered(_ code: IfCode, _ rest: ArraySlice<Statement>) -> Bool {
    guard rest.allSatisfy({ SilentCode.isFlag($0) || SilentTries.isClosing($0) }), !code.then.statements.isEmpty else { return false }
    switch code.otherwise {
    case nil: return true
    case .block(let other): return other.statements.allSatisfy { statement in
      isSuccess(statement) || SilentCode.isSilent(Block(statements: [statement], range: other.range))
    }
    case .conditional: return false
    }
  }

  /// `state = .success`
  private static func isSuccess(_ statement: Statement) -> Bool {
    guard case .expression(let expression) = statement, case .assignment(_, let value) = expression.kind,
      case .member(nil, let name) = value.kind else { return false }
    return !name.identifierWords.isDisjoint(with: NameWords.words(.successName))
  }

  private static func asked(_ condition: ConditionElement) -> Expression? {
    switch condition {
    case .expression(let expression): expression
    case .binding(_, let value, _): value
    case .pattern(.optional, let value, _): value
    default: nil
    }
  }

  private static func use(_ value: Expression) -> [Use] {
    guard case .call(let call) = value.givingCall.kind, call.isAwaited, !call.isTriedOnly else { return [] }
    return named(call, value.range)
  }

  static func named(_ call: Call, _ place: SourceRange) -> [Use] {
    guard let parts = call.callee.dottedName?.split(separator: ".").map(String.init), let name = parts.last else { return [] }
    return [Use(function: name, path: parts.dropLast().filter { $0 != "self" }, place: place)]
  }

  // MARK: - Who calls whom

  /// The functions of a project that give failures, by the types that have them.
  struct Givers {
    /// Whether a function may fail so, by "Type.name"; all of one name have to.
    private let byKey: [String: Bool]
    /// Whether it does something at once that may fail so.
    private let atOnce: [String: Bool]
    /// Of each, whether it tells people by itself.
    private let telling: [String: Bool]
    private let types: [String: Set<String>]
    private let kept: [String: [String: String]]
    private let heirs: [String: Set<String>]

    /// - Parameter asked: The names of the functions that will be asked about.
    init(in project: ProjectSubject, asked: Set<String>) {
      let all = project.code.types.flatMap { type -> [(type: String, name: String, mayFail: Bool, failsAtOnce: Bool, tells: Bool)] in
        let functions = type.parts.flatMap(\.members.functions)
        return functions.compactMap { one in
          guard asked.contains(one.name), let body = one.body else { return nil }
          let failsAtOnce = GivenFailures.givesAtOnce(one, among: functions)
          return (type.name, one.name, GivenFailures.gives(one) ?? false, failsAtOnce, GivenFailures.tells(body))
        }
      }
      byKey = Dictionary(all.map { ("\($0.type).\($0.name)", $0.mayFail) }) { $0 && $1 }
      atOnce = Dictionary(all.map { ("\($0.type).\($0.name)", $0.failsAtOnce) }) { $0 && $1 }
      telling = Dictionary(all.map { ("\($0.type).\($0.name)", $0.tells) }) { $0 || $1 }
      types = Dictionary(grouping: all, by: \.name).mapValues { Set($0.map(\.type)) }
      kept = Dictionary(project.ofEachType(ErrorNotTold.self, "what is kept") { [($0.name, $0.keptClasses)] }) { first, _ in first }
      let parents = project.ofEachType(ErrorNotTold.self, "what is inherited") { type in
        type.parts.compactMap(\.declaration).flatMap { $0.inheritedTypes.map { ($0.name, type.name) } }
      }
      heirs = Dictionary(grouping: parents, by: \.0).mapValues { Set($0.map(\.1)) }
    }

    /// Whether what is called may fail, and says so to its caller alone.
    func mayFail(_ use: Use, in type: String) -> Bool {
      let called = candidates(for: use, in: type)
      // What the project does not have, as a function of the system, throws and no more.
      if use.isThrown { return called.allSatisfy { telling[$0] != true } }
      return !called.isEmpty && called.allSatisfy { (use.isAtOnce ? atOnce : byKey)[$0] == true }
    }

    /// The functions of the project that may be called, by "Type.name".
    private func candidates(for use: Use, in type: String) -> [String] {
      var owner: String? = type
      for part in use.path { owner = owner.flatMap { kept[$0]?[part] } }
      if let owner {
        let key = "\(owner).\(use.function)"
        if byKey[key] != nil { return [key] }
        // Of a protocol, whoever conforms to it is called.
        let heirs = (heirs[owner] ?? []).map { "\($0).\(use.function)" }.filter { byKey[$0] != nil }
        if !heirs.isEmpty { return heirs }
      }
      guard !use.path.isEmpty else { return [] }
      return (types[use.function] ?? []).subtracting([type]).map { "\($0).\(use.function)" }
    }
  }
}
