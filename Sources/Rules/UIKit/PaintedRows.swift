import PlatformKnowledge
import SourceModel
import SwiftSource

/// Cells that code paints by whether their row can be used, without a word to UIKit: `cell.backgroundColor = row.isDisabled ?
/// .lightGray : .blue`.
enum PaintedRows {
  /// The tests, one for each value that is asked for.
  static func all(in type: TypeCode) -> [SourceRange] {
    guard type.mentions(words), type.mentions(["cell", "Cell"]), !type.mentions(telling) else { return [] }
    var asked: Set<String> = []
    return type.kinds.assignments.compactMap { expression -> SourceRange? in
      guard case .assignment(let target, let value) = expression.kind, let path = target.dottedName?.split(separator: "."),
        path.count > 1, path[0].lowercased().hasSuffix("cell"), path.last.map({ FrameworkNames.names(.cellPaint).contains(String($0)) }) ?? false,
        case .ternary(let test, _, _) = value.kind, let name = subject(test), saysAbility(name),
        asked.insert(name).inserted else { return nil }
      return test.range
    }
  }

  /// Parts of the names that are looked for.
  private static let words = ["isabled", "nabled", "ocked"]

  /// By which a class tells UIKit that a cell can do nothing, or VoiceOver.
  private static let telling = FrameworkNames.names(.abilityTelling).sorted()

  private static func subject(_ test: Expression) -> String? {
    switch test.kind {
    case .prefix("!", let operand): subject(operand)
    case .tuple(let parts) where parts.count == 1: subject(parts[0].value)
    default: test.dottedName
    }
  }

  /// `row.isDisabled`, `level.isLocked`; of a control or the cell UIKit knows it.
  private static func saysAbility(_ path: String) -> Bool {
    let parts = path.split(separator: ".").map(String.init)
    guard parts.count == 2, let last = DecorativeNames.parts(of: parts[1]).last,
      NameWords.words(.abilityFlag).contains(last) || last == "locked" else { return false }
    let owner = DecorativeNames.parts(of: parts[0]).last ?? ""
    return owner != "cell" && !NameWords.words(.controlName).contains(owner)
  }
}
