import EarshotCore
import Project
import Rules
import SourceModel
import Testing

/// Buttons of storyboards that nobody drew a line to or from.
@Suite("Buttons of storyboards without an action")
struct IdleButtonTests {
  private func found(_ controller: String, button: String = Self.plain, lines: String = "", further: String = "") async -> Int {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = ["uikit-disabled-not-told"]
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="c1">
          <scenes>
              <scene sceneID="s1"><objects>
                  <viewController id="c1" customClass="NoticeController" sceneMemberID="viewController">
                      <view key="view" contentMode="scaleToFill" id="v1"><subviews>\(button)</subviews></view>
                      <connections>\(lines)</connections>
                  </viewController>
              </objects></scene>
              \(further)
          </scenes>
      </document>
      """
    let start = """
      import UIKit
      @main final class Start: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      """
    let files = ["Start.swift": start, "NoticeController.swift": "import UIKit\n" + controller, "Main.storyboard": storyboard]
    return await Analysis.run(files: files, options).findings.count
  }

  private static let plain = #"<button opaque="NO" id="b1"><state key="normal" title="Close"/></button>"#
  private static let connected = """
    <button opaque="NO" id="b1">
        <state key="normal" title="Close"/>
        <connections><action selector="closePressed:" destination="c1" eventType="touchUpInside" id="a1"/></connections>
    </button>
    """
  private static let controller = """
    final class NoticeController: UIViewController {
      @IBAction func closePressed(_ sender: UIButton) { dismiss(animated: true) }
    }
    """

  @Test func aForgottenLine() async {
    #expect(await found(Self.controller) == 1)
    #expect(await found(Self.controller, button: Self.connected) == 0)
  }

  @Test("A class of buttons that only look otherwise, and one that answers presses") func classes() async {
    let button = #"<button opaque="NO" id="b1" customClass="RoundButton"><state key="normal" title="Close"/></button>"#
    let round = "final class RoundButton: UIButton { func paint() { layer.cornerRadius = 8 } }\n"
    #expect(await found(Self.controller + "\n" + round, button: button) == 1)
    let answering = "final class RoundButton: UIButton { func setUp() { addTarget(self, action: #selector(press), for: .touchUpInside) } }\n"
    #expect(await found(Self.controller + "\n" + answering, button: button) == 0)
  }

  @Test("Code may reach it") func reached() async {
    #expect(await found(Self.controller, lines: #"<outlet property="close" destination="b1" id="o1"/>"#) == 0)
    #expect(await found(Self.controller + "\nextension NoticeController { func all() -> [UIView] { view.subviews } }") == 0)
    #expect(await found(Self.controller, button: #"<button opaque="NO" tag="3" id="b1"/>"#) == 0)
  }

  @Test("No action is left over") func noAction() async {
    #expect(await found("final class NoticeController: UIViewController {}") == 0)
    let called = """
      final class NoticeController: UIViewController {
        @IBAction func closePressed(_ sender: UIButton) { dismiss(animated: true) }
        override func viewDidLoad() { closePressed(UIButton()) }
      }
      """
    #expect(await found(called) == 0)
  }

  /// Another controller has an action of the same name, with which its own button is connected.
  @Test func anActionOfTheSameName() async {
    let further = """
      <scene sceneID="s2"><objects>
          <viewController id="c2" customClass="ThanksController" sceneMemberID="viewController">
              <view key="view" contentMode="scaleToFill" id="v2"><subviews>
                  <button opaque="NO" id="b2"><connections>
                      <action selector="closePressed:" destination="c2" eventType="touchUpInside" id="a2"/>
                  </connections></button>
              </subviews></view>
          </viewController>
      </objects></scene>
      """
    let other = """
      \nfinal class ThanksController: UIViewController {
        @IBAction func closePressed(_ sender: UIButton) { dismiss(animated: true) }
      }
      """
    #expect(await found(Self.controller + other, further: further) == 1)
  }
}
