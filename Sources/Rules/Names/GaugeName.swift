import AccessibilityModel

/// A gauge without a name.
public struct GaugeName: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "gauge-name", family: .names, severity: .error, impact: .serious, wcag: ["4.1.2", "1.1.1"],
    title: "gauge has no name",
    documentation: RuleDocumentation(
      reports: "A `Gauge` whose label is empty or only a picture, and that gets no name from a modifier.",
      why: "VoiceOver reads a number and not what it measures.",
      howToFix: """
        Give it a label, which most styles do not draw: `Gauge(value: level) { Text("Battery") }`. Or add \
        `.accessibilityLabel("Battery")`.
        """,
      elsewhere: "A view that draws a gauge is an element with an `accessibilityLabel` and an `accessibilityValue`.",
      limits: "Silent where a modifier or the label could not be followed.",
      references: ["Apple: documentation of Gauge, the label describes what is measured"]),
    examples: [
      .violation(
        """
        var body: some View {
          ↓Gauge(value: humidity) { EmptyView() }.gaugeStyle(.accessoryCircular)
        }
        """),
      .violation(
        """
        var body: some View {
          ↓Gauge(value: level, in: 0...100) { Image("battery_icon") } currentValueLabel: { Text("40") }
        }
        """,
        fixed: """
          var body: some View {
            Gauge(value: level, in: 0...100) { Image("battery_icon") } currentValueLabel: { Text("40") }
              .accessibilityLabel("<#name#>")
          }
          """),
      .pass(
        """
        var body: some View {
          Gauge(value: humidity) { Text("Humidity") }.gaugeStyle(.accessoryCircular)
        }
        """),
      .pass(
        """
        var body: some View {
          Gauge(value: level) { Image(systemName: "battery.50") }.accessibilityLabel("Battery")
        }
        """),
      .pass(
        """
        var body: some View {
          TabView { Text("One"); Text("Two") }.tabViewStyle(.page)
        }
        """),
      .undecided(
        """
        var body: some View {
          Gauge(value: humidity) { EmptyView() }.captioned("Humidity")
        }
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    // The dots of a paged tab view are adjusted like a gauge and named by the system.
    guard subject.element.role == .gauge, subject.element.viewName != "TabView" else { return .inapplicable }
    return UnnamedControl(noun: "gauge").check(subject, in: context)
  }
}
