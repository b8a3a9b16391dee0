import Foundation
import Reporting
import Rules
import SourceModel
import Testing

/// The structure that SARIF 2.1.0 and code scanning services ask for.
@Suite struct SARIFTests {
  typealias Object = [String: Any]

  private func run(_ report: CheckReport) throws -> Object {
    let document = try #require(JSONSerialization.jsonObject(with: Data(report.sarif().utf8)) as? Object)
    #expect(document["version"] as? String == "2.1.0")
    return try #require((document["runs"] as? [Object])?.first)
  }

  private func results(_ run: Object) throws -> [Object] { try #require(run["results"] as? [Object]) }

  @Test func rulesComeWithHelp() throws {
    let run = try run(PlayerBar.check())
    let driver = try #require((run["tool"] as? Object)?["driver"] as? Object)
    #expect(driver["semanticVersion"] as? String == Tool.version)
    let rules = try #require(driver["rules"] as? [Object])
    #expect(rules.compactMap { $0["id"] as? String } == ["slider-name", "toggle-state-missing", "ungrouped-row"])
    let help = try #require(rules[0]["help"] as? [String: String])
    #expect(help["markdown"]?.hasPrefix("# slider-name\n") == true && help["text"]?.isEmpty == false)
    for result in try results(run) {
      guard let index = result["ruleIndex"] as? Int else { continue }
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
    }
  }

  @Test func placesAreRelativeToTheRoot() throws {
    let run = try run(PlayerBar.check())
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    #expect((run["originalUriBaseIds"] as? Object)?["%SRCROOT%"] != nil)
    for result in try results(run) {
      let location = try #require(((result["locations"] as? [Object])?.first)?["physicalLocation"] as? Object)
      #expect(location["artifactLocation"] as? [String: String] == ["uri": "Screens/PlayerBar.swift", "uriBaseId": "%SRCROOT%"])
      let region = try #require(location["region"] as? [String: Int])
      #expect(region["startLine"] ?? 0 > 0 && region["startColumn"] ?? 0 > 0)
    }
  }

  @Test func columnsCountCodePoints() throws {
    let file = SourceFile(path: "A b.swift", text: "é😀 Slider()")
    let finding = Finding(
      Violation("slider has no name", certainty: .certain, at: PlayerBar.range("Slider()", in: file)),
      metadata: PlayerBar.sliderName, view: "A")
    let result = try #require(try results(run(PlayerBar.check([finding]))).first)
    let location = try #require(((result["locations"] as? [Object])?.first)?["physicalLocation"] as? Object)
    #expect((location["region"] as? [String: Int])?["startColumn"] == 4)
    #expect((location["artifactLocation"] as? [String: String])?["uri"] == "A%20b.swift")
  }

  @Test func resultsHaveFingerprintsAndFixes() throws {
    let results = try results(run(PlayerBar.check()))
    #expect(results.compactMap { ($0["partialFingerprints"] as? [String: String])?["earshot/v1"] }.count == 4)
    let fixes = results.compactMap { $0["fixes"] as? [Object] }
    #expect(fixes.count == 1)
    let change = try #require((fixes.first?.first?["artifactChanges"] as? [Object])?.first)
    let replacement = try #require((change["replacements"] as? [Object])?.first)
    #expect((replacement["insertedContent"] as? [String: String])?["text"] == " { Text(\"Volume\") }")
    // Nothing was set aside, so nothing is said about it.
    #expect(results.allSatisfy { $0["suppressions"] == nil && $0["baselineState"] == nil })
  }

  @Test func whatIsSetAsideIsListedAsSuppressed() throws {
    var report = PlayerBar.check([PlayerBar.sliderFinding])
    report.setAside = [
      SetAsideFinding(PlayerBar.toggleFinding, .comment, reason: "shown elsewhere"),
      SetAsideFinding(PlayerBar.groupFinding, .baseline),
    ]
    let results = try results(run(report))
    func result(_ rule: String) throws -> Object { try #require(results.first { $0["ruleId"] as? String == rule }) }
    #expect(try (result("slider-name")["suppressions"] as? [Object])?.isEmpty == true)
    #expect(try result("slider-name")["baselineState"] as? String == "new")
    let comment = try #require((try result("toggle-state-missing")["suppressions"] as? [[String: String]])?.first)
    #expect(comment == ["kind": "inSource", "justification": "shown elsewhere"])
    let accepted = try #require((try result("ungrouped-row")["suppressions"] as? [[String: String]])?.first)
    #expect(accepted["kind"] == "external")
    #expect(try result("ungrouped-row")["baselineState"] as? String == "unchanged")
  }

  @Test func problemsAreNotifications() throws {
    let invocation = try #require((try run(PlayerBar.check())["invocations"] as? [Object])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == true)
    let notification = try #require((invocation["toolExecutionNotifications"] as? [Object])?.first)
    #expect((notification["message"] as? [String: String])?["text"] == "is not valid UTF-8")
  }
}
