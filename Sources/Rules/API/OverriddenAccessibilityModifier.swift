import AccessibilityModel
import SourceModel

/// A modifier whose words another one of the same chain replaces.
public struct OverriddenAccessibilityModifier: LoneElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "overridden-accessibility-modifier", family: .api, severity: .note, impact: .minor, wcag: [],
    title: "modifier is replaced by a later one",
    documentation: RuleDocumentation(
      reports: """
        The same one of `accessibilityLabel`, `Value`, `Hint`, `Identifier` and `InputLabels` twice in the chain of \
        one view.
        """,
      why: """
        The later one wins; the words of the first are never heard. Whoever changes them wonders why nothing happens.
        """,
      howToFix: "Keep one of the two.",
      elsewhere: "Of two assignments to one property the later counts.",
      limits: """
        Silent for forms with `isEnabled:` and for labels that are given as views, which may hold the first one.
        """,
      references: ["Apple: WWDC24 session 10073",
      "Recorded: ax_ax_aXHintThenHelp (of two hints the outer one is heard)"]),
    examples: [
      .violation(
        """
        var body: some View {
          Image("x")↓.accessibilityLabel("Close").accessibilityLabel("Dismiss")
        }
        """,
        fixed: """
          var body: some View {
            Image("x").accessibilityLabel("Dismiss")
          }
          """),
      .violation(
        """
        var body: some View {
          Button("Pay") { pay() }
            ↓.accessibilityHint("Pays the bill")
            .padding()
            .accessibilityHint("Pays \\(total)")
        }
        """,
        fixed: """
          var body: some View {
            Button("Pay") { pay() }
              .padding()
              .accessibilityHint("Pays \\(total)")
          }
          """),
      .pass(
        """
        var body: some View {
          Image("x").accessibilityLabel("Play").accessibilityLabel("Play live", isEnabled: isLive)
        }
        """),
      .pass(
        """
        var body: some View {
          Image("x").accessibilityLabel("Rating").accessibilityLabel { label in label; Text("4 of 5") }
        }
        """),
      .pass(
        """
        var body: some View {
          HStack { Image("x").accessibilityLabel("Close") }
            .accessibilityElement(children: .combine)
            .accessibilityLabel("Dismiss")
        }
        """),
      .undecided(
        """
        var body: some View {
          Button(action: close) { Image("cross") }.accessibilityLabel("Close").brandLabel("Dismiss")
        }
        """),
    ])

  private static let names: Set<String> = [
    "accessibilityLabel", "accessibilityValue", "accessibilityHint", "accessibilityIdentifier",
    "accessibilityInputLabels",
  ]

  public func check(_ element: AccessibilityElement, in context: RuleContext) -> Outcome {
    guard element.exposure == .exposed else { return .inapplicable }
    let written = element.modifiers.filter { Self.names.contains($0.name) && element.owns($0) }
    for (index, modifier) in written.enumerated() {
      guard let later = written[(index + 1)...].first(where: { $0.name == modifier.name }) else { continue }
      guard later.arguments.count == 1, !later.arguments[0].contains("{"),
        ModifierChain.joins(modifier.source, later.source) else { continue }
      // A number that only run time knows is a value, and what it takes the place of is the name.
      let isValue = modifier.name == "accessibilityLabel" && element.label?.value.hasHoles ?? false
      return .violation(Violation(
        "'\(modifier.name)' is replaced by a later one and never heard", certainty: .certain, at: modifier.place,
        fixes: isValue ? [] : [Fix("remove it", safety: .suggested, edits: [FixBuilder.removing(modifier.place)])],
        related: [RelatedPlace(later.place, "replaced here")]))
    }
    return .pass
  }
}
