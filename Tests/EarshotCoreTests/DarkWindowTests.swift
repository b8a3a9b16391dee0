import EarshotCore
import Project
import SourceModel
import Testing

/// A window that its first view keeps in one appearance.
@Suite struct DarkWindowTests {
  private func found(_ app: String, _ home: String) async -> Int {
    let files = [
      "App.swift": "import SwiftUI\n@main struct Shop: App { var body: some Scene { \(app) } }\n",
      "Home.swift": "import SwiftUI\nstruct Home: View {\n@State private var isOpen = false\nvar body: some View { \(home) }\n}\n",
      "Detail.swift": """
        import SwiftUI
        struct Detail: View {
          var body: some View { Text("Total").foregroundStyle(Color(red: 0.9, green: 0.9, blue: 0.9)).background(Color(.systemBackground)) }
        }
        """,
    ]
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = ["low-contrast-text"]
    return await Analysis.run(files: files, options).findings.count
  }

  private static let home = "Button(\"Open\") { isOpen = true }.sheet(isPresented: $isOpen) { Detail() }"

  @Test func allThatItPresentsIsDark() async {
    #expect(await found("WindowGroup { Home() }", Self.home) == 1)
    #expect(await found("WindowGroup { Home() }", Self.home + ".preferredColorScheme(.dark)") == 0)
    #expect(await found("WindowGroup { Home().preferredColorScheme(.dark) }", Self.home) == 0)
  }

  @Test func whatRunTimeDecidesOrAnotherWindowMayHaveIsNot() async {
    #expect(await found("WindowGroup { Home() }", Self.home + ".preferredColorScheme(isOpen ? .dark : nil)") == 1)
    #expect(await found("WindowGroup { Home() }\nWindowGroup { Detail() }", Self.home + ".preferredColorScheme(.dark)") == 1)
  }

  /// Two apps of one project, of which each file is built for one.
  @Test("Each app has its own", arguments: [(".preferredColorScheme(.dark)", 0), ("", 1)]) func apps(scheme: String, count: Int) async {
    func unit(_ path: String, _ text: String, _ target: String) -> SourceUnit {
      SourceUnit(file: SourceFile(path: path, text: "import SwiftUI\n" + text).built(BuildFacts(platforms: .iOS, targets: [target])))
    }
    func app(_ name: String, _ content: String) -> String {
      "@main struct \(name): App { var body: some Scene { WindowGroup { \(content) } } }\n"
    }
    let detail = """
      struct Detail: View {
        var body: some View { Text("Total").foregroundStyle(Color(red: 0.9, green: 0.9, blue: 0.9)).background(Color(.systemBackground)) }
      }
      """
    let sources = [
      unit("Shop/App.swift", app("Shop", "Detail()" + scheme), "P/Shop"), unit("Shop/Detail.swift", detail, "P/Shop"),
      unit("Desk/App.swift", app("Desk", "Text(\"Desk\")" + (scheme.isEmpty ? ".preferredColorScheme(.dark)" : "")), "P/Desk"),
    ]
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = ["low-contrast-text"]
    #expect(await Analysis.run(on: Project(root: "/", sources: sources), options).findings.count == count)
  }
}
