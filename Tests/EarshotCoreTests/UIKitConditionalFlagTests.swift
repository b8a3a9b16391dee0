import EarshotCore
import Testing

/// Flags that are on by themselves, and that set-up code turns off where something is so.
@Suite("Flags that set-up code turns off under a condition") struct UIKitConditionalFlagTests {
  @Test("A button that one branch alone disables can be pressed in the other one") func disabled() async throws {
    let code = UIKitExample.controller(
      "view.addSubview(send)\nif hasSent { send.isEnabled = false }",
      members: """
        var hasSent = Store.shared.hasSent
        let send = { let b = UIButton(type: .system); b.setTitle("Send", for: .normal); return b }()
        """)
    let heard = try await UIKitExample.heard(["A.swift": code])
    #expect(heard.count == 2)
    #expect(heard.contains { $0.hasPrefix("Send. Button.") })
    #expect(heard.contains { $0.hasPrefix("Send. Dimmed. Button.") })
  }

  @Test("A button that is disabled anyway stays so") func always() async throws {
    let code = UIKitExample.controller(
      "view.addSubview(send)\nsend.isEnabled = false\nif hasSent { send.isEnabled = false }",
      members: """
        var hasSent = Store.shared.hasSent
        let send = { let b = UIButton(type: .system); b.setTitle("Send", for: .normal); return b }()
        """)
    #expect(try await UIKitExample.heard(["A.swift": code]) == ["Send. Dimmed. Button."])
  }

  @Test("A text view that one branch alone locks is there to write in", arguments: [
    ("if hasWritten { note.isEditable = false }", true), ("note.isEditable = false", false),
  ]) func locked(code: String, isField: Bool) async {
    let files = ["A.swift": UIKitExample.controller(
      "view.addSubview(note)\n\(code)", members: "var hasWritten = Store.shared.hasWritten\nlet note = UITextView()")]
    let rules = await Analysis.run(files: files).findings.map(\.rule)
    #expect(rules.contains("uikit-text-field-name") == isField)
  }
}
