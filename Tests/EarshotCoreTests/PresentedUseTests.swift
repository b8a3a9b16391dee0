import EarshotCore
import SourceModel
import Testing

/// Views that a sheet or a link shows with words, pictures and colours of the use.
@Suite("Presented views and what they were given") struct PresentedUseTests {
  private static func code(_ way: String, pane: String = "Button {} label: { Image(picture) }") -> String {
    """
    import SwiftUI
    struct Shed: View {
      @State private var isOpen = false
      var body: some View {
        \(way)
      }
    }
    struct Pane: View {
      let name: String
      var picture: String
      var body: some View { Text(name); \(pane) }
    }
    """
  }

  private static let ways = [
    "sheet": "Button(\"Open\") { isOpen = true }.sheet(isPresented: $isOpen) { Pane(name: \"Rakes\", picture: \"rake\") }",
    "destination": "NavigationStack { NavigationLink(\"Open\") { Pane(name: \"Rakes\", picture: \"rake\") } }",
  ]

  @Test("What a use says is read with it", arguments: ways.keys.sorted()) func heard(kind: String) async throws {
    let hearing = await Hearing.source(Self.code(try #require(Self.ways[kind])))
    #expect(hearing.texts(of: "Shed › \(kind)")?.first == "Rakes")
    #expect(hearing.texts(of: "Pane")?.first != "Rakes", "by itself it knows no name")
  }

  @Test("Findings come from the use, once", arguments: ways.keys.sorted()) func findings(kind: String) async throws {
    let way = try #require(Self.ways[kind]).replacing("Rakes", with: "Rakes button")
    let code = Self.code(way, pane: "Button {} label: { Image(picture) }.accessibilityLabel(name)")
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = ["label-contains-role"]
    let found = await Analysis.run(files: ["A.swift": code], options).findings
    #expect(found.count == 1, "\(found.map(\.message))")
  }

  @Test("A view that was given nothing is read by itself alone") func given() async throws {
    let code = Self.code("Button(\"Open\") { isOpen = true }.sheet(isPresented: $isOpen) { Pane(name: name, picture: \"\") }")
    let hearing = await Hearing.source(code.replacing("@State", with: "let name: String\n  @State"))
    #expect(hearing.texts(of: "Shed › sheet") == nil)
  }
}
