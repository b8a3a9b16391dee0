import PlatformKnowledge
import SourceModel
import SwiftSource

/// Where a list gives its cells other looks by what a press on a row changed, whatever that is called: `if marked.contains(
/// indexPath.item) { cell.layer.borderWidth = 2 }` with `marked.insert(indexPath.item)` where a row was chosen.
enum PressedChoices {
  struct Paint: Sendable {
    let type: String
    let condition: String
    let place: SourceRange
  }

  static func all(in type: WholeType) -> [Paint] {
    guard type.mentions(["didSelectItemAt", "didSelectRowAt"]), type.mentions(["cellForItemAt", "cellForRowAt"]) else { return [] }
    let functions = type.parts.flatMap(\.members.functions)
    let own = Set(type.parts.flatMap(\.members.properties).map(\.name))
    let changed = functions.filter(\.answersRowChoice).reduce(into: Set<String>()) { names, function in
      names.formUnion(Self.changed(by: function.body, among: own))
      let reached = function.calledNames
      for called in functions where reached.contains(called.name) {
        names.formUnion(Self.changed(by: called.body, among: own))
      }
    }
    guard !changed.isEmpty else { return [] }
    return functions.filter(\.givesCell).compactMap { first(in: $0, changed) }.map { found in
      Paint(type: type.name, condition: found.condition, place: found.place)
    }
  }

  /// Properties of the type that code gives something else, or members.
  private static func changed(by body: Block?, among own: Set<String>) -> Set<String> {
    guard let body else { return [] }
    var names: Set<String> = []
    CodeWalk.expressions(of: body) { expression in
      switch expression.kind {
      case .assignment(let target, _): if let name = target.dottedName { names.insert(name) }
      case .call(let call):
        if case .member(let base?, let method) = call.callee.kind, let name = base.dottedName,
          NameWords.words(.listChange).contains(method.lowercased()) { names.insert(name) }
      default: break
      }
    }
    return names.intersection(own)
  }

  /// The first look of a cell that one of the values decides, where no words follow the same.
  private static func first(in function: FunctionDeclaration, _ changed: Set<String>) -> (condition: String, place: SourceRange)? {
    guard let body = function.body else { return nil }
    var found: (condition: String, place: SourceRange)?
    var isTold = false
    func note(_ test: Expression, paints: Bool, tells: Bool) {
      guard let condition = choice(test, changed) else { return }
      if tells { isTold = true }
      if paints, found == nil { found = (condition, test.range) }
    }
    CodeWalk.expressions(of: body) { expression in
      guard case .assignment(let target, let value) = expression.kind, case .ternary(let test, _, _) = value.kind else { return }
      note(test, paints: isLook(target), tells: !isLook(target))
    }
    CodeWalk.blocks(of: body) { block in
      for case .conditional(let code) in block.statements {
        guard code.conditions.count == 1, case .expression(let test)? = code.conditions.first else { continue }
        let paints = code.then.statements.filter { statement in
          if case .expression(let expression) = statement, case .assignment(let target, _) = expression.kind { isLook(target) } else { false }
        }
        note(test, paints: !paints.isEmpty && paints.count == code.then.statements.count, tells: paints.count < code.then.statements.count)
      }
    }
    return isTold ? nil : found
  }

  /// `cell.layer.borderWidth`, `cell.contentView.backgroundColor`
  private static func isLook(_ target: Expression) -> Bool {
    guard let parts = target.dottedName?.split(separator: "."), parts.count > 1, let last = parts.last else { return false }
    return parts[0].lowercased().hasSuffix("cell") && PaintedChoices.looks.contains(String(last)) && last != "image"
  }

  /// A test of what a press changed against the row: `marked.contains(day)`, `indexPath.row == place`. Of what is named for a
  /// choice, `PaintedChoices` tells.
  private static func choice(_ test: Expression, _ changed: Set<String>) -> String? {
    switch test.kind {
    case .prefix("!", let operand): return choice(operand, changed)
    case .tuple(let parts) where parts.count == 1: return choice(parts[0].value, changed)
    case .binary("==", let left, let right):
      guard let first = left.dottedName, let second = right.dottedName, changed.contains(first) != changed.contains(second) else { return nil }
      return named("\(first) == \(second)")
    case .call(let call):
      guard case .member(let base?, "contains") = call.callee.kind, call.arguments.count == 1, call.arguments[0].label == nil,
        let all = base.dottedName, changed.contains(all), let one = call.arguments[0].value.dottedName else { return nil }
      return named("\(all).contains(\(one))")
    default: return nil
    }
  }

  private static func named(_ text: String) -> String? { NamedChoice.isTold(by: text) ? nil : text }

  static let examples: [Example] = [
    .violation(
      """
      final class DaysController: UICollectionViewController {
        private var days: [Day] = []
        private var marked: Set<Int> = []
        override func collectionView(_ list: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
          let cell = list.dequeueReusableCell(withReuseIdentifier: "day", for: indexPath) as! DayCell
          cell.name.text = days[indexPath.item].name
          if ↓marked.contains(indexPath.item) { cell.contentView.layer.borderWidth = 2 } else { cell.contentView.layer.borderWidth = 0 }
          return cell
        }
        override func collectionView(_ list: UICollectionView, didSelectItemAt indexPath: IndexPath) {
          marked.insert(indexPath.item)
          list.reloadItems(at: [indexPath])
        }
      }
      final class DayCell: UICollectionViewCell { let name = UILabel() }
      """),
    // Words follow it, too.
    .pass(
      """
      final class DaysController: UICollectionViewController {
        private var days: [Day] = []
        private var marked: Set<Int> = []
        override func collectionView(_ list: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
          let cell = list.dequeueReusableCell(withReuseIdentifier: "day", for: indexPath) as! DayCell
          cell.contentView.layer.borderWidth = marked.contains(indexPath.item) ? 2 : 0
          cell.note.text = marked.contains(indexPath.item) ? "Booked" : "Free"
          return cell
        }
        override func collectionView(_ list: UICollectionView, didSelectItemAt indexPath: IndexPath) {
          marked.insert(indexPath.item)
          list.reloadItems(at: [indexPath])
        }
      }
      final class DayCell: UICollectionViewCell { let note = UILabel() }
      """),
    // No press changes it.
    .pass(
      """
      final class DaysController: UICollectionViewController {
        private var today = 0
        override func collectionView(_ list: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
          let cell = list.dequeueReusableCell(withReuseIdentifier: "day", for: indexPath) as! DayCell
          cell.contentView.layer.borderWidth = indexPath.item == today ? 2 : 0
          return cell
        }
        override func collectionView(_ list: UICollectionView, didSelectItemAt indexPath: IndexPath) { open(indexPath.item) }
      }
      final class DayCell: UICollectionViewCell { let note = UILabel() }
      """),
  ]
}
