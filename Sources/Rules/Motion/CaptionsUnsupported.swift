import SourceModel

/// Video without a sign of captions.
public struct CaptionsUnsupported: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "captions-unsupported", family: .motion, severity: .note, impact: .serious, wcag: ["1.2.2", "1.2.4"],
    title: "video shows no sign of captions",
    documentation: RuleDocumentation(
      reports: """
        An app that plays video and that shows no sign of captions: no selection of legible tracks, no use of \
        `UIAccessibility.isClosedCaptioningEnabled` or MediaAccessibility, no switch of its own, no caption files \
        (`.vtt`, `.srt`, `.scc`, `.ttml`) among its resources. A layer (`AVPlayerLayer`) has no menu for captions at \
        all; `VideoPlayer` and `AVPlayerViewController` offer those that the media brings. Reported once for each of \
        the two. A web player brings a button for the captions of its video.
        """,
      why: "Deaf people get nothing of what is said. The label \"Captions\" of the App Store asks for them.",
      howToFix: """
        Bring captions with the media, and use a player of the system, or offer the tracks of \
        `mediaSelectionGroup(for: .legible)` in your own.
        """,
      elsewhere: """
        Present an `AVPlayerViewController`, or offer the options of the group for `.legible` beside your own layer.
        """,
      limits: """
        Whether the media has captions, or speech at all, only a person can see. Captions that are part of the picture \
        are not seen. Films that only decorate, as they loop or stay muted, pictures of a camera, and what people choose, \
        cut or record themselves are left alone.
        """,
      references: ["WCAG 2.2, 1.2.2 Captions (Prerecorded)", "Apple: AVFoundation, media selection"]),
    examples: [
      .violation(
        """
        import AVKit
        final class PlayerView: UIView {
          func show(_ player: AVPlayer) { layer.addSublayer(↓AVPlayerLayer(player: player)) }
        }
        """),
      .violation(
        """
        import AVKit
        final class TrailerView: UIView {
          var picture = AVPlayerLayer()
          func show(_ player: AVPlayer) {
            picture = ↓AVPlayerLayer(player: player)
            layer.addSublayer(picture)
          }
        }
        """),
      .violation("var body: some View { ↓VideoPlayer(player: player) }"),
      .pass(
        """
        import AVKit
        final class PlayerView: UIView {
          func show(_ player: AVPlayer) { layer.addSublayer(AVPlayerLayer(player: player)) }
          func tracks(_ asset: AVAsset) async { group = try? await asset.loadMediaSelectionGroup(for: .legible) }
        }
        """),
      .pass(
        """
        import UIKit
        final class TrailerController: UIViewController {
          let page = "<iframe src='https://www.youtube.com/embed/abc'></iframe>"
        }
        """),
      .pass(
        """
        import AVKit
        final class PlayerView: UIView {
          override class var layerClass: AnyClass { AVPlayerLayer.self }
        }
        """, files: ["trailer.vtt": "WEBVTT"]),
      .pass(
        """
        import AVKit
        final class CoverView: UIView {
          func show(_ player: AVQueuePlayer, _ item: AVPlayerItem) {
            looper = AVPlayerLooper(player: player, templateItem: item)
            layer.addSublayer(AVPlayerLayer(player: player))
          }
        }
        """),
      .undecided("var body: some View { BrandPlayer(url: url) }"),
    ])

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    let media = project.mediaSurvey
    if media.layers.isEmpty, media.systemPlayers.isEmpty { return [] }
    guard media.captionsSeen.isEmpty else { return [] }
    let missing = MediaSurvey.captionsNotSeen
    return MediaSurvey.once("video is drawn in a layer, which has no menu for captions; \(missing)", media.layers)
      + MediaSurvey.once("the player offers captions if the media has them; \(missing)", media.systemPlayers)
  }
}
