import PlatformKnowledge
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
        `play()` on a player in `onAppear`, `task`, `viewDidAppear` or another function that UIKit calls by itself, in \
        a type that asks neither for the system's setting about autoplay nor for one of the app's own. For review: a \
        web view whose `mediaTypesRequiringUserActionForPlayback` is empty, and addresses with `autoplay=1`.
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
      limits: """
        A player is told by its name or by the type that it is declared with. Films that only decorate are left alone: \
        those that loop or stay muted, and those of types whose name says so. So are those in the system's own player on a \
        screen that is there for nothing else, which people open in order to watch.
        """,
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
        struct FilmView: View {
          let player: AVPlayer
          var body: some View { VideoPlayer(player: player).onAppear { player.play() } }
        }
        struct FilmButton: View {
          @State private var isOpen = false
          var body: some View {
            Button("Watch") { isOpen = true }.fullScreenCover(isPresented: $isOpen) { FilmView(player: AVPlayer()) }
          }
        }
        """),
      .pass(
        """
        let player: AVPlayer
        var body: some View { Button("Play") { player.play() } }
        """),
      .violation(
        """
        import UIKit
        final class TrailerController: UIViewController {
          let player = AVPlayer()
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            ↓player.play()
          }
        }
        """),
      .violation(
        """
        import WebKit
        func make(_ configuration: WKWebViewConfiguration) {
          ↓configuration.mediaTypesRequiringUserActionForPlayback = []
        }
        """),
      .undecided("var body: some View { Text(\"A\").onAppear { session.begin() } }"),
    ])

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    inViews(project) + inLifecycle(project) + inWebViews(project)
  }

  private func inViews(_ project: ProjectSubject) -> [Outcome] {
    let playing = project.ofEachType(Self.self, "views") { type -> [Playing] in
      guard type.mentions([".play()"]), !type.mentions(MotionSettings.autoplay),
        !AmbientFilm.isNamed(type.name) else { return [] }
      return type.kinds.calls.flatMap { expression -> [Playing] in
        guard case .call(let call) = expression.kind, case .member(_?, let name) = call.callee.kind,
          ["onAppear", "task"].contains(name) else { return [] }
        // The player of the system has controls to stop it (Apple: documentation of VideoPlayer).
        let isSystem = CodeChain(reading: expression).name == "VideoPlayer"
        return call.arguments.flatMap { Self.plays($0.value) }.map { Playing(place: $0, view: type.name, hasControls: isSystem) }
      }
    }
    let opened = OpenedViews(Set(playing.filter(\.hasControls).map(\.view)), in: project)
    return playing.filter { !($0.hasControls && opened.contains($0.view)) }.map { Self.outcome($0.place) }
  }

  private struct Playing: Sendable {
    let place: SourceRange
    let view: String
    let hasControls: Bool
  }

  private static func outcome(_ place: SourceRange) -> Outcome { outcome(place, in: "") }

  /// - Parameter type: The type of the code; a screen that is there for a film was most likely opened to watch it.
  private static func outcome(_ place: SourceRange, in type: String) -> Outcome {
    let isPlayer = ["Player", "Video", "Media", "Movie", "Film", "Preview"].contains(where: type.contains)
    return .violation(Violation(
      "media starts by itself when the view appears", certainty: isPlayer ? .review : .likely, at: place))
  }

  // MARK: - UIKit

  /// Called by UIKit before or when a view comes to the screen.
  private static let lifecycle = FrameworkNames.names(.appearingMethod)

  private func inLifecycle(_ project: ProjectSubject) -> [Outcome] {
    let careful = Set(
      project.ofEachType(Self.self, "careful") { $0.mentions(MotionSettings.autoplay) ? [$0.name] : [] })
    let playing = project.ofEachFile(Self.self, "lifecycle") { file -> [(place: SourceRange, type: String)] in
      guard file.file.mentions([".play()"]), !AmbientFilm.plays(in: file) else { return [] }
      var found: [(place: SourceRange, type: String)] = []
      // Whoever opens a screen of the system's own player wants to see the film, and can stop it.
      func visit(_ type: TypeDeclaration) {
        if !type.adopts("AVPlayerViewController") { visit(type.members, of: type.name) }
      }
      func visit(_ members: Members, of name: String) {
        for function in members.functions where Self.lifecycle.contains(function.name) {
          found += (function.body.map { Self.plays(in: $0.statements) } ?? []).map { ($0, name) }
        }
        for type in members.types { visit(type) }
      }
      for type in file.types { visit(type) }
      for declaration in file.extensions { visit(declaration.members, of: declaration.extendedType.name) }
      return found
    }
    return playing.filter { !careful.contains($0.type) && !AmbientFilm.isNamed($0.type) }.map { Self.outcome($0.place, in: $0.type) }
  }

  /// Web views that let pages play without a tap, and addresses that ask players to.
  private func inWebViews(_ project: ProjectSubject) -> [Outcome] {
    project.ofEachFile(Self.self, "web") { file -> [Outcome] in
      guard file.file.mentions(["mediaTypesRequiringUserActionForPlayback", "autoplay=1"]),
        !file.file.mentions(["ideoAutoplay"])
      else { return [] }
      var places: [SourceRange] = []
      CodeWalk.expressions(of: file) { expression in
        switch expression.kind {
        case .assignment(let target, let value):
          guard target.dottedName?.hasSuffix("mediaTypesRequiringUserActionForPlayback") ?? false else { return }
          if case .array(let elements) = value.kind, elements.isEmpty { places.append(expression.range) }
        case .string where expression.isText { $0.contains("autoplay=1") }: places.append(expression.range)
        default: break
        }
      }
      return places.map {
        .violation(Violation("media in a web view may start by itself", certainty: .review, at: $0))
      }
    }
  }

  // MARK: - Playing

  private static func plays(_ closure: Expression) -> [SourceRange] {
    guard case .closure(let code) = closure.kind else { return [] }
    return plays(in: code.body.statements)
  }

  /// Calls of `play` on players, without those in code that asks for something first.
  private static func plays(in statements: [Statement]) -> [SourceRange] {
    statements.compactMap { statement in
      guard case .expression(let expression) = statement, let call = expression.call(named: "play"),
        call.arguments.isEmpty, case .member(let base?, _) = call.callee.kind, let name = base.dottedName?.lowercased(),
        NameWords.words(.player).contains(where: name.contains) else { return nil }
      return expression.range
    }
  }
}
