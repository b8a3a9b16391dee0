import AccessibilityModel
import SourceModel
import SwiftSource
import ViewEvaluation

/// Heights of rows that do not follow the text size (Apple: documentation of UITableView rowHeight and of
/// UITableViewDelegate tableView(_:heightForRowAt:)).
extension UIElementBuilder {
  /// The number that the list of a cell has for its rows, or that its delegate answers for each of them.
  func rowHeight(of cell: UIObject) -> RowHeight? {
    guard let list = cell.stock ?? list(around: cell), list.isKind(of: "UITableView") else { return nil }
    let owners = [root?.declaration, list.declaration].compactMap(\.self)
    let answers = owners.flatMap { facts.evaluator.declarations.functions("tableView", of: $0, isStatic: false) }
      .filter { $0.parameters.contains { $0.label == "heightForRowAt" } }
    if !answers.isEmpty { return answers.count == 1 ? answer(of: answers[0]) : nil }
    let settings = list.all("rowHeight")
    guard let last = settings.last, last.conditions.isEmpty, !last.isLater, settings.allSatisfy({ !$0.isLater }),
      case .number(let points) = last.value, points > 0 else { return nil }
    return RowHeight(points: points, source: last.source)
  }

  private func list(around cell: UIObject) -> UIObject? {
    var next = cell.parent
    while let view = next, !view.isKind(of: "UITableView") { next = view.parent }
    return next
  }

  /// `return 72`, `return NoteCell.height`
  private func answer(of function: FunctionDeclaration) -> RowHeight? {
    guard let statements = function.body?.statements, statements.count == 1 else { return nil }
    let value: Expression
    switch statements[0] {
    case .returned(let returned?): value = returned
    case .expression(let expression): value = expression
    default: return nil
    }
    return points(of: value).map { RowHeight(points: $0, source: value.range) }
  }

  private func points(of value: Expression) -> Double? {
    switch value.kind {
    case .integer(let number): return Double(number)
    case .float(let number): return number
    case .member(let base?, let name):
      guard case .name(let type) = base.kind else { return nil }
      let constants = facts.evaluator.declarations.types(named: type).flatMap(\.members.properties)
        .filter { $0.name == name && $0.isStatic && $0.isConstant }
      guard constants.count == 1, let constant = constants[0].initializer, case .member = value.kind else { return nil }
      if case .member = constant.kind { return nil }
      return points(of: constant)
    default: return nil
    }
  }
}
