import EarshotCore
import Testing

/// What code lays where UIKit itself shows things: above the keyboard or in its place, into bars, into alerts.
@Suite("Views above keyboards, in bars and in alerts") struct UIKitKeyboardTests {
  private static let field = """
    let time = UITextField()
    func bar() -> UIToolbar {
      let bar = UIToolbar()
      bar.setItems([UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)], animated: false)
      return bar
    }
    """

  @Test("A bar above the keyboard is there while its field is edited") func aboveTheKeyboard() async throws {
    let code = UIKitExample.controller(
      "view.addSubview(time); time.placeholder = \"Time\"; time.inputAccessoryView = bar()", members: Self.field)
    #expect(try await UIKitExample.heard(["A.swift": code]) == ["Time. Text Field.", "Done. Button. [time.isEditing]"])
  }

  @Test("A search bar has a bar above the keyboard as a field has") func aboveASearch() async throws {
    let code = UIKitExample.controller(
      "view.addSubview(search); search.placeholder = \"Search\"; search.inputAccessoryView = bar()",
      members: Self.field + "\nlet search = UISearchBar()")
    let heard = try await UIKitExample.heard(["A.swift": code])
    #expect(heard.last == "Done. Button. [search.isEditing]")
  }

  @Test("Fields that share a bar have it read once") func shared() async throws {
    let code = UIKitExample.controller(
      """
      let shared = bar()
      for field in [time, date] { view.addSubview(field); field.inputAccessoryView = shared }
      """, members: Self.field + "\nlet date = UITextField()")
    let heard = try await UIKitExample.heard(["A.swift": code])
    #expect(heard.count { $0.hasPrefix("Done.") } == 1)
  }

  @Test("A screen that can be the first responder has its own bar from the beginning") func ownBar() async throws {
    let code = UIKitExample.controller(
      "field.placeholder = \"Message\"; composer.addSubview(field)",
      members: """
        let composer = UIView()
        let field = UITextField()
        override var inputAccessoryView: UIView? { composer }
        override var canBecomeFirstResponder: Bool { true }
        """)
    let stops = try await UIKitExample.stops(["A.swift": code])
    #expect(stops.map(\.text) == ["Message. Text Field."])
    #expect(stops.first?.details[.partial] == nil)
  }

  @Test("A button laid into a bar is heard", arguments: [
    "navigationController?.navigationBar.addSubview(profile)", "bar.addSubview(profile); view.addSubview(bar)",
  ]) func inBar(_ place: String) async throws {
    let code = UIKitExample.controller(
      "profile.setTitle(\"Profile\", for: .normal)\n\(place)", members: "let profile = UIButton()\nlet bar = UIToolbar()")
    #expect(try await UIKitExample.heard(["A.swift": code]) == ["Profile. Button."])
  }

  @Test("A button in the middle of a tab bar is heard, and that tabs are not known is said") func inTabBar() async throws {
    let code = """
      import UIKit
      class Tabs: UITabBarController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let middle = UIButton()
          middle.setTitle("New", for: .normal)
          tabBar.addSubview(middle)
        }
      }
      """
    let stops = try await UIKitExample.stops(["A.swift": code], screen: "Tabs")
    #expect(stops.count == 2)
    #expect(stops.first?.details[.opaque] != nil)
    #expect(stops.last?.text.hasPrefix("New.") == true)
  }

  @Test("A spinner laid into an alert is heard") func inAlert() async throws {
    let code = UIKitExample.controller(
      """
      let alert = UIAlertController(title: "Please wait", message: nil, preferredStyle: .alert)
      let spinner = UIActivityIndicatorView(style: .medium)
      spinner.startAnimating()
      alert.view.addSubview(spinner)
      present(alert, animated: true)
      """)
    let heard = try await UIKitExample.heard(["A.swift": code], screen: "Example › alert")
    #expect(heard == ["Please wait. Heading.", "In progress"])
  }
}
