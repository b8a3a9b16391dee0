import AccessibilityModel
import SourceModel

/// A control that tests cannot find by an identifier.
public struct MissingIdentifier: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "missing-identifier", family: .structure, severity: .note, impact: .minor, wcag: [], isOptIn: true,
    title: "control has no identifier",
    documentation: RuleDocumentation(
      reports: "A control without an `accessibilityIdentifier`.",
      why: """
        Tests that find controls by their words fail in every other language, and so people leave the words alone \
        even where better ones are wanted.
        """,
      howToFix: "Add `.accessibilityIdentifier(\"save\")`.",
      elsewhere: "Set `accessibilityIdentifier`.",
      limits: "Off by default: identifiers are for tests, and nobody hears them.",
      references: ["Apple: documentation of accessibilityIdentifier(_:)"]),
    examples: [
      .violation("var body: some View { ↓Button(\"Save\") { save() } }"),
      .pass("var body: some View { Button(\"Save\") { save() }.accessibilityIdentifier(\"save\") }"),
      .pass("var body: some View { Text(\"Saved\") }"),
      .undecided("var body: some View { Button(\"Save\") { save() }.tagged(\"save\") }"),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.exposure == .exposed, element.role.isControl, ![.tab, .pickerOption].contains(element.role) else {
      return .inapplicable
    }
    if element.identifier != nil { return .pass }
    if let gap = element.gap { return .undecided(gap) }
    return .violation(Violation("\(element.nounWithName) has no identifier", certainty: .certain, at: element.source))
  }
}
