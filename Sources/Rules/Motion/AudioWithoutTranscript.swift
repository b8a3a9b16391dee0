import SourceModel

/// Sound without a sign of a transcript.
public struct AudioWithoutTranscript: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "audio-without-transcript", family: .motion, severity: .note, impact: .moderate, wcag: ["1.2.1"], isOptIn: true,
    title: "sound shows no sign of a transcript",
    documentation: RuleDocumentation(
      reports: """
        An `AVAudioPlayer` beside which, in its file and folder, nothing speaks of transcripts or lyrics. Reported \
        once.
        """,
      why: "Deaf people get nothing of speech that is only heard.",
      howToFix: "Show the text, or link to it, beside the player.",
      elsewhere: "The same: a text, or a link to it, beside the player.",
      limits: """
        Off by default: most such players make sounds and music that need no transcript, which only a person can hear. \
        Players of other kinds are not looked at.
        """,
      references: ["WCAG 2.2, 1.2.1 Audio-only and Video-only (Prerecorded)"]),
    examples: [
      .violation("func load() { player = try? ↓AVAudioPlayer(contentsOf: url) }\nvar player: AVAudioPlayer?"),
      .pass("func load() { player = try? AVAudioPlayer(contentsOf: url) }\nvar transcript = \"\""),
      .undecided("var body: some View { BrandPlayer(url: url) }"),
    ])

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    let media = project.mediaSurvey
    if media.audio.isEmpty { return [] }
    let bare = media.audio.filter { !media.hasTranscript(near: $0) }
    let elsewhere = media.transcriptElsewhere.map { "; '\($0)' speaks of one" } ?? ""
    return MediaSurvey.once("sound is played, and nothing beside the player speaks of a transcript" + elsewhere, bare)
  }
}
