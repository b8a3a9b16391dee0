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
    /// Nothing says that something failed but that what was asked for does not come.
    var isLeftOut = false
    /// The sign that something is under way goes away with the right answer alone.
    var spins = false

    init(range: SourceRange, isAtOnce: Bool = false, removesFile: Bool = false) {
      self.range = range
      self.isAtOnce = isAtOnce
      self.removesFile = removesFile
    }

    /// Where code goes on with the right answer and does nothing with any other.
    init(range: SourceRange, onlyGoingOnIn then: Block) {
      self.range = range
      isLeftOut = true
      spins = SilentCode.endsWork(then)
    }
  }

  /// Whether code takes away what shows that something is under way: `isLoading = false`, `wheel.stopAnimating()`.
  private static func endsWork(_ block: Block) -> Bool {
    var ends = false
    CodeWalk.expressions(of: block) { expression in
      switch expression.kind {
      case .assignment(let target, let value):
        guard case .boolean(false) = value.kind, let name = target.plainName else { return }
        if !name.identifierWords.isDisjoint(with: NameWords.words(.busyWord).union(NameWords.words(.workingFlag))) { ends = true }
      case .call(let call): if WaitEnds.isOne(call) { ends = true }
      default: break
      }
    }
    return ends
  }

  /// The places in a body of code, closures in it included.
  ///
  /// - Parameters:
  ///   - handlers: Closures that the function was given, which tell its caller how it went.
  ///   - unfailing: Properties that hold publishers which never fail.
  static func all(in body: Block, answering handlers: Set<String> = [], hearing unfailing: Set<String>) -> [Place] {
    let undone = UndoneChanges(in: body)
    var found = inOrder(body, undone)
    let values = mapped(in: body), aside = besideWork(in: body)
    CodeWalk.expressions(of: body) { expression in
      switch expression.kind {
      case .closure(let closure) where !aside.contains(expression.range):
        found += (values.contains(expression.range) ? [] : inOrder(closure.body, undone)) + errors(in: closure, undone, handlers)
          + halfRead(in: closure)
      case .call(let call):
        if let end = unheardEnd(of: call, unfailing) { found.append(Place(range: end)) }
        if let end = UnfailingPublishers.emptied(by: call) { found.append(Place(range: end)) }
        if isUnasked(call) { found.append(Place(range: expression.range)) }
        if let refusal = Refusals.unanswered(call) { found.append(Place(range: refusal)) }
        found += leftOut(in: call)
      default: break
      }
    }
    return found
  }

  /// Closures that get the answer to what only touches what is shown already: a script in a page, a picture beside words; to
  /// what the search of the system is told; and what a sensor reads, which comes again in no time.
  /// And to a question whether an app may send news, which is no part of what was pressed (Apple: documentation of
  /// UNUserNotificationCenter requestAuthorization(options:completionHandler:)).
  private static func besideWork(in body: Block) -> Set<SourceRange> {
    var found: Set<SourceRange> = []
    CodeWalk.expressions(of: body) { expression in
      guard case .call(let call) = expression.kind, let name = call.callee.plainName,
        FrameworkNames.names(.besideWork).contains(name) || name == "requestAuthorization" && call.argument("options") != nil else { return }
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
    catches(in: block, undone) + failures(in: block, undone).map { Place(range: $0) } + SilentTries.all(in: block)
      + SilentTries.ends(of: block).flatMap(ServerAnswers.unsaid)
  }

  /// `sink(receiveCompletion: { _ in }, receiveValue: { … })`: who writes the first most likely has a publisher that may fail. So
  /// does `sink { _ in } receiveValue: { … }`, and one that takes every end for the same: `sink { _ in status = .restored } …`.
  private static func unheardEnd(of call: Call, _ unfailing: Set<String>) -> SourceRange? {
    guard case .member(let publisher?, "sink") = call.callee.kind, !UnfailingPublishers.isOne(publisher, unfailing),
      call.argument("receiveValue") != nil, call.arguments.count == 2,
      let argument = call.arguments.first(where: { $0.label == "receiveCompletion" || $0.label == nil }),
      case .closure(let closure) = argument.value.kind, !closure.usesParameter,
      closure.body.statements.allSatisfy({ isSilent($0) || isOutcome($0) }) else { return nil }
    return argument.range
  }

  /// `status = .restored`, and nothing that is called after a failure.
  private static func isOutcome(_ statement: Statement) -> Bool {
    guard case .expression(let expression) = statement, case .assignment(_, let value) = expression.kind,
      case .member(nil, let name) = value.kind else { return false }
    return name.identifierWords.isDisjoint(with: NameWords.words(.failureName))
  }

  /// `UIImageWriteToSavedPhotosAlbum(picture, nil, nil, nil)`: whoever gives nothing that is called afterwards never learns
  /// whether the picture was saved, and neither do people.
  private static func isUnasked(_ call: Call) -> Bool {
    guard let name = call.callee.plainName, FrameworkNames.names(.answeringSave).contains(name), !call.isAwaited else { return false }
    return !call.arguments.isEmpty && call.arguments.dropFirst().allSatisfy { if case .nilLiteral = $0.value.kind { true } else { false } }
  }

  /// Whether code sets something that is not its own: what it was given, or that it is at work; or has a list drawn anew, or
  /// hands what it was given to the screen that it works for.
  static func keeps(_ body: Block) -> Bool {
    var locals: Set<String> = []
    CodeWalk.localVariables(of: body) { locals.insert($0.name) }
    var isKept = false
    CodeWalk.expressions(of: body) { expression in
      switch expression.kind {
      case .assignment(let target, _): if let name = target.dottedName, !locals.contains(name) { isKept = true }
      // A model kept it, and the list is drawn of that.
      case .call(let call): if call.callee.plainName == "reloadData" && call.arguments.isEmpty || handsToScreen(call) { isKept = true }
      default: break
      }
    }
    return isKept
  }

  /// `view?.show(films)`, `delegate?.didLoad(films)`: presenters and the like hold their screen weakly.
  private static func handsToScreen(_ call: Call) -> Bool {
    guard case .member(let base?, _) = call.callee.kind, case .optionalChain(let owner) = base.kind,
      let name = owner.plainName?.lowercased(), NameWords.words(.presentedScreen).contains(name) || name.hasSuffix("delegate") else { return false }
    return call.arguments.contains { argument in
      switch argument.value.kind {
      case .boolean, .closure, .integer, .string, .nilLiteral: false
      default: true
      }
    }
  }

  /// The `catch` blocks that say nothing of work which was waited for, or that keeps something for good, with which a
  /// function or closure ends. Where more is done afterwards than to close what is shown, the work was one step of it,
  /// and the rest may tell how it went.
  private static func catches(in block: Block, _ undone: UndoneChanges) -> [Place] {
    let ends = ends(of: block)
    // What was not kept is shown as if it were: `selected = item`.
    let shown = ends.isEmpty || !isCatch(ends[0]) ? stored(in: block) : []
    let left = left(in: block)
    return (ends + shown + left).enumerated().compactMap { number, end in
      guard case .doCatch(let parts) = end, parts.count > 1, let last = parts.last, isUnsaid(last, undone) else { return nil }
      let isWaitedFor = waits(parts[0])
      guard isWaitedFor || StoredWork.isDone(in: parts[0]) else { return nil }
      // Before the last one, which is for all that may go wrong, others may tell of what they are for.
      let first = parts.dropFirst().allSatisfy { isUnsaid($0, undone) } ? parts[1] : last
      var place = Place(range: first.clause ?? first.range, isAtOnce: !isWaitedFor, removesFile: StoredWork.onlyRemovesFiles(in: parts[0]))
      // What a screen brings up to date by itself it may leave as it was.
      place.isLeftOut = number >= ends.count + shown.count
      return place
    }
  }

  /// What a block ends with, flags and what closes aside: its last statement, and the last ones of the branches that this is.
  private static func ends(of block: Block) -> [Statement] {
    guard let last = block.statements.last(where: { !isTidying($0) }) else { return [] }
    guard case .conditional(let code) = last else { return [last] }
    return ends(of: code)
  }

  /// What comes after success and failure alike and tells of neither: flags, what closes or is emptied, and what is taken
  /// out of a list, `working.remove(id)`.
  static func isTidying(_ statement: Statement) -> Bool {
    if isFlag(statement) || SilentTries.isClosing(statement) || isEmptied(statement) { return true }
    guard case .expression(let expression) = statement else { return false }
    if let inner = wrapped(expression) { return !inner.statements.isEmpty && inner.statements.allSatisfy(isTidying) }
    switch expression.kind {
    case .assignment(let target, let value):
      if case .string = value.kind { return value.plainText == "" && isNoMessage(target) }
      // What is changed in place, so that views are drawn anew.
      return target.dottedName != nil && target.dottedName == value.dottedName
    case .call(let call):
      guard case .member(let base?, let name) = call.callee.kind, ["remove", "removeAll", "removeValue"].contains(name), call.closures.isEmpty,
        !call.isAwaited, !call.isTried else { return false }
      return base.dottedName != nil && isNoMessage(base)
    default: return false
    }
  }

  private static func isNoMessage(_ target: Expression) -> Bool {
    target.plainName.map { $0.identifierWords.isDisjoint(with: NameWords.words(.messageText).union(NameWords.words(.notice))) } ?? false
  }

  /// `catch { print(error); return }`: nothing of what follows is done after a failure.
  private static func left(in block: Block) -> [Statement] {
    block.statements.dropLast().filter { statement in
      guard case .doCatch(let parts) = statement, parts.count > 1 else { return false }
      return parts.dropFirst().allSatisfy { if case .returned(nil)? = $0.statements.last { true } else { false } }
    }
  }

  private static func isCatch(_ statement: Statement) -> Bool { if case .doCatch = statement { true } else { false } }

  /// What is kept at once, where nothing follows but that something else is chosen or emptied.
  private static func stored(in block: Block) -> [Statement] {
    guard let last = block.statements.last(where: { !isFlag($0) && !SilentTries.isClosing($0) && !isChosen($0) }),
      case .doCatch(let parts) = last, let first = parts.first, !waits(first), StoredWork.isDone(in: first) else { return [] }
    return [last]
  }

  /// `selected = item`, and no message.
  private static func isChosen(_ statement: Statement) -> Bool {
    guard case .expression(let expression) = statement, case .assignment(let target, let value) = expression.kind,
      let name = target.plainName, value.dottedName != nil else { return false }
    return name.identifierWords.isDisjoint(with: NameWords.words(.messageText).union(NameWords.words(.notice)))
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
            // `case .error(let error)` of what tells of changes (Realm: documentation of RealmCollectionChange), and
            // `case .failed(let error)` of what a package answers.
            name == "failure" || NameWords.words(.failureName).contains(name.lowercased()) && !values.isEmpty,
            !one.body.statements.isEmpty, isUnsaid(besides(code, one), undone) else { return nil }
          return source.range
        }
      case .conditional(let code):
        for case .pattern(.enumCase("failure", _, _), _, let range) in code.conditions where isSaidBy(code.then, undone) { return [range] }
        // `if let self { switch result { … } }`
        return code.branches.flatMap { failures(in: $0.statements, undone) }
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

  /// Silent, or no more than that a list is emptied, which nobody can tell from one that holds nothing: `items = []`.
  private static func isUnsaid(_ block: Block, _ undone: UndoneChanges) -> Bool {
    block.statements.allSatisfy { isSilent($0, undone) || isEmptied($0) }
  }

  /// The same of a branch that does anything at all.
  static func isUnsaidBy(_ block: Block) -> Bool {
    !block.statements.isEmpty && block.statements.allSatisfy { isSilent($0) || isEmptied($0) }
  }

  private static func isEmptied(_ statement: Statement) -> Bool {
    guard case .expression(let expression) = statement else { return false }
    if let inner = wrapped(expression) { return !inner.statements.isEmpty && inner.statements.allSatisfy(isEmptied) }
    guard case .assignment(let target, let value) = expression.kind, case .array(let values) = value.kind, values.isEmpty,
      let name = target.plainName else { return false }
    return name.identifierWords.isDisjoint(with: NameWords.words(.messageText).union(NameWords.words(.notice)))
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
  static func wrapped(_ expression: Expression) -> Block? {
    guard case .call(let call) = expression.kind, let name = call.callee.dottedName, CodeEffect.wrappers.contains(name),
      case .closure(let closure)? = call.arguments.last?.value.kind else { return nil }
    return closure.body
  }

  /// - Parameter undone: What is set back, which says nothing either.
  static func isSilent(_ block: Block, _ undone: UndoneChanges? = nil) -> Bool {
    block.statements.allSatisfy { isSilent($0, undone) }
  }

  /// Whether no branch does anything, and no condition either: `if present(error) { … }` may well tell.
  private static func isSilent(_ code: IfCode, _ undone: UndoneChanges?) -> Bool {
    guard code.conditions.allSatisfy({ !$0.callsFunction }), isSilent(code.then, undone) else { return false }
    return switch code.otherwise {
    case nil: true
    case .block(let other): isSilent(other, undone)
    case .conditional(let other): isSilent(other, undone)
    }
  }

  static func isSilent(_ statement: Statement, _ undone: UndoneChanges? = nil) -> Bool {
    switch statement {
    case .expression(let expression):
      if case .call(let call) = expression.kind, WaitEnds.isOne(call) { return true }
      return ErrorNotTold.isLog(expression) || FeltOutcomes.isFelt(expression) || isLowered(expression) || loadsAnew(expression) || undone?.contains(expression) ?? false
        || wrapped(expression).map { isSilent($0, undone) } ?? false
    case .variable(let variable): return FeltOutcomes.makesGenerator(variable)
    case .returned(nil), .jumped(.end, _): return true
    // `if code == cancelled { return } else { print(error) }`
    case .conditional(let code): return isSilent(code, undone)
    case .selection(let code): return code.cases.allSatisfy { isSilent($0.body, undone) }
    case .compileTime(let parts): return parts.allSatisfy { $0.statements.allSatisfy { isSilent($0, undone) } }
    // `return []`, which nobody can tell from what holds nothing.
    case .returned(let value?): if case .array(let values) = value.kind { return values.isEmpty } else { return false }
    default: return false
    }
  }
}
