import AccessibilityModel
import EarshotCore
import Project
import SourceModel
import Testing

/// Words that VoiceOver has on one system alone, and what some views show.
@Suite("Words of systems") struct PlatformWordTests {
  private func heard(_ body: String, members: String = "", _ others: String = "") async throws -> [String] {
    try await UIKitExample.heard([
      "E.swift": "import SwiftUI\nstruct Example: View {\n\(members)\nvar body: some View {\n\(body)\n}\n}\n\(others)"
    ])
  }

  private static let kinds = """
    enum Kind: String, CaseIterable, Identifiable { case general = "General", bug = "Bug"
      var id: String { rawValue }
      var icon: String { switch self { case .general: "message"; case .bug: "ant" } } }
    """

  @Test("The words of a chosen option that has a picture beside them") func chosenWords() async throws {
    let texts = try await heard(
      "Picker(\"Kind\", selection: $kind) { ForEach(Kind.allCases) { kind in\n"
        + "VStack { Image(systemName: kind.icon); Text(kind.rawValue) }.tag(kind) } }",
      members: "@State var kind = Kind.general", Self.kinds)
    #expect(texts == ["Kind, General. Button."])
  }

  @Test("The raw value of a case that only run time knows is one of a few texts") func openRawValue() async throws {
    let texts = try await heard("Text(kind.title)", members: "let kind: Kind", Self.kinds + "\nextension Kind { var title: String { rawValue } }")
    #expect(texts == ["General [kind == .general]", "Bug [kind != .general]"])
  }

  @Test("The Mac draws a toggle as a box with a tick, but in forms", arguments: [
    ("VStack { Toggle(\"Loud\", isOn: $isLoud).toggleStyle(.checkbox) }", "checkbox"), ("Toggle(\"Loud\", isOn: $isLoud)", "checkbox"),
    ("VStack { Toggle(\"Loud\", isOn: $isLoud).toggleStyle(.switch) }", "Switch Button"),
    ("Form { Toggle(\"Loud\", isOn: $isLoud) }", "Switch Button"),
  ])
  func checkbox(_ body: String, _ word: String) async throws {
    let code = "import SwiftUI\nstruct Example: View {\n@State var isLoud = true\nvar body: some View { \(body) }\n}"
    let file = SourceFile(path: "E.swift", text: code).built(BuildFacts(platforms: .macOS))
    let project = Project(root: "/", sources: [SourceUnit(file: file)])
    let analysis = await Analysis.run(on: project, AnalysisOptions(paths: [], workingDirectory: "/", width: 1))
    let screen = try #require((analysis.screens + analysis.presentations).first)
    let texts = TranscriptBuilder().stops(of: screen.nodes).map { HeardStop($0, voiceOver: VoiceOver(language: .english)).text }
    #expect(texts.contains { $0.contains(word) }, "\(texts)")
  }

  @Test("The Mac calls what opens a list and what a colour is chosen with by words of its own", arguments: [
    ("Picker(\"Side\", selection: $side) { Text(\"Left\").tag(0) }", "Pop Up Button", "Button. Pop"), ("ColorPicker(\"Paper\", selection: $paper)", "Color Well", "Button"),
  ])
  func listsAndColours(_ body: String, _ word: String, _ other: String) async throws {
    let code = "import SwiftUI\nstruct Example: View {\n@State var side = 0\n@State var paper = Color.white\nvar body: some View { VStack { \(body) } }\n}"
    let file = SourceFile(path: "E.swift", text: code).built(BuildFacts(platforms: .macOS))
    let project = Project(root: "/", sources: [SourceUnit(file: file)])
    let analysis = await Analysis.run(on: project, AnalysisOptions(paths: [], workingDirectory: "/", width: 1))
    let screen = try #require((analysis.screens + analysis.presentations).first)
    let texts = TranscriptBuilder().stops(of: screen.nodes).map { VoiceOver(language: .english).utterance(for: $0).caption }
    #expect(texts.contains { $0.lowercased().contains(word.lowercased()) }, "\(texts)")
    #expect(!texts.contains { $0.contains(other) }, "\(texts)")
  }

  @Test("RealityKit's content makes no views, attachments do") func realityView() async throws {
    let texts = try await heard(
      "RealityView { content, attachments in content.add(ball) } attachments: { Attachment(id: 1) { Text(\"Ball\") } }")
    #expect(!texts.contains { $0.contains("add") })
    #expect(texts.contains("Ball"))
  }
}
