import SourceModel
import SwiftSource

/// An area in which VoiceOver steps aside, without a word about it.
public struct DirectTouchUnexplained: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "direct-touch-unexplained", family: .operation, severity: .note, impact: .moderate, wcag: ["4.1.2"],
    title: "area for direct touch says nothing about itself",
    documentation: RuleDocumentation(
      reports: """
        `.accessibilityDirectTouch` or the trait `.allowsDirectInteraction` in a chain without `accessibilityLabel`. \
        For review.
        """,
      why: """
        In such an area touches go to the app and not to VoiceOver. Who comes upon it without knowing what it is plays \
        notes or draws lines, and hears nothing of how to go on.
        """,
      howToFix: """
        Add a label and a hint: `.accessibilityLabel("Drum pad")`, `.accessibilityHint("Plays on touch.")`.
        """,
      elsewhere: "Set `accessibilityLabel` beside `accessibilityTraits.insert(.allowsDirectInteraction)`.",
      limits: "A label that the caller of the view adds is not seen.",
      references: ["Apple: documentation of accessibilityDirectTouch(_:options:)"]),
    examples: [
      .violation("var body: some View { DrumPad()↓.accessibilityAddTraits(.allowsDirectInteraction) }"),
      .violation("var body: some View { DrumPad()↓.accessibilityDirectTouch(options: .silentOnTouch) }"),
      .pass("var body: some View { DrumPad().accessibilityLabel(\"Drum pad\").accessibilityDirectTouch() }"),
      .undecided("var body: some View { DrumPad().accessibilityAddTraits(traits) }"),
    ])

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    project.code.types.flatMap { type in
      type.chains.flatMap { chain -> [Outcome] in
        guard !chain.has("accessibilityLabel") else { return [] }
        return chain.links.filter(Self.isDirect).map { link in
          .violation(Violation(
            "area for direct touch may have no name", certainty: .review, at: link.place))
        }
      }
    }
  }

  private static func isDirect(_ link: CodeChain.Link) -> Bool {
    if link.name == "accessibilityDirectTouch" {
      if case .boolean(false)? = link.call.arguments.first?.value.kind { return false }
      return true
    }
    return link.name == "accessibilityAddTraits" && link.place.text.contains("allowsDirectInteraction")
  }
}
