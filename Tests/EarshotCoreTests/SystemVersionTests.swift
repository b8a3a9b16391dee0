import AssistiveTechnologies
import EarshotCore
import Testing

/// What versions of iOS make of the same code.
@Suite("Versions of iOS")
struct SystemVersionTests {
  // MARK: - Conditions on the version

  static let availability = """
    if #available(iOS 17.4, *) { Text("New") } else { Text("Old") }
    if #unavailable(iOS 18) { Text("Before 18") }
    if #available(iOS 18, *), isOn { Text("On 18") }
    Text(name)
    """

  @Test("#available is answered by the version", arguments: [
    ("16", ["Old", "Before 18", "Old name"]), ("17", ["Old", "Before 18", "Old name"]),
    ("17.4", ["New", "Before 18", "Old name"]), ("18", ["New", "On 18 [isOn]", "New name"]),
    ("26.1", ["New", "On 18 [isOn]", "New name"]), ("27", ["New", "On 18 [isOn]", "New name"]),
  ])
  func availability(on version: String, heard: [String]) async {
    let members = """
      let isOn: Bool
      var name: String {
        guard #available(iOS 18, *) else { return "Old name" }
        return "New name"
      }
      """
    #expect(await Hearing.texts(Self.availability, members: members, on: version) == heard)
  }

  @Test("The newest system has everything, and no condition is left")
  func newest() async {
    let source = """
      struct Sample: View {
        var body: some View {
          if #available(iOS 26, *) { Text("A") } else { Text("B") }
        }
      }
      """
    #expect(await Hearing.files(["A.swift": source], system: .newest).texts() == ["A"])
    #expect(await Hearing.files(["A.swift": source]).texts() == ["A [iOS 26.0 or later]", "B [before iOS 26.0]"])
  }

  @Test("UIKit code is decided as well", arguments: [("17", "Old. Button."), ("18", "New. Button.")])
  func uiKitAvailability(on version: String, heard: String) async throws {
    let source = """
      import UIKit
      class Sample: UIViewController {
        let button = UIButton()
        override func viewDidLoad() {
          button.setTitle("Old", for: .normal)
          if #available(iOS 18, *) { button.setTitle("New", for: .normal) }
          view.addSubview(button)
        }
      }
      """
    #expect(try await texts(source, on: version) == [heard])
  }

  @Test("Screens that a version does not have are left out, and named")
  func absentScreens() async throws {
    let source = """
      @available(iOS 18, *) struct New: View { var body: some View { Text("New") } }
      @available(iOS, introduced: 16, obsoleted: 18) struct Old: View { var body: some View { Text("Old") } }
      struct Always: View { var body: some View { Text("Always") } }
      @available(macOS 14, *) struct Desk: View { var body: some View { Text("Desk") } }
      """
    func screens(_ version: String) async throws -> [[String]] {
      let system = SystemScope.version(try #require(Version(version)))
      let analysis = await Hearing.files(["A.swift": source], system: system).analysis
      return [analysis.screens.map(\.name), analysis.unavailableScreens]
    }
    #expect(try await screens("17.4") == [["Old", "Always", "Desk"], ["New"]])
    #expect(try await screens("18") == [["New", "Always", "Desk"], ["Old"]])
  }

  @Test("A version is read as people write it", arguments: [
    ("17", "17.0"), ("17.4", "17.4"), ("18.5.1", "18.5"), ("26", "26.0"), ("27", "27.0"), ("abc", nil), ("", nil),
    ("15.9", nil), ("22", nil), ("-17", nil), ("17.", nil),
  ])
  func versions(text: String, version: String?) {
    #expect((try? SystemVersions.version(text))?.description == version)
  }

  // MARK: - Section headers

  static let form = """
    Form {
      Section("General") { Text("Row") }
      Section { Text("Row") } header: { Text("Hello \\(name)") } footer: { Text("Foot") }
    }
    """

  @Test("Headers of forms are heard in capitals on iOS 17 and 18", arguments: [
    ("16.4", "General. Heading.", "Hello «name». Heading."), ("17", "GENERAL. Heading.", "HELLO «name». Heading."),
    ("18.5", "GENERAL. Heading.", "HELLO «name». Heading."), ("26", "General. Heading.", "Hello «name». Heading."),
  ])
  func headers(on version: String, first: String, second: String) async {
    let heard = await Hearing.texts(Self.form, members: "let name: String", on: version)
    #expect(heard == [first, "Row", second, "Row", "Foot"])
  }

  @Test("A case that somebody asked for wins, and only grouped lists have capitals", arguments: [
    ("List { Section(\"General\") { Text(\"Row\") } }", "GENERAL"),
    ("List { Section(\"General\") { Text(\"Row\") } }.listStyle(.insetGrouped)", "GENERAL"),
    ("List { Section(\"General\") { Text(\"Row\") } }.listStyle(GroupedListStyle())", "GENERAL"),
    ("List { Section(\"General\") { Text(\"Row\") } }.listStyle(.plain)", "General"),
    ("List { Section(\"General\") { Text(\"Row\") } }.listStyle(.sidebar)", "General"),
    ("Form { Section(\"General\") { Text(\"Row\") } }.formStyle(.columns)", "General"),
    ("Form { Section(\"General\") { Text(\"Row\") }.textCase(nil) }", "General"),
    ("Form { Section(\"General\") { Text(\"Row\") } }.textCase(nil)", "General"),
    ("Form { Section { Text(\"Row\") } header: { Text(\"General\").textCase(nil) } }", "General"),
    ("Form { Section { Text(\"Row\") } header: { Text(\"General\").textCase(.lowercase) } }", "general"),
    ("Form { Section { Text(\"Row\") } header: { Text(\"General\").textCase(.uppercase) }.textCase(nil) }", "GENERAL"),
    ("Form { Section(\"General\") { Text(\"Row\") }.headerProminence(.increased) }", "General"),
    ("VStack { Section(\"General\") { Text(\"Row\") } }", "General"),
    ("List { LazyVStack { Section(\"General\") { Text(\"Row\") } } }", "General"),
    ("VStack { Section(\"General\") { Text(\"Row\") } }.textCase(.uppercase)", "General"),
  ])
  func textCase(body: String, header: String) async {
    #expect(await Hearing.texts(body, on: "17.5") == ["\(header). Heading.", "Row"])
  }

  @Test("Names that are given and content of sections stay as they are")
  func givenNames() async {
    let body = """
      Form {
        Section { Button("Add") {} } header: {
          HStack { Text("General").accessibilityLabel("Basics"); Button("Edit") {} }
        }
      }
      """
    let heard = await Hearing.texts(body, on: "18")
    #expect(heard == ["Basics. Heading.", "EDIT. Button. Heading.", "Add. Button."])
  }

  // MARK: - Tabs, steppers and switches

  @Test("The badge of a tab is its value up to iOS 18", arguments: ["16.2", "17.5", "18.5"])
  func badges(on version: String) async {
    let body = """
      TabView {
        Text("a").tabItem { Text("A") }.badge(3)
        Text("b").tabItem { Text("B") }.badge("New")
        Text("c").tabItem { Text("C") }.badge(0)
        Text("d").tabItem { Text("D") }.badge(count)
        Text("e").tabItem { Text("E") }.badge(isNew ? 2 : 0)
      }
      """
    let members = "let count: Int\nlet isNew: Bool"
    #expect(await Hearing.texts(body, members: members, on: version) == [
      "a", "Selected: A: 3 items. Tab. 1 of 5.", "B: New. Tab. 2 of 5.", "C. Tab. 3 of 5.", "D: «count». Tab. 4 of 5.",
      "E: 2 items. Tab. 5 of 5. [isNew]", "E. Tab. 5 of 5. [!isNew]",
    ])
    #expect(await Hearing.texts(body, members: members, on: "26") == [
      "a", "Selected: A. Tab. 1 of 5.", "B. Tab. 2 of 5.", "C. Tab. 3 of 5.", "D. Tab. 4 of 5.", "E. Tab. 5 of 5.",
    ])
  }

  @Test("So it is in UIKit, unless a value is given", arguments: [
    ("17.5", ["A: 3 items. Tab. 1 of 3.", "B: New. Tab. 2 of 3.", "C: Mine. Tab. 3 of 3."]),
    ("26", ["A. Tab. 1 of 3.", "B. Tab. 2 of 3.", "C: Mine. Tab. 3 of 3."]),
  ])
  func uiKitBadges(on version: String, heard: [String]) async throws {
    let source = """
      import UIKit
      class Sample: UIViewController {
        let bar = UITabBar()
        override func viewDidLoad() {
          let a = UITabBarItem(title: "A", image: nil, tag: 0)
          a.badgeValue = "3"
          let b = UITabBarItem(title: "B", image: nil, tag: 1)
          b.badgeValue = "New"
          let c = UITabBarItem(title: "C", image: nil, tag: 2)
          c.badgeValue = "3"
          c.accessibilityValue = "Mine"
          bar.items = [a, b, c]
          view.addSubview(bar)
        }
      }
      """
    #expect(try await texts(source, on: version) == heard)
  }

  @Test("The end of a UIStepper is dimmed up to iOS 18, where its numbers are known", arguments: [
    ("", "16.4", "Decrement. Dimmed. Button.", "Increment. Button."),
    ("stepper.value = 5", "17.5", "Decrement. Button.", "Increment. Button."),
    ("stepper.value = 100", "18.5", "Decrement. Button.", "Increment. Dimmed. Button."),
    ("stepper.minimumValue = 1\nstepper.value = 1", "18.5", "Decrement. Dimmed. Button.", "Increment. Button."),
    ("stepper.value = count", "18.5", "Decrement. Button.", "Increment. Button."),
    ("stepper.wraps = true", "18.5", "Decrement. Button.", "Increment. Button."),
    ("", "26", "Decrement. Button.", "Increment. Button."),
  ])
  func stepperEnds(set: String, version: String, down: String, up: String) async throws {
    let source = """
      import UIKit
      class Sample: UIViewController {
        let stepper = UIStepper()
        var count = 0.0
        init(count: Double) { self.count = count; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() {
          \(set)
          view.addSubview(stepper)
        }
      }
      """
    #expect(try await texts(source, on: version) == [down, up])
  }

  @Test("A value of one's own on a switch is silent before iOS 17; its state never is", arguments: [
    ("16.4", "Air. Switch Button."), ("17", "Air. Switch Button. Busy"),
  ])
  func switches(on version: String, heard: String) async {
    let body = """
      Toggle("Air", isOn: $isOn).accessibilityValue("Busy")
      Toggle("Plain", isOn: .constant(true))
      Toggle("Open", isOn: $isOn)
      """
    #expect(await Hearing.texts(body, members: "@Binding var isOn: Bool", on: version) == [
      heard, "Plain. Switch Button. On.", "Open. Switch Button. «isOn»",
    ])
  }

  // MARK: - Disclosure groups

  static let groups = """
    List {
      DisclosureGroup("Open", isExpanded: .constant(true)) { Text("In") }
      DisclosureGroup("Closed") { Text("Out") }
      DisclosureGroup("Either", isExpanded: $isShown) { Text("Maybe") }
    }
    """

  @Test("In a list the header says whether it is expanded, and up to iOS 17 the arrow stands apart", arguments: [
    ("16.4", [
      "Open. Heading.", "Button.", "In", "Closed. Heading.", "Button.", "Either. Heading.", "Button.",
      "Maybe [isShown]",
    ]),
    ("17.5", [
      "Open. Heading. Expanded.", "Button.", "In", "Closed. Heading. Collapsed.", "Button.",
      "Either. Heading. Expanded. [isShown]", "Either. Heading. Collapsed. [!isShown]", "Button.", "Maybe [isShown]",
    ]),
    ("18.5", Self.newestGroups), ("26.2", Self.newestGroups),
  ])
  func listGroups(on version: String, heard: [String]) async {
    #expect(await Hearing.texts(Self.groups, members: "@Binding var isShown: Bool", on: version) == heard)
  }

  private static let newestGroups = [
    "Open. Button. Heading. Expanded.", "In", "Closed. Button. Heading. Collapsed.",
    "Either. Button. Heading. Expanded. [isShown]", "Either. Button. Heading. Collapsed. [!isShown]",
    "Maybe [isShown]",
  ]

  @Test("Outside of lists the header is a button from iOS 17 on", arguments: [
    ("16.2", "Details"), ("17", "Details. Button."), ("26", "Details. Button."),
  ])
  func plainGroups(on version: String, heard: String) async {
    #expect(await Hearing.texts("DisclosureGroup(\"Details\") { Text(\"More\") }", on: version) == [heard])
  }

  @Test("UIKit's expanded status is spoken from iOS 18 on", arguments: [
    ("17.5", ["Head", "Body", "Own"]), ("18", ["Head. Expanded.", "Body", "Own. Collapsed."]),
  ])
  func expandedStatus(on version: String, heard: [String]) async throws {
    let source = """
      import UIKit
      class Own: UIView {
        override var accessibilityExpandedStatus: UIAccessibilityExpandedStatus { .collapsed }
      }
      class Sample: UIViewController {
        let head = UILabel()
        let other = UILabel()
        let own = Own()
        override func viewDidLoad() {
          head.text = "Head"
          head.accessibilityExpandedStatus = .expanded
          view.addSubview(head)
          other.text = "Body"
          view.addSubview(other)
          own.isAccessibilityElement = true
          own.accessibilityLabel = "Own"
          view.addSubview(own)
        }
        func toggle() { other.accessibilityExpandedStatus = .collapsed }
      }
      """
    #expect(try await texts(source, on: version) == heard)
  }

  @Test("A dialog ends with Cancel, until it became a popover", arguments: [
    ("18", "Button(\"Drop\") {}", ["Drop. Button.", "Cancel. Button."]),
    ("26", "Button(\"Drop\") {}", ["Drop. Button."]),
    ("18", "Button(\"Keep\", role: .cancel) {}", ["Keep. Button."]),
    ("18", "Choices()", ["Drop. Button."]),
  ])
  func dialogCancel(on version: String, buttons: String, heard: [String]) async throws {
    let source = """
      import SwiftUI
      struct Choices: View { var body: some View { Button("Drop") {} } }
      struct Sample: View {
        @State private var asks = false
        var body: some View {
          Button("Ask") { asks = true }.confirmationDialog("Sure?", isPresented: $asks) { \(buttons) }
        }
      }
      """
    let version = try #require(Version(version))
    let hearing = await Hearing.files(["Sample.swift": source], system: .version(version))
    #expect(hearing.texts(of: "Sample › dialog") == heard)
  }

  private func texts(_ source: String, on version: String) async throws -> [String]? {
    let version = try #require(Version(version))
    return await Hearing.files(["Sample.swift": source], system: .version(version)).texts()
  }
}
