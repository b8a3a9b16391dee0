import EarshotCore
import SourceModel
import Testing

/// What only those get to see who hand an app something when it starts.
@Suite("Code behind launch arguments") struct LaunchCodeTests {
  private func found(_ gate: String, _ use: String, _ others: String = "") async -> [String] {
    let code = """
      import SwiftUI
      @main struct Shop: App { var body: some Scene { WindowGroup { Front() } } }
      \(gate)
      struct Front: View { var body: some View { \(use) } }
      struct Brochure: View { var body: some View { Button { go() } label: { Image("x-1") } } }
      \(others)
      """
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = ["icon-button-name"]
    return await Analysis.run(files: ["A.swift": code], options).findings.map { "\($0.severity) \($0.certainty)" }
  }

  private static let arguments = "ProcessInfo.processInfo.arguments"

  @Test("What it shows is a note", arguments: [
    ("", "if \(arguments).contains(\"--brochure\") { Brochure() } else { Text(\"Front\") }"),
    ("", "ProcessInfo.processInfo.environment[\"BROCHURE\"] != nil ? AnyView(Brochure()) : AnyView(Text(\"Front\"))"),
    ("enum Run { static let isForPrint = CommandLine.arguments.contains(\"--print\") }",
      "if Run.isForPrint { Brochure() } else { Text(\"Front\") }"),
    ("enum Run { static var isPlain: Bool { !\(arguments).contains(\"--print\") } }",
      "if Run.isPlain { Text(\"Front\") } else { Brochure() }"),
    ("""
      enum Issue {
        case first
        static var current: Issue? {
          let words = \(arguments)
          guard words.contains("--brochure") else { return nil }
          return .first
        }
      }
      """, "if let issue = Issue.current { Brochure() } else { Text(\"Front\") }"),
    ("""
      struct Desk { static let shared = Desk(); let wanted = \(arguments).first { $0 == "--brochure" } }
      struct Cover: View {
        private let wanted = \(arguments).first { $0 == "--brochure" }
        var body: some View { if wanted != nil { Brochure() } else { Text("Cover") } }
      }
      """, "Cover()"),
    ("""
      enum Trial {
        static var isOn: Bool {
          guard Server.environment == "staging" else { return false }
          return UserDefaults.standard.bool(forKey: "trial")
        }
      }
      struct Old: View { var body: some View { Brochure() } }
      """, "if Trial.isOn { Old() } else { Text(\"Front\") }"),
    ("", "switch Build.environment { case .development, .staging: Brochure(); default: Text(\"Front\") }"),
    ("", "Config.environment != .qa ? AnyView(Text(\"Front\")) : AnyView(Brochure())"),
  ]) func launched(gate: String, use: String) async {
    #expect(await found(gate, use) == ["note certain"])
  }

  @Test("What is shown without it, or elsewhere as well, is what it was", arguments: [
    ("", "if \(arguments).contains(\"--plain\") { Text(\"Front\") } else { Brochure() }", ""),
    ("", "if \(arguments).contains(\"--brochure\") { Brochure() } else { Other() }",
      "struct Other: View { var body: some View { VStack { Text(\"a\"); Brochure() } } }"),
    ("", "if \(arguments).contains(\"--brochure\") || Calendar.current.isOpen { Brochure() } else { Text(\"Front\") }", ""),
    ("", "switch Build.environment { case .production, .staging: Brochure(); default: Text(\"Front\") }", ""),
    ("", "if order.stage == .testing { Brochure() } else { Text(\"Front\") }", ""),
    ("enum Run { static let isForPrint = false }", "if Run.isForPrint { Text(\"Front\") } else { Brochure() }", ""),
  ]) func shown(gate: String, use: String, others: String) async {
    #expect(await found(gate, use, others) == ["error certain"])
  }
}
