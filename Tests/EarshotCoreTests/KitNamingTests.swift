import EarshotCore
import Testing

/// What buttons and labels of UIKit are named by, in code and in interface files.
@Suite struct KitNamingTests {
  private static func button(_ picture: String, _ handler: String, _ body: String, _ more: String = "") -> [String: String] {
    ["A.swift": """
      import UIKit
      final class Inbox: UIViewController {
        let main = UIButton()
        override func viewDidLoad() {
          super.viewDidLoad()
          main.setImage(UIImage(named: "\(picture)"), for: .normal)
          main.addTarget(self, action: #selector(\(handler)), for: .touchUpInside)
          view.addSubview(main)
        }
        @objc func \(handler)() { \(body) }
        \(more)
      }
      func hideMiddleBar(_ owner: UIViewController) { owner.tabBarController?.tabBar.isHidden = true }
      final class BoardController: UIViewController {}
      final class CustomAlertController: UIViewController {}
      """]
  }

  private static func file(_ picture: String, _ handler: String, _ body: String, _ more: String) -> [String: String] {
    [
      "Inbox.xib": """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Inbox"><connections>
          <outlet property="view" destination="v1" id="o1"/></connections></placeholder>
        <view id="v1"><rect key="frame" x="0" y="0" width="375" height="600"/><subviews>
          <button opaque="NO" id="b1"><rect key="frame" x="0" y="0" width="50" height="50"/><state key="normal" image="\(picture)"/>
            <connections><action selector="\(handler):" destination="-1" eventType="touchUpInside" id="a1"/></connections></button>
        </subviews></view></objects></document>
        """,
      "Inbox.swift": """
        import UIKit
        final class Inbox: UIViewController {
          @IBAction func \(handler)(_ sender: UIButton) { \(body) }
          \(more)
        }
        func hideMiddleBar(_ owner: UIViewController) { owner.tabBarController?.tabBar.isHidden = true }
        final class BoardController: UIViewController {}
        final class CustomAlertController: UIViewController {}
        """,
    ]
  }

  /// In code and in interface files alike.
  @Test("Names of handlers, pictures and destinations", arguments: [
    ("icon_backArrow", "_handleCloseEvent", "dismiss(animated: true)", "", "Back"),
    ("icon_close", "_handleCloseEvent", "dismiss(animated: true)", "", "Close"),
    ("prev_black", "prevBtnPressed", "prev()", "func prev() { dismiss(animated: true) }", "Back"),
    ("icon_btnNext", "_handleNextEvent", "uploadPicture()", "func uploadPicture() {}", "Next"),
    ("pending-icon", "pendingTapped", "let board = BoardController(); hideMiddleBar(self); navigationController?.pushViewController(board, animated: true)", "", "Board"),
    ("menu-dots", "dotsTapped", "showRemoveItemActionSheet()", "func showRemoveItemActionSheet() {}", nil),
    ("icon_settings", "gearTapped", "hideMiddleBar(self); navigationController?.pushViewController(BoardController(), animated: true)", "", "Settings"),
    ("icon_notification", "bellTapped", "navigationController?.pushViewController(BoardController(), animated: true)", "", "Notifications"),
    ("menu-dots", "dotsTapped", "let alert = CustomAlertController(); present(alert, animated: true)", "", nil),
    ("menu-dots", "dotsTapped", "sheet.addAction(UIAlertAction(title: \"Edit\", style: .default) { _ in self.present(BoardController(), animated: true) })", "", nil),
  ] as [(String, String, String, String, String?)])
  func namesOfButtons(picture: String, handler: String, body: String, more: String, name: String?) async {
    for files in [Self.button(picture, handler, body, more), Self.file(picture, handler, body, more)] {
      let finding = await Analysis.run(files: files).findings.first { $0.rule.hasSuffix("image-button-name") }
      let text = finding?.fixes.first?.edits.map(\.replacement).joined() ?? ""
      #expect(finding != nil && (name.map { text.contains("\"\($0)\"") } ?? !["Board", "Remove"].contains(where: text.contains)), "\(text)")
    }
  }

  /// A label in a cell keeps its own words.
  @Test func labelsInCells() async {
    let code = """
      import UIKit
      class PaddedLabel: UILabel {}
      final class Chip: PaddedLabel {}
      final class ChipCell: UITableViewCell {
        @objc func tapped() {}
        func update(_ words: [String]) {
          for word in words {
            let chip = Chip()
            contentView.addSubview(chip)
            chip.text = word
            chip.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
          }
        }
      }
      """
    let finding = await Analysis.run(files: ["A.swift": code]).findings.first { $0.rule == "uikit-tap-view-not-element" }
    let text = finding?.fixes.first?.edits.map(\.replacement).joined() ?? ""
    #expect(text.contains("accessibilityTraits.insert(.button)") && !text.contains("accessibilityLabel"))
  }

  @Test func fontsOfSeveralLines() async {
    let code = """
      import UIKit
      final class Note: UIViewController {
        private lazy var text: UILabel = {
          let label = UILabel()
          label.text = "Hello"
          label.font = UIFont(name: "Brand",
                              size: 14)
          return label
        }()
        override func viewDidLoad() { super.viewDidLoad(); view.addSubview(text) }
      }
      """
    let finding = await Analysis.run(files: ["A.swift": code]).findings.first { $0.rule == "uikit-fixed-font" }
    #expect(finding?.fixes.first?.edits.contains { $0.replacement.contains("UIFontMetrics") } ?? false)
  }
}
