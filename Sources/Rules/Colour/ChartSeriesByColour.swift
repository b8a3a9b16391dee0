import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// Lines or points of a chart that only their colours tell apart.
public struct ChartSeriesByColour: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "chart-series-by-colour", family: .color, severity: .warning, impact: .moderate, wcag: ["1.4.1"],
    title: "series of a chart differ by colour alone",
    documentation: RuleDocumentation(
      reports: """
        `LineMark` and `PointMark` with `.foregroundStyle(by:)` in a chart without `.symbol(by:)`, `.lineStyle(by:)` or \
        annotations at the series.
        """,
      why: """
        One man in twelve cannot tell red from green. Where lines differ by their colours alone, the legend tells him \
        nothing, and the label "Differentiate Without Color Alone" of the App Store is out of reach.
        """,
      howToFix: "Give each series a shape too: `.symbol(by: .value(\"City\", day.city))`, or a `.lineStyle(by:)`.",
      elsewhere: "Draw other shapes or dashes for each series, or write its name at its end.",
      limits: """
        Bars, areas and sectors are left alone, as are charts that annotate their marks. Whether there is more than one \
        series, source does not tell.
        """,
      references: ["WCAG 2.2, 1.4.1 Use of Color", "Apple: documentation of ChartContent symbol(by:)"]),
    examples: [
      .violation(
        """
        let days: [Day]
        var body: some View {
          Chart(days) { day in
            LineMark(x: .value("Day", day.date), y: .value("Rain", day.rain))↓.foregroundStyle(by: .value("City", day.city))
          }
        }
        """,
        fixed: """
          let days: [Day]
          var body: some View {
            Chart(days) { day in
              LineMark(x: .value("Day", day.date), y: .value("Rain", day.rain)).foregroundStyle(by: .value("City", day.city))
                .symbol(by: .value("City", day.city))
            }
          }
          """),
      .pass(
        """
        let days: [Day]
        var body: some View {
          Chart(days) { day in
            LineMark(x: .value("Day", day.date), y: .value("Rain", day.rain))
              .foregroundStyle(by: .value("City", day.city)).symbol(by: .value("City", day.city))
          }
        }
        """),
      .pass(
        """
        let days: [Day]
        var body: some View {
          Chart(days) { day in
            LineMark(x: .value("Day", day.date), y: .value("Rain", day.rain)).foregroundStyle(.blue)
          }
        }
        """),
      .undecided(
        """
        let days: [Day]
        var body: some View {
          Chart(days) { day in RainLine(day: day).foregroundStyle(by: .value("City", day.city)) }
        }
        """),
    ])

  private static let marks = FrameworkNames.names(.seriesMark)

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    project.code.types.flatMap { type -> [Outcome] in
      let marks = type.chains.filter { $0.name.map(Self.marks.contains) ?? false }
      let isTold = type.chains.contains { $0.has("annotation") } || marks.contains { chain in
        chain.links.contains { ["symbol", "lineStyle"].contains($0.name) && $0.call.argument("by") != nil }
      }
      guard !isTold else { return [] }
      return marks.prefix(1).compactMap { chain in
        guard let link = chain.link("foregroundStyle"), let series = link.call.argument("by") else { return nil }
        let edit = FixBuilder.adding(".symbol(by: \(series.range.text))", after: chain.whole.range)
        return .violation(Violation(
          "series of the chart differ by colour alone", certainty: .likely, at: link.place,
          fixes: [Fix("give each series a symbol", safety: .suggested, edits: [edit])]))
      }
    }
  }
}
