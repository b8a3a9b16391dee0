import AccessibilityModel

/// A chart that does not say what it is about.
public struct ChartName: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "chart-name", family: .names, severity: .warning, impact: .moderate, wcag: ["1.1.1"],
    title: "chart has no name",
    documentation: RuleDocumentation(
      reports: "A `Chart` without an accessibility label or chart descriptor. Always for review.",
      why: """
        Swift Charts makes an element of each mark and an audio graph of all of them, but it does not know what the \
        chart is about. People come upon numbers without a subject.
        """,
      howToFix: """
        Name it, `.accessibilityLabel("Steps per day")`, and hide a mere ornament with `.accessibilityHidden(true)`.
        """,
      elsewhere: "Conform the view to `AXChart` and return an `AXChartDescriptor` with a title and a summary.",
      limits: """
        A heading above the chart may say enough. Whether the plotted values have names cannot be seen. Silent where a \
        modifier could not be followed, and about charts without marks.
        """,
      references: ["Apple: documentation of ChartContent (marks get label and value from what is plotted)"]),
    examples: [
      .violation(
        """
        var body: some View {
          ↓Chart(days) { LineMark(x: .value("Day", $0.date), y: .value("Steps", $0.steps)) }
        }
        """,
        fixed: """
          var body: some View {
            Chart(days) { LineMark(x: .value("Day", $0.date), y: .value("Steps", $0.steps)) }
              .accessibilityLabel("Steps by day")
          }
          """),
      .violation(
        """
        var body: some View {
          VStack {
            Text("Steps")
            ↓Chart { ForEach(days) { BarMark(x: .value("Day", $0.date), y: .value("Steps", $0.steps)) } }
          }
        }
        """),
      .violation(
        """
        var body: some View {
          VStack {
            Text("Spending").font(.headline)
            VStack {
              ↓Chart(days) { BarMark(x: .value("Day", $0.date), y: .value("Amount", $0.amount)) }
              Text("Last week")
            }
          }
        }
        """,
        fixed: """
          var body: some View {
            VStack {
              Text("Spending").font(.headline)
              VStack {
                Chart(days) { BarMark(x: .value("Day", $0.date), y: .value("Amount", $0.amount)) }
                  .accessibilityLabel("Spending")
                Text("Last week")
              }
            }
          }
          """),
      .pass(
        """
        var body: some View {
          Chart(days) { LineMark(x: .value("Day", $0.date), y: .value("Steps", $0.steps)) }
            .accessibilityLabel("Steps per day")
        }
        """),
      .pass(
        """
        var body: some View {
          Chart(days) { LineMark(x: .value("Day", $0.date), y: .value("Steps", $0.steps)) }
            .accessibilityHidden(true)
        }
        """),
      .pass(
        """
        var body: some View {
          Chart(days) { LineMark(x: .value("Day", $0.date), y: .value("Steps", $0.steps)) }
            .accessibilityChartDescriptor(self)
        }
        """),
      .pass("var body: some View { Chart {}.frame(height: 80) }"),
      .undecided(
        """
        var body: some View {
          Chart(days) { LineMark(x: .value("Day", $0.date), y: .value("Steps", $0.steps)) }.captioned("Steps")
        }
        """),
    ] + ofPlotted)

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.role == .chart else { return .inapplicable }
    // With marks, the chart is the container around them.
    let chart = subject.containers.last { $0.kind == .chart }
    // Without marks it only keeps its place, or draws axes for another one.
    if chart == nil, element.content.isEmpty, element.certainty == .known, element.reasons.isEmpty {
      return .inapplicable
    }
    let isShown = subject.nodes(in: .chart).map { $0.firstElement { $0.exposure == .exposed } != nil } ?? (element.exposure == .exposed)
    let modifiers = element.modifiers + (chart?.modifiers ?? [])
    guard isShown, chart?.label == nil, element.isUnnamed, !element.hasEmptiedLabel,
      !modifiers.contains(where: { $0.name == "accessibilityChartDescriptor" })
    else { return .pass }
    if let doubt = element.namingDoubt { return .undecided(doubt) }
    let name = title(above: subject) ?? ProposedName.headerOfOwnSection(subject).flatMap { ProposedName(text: $0, for: element) }
      ?? Self.ofAxes(element, in: context) ?? .gap
    let fixes = [NamingFix.label(name, on: element, noun: "chart"), NamingFix.hide(element, noun: "chart")]
    return .violation(Violation(
      "chart has no name", certainty: .review, at: element.source, fixes: fixes.compactMap(\.self)))
  }

  /// What stands above it in its stack, or above the stack that it begins.
  private func title(above subject: ElementSubject) -> ProposedName? {
    let mates = StackMates(of: subject)
    guard let text = mates.captionAbove ?? mates.titleAbove(subject) else { return nil }
    return ProposedName(text: text, for: subject.element)
  }
}
