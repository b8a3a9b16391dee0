import SourceModel
import SwiftSource

/// Where a list gives the cell at one place other looks by a function of the cell: `if current == indexPath.item {
/// cell.highlight() }`.
enum MarkedCells {
  struct Mark: Sendable {
    /// The classes that the cell may be cast to.
    let cells: [String]
    let function: String
    let condition: String
    let place: SourceRange
  }

  /// Those of one type or extension.
  static func all(in type: TypeCode) -> [Mark] {
    guard type.mentions(["indexPath"]) else { return [] }
    return type.members.functions.filter(\.givesCell).flatMap(marks)
  }

  private static func marks(in function: FunctionDeclaration) -> [Mark] {
    var cells: [String] = []
    CodeWalk.expressions(of: function) { expression in
      if case .cast(_, _, let type) = expression.kind { cells.append(type.name) }
    }
    guard let body = function.body, !cells.isEmpty else { return [] }
    var result: [Mark] = []
    walk(body) { code in
      guard let condition = code.conditions.lazy.compactMap(chosenPlace).first else { return }
      for case .expression(let expression) in code.then.statements {
        guard case .call(let call) = expression.kind, call.arguments.isEmpty,
          case .member(let cell?, let name) = call.callee.kind, cell.dottedName?.lowercased().hasSuffix("cell") ?? false else { continue }
        result.append(Mark(cells: cells, function: name, condition: condition, place: expression.range))
      }
    }
    return result
  }

  private static func walk(_ block: Block, _ visit: (IfCode) -> Void) {
    for statement in block.statements {
      switch statement {
      case .conditional(let code):
        visit(code)
        walk(code.then, visit)
        if case .block(let otherwise)? = code.otherwise { walk(otherwise, visit) }
      case .selection(let code): for part in code.cases { walk(part.body, visit) }
      default: break
      }
    }
  }

  /// `current == indexPath.item`: the place of one cell among all, which something remembers.
  private static func chosenPlace(_ element: ConditionElement) -> String? {
    guard case .expression(let expression) = element, case .binary("==", let left, let right) = expression.kind,
      let first = left.dottedName, let second = right.dottedName else { return nil }
    let places = [first, second].filter { name in ["indexPath.row", "indexPath.item", "indexPath"].contains(name) }
    return places.count == 1 ? "\(first) == \(second)" : nil
  }

  /// Whether a function of a cell sets nothing but how it looks.
  static func onlyPaints(_ function: FunctionDeclaration) -> Bool {
    guard function.parameters.isEmpty else { return false }
    var paints = false
    var does = false
    CodeWalk.expressions(of: function) { expression in
      guard case .assignment(let target, _) = expression.kind, let name = target.plainName else { return }
      if PaintedChoices.looks.contains(name) { paints = true } else { does = true }
    }
    return paints && !does
  }
}
