import AccessibilityModel
import EarshotCore
import Testing

/// Views that answer to presses by themselves: what rules are told of them.
@Suite("Views that answer to presses") struct PressedViewTests {
  private func taps(_ code: String) async throws -> [String] {
    let analysis = await Analysis.run(files: ["E.swift": "import UIKit\n" + code])
    let screen = try #require(analysis.screens.first { $0.name == "Example" })
    return screen.nodes.elements.filter { element in element.gestures.contains { $0.kind == .tap } }.map(\.viewName)
  }

  private static let shown = """
    final class Example: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let seen = Seen(frame: .zero)
        seen.onSelect = { print("seen") }
        view.addSubview(seen)
      }
    }

    """

  @Test("A closure, a delegate or targets are told", arguments: [
    "override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { onSelect?() }",
    "override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { delegate?.seenDidChange(self) }",
    "override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { finish() }\nfunc finish() { self.onSelect?() }",
    "override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { sendActions(for: .touchDown) }",
    """
    override var canBecomeFocused: Bool { true }
    override var canBecomeFirstResponder: Bool { true }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { onSelect?() }
    """,
  ])
  func pressed(_ function: String) async throws {
    let code = Self.shown + """
      class FocusControl: UIControl {
        var onSelect: (() -> Void)?
        weak var delegate: SeenDelegate?
        \(function)
      }
      final class Seen: FocusControl {
        let icon = UILabel()
        override init(frame: CGRect) { super.init(frame: frame); icon.text = "Seen"; addSubview(icon) }
      }
      """
    #expect(try await taps(code) == ["Seen"])
  }

  @Test("What only looks another way, or follows a finger, is not pressed", arguments: [
    "override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 1 }",
    """
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onSelect?() }
    """,
    // The keys of a keyboard.
    """
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { onSelect?() }
    """,
  ])
  func unpressed(_ function: String) async throws {
    let code = Self.shown + "final class Seen: UIView {\nvar onSelect: (() -> Void)?\n\(function)\n}"
    #expect(try await taps(code) == [])
  }

  @Test("A plain control with a target") func target() async throws {
    let code = """
      final class Example: UIViewController {
        let plate = Plate()
        let dial = Dial()
        override func viewDidLoad() {
          view.addSubview(plate)
          view.addSubview(dial)
          plate.addTarget(self, action: #selector(open), for: .touchUpInside)
          dial.addTarget(self, action: #selector(turn), for: .valueChanged)
        }
        @objc func open() { show(Detail(), sender: self) }
        @objc func turn() { save() }
      }
      final class Plate: UIControl {}
      final class Dial: UIControl {}
      """
    #expect(try await taps(code) == ["Plate"])
  }

  @Test("A plain control of an interface file with an action") func action() async throws {
    let file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Example">
          <connections><outlet property="view" destination="v" id="o"/></connections></placeholder>
        <view id="v"><subviews>
          <view id="p" customClass="Plate"><subviews><label text="Open" id="l"/></subviews>
            <connections><action selector="open:" destination="-1" eventType="touchUpInside" id="a"/></connections></view>
          <view id="d" customClass="Plate">
            <connections><action selector="turn:" destination="-1" eventType="valueChanged" id="b"/></connections></view>
        </subviews></view>
      </objects></document>
      """
    let code = "import UIKit\nfinal class Example: UIViewController {}\nfinal class Plate: UIControl {}"
    let analysis = await Analysis.run(files: ["Example.xib": file, "E.swift": code])
    for screen in analysis.screens where screen.name == "Example" {
      #expect(screen.nodes.elements.flatMap(\.gestures).map(\.effect.mentions) == [["open"]])
    }
  }
}
