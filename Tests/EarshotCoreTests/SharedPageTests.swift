import EarshotCore
import SourceModel
import Testing

/// Pages and tabs that are one view with different arguments.
@Suite("Pages of one view") struct SharedPageTests {
  private static func code(_ style: String, control: String = "Button {} label: { Image(picture) }", last: String = "Autumn") -> String {
    """
    import SwiftUI
    enum Season: Hashable { case spring, summer, autumn }
    struct Sample: View {
      @State private var season = Season.spring
      var body: some View {
        TabView(selection: $season) {
          Leaf(name: "Spring", picture: "p-1").tabItem { Text("One") }.tag(Season.spring)
          Leaf(name: "Summer", picture: "p-2").tabItem { Text("Two") }.tag(Season.summer)
          Leaf(name: "\(last)", picture: "p-3").tabItem { Text("Three") }.tag(Season.autumn)
        }\(style)
      }
    }
    struct Leaf: View {
      let name: String
      let picture: String
      var body: some View { Text(name); \(control) }
    }
    """
  }

  @Test("Each page is read with what it was given", arguments: ["page", "tab"]) func heard(kind: String) async {
    let hearing = await Hearing.source(Self.code(kind == "page" ? ".tabViewStyle(.page)" : ""))
    #expect(hearing.texts()?.first == "Spring")
    #expect(hearing.texts(of: "Sample › \(kind) 2")?.first == "Summer")
    #expect(hearing.texts(of: "Sample › \(kind) 3")?.first == "Autumn")
  }

  @Test("Findings come from all of them") func findings() async {
    let control = "Button {} label: { Image(picture) }.accessibilityLabel(name)"
    let code = Self.code(".tabViewStyle(.page)", control: control, last: "Autumn button")
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = ["label-contains-role"]
    let found = await Analysis.run(files: ["A.swift": code], options).findings
    #expect(found.count == 1, "\(found.map(\.message))")
  }
}
