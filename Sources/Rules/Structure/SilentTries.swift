import PlatformKnowledge
import SourceModel
import SwiftSource

/// Work that is waited for with `try?`, so that nobody gets to know that it failed.
enum SilentTries {
  /// - Parameter block: A body of code or of a closure; what stands in closures of it is not looked at.
  static func all(in block: Block) -> [SilentCode.Place] {
    ends(of: block).flatMap { [ending($0) ?? shown($0), unanswered($0).map { SilentCode.Place(range: $0) }].compactMap(\.self) }
      + emptied(block).map { SilentCode.Place(range: $0) }
  }

  /// `items = (try? await service.items()) ?? []`, which nobody can tell from a list that holds nothing.
  private static func emptied(_ block: Block) -> [SourceRange] {
    block.statements.compactMap { statement in
      guard case .expression(let expression) = statement, let asked = asked(by: expression) else { return nil }
      return tried(asked)
    }
  }

  /// What an assignment takes an empty list instead of.
  static func asked(by expression: Expression) -> Expression? {
    guard case .assignment(_, let value) = expression.kind, case .binary("??", let asked, let other) = value.kind,
      case .array(let values) = other.kind, values.isEmpty else { return nil }
    return asked
  }

  /// A block, and the branches with which it ends.
  static func ends(of block: Block) -> [Block] {
    guard case .conditional(let code)? = block.statements.last(where: { !SilentCode.isFlag($0) && !isClosing($0) }) else { return [block] }
    return [block] + code.branches.flatMap(ends)
  }

  /// `try? await session.add(address)`, after which something is closed or nothing comes at all: as if it had succeeded.
  private static func ending(_ block: Block) -> SilentCode.Place? {
    guard let position = block.statements.lastIndex(where: { !SilentCode.isFlag($0) && !isClosing($0) }),
      case .expression(let expression) = block.statements[position] else { return nil }
    let isClosed = position < block.statements.count - 1
    guard case .assignment(let target, let value) = expression.kind else {
      guard isClosed || isDeed(expression) else { return nil }
      return tried(expression).map { SilentCode.Place(range: $0) } ?? stored(expression)
    }
    // Of a result that is thrown away, others may tell; not where all is put away at once.
    return target.dottedName == "_" && isClosed ? tried(value).map { SilentCode.Place(range: $0) } : nil
  }

  /// `try? context.save()`, after which lists and what leads to other screens are changed as if it had succeeded.
  private static func shown(_ block: Block) -> SilentCode.Place? {
    guard let last = block.statements.last(where: { !SilentCode.isTidying($0) && !isShowing($0) }), case .expression(let expression) = last
    else { return nil }
    guard case .assignment(let target, let value) = expression.kind else { return isDeed(expression) ? stored(expression) : nil }
    return target.dottedName == "_" ? stored(value) : nil
  }

  /// `path.append(note)`, `withAnimation { notes.insert(note, at: 0) }`
  private static func isShowing(_ statement: Statement) -> Bool {
    guard case .expression(let expression) = statement else { return false }
    if let inner = SilentCode.wrapped(expression) { return !inner.statements.isEmpty && inner.statements.allSatisfy(isShowing) }
    guard case .call(let call) = expression.kind, case .member(let base?, let name) = call.callee.kind, !call.isAwaited, !call.isTried,
      !call.isTriedOnly, let list = base.plainName else { return false }
    return ["append", "insert", "remove", "removeAll"].contains(name) && list.identifierWords.isDisjoint(with: NameWords.words(.messageText))
  }

  /// `try? context.save()`, done at once; a file that is removed on the way was nobody's wish.
  private static func stored(_ expression: Expression) -> SilentCode.Place? {
    guard case .call(let call) = expression.kind, call.isTriedOnly, !call.isAwaited, let name = call.callee.plainName, name != "removeItem",
      StoredWork.isCalled(name) else { return nil }
    return SilentCode.Place(range: expression.range, isAtOnce: true)
  }

  /// `if let rows = try? await service.rows() { … }` without anything else.
  private static func unanswered(_ block: Block) -> SourceRange? {
    guard let last = block.statements.last(where: { !SilentCode.isFlag($0) && !isClosing($0) }) else { return nil }
    if case .conditional(let code) = last, code.otherwise == nil { return code.conditions.lazy.compactMap(tried).first }
    for case .guarded(let conditions, let otherwise) in block.statements where SilentCode.isSaidBy(otherwise) {
      if let place = conditions.lazy.compactMap(tried).first { return place }
    }
    return nil
  }

  /// `let rows = try? await service.rows()`, `let (data, _) = try? await session.data(from: address)`
  static func tried(_ condition: ConditionElement) -> SourceRange? {
    switch condition {
    case .binding(_, let value?, _), .pattern(.optional, let value, _): tried(value)
    default: nil
    }
  }

  /// `store.delete(note)`: something that people want to have done, and no news of what they have seen, `markRead`.
  private static func isDeed(_ expression: Expression) -> Bool {
    guard case .call(let call) = expression.kind, let name = call.callee.plainName,
      let verb = IdentifierWords.split(name).first?.lowercased() else { return false }
    return ActionVerbs.deed(of: verb) != nil
  }

  /// Waiting for time to pass cannot fail.
  private static func tried(_ expression: Expression) -> SourceRange? {
    guard case .call(let call) = expression.givingCall.kind, call.isAwaited, call.isTriedOnly, let name = call.callee.plainName,
      name != "sleep" else { return nil }
    return expression.range
  }

  /// `dismiss()`, `path.removeLast()`, `shown = nil`.
  static func isClosing(_ statement: Statement) -> Bool {
    guard case .expression(let expression) = statement else { return false }
    switch expression.kind {
    case .assignment(_, let value):
      if case .nilLiteral = value.kind { return true }
      return false
    case .call(let call):
      // `await MainActor.run { dismiss() }`
      if let name = call.callee.dottedName, CodeEffect.wrappers.contains(name), case .closure(let closure)? = call.arguments.last?.value.kind {
        return closure.body.statements.allSatisfy { SilentCode.isFlag($0) || isClosing($0) }
      }
      let words = NameWords.words(.closingDeed)
      // `dismiss()`, and `dismiss?()` of what a view handed over.
      return call.callee.unwrapped.plainName.map { !$0.identifierWords.isDisjoint(with: words) } ?? false
    default: return false
    }
  }
}

extension IfCode {
  /// All that may be done, in order.
  var branches: [Block] {
    switch otherwise {
    case nil: [then]
    case .block(let other): [then, other]
    case .conditional(let other): [then] + other.branches
    }
  }
}

extension Expression {
  /// The call that gives what a value is taken from: `users.current()` of `users.current()?.id` and of
  /// `users.current() as? Admin`.
  var givingCall: Expression {
    switch kind {
    case .member(let base?, _): base.givingCall
    case .optionalChain(let inner), .forceUnwrap(let inner), .cast(let inner, _, _): inner.givingCall
    default: self
    }
  }
}
