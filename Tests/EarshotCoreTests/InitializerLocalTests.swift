import Testing

/// Local variables in the initialisers of views.
@Suite("Local variables of initialisers") struct InitializerLocalTests {
  private func heard(_ code: String) async throws -> [String] {
    try await UIKitExample.heard([
      "A.swift": """
        import SwiftUI
        struct Summary: View {
          let found: [String]
          init(_ parts: [String]) {
            var found: [String] = []
            \(code)
            self.found = found
          }
          var body: some View { Text("\\(found.count) parts") }
        }
        struct Example: View { let parts: [String]; var body: some View { Summary(parts) } }
        """
    ])
  }

  @Test("What loops, branches and calls make of one is not told", arguments: [
    "for part in parts { found.append(part) }", "if parts.count > 3 { found.append(\"a\") }", "found.append(\"a\")",
    "if parts.count > 3 { found = [\"a\"] }", "switch parts.count { case 0: break; default: found = parts }",
  ]) func changed(_ code: String) async throws {
    let texts = try await heard(code)
    #expect(texts.allSatisfy { !$0.hasPrefix("0") && !$0.hasPrefix("1") }, "\(texts)")
  }

  @Test("What nothing changes is told", arguments: [("", "0 parts"), ("found = [\"a\", \"b\"]", "2 parts")])
  func known(_ code: String, _ expected: String) async throws {
    #expect(try await heard(code) == [expected])
  }
}
