import EarshotCore
import Testing

/// Types that a base class or a protocol leaves open, and that a controller decides.
@Suite struct UIKitOpenTypeTests {
  private static let bases = """
    import UIKit
    class Screen<Content: UIView>: UIViewController {
      let content = Content(frame: .zero)
      override func loadView() { view = content }
    }
    class Middle<Inner: UIView>: Screen<Inner> {}
    class CastScreen<Content: UIView>: UIViewController {
      var content: Content { view as! Content }
      override func loadView() { view = Content.init() }
    }
    class ImplicitScreen<Content: UIView>: UIViewController {
      lazy var content: Content = .init()
      override func loadView() { view = content }
    }
    class GivenScreen<Content: UIView, Model>: UIViewController {
      let content: Content
      init(content: Content = Content(), model: Model) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
      }
      override func loadView() { view = content }
    }
    class MakerScreen<View: UIView>: UIViewController {
      let content: View
      init(maker: @escaping @autoclosure () -> View, name: String? = nil) {
        content = maker()
        super.init(nibName: nil, bundle: nil)
      }
      override func loadView() { view = content }
    }
    protocol HasView { associatedtype RootView: UIView }
    extension HasView where Self: UIViewController {
      var content: RootView { view as! RootView }
      func install() { view.addSubview(RootView()) }
    }
    protocol ViewOwner { associatedtype Root: UIView; var content: Root { get } }
    extension ViewOwner where Self: UIViewController {
      func install() { view = Root() }
    }
    typealias AccountBase = Screen<AccountView>
    """
  private static let content = """
    import UIKit
    final class AccountView: UIView {
      let save = UIButton(type: .system)
      override init(frame: CGRect) {
        super.init(frame: frame)
        save.setTitle("Save", for: .normal)
        addSubview(save)
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    """

  /// The declaration of a controller whose `content` is an `AccountView`.
  static let declarations = [
    "Screen<AccountView> {", "Middle<AccountView> {", "AccountBase {", "CastScreen<AccountView> {",
    "ImplicitScreen<AccountView> {", "GivenScreen<AccountView, String> {",
    "UIViewController, HasView {\n  typealias RootView = AccountView\n  override func loadView() { view = AccountView() }",
    "UIViewController, ViewOwner {\n  lazy var content = AccountView()\n  override func loadView() { view = content }",
  ]

  @Test(arguments: declarations)
  func contentOfABase(declaration: String) async throws {
    let code = """
      import UIKit
      final class Example: \(declaration)
        override func viewDidLoad() {
          super.viewDidLoad()
          content.save.setTitle("Keep", for: .normal)
        }
      }
      """
    let files = ["Base.swift": Self.bases, "View.swift": Self.content, "A.swift": code]
    #expect(try await UIKitExample.heard(files) == ["Keep. Button."])
  }

  /// The base class is handed the view, which sets itself up in a private function as its own base class does.
  @Test func viewThatIsHandedOver() async throws {
    let view = """
      import UIKit
      class FormView: UIView {
        let help: UIButton
        init(help: UIButton) {
          self.help = help
          super.init(frame: .zero)
          layOut()
        }
        private func layOut() {
          help.setTitle("Help", for: .normal)
          addSubview(help)
        }
      }
      final class NameView: FormView {
        let photo = UIButton(type: .custom)
        init(title: String) {
          super.init(help: UIButton())
          layOut()
        }
        private func layOut() { addSubview(photo) }
      }
      """
    let code = """
      import UIKit
      final class Example: MakerScreen<NameView> {
        init(title: String) { super.init(maker: NameView(title: title), name: title) }
      }
      """
    let files = ["Base.swift": Self.bases, "View.swift": view, "A.swift": code]
    #expect(try await UIKitExample.heard(files) == ["Help. Button.", "Button."])
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = ["uikit-control-name"]
    #expect(await Analysis.run(files: files, options).findings.count == 1)
  }

  /// A generic function makes what its arguments tell it to make.
  @Test(arguments: ["Row(frame: .zero)", "Row.init(frame: .zero)", "type.init(frame: .zero)"])
  func typeOfAnArgument(made: String) async throws {
    let code = """
      import UIKit
      extension UIStackView {
        func addRows<Row: UIView>(of type: Row.Type, count: Int) {
          for _ in 0..<count { addArrangedSubview(\(made)) }
        }
      }
      final class WaitingRow: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          let label = UILabel()
          label.text = "Still loading"
          addSubview(label)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      final class Example: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let stack = UIStackView()
          view.addSubview(stack)
          stack.addRows(of: WaitingRow.self, count: 2)
          \(made.hasPrefix("Row") ? "stack.addRows(of: UISwitch.self, count: 1)" : "")
        }
      }
      """
    let further = made.hasPrefix("Row") ? ["Switch Button. Off."] : []
    #expect(try await UIKitExample.heard(["A.swift": code]) == ["Still loading", "Still loading"] + further)
  }

  /// What the class does not name follows from what it has where the protocol asks for it.
  @Test func inferredType() async throws {
    let code = """
      import UIKit
      final class Example: UIViewController, ViewOwner {
        var content: AccountView { view as! AccountView }
        override func viewDidLoad() { super.viewDidLoad(); install() }
      }
      """
    let files = ["Base.swift": Self.bases, "View.swift": Self.content, "A.swift": code]
    #expect(try await UIKitExample.heard(files) == ["Save. Button."])
  }

  /// Types that the base class could not name itself: one nested in the controller, and one that only its file sees.
  @Test func typesOutOfSight() async throws {
    let view = Self.content.replacing("import UIKit", with: "").replacing("AccountView", with: "Inside")
    let nested = "import UIKit\nfinal class Example: Screen<Example.Inside> {\(view)}"
    let hidden = "import UIKit\nfinal class Example: Screen<Inside> {}\nprivate \(view.drop { $0.isNewline })"
    for code in [nested, hidden] {
      #expect(try await UIKitExample.heard(["Base.swift": Self.bases, "A.swift": code]) == ["Save. Button."])
    }
  }

  @Test func viewsOfTheirOwn() async throws {
    let box = """
      import UIKit
      class Box<Inner: UIView>: UIView {
        let inner = Inner()
        override init(frame: CGRect) { super.init(frame: frame); addSubview(inner) }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    for made in ["let box = Box<AccountView>()", "let box: Box<AccountView> = .init()"] {
      let code = UIKitExample.controller("view.addSubview(box)", members: made)
      let files = ["Box.swift": box, "View.swift": Self.content, "A.swift": code]
      #expect(try await UIKitExample.heard(files) == ["Save. Button."])
    }
  }

  @Test func cellsOfABase() async throws {
    let base = """
      import UIKit
      class Rows<Cell: UITableViewCell>: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath) as! Cell
          fill(cell, indexPath.row)
          return cell
        }
        func fill(_ cell: Cell, _ row: Int) {}
      }
      final class NameCell: UITableViewCell {
        let name = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          contentView.addSubview(name)
        }
      }
      """
    let code = """
      import UIKit
      final class Example: Rows<NameCell> {
        override func fill(_ cell: NameCell, _ row: Int) { cell.name.text = row == 0 ? "First" : "Second" }
      }
      """
    #expect(try await UIKitExample.heard(["Base.swift": base, "A.swift": code]) == ["First", "Second"])
  }

  /// The list stands in the content view, and the controller answers for it.
  @Test func listOfTheContent() async throws {
    let code = """
      import UIKit
      final class ListView: UIView {
        let names = UITableView()
        override init(frame: CGRect) { super.init(frame: frame); addSubview(names) }
      }
      final class Example: Screen<ListView>, UITableViewDataSource {
        override func viewDidLoad() { super.viewDidLoad(); content.names.dataSource = self }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell()
          cell.textLabel?.text = "One"
          return cell
        }
      }
      """
    let files = ["Base.swift": Self.bases, "View.swift": Self.content, "A.swift": code]
    #expect(try await UIKitExample.heard(files) == ["One"])
  }

  /// The brackets of a cell stand in an alias, which code casts it to, or in the type of the variable.
  @Test(arguments: [
    "let cell = tableView.dequeueReusableCell(withIdentifier: \"c\", for: indexPath) as! Cell",
    "let cell = tableView.dequeueReusableCell(withIdentifier: \"c\", for: indexPath) as! HostCell<DepthView>",
    "let cell: HostCell<DepthView> = dequeue(tableView, indexPath)",
  ])
  func hostingCell(cell: String) async throws {
    let host = """
      import UIKit
      final class DepthView: UIView {
        let depth = UILabel()
        override init(frame: CGRect) { super.init(frame: frame); depth.text = "Depth"; addSubview(depth) }
      }
      class HostCell<Content: UIView>: UITableViewCell {
        private(set) var content: Content
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          content = Content()
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          contentView.addSubview(content)
        }
      }
      """
    let code = """
      import UIKit
      final class Example: UITableViewController {
        typealias Cell = HostCell<DepthView>
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.register(Cell.self, forCellReuseIdentifier: "c")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          \(cell)
          return cell
        }
      }
      """
    #expect(try await UIKitExample.heard(["Host.swift": host, "A.swift": code]) == ["Depth"])
  }
}
