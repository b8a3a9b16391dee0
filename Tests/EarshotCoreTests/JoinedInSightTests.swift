import EarshotCore
import Rules
import Testing

/// Findings of one cause are told as one, and those about views that nobody shows are left out.
@Suite struct JoinedInSightTests {
  private static func text(_ view: String, _ words: String) -> String {
    """
    struct \(view): View {
      var body: some View { Text("\(words)").font(.caption).foregroundColor(Color(.systemGray)) }
    }

    """
  }

  private static func found(_ views: String) async -> [Finding] {
    let app = "import SwiftUI\n@main struct Walks: App { var body: some Scene { WindowGroup { Start() } } }\n"
    return await Analysis.run(files: ["A.swift": app + views]).findings.filter { $0.rule == "system-colour-contrast" }
  }

  /// The first of them goes, and not those that people meet.
  @Test func firstOutOfSight() async {
    let found = await Self.found(Self.text("Attic", "Old") + Self.text("Start", "New"))
    #expect(found.map(\.place.startPosition.line) == [7])
    #expect(found.first?.message.contains("'New'") == true)
    #expect(found.first?.related.isEmpty == true)
  }

  @Test func allOutOfSight() async {
    let start = "struct Start: View { var body: some View { Text(\"Plain\") } }\n"
    #expect(await Self.found(start + Self.text("Attic", "Old") + Self.text("Cellar", "Older")) == [])
  }
}
