import EarshotCore
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
}
