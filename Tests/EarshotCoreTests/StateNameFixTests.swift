import EarshotCore
import Rules
import SourceModel
import Testing

/// Names for buttons of UIKit that show one picture or another: where the name is written, and which.
@Suite struct StateNameFixTests {
  private static func player(_ members: String, _ setUp: String = "", button: String = "let go = UIButton(type: .system)") -> [String: String] {
    ["A.swift": """
      import UIKit
      final class Player: UIViewController {
        \(button)
        var isPlaying = false
        override func viewDidLoad() {
          super.viewDidLoad()
          \(setUp)
        }
        \(members)
      }
      """]
  }

  /// Each picture stands for one thing that is done next.
  @Test("Each branch names the button by its picture") func branches() async {
    let files = Self.player(
      """
      func show() {
          if isPlaying {
            go.setImage(UIImage(named: "pauseIcon"), for: .normal)
          } else {
            go.setImage(UIImage(named: "playIcon"), for: .normal)
          }
        }
      """, "view.addSubview(go)\n    show()")
    let (fixes, left) = await FixedFiles.mended("uikit-image-button-name", files)
    #expect(fixes == [["go.accessibilityLabel = \"Pause\"", "go.accessibilityLabel = \"Play\""]])
    #expect(left == 0)
  }

  @Test("The test that chooses the picture chooses the name") func ternary() async {
    let files = Self.player(
      "func show() {\n    go.setImage(UIImage(systemName: isPlaying ? \"pause.fill\" : \"play.fill\"), for: .normal)\n  }",
      "view.addSubview(go)\n    show()")
    let (fixes, left) = await FixedFiles.mended("uikit-image-button-name", files)
    #expect(fixes == [["go.accessibilityLabel = isPlaying ? \"Pause\" : \"Play\""]])
    #expect(left == 0)
  }

  /// A name that has to be found goes where code runs whatever is so.
  @Test("One name for all stands in no branch", arguments: [
    ("view.addSubview(go)", "go.accessibilityLabel = \"<#name#>\""),
    ("let row = UIStackView(arrangedSubviews: [go])\n    view.addSubview(row)",
     ": UIButton = { / let button = UIButton(type: .system) / button.accessibilityLabel = \"<#name#>\" / return button / }()"),
  ])
  func gaps(placing: String, edit: String) async {
    let files = Self.player(
      """
      func show() {
          if isPlaying {
            go.setImage(UIImage(named: "x12"), for: .normal)
          } else {
            go.setImage(UIImage(named: "x13"), for: .normal)
          }
        }
      """, placing + "\n    show()")
    let (fixes, left) = await FixedFiles.mended("uikit-image-button-name", files)
    #expect(fixes == [[edit]])
    #expect(left == 0)
  }

  @Test("Buttons of storyboards get a name in each branch and at first, or when they are connected", arguments: [
    ("playIcon", "pauseIcon",
     ["<accessibility key=\"accessibilityConfiguration\" label=\"Play\"/>", "go.accessibilityLabel = \"Play\"", "go.accessibilityLabel = \"Pause\""]),
    ("x12", "x13", ["{ / didSet { / go.accessibilityLabel = \"<#name#>\" / } / }"]),
  ])
  func outlets(first: String, second: String, edits: [String]) async {
    let board = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"
          initialViewController="c1">
          <scenes><scene sceneID="s1"><objects>
              <viewController id="c1" customClass="Player" sceneMemberID="viewController">
                  <view key="view" id="v1"><rect key="frame" x="0" y="0" width="375" height="667"/>
                      <subviews>
                          <button id="b1"><rect key="frame" x="0" y="0" width="44" height="44"/>
                              <state key="normal" image="\(first)"/></button>
                      </subviews>
                  </view>
                  <connections><outlet property="go" destination="b1" id="o1"/></connections>
              </viewController>
          </objects></scene></scenes>
      </document>
      """
    var files = Self.player(
      """
      func show() {
          if isPlaying {
            go.setImage(UIImage(named: "\(first)"), for: .normal)
          } else {
            go.setImage(UIImage(named: "\(second)"), for: .normal)
          }
        }
      """, "show()", button: "@IBOutlet var go: UIButton!")
    files["Main.storyboard"] = board
    let (fixes, left) = await FixedFiles.mended("ib-image-button-name", files)
    #expect(fixes == [edits])
    #expect(left == 0)
  }

  /// No statement may stand among the members of a class.
  @Test func membersAreNoStatements() async {
    let files = Self.player("", "if isPlaying { go.setImage(UIImage(systemName: \"trash\"), for: .normal) }\n    view.addSubview(go)")
    let (fixes, left) = await FixedFiles.mended("uikit-image-button-name", files)
    let found = await FixedFiles.findings("uikit-image-button-name", files)
    #expect(fixes == [["go.accessibilityLabel = \"Delete\""]])
    #expect(found.first?.fixes.first?.edits.first?.range.startPosition.line == 8)
    #expect(left == 0)
  }

  private static func form(_ turn: String, picture: String = "visibility_off") -> [String: String] {
    ["A.swift": """
      import UIKit
      final class Form: UIViewController {
        let eye = UIButton(type: .system)
        let field = UITextField()
        override func viewDidLoad() {
          super.viewDidLoad()
          field.isSecureTextEntry = true
          view.addSubview(field)
          eye.setImage(UIImage(named: "\(picture)"), for: .normal)
          eye.addTarget(self, action: #selector(changeImage), for: .touchUpInside)
          view.addSubview(eye)
        }
        @objc private func changeImage() {
          \(turn)
        }
      }
      """]
  }

  /// What is shown is told by the field, and not by the picture, which means either.
  @Test("The eye of a password tells what it does next", arguments: [
    ("field.isSecureTextEntry.toggle()", ["eye.accessibilityLabel = \"Show password\"",
      "eye.accessibilityLabel = field.isSecureTextEntry ? \"Show password\" : \"Hide password\""]),
    ("if field.isSecureTextEntry {\n      field.isSecureTextEntry = false\n    } else {\n      field.isSecureTextEntry = true\n    }",
      ["eye.accessibilityLabel = \"Show password\"", "eye.accessibilityLabel = \"Hide password\"", "eye.accessibilityLabel = \"Show password\""]),
  ], ["visibility_off", "x151"])
  func eyes(turn: (code: String, edits: [String]), picture: String) async {
    let (fixes, left) = await FixedFiles.mended("uikit-image-button-name", Self.form(turn.code, picture: picture))
    #expect(fixes == [turn.edits])
    #expect(left == 0)
  }

  @Test func eyesOfNothingHaveNoName() async {
    let (fixes, _) = await FixedFiles.mended("uikit-image-button-name", Self.form("title = \"Form\""))
    #expect(fixes == [["eye.accessibilityLabel = \"<#name#>\""]])
  }

  /// Each eye is about the field that its own code turns.
  @Test func eyesOfTwoFields() async {
    let (fixes, left) = await FixedFiles.mended("uikit-image-button-name", ["A.swift": """
      import UIKit
      final class Form: UIViewController {
        let first = UITextField()
        let second = UITextField()
        let eye = UIButton()
        let other = UIButton()
        override func viewDidLoad() {
          super.viewDidLoad()
          eye.setImage(UIImage(named: "showPassword"), for: .normal)
          eye.addTarget(self, action: #selector(showFirst), for: .touchUpInside)
          other.setImage(UIImage(named: "showPassword"), for: .normal)
          other.addTarget(self, action: #selector(showSecond), for: .touchUpInside)
          view.addSubview(first)
          view.addSubview(eye)
          view.addSubview(second)
          view.addSubview(other)
        }
        @objc private func showFirst() {
          first.isSecureTextEntry = !first.isSecureTextEntry
        }
        @objc private func showSecond() {
          second.isSecureTextEntry = !second.isSecureTextEntry
        }
      }
      """])
    #expect(fixes == [
      ["eye.accessibilityLabel = \"Show password\"", "eye.accessibilityLabel = first.isSecureTextEntry ? \"Show password\" : \"Hide password\""],
      ["other.accessibilityLabel = \"Show password\"", "other.accessibilityLabel = second.isSecureTextEntry ? \"Show password\" : \"Hide password\""],
    ])
    #expect(left == 1)
  }

  /// What code calls alike belongs together, wherever it stands.
  @Test func namesakes() async {
    let files = ["A.swift": """
      import UIKit
      final class Form: UIViewController {
        let phoneLabel = UILabel()
        let mailLabel = UILabel()
        let phoneTextField = UITextField()
        let mailTextField = UITextField()
        let sendButton = UIButton()
        let sendButtonLabel = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          phoneLabel.text = "Phone"
          mailLabel.text = "Mail address"
          sendButtonLabel.text = "Order"
          phoneTextField.placeholder = "Enter it"
          mailTextField.placeholder = "Enter it"
          sendButton.setImage(UIImage(named: "x12"), for: .normal)
          view.addSubview(phoneLabel)
          view.addSubview(mailLabel)
          view.addSubview(phoneTextField)
          view.addSubview(mailTextField)
          view.addSubview(sendButton)
          view.addSubview(sendButtonLabel)
        }
      }
      """]
    let fields = await FixedFiles.mended("uikit-placeholder-only-name", files)
    #expect(fields.fixes == [["phoneTextField.accessibilityLabel = phoneLabel.text"], ["mailTextField.accessibilityLabel = mailLabel.text"]])
    #expect(fields.left == 1)
    let button = await FixedFiles.mended("uikit-image-button-name", files)
    #expect(button.fixes == [["sendButton.accessibilityLabel = sendButtonLabel.text"]])
    #expect(button.left == 0)
  }
}
