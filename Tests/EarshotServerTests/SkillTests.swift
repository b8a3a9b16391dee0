import Foundation
import Testing

@testable import EarshotServer

/// The skill file in the repository is the one that is made from the rules.
@Suite struct SkillTests {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Agents/earshot/SKILL.md")

  /// `EARSHOT_RECORD=1` writes it anew; such a run fails, so that nobody records by accident.
  @Test func shippedSkillIsThatOfTheRules() throws {
    if ProcessInfo.processInfo.environment["EARSHOT_RECORD"] != nil {
      try FileManager.default.createDirectory(
        at: Self.file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(AgentSkill.document().utf8).write(to: Self.file)
      Issue.record("recorded")
    }
    let shipped = try String(decoding: Data(contentsOf: Self.file), as: UTF8.self)
    #expect(shipped == AgentSkill.document(), "out of date: EARSHOT_RECORD=1 swift test --filter SkillTests")
  }

  @Test func everyToolIsNamed() {
    for tool in AgentTool.all where tool.name != "explain" {
      #expect(AgentSkill.document().contains("`\(tool.name)`"), "\(tool.name)")
    }
  }
}
