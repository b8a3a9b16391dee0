import EarshotCore
import Testing

/// Titles in small capitals that one component makes for all parts of a screen.
@Suite struct SmallTitleTests {
  private func found(_ first: String) async -> [String] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = ["heading-missing"]
    let code = """
      import SwiftUI
      struct Devices: View {
        var body: some View {
          ScrollView {
            VStack { \(first); Text("Two"); Text("Paired today"); Button("Pair") { pair() } }
            VStack { SmallTitle(text: "Phones"); Text("One"); Text("Paired in May"); Button("Add") { add() } }
          }
        }
      }
      struct SmallTitle: View {
        let text: String
        var body: some View { Text(text.uppercased()).font(Brand.label) }
      }
      """
    return await Analysis.run(files: ["Devices.swift": code], options).findings.map {
      $0.place.file.text(from: $0.place.start, to: $0.place.end)
    }
  }

  @Test func titlesOfOneComponent() async {
    #expect(await found("SmallTitle(text: \"Watches\")") == ["SmallTitle(text: \"Watches\")"])
    #expect(await found("Text(\"Watches\")") == [])
  }
}
