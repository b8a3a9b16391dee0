import EarshotCore
import Testing

/// What a theme, the colour scheme or a skin of the app chooses tells no state of what is shown.
@Suite("Pictures and colours by looks")
struct LookChoiceTests {
  private static func findings(_ rule: String, _ body: String) async -> Int {
    let code = """
      import SwiftUI
      class Skin: ObservableObject { @Published var isBold = false }
      struct Sample: View {
        @Environment(\\.colorScheme) var colorScheme
        @EnvironmentObject var skin: Skin
        @Environment(\\.appTheme) var theme
        let item: Item
        var isNight: Bool { colorScheme == .dark }
        var body: some View { \(body) }
      }
      """
    return await Analysis.run(files: ["Sample.swift": code]).findings.count { $0.rule == rule }
  }

  @Test("Looks are no state", arguments: [
    "colorScheme == .dark", "skin.isBold", "theme.isRounded", "isNight",
  ])
  func silent(_ condition: String) async {
    let button = "Button { open() } label: { HStack { Image(systemName: \(condition) ? \"heart.fill\" : \"heart\"); Text(\"Likes\") } }"
    #expect(await Self.findings("toggle-state-missing", button) == 0)
    #expect(await Self.findings("colour-only-state", "Text(item.name).foregroundColor(\(condition) ? .red : .green)") == 0)
  }

  @Test("A state is one")
  func told() async {
    let button = "Button { open() } label: { HStack { Image(systemName: item.isKept ? \"heart.fill\" : \"heart\"); Text(\"Likes\") } }"
    #expect(await Self.findings("toggle-state-missing", button) == 1)
    #expect(await Self.findings("colour-only-state", "Text(item.name).foregroundColor(item.isKept ? .red : .green)") == 1)
  }
}
