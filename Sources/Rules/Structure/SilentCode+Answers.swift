import PlatformKnowledge
import SourceModel
import SwiftSource

/// Closures that are given the answer to what was asked for, and with it an error.
extension SilentCode {
  /// A closure that is given an error and says nothing where there is one: `{ data, error in if let error { print(error) } }`.
  static func errors(in closure: Closure, _ undone: UndoneChanges, _ handlers: Set<String>) -> [Place] {
    let names = Set(closure.parameters.filter(isFailure))
    guard !names.isEmpty else { return answers(in: closure, undone) }
    guard !handsOn(closure, to: handlers) else { return [] }
    let blocks = ownBlocks(of: closure, names)
    let asked = blocks.flatMap { block in
      block.statements.indices.compactMap { asks(block.statements, $0, for: names, undone) }
    }
    // `label.text = error == nil ? "Sent" : "Not sent"`
    let isAskedOnly = !mentions(names, in: closure.body, besides: asked.compactMap(\.?.range))
    if !asked.isEmpty { return asked.compactMap(\.self).filter { !$0.isLeftOut || isAskedOnly } }
    // `{ error in print(error) }` is there for nothing but failures.
    if closure.parameters.count == 1, isSaidBy(closure.body, undone) { return [Place(range: closure.body.range)] }
    let nested = branches(of: blocks).compactMap { asksLast($0, for: names, undone) }
    // Whatever else is done with the error may tell of it.
    if mentions(names, in: closure.body, besides: nested.map(\.whole)) { return [] }
    let unsaid = nested.isEmpty ? missing(in: blocks, Set(closure.parameters)) : nested.map(\.place)
    // `{ isSaved, error in if isSaved { print("saved") } else { print("not saved") } }`
    return unsaid.isEmpty && isSaidBy(closure.body, undone) ? [Place(range: closure.body.range)] : unsaid
  }

  /// The same of a closure that is given an answer which holds the error:
  /// `{ response in guard let rows = response.value else { return } }` (Alamofire: documentation of DataResponse).
  private static func answers(in closure: Closure, _ undone: UndoneChanges) -> [Place] {
    guard closure.parameters.count == 1, let answer = closure.parameters.first, answer.identifierWords.contains("response") else { return [] }
    let blocks = ownBlocks(of: closure, [answer])
    let errors: Set = [answer + ".error", answer + ".result.error"]
    let asked = blocks.flatMap { block in
      block.statements.indices.compactMap { asks(block.statements, $0, for: errors, undone) }
    }
    let isMet = mentions(errors.union([answer + ".result"]), in: closure.body, besides: asked.compactMap(\.?.range))
    if !asked.isEmpty { return asked.compactMap(\.self).filter { !$0.isLeftOut || !isMet } }
    return isMet ? [] : missing(in: blocks, [answer + ".value", answer + ".data"])
  }

  /// A closure that leaves the error out of what a request of the system hands to it: `dataTask(with: url) { data, _, _ in … }`
  /// (Apple: documentation of URLSession.dataTask(with:completionHandler:)).
  static func leftOut(in call: Call) -> [Place] {
    guard let name = call.callee.plainName, FrameworkNames.names(.answeringRequest).contains(name),
      case .closure(let closure)? = call.arguments.last?.value.kind, closure.parameters.count > 1, closure.parameters.last == "_" else { return [] }
    let known = Set(closure.parameters).subtracting(["_"])
    return missing(in: ownBlocks(of: closure, known), known)
  }

  /// The body, and those of closures in it that know the same: `DispatchQueue.main.async { guard error == nil else { return } }`.
  private static func ownBlocks(of closure: Closure, _ names: Set<String>) -> [Block] {
    var blocks = [closure.body]
    CodeWalk.expressions(of: closure.body) { expression in
      if case .closure(let inner) = expression.kind, names.isDisjoint(with: inner.parameters) { blocks.append(inner.body) }
    }
    return blocks
  }

  /// The branches that stand in some blocks, at any depth.
  private static func branches(of blocks: [Block]) -> [Block] {
    var found: [Block] = []
    var open = blocks
    while let block = open.popLast() {
      for case .conditional(let code) in block.statements {
        found += code.branches
        open += code.branches
      }
    }
    return found
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

  /// Whether code looks at an error; what it writes into the log is nothing to people.
  private static func mentions(_ names: Set<String>, in block: Block, besides known: [SourceRange]) -> Bool {
    var logged = known
    var isMet = false
    CodeWalk.expressions(of: block) { expression in
      if ErrorNotTold.isLog(expression) { logged.append(expression.range) }
      guard let name = expression.dottedName, names.contains(name) else { return }
      isMet = isMet || !logged.contains { $0.contains(expression.range) }
    }
    return isMet
  }

  // MARK: - What was asked for is not there

  /// Of an error that nobody looks at tells what comes instead of what was asked for:
  /// `guard let documents = snapshot?.documents else { return }`, `if let state { keep(state) } else { print(error) }`.
  private static func missing(in blocks: [Block], _ parameters: Set<String>) -> [Place] {
    blocks.flatMap { block -> [Place] in
      let steps = steps(of: block)
      return steps.indices.compactMap { lacks(steps[$0], parameters, isLast: isEnd($0, steps)) }
    }
  }

  /// The statements of a block, and of what is tried in it.
  private static func steps(of block: Block) -> [Statement] {
    block.statements.flatMap { statement -> [Statement] in
      if case .doCatch(let parts) = statement, let first = parts.first { return first.statements }
      return [statement]
    }
  }

  /// Nothing comes after a statement but what closes or says that it is over.
  private static func isEnd(_ position: Int, _ statements: [Statement]) -> Bool {
    statements[(position + 1)...].allSatisfy { isFlag($0) || SilentTries.isClosing($0) || isSilent($0) }
  }

  private static func lacks(_ statement: Statement, _ parameters: Set<String>, isLast: Bool) -> Place? {
    func given(_ value: Expression?, _ name: String) -> Bool {
      let path = value?.withoutCast.dottedName ?? name
      return parameters.contains { path == $0 || path.hasPrefix($0 + ".") }
    }
    func isBound(_ condition: ConditionElement) -> Bool {
      switch condition {
      case .binding(let name, let value, _): given(value, name)
      // `if session != nil { … } else { print(error) }`
      case .expression(let test): test.conjuncts.contains { $0.comparedWithNothing("!=").map { given($0, "") } ?? false }
      default: false
      }
    }
    switch statement {
    case .guarded(let conditions, let otherwise):
      return conditions.contains(where: isBound) && isSaidBy(otherwise) ? Place(range: otherwise.range) : nil
    case .conditional(let code):
      if code.conditions.contains(where: isBound) {
        switch code.otherwise {
        case .block(let other)?: return isSaidBy(other) ? Place(range: other.range) : nil
        case nil: return isLast && !code.then.statements.isEmpty ? Place(range: code.conditions[0].place, onlyGoingOnIn: code.then) : nil
        default: return nil
        }
      }
      // `if data == nil { return }`
      guard code.conditions.count == 1, case .expression(let test) = code.conditions[0], code.otherwise == nil,
        let asked = test.comparedWithNothing("=="), given(asked, "") else { return nil }
      return isSaidBy(code.then) ? Place(range: code.then.range) : nil
    default: return nil
    }
  }

  // MARK: - The error is asked for

  /// Where a statement asks for an error: the place where nothing is said of it. nil where it does not ask, and an inner
  /// nil where something is said.
  private static func asks(_ statements: [Statement], _ position: Int, for names: Set<String>, _ undone: UndoneChanges) -> Place?? {
    switch statements[position] {
    case .conditional(let code):
      // `if let error = error as NSError? { … }`
      for case .binding(let name, let value, let range) in code.conditions where names.contains(value?.withoutCast.dottedName ?? name) {
        return .some(isUnsaid(code, undone) && !isToldLater(statements, position, code.then) ? Place(range: range) : nil)
      }
      // `if error != nil { log(error) }`
      if let test = tested(code.conditions, "!=", names) {
        return .some(isUnsaid(code, undone) && !isToldLater(statements, position, code.then) ? Place(range: test) : nil)
      }
      guard code.conditions.allSatisfy(asksForAnswer), let test = tested(code.conditions, "==", names) else { return nil }
      return .some(onlyWithout(code, test, isLast: isEnd(position, statements), undone))
    case .guarded(let conditions, let otherwise):
      return tested(conditions, "==", names) == nil ? nil : .some(isSaidBy(otherwise, undone) ? Place(range: otherwise.range) : nil)
    default: return nil
    }
  }

  /// The same of what a branch ends with, and the whole statement.
  private static func asksLast(_ block: Block, for names: Set<String>, _ undone: UndoneChanges) -> (place: Place, whole: SourceRange)? {
    for position in block.statements.indices where isEnd(position, block.statements) {
      guard case .conditional(let code) = block.statements[position],
        case .some(.some(let place)) = asks(block.statements, position, for: names, undone) else { continue }
      return (place, code.range)
    }
    return nil
  }

  /// `if error == nil { close() }`, where an error leads to nothing or to the log.
  private static func onlyWithout(_ code: IfCode, _ test: SourceRange, isLast: Bool, _ undone: UndoneChanges) -> Place? {
    guard !code.then.statements.isEmpty else { return nil }
    switch code.otherwise {
    case nil: return isLast && !isSilent(code.then) ? Place(range: test, onlyGoingOnIn: code.then) : nil
    case .block(let other): return isSaidBy(other, undone) ? Place(range: other.range) : nil
    case .conditional: return nil
    }
  }

  /// Nothing stands where there is an error, or nothing that people notice.
  private static func isUnsaid(_ code: IfCode, _ undone: UndoneChanges) -> Bool {
    isSaidBy(code.then, undone) || code.then.statements.isEmpty && code.otherwise != nil
  }

  /// What was asked for is looked for after the error went to the log, and people are told where it is not there.
  private static func isToldLater(_ statements: [Statement], _ position: Int, _ logged: Block) -> Bool {
    if case .returned? = logged.statements.last { return false }
    return statements[(position + 1)...].contains { statement in
      switch statement {
      case .guarded(_, let otherwise): return !isSilent(otherwise)
      case .conditional(let code): if case .block(let other)? = code.otherwise { return !isSilent(other) } else { return false }
      default: return false
      }
    }
  }

  /// Nothing but whether there is an error, or what was asked for: `error == nil && session != nil`, `let session`.
  private static func asksForAnswer(_ condition: ConditionElement) -> Bool {
    switch condition {
    case .binding: true
    case .expression(let test): test.conjuncts.allSatisfy { $0.comparedWithNothing("==") != nil || $0.comparedWithNothing("!=") != nil }
    default: false
    }
  }

  /// The place of `error == nil` among conditions.
  private static func tested(_ conditions: [ConditionElement], _ sign: String, _ names: Set<String>) -> SourceRange? {
    for case .expression(let whole) in conditions {
      for test in whole.conjuncts {
        if let asked = test.comparedWithNothing(sign), asked.dottedName.map(names.contains) ?? false { return test.range }
      }
    }
    return nil
  }

  private static func isFailure(_ name: String) -> Bool {
    let words = name.identifierWords
    return words.contains("err") || !words.isDisjoint(with: NameWords.words(.failureName))
  }
}

extension Expression {
  /// What a cast is about: `error` of `error as NSError?`.
  fileprivate var withoutCast: Expression {
    if case .cast(let inner, _, _) = kind { inner } else { self }
  }
}

extension ConditionElement {
  /// Whether a function is called in it; what only makes a value of a type is none.
  var callsFunction: Bool {
    let asked: Expression?
    switch self {
    case .expression(let test): asked = test
    case .binding(_, let value, _): asked = value
    case .pattern(_, let value, _): asked = value
    case .availability: asked = nil
    }
    guard let asked else { return false }
    var isMet = false
    CodeWalk.expressions(of: .expression(asked)) { part in
      if case .call(let call) = part.kind, call.callee.plainName?.first?.isLowercase ?? true { isMet = true }
    }
    return isMet
  }

  /// Where it stands.
  var place: SourceRange {
    switch self {
    case .expression(let test): test.range
    case .binding(_, _, let range), .pattern(_, _, let range), .availability(_, _, let range): range
    }
  }
}
