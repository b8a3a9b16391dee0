import PlatformKnowledge
import SourceModel
import SwiftSource

/// Work that is done at once, whose function gives `false` or `nil` where it failed: `func export() -> URL?`, and
/// `if let file = store.export() { shared = file }` without anything else.
extension GivenFailures {
  /// Whether a function keeps or writes something, says nothing where that fails, and gives a value that says no; or gives
  /// what another function of the type gives that does so.
  static func givesAtOnce(_ function: FunctionDeclaration, among others: [FunctionDeclaration]) -> Bool {
    if failsMutely(function) { return true }
    guard isAnswering(function), let name = function.body?.statements.last.flatMap(handedBack)?.callName else { return false }
    let given = others.filter { $0.name == name }
    return !given.isEmpty && given.allSatisfy(failsMutely) && !(function.body.map(tells) ?? true)
  }

  /// What a function gives back at its end, with `return` or as all that it is made of.
  private static func handedBack(_ statement: Statement) -> Expression? {
    switch statement {
    case .returned(let value): value
    case .expression(let value): value
    default: nil
    }
  }

  private static func isAnswering(_ function: FunctionDeclaration) -> Bool {
    function.returnType.map { $0.name == "Bool" || $0.isOptional } ?? false
  }

  private static func failsMutely(_ function: FunctionDeclaration) -> Bool {
    guard isAnswering(function), let body = function.body, !tells(body) else { return false }
    let endsWithNo = body.statements.last.map { isNothing($0, []) } ?? false
    var fails = false
    CodeWalk.blocks(of: body) { block in
      for (position, statement) in block.statements.enumerated() {
        guard case .doCatch(let parts) = statement, parts.count > 1, StoredWork.isDone(in: parts[0]), !StoredWork.onlyRemovesFiles(in: parts[0]),
          block.statements.dropFirst(position + 1).allSatisfy({ isNothing($0, []) }) else { continue }
        if parts.dropFirst().allSatisfy({ isMutely($0, [], returns: !endsWithNo) }) { fails = true }
      }
    }
    return fails
  }

  /// A call that is asked for what it did, by a name that says that it does something.
  static func askedAtOnce(_ value: Expression) -> [Use] {
    guard case .call(let call) = value.givingCall.kind, !call.isAwaited, !call.isTried, !call.isTriedOnly, let name = call.callee.plainName,
      let verb = IdentifierWords.split(name).first?.lowercased(),
      ActionVerbs.deed(of: verb) != nil || NameWords.words(.storingVerb).contains(verb) else { return [] }
    return named(call, value.range).map { use in
      var use = use
      use.isAtOnce = true
      return use
    }
  }
}
