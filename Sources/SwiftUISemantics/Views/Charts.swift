import AccessibilityModel
import SourceModel
import ViewEvaluation

extension TreeBuilder {
  /// A chart is a container of its marks (builtin-views: Chart, medium confidence). It says nothing itself; the element
  /// in front stands for it where rules ask about charts, and is all there is of a chart without known marks.
  func chart(_ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    var inner = context
    inner.chain = nil
    let marks = rows(of: view, inner)
    var chart = element(.chart, view.name, view.source, context)
    guard marks.hasExposedElement else {
      chart.content = marks.elements
      return [.element(chart)]
    }
    chart.exposure = .absent
    return container(.chart, [.element(chart)] + marks, view.source)
  }

  /// A mark says what it plots, in words that Charts puts together; what is known of them is where they come from.
  func mark(_ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    var mark = element(.chartMark, view.name, view.source, context)
    let axes = ["x", "y", "angle", "xStart", "yStart"]
    let plotted = axes.compactMap { view.arguments.first(labelled: $0).flatMap(plottedValue) }
    if let first = plotted.first { mark.label = first }
    if plotted.count > 1 { mark.value = plotted[1] }
    return [.element(mark)]
  }

  /// The value of `.value("Day", day.name)`, as a hole: how it is written is the framework's business.
  private func plottedValue(_ argument: EvaluatedArgument) -> Fact<SpokenText>? {
    guard case .member(let member) = argument.value, member.name == "value",
      let value = member.arguments.unlabelled.last else { return nil }
    return Fact(.hole(holeText(value)), origin: .system, source: value.source, localization: .dynamic)
  }
}
