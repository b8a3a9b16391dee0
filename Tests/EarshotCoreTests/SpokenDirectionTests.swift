import EarshotCore
import Project
import Testing

/// Arrows up and down beside numbers.
@Suite("Directions of changes")
struct SpokenDirectionTests {
  private static func certainties(_ body: String) async -> [String] {
    let strings = StringTables(["Localizable": ["en": [
      "points %lld": .plural(["one": "%lld point", "other": "%lld points"]),
    ]]])
    let code = """
      import SwiftUI
      struct Sample: View {
        let delta: Int; let n: Int; let isUp: Bool; let report: Report
        var body: some View { \(body) }
      }
      """
    return await Analysis.run(files: ["Sample.swift": code], strings: strings).findings
      .filter { $0.rule == "direction-not-spoken" }.map { "\($0.certainty)" }
  }

  private static let arrow = "Image(systemName: delta > 0 ? \"arrow.up\" : \"arrow.down\")"

  @Test("Nothing that is heard has the sign", arguments: [
    "HStack { \(arrow).accessibilityHidden(true); Text(\"\\(abs(delta)) pts\") }",
    "HStack { \(arrow).accessibilityHidden(true); Text(\"points \\(abs(delta))\") }",
    "HStack { \(arrow); Text(\"\\(delta.magnitude) pts\") }.accessibilityElement(children: .combine)",
    "Label(\"\\(abs(delta)) pts\", systemImage: delta > 0 ? \"arrow.up\" : \"arrow.down\")",
    "Button { open() } label: { HStack { \(arrow); Text(\"\\(abs(delta)) pts\") } }",
    "HStack { if delta > 0 { Image(\"trend_up\").accessibilityHidden(true) } else { Image(\"trend_down\").accessibilityHidden(true) }; Text(\"\\(abs(delta)) pts\") }",
  ])
  func untold(_ body: String) async {
    #expect(await Self.certainties(body) == ["likely"])
  }

  @Test("A number of another name may have one", arguments: [
    "HStack { \(arrow).accessibilityHidden(true); Text(\"^[\\(n) item](inflect: true)\") }",
    "HStack { Image(systemName: isUp ? \"arrow.up\" : \"arrow.down\").accessibilityHidden(true); Text(\"points \\(n)\") }",
  ])
  func open(_ body: String) async {
    #expect(await Self.certainties(body) == ["review"])
  }

  @Test("The sign is heard, or the arrow", arguments: [
    "HStack { \(arrow); Text(\"\\(abs(delta)) pts\") }", "HStack { \(arrow).accessibilityHidden(true); Text(\"\\(delta) pts\") }",
    "HStack { \(arrow).accessibilityHidden(true); Text(delta > 0 ? \"\\(abs(delta)) more\" : \"\\(abs(delta)) less\") }",
    "HStack { \(arrow).accessibilityHidden(true); Text(report.formattedDelta) }",
    "HStack { Image(systemName: report.isOpen ? \"chevron.up\" : \"chevron.down\").accessibilityHidden(true); Text(\"\\(n) items\") }",
  ])
  func told(_ body: String) async {
    #expect(await Self.certainties(body) == [])
  }
}
