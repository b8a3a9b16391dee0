import EarshotCore
import SourceModel
import Testing

/// Members that an app adds to types of the frameworks.
@Suite("Helpers that nothing calls") struct HelperCodeTests {
  private static let app = "import SwiftUI\n@main struct Shop: App { var body: some Scene { WindowGroup { Front() } } }\n"

  private func found(_ helper: String, use: String = "", app: String = Self.app) async -> [String] {
    let code = "import SwiftUI\n\(helper)\nstruct Front: View { var body: some View { Text(\"Front\")\(use) } }\n"
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = ["adjustable-action-incomplete"]
    return await Analysis.run(files: ["A.swift": code, "B.swift": app], options).findings.map(\.severity.rawValue)
  }

  private static func helper(_ access: String = "") -> String {
    "extension View { \(access)func knob(_ name: String) -> some View { accessibilityLabel(name).accessibilityAdjustableAction { _ in } } }"
  }

  @Test func nobodyIsToldOfThem() async {
    #expect(await found(Self.helper()) == [])
    #expect(await found(Self.helper(), use: ".knob(\"Bass\")") == ["error"])
  }

  @Test func othersMayCallThem() async {
    #expect(await found(Self.helper("public ")) == ["error"])
    #expect(await found(Self.helper(), app: "import SwiftUI\n") == ["error"])
  }
}
