import SourceModel
import SwiftSource

/// A state of a view that code sets and nothing reads: a tap that does no more does nothing.
enum UnreadState {
  /// Whether the code of a tap only sets such states.
  static func isAll(of tap: SourceRange, in project: ProjectSubject) -> Bool {
    guard let code = tap.text.firstMatch(of: #/\{\s*([a-z]\w*)(?:\.toggle\(\)| = [^\n;{}]+?)\s*\}$/#) else { return false }
    let name = String(code.1)
    guard let part = project.code.part(around: tap),
      let type = project.code.types.first(where: { $0.name == part.name }), type.states.contains(name) else { return false }
    return type.parts.map(\.range).allSatisfy { !reads(name, in: $0.text) }
  }

  /// Whether a name stands anywhere but where it is declared or set.
  private static func reads(_ name: String, in code: String) -> Bool {
    var rest = code[...]
    while let range = rest.firstRange(of: name) {
      let before = rest[..<range.lowerBound], after = rest[range.upperBound...]
      rest = after
      func isPart(_ character: Character?) -> Bool { character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false }
      if isPart(before.last) || isPart(after.first) { continue }
      if before.hasSuffix("$") || before.hasSuffix("_") { return true }
      let isSet = after.hasPrefix(" = ") || after.hasPrefix(".toggle()")
      let isDeclared = ["var ", "let "].contains(where: before.hasSuffix)
      if !isSet, !isDeclared { return true }
    }
    return false
  }
}
