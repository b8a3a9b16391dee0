import AccessibilityModel

/// A color picker without a name.
public struct ColorPickerName: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "color-picker-name", family: .names, severity: .error, impact: .critical, wcag: ["4.1.2", "1.3.1", "3.3.2"],
    title: "color picker has no name",
    documentation: RuleDocumentation(
      reports: "A `ColorPicker` whose label is empty or only a picture, and that gets no name from a modifier.",
      why: "VoiceOver says that there is a button, and not of what it changes the colour.",
      howToFix: """
        Give it a title, `ColorPicker("Accent colour", selection: $accent)`. Where the title must not be seen, \
        `.labelsHidden()` hides it and keeps the name.
        """,
      elsewhere: "`colorWell.accessibilityLabel = \"Accent colour\"`.",
      limits: "Silent where a modifier or the label could not be followed.",
      references: ["Apple: documentation of labelsHidden(), the label stays for assistive technologies"]),
    examples: [
      .violation(
        """
        var body: some View {
          ↓ColorPicker("", selection: $accent)
        }
        """,
        fixed: """
          var body: some View {
            ColorPicker("", selection: $accent).accessibilityLabel("Accent")
          }
          """),
      .violation(
        """
        var body: some View {
          ↓ColorPicker(selection: $accent) { Image("palette_24") }
        }
        """),
      .pass(
        """
        var body: some View {
          ColorPicker("Accent colour", selection: $accent).labelsHidden()
        }
        """),
      .pass(
        """
        var body: some View {
          ColorPicker(selection: $accent) { Label("Accent colour", systemImage: "paintpalette") }
        }
        """),
      .pass(
        """
        var body: some View {
          ColorPicker("", selection: $accent).accessibilityLabel("Accent colour")
        }
        """),
      .undecided(
        """
        var body: some View {
          ColorPicker("", selection: $accent).fieldTitle("Accent colour")
        }
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    guard subject.element.role == .colorPicker else { return .inapplicable }
    return UnnamedControl(noun: "color picker").check(subject, in: context)
  }
}
