import AccessibilityModel
import AssistiveTechnologies
import EarshotCore
import SourceModel
import Testing

/// What is heard on screens of UIKit, in code and in interface files (runtime-facts section 9).
@Suite struct UIKitScreenTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// Statements of `viewDidLoad`.
    var code: String
    var heard: [String]

    init(_ name: String, _ code: String, _ heard: [String]) {
      testDescription = name
      self.code = code
      self.heard = heard
    }
  }

  private func heard(_ files: [String: String], screen: String) async throws -> [String] {
    let analysis = await Analysis.run(files: files)
    let found = try #require(analysis.screens.first { $0.name == screen }, "\(analysis.screens.map(\.name))")
    return TranscriptBuilder().stops(of: found.nodes).map { HeardStop($0, voiceOver: VoiceOver(language: .english)).text }
  }

  private func heard(_ statements: String, members: String = "") async throws -> [String] {
    let body = statements.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
    let code = "import UIKit\nfinal class Example: UIViewController {\n  override func viewDidLoad() {\n\(body)\n  }\n\(members)\n}\n"
    return try await heard(["Example.swift": code], screen: "Example")
  }

  static let cases: [Case] = [
    Case("the text of a label is its name", "let label = UILabel()\nlabel.text = \"Hi\"\nview.addSubview(label)", ["Hi"]),
    Case(
      "a label takes a name and a value",
      "let l = UILabel()\nl.text = \"Hi\"\nl.accessibilityLabel = \"Hello\"\nl.accessibilityValue = \"new\"\nview.addSubview(l)",
      ["Hello: new"]),
    Case(
      "a button is called by its title, else by its symbol",
      """
      let a = UIButton(type: .system)
      a.setTitle("Save", for: .normal)
      a.isEnabled = false
      let b = UIButton()
      b.setImage(UIImage(systemName: "xmark"), for: .normal)
      let c = UIButton(configuration: .filled())
      c.configuration?.title = "Buy"
      [a, b, c].forEach { view.addSubview($0) }
      """, ["Save. Dimmed. Button.", "Close. Button.", "Buy. Button."]),
    Case(
      "what a controller puts on the bar of the one around it is on its screen",
      """
      parent?.navigationItem.rightBarButtonItems = [
        UIBarButtonItem(title: "Sign out", style: .plain, target: self, action: #selector(leave))
      ]
      navigationController?.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Help", style: .plain, target: self, action: #selector(leave))
      """, ["Help. Button.", "Sign out. Button."]),
    Case(
      "a switch tells its state and ignores a value of its own",
      "let s = UISwitch()\ns.isOn = true\ns.accessibilityLabel = \"Sound\"\ns.accessibilityValue = \"loud\"\nview.addSubview(s)",
      ["Sound. Switch Button. On."]),
    Case(
      "segments are buttons with their place",
      "let s = UISegmentedControl(items: [\"Day\", \"Week\"])\ns.selectedSegmentIndex = 1\nview.addSubview(s)",
      ["Day. Button. 1 of 2.", "Selected: Week. Button. 2 of 2."]),
    Case(
      "a stepper is two buttons", "view.addSubview(UIStepper())", ["Decrement. Button.", "Increment. Button."]),
    Case(
      "a page control tells the page",
      "let p = UIPageControl()\np.numberOfPages = 3\np.currentPage = 1\nview.addSubview(p)", ["page 2 of 3. Adjustable."]),
    Case(
      "a placeholder is the value of an empty field",
      "let f = UITextField()\nf.placeholder = \"Name\"\nview.addSubview(f)", ["Name. Text Field."]),
    Case("an image view is no element", "view.addSubview(UIImageView(image: UIImage(named: \"hero\")))", []),
    Case(
      "an element has no children",
      """
      let card = UIView()
      let label = UILabel()
      label.text = "In"
      card.addSubview(label)
      card.isAccessibilityElement = true
      card.accessibilityLabel = "Card"
      view.addSubview(card)
      """, ["Card"]),
    Case(
      "listed elements come in the order of the list",
      """
      let a = UILabel()
      a.text = "A"
      let b = UILabel()
      b.text = "B"
      view.addSubview(a)
      view.addSubview(b)
      view.accessibilityElements = [b, a]
      """, ["B", "A"]),
    Case(
      "what is hidden is not heard",
      "let a = UILabel()\na.text = \"A\"\na.isHidden = true\nview.addSubview(a)\nview.accessibilityElementsHidden = false", []),
    Case(
      "of siblings the last modal one is all that is read",
      """
      let a = UILabel()
      a.text = "Behind"
      let sheet = UIView()
      let b = UILabel()
      b.text = "Dialog"
      sheet.addSubview(b)
      view.addSubview(a)
      view.addSubview(sheet)
      sheet.accessibilityViewIsModal = true
      """, ["Dialog"]),
    Case(
      "blocks win over properties",
      "let a = UILabel()\na.accessibilityLabel = \"A\"\na.accessibilityLabelBlock = { \"B\" }\nview.addSubview(a)",
      ["B"]),
    Case(
      "a name may depend on a state",
      "let b = UIButton()\nb.accessibilityLabel = isOn ? \"Stop\" : \"Start\"\nview.addSubview(b)",
      ["Stop. Button. [isOn]", "Start. Button. [!isOn]"]),
    Case(
      "the navigation bar comes first, its items from the edge inwards",
      """
      title = "Inbox"
      navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
      let a = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
      let b = UIBarButtonItem(title: "B", style: .plain, target: nil, action: nil)
      navigationItem.rightBarButtonItems = [a, b]
      """, ["Cancel. Button.", "Inbox. Heading.", "B. Button.", "A. Button."]),
    Case(
      "a class outside the project is unknown", "view.addSubview(BrandView())", ["(nothing)"]),
    Case(
      "what is added for each of a list that only run time knows is repeated",
      "for name in names {\n  let l = UILabel()\n  l.text = name\n  view.addSubview(l)\n}", ["«name» {for name in names}"]),
  ]

  @Test(arguments: cases) func isHeard(_ row: Case) async throws {
    let heard = try await heard(row.code, members: "  var isOn = false\n  var names: [String] = []")
    #expect(heard == row.heard)
  }

  @Test func codeOfOtherFunctionsIsFollowed() async throws {
    let heard = try await heard(
      "setUp()",
      members: """
          private lazy var button: UIButton = {
            let button = UIButton()
            button.setTitle("Go", for: .normal)
            return button
          }()
          private func setUp() { view.addSubview(button); button.accessibilityHint = "Starts the trip" }
          func restart() { button.setTitle("Again", for: .normal) }
        """)
    #expect(heard == ["Go. Button. [before restart]", "Again. Button. [after restart]"])
  }

  @Test func aTableCellIsOneElementBesideItsControls() async throws {
    let code = """
      import UIKit
      final class PersonCell: UITableViewCell {
        private let name = UILabel()
        private let role = UILabel()
        private let follow = UIButton()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          [name, role, follow].forEach { contentView.addSubview($0) }
          follow.setTitle("Follow", for: .normal)
          role.text = "Author"
        }
        func configure(person: Person) { name.text = person.name }
      }
      """
    #expect(try await heard(["Cell.swift": code], screen: "PersonCell") == ["«person.name», Author", "Follow. Button."])
  }

  @Test func overriddenPropertiesAreHeard() async throws {
    let code = """
      import UIKit
      final class Dial: UIControl {
        override var accessibilityLabel: String? { get { "Volume" } set {} }
        override var accessibilityTraits: UIAccessibilityTraits { get { .adjustable } set {} }
        override var isAccessibilityElement: Bool { get { true } set {} }
        override func accessibilityIncrement() {}
        override func accessibilityDecrement() {}
      }
      """
    #expect(try await heard(["Dial.swift": code], screen: "Dial") == ["Volume. Adjustable."])
  }

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s1"><objects>
    <viewController id="c1" customClass="Login" sceneMemberID="viewController">
    <view key="view" id="v1"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
    <button opaque="NO" id="b1"><rect key="frame" x="0" y="60" width="44" height="44"/><state key="normal" image="btn_x"/></button>
    <label text="Welcome" id="l1"><rect key="frame" x="0" y="10" width="80" height="20"/>
    <accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" staticText="YES" header="YES"/></accessibility></label>
    </subviews></view>
    <navigationItem key="navigationItem" title="Login" id="n1"><barButtonItem key="rightBarButtonItem" systemItem="done" id="i1"/></navigationItem>
    <connections><outlet property="closeButton" destination="b1" id="o1"/></connections>
    </viewController></objects></scene></scenes></document>
    """

  @Test func outletsJoinFilesAndCode() async throws {
    let code = """
      import UIKit
      final class Login: UIViewController {
        @IBOutlet private weak var closeButton: UIButton!
        override func viewDidLoad() { closeButton.accessibilityLabel = "Close" }
      }
      """
    let files = ["Login.swift": code, "Main.storyboard": Self.storyboard]
    let expected = ["Login. Heading.", "Done. Button.", "Welcome. Heading.", "Close. Button."]
    #expect(try await heard(files, screen: "Login") == expected)
    #expect(try await heard(files, screen: "Main: Login") == expected)
  }

  @Test func aBrokenFileIsAProblem() async {
    let analysis = await Analysis.run(files: ["Main.storyboard": "<document><scenes>"])
    #expect(analysis.problems.map(\.file) == ["Main.storyboard"])
    #expect(analysis.screens.isEmpty)
  }

  @Test func classesThatMakeEachOtherEnd() async {
    let code = """
      import UIKit
      final class A: UIView { let b = B(); override init(frame: CGRect) { super.init(frame: frame); addSubview(b) } }
      final class B: UIView { let a = A(); override init(frame: CGRect) { super.init(frame: frame); addSubview(a); grow() }
        func grow() { grow(); shrink() }
        func shrink() { grow() } }
      """
    let analysis = await Analysis.run(files: ["A.swift": code])
    #expect(analysis.screens.map(\.name) == ["A", "B"])
  }
}
