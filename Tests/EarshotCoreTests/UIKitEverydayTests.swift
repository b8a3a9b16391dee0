import AccessibilityModel
import EarshotCore
import Testing

/// What code of UIKit does every day, as apps that nobody looked at while Earshot was written do it.
@Suite struct UIKitEverydayTests {
  private func heard(_ statements: String, members: String = "", base: String = "UIViewController") async throws
    -> [String]
  {
    try await UIKitExample.heard(["E.swift": UIKitExample.controller(statements, members: members, base: base)])
  }

  /// A table controller whose cells say what some statements make of `indexPath`.
  private func rows(_ count: String, _ cell: String, members: String = "") async throws -> [String] {
    try await heard(
      "",
      members: """
        \(members)
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { \(count) }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell()
          \(cell)
          return cell
        }
        """, base: "UITableViewController")
  }

  @Test("Cases that fall through to the next one") func fallingThrough() async throws {
    let texts = try await rows(
      "3",
      """
      let title: String
      switch indexPath.row {
      case 0: title = "First"
      case 1: fallthrough
      default: title = "Other"
      }
      cell.textLabel?.text = title
      """)
    #expect(texts == ["First", "Other", "Other"])
  }

  @Test("A case that falls through under a condition gives both") func fallingThroughAtTimes() async throws {
    let texts = try await rows(
      "1",
      """
      let title: String
      switch indexPath.row {
      case 0: if isShort { fallthrough } else { title = "Long" }
      default: title = "Short"
      }
      cell.textLabel?.text = title
      """, members: "let isShort: Bool\n")
    #expect(Set(texts) == ["Long [!isShort]", "Short [isShort]"])
  }

  @Test("A row that falls through to the code of another is no less there") func rowsThatFallThrough() async throws {
    let texts = try await heard(
      "",
      members: """
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell: UITableViewCell
          switch indexPath.row {
          case 0: fallthrough
          default:
            cell = UITableViewCell()
            cell.textLabel?.text = "Row"
          }
          return cell
        }
        """, base: "UITableViewController")
    #expect(texts == ["Row", "Row"])
  }

  @Test("An enum made of the number of a row is there") func casesByNumber() async throws {
    let texts = try await rows(
      "Kind.allCases.count",
      """
      guard let kind = Kind(rawValue: indexPath.row) else { return cell }
      cell.textLabel?.text = kind.title
      """,
      members: """
        enum Kind: Int, CaseIterable {
          case basic, full
          var title: String { self == .basic ? "Basic" : "Full" }
        }
        """)
    #expect(texts == ["Basic", "Full"])
  }

  @Test("The labels of tuples come from the type of the list") func labelledTuples() async throws {
    let texts = try await rows(
      "items.count", "cell.textLabel?.text = items[indexPath.row].name",
      members: "let items: [(name: String, number: Int)] = [(\"One\", 1), (\"Two\", 2)]\n")
    #expect(texts == ["One", "Two"])
  }

  @Test("What only a timer or a person hides is there at first") func hiddenByEvents() async throws {
    let texts = try await heard(
      """
      label.text = "Tap"
      view.addSubview(label)
      Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(blink), userInfo: nil, repeats: true)
      """,
      members: """
        let label = UILabel()
        @objc func blink() { hide() }
        private func hide() { label.isHidden = true }
        """)
    #expect(texts == ["Tap [!label.isHidden]"])
  }

  @Test("A table cell that is made an element says its texts") func cellThatIsAnElement() async throws {
    let texts = try await rows(
      "1",
      """
      let label = UILabel()
      label.text = "Name"
      cell.contentView.addSubview(label)
      cell.isAccessibilityElement = true
      """)
    #expect(texts == ["Name"])
  }

  @Test("A switch in a table cell is called by the label of the cell") func switchInCell() async throws {
    let texts = try await rows(
      "1",
      """
      cell.textLabel?.text = "Sound"
      let control = UISwitch()
      control.isOn = true
      cell.accessoryView = control
      """)
    #expect(texts == ["Sound", "Sound. Switch Button. On."])
  }

  @Test("Methods of packages that add views") func addedByPackages() async throws {
    let texts = try await heard(
      """
      let title = UILabel(), box = UIView(), button = UIButton()
      title.text = "Title"
      button.setTitle("Go", for: .normal)
      view.subviews(title, box.subviews(button))
      """)
    #expect(texts == ["Title", "Go. Button."])
  }

  @Test("What is shown in the place of a keyboard is on the screen while its field is edited") func keyboards() async throws {
    let texts = try await heard(
      """
      let field = UITextField()
      field.placeholder = "Date"
      field.inputView = picker
      field.inputAccessoryView = bar
      bar.items = [UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)]
      view.addSubview(field)
      """, members: "let picker = UIDatePicker()\nlet bar = UIToolbar()\n")
    #expect(texts == ["Date. Text Field.", "Done. Button. [field.isEditing]", "«picker.date» [field.isEditing]"])
  }

  @Test("The edit button and the prompt of a bar") func barParts() async throws {
    let texts = try await heard(
      """
      title = "List"
      navigationItem.prompt = "Choose one"
      navigationItem.rightBarButtonItem = editButtonItem
      """)
    #expect(texts == ["Choose one", "List. Heading.", "Edit. Button."])
  }

  @Test("Words that are set where something is there say nothing where it is not") func promptAtTimes() async throws {
    let texts = try await heard("title = \"List\"\nif camera != nil { navigationItem.prompt = \"Choose one\" }",
      members: "var camera: Camera? = Camera.shared\n")
    #expect(texts == ["Choose one [camera != nil]", "List. Heading."])
  }

  @Test("A controller of a class from elsewhere shows something, whatever it is") func unknownClass() async throws {
    let code = "import Pages\nclass Example: PagesViewController { override func viewDidLoad() { dataSource = self } }\n"
    let screens = await Analysis.run(files: ["E.swift": code]).screens
    #expect(screens.first?.nodes.elements.map(\.role) == [.opaque])
  }

  @Test("A list that somebody else fills has rows that are not known") func listsOfOthers() async throws {
    let code = UIKitExample.controller(
      "let table = UITableView()\ntable.dataSource = feed\nview.addSubview(table)", members: "let feed = Feed.shared\n")
    let screens = await Analysis.run(files: ["E.swift": code]).screens
    #expect(screens.first?.nodes.elements.map(\.role) == [.opaque])
  }

  @Test("A section without a title has no heading") func headersAtTimes() async throws {
    let texts = try await rows(
      "items.count", "cell.textLabel?.text = items[indexPath.row].name",
      members: """
        var items: [Item] = []
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
          switch section {
          case 0: return "Fruit"
          default: return nil
          }
        }
        """)
    #expect(texts.filter { $0.hasPrefix("Fruit. Heading.") }.count == 1)
    #expect(texts.count == 2)
  }

  @Test("What a helper gives is of the class that a variable is declared with") func declaredCells() async throws {
    let files = [
      "C.swift": """
        import UIKit
        class NameCell: UITableViewCell {
          let label = UILabel()
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(label)
          }
          func show(_ name: String) { label.text = name }
        }
        extension UITableView {
          func next<C: UITableViewCell>(at place: IndexPath) -> C {
            dequeueReusableCell(withIdentifier: String(describing: C.self), for: place) as! C
          }
        }
        """,
      "E.swift": UIKitExample.controller(
        "",
        members: """
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell: NameCell = tableView.next(at: indexPath)
            cell.show("Ada")
            return cell
          }
          """, base: "UITableViewController"),
    ]
    #expect(try await UIKitExample.heard(files) == ["Ada"])
  }

  @Test("A view that nobody makes with arguments is made by its designated initialiser") func initialisers() async throws {
    let files = [
      "E.swift": """
        import UIKit
        class Chip: UIView {
          convenience init(title: String) { self.init(frame: .zero, title: title) }
          init(frame: CGRect, title: String) {
            let label = UILabel()
            label.text = "Chip"
            super.init(frame: frame)
            addSubview(label)
          }
        }
        """
    ]
    #expect(try await UIKitExample.heard(files, screen: "Chip") == ["Chip"])
  }
}
