import SourceModel
import SwiftSource

extension PropertyDeclaration {
  /// The class of what it holds, as its type says or the call that makes it: `UIButton` of `let send = UIButton()`.
  var heldClass: String? {
    if let type { return type.name }
    if case .call(let call)? = initializer?.kind { return call.callee.plainName }
    return nil
  }
}

extension Expression {
  /// `a.b.c` as it is written, optional chains included; nil for anything else.
  var dottedName: String? {
    switch kind {
    case .name(let name): return name
    case .member(let base?, let name): return base.dottedName.map { $0 == "self" ? name : "\($0).\(name)" }
    case .optionalChain(let inner), .forceUnwrap(let inner): return inner.dottedName
    default: return nil
    }
  }

  /// As it is written, without the `self` in front; nil for what may be nothing, and for what a closure is given.
  var plainPath: String? {
    if case .nilLiteral = kind { return "nil" }
    guard let path = writtenPath, !path.contains(where: { "?!$".contains($0) }) else { return nil }
    return path.withoutSelf
  }

  /// The bare name of the function that the argument of a selector names: `hide` of `self.hide(_:)`.
  var functionOfSelector: String? {
    if case .call(let call) = kind { return call.callee.plainName }
    return plainName.map { String($0.prefix { $0 != "(" }) }
  }

  /// The function that `#selector(…)` names.
  var selectedFunction: String? {
    guard case .macro("selector", let arguments) = kind else { return nil }
    return arguments.first?.value.functionOfSelector
  }

  /// The call of a modifier of that name.
  func call(named name: String) -> Call? {
    guard case .call(let call) = kind, case .member(_, name) = call.callee.kind else { return nil }
    return call
  }

  /// A call of a member without what it is called on: from the dot to the end.
  var memberRange: SourceRange {
    guard case .call(let call) = kind, case .member(let base?, _) = call.callee.kind else { return range }
    return SourceRange(file: range.file, start: CodeScanner(bytes: range.file.bytes).afterTrivia(base.range.end),
      end: range.end)
  }
}

extension String {
  /// The words of a name in code, in small letters: `player`, `play`, `next`, `note` of `player.playNextNote`.
  var identifierWords: Set<String> { LetterRuns.words(of: self, keepsRuns: false).map(Set.init) ?? wordsOfUnicode }

  private var wordsOfUnicode: Set<String> {
    var words: Set<String> = []
    var word = ""
    for character in self {
      if !character.isLetter || character.isUppercase, !word.isEmpty {
        words.insert(word.lowercased())
        word = ""
      }
      if character.isLetter { word.append(character) }
    }
    if !word.isEmpty { words.insert(word.lowercased()) }
    return words
  }
}
