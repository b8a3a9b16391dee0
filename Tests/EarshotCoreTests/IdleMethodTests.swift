import EarshotCore
import SourceModel
import Testing

/// Buttons that a method of the view makes, which is handed an action that does nothing.
@Suite("Methods that are handed nothing to do") struct IdleMethodTests {
  @Test("Each is told where it is handed over", arguments: [
    ("row(\"Orders\") { isShown = true }; row(\"Account\") {}", ["row(\"Account\") {}"]),
    ("row(\"Orders\", action: {}); row(\"Files\", action: { isShown = true }); row(\"Account\", action: {})",
      ["row(\"Orders\", action: {})", "row(\"Account\", action: {})"]),
    ("row(\"Orders\") { isShown = true }; row(\"Account\") { isShown = false }", []),
  ])
  func handed(body: String, places: [String]) async {
    let code = """
      import SwiftUI
      struct Sample: View {
        @State private var isShown = false
        var body: some View { VStack { \(body) } }
        private func row(_ title: String, action: @escaping () -> Void) -> some View {
          Button(action: action) { Text(title) }
        }
      }
      """
    let found = await Analysis.run(source: code).findings.filter { $0.rule == "control-does-nothing" }
    #expect(found.map { $0.place.file.text(from: $0.place.start, to: $0.place.end) } == places)
  }
}
