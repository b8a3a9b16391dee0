import AccessibilityModel
import SourceModel

/// Content that is there, or not there, because VoiceOver runs.
public struct VoiceOverOnlyBranch: ElementRule {
  private let asking = Memory<Condition, Bool>()

  public init() {}

  public static let metadata = RuleMetadata(
    id: "voiceover-only-branch", family: .hygiene, severity: .note, impact: .moderate, wcag: [],
    title: "users of VoiceOver get another screen",
    documentation: RuleDocumentation(
      reports: "Views under a condition that asks whether VoiceOver runs.",
      why: """
        A screen of its own for VoiceOver is tested less and falls behind, and many people who use VoiceOver also look \
        at the screen. What it is good for is often good for others too.
        """,
      howToFix: """
        Build one screen that works for all; use `accessibilityRepresentation` where only the tree has to differ.
        """,
      elsewhere: "The same for code that asks `UIAccessibility.isVoiceOverRunning`.",
      limits: "Whether the other branch offers the same is for a person to judge.",
      references: ["EN 301 549, 11.5 Interoperability with assistive technology"]),
    examples: [
      .violation(
        """
        @Environment(\\.accessibilityVoiceOverEnabled) private var isVoiceOverOn
        var body: some View {
          VStack { Text("Sales"); if !isVoiceOverOn { ↓Text("Chart") } }
        }
        """),
      .pass("var body: some View { VStack { Text(\"Sales\"); if isOpen { Text(\"Chart\") } } }"),
      .undecided("var body: some View { VStack { Text(\"Sales\"); if settings.isSimple { Text(\"List\") } } }"),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.exposure == .exposed, let condition = subject.when.last(where: { condition in asking(condition) { Self.asks(condition.subject) } })
    else { return .inapplicable }
    // The condition decides an argument, such as the step of a slider, and the view is there in any case.
    let isAlsoOtherwise = subject.places.positions(ofUse: element).contains { position in
      subject.places.places[position].when.contains { $0.excludes(condition) }
    }
    if isAlsoOtherwise { return .pass }
    return .violation(Violation(
      "\(element.nounWithName) is there only when '\(condition.description)'", certainty: .review, at: element.source))
  }

  private static func asks(_ subject: String) -> Bool { subject.lowercased().contains("voiceover") }
}
