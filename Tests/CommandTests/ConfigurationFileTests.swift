import Foundation
import Testing

@Suite struct ConfigurationFileTests {
  private func rules(_ run: Run) throws -> [String] { try run.findings().compactMap { $0["rule"] as? String } }

  @Test func isFoundAtTheRootOfTheProject() throws {
    let tree = try Tree([
      ".earshot.json": "{ rules: { 'icon-button-name': 'warning' } }", "Sources/Player/A.swift": Sample.faulty,
    ])
    let run = try tree.shell("cd Sources/Player && \"$earshot\" check --format json")
    #expect(run.status == 0)
    #expect(try run.findings().map { $0["severity"] as? String } == ["warning"])
    #expect(try run.findings().map { $0["file"] as? String } == ["A.swift"])
  }

  @Test func isFoundUpToTheRepositoryOnly() throws {
    let tree = try Tree([
      ".earshot.json": "{ failOn: 'never' }", "Inner/.git/HEAD": "ref: refs/heads/main", "Inner/A.swift": Sample.faulty,
    ])
    #expect(try tree.earshot("check", "Inner").status == 1)
  }

  @Test func commandLineGoesBeforeIt() throws {
    let tree = try Tree([
      ".earshot.json": "{ failOn: 'never', rules: { 'icon-button-name': 'off' } }", "A.swift": Sample.faulty,
      "other.json": "{}",
    ])
    #expect(try rules(tree.earshot("check", "--format", "json")) == [])
    #expect(try tree.earshot("check", "--rule", "icon-button-name").status == 0)
    #expect(try tree.earshot("check", "--rule", "icon-button-name", "--fail-on", "error").status == 1)
    #expect(try tree.earshot("check", "--config", "other.json").status == 1)
  }

  @Test func mistakesEndTheRun() throws {
    let tree = try Tree([".earshot.json": "{\n  ruels: {}\n}", "A.swift": Sample.clean])
    for command in ["check", "read"] {
      let run = try tree.earshot(command)
      #expect(run.status == 2 && run.output.isEmpty)
      #expect(run.errors == "earshot: .earshot.json:2:3: unknown key 'ruels'; did you mean 'rules'?\n")
    }
  }

  @Test func filesAndOverrides() throws {
    let tree = try Tree([
      "A.swift": Sample.faulty, "Demo/B.swift": Sample.faulty, "Old/C.swift": Sample.faulty,
      ".earshot.json": """
      {
        exclude: ["Old"],
        overrides: [
          { files: ["*.swift"], rules: { "icon-button-name": "note" } },
          { files: ["Demo/**"], rules: { "icon-button-name": "off" } },
        ],
      }
      """,
    ])
    let findings = try tree.earshot("check", "--format", "json").findings()
    #expect(findings.map { "\($0["file"] ?? "") \($0["severity"] ?? "")" } == ["A.swift note"])
  }

  @Test func overridesCanTurnOnWhatIsOff() throws {
    let tree = try Tree([
      "A.swift": Sample.faulty, "New/B.swift": Sample.faulty,
      ".earshot.json": """
      {
        rules: { "icon-button-name": "off" },
        overrides: [{ files: ["New"], rules: { "icon-button-name": "error" } }],
      }
      """,
    ])
    let findings = try tree.earshot("check", "--format", "json").findings()
    #expect(findings.map { $0["file"] as? String } == ["New/B.swift"])
  }

  @Test func componentsAndModifiersAreKnown() throws {
    let source = """
      import SwiftUI

      struct A: View {
        let save: () -> Void
        var body: some View {
          BrandButton(kind: .primary, title: "Save", action: save)
          BrandIcon("logo", caption: "Larkspur")
          Text("Hello").glinting()
        }
      }

      """
    let configuration = """
      {
        components: { BrandButton: { behavesAs: "Button", label: "title" }, BrandIcon: { behavesAs: "Image", label: "caption" } },
        modifiers: ["glinting"],
      }
      """
    let plain = try Tree(["A.swift": source]).earshot("read").output
    #expect(plain.contains("'BrandButton' is declared outside the project"))
    let configured = try Tree(["A.swift": source, ".earshot.json": configuration]).earshot("read").output
    #expect(configured.contains("Save, Button") && configured.contains("Larkspur, Image"))
    #expect(!configured.contains("uncertain") && !configured.contains("unknown"))
  }

  @Test func languagesAndPlatforms() throws {
    let tree = try Tree([
      "A.swift": Sample.clean, ".earshot.json": "{ languages: ['ja', 'en'], platforms: { iOS: '17.0' } }",
    ])
    #expect(try tree.earshot("read", "--format", "json").json()["locale"] as? String == "ja")
    #expect(try tree.earshot("read", "--format", "json", "--locale", "en").json()["locale"] as? String == "en")
  }

  @Test func optionsOfRules() throws {
    let source = Sample.clean.replacing("Text(\"Hello\")", with: "Button(\"Click here\") { isOn.toggle() }")
    let settings = "{ rules: { 'generic-label': { allowed: ['click here'] } } }"
    #expect(try rules(Tree(["A.swift": source]).earshot("check", "--format", "json")) == ["generic-label"])
    #expect(try rules(Tree(["A.swift": source, ".earshot.json": settings]).earshot("check", "--format", "json")) == [])
  }
}
