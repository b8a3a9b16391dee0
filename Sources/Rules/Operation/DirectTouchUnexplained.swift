import AccessibilityModel
import SourceModel

/// An area in which VoiceOver steps aside, without a word about it.
public struct DirectTouchUnexplained: LoneElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "direct-touch-unexplained", family: .operation, severity: .note, impact: .moderate, wcag: ["4.1.2"],
    title: "area for direct touch says nothing about itself",
    documentation: RuleDocumentation(
      reports: """
        An element with `.accessibilityDirectTouch` or the trait `.allowsDirectInteraction` that has neither words of \
        its own nor a label. For review.
        """,
      why: """
        In such an area touches go to the app and not to VoiceOver. Who comes upon it without knowing what it is plays \
        notes or draws lines, and hears nothing of how to go on.
        """,
      howToFix: """
        Add a label and a hint: `.accessibilityLabel("Drum pad")`, `.accessibilityHint("Plays on touch.")`.
        """,
      elsewhere: "Set `accessibilityLabel` beside `accessibilityTraits.insert(.allowsDirectInteraction)`.",
      limits: "Silent about views of packages, which may have a name inside.",
      references: ["Apple: documentation of accessibilityDirectTouch(_:options:)"]),
    examples: [
      .violation(
        """
        var body: some View {
          ↓Canvas { pad in pad.draw(drums) }.accessibilityAddTraits(.allowsDirectInteraction)
        }
        """),
      .violation("var body: some View { ↓Image(\"keys_2x\").accessibilityDirectTouch(options: .silentOnTouch) }"),
      .pass(
        """
        var body: some View {
          Canvas { pad in pad.draw(drums) }.accessibilityLabel("Drum pad").accessibilityDirectTouch()
        }
        """),
      .pass("var body: some View { Label(\"Drums\", systemImage: \"circle\").accessibilityDirectTouch() }"),
      .undecided("var body: some View { DrumPad().accessibilityAddTraits(.allowsDirectInteraction) }"),
    ])

  public func check(_ element: AccessibilityElement, in context: RuleContext) -> Outcome {
    guard element.exposure == .exposed, element.traits.contains(.allowsDirectInteraction) else { return .inapplicable }
    guard element.isUnnamed || element.isUnnamedPicture else { return .pass }
    if let doubt = element.namingDoubt { return .undecided(doubt) }
    return .violation(Violation(
      "area for direct touch has no name", certainty: .review, at: element.source,
      heard: Heard(before: context.heard(element))))
  }
}
