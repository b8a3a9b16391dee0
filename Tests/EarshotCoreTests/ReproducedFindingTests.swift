import EarshotCore
import Testing

/// Findings that were there for one spelling of the code and not for another.
@Suite("Findings whatever the spelling")
struct ReproducedFindingTests {
  private func found(_ rule: String, in code: String) async -> [String] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = [rule]
    return await Analysis.run(files: ["A.swift": "import SwiftUI\n\(code)\n"], options).findings.map(\.message)
  }

  @Test("A picture that is handed over with and without its type", arguments: ["Image", ".init"])
  func implicitPicture(type: String) async {
    let code = """
      struct Wrapped: View { let image: Image; var body: some View { image } }
      struct Sample: View { var body: some View { Wrapped(image: \(type)(systemName: "xmark.seal")) } }
      """
    #expect(await found("symbol-raw-name", in: code).count == 1)
  }

  @Test("A state that is drawn by a local colour", arguments: [
    "let tint = chosen == 1 ? Color.red : .blue; Text(\"One\").foregroundStyle(tint)",
    "Text(\"One\").foregroundStyle(chosen == 1 ? Color.red : .blue)",
  ])
  func drawnSelection(label: String) async {
    let code = """
      struct Sample: View {
        @State private var chosen = 0
        var body: some View { Button { chosen = 1 } label: { \(label) } }
      }
      """
    #expect(await found("selection-state-missing", in: code).count == 1)
  }

  @Test("A button that opens an address, in a view that another one shows by its full name")
  func linkInNestedView() async {
    let code = """
      enum Settings {}
      extension Settings {
        struct RootView: View {
          @Environment(\\.openURL) private var openURL
          var body: some View { Button("Terms") { openURL(URL(string: "https://example.com/terms")!) } }
        }
      }
      struct Sample: View { var body: some View { Settings.RootView() } }
      """
    #expect(await found("link-opens-url", in: code).count == 1)
  }
}
