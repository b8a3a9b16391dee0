import AccessibilityModel
import SourceModel

/// A heading level on something that is no heading.
public struct HeadingLevelWithoutTrait: LoneElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "heading-level-without-trait", family: .roles, severity: .warning, impact: .moderate, wcag: ["1.3.1"],
    title: "heading level without the header trait",
    documentation: RuleDocumentation(
      reports: "`accessibilityHeading(_:)` with a level on an element that has no header trait.",
      why: """
        The modifier gives the level of a heading and does not make one: recorded, the element is read without the \
        word "Heading" and has no header trait, so the headings rotor may pass it by.
        """,
      howToFix: "Add `.accessibilityAddTraits(.isHeader)`; the trait does no harm where it is there already.",
      elsewhere: "`label.accessibilityTraits.insert(.header)` makes the heading.",
      limits: "Silent where the trait may come from a modifier or view that could not be followed.",
      references: ["Recorded: ax_ax_aXHeading (a level alone sets no header trait)", "CVS Health: Headings"]),
    examples: [
      .violation(
        """
        var body: some View {
          Text("Now playing")↓.accessibilityHeading(.h2)
        }
        """,
        fixed: """
          var body: some View {
            Text("Now playing").accessibilityHeading(.h2).accessibilityAddTraits(.isHeader)
          }
          """),
      .violation(
        """
        var body: some View {
          Text("Now playing")
            .font(.title)
            ↓.accessibilityHeading(.h1)
            .padding()
        }
        """,
        fixed: """
          var body: some View {
            Text("Now playing")
              .font(.title)
              .accessibilityHeading(.h1)
              .accessibilityAddTraits(.isHeader)
              .padding()
          }
          """),
      .pass(
        """
        var body: some View {
          Text("Now playing").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
        }
        """),
      .pass(
        """
        var body: some View {
          List {
            Section { Text("A") } header: { Text("Now playing").accessibilityHeading(.h2) }
          }
        }
        """),
      .pass(
        """
        var body: some View {
          Text("Now playing").accessibilityHeading(.unspecified)
        }
        """),
      .undecided(
        """
        var body: some View {
          Text("Now playing").accessibilityHeading(.h2).sectionTitle()
        }
        """),
    ])

  public func check(_ element: AccessibilityElement, in context: RuleContext) -> Outcome {
    guard element.exposure == .exposed, let level = element.headingLevel,
      let modifier = element.modifiers(named: "accessibilityHeading").last else { return .inapplicable }
    if element.mayHave(.header) { return .pass }
    if let gap = element.gap { return .undecided(gap) }
    // Around several elements it reaches all of them, of which one may be the heading.
    guard element.expression.contains(modifier.place) else {
      return .violation(Violation(
        "\(element.nounWithName) has heading level \(level) and no header trait", certainty: .review, at: modifier.place,
        heard: Heard(before: context.heard(element))))
    }
    let edit = FixBuilder.adding(".accessibilityAddTraits(.isHeader)", after: modifier.place)
    return .violation(Violation(
      "\(element.nounWithName) has heading level \(level) and no header trait", certainty: .likely, at: modifier.place,
      heard: context.heard(element) { $0.traits.insert(.header) },
      fixes: [Fix("add the header trait", safety: .safe, edits: [edit])]))
  }
}
