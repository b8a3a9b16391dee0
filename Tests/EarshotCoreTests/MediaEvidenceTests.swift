import EarshotCore
import Project
import SourceModel
import Testing

/// What rules about media see of an app beside its code.
@Suite struct MediaEvidenceTests {
  private static let layer = """
    import AVKit
    final class PlayerView: UIView {
      override class var layerClass: AnyClass { AVPlayerLayer.self }
    }
    """

  private func findings(_ code: String, media: [String] = [], rule: String) async -> [Finding] {
    let unit = SourceUnit(
      file: SourceFile(path: "Player.swift", text: code), role: .app, isRequested: true, module: nil)
    var project = Project(root: "/", sources: [unit])
    for path in media { project.media.add(path) }
    return await Analysis.run(on: project, AnalysisOptions(paths: [], workingDirectory: "/", width: 1)).findings
      .filter { $0.rule == rule }
  }

  @Test(arguments: ["a.vtt", "de.lproj/a.srt", "film.scc", "film.ttml"]) func captionFilesAreASign(_ file: String) async {
    #expect(await findings(Self.layer, rule: "captions-unsupported").count == 1)
    #expect(await findings(Self.layer, media: [file], rule: "captions-unsupported").isEmpty)
    #expect(await findings(Self.layer, media: ["film.mp4"], rule: "captions-unsupported").count == 1)
  }

  @Test(arguments: [
    "UIAccessibility.isClosedCaptioningEnabled", "asset.loadMediaSelectionGroup(for: .legible)",
    "MACaptionAppearanceGetDisplayType(.user)", "item.add(AVPlayerItemLegibleOutput())",
  ]) func codeForCaptionsIsASign(_ expression: String) async {
    let code = Self.layer + "\nfunc prepare() { use(\(expression)) }\n"
    #expect(await findings(code, rule: "captions-unsupported").isEmpty)
  }

  /// `subtitle` and `caption` are words of every design.
  @Test func wordsOfDesignAreNoSign() async {
    let code = Self.layer + "\nlet subtitle = \"\"\nfunc show(caption: String) {}\n"
    let found = await findings(code, rule: "captions-unsupported")
    #expect(found.count == 1)
    #expect(found.first?.certainty == .review)
    #expect(found.first?.message.contains("tracks of captions") == true)
  }

  @Test func eachKindOfPlayerIsReportedOnce() async {
    let code = Self.layer + """

      final class Film: AVPlayerViewController {}
      struct Player: View {
        var body: some View {
          VideoPlayer(player: player)
          YouTubePlayerView("https://youtu.be/x")
        }
      }
      """
    #expect(await findings(code, rule: "captions-unsupported").count == 2)
  }

  /// A player that no code makes.
  @Test func playersOfStoryboardsAreSeen() async {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes>
      <scene sceneID="s1"><objects><avPlayerViewController id="p1" sceneMemberID="viewController"/></objects></scene>
      </scenes></document>
      """
    let found = await Analysis.run(files: ["Film.storyboard": storyboard]).findings
      .filter { $0.rule == "captions-unsupported" }
    #expect(found.map(\.place.file.path) == ["Film.storyboard"])
    #expect(found.first?.certainty == .review)
  }
}
