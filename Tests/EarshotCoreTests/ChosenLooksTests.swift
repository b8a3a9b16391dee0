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

  /// What a view is handed goes by the view's own name in its code.
  @Test func stateOfAnObjectThatIsHandedOver() async {
    let code = """
      import SwiftUI
      final class TabModel: ObservableObject { @Published var chosen = 0; let active = Color.blue; let idle = Color.gray }
      struct TabRow: View {
        @ObservedObject var model: TabModel
        let index: Int
        var body: some View {
          Text("Funds")
            .foregroundColor(model.chosen == index ? model.active : model.idle)
            .onTapGesture { withAnimation { model.chosen = index } }
        }
      }
      @main struct Demo: App {
        @StateObject var tabs = TabModel()
        var body: some Scene { WindowGroup { ForEach([0, 1, 2], id: \\.self) { place in TabRow(model: tabs, index: place) } } }
      }
      """
    let found = await Analysis.run(files: ["A.swift": code]).findings.filter { $0.rule == "selection-state-missing" }
    let edits = found.flatMap(\.fixes).flatMap(\.edits).map(\.replacement)
    #expect(edits.map { $0.contains("accessibilityAddTraits(model.chosen == ") } == [true], "\(found.map(\.message))")
  }
}
