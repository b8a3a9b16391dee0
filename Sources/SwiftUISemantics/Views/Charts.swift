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
    let plotted = Self.plottedArguments.compactMap { view.arguments.first(labelled: $0).flatMap(plottedValue) }
    if let first = plotted.first { mark.label = first }
    if let second = plotted.dropFirst().first {
      mark.value = second
      let rest = plotted.dropFirst().map(\.value)
      if rest.count > 1 { mark.value?.value = .joined(Array(rest), separator: ", ") }
    }
    return [.element(mark)]
  }

  /// Labels of the arguments that give a mark what it plots (Apple: AreaMark, BarMark, RectangleMark, RuleMark,
  /// SectorMark).
  private static let plottedArguments = ["x", "y", "angle", "xStart", "xEnd", "yStart", "yEnd"]

  /// The value of `.value("Day", day.name)`: a literal as it is written, as far as no format bears on it; else a hole,
  /// since how it is written is the framework's business.
  private func plottedValue(_ argument: EvaluatedArgument) -> Fact<SpokenText>? {
    guard case .member(let member) = argument.value, member.name == "value",
      let value = member.arguments.unlabelled.last else { return nil }
    var text = SpokenText.hole(holeText(value))
    var localization = Localization.dynamic
    switch value.value.unbound {
    case .text:
      if let words = evaluator.text(value) { (text, localization) = (words.spoken, .verbatim) }
    // Longer numbers are grouped, and fractions cut, as the language and the axis have it.
    case .number(let number) where number == number.rounded() && abs(number) < 1000:
      text = SpokenText(Self.plain(number, decimals: 0))
    default: break
    }
    return Fact(text, origin: .system, source: value.source, localization: localization)
  }
}
