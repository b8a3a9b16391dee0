import PlatformKnowledge
import SourceModel
import SwiftSource

/// Which code meets a failure and does nothing that people could notice.
enum SilentCode {
  struct Place: Sendable {
    let range: SourceRange
    /// The work is done at once and not waited for, such as what is written to a store.
    var isAtOnce = false
    /// All that is tried there is to remove a file.
    var removesFile = false
  }

  /// The places in a body of code, closures in it included.
  ///
  /// - Parameter handlers: Closures that the function was given, which tell its caller how it went.
  static func all(in body: Block, answering handlers: Set<String> = []) -> [Place] {
    let undone = UndoneChanges(in: body)
    var found = inOrder(body, undone)
    let values = mapped(in: body), aside = besideWork(in: body)
    CodeWalk.expressions(of: body) { expression in
      switch expression.kind {
      case .closure(let closure) where !aside.contains(expression.range):
        found += (values.contains(expression.range) ? [] : inOrder(closure.body, undone)) + errors(in: closure, undone, handlers).map { Place(range: $0) }
      case .call(let call):
        if let end = unheardEnd(of: call) { found.append(Place(range: end)) }
        if isUnasked(call) { found.append(Place(range: expression.range)) }
        if let refusal = Refusals.unanswered(call) { found.append(Place(range: refusal)) }
      default: break
      }
    }
    return found
  }

  /// Closures that get the answer to what only touches what is shown already: a script in a page, a picture beside words.
  private static func besideWork(in body: Block) -> Set<SourceRange> {
    var found: Set<SourceRange> = []
    CodeWalk.expressions(of: body) { expression in
      guard case .call(let call) = expression.kind, let name = call.callee.plainName, FrameworkNames.names(.besideWork).contains(name) else { return }
      for argument in call.arguments { if case .closure = argument.value.kind { found.insert(argument.value.range) } }
    }
    return found
  }

  /// Closures whose only expression is a value of a list, `files.compactMap { try? await store.save($0) }`: what fails is
  /// missing in the list, of which others may tell.
  private static func mapped(in body: Block) -> Set<SourceRange> {
    var found: Set<SourceRange> = []
    CodeWalk.expressions(of: body) { expression in
      guard case .call(let call) = expression.kind else { return }
      let values = call.arguments.filter { if case .closure(let closure) = $0.value.kind { closure.body.statements.count == 1 } else { false } }
      guard !values.isEmpty, let name = call.callee.plainName, IdentifierWords.split(name).last?.lowercased() == "map" else { return }
      found.formUnion(values.map(\.value.range))
    }
    return found
  }

  /// The `catch` blocks that say nothing with which a body ends, closures in it left out.
  static func mutedCatches(in body: Block) -> [SourceRange] { catches(in: body, UndoneChanges(in: body)).filter { !$0.isAtOnce }.map(\.range) }

  private static func inOrder(_ block: Block, _ undone: UndoneChanges) -> [Place] {
    catches(in: block, undone) + (failures(in: block, undone) + SilentTries.all(in: block)).map { Place(range: $0) }
  }

  /// `sink(receiveCompletion: { _ in }, receiveValue: { … })`: who writes the first has a publisher that may fail.
  private static func unheardEnd(of call: Call) -> SourceRange? {
    guard call.callee.plainName == "sink", call.argument("receiveValue") != nil,
      let argument = call.arguments.first(where: { $0.label == "receiveCompletion" }),
      case .closure(let closure) = argument.value.kind, closure.body.statements.isEmpty else { return nil }
    return argument.range
  }

  /// `UIImageWriteToSavedPhotosAlbum(picture, nil, nil, nil)`: whoever gives nothing that is called afterwards never learns
  /// whether the picture was saved, and neither do people.
  private static func isUnasked(_ call: Call) -> Bool {
    guard let name = call.callee.plainName, FrameworkNames.names(.answeringSave).contains(name), !call.isAwaited else { return false }
    return !call.arguments.isEmpty && call.arguments.dropFirst().allSatisfy { if case .nilLiteral = $0.value.kind { true } else { false } }
  }

  /// Whether code sets something that is not its own: what it was given, or that it is at work; or has a list drawn anew.
  static func keeps(_ body: Block) -> Bool {
    var locals: Set<String> = []
    CodeWalk.localVariables(of: body) { locals.insert($0.name) }
    var isKept = false
    CodeWalk.expressions(of: body) { expression in
      switch expression.kind {
      case .assignment(let target, _): if let name = target.dottedName, !locals.contains(name) { isKept = true }
      // A model kept it, and the list is drawn of that.
      case .call(let call): if call.callee.plainName == "reloadData", call.arguments.isEmpty { isKept = true }
      default: break
      }
    }
    return isKept
  }

  /// The `catch` blocks that say nothing of work which was waited for, or that keeps something for good, with which a
  /// function or closure ends. Where more is done afterwards than to close what is shown, the work was one step of it,
  /// and the rest may tell how it went.
  private static func catches(in block: Block, _ undone: UndoneChanges) -> [Place] {
    ends(of: block).compactMap { end in
      guard case .doCatch(let parts) = end, parts.count > 1, let last = parts.last, isSilent(last, undone) else { return nil }
      let isWaitedFor = waits(parts[0])
      guard isWaitedFor || StoredWork.isDone(in: parts[0]) else { return nil }
      // Before the last one, which is for all that may go wrong, others may tell of what they are for.
      let first = parts.dropFirst().allSatisfy { isSilent($0, undone) } ? parts[1] : last
      return Place(range: first.clause ?? first.range, isAtOnce: !isWaitedFor, removesFile: StoredWork.onlyRemovesFiles(in: parts[0]))
    }
  }

  /// What a block ends with, flags and what closes aside: its last statement, and the last ones of the branches that this is.
  private static func ends(of block: Block) -> [Statement] {
    guard let last = block.statements.last(where: { !isFlag($0) && !SilentTries.isClosing($0) }) else { return [] }
    guard case .conditional(let code) = last else { return [last] }
    return ends(of: code)
  }

  private static func ends(of code: IfCode) -> [Statement] {
    switch code.otherwise {
    case nil: ends(of: code.then)
    case .block(let other): ends(of: code.then) + ends(of: other)
    case .conditional(let other): ends(of: code.then) + ends(of: other)
    }
  }

  /// `case .failure` of a `switch` over a result, and `if case .failure = result`, which say nothing.
  private static func failures(in body: Block, _ undone: UndoneChanges) -> [SourceRange] { failures(in: body.statements, undone) }

  private static func failures(in statements: [Statement], _ undone: UndoneChanges) -> [SourceRange] {
    statements.flatMap { statement -> [SourceRange] in
      switch statement {
      case .selection(let code):
        return code.cases.compactMap { one in
          guard case .enumCase(let name, let values, let source)? = one.items.first?.pattern, one.items.count == 1,
            // `case .error(let error)` of what tells of changes (Realm: documentation of RealmCollectionChange).
            name == "failure" || name.lowercased() == "error" && !values.isEmpty, !one.body.statements.isEmpty, isSilent(besides(code, one), undone) else { return nil }
          return source.range
        }
      case .conditional(let code):
        for case .pattern(.enumCase("failure", _, _), _, let range) in code.conditions where isSaidBy(code.then, undone) { return [range] }
        return []
      // What is for developers alone, with nothing in its place for others.
      case .compileTime(let parts) where parts.count == 1: return failures(in: parts[0].statements, undone)
      default: return []
      }
    }
  }

  /// What one case does that no other does: what is taken away after success and failure alike tells of neither.
  private static func besides(_ code: SwitchCode, _ one: SwitchCode.Case) -> Block {
    let others = Set(code.cases.filter { $0.body !== one.body }.flatMap(\.body.statements).compactMap(written))
    let own = one.body.statements.filter { statement in written(statement).map { !others.contains($0) } ?? true }
    return own.count == one.body.statements.count ? one.body : Block(statements: own, range: one.body.range)
  }

  /// The code of an assignment that takes something away.
  private static func written(_ statement: Statement) -> String? {
    guard case .expression(let expression) = statement, case .assignment(let target, let value) = expression.kind,
      let name = target.plainName else { return nil }
    switch value.kind {
    case .nilLiteral: return "\(name) = nil"
    case .boolean(let isOn): return "\(name) = \(isOn)"
    default: return nil
    }
  }

  /// A closure that is given an error and says nothing where there is one: `{ data, error in if let error { print(error) } }`.
  private static func errors(in closure: Closure, _ undone: UndoneChanges, _ handlers: Set<String>) -> [SourceRange] {
    let names = Set(closure.parameters.filter(isFailure))
    guard !names.isEmpty, !handsOn(closure, to: handlers) else { return [] }
    var blocks = [closure.body]
    // `DispatchQueue.main.async { guard error == nil else { return } }`
    CodeWalk.expressions(of: closure.body) { expression in
      if case .closure(let inner) = expression.kind, names.isDisjoint(with: inner.parameters) { blocks.append(inner.body) }
    }
    // `{ error in print(error) }` is there for nothing but failures.
    if closure.parameters.count == 1, isSaidBy(closure.body, undone) { return [closure.body.range] }
    let asked = blocks.flatMap(\.statements).compactMap { asks($0, for: names, undone) }
    if !asked.isEmpty || mentions(names, in: closure.body) { return asked.compactMap(\.self) }
    return blocks.flatMap(steps).compactMap { lacks($0, of: Set(closure.parameters)) }
  }

  /// Whether a function hands to its own handlers what comes along with an error, error or none, and says no more of the
  /// latter: `{ granted, error in if let error { print(error) }; completion(granted) }`.
  static func handsOnMutely(in body: Block, to handlers: Set<String>) -> Bool {
    var hands = false
    CodeWalk.expressions(of: body) { expression in
      guard case .closure(let closure) = expression.kind, handsOn(closure, to: handlers) else { return }
      hands = hands || !errors(in: closure, UndoneChanges(in: body), []).isEmpty
    }
    return hands
  }

  /// Whoever gave the handler is told, by what came along with the error, that there is nothing.
  private static func handsOn(_ closure: Closure, to handlers: Set<String>) -> Bool {
    let others = Set(closure.parameters.filter { !isFailure($0) })
    guard !handlers.isEmpty, !others.isEmpty else { return false }
    func isHandedOn(_ statement: Statement) -> Bool {
      guard case .expression(let expression) = statement, case .call(let call) = expression.kind else { return false }
      if let inner = wrapped(expression) { return inner.statements.contains(where: isHandedOn) }
      return call.callee.dottedName.map(handlers.contains) ?? false
        && call.arguments.contains { $0.value.dottedName.map(others.contains) ?? false }
    }
    return closure.body.statements.contains(where: isHandedOn)
  }

  /// The statements of a block, and of what is tried in it.
  private static func steps(of block: Block) -> [Statement] {
    block.statements.flatMap { statement -> [Statement] in
      if case .doCatch(let parts) = statement, let first = parts.first { return first.statements }
      return [statement]
    }
  }

  /// Whether code looks at an error; what it writes into the log is nothing to people.
  private static func mentions(_ names: Set<String>, in block: Block) -> Bool {
    var logged: [SourceRange] = []
    var isMet = false
    CodeWalk.expressions(of: block) { expression in
      if ErrorNotTold.isLog(expression) { logged.append(expression.range) }
      guard case .name(let name) = expression.kind, names.contains(name) else { return }
      isMet = isMet || !logged.contains { $0.contains(expression.range) }
    }
    return isMet
  }

  /// Of an error that nobody looks at tells what comes instead of what was asked for:
  /// `guard let documents = snapshot?.documents else { return }`, `if let state { keep(state) } else { print(error) }`.
  private static func lacks(_ statement: Statement, of parameters: Set<String>) -> SourceRange? {
    let (conditions, otherwise): ([ConditionElement], Block)
    switch statement {
    case .guarded(let asked, let block): (conditions, otherwise) = (asked, block)
    case .conditional(let code):
      guard case .block(let block)? = code.otherwise else { return nil }
      (conditions, otherwise) = (code.conditions, block)
    default: return nil
    }
    guard isSaidBy(otherwise) else { return nil }
    let isAsked = conditions.contains { condition in
      guard case .binding(let name, let value, _) = condition else { return false }
      let path = (value?.dottedName ?? name).split(separator: ".")
      return path.first.map { parameters.contains(String($0)) } ?? false
    }
    return isAsked ? otherwise.range : nil
  }

  /// Where a statement asks for an error: the place where nothing is said of it. nil where it does not ask, and an inner
  /// nil where something is said.
  private static func asks(_ statement: Statement, for names: Set<String>, _ undone: UndoneChanges) -> SourceRange?? {
    func isAsked(_ condition: ConditionElement, _ sign: String) -> Bool {
      guard case .expression(let test) = condition, case .binary(sign, let left, let right) = test.kind,
        case .nilLiteral = right.kind else { return false }
      return left.dottedName.map(names.contains) ?? false
    }
    switch statement {
    case .conditional(let code):
      for condition in code.conditions {
        if case .binding(let name, let value, let range) = condition, names.contains(value?.dottedName ?? name) {
          return .some(isSaidBy(code.then, undone) ? range : nil)
        }
        // `if error != nil { log(error) }`
        if isAsked(condition, "!="), case .expression(let test) = condition { return .some(isSaidBy(code.then, undone) ? test.range : nil) }
      }
      return nil
    case .guarded(let conditions, let otherwise):
      return conditions.contains { isAsked($0, "==") } ? .some(isSaidBy(otherwise, undone) ? otherwise.range : nil) : nil
    default: return nil
    }
  }

  private static func isFailure(_ name: String) -> Bool {
    let words = name.identifierWords
    return words.contains("err") || !words.isDisjoint(with: NameWords.words(.failureName))
  }

  /// Nothing but the log has it.
  static func isSaidBy(_ block: Block, _ undone: UndoneChanges? = nil) -> Bool { !block.statements.isEmpty && isSilent(block, undone) }

  /// `isLoading = false`, which says that it is over and not how it went.
  static func isFlag(_ statement: Statement) -> Bool {
    guard case .expression(let expression) = statement, case .assignment(_, let value) = expression.kind,
      case .boolean = value.kind else { return false }
    return true
  }

  /// A flag that goes down: that it is over, or that people are signed in no more. One that tells of success by its name
  /// may be shown.
  private static func isLowered(_ expression: Expression) -> Bool {
    guard case .assignment(let target, let value) = expression.kind, case .boolean(false) = value.kind,
      let name = target.dottedName else { return false }
    return name.identifierWords.isDisjoint(with: NameWords.words(.failureName).union(NameWords.words(.successName)))
  }

  /// `await threads.refresh()`: the list is as it was, and nobody learns why.
  private static func loadsAnew(_ expression: Expression) -> Bool {
    guard case .call(let call) = expression.kind, call.isAwaited, call.arguments.isEmpty, let name = call.callee.plainName,
      let verb = IdentifierWords.split(name).first?.lowercased() else { return false }
    return NameWords.words(.loadingAnew).contains(verb)
  }

  /// Waiting for time to pass cannot fail.
  static func waits(_ work: Block) -> Bool {
    var isWaiting = false
    CodeWalk.expressions(of: work) { expression in
      guard case .call(let call) = expression.kind, call.isAwaited, call.callee.plainName != "sleep" else { return }
      isWaiting = true
    }
    return isWaiting
  }

  /// What runs on the main thread, later or in a movement: `DispatchQueue.main.async { … }`.
  private static func wrapped(_ expression: Expression) -> Block? {
    guard case .call(let call) = expression.kind, let name = call.callee.dottedName, CodeEffect.wrappers.contains(name),
      case .closure(let closure)? = call.arguments.last?.value.kind else { return nil }
    return closure.body
  }

  /// - Parameter undone: What is set back, which says nothing either.
  static func isSilent(_ block: Block, _ undone: UndoneChanges? = nil) -> Bool {
    block.statements.allSatisfy { isSilent($0, undone) }
  }

  static func isSilent(_ statement: Statement, _ undone: UndoneChanges? = nil) -> Bool {
    switch statement {
    case .expression(let expression):
      return ErrorNotTold.isLog(expression) || isLowered(expression) || loadsAnew(expression) || undone?.contains(expression) ?? false
        || wrapped(expression).map { isSilent($0, undone) } ?? false
    case .returned(nil), .jumped(.end, _): return true
    // `return []`, which nobody can tell from what holds nothing.
    case .returned(let value?): if case .array(let values) = value.kind { return values.isEmpty } else { return false }
    default: return false
    }
  }
}
