import AccessibilityModel
import EarshotCore
import Testing

/// Classes of packages that are not on disk: what they descend from is known, what they do besides is not.
@Suite struct UIKitLibraryClassTests {
  private func elements(_ setUp: String, besides: String = "") async throws -> (shown: [AccessibilityElement], analysis: Analysis) {
    let analysis = await Analysis.run(files: ["A.swift": """
      import UIKit
      \(besides)
      final class Player: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          \(setUp)
        }
      }
      """])
    let screen = try #require(analysis.screens.first { $0.name == "Player" })
    return (screen.nodes.elements.filter { $0.exposure == .exposed }, analysis)
  }

  /// A button whose own name nobody knows: no rule may say that it has none.
  @Test func buttonOfAPackage() async throws {
    let (shown, analysis) = try await elements("view.addSubview(GCKUICastButton(frame: .zero))")
    #expect(shown.map(\.role) == [.button])
    #expect(shown.map(\.certainty) == [.partial])
    #expect(analysis.findings.filter { $0.certainty != .review } == [])
  }

  @Test func fieldOfAPackage() async throws {
    let (shown, _) = try await elements("""
      let field = SkyFloatingLabelTextField()
      field.placeholder = "Server"
      view.addSubview(field)
      """)
    #expect(shown.map(\.role) == [.textField])
    #expect(shown.first?.certainty == .partial)
  }

  @Test func classBelowOneOfAPackage() async throws {
    let (shown, _) = try await elements(
      """
      let button = PlayButton()
      button.setTitle("Play", for: .normal)
      view.addSubview(button)
      """, besides: "final class PlayButton: MDCButton {}")
    #expect(shown.map(\.role) == [.button])
    #expect(shown.first?.label?.value.rendered == "Play")
  }

  /// The project's own class of that name is what it says it is.
  @Test func namesakeInTheProject() async throws {
    let (shown, _) = try await elements(
      """
      let button = MarqueeLabel()
      button.setTitle("Play", for: .normal)
      view.addSubview(button)
      """, besides: "final class MarqueeLabel: UIButton {}")
    #expect(shown.map(\.role) == [.button])
    #expect(shown.map(\.certainty) == [.known])
  }

  /// A package that only draws leaves nothing open: neither an element nor what is said of the others.
  @Test func drawingOfAPackage() async throws {
    let (shown, analysis) = try await elements("""
      let waves = LottieAnimationView(name: "waves")
      view.addSubview(waves)
      let label = LTMorphingLabel()
      label.text = "Surf report"
      view.addSubview(label)
      """)
    #expect(shown.map(\.role) == [.text])
    #expect(shown.map(\.certainty) == [.known])
    #expect(analysis.statistics.opaque == 0)
  }

  @Test func classBelowOneThatOnlyLooks() async throws {
    let (shown, _) = try await elements(
      """
      let note = RemarkView()
      note.accessibilityLabel = "Remark"
      view.addSubview(note)
      """, besides: "final class RemarkView: KMPlaceholderTextView { let limit = 80 }")
    #expect(shown.map(\.role) == [.textEditor])
    #expect(shown.map(\.certainty) == [.known])
  }
}
