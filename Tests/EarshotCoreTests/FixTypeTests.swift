import EarshotCore
import Rules
import Testing

/// A fix is offered only where its code would compile: modifiers change the type of a view.
@Suite struct FixTypeTests {
  private func fixes(_ rule: String, _ members: String, body: String) async -> [Fix] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = [rule]
    let source = "import SwiftUI\n\(members)\nstruct V: View {\n  var body: some View {\n\(body)\n  }\n}\n"
    return await Analysis.run(source: source, options).findings.flatMap(\.fixes)
  }

  @Test(arguments: [
    ("extension Image { static let fountain = Image(systemName: \"drop.halffull\").resizable() }", "Image.fountain"),
    ("var fountain: Image { Image(systemName: \"drop.halffull\") }", "fountain"),
    ("", "isOn ? Image(systemName: \"drop.halffull\") : Image(systemName: \"drop.degreesign\")"),
    (
      "struct Card: View { let icon: Image; var body: some View { icon } }",
      "Card(icon: Image(systemName: \"drop.halffull\"))"
    ),
  ])
  func noModifierWhereTheTypeMatters(members: String, body: String) async {
    #expect(await fixes("symbol-raw-name", members, body: body).map(\.title) == [])
  }

  @Test(arguments: ["Image(systemName: \"drop.halffull\")", "Color.red.overlay(Image(systemName: \"drop.halffull\"))"])
  func modifierWhereAnyViewWillDo(body: String) async {
    #expect(await fixes("symbol-raw-name", "", body: body).isEmpty == false)
  }
}
