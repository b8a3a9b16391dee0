import AccessibilityModel
import EarshotCore
import Foundation
import Testing

/// Parts of screens of UIKit that others make, call, choose between and present.
@Suite("Parts of UIKit's screens") struct UIKitPartTests {
  private func heard(_ statements: String, members: String = "", _ others: String = "") async throws -> [String] {
    try await UIKitExample.heard([
      "E.swift": UIKitExample.controller(statements, members: members), "O.swift": "import UIKit\n" + others,
    ])
  }

  private static let bar = """
    class Bar: UIView {
      var titles: [String] = [] { didSet { for title in titles { add(title) } } }
      func set(_ names: [String]) {
        for name in names { add(name) }
        add("Quiz")
      }
      private func add(_ name: String) {
        let label = UILabel()
        label.text = name
        addSubview(label)
      }
    }
    """

  @Test("A function that a caller was followed into is not run once more by itself") func calledOnce() async throws {
    let texts = try await heard("bar.set([\"A\"])\nview.addSubview(bar)", members: "let bar = Bar()", Self.bar)
    #expect(texts.prefix(2) == ["A", "Quiz"])
    #expect(texts.filter { $0.hasPrefix("Quiz") }.count == 1)
  }

  @Test("A property that was set is not observed once more by itself") func observedOnce() async throws {
    let texts = try await heard(
      "bar.titles = [\"A\", \"B\"]\nbar.set([])\nview.addSubview(bar)", members: "let bar = Bar()", Self.bar)
    #expect(texts == ["A", "B", "Quiz"])
  }

  @Test("What a later function calls counts, and what nobody calls is run for itself") func calledLater() async throws {
    let texts = try await heard(
      "view.addSubview(bar)", members: "let bar = Bar()\nfunc show(_ name: String) { bar.set([\"Late\"]) }", Self.bar)
    #expect(texts.filter { $0.hasPrefix("Quiz") || $0.hasPrefix("Late") } == ["Late", "Quiz"])
    let alone = try await heard("view.addSubview(Bar())", Self.bar)
    #expect(alone.contains { $0.hasPrefix("Quiz") })
  }

  @Test("One of two views that a property holds is there under its condition") func chosenPart() async throws {
    let texts = try await UIKitExample.heard([
      "E.swift": """
        import UIKit
        class Example: UITableViewCell {
          let link = UIButton(type: .system)
          let bar = UISwitch()
          var isOpen: Bool
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            link.setTitle("Next", for: .normal)
            accessoryView = isOpen ? bar : link
          }
        }
        """
    ])
    #expect(texts.contains("Next. Button. [!isOpen]"))
  }

  @Test("The configuration of a button that is one of two") func chosenConfiguration() async throws {
    let texts = try await heard(
      "view.addSubview(button(for: step, isFirst: isFirst))",
      members: """
        let step: Step
        let isFirst: Bool
        func button(for step: Step, isFirst: Bool) -> UIButton {
          var look: UIButton.Configuration = isFirst ? .filled() : .borderless()
          look.title = "Open"
          look.subtitle = step.detail
          return UIButton(configuration: look, primaryAction: step.action)
        }
        """, "struct Step { let action: UIAction; let detail: String }")
    #expect(texts == ["Open, «step.detail». Button."])
  }

  @Test("A helper of a superclass that the class does not call does nothing for it") func uncalledHelper() async throws {
    let others = """
      class Basic: UIViewController {
        let search = UISearchController(searchResultsController: nil)
        func addSearch(placeholder: String) {
          search.searchBar.placeholder = placeholder
          navigationItem.searchController = search
        }
      }
      class Plain: Basic { override func viewDidLoad() { title = "Plain" } }
      class Searched: Basic { override func viewDidLoad() { addSearch(placeholder: "Search songs") } }
      """
    let files = ["O.swift": "import UIKit\n" + others]
    #expect(try await UIKitExample.heard(files, screen: "Plain") == ["Plain. Heading."])
    #expect(try await UIKitExample.heard(files, screen: "Searched") == ["Search songs. Search Field."])
  }

  @Test("A class of alerts shows what its static functions make") func alertClass() async throws {
    let files = [
      "O.swift": """
        import UIKit
        final class Warnings: UIAlertController {
          static func present(in parent: UIViewController) {
            let alert = Warnings(title: "Warnings", message: "Some files are lost", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Details", style: .default))
            parent.present(alert, animated: true)
          }
        }
        final class Unknown: UIAlertController { func prepare() { Library.fill(self) } }
        """
    ]
    let texts = try await UIKitExample.heard(files, screen: "Warnings")
    #expect(texts.first?.hasPrefix("Warnings") == true)
    #expect(texts.suffix(2) == ["Some files are lost", "Details. Button."])
    #expect(try await UIKitExample.heard(files, screen: "Unknown").count == 1)
  }

  @Test("What clears a field in answer to a tap is no text of it") func clearedField() async throws {
    let texts = try await heard(
      "field.placeholder = \"Layer\"\nview.addSubview(field)",
      members: """
        let field = UITextField()
        @IBAction func add(_ sender: Any) {
          if let layer = field.text {
            save(layer)
            field.text = nil
          }
        }
        """)
    #expect(texts == ["Layer. Text Field."])
  }

  private static func file(_ owner: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \(owner)/>
      <view id="v"><subviews><label text="Rate us" id="l"/><label text="Title" id="t"/></subviews></view>
    </objects></document>
    """
  }

  @Test("A view that loads its content from a file that it owns", arguments: [
    "UINib(nibName: \"Card\", bundle: nil).instantiate(withOwner: self, options: nil).first as! UIView",
    "Bundle.main.loadNibNamed(\"Card\", owner: self)?.first as! UIView",
    "Bundle(for: type(of: self)).loadNibNamed(String(describing: Card.self), owner: self, options: nil)![0] as! UIView",
    "Bundle.main.loadNibNamed(\"\\(type(of: self))\", owner: self)?.first as! UIView",
    "Bundle.main.loadNibNamed(Library.name, owner: self)?.first as! UIView",
  ])
  func loadedFiles(_ load: String) async throws {
    let owner = """
      customClass="Card"><connections><outlet property="title" destination="t" id="o"/></connections></placeholder
      """
    let files = [
      "Card.xib": Self.file(owner).replacingOccurrences(of: "</placeholder/>", with: "</placeholder>"),
      "E.swift": UIKitExample.controller("view.addSubview(Card(frame: .zero))"),
      "Card.swift": """
        import UIKit
        class Card: UIView {
          @IBOutlet var title: UILabel!
          override init(frame: CGRect) {
            super.init(frame: frame)
            setUp()
          }
          required init?(coder: NSCoder) {
            super.init(coder: coder)
            setUp()
          }
          private func setUp() {
            let content = \(load)
            addSubview(content)
            title.text = "Like it?"
          }
        }
        """,
    ]
    #expect(try await UIKitExample.heard(files) == ["Rate us", "Like it?"])
  }

  @Test("A file that nobody owns") func filesWithoutOwner() async throws {
    let files = [
      "Card.xib": Self.file(""),
      "E.swift": UIKitExample.controller(
        "view.addSubview(UINib(nibName: \"Card\", bundle: nil).instantiate(withOwner: nil).first as! UIView)"),
    ]
    #expect(try await UIKitExample.heard(files) == ["Rate us", "Title"])
  }

  @Test("A list that nothing was seen to fill, and a frame of other controllers, are not known to be empty", arguments: [
    "class Example: UITableViewController { func fill() { Library.fill(tableView) } }",
    "class Example: UITabBarController { var first: UIViewController? }",
    "class Example: UINavigationController { override func viewDidLoad() { super.viewDidLoad() } }",
  ])
  func unknownContent(_ code: String) async throws {
    let stops = try await UIKitExample.stops(["E.swift": "import UIKit\n" + code])
    #expect(stops.count == 1)
    #expect(stops.first?.details[.opaque] != nil)
  }

  @Test("Initialisers that the project adds to classes of UIKit", arguments: [
    "UILabel(label: \"Hello\", color: .red)", "UILabel(plain: \"Hello\")", "Styled(label: \"Hello\", color: .red)",
  ])
  func addedInitialisers(_ made: String) async throws {
    let texts = try await heard(
      "view.addSubview(\(made))",
      """
      extension UILabel {
        convenience init(label: String, color: UIColor) {
          self.init()
          text = label
          textColor = color
        }
        convenience init(plain: String) { self.init(label: plain, color: .black) }
      }
      class Styled: UILabel {}
      """)
    #expect(texts == ["Hello"])
  }

  @Test("A name that is taken away leaves the title") func clearedName() async throws {
    let texts = try await heard(
      "view.addSubview(button)", members: "let button = Busy(title: \"Check now\")",
      """
      class Busy: UIButton {
        let title: String
        var isBusy = false {
          didSet {
            if isBusy {
              setTitle(nil, for: .normal)
              accessibilityLabel = "Loading"
            } else {
              setTitle(title, for: .normal)
              accessibilityLabel = nil
            }
          }
        }
        init(title: String) {
          self.title = title
          super.init(frame: .zero)
          setTitle(title, for: .normal)
        }
      }
      """)
    #expect(texts == ["Loading. Button. [isBusy]", "Check now. Button. [!isBusy]"])
  }

  @Test("Rows of a data source that descends from a diffable one", arguments: [
    "class Songs: UITableViewDiffableDataSource<Int, String> {}",
    "class Rows<S, I>: UITableViewDiffableDataSource<S, I> {}\nclass Songs: Rows<Int, String> {}",
  ])
  func rowSources(_ source: String) async throws {
    let files = [
      "E.swift": UIKitExample.controller(
        """
        songs = .init(tableView: tableView) { tableView, indexPath, name in
          let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
          cell.textLabel?.text = name
          return cell
        }
        """, members: "var songs: Songs?", base: "UITableViewController"),
      "S.swift": "import UIKit\n" + source,
    ]
    #expect(try await UIKitExample.heard(files) == ["«name» {for each row}"])
  }

  @Test("The view that a class says it has") func viewClasses() async throws {
    let files = [
      "E.swift": """
        import UIKit
        class Base: UIViewController {
          class var content: Box.Type { Box.self }
          override func loadView() { view = type(of: self).content.init() }
        }
        class Box: UIView {
          let label = UILabel()
          override init(frame: CGRect) {
            super.init(frame: frame)
            label.text = "Box"
            addSubview(label)
          }
        }
        class Small: Box {
          override init(frame: CGRect) {
            super.init(frame: frame)
            label.text = "Small"
          }
        }
        class Plain: Base {}
        class Other: Base { override class var content: Box.Type { Small.self } }
        class Foreign: UIViewController { override func loadView() { view = Library.content } }
        """
    ]
    #expect(try await UIKitExample.heard(files, screen: "Plain") == ["Box"])
    #expect(try await UIKitExample.heard(files, screen: "Other") == ["Small"])
    #expect(try await UIKitExample.stops(files, screen: "Foreign").first?.details[.opaque] != nil)
  }

  @Test("What one function fills, and another one clears") func filledAndCleared() async throws {
    let texts = try await heard(
      "view.addSubview(Tile(frame: .zero))",
      """
      class Tile: UIView {
        let label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(label)
        }
        func show(_ text: String) { label.text = text }
        func show(_ image: UIImage) { label.text = nil }
      }
      """)
    #expect(texts == ["«text»"])
  }

  @Test("Views that are handed over in a list") func handedViews() async throws {
    let stops = try await UIKitExample.stops([
      "E.swift": UIKitExample.controller(
        "for part in parts { view.addSubview(part) }", members: "let parts: [UIView]\ninit(parts: [UIView]) { self.parts = parts }")
    ])
    #expect(stops.map { $0.details[.opaque] != nil } == [true])
  }

  @Test("A view stands where it was put last", arguments: [
    "field.rightView = button\nview.addSubview(field)", "navigationItem.titleView = button\nview.addSubview(field)",
    "box.addSubview(button)\nview.addSubview(field)\nview.addSubview(box)",
  ]) func moved(_ statements: String) async throws {
    let texts = try await heard(
      "button.setTitle(\"Join\", for: .normal)\nfield.placeholder = \"Code\"\nview.addSubview(button)\n" + statements,
      members: "let button = UIButton(), field = UITextField(), box = UIView()")
    #expect(texts.count { $0.contains("Join") } == 1)
    #expect(texts.count == 2)
  }

  @Test("A flag that may be missing holds where it is true", arguments: [
    (false, "[s.isLive == true]"), (true, "[!(s.isLive == false)]"),
  ]) func optionalFlag(_ other: Bool, _ condition: String) async throws {
    let stops = try await UIKitExample.stops([
      "E.swift": UIKitExample.controller(
        "view.addSubview(live)\nlive.text = \"Live\"",
        members: """
          let live = UILabel()
          func show(_ s: Session) { let isLive = s.isLive ?? \(other); live.isHidden = !isLive }
          """),
      "S.swift": "struct Session { var isLive: Bool? }",
    ])
    #expect(stops.map(\.text) == ["Live \(condition)"])
  }
}
