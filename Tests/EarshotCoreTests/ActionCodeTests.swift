import EarshotCore
import Testing

/// What the code of an action does, wherever in it that stands.
@Suite struct ActionCodeTests {
  private func names(_ action: String, picture: String = "Image(\"x-1\")", others: String = "") async -> [String] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = ["icon-button-name"]
    let code = """
      import SwiftUI
      struct Panel: View {
        let reports: [Report]
        var body: some View { Button { \(action) } label: { \(picture) } }
      }
      \(others)
      """
    return await Analysis.run(files: ["Panel.swift": code], options).findings.flatMap { $0.fixes.prefix(1) }.flatMap(\.edits)
      .map { $0.replacement.split(separator: "\"").dropFirst().first.map(String.init) ?? "" }
  }

  @Test("In parts for one system, in loops, and in what a test waits for", arguments: [
    "deleteReport()",
    "\n#if os(iOS)\ndeleteReport()\n#else\nleave()\n#endif\n",
    "for report in reports { deleteReport() }",
    "Task { if let gone = await deleteReport() { show(gone) } }",
    "Task { guard let gone = await deleteReport() else { return }; show(gone) }",
  ])
  func places(_ action: String) async {
    #expect(await names(action) == ["Delete report"], "\(action)")
  }

  @Test("What a test only asks is no deed")
  func questions() async {
    #expect(await names("if let report = firstReport() { deleteReport() }") == ["Delete report"])
  }

  @Test("The app's word for the symbol elsewhere is no name where the code does something else")
  func otherWords() async {
    let menu = "struct Crew: View { var body: some View { Menu(\"Crew\") { Button { lower() } label: { Label(\"Demote\", systemImage: \"arrow.down.circle\") } } } }"
    let action = "Task { if let file = await downloadReport() {\n#if os(iOS)\nopen(file)\n#else\nsave(file)\n#endif\n} }"
    let names = await names(action, picture: "Image(systemName: \"arrow.down.circle\")", others: menu)
    #expect(names.count == 1)
    #expect(names.first?.hasPrefix("Download") == true, "\(names)")
  }
}
