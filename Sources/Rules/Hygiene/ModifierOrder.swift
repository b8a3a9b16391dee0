import AccessibilityModel
import SourceModel

/// An accessibility modifier that stands before `accessibilityElement(children: .ignore)`, which throws it away.
public struct ModifierOrder: LoneElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "modifier-order", family: .hygiene, severity: .warning, impact: .serious, wcag: ["4.1.2"],
    title: "modifier stands before the one that throws it away",
    documentation: RuleDocumentation(
      reports: """
        `accessibilityLabel`, `Value`, `Hint` or `AddTraits` in the same chain before \
        `accessibilityElement(children: .ignore)` or `accessibilityElement()`, when the new element gets none of its \
        own.
        """,
      why: """
        `children: .ignore` makes a new, blank element. What was said before belongs to the children, which are gone, \
        so VoiceOver says nothing of it.
        """,
      howToFix: "Put `accessibilityElement` first, and the label and the rest after it.",
      elsewhere: "In UIKit the order of these properties makes no difference.",
      limits: "Chains that run through a modifier of your own are not followed.",
      references: ["Recorded: an element made by children: .ignore inherits nothing (tree-spec T6)"]),
    examples: [
      .violation(
        """
        var body: some View {
          VStack { Text("A"); Text("B") }
            ↓.accessibilityLabel("Totals")
            .accessibilityElement(children: .ignore)
        }
        """,
        fixed: """
          var body: some View {
            VStack { Text("A"); Text("B") }
              .accessibilityElement(children: .ignore)
              .accessibilityLabel("Totals")
          }
          """),
      .pass(
        """
        var body: some View {
          VStack { Text("A"); Text("B") }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Totals")
        }
        """),
      .pass(
        """
        var body: some View {
          VStack { Text("A").accessibilityLabel("Alpha") }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Totals")
        }
        """),
      .undecided(
        """
        var body: some View {
          VStack { Text("A") }.accessibilityLabel("Totals").accessibilityElement(children: behaviour)
        }
        """),
    ])

  private static let names: Set<String> = [
    "accessibilityLabel", "accessibilityValue", "accessibilityHint", "accessibilityAddTraits",
  ]

  public func check(_ element: AccessibilityElement, in context: RuleContext) -> Outcome {
    guard element.role == .replaced, element.exposure == .exposed,
      let reshaping = element.modifiers.first(where: { $0.name == "accessibilityElement" })
    else { return .inapplicable }
    let given = Set(element.modifiers.map(\.name))
    for child in element.content {
      for modifier in child.modifiers where Self.names.contains(modifier.name) && !given.contains(modifier.name) {
        guard modifier.source.end <= reshaping.source.start,
          ModifierChain.links(after: modifier.source).contains(where: { $0.range.start == reshaping.place.start })
        else { continue }
        return .violation(violation(modifier, reshaping))
      }
    }
    return .pass
  }

  private func violation(_ modifier: AppliedModifier, _ reshaping: AppliedModifier) -> Violation {
    let file = modifier.source.file
    let text = file.text(from: modifier.place.start, to: modifier.place.end)
    let between = file.text(from: modifier.place.end, to: reshaping.place.start)
    let edits = [
      FixBuilder.removing(modifier.place), SourceEdit.insertion(of: between + text, at: reshaping.source.end, in: file),
    ]
    let isNext = between.allSatisfy(\.isWhitespace)
    return Violation(
      "'\(modifier.name)' is thrown away by the modifier after it and never heard", certainty: .certain,
      at: modifier.place, fixes: isNext ? [Fix("move it behind", safety: .suggested, edits: edits)] : [],
      related: [RelatedPlace(reshaping.place, "makes a blank element")])
  }
}
