import AccessibilityModel
import EarshotCore
import Testing

/// Constants that a project keeps in a type of its own inside of an extension of a type from outside.
@Suite struct NestedInExtensionTests {
  private static let constants = """
    import SwiftUI
    extension Image {
      static let garden = Garden()
      struct Garden { let gate = Image("gate-left") }
    }
    extension Color {
      static let garden = Tones()
      struct Tones { let pale = Color(red: 0.9, green: 0.9, blue: 0.9) }
    }
    """

  private func findings(_ body: String, besides: String = "") async -> [String] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = ["icon-button-name", "low-contrast-text"]
    let code = "\(Self.constants)\n\(besides)\nstruct PathView: View { func leave() {}\nvar body: some View { \(body) } }"
    return await Analysis.run(files: ["A.swift": code], options).findings.map(\.rule)
  }

  @Test func picture() async {
    #expect(await findings("Button { leave() } label: { Image.garden.gate }") == ["icon-button-name"])
  }

  @Test func colour() async {
    #expect(await findings(#"Text("Path").foregroundColor(Color.garden.pale).background(Color.white)"#) == ["low-contrast-text"])
  }

  /// What stands in the extension is nearer than a type of that name elsewhere.
  @Test func namesake() async {
    let found = await findings(
      "Button { leave() } label: { Image.garden.gate }", besides: #"struct Garden { let gate = Text("Gate") }"#)
    #expect(found == ["icon-button-name"])
  }

  /// A view by its dotted name, and by its own where the extension stands.
  @Test func view() async {
    let code = """
      import SwiftUI
      extension Color {
        struct Swatch: View { let title: String; var body: some View { Text(title) } }
        func swatch() -> some View { Swatch(title: "Inner") }
      }
      struct PathView: View { var body: some View { VStack { Color.Swatch(title: "Outer"); Color.red.swatch() } } }
      """
    let analysis = await Analysis.run(files: ["A.swift": code], AnalysisOptions(paths: [], workingDirectory: "/", width: 1))
    let screen = analysis.screens.first { $0.name == "PathView" }
    #expect(screen?.elements.compactMap { $0.label?.value.literal } == ["Outer", "Inner"])
  }
}
