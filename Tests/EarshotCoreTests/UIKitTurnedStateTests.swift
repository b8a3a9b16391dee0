import EarshotCore
import Testing

/// A branch that ends the state which it tests.
@Suite("Switches that code throws") struct UIKitTurnedStateTests {
  private func heard(_ action: String) async throws -> Set<String> {
    let code = UIKitExample.controller(
      """
      view.addSubview(eye)
      eye.addTarget(self, action: #selector(turn), for: .touchUpInside)
      """,
      members: """
        private let eye = UIButton()
        private let field = UITextField()
        @objc func turn() { \(action) }
        """)
    // With the condition that each stands under.
    return Set(try await UIKitExample.heard(["A.swift": code]).map { $0.replacing("self.", with: "") })
  }

  @Test("What a branch sets belongs to the state that it brings about", arguments: [
    """
    if field.isSecureTextEntry {
      eye.setTitle("Hide", for: .normal); field.isSecureTextEntry = false
    } else {
      eye.setTitle("Show", for: .normal); field.isSecureTextEntry = true
    }
    """,
    """
    if !self.field.isSecureTextEntry {
      self.field.isSecureTextEntry.toggle()
      self.eye.setTitle("Show", for: .normal)
    } else {
      self.field.isSecureTextEntry = !self.field.isSecureTextEntry
      self.eye.setTitle("Hide", for: .normal)
    }
    """,
  ]) func turns(_ action: String) async throws {
    let texts = try await heard(action)
    #expect(texts.contains("Hide. Button. [!field.isSecureTextEntry]"), "\(texts)")
    let plain = try await heard(
      """
      if field.isSecureTextEntry { eye.setTitle("Show", for: .normal) } else { eye.setTitle("Hide", for: .normal) }
      """)
    #expect(texts == plain)
  }

  @Test("A branch that leaves its state as it is has it") func stays() async throws {
    let texts = try await heard(
      """
      if field.isSecureTextEntry {
        eye.setTitle("Hide", for: .normal); field.isSecureTextEntry = true
      } else {
        eye.setTitle("Show", for: .normal); field.isSecureTextEntry = false
      }
      """)
    let plain = try await heard(
      """
      if field.isSecureTextEntry { eye.setTitle("Hide", for: .normal) } else { eye.setTitle("Show", for: .normal) }
      """)
    #expect(texts == plain)
  }
}
