import AccessibilityModel
import EarshotCore
import Testing

/// What functions that answer a person bring about, beside what was there before.
@Suite("Answers of screens") struct UIKitAnswerTests {
  @Test("An alert that several functions bring up has the words of each", arguments: ["", "@IBAction ", "@objc "])
  func alertOfSeveral(attribute: String) async throws {
    let members = """
      func ask(title: String, about message: String, action: UIAlertAction) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(action)
        present(alert, animated: true)
      }
      \(attribute)func openSite() {
        let words = "Website"
        ask(title: words, about: "Open it?", action: UIAlertAction(title: "Yes", style: .default, handler: { _ in }))
      }
      \(attribute)func openMap() {
        ask(title: "Map", about: "Open it?", action: UIAlertAction(title: "Yes", style: .default, handler: { _ in }))
      }
      """
    let code = UIKitExample.controller("", members: members)
    let analysis = await Analysis.run(files: ["A.swift": code])
    let alert = try #require(ScreenList(analysis).screens().first { $0.name.hasSuffix("alert") })
    let title = try #require(alert.nodes.elements.first?.label?.value.rendered)
    #expect(title.contains("Website") && title.contains("Map") && !title.contains("title"))
    let heard = try await UIKitExample.heard(["A.swift": code], screen: "Example › alert")
    #expect(heard.contains { $0.contains("after openSite") } && heard.contains { $0.contains("after openMap") })
    #expect(heard.filter { $0.hasPrefix("Open it?") }.count == 1)
  }

  private static let account = """
    import UIKit
    final class Account { static func isKnown() -> Bool { Store.read() } }
    final class Example: UIViewController {
      private let door = UIButton()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(door)
        if Account.isKnown() { door.setTitle("Log out", for: .normal) } else { door.setTitle("Log in", for: .normal) }
      }
      @IBAction func pressed() {
        if Account.isKnown() { door.setTitle("TITLE", for: .normal) }
      }
    }
    """

  @Test("What a press does where something is so takes away nothing that is there when it is so") func pressUnderTest() async throws {
    let same = Self.account.replacing("TITLE", with: "Log in")
    #expect(try await Set(UIKitExample.heard(["A.swift": same])) == [
      "Log out. Button. [Account.isKnown()]", "Log in. Button. [!Account.isKnown()]",
    ])
    let other = try await UIKitExample.heard(["A.swift": Self.account.replacing("TITLE", with: "Goodbye")])
    for words in ["Log out", "Log in", "Goodbye"] { #expect(other.contains { $0.hasPrefix(words) }) }
  }

  @Test("A label that says nothing at first and then one of many things is there") func manyAnswers() async throws {
    let words = (1...9).map { "      case \($0): note.text = \"Problem \($0)\"" }.joined(separator: "\n")
    let code = UIKitExample.controller(
      "note.text = \"\"\nview.addSubview(note)",
      members: """
        private let note = UILabel()
        private let press = UIButton()
        @IBAction func pressed() {
          guard Checks.isReady(press) else { note.text = "Not ready"; return }
          if Checks.isKnown() { note.text = "Known" } else if Checks.isOld() { note.text = "Old" }
          switch Checks.number() {
        \(words)
          default: break
          }
        }
        """)
    let heard = try await UIKitExample.heard(["A.swift": code])
    #expect(heard.count == 1 && heard[0].hasPrefix("«") && heard[0].contains(" | "), "\(heard)")
  }

  @Test("What code does once another screen has come or gone", arguments: [
    "dismiss(animated: true) { THANK }", "self.dismiss(animated: true, completion: { THANK })",
    "present(UIViewController(), animated: true) { THANK }",
  ]) func completion(statement: String) async throws {
    let members = """
      @objc private func sent() { \(statement.replacing("THANK", with: "self.thank()")) }
      private func thank() {
        let alert = UIAlertController(title: "Thank you", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        self.present(alert, animated: true)
      }
      """
    let code = UIKitExample.controller("", members: members)
    #expect(try await UIKitExample.heard(["A.swift": code], screen: "Example › alert") == ["Thank you. Heading.", "OK. Button."])
    let inPlace = UIKitExample.controller("view.addSubview(note)", members: """
      private let note = UILabel()
      @objc private func sent() { \(statement.replacing("THANK", with: "self.note.text = \"Sent\"")) }
      """)
    #expect(try await UIKitExample.heard(["A.swift": inPlace]).contains { $0.hasPrefix("Sent") })
  }
}
