import EarshotCore
import Testing

/// The forms of UIKit code that are followed: how views are made, set up, overridden and bridged to SwiftUI.
@Suite struct UIKitCodeTests {
  struct Form: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// Statements of `viewDidLoad`.
    var code: String
    /// Other members of the controller.
    var members = ""
    var heard: [String]
    var base = "UIViewController"
    /// Declarations beside the controller.
    var others = ""
  }

  static let making: [Form] = [
    Form(
      testDescription: "lazy properties and builder closures", code: "view.addSubview(stack)",
      members: """
        let name: UILabel = { let l = UILabel(); l.text = "Name"; return l }()
        lazy var go: UIButton = {
          let button = UIButton(type: .system)
          button.setTitle("Go", for: .normal)
          return button
        }()
        lazy var stack = UIStackView(arrangedSubviews: [name, go])
        """, heard: ["Name", "Go. Button."]),
    Form(
      testDescription: "a function with branches before its return gives its list",
      code: "navigationItem.rightBarButtonItems = makeItems()",
      members: """
        var canEdit = false
        func makeItems() -> [UIBarButtonItem] {
          var items: [UIBarButtonItem] = []
          if canEdit {
            items.append(UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil))
          }
          items.append(UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil))
          return items
        }
        """, heard: ["Done. Button.", "Edit. Button. [canEdit]"]),
    Form(
      testDescription: "layout packages are passed over",
      code: """
        let l = UILabel()
        l.text = "Hi"
        view.addSubview(l)
        l.snp.makeConstraints { make in make.edges.equalToSuperview() }
        l.edgeAnchors == view.edgeAnchors
        """, heard: ["Hi"]),
    Form(
      testDescription: "a configuration with title, subtitle and picture",
      code: """
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Buy"
        configuration.subtitle = "Now"
        configuration.image = UIImage(systemName: "cart")
        view.addSubview(UIButton(configuration: configuration, primaryAction: UIAction { _ in }))
        """, heard: ["Buy, Now. Button."]),
    Form(
      testDescription: "a menu of a button",
      code: """
        let b = UIButton()
        b.accessibilityLabel = "More"
        b.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
        b.showsMenuAsPrimaryAction = true
        view.addSubview(b)
        """, heard: ["More. Button."]),
    Form(
      testDescription: "an indicator that turns",
      code: "let i = UIActivityIndicatorView()\ni.startAnimating()\nview.addSubview(i)", heard: ["In progress"]),
    Form(
      testDescription: "search, title and toolbar of a controller",
      code: """
        title = "People"
        navigationItem.searchController = UISearchController(searchResultsController: nil)
        navigationItem.searchController?.searchBar.placeholder = "Search people"
        toolbarItems = [UIBarButtonItem(systemItem: .add), .flexibleSpace()]
        """, heard: ["People. Heading.", "Search people. Search Field.", "Add. Button."]),
  ]

  static let overriding: [Form] = [
    Form(
      testDescription: "a getter that takes the traits of the superclass and adds some",
      code: "view.addSubview(Card())", heard: ["Selected: Card. Button. [isOn]", "Card. Button. [!isOn]"],
      others: """
        final class Card: UIView {
          var isOn = false
          override var isAccessibilityElement: Bool { get { true } set {} }
          override var accessibilityLabel: String? { get { "Card" } set {} }
          override var accessibilityTraits: UIAccessibilityTraits {
            get {
              var traits = super.accessibilityTraits
              traits.insert(.button)
              if isOn { traits.insert(.selected) }
              return traits
            }
            set {}
          }
        }
        """),
    Form(
      testDescription: "increment and decrement of a control",
      code: "view.addSubview(Rating())", heard: ["Rating: «stars» of 5. Adjustable."],
      others: """
        final class Rating: UIControl {
          var stars = 3
          override init(frame: CGRect) {
            super.init(frame: frame)
            isAccessibilityElement = true
            accessibilityLabel = "Rating"
            accessibilityTraits.insert(.adjustable)
          }
          override var accessibilityValue: String? { get { "\\(stars) of 5" } set {} }
          override func accessibilityIncrement() { stars += 1 }
          override func accessibilityDecrement() { stars -= 1 }
        }
        """),
  ]

  static let lists: [Form] = [
    Form(
      testDescription: "the cell of a table's data source is repeated",
      code: "title = \"People\"",
      members: """
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
          var content = cell.defaultContentConfiguration()
          content.text = names[indexPath.row]
          cell.contentConfiguration = content
          return cell
        }
        """, heard: ["People. Heading.", "«names[indexPath.row]» {for each row}"], base: "UITableViewController"),
    Form(
      testDescription: "a cell of the project is of the class that it is cast to",
      code: "table.dataSource = self\nview.addSubview(table)",
      members: """
        let table = UITableView()
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          guard let cell = tableView.dequeueReusableCell(withIdentifier: "c") as? PersonCell else { fatalError() }
          cell.configure(name: "Ann")
          return cell
        }
        """, heard: ["Ann {for each row}", "Follow. Button. {for each row}"],
      others: """
        final class PersonCell: UITableViewCell {
          let name = UILabel()
          let follow = UIButton()
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            follow.setTitle("Follow", for: .normal)
            contentView.addSubview(name)
            contentView.addSubview(follow)
          }
          func configure(name text: String) { name.text = text }
        }
        """),
  ]

  static let bridges: [Form] = [
    Form(
      testDescription: "SwiftUI in a hosting controller",
      code: "addChild(hosting)\nview.addSubview(hosting.view)",
      members: "let hosting = UIHostingController(rootView: Inner())", heard: ["Inside. Button."],
      others: "struct Inner: View { var body: some View { Button(\"Inside\") {} } }"),
    Form(
      testDescription: "SwiftUI in a cell",
      code: "view.addSubview(Cell())", heard: ["Hosted", "Tap. Button."],
      others: """
        final class Cell: UICollectionViewCell {
          override func updateConfiguration(using state: UICellConfigurationState) {
            contentConfiguration = UIHostingConfiguration {
              Text("Hosted")
              Button("Tap") {}
            }
            .margins(.all, 8)
          }
        }
        """),
  ]

  @Test(arguments: making + overriding) func isHeard(_ form: Form) async throws { try await check(form) }

  @Test(arguments: lists + bridges) func isHeardInListsAndBridges(_ form: Form) async throws { try await check(form) }

  private func check(_ form: Form) async throws {
    let code = UIKitExample.controller(form.code, members: form.members, base: form.base) + form.others
    #expect(try await UIKitExample.heard(["Example.swift": code]) == form.heard)
  }

  @Test func representablesShowTheirView() async throws {
    let code = """
      import SwiftUI
      struct Wrapped: UIViewRepresentable {
        var title: String
        func makeUIView(context: Context) -> UIButton { UIButton(type: .system) }
        func updateUIView(_ button: UIButton, context: Context) { button.setTitle(title, for: .normal) }
      }
      struct Player: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> PlayerController { PlayerController() }
        func updateUIViewController(_ controller: PlayerController, context: Context) {}
      }
      final class PlayerController: UIViewController {
        override func viewDidLoad() {
          let label = UILabel()
          label.text = "Playing"
          view.addSubview(label)
        }
      }
      struct Drawing: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) {}
      }
      struct Example: View {
        var body: some View {
          Wrapped(title: "Save")
          Wrapped(title: "x").accessibilityLabel("Close")
          Player()
          Drawing().accessibilityLabel("Drawing")
        }
      }
      """
    let heard = try await UIKitExample.heard(["Example.swift": code])
    #expect(heard == ["Save. Button.", "Close. Button.", "Playing", "Drawing"])
  }

  @Test func detailsOfAnElementAreRead() async throws {
    let code = UIKitExample.controller(
      """
      let card = UIView()
      card.isAccessibilityElement = true
      card.accessibilityAttributedLabel = NSAttributedString(string: "Card", attributes: [.accessibilitySpeechSpellOut: true])
      card.accessibilityHint = "Opens the trip"
      card.accessibilityUserInputLabels = ["Card", "Trip"]
      card.accessibilityCustomContent = [AXCustomContent(label: "Size", value: "3 MB")]
      let like = UIAccessibilityCustomAction(name: "Like", target: self, selector: #selector(likeIt))
      card.accessibilityCustomActions = [like, UIAccessibilityCustomAction(name: "Share") { _ in true }]
      view.addSubview(card)
      """, members: "@objc func likeIt() -> Bool { true }")
    let stop = try #require(try await UIKitExample.stops(["Example.swift": code]).first)
    #expect(stop.text == "Card")
    #expect(stop.details[.hint] == "Opens the trip")
    #expect(stop.details[.input] == "Card, Trip")
    #expect(stop.details[.content]?.contains("Size") == true)
    #expect(stop.details[.actions] == "Like, Share")
  }

  @Test func overriddenActionsAreRead() async throws {
    let code = UIKitExample.controller("view.addSubview(Card())") + """
      final class Card: UIView {
        override var isAccessibilityElement: Bool { get { true } set {} }
        override var accessibilityLabel: String? { get { "Card" } set {} }
        override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
          get { [UIAccessibilityCustomAction(name: "Share") { _ in true }] }
          set {}
        }
        override func accessibilityPerformEscape() -> Bool { true }
        override func accessibilityPerformMagicTap() -> Bool { true }
        override func accessibilityActivate() -> Bool { true }
      }
      """
    let stop = try #require(try await UIKitExample.stops(["Example.swift": code]).first)
    let actions = stop.details[.actions] ?? ""
    for name in ["Share", "escape", "magicTap"] { #expect(actions.contains(name), "\(actions)") }
  }

  @Test func anAlertHasItsActionsAndFields() async throws {
    let code = UIKitExample.controller(
      "", members: """
        func ask() {
          let alert = UIAlertController(title: "Delete?", message: "For good.", preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in })
          alert.addAction(.init(title: "Cancel", style: .cancel))
          alert.addTextField { $0.placeholder = "Why" }
          present(alert, animated: true)
        }
        """)
    let heard = try await UIKitExample.heard(["Example.swift": code], screen: "Example › alert")
    #expect(heard == ["Delete?. Heading.", "For good.", "Delete. Button.", "Cancel. Button.", "Why. Text Field."])
  }

  /// The label that a class takes from its own property is that of its user, and the name of its picture is not
  /// what is left beside it.
  @Test func propertiesOfAClassReachItsCode() async throws {
    let code = UIKitExample.controller(
      """
      let star = StarButton()
      star.setImage(UIImage(named: "star_off"), for: .normal)
      star.offLabel = "Follow"
      view.addSubview(star)
      let other = StarButton()
      other.setImage(UIImage(named: "star_off"), for: .normal)
      view.addSubview(other)
      """) + """
      final class StarButton: UIButton {
        var offLabel: String? { didSet { update() } }
        private func update() {
          if let label = offLabel { accessibilityLabel = label }
        }
      }
      """
    let heard = try await UIKitExample.heard(["Example.swift": code])
    #expect(heard.first == "Follow. Button.")
    #expect(!heard.contains { $0.hasPrefix("star_off") && $0.contains("!") }, "\(heard)")
  }

  @Test func classesOfAppKitAreNoScreens() async {
    let code = """
      import AppKit
      final class Window: NSViewController {
        let button = NSButton()
        override func viewDidLoad() { view.addSubview(button) }
      }
      """
    #expect(await Analysis.run(files: ["Window.swift": code]).screens.isEmpty)
  }
}
