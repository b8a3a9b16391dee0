import SourceModel

/// Video without a sign of audio descriptions.
public struct AudioDescriptionUnsupported: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "audio-description-unsupported", family: .motion, severity: .note, impact: .moderate,
    wcag: ["1.2.3", "1.2.5"],
    title: "video shows no sign of audio descriptions",
    documentation: RuleDocumentation(
      reports: """
        `appliesMediaSelectionCriteriaAutomatically = false`, which keeps the player from choosing the described track \
        that people have asked for in the settings; and video in a layer, when no code speaks of descriptions.
        """,
      why: "Blind people do not get what is only seen. The label \"Audio Descriptions\" of the App Store asks for it.",
      howToFix: """
        Leave the choice of tracks to the player, and bring a described track or a text with the same content.
        """,
      elsewhere: """
        `AVPlayerViewController` offers the described track. With an `AVPlayerLayer`, choose an option of the group \
        for `.audible` that has the characteristic `.describesVideoForAccessibility`.
        """,
      limits: "Whether the picture shows anything that is not said, only a person can tell.",
      references: [
        "WCAG 2.2, 1.2.5 Audio Description (Prerecorded)",
        "Apple: AVMediaCharacteristic.describesVideoForAccessibility",
      ]),
    examples: [
      .violation("func make() { ↓player.appliesMediaSelectionCriteriaAutomatically = false }\nlet player = AVPlayer()"),
      .pass("func make() { player.appliesMediaSelectionCriteriaAutomatically = true }\nlet player = AVPlayer()"),
      .undecided("var body: some View { BrandPlayer(url: url) }"),
    ])

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    let media = project.mediaSurvey
    if media.selectionTurnedOff.isEmpty, media.layers.isEmpty { return [] }
    guard !media.hasDescriptions else { return [] }
    return MediaSurvey.once("the player does not choose the described track by itself", media.selectionTurnedOff)
      + MediaSurvey.once("video is drawn in a layer, and no code offers described tracks", media.layers)
  }
}
