import Foundation
import Testing

/// Rules of the project's own and configurations that extend others, as the program reads them.
@Suite struct CustomRuleCommandTests {
  private static let house = """
    { "customRules": { "house-button-hint": {
      "message": "button has no hint", "severity": "note",
      "where": { "role": "button" }, "require": { "hint": true },
      "examples": { "reported": ["var body: some View { Button(\\"Pay\\") { pay() } }"], "silent": SILENT } } } }
    """

  private func tree(silent: String = "[]", own: String = #"{ "extends": "../house.json" }"#) throws -> Tree {
    let tree = try Tree([
      "house.json": Self.house.replacingOccurrences(of: "SILENT", with: silent), "App/.earshot.json": own,
      "App/A.swift": "import SwiftUI\nstruct A: View { var body: some View { Button(\"Pay\") { pay() } } }\n",
    ])
    return tree
  }

  @Test func theyAreAskedAndLevelsAreSet() throws {
    let tree = try tree(own: #"{ "extends": ["../house.json"], "rules": { "house-button-hint": "error" } }"#)
    let run = try tree.earshot("check", "App", "--format", "json")
    #expect(run.status == 1)
    #expect(try run.findings().map { $0["rule"] as? String } == ["house-button-hint"])
    #expect(try tree.earshot("check", "App", "--ignore", "house-button-hint").status == 0)
    // A change of the extended file is seen although nothing else changed.
    try tree.write(Data("{}".utf8), to: "house.json")
    let changed = try tree.earshot("check", "App", "--format", "json")
    #expect(changed.status == 2 && changed.errors.contains("unknown rule 'house-button-hint'"))
  }

  @Test func tryingThemTellsOfExamples() throws {
    let right = try tree().earshot("rules", "--try", "App")
    #expect(right.status == 0)
    #expect(right.output.contains("1 of 1 examples as they should be"))
    #expect(right.output.contains("App/A.swift:2:40: \"Pay, Button\""))
    let wrong = try tree(silent: #"["var body: some View { Button(\"Go\") { go() } }"]"#).earshot("rules", "--try", "App")
    #expect(wrong.status == 1)
    #expect(wrong.output.contains("example 2 is to be silent and is reported"))
  }

  @Test func settingsOfAFileAreShown() throws {
    let run = try tree().earshot("check", "App/A.swift", "--show-settings")
    #expect(run.status == 0)
    #expect(run.output.contains("extends        house.json"))
    #expect(run.output.contains("house-button-hint: note"))
    #expect(try tree().earshot("check", "App/B.swift", "--show-settings").status == 2)
    #expect(try tree().earshot("check", "--show-settings").status == 2)
  }

  @Test(arguments: [
    (#"{ "extends": "none.json" }"#, "'none.json': no such file"),
    (#"{ "extends": ".earshot.json" }"#, "extends itself"),
    (#"{ "extends": "../broken.json" }"#, "unknown key 'rulez'"),
  ])
  func brokenBasesAreToldOf(own: String, message: String) throws {
    let tree = try tree(own: own)
    try tree.write(Data(#"{ "rulez": {} }"#.utf8), to: "broken.json")
    let run = try tree.earshot("check", "App")
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func anInfoPlistIsCheckedByItself() throws {
    let tree = try tree(own: "{}")
    let plist = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>CFBundleExecutable</key><string>A</string>
      <key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationPortrait</string></array>
      </dict></plist>
      """
    try tree.write(Data(plist.utf8), to: "App/Info.plist")
    let whole = try tree.earshot("check", "App", "--format", "json").findings()
    let alone = try tree.earshot("check", "App/Info.plist", "--format", "json")
    #expect(alone.status == 0, "\(alone.errors)")
    #expect(whole.map { $0["file"] as? String } == ["App/Info.plist"])
    #expect(try alone.findings().map { $0["fingerprint"] as? String } == whole.map { $0["fingerprint"] as? String })
  }
}
