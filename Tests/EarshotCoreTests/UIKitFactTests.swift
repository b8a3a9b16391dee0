import AccessibilityModel
import Testing

/// One test for each fact of section 9 of the runtime facts. The names in brackets are the recordings of
/// AccessibilitySnapshot on iOS 17.5, 18.5 and 26.2 that a fact was seen in; where systems differ, the newest counts.
@Suite struct UIKitFactTests {
  struct Fact: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// Statements of `viewDidLoad`.
    var code: String
    var heard: [String]
    var members = ""
    var base = "UIViewController"
  }

  static let labels: [Fact] = [
    Fact(
      testDescription: "the text of a UILabel is its label [uk_label_properties]",
      code: "let l = UILabel()\nl.text = \"Text\"\nview.addSubview(l)", heard: ["Text"]),
    Fact(
      testDescription: "accessibilityLabel overrides the text [uk_label_properties]",
      code: "let l = UILabel()\nl.text = \"Text\"\nl.accessibilityLabel = \"Label\"\nview.addSubview(l)",
      heard: ["Label"]),
    Fact(
      testDescription: "a value is added to the label [uk_label_properties]",
      code: "let l = UILabel()\nl.text = \"Text\"\nl.accessibilityValue = \"Value\"\nview.addSubview(l)",
      heard: ["Text: Value"]),
  ]

  private static let tabs = """
    let home = UIViewController()
    home.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
    let mail = UIViewController()
    mail.tabBarItem = UITabBarItem(title: "Mail", image: nil, tag: 1)
    mail.tabBarItem.badgeValue = "3"
    let off = UIViewController()
    off.tabBarItem = UITabBarItem(title: "Off", image: nil, tag: 2)
    off.tabBarItem.isEnabled = false
    viewControllers = [home, mail, off]
    """

  private static let stack = """
    let inbox = UINavigationItem(title: "Inbox")
    let message = UINavigationItem(title: "Message")
    let bar = UINavigationBar()
    bar.items = [inbox, message]
    view.addSubview(bar)
    """

  static let bars: [Fact] = [
    Fact(
      testDescription: "tabs tell their place, are not dimmed, and their badge is silent on iOS 26 [uk_tab_bars]",
      code: tabs, heard: ["Selected: Home. Tab. 1 of 3.", "Mail. Tab. 2 of 3.", "Off. Tab. 3 of 3."],
      base: "UITabBarController"),
    Fact(
      testDescription: "the items of a tab bar of one's own tell their place [uk_tab_bars]",
      code: """
        let bar = UITabBar()
        bar.items = [UITabBarItem(title: "A", image: nil, tag: 0), UITabBarItem(title: "B", image: nil, tag: 1)]
        view.addSubview(bar)
        """, heard: ["A. Tab. 1 of 2.", "B. Tab. 2 of 2."]),
    Fact(
      testDescription: "the back button has the title before, the title is a heading [uk_navbar_titles]",
      code: stack, heard: ["Inbox. Back Button.", "Message. Heading."]),
    Fact(
      testDescription: "without a title before there is only the back button [uk_navbar_no_titles]",
      code: stack.replacing("UINavigationItem(title: \"Inbox\")", with: "UINavigationItem()"),
      heard: ["Back Button.", "Message. Heading."]),
    Fact(
      testDescription: "a view for the title stands where the title would [uk_navbar_titles]",
      code: """
        let logo = UILabel()
        logo.text = "Logo"
        logo.accessibilityTraits.insert(.header)
        navigationItem.titleView = logo
        """, heard: ["Logo. Heading."]),
  ]

  static let controls: [Fact] = [
    Fact(
      testDescription: "a switch ignores a value of its own [uk_switches]",
      code: "let s = UISwitch()\ns.isOn = true\ns.accessibilityValue = \"loud\"\nview.addSubview(s)",
      heard: ["Switch Button. On."]),
    Fact(
      testDescription: "a disabled switch is dimmed and has no hint [uk_switches]",
      code: "let s = UISwitch()\ns.isOn = false\ns.isEnabled = false\ns.accessibilityLabel = \"Wifi\"\nview.addSubview(s)",
      heard: ["Wifi. Dimmed. Switch Button. Off."]),
    Fact(
      testDescription: "segments are buttons with their place [uk_segmented_control]",
      code: "let s = UISegmentedControl(items: [\"A\", \"B\"])\ns.selectedSegmentIndex = 0\nview.addSubview(s)",
      heard: ["Selected: A. Button. 1 of 2.", "B. Button. 2 of 2."]),
    Fact(
      testDescription: "a page control tells the page and is adjustable [uk_page_control]",
      code: "let p = UIPageControl()\np.numberOfPages = 4\nview.addSubview(p)", heard: ["page 1 of 4. Adjustable."]),
    Fact(
      testDescription: "a stepper at its minimum is not dimmed on iOS 26 [uk_stepper_at_min]",
      code: "let s = UIStepper()\ns.minimumValue = 0\ns.value = 0\nview.addSubview(s)",
      heard: ["Decrement. Button.", "Increment. Button."]),
  ]

  private static func container(_ type: String, _ texts: [String], label: String? = nil) -> String {
    var code = "let box = UIView()\nbox.accessibilityContainerType = .\(type)\n"
    if let label { code += "box.accessibilityLabel = \"\(label)\"\n" }
    for (number, text) in texts.enumerated() {
      code += "let l\(number) = UILabel()\nl\(number).text = \"\(text)\"\nbox.addSubview(l\(number))\n"
    }
    return code + "view.addSubview(box)"
  }

  static let containers: [Fact] = [
    Fact(
      testDescription: "a list tells its start and its end [uk_list]",
      code: container("list", ["A", "B", "C"]), heard: ["A. List Start.", "B", "C. List End."]),
    Fact(
      testDescription: "a landmark tells its start and its end [uk_landmark]",
      code: container("landmark", ["A", "B"]), heard: ["A. Landmark.", "B. End."]),
    Fact(
      testDescription: "a list of one element tells only its start [uk_list, speech-spec S8]",
      code: container("list", ["A"]), heard: ["A. List Start."]),
    Fact(
      testDescription: "SwiftUI's views in a landmark tell nothing of it [as_ref_landmarks]",
      code: """
        let box = UIView()
        box.accessibilityContainerType = .landmark
        let hosting = UIHostingController(rootView: Text("Inside"))
        box.addSubview(hosting.view)
        view.addSubview(box)
        """, heard: ["Inside"]),
  ]

  private static let overlay = """
    let back = UILabel()
    back.text = "Behind"
    let first = UIView()
    let second = UIView()
    let one = UILabel()
    one.text = "One"
    let two = UILabel()
    two.text = "Two"
    first.addSubview(one)
    second.addSubview(two)
    for part in [back, first, second] { view.addSubview(part) }

    """

  static let modals: [Fact] = [
    Fact(
      testDescription: "a modal view is all that is read of its siblings [uk_modal_*]",
      code: overlay + "first.accessibilityViewIsModal = true", heard: ["One"]),
    Fact(
      testDescription: "of two modal siblings the last is read [uk_modal_*]",
      code: overlay + "first.accessibilityViewIsModal = true\nsecond.accessibilityViewIsModal = true", heard: ["Two"]),
    Fact(
      testDescription: "a modal view without anything accessible leaves nothing [uk_modal_*]",
      code: overlay + "second.accessibilityViewIsModal = true\nsecond.accessibilityElementsHidden = true", heard: []),
  ]

  private static let plain = """
    let box = UIView()
    box.isAccessibilityElement = true
    box.accessibilityLabel = "Plain"
    box.accessibilityTraits = .header
    view.addSubview(box)

    """

  static let blocks: [Fact] = [
    Fact(
      testDescription: "a block for the label wins over the property [uk_block_based]",
      code: plain + "box.accessibilityLabelBlock = { \"Block\" }", heard: ["Block. Heading."]),
    Fact(
      testDescription: "a block for the traits replaces the set [uk_block_based]",
      code: plain + "box.accessibilityTraitsBlock = { [.button, .selected] }", heard: ["Selected: Plain. Button."]),
    Fact(
      testDescription: "a block for the value wins over the property [uk_block_based]",
      code: plain + "box.accessibilityValue = \"4\"\nbox.accessibilityValueBlock = { \"5\" }",
      heard: ["Plain: 5. Heading."]),
  ]

  /// The recordings that section 9 names, each with the facts that were seen in it.
  static let recordings: [(name: String, facts: Int)] = [
    ("uk_label_properties", 3), ("uk_tab_bars", 2), ("uk_navbar_titles", 2), ("uk_navbar_no_titles", 1),
    ("uk_switches", 2), ("uk_segmented_control", 1), ("uk_page_control", 1), ("uk_stepper_at_min", 1),
    ("uk_list", 2), ("uk_landmark", 1), ("as_ref_landmarks", 1), ("uk_modal_", 3), ("uk_block_based", 3),
  ]

  /// Data tables have tests of their own below.
  @Test func everyRecordingHasItsFixtures() {
    let fixtures = (Self.labels + Self.bars + Self.controls + Self.containers + Self.modals + Self.blocks)
      .map(\.testDescription)
    for (name, facts) in Self.recordings {
      #expect(fixtures.filter { $0.contains(name) }.count == facts, "\(name)")
    }
    #expect(fixtures.allSatisfy { fixture in Self.recordings.contains { fixture.contains($0.name) } })
  }

  @Test(arguments: labels + bars + controls) func isHeard(_ fact: Fact) async throws { try await check(fact) }

  @Test(arguments: containers + modals + blocks) func isHeardInContainers(_ fact: Fact) async throws {
    try await check(fact)
  }

  private func check(_ fact: Fact) async throws {
    let code = UIKitExample.controller(fact.code, members: fact.members, base: fact.base)
    #expect(try await UIKitExample.heard(["Example.swift": code]) == fact.heard)
  }

  private static let cell = """
    import UIKit
    final class PriceCell: UILabel, UIAccessibilityContainerDataTableCell {
      let row: Int
      let column: Int
      let span: Int
      init(_ text: String, row: Int, column: Int, span: Int = 1) {
        self.row = row
        self.column = column
        self.span = span
        super.init(frame: .zero)
        self.text = text
      }
      func accessibilityRowRange() -> NSRange { NSRange(location: row, length: 1) }
      func accessibilityColumnRange() -> NSRange { NSRange(location: column, length: span) }
    }
    """

  /// The first cell of a row tells the row, each its column, and before these how far it reaches [uk_data_table,
  /// as_ref_data_table].
  @Test func cellsOfADataTableTellTheirPlace() async throws {
    let code = """
      let box = UIView()
      box.accessibilityContainerType = .dataTable
      box.accessibilityLabel = "Prices"
      box.addSubview(PriceCell("A1", row: 0, column: 0))
      box.addSubview(PriceCell("B1", row: 0, column: 1))
      box.addSubview(PriceCell("A2", row: 1, column: 0, span: 2))
      view.addSubview(box)
      """
    let stops = try await UIKitExample.stops(
      ["Example.swift": UIKitExample.controller(code), "Cell.swift": Self.cell])
    #expect(
      stops.map(\.text) == ["A1. Row 1. Column 1.", "B1. Column 2.", "A2. Spans 2 columns. Row 2. Column 1."])
    #expect(stops.first?.details[.container]?.contains("Prices") == true)
  }

  /// A cell whose place comes at run time says none.
  @Test func aCellWithoutAKnownPlaceTellsNone() async throws {
    let cell = Self.cell.replacing("location: row", with: "location: model.row")
      .replacing("location: column", with: "location: model.column")
    let heard = try await UIKitExample.heard([
      "Example.swift": UIKitExample.controller(
        "let box = UIView()\nbox.accessibilityContainerType = .dataTable\n"
          + "box.addSubview(PriceCell(\"A1\", row: 0, column: 0))\nview.addSubview(box)"),
      "Cell.swift": cell,
    ])
    #expect(heard == ["A1"])
  }
}
