import EarshotCore
import Rules
import Testing

@Suite struct RuleSelectionTests {
  private func rule(_ wcag: [String], isOptIn: Bool = false) -> RuleMetadata {
    RuleMetadata(
      id: "a-rule", family: .names, severity: .warning, impact: .minor, wcag: wcag, isOptIn: isOptIn, title: "",
      documentation: RuleDocumentation(reports: "", why: "", howToFix: "", limits: "", references: []), examples: [])
  }

  private func presets(_ rule: RuleMetadata) -> Set<String> {
    Set(RuleSelection.Preset.allCases.filter { $0.contains(rule) }.map(\.rawValue))
  }

  @Test func presetsFollowTheLevelsOfCriteria() {
    // 4.1.2 is of level A, 2.4.6 of level AA.
    #expect(presets(rule(["4.1.2"])) == ["recommended", "strict", "wcag-a", "wcag-aa"])
    #expect(presets(rule(["2.4.6"])) == ["recommended", "strict", "wcag-aa"])
    #expect(presets(rule([])) == ["recommended", "strict"])
    #expect(presets(rule(["4.1.2"], isOptIn: true)) == ["strict"])
  }

  @Test func presetsOfTheRegistryDiffer() throws {
    func ids(_ preset: RuleSelection.Preset) throws -> Set<String> {
      try Set(RuleSelection(preset: preset).resolved().rules.map(\.id))
    }
    let (a, aa, recommended, strict) = (
      try ids(.wcagA), try ids(.wcagAA), try ids(.recommended), try ids(.strict)
    )
    #expect(a.isSubset(of: aa) && aa.isStrictSubset(of: recommended) && recommended.isSubset(of: strict))
  }

  @Test func levelsTurnRulesOnAndOff() throws {
    let policy = RulePolicy(levels: ["icon-button-name": .off, "unused-suppression": .severity(.error)])
    let ids = try RuleSelection(preset: .wcagA, policy: policy).resolved().rules.map(\.id)
    #expect(!ids.contains("icon-button-name"))
    #expect(ids.contains("unused-suppression"))
    // By name it is asked in any case, and skipped in any case.
    #expect(try RuleSelection(only: ["icon-button-name"], policy: policy).resolved().rules.count == 1)
    let skipped = try RuleSelection(skipped: ["unused-suppression"], policy: policy).resolved().rules.map(\.id)
    #expect(!skipped.contains("unused-suppression"))
    #expect(throws: RuleSelection.UnknownRule.self) { try RuleSelection(only: ["nothing"]).resolved() }
  }
}
