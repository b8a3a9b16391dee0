import AccessibilityModel
import EarshotCore
import Rules
import Testing

/// Rules that a project writes as data.
@Suite struct CustomRuleTests {
  private func findings(_ rule: CustomRule, _ body: String) async -> [Finding] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.policy.customRules = [rule]
    options.rules = [rule.metadata.id]
    let code = "import SwiftUI\nstruct Pay: View {\n  var body: some View { \(body) }\n}\n"
    return await Analysis.run(source: code, options).findings
  }

  private func condition(_ change: (inout ElementCondition) -> Void) -> ElementCondition {
    var condition = ElementCondition()
    change(&condition)
    return condition
  }

  private var needsHint: CustomRule {
    CustomRule(
      id: "house-button-hint", message: "button has no hint", severity: .error, wcag: ["3.3.2"],
      selection: condition { $0.roles = [.button] }, demand: condition { $0.texts = [.hint: .isThere] },
      repair: CustomRule.Repair(title: "add a hint", modifier: ".accessibilityHint(\"…\")"))
  }

  @Test func whatIsSelectedAndNotAsDemandedIsReported() async throws {
    let found = await findings(needsHint, "Button(\"Pay\") { pay() }")
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.message == "button has no hint" && finding.severity == .error && finding.wcag == ["3.3.2"])
    #expect(finding.heard?.before == "Pay, Button")
    #expect(finding.fixes.first?.edits.first?.replacement == ".accessibilityHint(\"…\")")
    #expect(finding.fixes.first?.safety == .suggested)
    #expect(!finding.fingerprint.isEmpty)
  }

  @Test(arguments: [
    "Button(\"Pay\") { pay() }.accessibilityHint(\"Pays\")",
    "Text(\"Pay\")",
    "Button(\"Pay\") { pay() }.accessibilityHidden(true)",
    // Nobody knows what it does to the hint.
    "Button(\"Pay\") { pay() }.explained()",
    "Button(\"Pay\") { pay() }.accessibilityHint(hint)",
  ])
  func whatIsRightOrUnknownIsNot(body: String) async {
    #expect(await findings(needsHint, body).isEmpty)
  }

  @Test(arguments: [
    ("Button(\"Tap to pay\") {}", 1), ("Button(\"Pay\") {}", 0), ("Button(\"Retap\") {}", 0),
    ("Button(\"Tap to \\(verb)\") {}", 1), ("Button(\"\\(verb) it\") {}", 0),
  ])
  func labelsAreComparedWithPatterns(body: String, count: Int) async {
    let rule = CustomRule(
      id: "no-tap", message: "label says 'tap'", severity: .warning,
      selection: condition { $0.texts = [.label: .matches([TextPattern("tap *")])] })
    #expect(await findings(rule, body).count == count)
  }

  @Test func containersTraitsAndComponents() async {
    let inList = CustomRule(
      id: "a", message: "a", severity: .note,
      selection: condition { $0.containers = [.list]; $0.traits = .button; $0.components = [TextPattern("Butt*")] })
    #expect(await findings(inList, "List { Button(\"Pay\") {} }").count == 1)
    #expect(await findings(inList, "List { Text(\"Pay\") }").isEmpty)
    #expect(await findings(inList, "VStack { Button(\"Pay\") {} }").isEmpty)
  }

  @Test(arguments: [
    ("a*c", "abc", true), ("a*c", "ab", false), ("a?c", "abc", true), ("a?c", "abbc", false), ("*", "", true),
    ("", "", true), ("", "a", false), ("**b**", "abc", true), ("SAVE", "save", true),
  ])
  func patterns(pattern: String, text: String, matches: Bool) {
    #expect(TextPattern(pattern).matches(SpokenText(text)) == matches)
  }

  @Test func holesAreAnyText() {
    let text = SpokenText("Save ") + .hole("name")
    #expect(TextPattern("save *").matches(text) == true)
    #expect(TextPattern("*draft").matches(text) == nil)
    #expect(TextPattern("delete*").matches(text) == false)
    let choice = SpokenText(parts: [.hole("a"), .literal("b")])
    #expect(TextPattern("?b").matches(choice) == nil)
  }

  @Test func theyAreKnownToSelectionsAndComments() throws {
    var policy = RulePolicy()
    policy.customRules = [needsHint]
    let resolved = try RuleSelection(only: ["house-*"], policy: policy).resolved()
    #expect(resolved.rules.map(\.id) == ["house-button-hint"])
    #expect(try RuleSelection(preset: .wcagA, policy: policy).resolved().rules.contains { $0.id == "house-button-hint" })
    policy.levels["house-button-hint"] = .off
    #expect(try !RuleSelection(policy: policy).resolved().rules.contains { $0.id == "house-button-hint" })
  }
}
