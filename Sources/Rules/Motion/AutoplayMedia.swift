import SourceModel
import SwiftSource

/// Video or sound that starts by itself.
public struct AutoplayMedia: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "autoplay-media", family: .motion, severity: .note, impact: .moderate, wcag: ["1.4.2", "2.2.2"],
    title: "media starts by itself",
    documentation: RuleDocumentation(
      reports: """
        `play()` on a player in `onAppear`, `task` or `viewDidAppear`, in a file that asks neither for the system's \
        setting about autoplay nor for one of the app's own.
        """,
      why: """
        Sound drowns out VoiceOver, and movement distracts. iOS has the setting "Auto-Play Video Previews" for it. \
        On a screen that people opened in order to watch, playing is what they want; in a feed or as a decoration it \
        is not.
        """,
      howToFix: """
        Ask first: `if UIAccessibility.isVideoAutoplayEnabled { player.play() }`, or wait for a tap.
        """,
      elsewhere: "Ask `UIAccessibility.isVideoAutoplayEnabled` in `viewDidAppear(_:)`.",
      limits: "A player is told by its name or by the type that it is declared with. Whether it is muted is not seen.",
      references: [
        "WCAG 2.2, 1.4.2 Audio Control, 2.2.2 Pause, Stop, Hide", "Apple: UIAccessibility.isVideoAutoplayEnabled",
      ]),
    examples: [
      .violation(
        """
        let player: AVPlayer
        var body: some View {
          VideoPlayer(player: player).onAppear { ↓player.play() }
        }
        """),
      .pass(
        """
        let player: AVPlayer
        var body: some View {
          VideoPlayer(player: player).onAppear { if UIAccessibility.isVideoAutoplayEnabled { player.play() } }
        }
        """),
      .pass(
        """
        let player: AVPlayer
        var body: some View { Button("Play") { player.play() } }
        """),
      .undecided("var body: some View { Text(\"A\").onAppear { session.begin() } }"),
    ])

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    TypeCode.all(in: project.files).flatMap { type -> [Outcome] in
      guard type.fileMentions([".play()"]), !type.fileMentions(MotionSettings.autoplay) else { return [] }
      return type.expressions.flatMap { expression -> [Outcome] in
        guard case .call(let call) = expression.kind, case .member(_?, let name) = call.callee.kind,
          ["onAppear", "task"].contains(name) else { return [] }
        return call.arguments.flatMap { Self.plays($0.value) }.map { place in
          .violation(Violation("media starts by itself when the view appears", certainty: .likely, at: place))
        }
      }
    }
  }

  /// Calls of `play` on players, without those in code that asks for something first.
  private static func plays(_ closure: Expression) -> [SourceRange] {
    guard case .closure(let code) = closure.kind else { return [] }
    return code.body.statements.compactMap { statement in
      guard case .expression(let expression) = statement, let call = expression.call(named: "play"),
        call.arguments.isEmpty, case .member(let base?, _) = call.callee.kind, let name = base.dottedName?.lowercased(),
        ["player", "video", "audio", "media"].contains(where: name.contains) else { return nil }
      return expression.range
    }
  }
}
