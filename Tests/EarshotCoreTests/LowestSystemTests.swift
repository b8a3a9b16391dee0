import EarshotCore
import Project
import Testing

/// Fixes are written for the lowest system that the code supports.
@Suite struct LowestSystemTests {
  private static func edits(_ rule: String, _ body: String, from system: Int) async -> [String] {
    let code = "import SwiftUI\nstruct Plants: View { var body: some View { \(body) } }"
    let analysis = await Analysis.run(files: ["A.swift": code], deployment: DeploymentTargets(ios: Version(major: system)))
    return analysis.findings.filter { $0.rule == rule }.first?.fixes.flatMap(\.edits).map(\.replacement) ?? []
  }

  @Test("A modifier that the lowest system lacks is written in its old spelling", arguments: [
    (13, #".accessibility(label: Text("Delete"))"#), (14, #".accessibilityLabel("Delete")"#),
  ])
  func label(system: Int, fix: String) async {
    let button = #"Button { delete() } label: { Image("x12") }"#
    #expect(await Self.edits("icon-button-name", button, from: system).first?.hasSuffix(fix) == true)
  }

  @Test("So are traits, whose argument stays", arguments: [
    (13, ".accessibility(addTraits: .isButton)"), (14, ".accessibilityAddTraits(.isButton)"),
  ])
  func traits(system: Int, fix: String) async {
    let tapped = #"Text("Open").onTapGesture { open() }"#
    #expect(await Self.edits("tap-without-button-trait", tapped, from: system).contains { $0.contains(fix) })
  }
}
