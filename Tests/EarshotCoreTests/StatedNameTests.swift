import EarshotCore
import Testing

/// Names that code gives away: what an action is told to do, and what only states something.
@Suite struct StatedNameTests {
  private func edits(_ code: String, in file: String = "import SwiftUI\n") async -> [String] {
    let findings = await Analysis.run(files: ["A.swift": file + code]).findings
    return findings.flatMap { $0.fixes.prefix(1).flatMap(\.edits) }.map(\.replacement)
      .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
  }

  private func labels(_ body: String, _ state: String = "") async -> [String] {
    await edits("struct V: View { \(state); var body: some View { \(body) } }").filter { $0.contains("accessibilityLabel") }
  }

  private static let gap = #".accessibilityLabel("<#name#>")"#

  @Test func actionsThatAreSent() async {
    let send = "Button { model.send(action: .refresh) } label: { Image(\"icon_r\") }"
    #expect(await labels(send, "@StateObject var model = Model()") == [#".accessibilityLabel("Refresh")"#])
    let close = "Button { store.send(.dismiss) } label: { Image(\"icon_x\") }"
    #expect(await labels(close, "let store: Store") == [#".accessibilityLabel("Close")"#])
    let other = "Button { store.send(.first) } label: { Image(\"icon_y\") }"
    #expect(await labels(other, "let store: Store") == [Self.gap])
  }

  @Test func keyboardAway() async {
    let body = """
      Button { UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil) }
        label: { Image(systemName: "keyboard.chevron.compact.down") }
      """
    let names = await labels(body)
    #expect(names.count == 1)
    #expect(names.first?.lowercased().contains("keyboard") == true, "\(names)")
  }

  @Test("A star of a rating is no favorite", arguments: ["rating = value", "model.rating = value"])
  func starsOfARating(action: String) async {
    let body = """
      HStack { ForEach(1...5, id: \\.self) { value in
        Image(systemName: value <= rating ? "star.fill" : "star").onTapGesture { \(action) }
      } }
      """
    #expect(await labels(body, "@Binding var rating: Int").allSatisfy { !$0.contains("Favorite") })
  }

  @Test func otherFormsOfABinding() async {
    let body = "HStack { Text(label); Spacer(); Toggle(\"\", isOn: isOn.defaultFalse).labelsHidden() }"
    let names = await labels(body, "let label: String; let isOn: Binding<Bool?>")
    #expect(!names.isEmpty)
    #expect(names.allSatisfy { !$0.contains("efault") }, "\(names)")
  }

  @Test("What is so is no name of what turns it", arguments: ["isSecure", "isBalanceHidden"])
  func statesOfFlags(flag: String) async {
    let body = "Button { \(flag).toggle() } label: { Image(\"ic_7\") }"
    #expect(await labels(body, "@State var \(flag) = true") == [Self.gap])
  }

  @Test func captionsOfWrappersAndLabels() async {
    let picker = "Picker(\"\", selection: $tone) { Text(\"Short\").tag(0) }.pickerStyle(.menu)"
    let state = "@State var tone = 0"
    #expect(
      await labels("HStack { Label(\"Automation\", systemImage: \"gear\"); Spacer(); \(picker) }", state)
        == [#".accessibilityLabel("Automation")"#])
    let code = """
      struct Row<Content: View>: View {
        let title: String
        let content: Content
        init(_ title: String, @ViewBuilder content: () -> Content) { self.title = title; self.content = content() }
        var body: some View { HStack { Text(title); VStack { content } } }
      }
      struct V: View {
        @State var tone = 0
        var body: some View { Row("Language") { \(picker) } }
      }
      """
    #expect(await edits(code).contains(#".accessibilityLabel("Language")"#))
  }

  @Test func tooltipsOfData() async {
    let body = "Button { act() } label: { Image(\"ic_7\") }.help(mode.title)"
    #expect(await labels(body, "let mode: Mode") == [".accessibilityLabel(mode.title)"])
  }

  @Test func keysAreNoNames() async {
    let body = "TextField(\"0a12bc34-dee1-419b\", text: $key)"
    #expect(await labels(body, "@State var key = \"\"").allSatisfy { !$0.lowercased().contains("0a12") })
  }

  /// `provider.createRequest()` of an object that is made for the purpose prepares what is done.
  @Test func preparations() async {
    let code = """
      final class LoginController: UIViewController {
        private let appleButton = UIButton()
        override func viewDidLoad() {
          appleButton.setImage(UIImage(named: "ic_8"), for: .normal)
          appleButton.addTarget(self, action: #selector(entered), for: .touchUpInside)
          view.addSubview(appleButton)
        }
        @objc func entered() {
          let provider = ASAuthorizationAppleIDProvider()
          let request = provider.createRequest()
          request.requestedScopes = [.email]
        }
      }
      """
    let names = await edits(code, in: "import UIKit\n").filter { $0.contains("accessibilityLabel") }
    #expect(names.allSatisfy { !$0.contains("request") }, "\(names)")
  }

  @Test func checkOrCrossStays() async {
    let body = "VStack { Image(systemName: check ? \"checkmark.circle.fill\" : \"xmark.circle.fill\"); Text(\"Runs safe steps\") }"
    let all = await edits("struct V: View { let check: Bool; var body: some View { \(body) } }")
    #expect(!all.contains { $0.contains("Hidden") || $0.contains("decorative") }, "\(all)")
  }

  @Test func picturesOfAChoice() async {
    let code = """
      struct Factor { let id: Int }
      struct V: View {
        @State private var chosen: Factor?
        var body: some View {
          HStack { Text("Highest price"); Spacer(); Image(chosen?.id == 0 ? "check_blue" : "check_empty") }
            .onTapGesture { chosen = Factor(id: 0) }
        }
      }
      """
    let findings = await Analysis.run(files: ["A.swift": "import SwiftUI\n" + code]).findings
    #expect(findings.contains { $0.rule == "selection-state-missing" }, "\(findings.map(\.rule))")
    #expect(!findings.flatMap(\.fixes).flatMap(\.edits).contains { $0.replacement.contains("accessibilityHidden") })
  }

  /// What later code writes into the label would not be said.
  @Test func labelsThatChange() async {
    let code = """
      final class MonthController: UIViewController {
        private let monthButton = UIButton()
        private let monthLabel = UILabel()
        override func viewDidLoad() {
          monthLabel.text = "Month 1"
          monthButton.addTarget(self, action: #selector(choose), for: .touchUpInside)
          monthButton.addSubview(monthLabel)
          view.addSubview(monthButton)
        }
        @objc private func choose() { monthLabel.text = "Month 2" }
      }
      """
    #expect(await edits(code, in: "import UIKit\n").allSatisfy { !$0.contains("monthLabel.text") })
  }

  /// Bars of data, each as long as its value, of which nothing is heard.
  @Test(arguments: [
    ("RoundedRectangle(cornerRadius: 2).frame(width: block.length, height: 10)", 1),
    ("HStack { Text(block.name); Rectangle().frame(width: block.length, height: 10) }", 0),
    ("Circle().frame(width: proxy.size.width, height: 10)", 0), ("Circle().frame(width: 8, height: 8)", 0),
  ])
  func bars(body: String, count: Int) async {
    let code = """
      import SwiftUI
      struct Block: Identifiable { let id: Int; let name: String; let length: Double }
      struct Day: View {
        let blocks: [Block]
        var body: some View { ZStack { ForEach(blocks) { block in \(body) }; Text("Today") } }
      }
      """
    let found = await Analysis.run(files: ["A.swift": code]).findings.filter { $0.rule == "drawn-content-unrepresented" }
    #expect(found.count == count, "\(found.map(\.message))")
  }

  @Test func escapeOfAnOpenClass() async {
    let code = """
      open class Sheet: UIViewController {
        public var onClose: (() -> Void)?
        open override func viewDidLoad() { modalPresentationStyle = .overFullScreen }
        @objc func closeTapped() { dismiss(animated: true) { [weak self] in self?.onClose?() } }
      }
      """
    let written = await edits(code.replacing("}\n}", with: "}\n}\n"), in: "import UIKit\n").filter { $0.contains("PerformEscape") }
    #expect(written.count == 1)
    #expect(written.allSatisfy { $0.hasPrefix("public override func") && $0.contains("closeTapped()") }, "\(written)")
  }
}
