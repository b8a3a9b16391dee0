import EarshotCore
import Project
import SourceModel
import Testing

/// Which one is chosen, told by looks that let through what is behind them.
@Suite struct ChosenLooksTests {
  private func places(_ row: String) async -> [String] {
    let code = """
      struct Sizes: View {
        @State var size = 0
        var body: some View {
          VStack {
            SizeRow(title: "Small", isChosen: size == 0) { size = 0 }
            SizeRow(title: "Large", isChosen: size == 1) { size = 1 }
          }
        }
      }
      struct SizeRow: View {
        let title: String
        let isChosen: Bool
        let choose: () -> Void
        var body: some View { \(row) }
      }
      """
    let file = SourceFile(path: "A.swift", text: "import SwiftUI\n\(code)\n").built(BuildFacts(platforms: .iOS))
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = ["selection-state-missing"]
    return await Analysis.run(on: Project(root: "/", sources: [SourceUnit(file: file)]), options).findings.map(\.place.text)
  }

  @Test("A translucent ground tells which one is chosen, whatever lies behind it", arguments: [
    "background(isChosen ? Color.blue.opacity(0.2) : .clear)",
    "background(isChosen ? Color.blue.opacity(0.2) : Color.gray.opacity(0.1))",
    "background(Color.blue.opacity(isChosen ? 0.2 : 0))",
    "listRowBackground(isChosen ? Color.blue.opacity(0.2) : Color.clear)",
    "background(isChosen ? Color.blue.opacity(0.2) : .clear, in: .capsule)",
  ])
  func grounds(look: String) async {
    #expect(await places("Button(action: choose) { Text(title) }.\(look)").count == 1)
    #expect(await places("Button(action: choose) { Text(title) }.\(look).accessibilityAddTraits(isChosen ? .isSelected : [])") == [])
  }

  @Test("A ground that is always the same tells nothing", arguments: [
    "background(Color.blue.opacity(0.2))", "padding(isChosen ? 8 : 4)", "background(title.isEmpty ? Color.red.opacity(0.2) : .clear)",
  ])
  func others(look: String) async {
    #expect(await places("Button(action: choose) { Text(title) }.\(look)") == [])
  }
}
