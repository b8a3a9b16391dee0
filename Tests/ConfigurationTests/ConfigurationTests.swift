import EarshotCore
import PlatformKnowledge
import Project
import Rules
import Testing

@testable import Configuration

@Suite struct ConfigurationTests {
  private func mistakes(_ text: String) -> [String] {
    do {
      _ = try Configuration.read(text)
      return []
    } catch {
      return error.mistakes.map(\.description)
    }
  }

  @Test func everyKeyIsRead() throws {
    let configuration = try Configuration.read(
      """
      {
        $schema: "https://example.org/earshot.schema.json",
        preset: "wcag-aa",
        rules: { "icon-button-name": "warning", "generic-label": { severity: "note", allowed: ["More"] }, "hint-form": "off" },
        overrides: [{ files: ["Demo/**"], rules: { "icon-button-name": "off" } }],
        include: ["Sources"], exclude: ["**/Mocks/*.swift"], libraries: ["Vendor/Kit"],
        components: { BrandButton: "Button", BrandBadge: { behavesAs: "Image", label: "caption" }, Spinner: "spinner" },
        modifiers: ["shimmering"],
        languages: ["en", "pt-BR"],
        platforms: { iOS: "16.4", macOS: 14 },
        failOn: "warning",
        baseline: "baseline.json",
        claims: ["voiceover", "larger-text"],
      }
      """)
    #expect(configuration.preset == .wcagAA)
    #expect(configuration.policy.levels["icon-button-name"] == .severity(.warning))
    #expect(configuration.policy.levels["generic-label"] == .severity(.note))
    #expect(configuration.policy.levels["hint-form"] == .off)
    #expect(configuration.settings == ["generic-label": ["allowed": .list(["More"])]])
    #expect(configuration.policy.overrides.map(\.levels) == [["icon-button-name": .off]])
    #expect(configuration.include == ["Sources"] && configuration.exclude == ["**/Mocks/*.swift"])
    #expect(configuration.libraries == ["Vendor/Kit"])
    #expect(configuration.components.views["BrandButton"]?.behavesAs == .builtin("Button"))
    #expect(configuration.components.views["BrandBadge"]?.labelArgument == "caption")
    #expect(configuration.components.views["Spinner"]?.behavesAs == .kind(.spinner))
    #expect(configuration.components.harmlessModifiers == ["shimmering"])
    #expect(configuration.languages == ["en", "pt-BR"])
    #expect(configuration.platforms == DeploymentTargets(ios: Version(major: 16, minor: 4), macos: Version(major: 14)))
    #expect(configuration.failOn == .warning && configuration.baseline == "baseline.json")
    #expect(configuration.claims.map(\.label) == [.voiceOver, .largerText])
    #expect(configuration.claims.last?.place.text == "\"larger-text\"")
  }

  @Test(arguments: [
    ("{ preste: 'strict' }", ".earshot.json:1:3: unknown key 'preste'; did you mean 'preset'?"),
    ("{\n  rules: { 'icon-buton-name': 'off' }\n}",
      ".earshot.json:2:12: unknown rule 'icon-buton-name'; did you mean 'icon-button-name'?"),
    ("{ claims: ['larger-txt'] }",
      ".earshot.json:1:12: 'larger-txt' is no value for entry of 'claims'; did you mean 'larger-text'?"),
    ("{ rules: { 'hint-form': 'warn' } }", ".earshot.json:1:25: 'warn' is no level for 'hint-form'; did you mean 'warning'?"),
    ("{ rules: { 'hint-form': true } }",
      ".earshot.json:1:25: 'hint-form' must be a level (off, note, warning, error) or an object, not true or false"),
    ("{ rules: { 'hint-form': { serverity: 'note' } } }",
      ".earshot.json:1:27: unknown option of hint-form 'serverity'; did you mean 'severity'?"),
    ("{ rules: { 'generic-label': { allowed: 'More' } } }", ".earshot.json:1:40: 'allowed' must be a list, not a text"),
    ("{ preset: 'stric' }", ".earshot.json:1:11: 'stric' is no value for 'preset'; did you mean 'strict'?"),
    ("{ include: 'Sources' }", ".earshot.json:1:12: 'include' must be a list, not a text"),
    ("{ exclude: [1] }", ".earshot.json:1:13: entry of 'exclude' must be a text, not a number"),
    ("{ components: { A: 'Buton' } }", ".earshot.json:1:20: 'Buton' is no built-in view; did you mean 'Button'?"),
    ("{ components: { Button: 'Link' } }", ".earshot.json:1:17: 'Button' is built in; its behaviour is known"),
    ("{ components: { A: { label: 'x' } } }", ".earshot.json:1:20: component 'A' without 'behavesAs'"),
    ("{ languages: ['english'] }", ".earshot.json:1:15: 'english' is no language; write it as 'en' or 'pt-BR'"),
    ("{ platforms: { ios: '17' } }", ".earshot.json:1:16: unknown platform 'ios'; did you mean 'iOS'?"),
    ("{ platforms: { iOS: 16.4 } }",
      ".earshot.json:1:21: 'iOS' must be a version in quotes, such as \"17.0\", not a number"),
    ("{ failOn: 'sometimes' }",
      ".earshot.json:1:11: 'sometimes' is no value for 'failOn'; use 'error', 'warning', 'note' or 'never'"),
    ("{ overrides: [{ files: ['a'] }] }", ".earshot.json:1:15: override without 'rules'"),
    ("{ overrides: [{ files: ['a'], rules: { 'hint-form': {} } }] }",
      ".earshot.json:1:53: options of rules hold for the whole project; an override sets levels only"),
    ("[]", ".earshot.json:1:1: a configuration must be an object, not a list"),
    ("{ preset 'strict' }", ".earshot.json:1:10: expected ':' after 'preset'"),
  ])
  func mistakesNamePlaceAndRemedy(text: String, message: String) {
    #expect(mistakes(text) == [message])
  }

  @Test func everyMistakeIsTold() {
    #expect(mistakes("{ a: 1, b: 2, rules: { c: 'off' } }").count == 3)
  }

  @Test func componentsNeverReplaceWhatIsBuiltIn() {
    let table = ComponentTable(views: [Component(name: "Button", behavesAs: .builtin("Link"))])
    #expect(table.views.isEmpty)
  }

  @Test(arguments: [
    (#"{"customRules": {"icon-button-name": {}}}"#, "'icon-button-name' is a rule of Earshot; choose another id"),
    (#"{"customRules": {"House": {}}}"#, "'House' is no id of a rule; write it as 'brand-button-hint'"),
    (#"{"customRules": {"a": {"message": "m"}}}"#, "rule 'a' without 'where'"),
    (#"{"customRules": {"a": {"message": "m", "where": {}}}}"#, "'where' is empty, and would hold for every element"),
    (#"{"customRules": {"a": {"message": "m", "where": {"rol": "button"}}}}"#, "unknown condition 'rol'; did you mean 'role'?"),
    (#"{"customRules": {"a": {"message": "m", "where": {"label": 3}}}}"#, "'label' must be a pattern, a list of patterns, true or false, not a number"),
    (#"{"customRules": {"a": {"message": "m", "where": {"label": true}, "wcag": "9.9.9"}}}"#, "'9.9.9' is no criterion of WCAG 2.2; write it as '4.1.2'"),
    (#"{"extends": "other.json"}"#, "'other.json': only a file can extend another"),
  ])
  func mistakesInOwnRules(text: String, message: String) {
    #expect(mistakes(text).contains { $0.hasSuffix(message) }, "\(mistakes(text))")
  }
}
