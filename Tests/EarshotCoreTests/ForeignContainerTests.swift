import Testing

/// What a container of a package is handed is in it, whatever is set of the container by methods that nobody knows.
@Suite("Containers of packages") struct ForeignContainerTests {
  private func heard(_ body: String, _ members: String = "") async throws -> [String] {
    try await UIKitExample.heard([
      "A.swift": "import SwiftUI\nimport Deck\nstruct Example: View {\n\(members)\nvar body: some View { \(body) }\n}\n"
    ])
  }

  @Test("With a method of its own behind it", arguments: [
    "DeckTable { Text(\"One\") }.separators(false)",
    "DeckTable { DeckPart(id: 1) { Text(\"One\") } }.separators(false).onEnd { print(1) }",
    "DeckTable { first }.separators(false)",
    "DeckTable { if isOn { Text(\"One\") } }.separators(false)",
  ]) func chained(_ body: String) async throws {
    let members = "let isOn = true\nprivate var first: DeckPart<Int> { DeckPart(id: 0) { Text(\"One\") } }"
    #expect(try await heard(body, members) == ["One"])
  }

  @Test("A call whose closure works something out is no view")
  func work() async throws {
    #expect(try await heard("VStack { Text(DeckReader { load(1) }.title) }") == ["«(DeckReader { load(1) }).title»"])
  }
}
