import EarshotCore
import SourceModel
import Testing

@Suite("What is heard of a group that reacts to a tap") struct TapGroupTests {
  @Test func itsFirstStop() async {
    let code = """
      import SwiftUI
      struct A: View {
        let place: String
        let routes: [String]
        @State private var isOpen = false
        var body: some View {
          VStack {
            HStack { Image(decorative: "pin"); Text(place); Image(systemName: "chevron.down") }
            if isOpen { if routes.isEmpty { ProgressView() } else { ForEach(routes, id: \\.self) { Button($0) {} } } }
          }
          .onTapGesture { isOpen.toggle() }
        }
      }
      """
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = ["tap-without-button-trait"]
    let found = await Analysis.run(files: ["A.swift": code], options).findings
    #expect(found.map { $0.heard?.before } == ["«place»"])
  }
}
