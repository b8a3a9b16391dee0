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
      code: tabs, heard: ["Home. Tab. 1 of 3.", "Mail. Tab. 2 of 3.", "Off. Tab. 3 of 3."],
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

  @Test(arguments: labels + bars + controls) func isHeard(_ fact: Fact) async throws { try await check(fact) }

  @Test(arguments: containers + modals + blocks) func isHeardInContainers(_ fact: Fact) async throws {
    try await check(fact)
  }

  private func check(_ fact: Fact) async throws {
    let code = UIKitExample.controller(fact.code, members: fact.members, base: fact.base)
    #expect(try await UIKitExample.heard(["Example.swift": code]) == fact.heard)
  }

  /// Row and column of the cells of a data table are known at run time only; the table itself is a container
  /// [uk_data_table].
  @Test func aDataTableIsAContainer() async throws {
    let stops = try await UIKitExample.stops(["Example.swift": UIKitExample.controller(
      Self.container("dataTable", ["A"], label: "Prices"))])
    #expect(stops.map(\.text) == ["A"])
    #expect(stops.first?.details[.container]?.contains("Prices") == true)
  }
}
