import EarshotCore
import Project
import Testing

/// What UIKit's screens are like at first and what later code makes of them, each under its own condition.
@Suite("States of UIKit's screens") struct UIKitStateTests {
  private func heard(_ statements: String, members: String = "", _ others: String = "") async throws -> [String] {
    try await UIKitExample.heard([
      "E.swift": UIKitExample.controller(statements, members: members), "O.swift": "import UIKit\n" + others,
    ])
  }

  private static let words = "let words = { let l = UILabel(); l.text = \"Home\"; return l }()\n"

  @Test("An inherited property that nobody sets tells its observers nothing") func unsetProperty() async throws {
    let others = """
      class BaseButton: UIButton { var title: String? { didSet { setTitle(title, for: .normal) } } }
      final class Choice: BaseButton { func other(_ item: UITabBarItem) { item.title = "Other" } }
      """
    let set = try await heard("view.addSubview(choice)\nchoice.title = \"Save\"", members: "let choice = Choice()", others)
    #expect(set == ["Save. Button."])
    let unset = try await heard("view.addSubview(choice)", members: "let choice = Choice()", others)
    #expect(unset == ["Button."])
  }

  @Test("Views that seem to hold each other come to an end") func circle() async throws {
    let others = """
      class StepController: UIViewController {
        private let stack = UIStackView()
        let content = UIView()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(stack)
          stack.addArrangedSubview(content)
        }
      }
      final class SignInController: StepController {
        private let stack = UIStackView()
        private let next = { let b = UIButton(); b.setTitle("Next", for: .normal); return b }()
        override func viewDidLoad() {
          super.viewDidLoad()
          content.addSubview(stack)
          stack.addArrangedSubview(next)
        }
      }
      """
    #expect(try await UIKitExample.heard(["O.swift": "import UIKit\n" + others], screen: "SignInController") == ["Next. Button."])
    let exchanged = try await heard(
      "view.addSubview(a)\nview.addSubview(c)\na.addSubview(b)\nc.addSubview(b)\nb.addSubview(a)\nb.addSubview(words)",
      members: Self.words + "let a = UIView(), b = UIView(), c = UIView()")
    #expect(exchanged.contains("Home"))
  }

  @Test("What several cases of a switch set is not what the last one sets") func flagOfCases() async throws {
    let texts = try await heard(
      "view.addSubview(send)\nupdate()", members: """
        enum Phase { case idle, loading, done }
        var phase = Phase.idle { didSet { update() } }
        let send = { let b = UIButton(type: .system); b.setTitle("Send", for: .normal); return b }()
        func update() {
          switch phase {
          case .idle: send.isEnabled = true
          case .loading: send.isEnabled = false
          case .done: send.isEnabled = true
          }
        }
        func go() { phase = .loading }
        """)
    #expect(texts == ["Send. Button. [phase != .loading]", "Send. Dimmed. Button. [phase == .loading]"])
  }

  @Test("A bar item that only some screens ask for stands under its condition") func conditionalBarItem() async throws {
    let texts = try await heard(
      "", members: """
        private var isModal = false
        func makeModal() { isModal = true; addClose() }
        private func addClose() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Close", style: .plain, target: nil, action: nil)
        }
        override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); if isModal { addClose() } }
        """)
    #expect(texts == ["Close. Button. [isModal]"])
  }

  @Test("What takes the place of an item or a view later is there from then on") func exchanged() async throws {
    let items = try await heard(
      "navigationItem.rightBarButtonItem = UIBarButtonItem(title: \"Edit\", style: .plain, target: self, action: #selector(edit))",
      members: """
        @objc func edit() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)
        }
        """)
    #expect(items == ["Edit. Button. [before edit]", "Done. Button. [after edit]"])
    let headers = try await heard(
      "view.addSubview(list)\nlist.tableHeaderView = words", members: Self.words + """
        let list = UITableView()
        let field = { let f = UITextField(); f.placeholder = "Find"; return f }()
        @objc func search() { list.tableHeaderView = field }
        """)
    #expect(headers.contains("Home [before search]"))
    #expect(headers.contains("Find. Text Field. [after search]"))
  }

  @Test("A view whose place another one takes at once is not there") func replaced() async throws {
    let texts = try await heard(
      "view.addSubview(list)\nlist.tableHeaderView = UIButton(type: .close)\nlist.tableHeaderView = words",
      members: Self.words + "let list = UITableView()")
    #expect(!texts.contains { $0.contains("Close") })
    #expect(texts.contains("Home"))
  }

  @Test("What code does under a test that it makes untrue is there afterwards") func outdatedTest() async throws {
    let texts = try await heard(
      "view.addSubview(words)", members: Self.words + """
        private var typed = ""
        func type(_ text: String) { if typed.isEmpty { typed = text; words.isHidden = true } }
        """)
    #expect(texts == ["Home [before type]"])
  }

  @Test("What set-up code does once is there without a condition") func setUpOnce() async throws {
    let texts = try await heard(
      "", members: Self.words + """
        private var isReady = false
        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          guard !isReady else { return }
          if !isReady { isReady = true; view.addSubview(words); words.text = "Ready" }
        }
        """)
    #expect(texts == ["Ready"])
  }

  @Test("What only later code hides is there until then") func hiddenLater() async throws {
    let texts = try await heard(
      "view.addSubview(words)", members: Self.words + "func leave() { words.isHidden = true }")
    #expect(texts == ["Home [!words.isHidden]"] || texts == ["Home [!l.isHidden]"])
  }

  @Test("One case of a switch changes the words that all have") func oneCase() async throws {
    let texts = try await heard(
      "switch mode { case .first: break; case .again: words.text = \"Again\" }\nview.addSubview(words)",
      members: Self.words + "enum Mode { case first, again }\nvar mode = Mode.first")
    #expect(texts == ["Again [mode == .again]", "Home [mode != .again]"])
  }

  @Test("A selected button has the picture of that state") func selectedPicture() async throws {
    let texts = try await heard(
      "let mark = UIButton()\nmark.setImage(UIImage(named: \"off\"), for: .normal)\n"
        + "mark.setImage(UIImage(named: \"on\"), for: .selected)\nmark.isSelected = isOn\nview.addSubview(mark)",
      members: "var isOn = Bool.random()")
    #expect(texts == ["Selected: on. Button. [isOn]", "off. Button. [!isOn]"])
  }

  @Test("Types of buttons that share a name have it whichever is chosen") func typedButton() async throws {
    let texts = try await heard(
      "let kind: UIButton.ButtonType = isDark ? .infoDark : .infoLight\nview.addSubview(UIButton(type: kind))",
      members: "var isDark = Bool.random()")
    #expect(texts == ["More Info. Button."])
  }

  @Test("Rows of another object that is made when it is asked for") func lazySource() async throws {
    let texts = try await heard(
      "view.addSubview(list)\nlist.dataSource = source", members: "let list = UITableView()\nprivate lazy var source = Source()",
      """
      final class Source: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell()
          cell.textLabel?.text = "Row \\(indexPath.row)"
          return cell
        }
      }
      """)
    #expect(texts == ["Row 0", "Row 1"])
  }

  @Test("A picture that a constant makes of an implicit initialiser", arguments: ["Self", "UIImage"])
  func constantPicture(type: String) async throws {
    let texts = try await heard(
      "let item = UIBarButtonItem()\nitem.image = .more\ntoolbarItems = [item]", members: "",
      "extension UIImage { static var more: \(type) { .init(systemName: \"ellipsis\")! } }")
    #expect(texts == ["More. Button."])
  }

  @Test("A label that the only implementation of a protocol gets is known as it is", arguments: [
    "private let theme: Theme", "private let theme: Theme = find()!",
  ]) func onlyImplementation(property: String) async throws {
    let stops = try await UIKitExample.stops([
      "E.swift": UIKitExample.controller("view.addSubview(words)\ntheme.paint([words])", members: Self.words + property),
      "O.swift": """
      import UIKit
      protocol Theme { func paint(_ labels: [UILabel]) }
      final class Night: Theme {
        func paint(_ labels: [UILabel]) { labels.forEach { $0.textColor = .white; $0.accessibilityHint = "Night" } }
      }
      func find<T>() -> T? { Shared.theme as? T }
      enum Shared { static var theme: Any = Night() }
      """,
    ])
    #expect(stops.map(\.text) == ["Home"])
    #expect(stops.first?.details[.partial] == nil)
    #expect(stops.first?.details[.hint] == "Night")
  }

  @Test("The tabs of a storyboard's tab bar are heard in the bar, as code names them") func storyboardTabs() async throws {
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
        <scene sceneID="s1"><objects><tabBarController id="t" customClass="Example" sceneMemberID="viewController">
          <tabBar key="tabBar" id="b"/><connections>
            <segue destination="n1" kind="relationship" relationship="viewControllers" id="g1"/>
            <segue destination="n2" kind="relationship" relationship="viewControllers" id="g2"/></connections>
        </tabBarController></objects></scene>
        <scene sceneID="s2"><objects><navigationController id="n1" sceneMemberID="viewController">
          <tabBarItem key="tabBarItem" title="" image="house-icon" id="i1"/></navigationController></objects></scene>
        <scene sceneID="s3"><objects><navigationController id="n2" sceneMemberID="viewController">
          <tabBarItem key="tabBarItem" title="List" id="i2"/></navigationController></objects></scene>
      </scenes></document>
      """
    let texts = try await UIKitExample.heard([
      "M.storyboard": storyboard,
      "E.swift": UIKitExample.controller(
        "for (index, item) in tabBar.items!.enumerated() { if index == 0 { item.accessibilityLabel = \"Home\"; continue } }",
        base: "UITabBarController"),
    ])
    #expect(texts == ["Selected: Home. Tab. 1 of 2.", "List. Tab. 2 of 2."])
  }

  @Test("A disabled button has the title of that state") func disabledTitle() async throws {
    let texts = try await heard(
      "let go = UIButton()\ngo.setTitle(\"Go\", for: .normal)\ngo.setTitle(\"Choose two\", for: .disabled)\n"
        + "go.isEnabled = false\nview.addSubview(go)")
    #expect(texts == ["Choose two. Dimmed. Button."])
  }

  @Test("What later functions call is not run once more by itself, wherever it stands", arguments: [false, true])
  func calledByLaterCode(isBefore: Bool) async throws {
    let helper = "private func addNote() { let l = UILabel(); l.text = \"Note\"; view.addSubview(l) }"
    let caller = "func show() { if hasNote { addNote() } }"
    let texts = try await heard(
      "", members: "var hasNote = Bool.random()\n" + (isBefore ? "\(helper)\n\(caller)" : "\(caller)\n\(helper)"))
    #expect(texts == ["Note [hasNote]"])
  }

  @Test("A test of a value whose members are asked for is not outdated by its name") func membersOfValue() async throws {
    let texts = try await heard(
      "", members: Self.words + """
        private var item: Item?
        struct Item { var name: String? }
        func update(_ new: Item) { item = new; if let name = new.name { item = new; view.addSubview(words); words.text = name } }
        """)
    #expect(texts.count == 1)
    #expect(!texts.contains { $0.contains("before") || $0.contains("after") })
  }

  @Test("An attributed text that is put together") func attributedText() async throws {
    let texts = try await heard(
      "let text = NSMutableAttributedString()\ntext.append(NSAttributedString(string: \"Opening\"))\n"
        + "text.append(NSAttributedString(string: \" hours\"))\nwords.attributedText = text\nview.addSubview(words)",
      members: "let words = UILabel()")
    #expect(texts == ["Opening hours"])
  }

  @Test("What other code associates with a view tells nothing of it") func associated() async throws {
    let stops = try await UIKitExample.stops([
      "E.swift": UIKitExample.controller("view.addSubview(words)\nwords.handler = { }", members: Self.words),
      "O.swift": """
      import UIKit
      extension NSObject {
        var handler: (() -> Void)? {
          get { objc_getAssociatedObject(self, &Keys.handler) as? () -> Void }
          set { objc_setAssociatedObject(self, &Keys.handler, newValue, .OBJC_ASSOCIATION_RETAIN) }
        }
      }
      enum Keys { static var handler = 0 }
      """,
    ])
    #expect(stops.map(\.text) == ["Home"])
    #expect(stops.first?.details[.partial] == nil)
  }

  @Test("A subview that is found again is no other one") func foundAgain() async throws {
    let texts = try await heard(
      "view.addSubview(words)\nif let found = view.subviews.first(where: { $0.isKind(of: kind) }) { view.addSubview(found) }",
      members: Self.words + "let kind: AnyClass = NSClassFromString(\"Part\")!")
    #expect(texts == ["Home"])
  }

  @Test("What stands above the keyboard of a view of the project's own") func keyboardBar() async throws {
    let stops = try await UIKitExample.stops([
      "E.swift": UIKitExample.controller(
        "view.addSubview(editor)\neditor.inputAccessoryView = bar", members: "let editor = Editor()\nlet bar = Bar()"),
      "O.swift": """
      import UIKit
      final class Editor: UIScrollView { override var inputAccessoryView: UIView? { get { held } set { held = newValue } }
        private var held: UIView? }
      final class Bar: UIView { let close = UIButton(type: .close)
        init() { super.init(frame: .zero); addSubview(close) } }
      """,
    ])
    #expect(stops.isEmpty)
  }

  @Test("Texts with arguments that are handed on, from a bundle that is looked for") func handedArguments() async throws {
    let strings = StringTables([
      "Localizable": ["en": ["count": .plain("%d items", state: nil), "close": .plain("Close", state: nil)]],
    ])
    let texts = try await UIKitExample.heard([
      "E.swift": UIKitExample.controller(
        "for text in [Words.of(\"close\"), Words.of(\"count\", 3)] { let l = UILabel(); l.text = text; view.addSubview(l) }"),
      "O.swift": """
      import UIKit
      enum Words {
        static let bundle: Bundle = { Bundle(for: Token.self) }()
        static func of(_ key: String, _ arguments: CVarArg...) -> String { inner(key, arguments) }
        private static func inner(_ key: String, _ arguments: [CVarArg]) -> String {
          let format = bundle.localizedString(forKey: key, value: nil, table: nil)
          return String(format: format, locale: .current, arguments: arguments)
        }
      }
      private final class Token {}
      """,
    ], strings: strings)
    #expect(texts == ["Close", "3 items"])
  }

  @Test("A controller that shows others is not empty where nobody tells which") func unknownFrame() async throws {
    let stops = try await UIKitExample.stops([
      "E.swift": UIKitExample.controller(
        "addChild(pages)\nview.addSubview(pages.view)", members: "let pages = UIPageViewController()")
    ])
    #expect(stops.count == 1)
    #expect(stops.first?.details[.opaque] != nil)
    let texts = try await heard(
      "addChild(pages)\nview.addSubview(pages.view)\npages.setViewControllers([Page()], direction: .forward, animated: false)",
      members: "let pages = UIPageViewController()",
      "final class Page: UIViewController { \(Self.words)override func viewDidLoad() { super.viewDidLoad(); view.addSubview(words) } }")
    #expect(texts == ["Home"])
  }

  @Test("A part that nobody hands a view has none") func handsNone() async throws {
    let texts = try await heard(
      "view.addSubview(bar)", members: "let bar = Bar()",
      """
      final class Bar: UIView { \(Self.words)
        init() { super.init(frame: .zero); addSubview(words) }
        func setButtons(_ buttons: [UIView]) { for button in buttons { addSubview(button) } } }
      """)
    #expect(texts == ["Home"])
  }

  @Test("What the function that set it up sets again takes no place") func setUpAgain() async throws {
    let texts = try await heard(
      "update()",
      members: """
        func update() {
          let item = UIBarButtonItem(title: isEditing ? "Done" : "Edit", style: .plain, target: nil, action: nil)
          navigationItem.rightBarButtonItems = [item]
        }
        func reload() { update() }
        """)
    #expect(!texts.contains { $0.contains("before") || $0.contains("after") })
    #expect(texts.count == 2)
  }
}
