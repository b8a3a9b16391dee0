import Testing

@testable import EarshotCore

/// Calls of bindings, and overloads whose parameters have the names of other types.
@Suite("Calls of bindings") struct BoundCallTests {
  private func heard(_ toggle: String, _ others: String = "") async throws -> [String] {
    try await UIKitExample.heard([
      "E.swift": """
        import SwiftUI
        struct Example: View {
          @State private var sharing = Settings.sharing
          var body: some View { \(toggle) }
        }
        \(others)
        """
    ])
  }

  @Test("What is done when a binding is set is no part of the state", arguments: [
    "$sharing.didSet { Settings.sharing = $0 }", "$sharing.animation()", "$sharing",
  ])
  func state(_ binding: String) async throws {
    let own = """
      extension Binding {
        func didSet(_ run: @escaping (Value) -> Void) -> Binding {
          Binding(get: { self.wrappedValue }, set: { self.wrappedValue = $0; run($0) })
        }
      }
      """
    let texts = try await heard("Toggle(\"Share\", isOn: \(binding))", own)
    #expect(try await texts == heard("Toggle(\"Share\", isOn: $sharing)"))
  }

  @Test("A binding of which nothing is known has no code in its state") func unknownCall() async throws {
    let texts = try await heard("Toggle(\"Share\", isOn: $sharing.then { Settings.sharing = $0 })")
    #expect(texts.count == 1)
    #expect(texts.first?.contains("sharing.then") == true)
    #expect(texts.first?.contains("{") == false)
  }

  @Test("A type within another one is not what a parameter of its name has") func namesake() async throws {
    let texts = try await heard(
      "PartHeader(\"Sharing\")",
      """
      struct PartHeader: View {
        var text: String
        init(_ label: String) { text = label }
        var body: some View { Text(text) }
      }
      enum Sol {}
      extension Sol { struct String { var storage: Swift.String } }
      """)
    #expect(texts == ["Sharing"])
  }
}
