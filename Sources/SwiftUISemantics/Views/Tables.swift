import AccessibilityModel
import SourceModel
import ViewEvaluation

extension TreeBuilder {
  /// On iPhone a table shows its first column and no column headers (recorded: as_ref_swiftui_table).
  func table(_ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    guard let columns = view.arguments.trailingClosure ?? view.arguments.first(labelled: "columns"),
      let column = firstColumn(of: views(columns)) else { return list(view, context) }
    if let rows = view.arguments.first(labelled: "rows") { return table(of: rows, column, view, context) }
    guard let data = view.arguments.unlabelled.first else { return list(view, context) }
    var inner = inRows(of: view, context)
    let cell = column.arguments.first(labelled: "content") ?? column.arguments.trailingClosure
    switch evaluator.content(of: data, rowClosure: cell?.value ?? .absent) {
    case .known(let members):
      return container(.table, members.flatMap { self.cell(of: column, cell, $0, inner) }, view.source)
    case .repeated(let member, let description, let holdsInitially):
      inner.isUnderCondition = true
      let nodes = self.cell(of: column, cell, member, inner)
      let rows = Repetition(description: description, nodes: nodes, holdsInitially: holdsInitially)
      return nodes.isEmpty ? [] : container(.table, [.repeated(rows)], view.source)
    }
  }

  /// What is around the rows of a table.
  private func inRows(of view: PrimitiveView, _ context: ViewContext) -> ViewContext {
    var inner = context
    inner.chain = nil
    inner.isInList = true
    inner.handed.layout = nil
    inner = over(view.name, view.source, inner)
    inner.handed.fixedHeight = nil
    inner.handed.fixedWidth = nil
    return inner
  }

  /// A table whose rows are written one by one or made of data: each `TableRow` shows its value in the first column.
  private func table(
    of rows: EvaluatedArgument, _ column: PrimitiveView, _ view: PrimitiveView, _ context: ViewContext
  ) -> [AccessibilityNode] {
    let inner = inRows(of: view, context)
    let outer = tableColumn
    tableColumn = column
    defer { tableColumn = outer }
    return container(.table, build(views(rows), inner), view.source)
  }

  /// A row of a table: what its first column shows of its value.
  func tableRow(_ row: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    guard let column = tableColumn, let value = row.arguments.unlabelled.first else { return closureContent(row, context) }
    let cell = column.arguments.first(labelled: "content") ?? column.arguments.trailingClosure
    return self.cell(of: column, cell, value.value, context)
  }

  private func firstColumn(of node: ViewNode) -> PrimitiveView? {
    switch node {
    case .group(let nodes): nodes.lazy.compactMap(firstColumn).first
    case .modified(let base, _): firstColumn(of: base)
    case .branch(let branches): branches.lazy.compactMap { self.firstColumn(of: $0.view) }.first
    case .primitive(let view): view.name == "TableColumn" ? view : nil
    case .custom, .opaque: nil
    }
  }

  /// What the column shows of a member: its views, or the text that its key path leads to.
  private func cell(
    of column: PrimitiveView, _ content: EvaluatedArgument?, _ member: Value, _ context: ViewContext
  ) -> [AccessibilityNode] {
    if let content { return build(views(content, arguments: [member]), context) }
    guard let path = column.arguments.first(labelled: "value"),
      let value = evaluator.identity(of: member, by: path, source: column.source) else { return [] }
    let argument = EvaluatedArgument.synthesized(label: "verbatim", value: value, source: path.source)
    return build(.primitive(PrimitiveView(name: "Text", arguments: [argument], source: path.source)), context)
  }
}
