import EarshotCore
import Foundation
import Rules
import Testing

/// First fixes in UIKit code and interface files as somebody who knows the app would write them.
@Suite struct FirstFixUIKitTests {
  private func findings(_ rule: String, _ code: String) async -> [Finding] {
    await FixedFiles.findings(rule, ["A.swift": "import UIKit\n" + code])
  }

  private func written(_ found: [Finding]) -> [String] {
    found.flatMap { $0.fixes.prefix(1).flatMap(\.edits) }.map { $0.replacement.trimmingCharacters(in: .whitespacesAndNewlines) }
  }

  // MARK: - Fields

  /// A function that is handed the words of a field makes fields for other purposes, too.
  @Test func fieldsThatAFunctionMakesForOthers() async {
    func code(_ use: String) -> String {
      """
      enum Fields {
        static func make(placeholder: String, isSecret: Bool = false) -> UITextField {
          let field = UITextField()
          field.attributedPlaceholder = NSAttributedString(string: placeholder, attributes: [:])
          field.isSecureTextEntry = isSecret
          return field
        }
      }
      final class AccountScreen: UIViewController {
        let email = \(use)
        override func viewDidLoad() {
          super.viewDidLoad()
          email.placeholder = "New email"
          view.addSubview(email)
        }
      }
      """
    }
    let made = await findings("input-purpose-missing", code("Fields.make(placeholder: \"New email\")").replacing("    email.placeholder = \"New email\"\n", with: ""))
    #expect(made.count == 1 && made.allSatisfy(\.fixes.isEmpty), "\(made.map(\.fixes))")
    let own = await findings("input-purpose-missing", code("UITextField()"))
    #expect(written(own) == ["email.textContentType = .emailAddress"])
  }

  /// The title of a screen stands in a bar of its own, and the placeholder says what is typed.
  @Test(arguments: [("Title", "Title"), ("Optional", "New note")]) func titlesInBars(_ placeholder: String, _ name: String) async {
    let views = """
      <view id="bar"><rect key="frame" x="0" y="20" width="375" height="60"/><subviews>
          <label text="New note" id="l1"><rect key="frame" x="100" y="20" width="100" height="20"/></label></subviews></view>
      <view id="box"><rect key="frame" x="0" y="100" width="375" height="60"/><subviews>
          <textField placeholder="\(placeholder)" id="f1"><rect key="frame" x="10" y="10" width="300" height="34"/></textField></subviews></view>
      """
    let files = ["Main.storyboard": InterfaceFixTests.board(views), "Desk.swift": "import UIKit\nfinal class Desk: UIViewController {}"]
    let found = await FixedFiles.findings("uikit-placeholder-only-name", files)
    #expect(written(found) == ["<accessibility key=\"accessibilityConfiguration\" label=\"\(name)\"/>"])
  }

  /// "Welcome!" is no name, and no colon belongs to one.
  @Test(arguments: [("Welcome!", "Email"), ("Email:", "Email"), ("E-mail of the guest: ", "E-mail of the guest")])
  func greetingsAndColons(_ above: String, _ name: String) async {
    let views = """
      <label text="\(above)" id="l1"><rect key="frame" x="30" y="100" width="300" height="21"/></label>
      <textField placeholder="Email" id="f1"><rect key="frame" x="30" y="130" width="300" height="34"/></textField>
      """
    let files = ["Main.storyboard": InterfaceFixTests.board(views), "Desk.swift": "import UIKit\nfinal class Desk: UIViewController {}"]
    let found = await FixedFiles.findings("uikit-placeholder-only-name", files)
    #expect(written(found) == ["<accessibility key=\"accessibilityConfiguration\" label=\"\(name)\"/>"])
  }

  /// What code writes into a label that is called after something else is no caption.
  @Test(arguments: [("meetingTimeLabel", false), ("linkTitleLabel", true)]) func timesAboveFields(_ outlet: String, _ isCaption: Bool) async {
    let views = """
      <label text="Label" id="l1"><rect key="frame" x="30" y="200" width="333" height="21"/></label>
      <textView text="No link" id="t1"><rect key="frame" x="80" y="250" width="283" height="80"/></textView>
      """
    let code = """
      import UIKit
      final class Desk: UIViewController {
        @IBOutlet weak var \(outlet): UILabel!
        @IBOutlet weak var linkTextView: UITextView!
        var meeting: Meeting?
        override func viewDidLoad() {
          super.viewDidLoad()
          guard let meeting else { return }
          let words = "\\(meeting.start) - \\(meeting.end)"
          \(outlet).text = words
          linkTextView.text = meeting.link
        }
      }
      """
    let files = ["Main.storyboard": InterfaceFixTests.board(views, outlets: [outlet: "l1", "linkTextView": "t1"]), "Desk.swift": code]
    let found = await FixedFiles.findings("ib-text-field-name", files)
    #expect(found.count == 1)
    #expect(written(found).contains { $0.contains("\(outlet).text") } == isCaption, "\(written(found))")
  }

  // MARK: - Messages

  /// A cell gets its words whenever another row is put into it; what went wrong is news there as well.
  @Test func messagesInCells() async {
    func code(_ label: String) -> String {
      """
      final class TalkCell: UITableViewCell {
        let \(label) = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          contentView.addSubview(\(label))
          listen()
        }
        required init?(coder: NSCoder) { nil }
        func listen() {
          Store.shared.observe { talk in
            self.\(label).text = talk.last
          }
        }
      }
      """
    }
    #expect(await findings("uikit-notification-missing", code("messageLabel")).isEmpty)
    #expect(await findings("uikit-notification-missing", code("errorLabel")).count == 1)
  }

  /// What a model holds is content, however it is put together.
  @Test(arguments: [
    ("(person?.first ?? \"\") + \"  \" + (person?.last ?? \"\")", 0), ("String(format: \"on %d %@ at %d\", day, month, hour)", 0),
    ("\"Nobody is free \" + day", 1), ("String(format: \"%d are free\", day)", 1),
  ]) func dataThatIsLoaded(_ words: String, _ count: Int) async {
    let found = await findings("uikit-notification-missing", """
      final class Visit: UIViewController {
        let noteLabel = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          noteLabel.isHidden = true
          view.addSubview(noteLabel)
        }
        func loaded() {
          let person = store.person
          noteLabel.text = \(words)
          noteLabel.isHidden = false
        }
      }
      """)
    #expect(found.count == count, "\(words)")
  }

  /// What a condition shows and hides would be said in both cases.
  @Test(arguments: [("1", 1), ("items.isEmpty ? 1.0 : 0.0", 0)]) func labelsThatFade(_ alpha: String, _ fixes: Int) async {
    let found = await findings("uikit-notification-missing", """
      final class ListScreen: UIViewController {
        let emptyLabel = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          emptyLabel.text = "Nothing yet"
          emptyLabel.alpha = 0
          view.addSubview(emptyLabel)
        }
        func loaded(_ items: [String]) {
          emptyLabel.alpha = \(alpha)
        }
      }
      """)
    #expect(found.map(\.fixes.count) == [fixes])
  }

  /// Code that is run from two places says each of its messages once.
  @Test func messagesOfSharedCode() async {
    let found = await findings("uikit-notification-missing", """
      final class SignUp: UIViewController {
        let errorLabel = UILabel()
        let name = UITextField()
        let town = UITextField()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(errorLabel)
        }
        @objc func first() {
          check(name.text ?? "")
        }
        @objc func second() {
          check(town.text ?? "")
        }
        func check(_ text: String) {
          if text.isEmpty {
            errorLabel.text = "Write your name"
          }
          if text.count > 50 {
            errorLabel.text = "The name is too long"
          }
        }
      }
      """)
    #expect(found.flatMap(\.fixes).map(\.edits.count) == [2])
  }
}
