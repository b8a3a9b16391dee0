import EarshotCore
import Testing

/// Fixes of fonts that would change nothing, or make it worse.
@Suite struct IdleFixTests {
  private func app(root: String) -> [String: String] {
    [
      "App.swift": "import SwiftUI\n@main struct Notes: App { var body: some Scene { WindowGroup { Start()\(root) } } }",
      "Start.swift": """
        import SwiftUI
        extension Font { static let copy = Font.system(size: 13) }
        struct Start: View { var body: some View { NavigationStack { NavigationLink("One") { Details() } } } }
        struct Details: View {
          @State private var isShown = false
          var body: some View { Button("Two") { isShown = true }.font(.copy).sheet(isPresented: $isShown) { Inner() } }
        }
        struct Inner: View { var body: some View { Text("Three").font(.copy) } }
        """,
    ]
  }

  /// Where the whole app is held at one text size, that comes first, and no text style helps.
  @Test func fontsUnderACapOfTheWholeApp() async throws {
    let free = try #require(await ReadProject.findings("font-token-fixed", app(root: "")).first)
    #expect(free.severity == .warning && !free.fixes.isEmpty)
    let capped = try #require(await ReadProject.findings("font-token-fixed", app(root: ".dynamicTypeSize(.medium ... .medium)")).first)
    #expect(capped.severity == .note && capped.fixes.isEmpty && capped.related.first?.place.file.path == "App.swift")
    let room = try #require(await ReadProject.findings("font-token-fixed", app(root: ".dynamicTypeSize(...DynamicTypeSize.xxxLarge)")).first)
    #expect(!room.fixes.isEmpty)
  }

  /// Beside a margin that is wider than half of a phone, larger letters break.
  @Test(arguments: [(20, true), (300, false)]) func textBesideAWideMargin(margin: Int, isFixed: Bool) async throws {
    let view = "import SwiftUI\nstruct Points: View { var body: some View { Text(\"540\").font(.system(size: 14)).padding(.leading, \(margin)) } }"
    let finding = try #require(await ReadProject.findings("fixed-font-size", ["Points.swift": view]).first)
    #expect(!finding.fixes.isEmpty == isFixed)
  }
}
