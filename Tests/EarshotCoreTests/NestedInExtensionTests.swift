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
}
