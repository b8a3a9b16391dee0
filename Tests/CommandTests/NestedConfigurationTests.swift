import Foundation
import Testing

/// Folders of a project that have a configuration of their own.
@Suite struct NestedConfigurationTests {
  /// `file severity` of every finding.
  private func findings(_ run: Run) throws -> [String] {
    try run.findings().map { "\($0["file"] ?? "") \($0["severity"] ?? "")" }
  }

  private func tree(_ files: [String: String]) throws -> Tree {
    try Tree(["A.swift": Sample.faulty, "App/B.swift": Sample.faulty, ".git/HEAD": "ref: refs/heads/main"].merging(files) { $1 })
  }

  @Test func aFolderIsJudgedByItsOwnFile() throws {
    let tree = try tree([
      ".earshot.json": "{ rules: { 'icon-button-name': 'off' } }",
      "App/.earshot.json": "{ rules: { 'icon-button-name': 'warning' } }",
    ])
    #expect(try findings(tree.earshot("check", "--format", "json")) == ["App/B.swift warning"])
    // The same from wherever it is asked.
    #expect(try findings(tree.earshot("check", "App", "--format", "json")) == ["App/B.swift warning"])
    #expect(try findings(tree.earshot("check", "App/B.swift", "--format", "json")) == ["App/B.swift warning"])
    #expect(try findings(tree.shell("cd App && \"$earshot\" check --format json")) == ["B.swift warning"])
  }

  @Test func aFolderAloneMayHaveAFile() throws {
    let tree = try tree(["App/.earshot.json": "{ rules: { 'icon-button-name': 'off' } }"])
    #expect(try findings(tree.earshot("check", "--format", "json")) == ["A.swift error"])
    // A rule that is named is asked everywhere.
    #expect(try tree.earshot("check", "--rule", "icon-button-name", "--format", "json").findings().count == 2)
    #expect(try tree.earshot("check", "--config", "none.json").status == 2)
  }

  @Test func theDeepestFileCounts() throws {
    let tree = try tree([
      "App/.earshot.json": "{ rules: { 'icon-button-name': 'off' } }",
      "App/Feature/.earshot.json": "{ extends: '../.earshot.json', overrides: [{ files: ['New'], rules: { 'icon-button-name': 'note' } }] }",
      "App/Feature/C.swift": Sample.faulty, "App/Feature/New/D.swift": Sample.faulty,
    ])
    let found = try findings(tree.earshot("check", "--format", "json"))
    #expect(found == ["A.swift error", "App/Feature/New/D.swift note"])
  }

  @Test func globsStartAtTheFolder() throws {
    let tree = try tree([
      "App/.earshot.json": "{ include: ['Sources'], exclude: ['Sources/Old'] }", "App/Sources/C.swift": Sample.faulty,
      "App/Sources/Old/D.swift": Sample.faulty, "Sources/Old/E.swift": Sample.faulty,
    ])
    let found = try findings(tree.earshot("check", "--format", "json"))
    #expect(found == ["A.swift error", "App/Sources/C.swift error", "Sources/Old/E.swift error"])
  }

  @Test func presetsHoldForTheFolder() throws {
    let text = "import SwiftUI\nstruct V: View { var body: some View { NavigationStack { List { Text(\"Tea\") } } } }\n"
    let tree = try tree(["A.swift": text, "App/B.swift": text, "App/.earshot.json": "{ preset: 'strict' }"])
    func files(_ arguments: String...) throws -> Set<String> {
      let run = try tree.earshot(["check", "--format", "json"] + arguments)
      let rule = "screen-title-missing"
      return Set(try run.findings().filter { $0["rule"] as? String == rule }.compactMap { $0["file"] as? String })
    }
    #expect(try files() == ["App/B.swift"])
    #expect(try files("--preset", "recommended") == [])
    #expect(try files("--preset", "strict") == ["A.swift", "App/B.swift"])
  }

  @Test func mistakesNameTheFile() throws {
    let run = try tree(["App/.earshot.json": "{ ruels: {} }"]).earshot("check")
    #expect(run.status == 2)
    #expect(run.errors == "earshot: App/.earshot.json:1:3: unknown key 'ruels'; did you mean 'rules'?\n")
  }

  @Test func ignoredFoldersSayNothing() throws {
    let tree = try tree([
      ".gitignore": "Old/\n", "Old/.earshot.json": "{ ruels: {} }", "Pods/.earshot.json": "{ ruels: {} }",
    ])
    #expect(try tree.earshot("check").status == 1)
  }

  @Test func settingsAreShown() throws {
    let tree = try tree([
      ".earshot.json": "{ failOn: 'warning' }", "App/.earshot.json": "{ rules: { 'icon-button-name': 'note' } }",
    ])
    let run = try tree.earshot("check", "App/B.swift", "--show-settings")
    #expect(run.output.contains("configuration  App/.earshot.json\n") && run.output.contains("icon-button-name: note"))
    let outer = try tree.earshot("check", "A.swift", "--show-settings")
    #expect(outer.output.contains("configuration  .earshot.json\n") && !outer.output.contains("icon-button-name"))
  }

  @Test func ownRulesHoldForTheFolder() throws {
    let own = "{ customRules: { 'no-hello': { message: 'says hello', where: { label: 'Hello' } } }, rules: { 'no-hello': 'error' } }"
    let tree = try tree(["A.swift": Sample.clean, "App/B.swift": Sample.clean, "App/.earshot.json": own])
    #expect(try findings(tree.earshot("check", "--format", "json")) == ["App/B.swift error"])
  }

  @Test func resultsAreNotKeptBeyondAChange() throws {
    let tree = try tree(["App/.earshot.json": "{ rules: { 'icon-button-name': 'off' } }"])
    let check = "mkdir -p cache; EARSHOT_CACHE_DIR=\"$PWD/cache\" \"$earshot\" check --format json"
    #expect(try findings(tree.shell(check)) == ["A.swift error"])
    try tree.write(Data("{}".utf8), to: "App/.earshot.json")
    #expect(try findings(tree.shell(check)) == ["A.swift error", "App/B.swift error"])
  }
}
