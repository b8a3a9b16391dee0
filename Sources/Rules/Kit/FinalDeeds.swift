import PlatformKnowledge
import SourceModel
import SwiftSource

/// Functions after which something is gone for good, told by their names, and code that puts a question before it.
enum FinalDeeds {
  /// `logOut`, `signOutUser`, `deleteAccount`, `eraseAllData`
  static func isOfAll(_ name: String) -> Bool {
    let words = IdentifierWords.split(name).map { $0.lowercased() }
    guard let first = words.first else { return false }
    if !NameWords.words(.leavingWord).isDisjoint(with: [first, words.prefix(2).joined()]) { return true }
    guard NameWords.words(.finalVerb).contains(first) else { return false }
    return !NameWords.words(.allOfIt).isDisjoint(with: words) || words.contains("all") && words.last == "data"
  }

  /// `deletePlant`, `remove`, `resetAll`: gone is what the button is for, where it says of itself that it destroys.
  static func takesAway(_ name: String) -> Bool {
    IdentifierWords.split(name).first.map { NameWords.words(.finalVerb).contains($0.lowercased()) } ?? false
  }

  /// Something in the code has to do with a question.
  ///
  /// - Parameter besides: Words that say nothing here, as other rows may bring up other screens.
  static func asks(_ body: Block?, besides: Set<String> = []) -> Bool {
    let asking = NameWords.words(.askingFlag).union(NameWords.words(.askingVerb)).subtracting(besides)
    return body?.calledNames.contains { !asking.isDisjoint(with: $0.identifierWords) } ?? false
  }

  /// The same, also where a state brings the question up (`isConfirming = true`), or where what was done can be undone.
  static func asksOrUndoes(_ body: Block) -> Bool {
    if asks(body) { return true }
    var isMet = false
    CodeWalk.expressions(of: body) { expression in
      switch expression.kind {
      case .assignment(let target, let value):
        let names = [target.plainName, value.plainName].compactMap(\.self)
        if names.contains(where: bringsUpQuestion), !UnreadFailures.isTakenAway(value) { isMet = true }
      case .name(let name), .member(_, let name): if name.lowercased().contains("undo") { isMet = true }
      default: break
      }
    }
    return isMet
  }

  /// `isDeleteAlertShown`, `confirmsDeletion`, `.confirming`
  static func bringsUpQuestion(_ name: String) -> Bool {
    let words = name.identifierWords
    return !NameWords.words(.askingFlag).isDisjoint(with: words) || words.contains { $0.hasPrefix("confirm") }
  }
}
