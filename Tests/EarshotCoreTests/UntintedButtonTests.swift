import EarshotCore
import Testing

/// Buttons whose letters nobody gave a colour, on a ground that somebody gave them.
@Suite("Buttons in colours of their own") struct UntintedButtonTests {
  private static func found(_ making: String, _ more: String = "") async -> [Finding] {
    let code = """
      import UIKit
      final class Basket: UIViewController {
        let pay: UIButton = { \(making) }()
        override func viewDidLoad() {
          view.backgroundColor = .white
          pay.addTarget(self, action: #selector(buy), for: .touchUpInside)
          view.addSubview(pay)
        }
        @objc func buy() { dismiss(animated: true) }
      }
      \(more)
      """
    return await Analysis.run(files: ["A.swift": code]).findings.filter { $0.rule == "uikit-low-contrast" }
  }

  private static let system = "let b = UIButton(type: .system); b.setTitle(\"Pay\", for: .normal); b.backgroundColor = .systemGray2; return b"

  @Test("The tint of the system, and the white of other buttons, are told for review", arguments: [
    system,
    "let b = UIButton(); b.setTitle(\"Pay\", for: .normal); b.backgroundColor = UIColor(white: 0.75, alpha: 1); return b",
  ])
  func told(_ making: String) async {
    #expect(await Self.found(making).map(\.certainty) == [.review])
  }

  @Test("Nothing is told where the ground is another, or no title is seen", arguments: [
    "let b = UIButton(type: .system); b.setTitle(\"Pay\", for: .normal); return b",
    "let b = UIButton(); b.setTitle(\"Pay\", for: .normal); return b",
    "let b = UIButton(type: .system); b.setTitle(\"Pay\", for: .normal); b.backgroundColor = .white; return b",
    "let b = UIButton(); b.setTitle(\"Pay\", for: .normal); b.backgroundColor = .black; return b",
    "let b = UIButton(type: .system); b.tintColor = .white; b.setTitle(\"Pay\", for: .normal); b.backgroundColor = .black; return b",
  ])
  func quiet(_ making: String) async {
    #expect(await Self.found(making).isEmpty)
  }

  @Test("Where code gives the window a tint, that of the system says nothing")
  func window() async {
    let more = "final class Start { var window: UIWindow?; func begin() { window?.tintColor = .black } }"
    #expect(await Self.found(Self.system, more).isEmpty)
  }

  @Test("The ground that code gives an outlet in each state")
  func outlet() async {
    let file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"
          initialViewController="c1">
          <scenes><scene sceneID="s1"><objects>
              <viewController id="c1" customClass="Seat" sceneMemberID="viewController">
                  <view key="view" id="v1"><rect key="frame" x="0" y="0" width="375" height="667"/>
                      <subviews>
                          <button opaque="NO" buttonType="system" id="b1"><rect key="frame" x="10" y="10" width="150" height="31"/>
                              <state key="normal" title="Book"/>
                              <buttonConfiguration key="configuration" style="plain" title="Book"/>
                          </button>
                      </subviews>
                  </view>
                  <connections><outlet property="book" destination="b1" id="o1"/></connections>
              </viewController>
          </objects></scene></scenes>
      </document>
      """
    let code = """
      import UIKit
      final class Seat: UIViewController {
        @IBOutlet var book: UIButton!
        var isTaken = false
        override func viewDidLoad() {
          super.viewDidLoad()
          if isTaken { book.backgroundColor = .systemGray2 } else { book.backgroundColor = .cyan }
        }
      }
      """
    let found = await Analysis.run(files: ["Main.storyboard": file, "Seat.swift": code]).findings.filter { $0.rule == "ib-contrast" }
    #expect(found.map(\.certainty) == [.review], "\(found.map(\.message))")
  }
}
