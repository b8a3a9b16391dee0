import EarshotCore
import Foundation
import Rules
import Testing

/// What is said of code that is shared: by several uses, by several branches, with code that nobody sees.
@Suite struct SharedUseTests {
  private func findings(_ rule: String, _ code: String, _ framework: String = "SwiftUI") async -> [Finding] {
    await Analysis.run(files: ["A.swift": "import \(framework)\n" + code]).findings.filter { $0.rule == rule }
  }

  /// Of branches one is there at a time.
  @Test func identifierOfBranches() async {
    let code = """
      struct Bomb: View {
        let isReady: Bool
        let date: String
        var body: some View {
          HStack {
            if isReady { Text("Explode") } else { Image("burst"); Text(date) }
          }
          .accessibilityIdentifier("bomb")
        }
      }
      """
    #expect(await findings("identifier-on-container", code).map(\.message) == ["identifier 'bomb' goes to each of 2 elements"])
  }

  /// Of tabs that one function makes each has its own picture, which its call gives, and all are counted once. As a
  /// container each tab would take the trait away from its elements.
  @Test func identifierOfEachTab() async {
    let code = """
      struct Tabs: View {
        @State private var chosen = 0
        var body: some View {
          HStack { tab("Chat", Image("chat"), 0); tab("Wallet", Image("wallet"), 1); tab("Send", Image("send"), 2) }
        }
        func tab(_ title: String, _ image: Image, _ number: Int) -> some View {
          TabItem(title: title, image: image)
            .accessibilityIdentifier("tab")
            .accessibilityAddTraits(chosen == number ? .isSelected : [])
        }
      }
      struct TabItem: View {
        let title: String
        let image: Image
        var body: some View { VStack { image; Text(title) } }
      }
      """
    let found = await findings("identifier-on-container", code)
    #expect(found.map(\.message) == ["identifier 'tab' goes to each of 2 elements"])
    #expect(found.allSatisfy { $0.fixes.isEmpty })
  }

  /// One of the symbols that a notice is handed may say more than its words. That hiding is right for all is for people to
  /// say, and so it is offered, but not first.
  @Test func symbolsOfANotice() async {
    let code = """
      struct Notice: View {
        let symbol: String
        let message: String
        var body: some View { HStack { Image(systemName: symbol); Text(message) } }
      }
      struct Screen: View {
        let hours: String
        var body: some View {
          Notice(symbol: "clock", message: "Rests for an hour")
          Notice(symbol: "exclamationmark.triangle", message: "Fees may apply")
          Notice(symbol: "checkmark.seal", message: "Opens at \\(hours)")
        }
      }
      """
    let fixes = await findings("redundant-icon-beside-text", code).map { $0.fixes.flatMap(\.edits).map(\.replacement) }
    #expect(!fixes.isEmpty)
    #expect(fixes.allSatisfy { !($0.first?.contains("Hidden") ?? true) && $0.contains { $0.contains("Hidden") } }, "\(fixes)")
  }

  /// A function of a package that gives a button its looks may give it a title.
  @Test func styledByUnseenCode() async {
    let code = """
      import Styles
      final class Screen: UIViewController {
        private let close = UIButton()
        override func viewDidLoad() {
          super.viewDidLoad()
          close.customizeAppearance(theme.close)
          close.addTarget(self, action: #selector(tap), for: .touchUpInside)
          view.addSubview(close)
        }
        @objc func tap() { dismiss(animated: true) }
      }
      """
    #expect(await findings("uikit-control-name", code, "UIKit").map(\.certainty) == [.review])
    let plain = code.replacing("close.customizeAppearance(theme.close)", with: "")
    #expect(await findings("uikit-control-name", plain, "UIKit").map(\.certainty) == [.likely])
  }
}
