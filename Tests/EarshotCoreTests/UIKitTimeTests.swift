import AccessibilityModel
import EarshotCore
import Testing

/// What UIKit's screens show at first, and what they show later: neither takes the place of the other.
@Suite("UIKit's screens over time") struct UIKitTimeTests {
  private func heard(_ statements: String, members: String, _ others: String = "") async throws -> [String] {
    try await UIKitExample.heard([
      "E.swift": UIKitExample.controller(statements, members: members), "O.swift": "import UIKit\n" + others,
    ])
  }

  private static let label = "let words: UILabel = { let l = UILabel(); l.text = \"-\"; return l }()\n"

  @Test("A text that something later replaces is heard at first, and the other one then") func replacedText() async throws {
    let texts = try await heard(
      "view.addSubview(words)", members: Self.label + "func uploadDidFinish() { words.text = \"Done\" }")
    #expect(texts == ["- [before uploadDidFinish]", "Done [after uploadDidFinish]"])
  }

  @Test("A part that a closure tells something shows it then") func toldLater() async throws {
    let texts = try await heard(
      "view.addSubview(price)\nplayer.observe { [weak self] time in self?.show(time) }",
      members: "let price = Price()\nlet player = Player()\nfunc show(_ text: String) { price.tell(text) }",
      """
      final class Price: UIView {
        private let words: UILabel = { let l = UILabel(); l.text = "--:--"; return l }()
        override init(frame: CGRect) { super.init(frame: frame); addSubview(words) }
        required init?(coder: NSCoder) { fatalError() }
        func tell(_ text: String) { words.text = "Left " + text }
      }
      """)
    #expect(texts == ["--:-- [before price.tell]", "Left «time» [after price.tell]"])
  }

  @Test("What one case of later code sets is heard in that case") func laterCase() async throws {
    let texts = try await heard(
      "view.addSubview(words)",
      members: Self.label + "enum Plan { case free, paid }\nfunc change(_ plan: Plan) { if plan == .paid { words.text = \"Thanks\" } }")
    #expect(texts == ["- [plan != .paid]", "Thanks [plan == .paid]"])
  }

  private static func storyboard(_ view: String, connections: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes><scene sceneID="s"><objects>
        <viewController id="c" customClass="Example" sceneMemberID="viewController">
        <view key="view" id="v"><subviews>\(view)</subviews></view>
        <connections>\(connections)</connections></viewController>
      </objects></scene></scenes>
    </document>
    """
  }

  private static let outlet = "<outlet property=\"words\" destination=\"l\" id=\"o\"/>"

  @Test("Words of a file stay what is heard before a delegate is told of something") func wordsOfFiles() async throws {
    let texts = try await UIKitExample.heard([
      "M.storyboard": Self.storyboard("<label text=\"No file selected\" id=\"l\"/>", connections: Self.outlet),
      "E.swift": """
      import UIKit
      final class Example: UIViewController {
        @IBOutlet weak var words: UILabel!
        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {
          words.text = "Picked"
        }
      }
      """,
    ])
    #expect(texts == ["No file selected [before documentPicker]", "Picked [after documentPicker]"])
  }

  @Test("An outlet tells its observers when the file is loaded, and what is bound to it comes later") func outlets() async throws {
    let texts = try await UIKitExample.heard([
      "M.storyboard": Self.storyboard(
        "<label text=\"No name\" id=\"l\"/><label text=\"Label\" id=\"m\"/>",
        connections: Self.outlet + "<outlet property=\"hint\" destination=\"m\" id=\"p\"/>"),
      "E.swift": """
      import UIKit
      final class Example: UIViewController {
        @IBOutlet weak var words: UILabel!
        @IBOutlet weak var hint: UILabel! { didSet { hint.text = "Type it in" } }
        func bind(name: Driver<String>) { name.drive(words.rx.text).disposed(by: bag) }
      }
      """,
    ])
    #expect(texts == ["No name [before bind]", "«words.text» [after bind]", "Type it in"])
  }

  @Test("An attributed text takes the place of the words of a file") func attributedText() async throws {
    let texts = try await UIKitExample.heard([
      "M.storyboard": Self.storyboard("<label text=\"Label\" id=\"l\"/>", connections: Self.outlet),
      "E.swift": """
      import UIKit
      final class Example: UIViewController {
        @IBOutlet weak var words: UILabel!
        override func viewDidLoad() {
          super.viewDidLoad()
          words.attributedText = NSAttributedString(string: "Every 5 minutes")
        }
      }
      """,
    ])
    #expect(texts == ["Every 5 minutes"])
  }

  @Test("A hidden spinner of a file is there while it turns") func spinner() async throws {
    let texts = try await UIKitExample.heard([
      "M.storyboard": Self.storyboard(
        "<activityIndicatorView hidden=\"YES\" hidesWhenStopped=\"YES\" id=\"l\"/><label text=\"Home\" id=\"h\"/>",
        connections: Self.outlet),
      "E.swift": """
      import UIKit
      final class Example: UIViewController {
        @IBOutlet weak var words: UIActivityIndicatorView!
        @IBAction func reload(_ sender: Any) { words.startAnimating() }
      }
      """,
    ])
    #expect(texts == ["In progress [words.isAnimating]", "Home"])
  }

  @Test("A button that something enables is dimmed until then") func enabledLater() async throws {
    let texts = try await heard(
      "go.setTitle(\"Sign in\", for: .normal)\ngo.isEnabled = false\nview.addSubview(go)",
      members: "let go = UIButton()\n@objc func changed() { go.isEnabled = true }")
    #expect(texts == ["Sign in. Button. [go.isEnabled]", "Sign in. Dimmed. Button. [!go.isEnabled]"])
  }

  @Test("A view that set-up code takes away is not there") func removed() async throws {
    let texts = try await heard("view.addSubview(words)\nwords.removeFromSuperview()", members: Self.label)
    #expect(texts.isEmpty)
  }

  @Test("A view that later code takes away is there until then") func removedLater() async throws {
    let texts = try await heard(
      "view.addSubview(words)", members: Self.label + "@objc func close() { words.removeFromSuperview() }")
    #expect(texts == ["- [before close]"])
  }

  @Test("A layout that is done again lists nothing twice") func layoutAgain() async throws {
    let texts = try await heard(
      "view.addSubview(stack)\narrange()\nmodel.observe { [weak self] state in if state == .open { self?.arrange() } }",
      members: """
        let stack = UIStackView()
        let model = Model()
        func arrange() {
          stack.clear()
          stack.addArrangedSubview(Row("One"))
          stack.addArrangedSubview(Row("Two"))
        }
        """,
      """
      extension UIStackView {
        func clear() { arrangedSubviews.forEach { removeArrangedSubview($0); $0.removeFromSuperview() } }
      }
      final class Row: UILabel {
        init(_ title: String) { super.init(frame: .zero); text = title }
        required init?(coder: NSCoder) { fatalError() }
      }
      """)
    #expect(texts == ["One", "Two"])
  }

  @Test("Actions of an alert have the conditions under which they are added") func alertActions() async throws {
    let texts = try await UIKitExample.heard([
      "E.swift": UIKitExample.controller("", members: """
        enum Row { case update, other }
        @objc func ask(_ row: Row) {
          let alert = UIAlertController(title: "Help", message: nil, preferredStyle: .alert)
          if row == .update { alert.addAction(UIAlertAction(title: "Documentation", style: .default)) }
          alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
          present(alert, animated: true)
        }
        """)
    ], screen: "Example › alert")
    #expect(texts == ["Help. Heading.", "Documentation. Button. [row == .update]", "Cancel. Button."])
  }

  @Test("The class of a static table answers for its headers") func staticTable() async throws {
    let file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene sceneID="s"><objects>
      <tableViewController id="c" customClass="Example" sceneMemberID="viewController">
      <tableView key="view" dataMode="static" id="t"><sections>
      <tableViewSection headerTitle="Links" id="a"><cells><tableViewCell id="x" textLabel="xl"><tableViewCellContentView key="contentView" id="xv"><subviews><label text="Privacy" id="xl"/></subviews></tableViewCellContentView></tableViewCell></cells></tableViewSection>
      <tableViewSection headerTitle="Data" footerTitle="Never" id="b"><cells><tableViewCell id="y" textLabel="yl"><tableViewCellContentView key="contentView" id="yv"><subviews><label text="Reload" id="yl"/></subviews></tableViewCellContentView></tableViewCell></cells></tableViewSection>
      </sections></tableView></tableViewController></objects></scene></scenes></document>
      """
    let texts = try await UIKitExample.heard([
      "M.storyboard": file,
      "E.swift": """
      import UIKit
      final class Example: UITableViewController {
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
          switch section { case 1: return "Vaccination"; default: return nil }
        }
      }
      """,
    ])
    #expect(texts == ["Privacy", "Vaccination. Heading.", "Reload", "Never"])
  }

  @Test("A cell says a text that is hidden at times only where it is there") func hiddenInCell() async throws {
    let texts = try await UIKitExample.heard([
      "E.swift": """
      import UIKit
      final class Example: UITableViewController {
        var isNew = Bool.random()
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell()
          let mark = UILabel()
          mark.text = "New"
          mark.isHidden = !isNew
          let words = UILabel()
          words.text = "Mail"
          cell.contentView.addSubview(words)
          cell.contentView.addSubview(mark)
          return cell
        }
      }
      """
    ])
    #expect(texts == ["Mail, New [isNew]", "Mail [!isNew]"])
  }

  @Test("Rows of a list that grows later are known as they are at first") func growingList() async throws {
    let texts = try await UIKitExample.heard([
      "E.swift": """
      import UIKit
      final class Example: UITableViewController {
        var options = ["Happening Now", "Travel Times"]
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { options.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell()
          cell.textLabel?.text = options[indexPath.row]
          return cell
        }
        func load() { store.get { [weak self] name in self?.options.append(name) } }
      }
      """
    ])
    #expect(texts == ["Happening Now", "Travel Times"])
  }

  @Test("What code does on the way to a row is how the row is set up") func rowSetUp() async throws {
    let texts = try await UIKitExample.heard([
      "E.swift": """
      import UIKit
      final class RuleCell: UITableViewCell {
        let name = UILabel()
        let details: UILabel = { let l = UILabel(); l.text = "Details"; return l }()
        func configure() { name.text = "Only me"; details.isHidden = true }
        func configureAll() { name.text = "All users"; details.text = "Everybody" }
      }
      final class Example: UITableViewController {
        var rules: [Rule] = load()
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rules.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "r", for: indexPath) as! RuleCell
          cell.contentView.addSubview(cell.name)
          cell.contentView.addSubview(cell.details)
          cell.configure()
          return cell
        }
      }
      """
    ])
    #expect(texts == ["Only me {for each row}"])
  }

  @Test("Rows of a list that set-up code changes in some cases are not known") func openList() async throws {
    let texts = try await UIKitExample.heard([
      "E.swift": """
      import UIKit
      final class Example: UITableViewController {
        var kind = 0
        var options = ["Name"]
        override func viewDidLoad() {
          super.viewDidLoad()
          if kind == 1 { options.append("Rights") }
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { options.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell()
          cell.textLabel?.text = options[indexPath.row]
          return cell
        }
      }
      """
    ])
    #expect(texts.allSatisfy { $0.contains("«") || $0.contains("Rights") || $0.contains("[") })
  }

  @Test("What a file gives the cell of one case is set up in that case") func fileOfACase() async throws {
    let file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <tableViewCell id="c" customClass="RuleCell"><tableViewCellContentView key="contentView" id="v"><subviews>
      <label text="Rule" id="n"/><label text="Everybody" id="d"/></subviews></tableViewCellContentView>
      <connections><outlet property="name" destination="n" id="o"/><outlet property="details" destination="d" id="p"/>
      </connections></tableViewCell></objects></document>
      """
    let texts = try await UIKitExample.heard([
      "RuleCell.xib": file,
      "E.swift": """
      import UIKit
      final class RuleCell: UITableViewCell {
        @IBOutlet var name: UILabel!
        @IBOutlet var details: UILabel!
        func configure() { name.text = "Only me"; details.isHidden = true }
      }
      final class Example: UITableViewController {
        var rules: [Rule] = load()
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rules.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          if rules[indexPath.row].isMine {
            let cell = tableView.dequeueReusableCell(type: RuleCell.self, for: indexPath)
            cell.configure()
            return cell
          }
          return UITableViewCell()
        }
      }
      """,
    ])
    #expect(texts == ["Only me [rules[indexPath.row].isMine] {for each row}"])
  }

  @Test("A title of a disabled button that nobody was seen to ask for is not heard") func flashedTitle() async throws {
    let texts = try await UIKitExample.heard([
      "M.storyboard": Self.storyboard(
        "<button enabled=\"NO\" id=\"l\" customClass=\"OwnButton\"><state key=\"normal\" title=\"Enter\"/></button>",
        connections: Self.outlet),
      "E.swift": """
      import UIKit
      class OwnButton: UIButton {
        func flash(_ message: String) { setTitle(message, for: .disabled) }
      }
      final class Example: UIViewController { @IBOutlet weak var words: OwnButton! }
      """,
    ])
    #expect(texts == ["Enter. Dimmed. Button."])
  }

  @Test("A class of a package is what its name and its use tell") func kin() async throws {
    let code = UIKitExample.controller("let head = IKLabel()\nhead.text = \"Sort by\"\nview.addSubview(head)")
    let analysis = await Analysis.run(files: ["E.swift": code])
    let elements = analysis.screens.flatMap(\.nodes.elements).filter { $0.exposure == .exposed }
    #expect(elements.map { $0.label?.value.rendered } == ["Sort by"])
    #expect(elements.allSatisfy { $0.certainty != .known })
  }

  @Test("A controller that lies over another screen has no bar for its title") func overlay() async throws {
    let texts = try await heard(
      "title = \"Sort\"\nview.addSubview(words)",
      members: Self.label + """
        init() { super.init(nibName: nil, bundle: nil); modalPresentationStyle = .overFullScreen }
        required init?(coder: NSCoder) { fatalError() }
        """)
    #expect(texts == ["-"])
  }
}
