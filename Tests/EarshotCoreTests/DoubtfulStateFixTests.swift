import EarshotCore
import Rules
import SourceModel
import Testing

/// Fixes that would say the wrong thing of a state, of a field or of letters that have no room.
@Suite struct DoubtfulStateFixTests {
  private func fixes(_ rule: String, _ code: String) async -> (found: Int, replacements: [String]) {
    let findings = await Analysis.run(files: ["A.swift": "import SwiftUI\n" + code]).findings.filter { $0.rule == rule }
    return (findings.count, findings.flatMap { $0.fixes.prefix(1).flatMap(\.edits) }.map(\.replacement))
  }

  private static func chart(_ action: String, _ test: String, _ filled: String, _ hollow: String) -> String {
    """
    struct Chart: View {
      @State private var isPanelPresented = false
      @State private var isMarked = false
      let series: Series
      var body: some View {
        VStack {
          Text("Days")
          Button { \(action) } label: {
            if \(test) { Image(systemName: "\(filled)") } else { Image(systemName: "\(hollow)") }
          }
          .accessibilityLabel("Series")
        }
      }
    }
    """
  }

  @Test("A button that opens a panel is on by nothing that its picture tells", arguments: [
    ("isPanelPresented.toggle()", "series.allSelected", "tray", "tray.fill", 0),
    ("isPanelPresented = true", "series.isNarrowed", "tray.fill", "tray", 0),
    ("isMarked.toggle()", "isMarked", "tray.fill", "tray", 1),
  ]) func opening(action: String, test: String, first: String, second: String, expected: Int) async {
    let fixes = await fixes("toggle-state-missing", Self.chart(action, test, first, second))
    #expect(fixes.found == 1)
    #expect(fixes.replacements.count == expected, "\(fixes.replacements)")
  }

  @Test func lettersInACircleOfUnknownSize() async {
    let code = { (modifiers: String) in
      """
      struct Week: View {
        let number: Int
        let size: CGFloat
        var body: some View {
          VStack { Text("Days of the week"); Text("Day \\(number)").font(.system(size: 15)).frame(width: size, height: size)\(modifiers) }
        }
      }
      """
    }
    #expect(await fixes("fixed-font-size", code("")).replacements.count == 1)
    let clipped = await fixes("fixed-font-size", code(".clipped().cornerRadius(size / 2)"))
    #expect(clipped.found == 1)
    #expect(clipped.replacements == [])
  }

  /// The first word of a row is that of the menu after it.
  @Test func theWordOfAnotherControl() async {
    let row = { (between: String) in
      """
      struct Filter: View {
        @State private var x1 = ""
        var body: some View {
          HStack { Text("Where"); \(between); TextField("Value", text: $x1) }
        }
      }
      """
    }
    #expect(await fixes("placeholder-only-name", row("Spacer()")).replacements.joined().contains("Where"))
    let menu = "Menu(\"Column\") { Button(\"Town\") { pick() } }"
    #expect(!(await fixes("placeholder-only-name", row(menu)).replacements.joined().contains("Where")))
  }

  /// The number under the words of a bar is its value.
  @Test func wordsBetweenABarAndItsNumber() async {
    let code = """
      struct Import: View {
        let x1: Int
        let x2: Int
        var body: some View {
          VStack {
            ProgressView(value: Double(x1), total: Double(x2))
            Text("Adding pictures...").font(.headline)
            Text("\\(x1) / \\(x2)").font(.subheadline)
          }
        }
      }
      """
    let fixes = await fixes("progress-name", code)
    #expect(fixes.found == 1)
    #expect(fixes.replacements.allSatisfy { $0.contains("Adding pictures") } && !fixes.replacements.isEmpty, "\(fixes.replacements)")
  }
}
