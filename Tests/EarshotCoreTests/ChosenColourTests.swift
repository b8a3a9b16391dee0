import EarshotCore
import Project
import SourceModel
import Testing

/// Colours that code chooses between, that styles bring, and that lie over what nobody painted.
@Suite("Chosen colours") struct ChosenColourTests {
  private static func found(_ body: String, _ rule: String, assets: AssetIndex = AssetIndex(images: [])) async -> [Finding] {
    let code = """
      import SwiftUI
      enum Way { case good, poor }
      struct Orders: View {
        let way: Way
        @State private var isMine = false
        var body: some View { \(body) }
        func color(_ way: Way) -> Color { switch way { case .good: return .green; case .poor: return .orange } }
      }
      """
    var project = Project(root: "/", sources: [SourceUnit(file: SourceFile(path: "A.swift", text: code))])
    project.assets = assets
    let options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    return await Analysis.run(on: project, options).findings.filter { $0.rule == rule }
  }

  @Test("A thin colour over nothing lies on the screen, for review", arguments: [
    ("Text(\"Paid\").font(.caption).foregroundColor(color(way)).background(Capsule().fill(color(way).opacity(0.15)))", 1),
    ("Text(\"Paid\").foregroundStyle(.orange).background(Color.orange.opacity(0.15))", 1),
    ("Text(\"Paid\").foregroundStyle(isMine ? Color.orange : .primary).background(isMine ? Color.orange.opacity(0.15) : .clear)", 1),
    ("Text(\"Paid\").foregroundStyle(.blue).background(Capsule().fill(Color.blue.opacity(0.1)).overlay(Capsule().strokeBorder(Color.blue)))", 1),
    ("Text(\"Paid\").foregroundStyle(.orange).background(Color.orange.opacity(0.15)).background(.thinMaterial)", 0),
    ("ZStack { Picture(); Text(\"Paid\").foregroundStyle(.orange).background(Color.orange.opacity(0.15)) }", 0),
    ("Text(\"Paid\").font(.largeTitle).foregroundStyle(.blue).background(Color.blue.opacity(0.1))", 0),
  ] as [(String, Int)]) func veils(_ body: String, _ count: Int) async {
    let found = await Self.found(body, "system-colour-contrast")
    #expect(found.count == count, "\(found.map(\.message))")
    #expect(found.allSatisfy { $0.certainty == .review })
  }

  @Test("Letters of the system, and pale ones, are meant for a ground that was not found", arguments: [
    "Text(\"Paid\").background(Color.black.opacity(0.6))",
    "Text(\"Paid\").foregroundStyle(.white).background(Color.black.opacity(0.3))",
  ]) func darkVeils(_ body: String) async {
    #expect(await Self.found(body, "low-contrast-text").isEmpty)
  }

  @Test("Colours of the same test are paired by it") func pairs() async {
    let body = """
      Text("Paid").foregroundColor(isMine ? .white : .black)
        .background(isMine ? Color(white: 0.2) : Color(white: 0.9))
      """
    #expect(await Self.found(body, "low-contrast-text").isEmpty)
    let pale = body.replacing("white: 0.2", with: "white: 0.7")
    #expect(await Self.found(pale, "low-contrast-text").count == 1)
  }

  @Test("Of several opacities the greatest counts", arguments: [
    ("Text(\"Paid\").foregroundColor(Color(white: 0.7)).background(Color.white).opacity(isMine ? 1 : 0)", 1),
    ("Text(\"Paid\").foregroundColor(Color(white: 0.7)).opacity(isMine ? 1 : 0).background(Color.white)", 1),
    ("Text(\"Paid\").foregroundColor(Color(white: 0.3)).opacity(isMine ? 1 : 0.2).background(Color.white)", 0),
  ] as [(String, Int)]) func opacities(_ body: String, _ count: Int) async {
    #expect(await Self.found(body, "low-contrast-text").count == count)
  }

  @Test("A prominent button is white on its tint, for review", arguments: [
    ("Button(\"Pay\") {}.buttonStyle(.borderedProminent).tint(.mint)", 1),
    ("VStack { Button(\"Pay\") {}.buttonStyle(.borderedProminent) }.tint(Color(red: 0.4, green: 0.8, blue: 0.7))", 1),
    ("Button(\"Pay\") {}.buttonStyle(.borderedProminent).tint(Color(red: 0.1, green: 0.1, blue: 0.5))", 0),
    ("Button { } label: { Text(\"Pay\").foregroundStyle(.black) }.buttonStyle(.borderedProminent).tint(.mint)", 0),
    ("Button(\"Pay\") {}.buttonStyle(.borderedProminent)", 0),
    ("Button(\"Pay\") {}.buttonStyle(.borderedProminent).tint(.mint).disabled(true)", 0),
    ("Text(\"Pay\").foregroundStyle(.white).background(Capsule().fill(.tint)).tint(.mint)", 1),
  ] as [(String, Int)]) func prominent(_ body: String, _ count: Int) async {
    let found = await Self.found(body, "low-contrast-text")
    #expect(found.count == count, "\(found.map(\.message))")
    #expect(found.allSatisfy { $0.certainty == .review })
  }

  @Test("An accent colour that nobody chose is the blue of the system") func accent() async {
    let body = "Text(\"Pay\").foregroundStyle(.white).background(Color.accentColor)"
    let open = AssetIndex(images: [], colors: ["AccentColor": ColorAsset(variants: [])])
    #expect(await Self.found(body, "low-contrast-text", assets: open).count == 1)
    #expect(await Self.found(body + ".tint(.red)", "low-contrast-text", assets: open).isEmpty)
    #expect(await Self.found(body, "low-contrast-text").isEmpty)
  }
}
