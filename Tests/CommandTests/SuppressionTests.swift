import Foundation
import Testing

@Suite struct SuppressionTests {
  private let button = "Button { skip() } label: { Image(systemName: \"rectangle.3.group\") }"

  private func rules(_ body: String, _ arguments: String...) throws -> [String] {
    let source = "import SwiftUI\n\nstruct A: View {\n  var body: some View {\n\(body)\n  }\n}\n"
    let tree = try Tree(["A.swift": source])
    let run = try tree.shell("\"$earshot\" check --format json \(arguments.joined(separator: " "))")
    return try run.findings().map { "\($0["rule"] ?? "") \($0["line"] ?? "")" }
  }

  @Test func behindTheCode() throws {
    #expect(try rules("\(button) // earshot:ignore icon-button-name -- known") == [])
  }

  @Test func aboveTheCode() throws {
    #expect(try rules("// earshot:ignore icon-button-name\n\n// more\n\(button)") == [])
  }

  @Test func forAWholeExpression() throws {
    let stack = "VStack {\n  Text(\"a\")\n  \(button)\n}\n.padding()\n"
    #expect(try rules("// earshot:ignore icon-button-name\n\(stack)") == [])
    #expect(try rules("// earshot:ignore icon-button-name\n\(stack)\(button)") == ["icon-button-name 11"])
  }

  @Test func forTheFile() throws {
    #expect(try rules("\(button)\n// earshot:ignore-file all\n\(button)") == [])
  }

  @Test func otherRulesAreStillReported() throws {
    let reported = try rules("\(button) // earshot:ignore slider-nam")
    #expect(reported == ["icon-button-name 5", "unknown-rule-in-suppression 5"])
  }

  @Test func unusedOnesAreNotes() throws {
    #expect(try rules("Text(\"a\") // earshot:ignore icon-button-name") == ["unused-suppression 5"])
    #expect(try rules("Text(\"a\") // earshot:ignore all") == ["unused-suppression 5"])
    #expect(try rules("Text(\"a\") // earshot:ignore") == ["unused-suppression 5"])
    #expect(try rules("// earshot:ignore-file unused-suppression\nText(\"a\") // earshot:ignore all") == [])
  }

  @Test func rulesThatDidNotRunNeedTheirSuppressions() throws {
    let line = "Text(\"a\") // earshot:ignore icon-button-name"
    #expect(try rules(line, "--skip-rule", "icon-button-name") == [])
    #expect(try rules("Text(\"a\") // earshot:ignore all", "--rule", "unused-suppression") == [])
  }

  @Test func forARange() throws {
    let range = "// earshot:ignore-begin icon-button-name -- drawn\n\(button)\n\(button)\n// earshot:ignore-end\n"
    #expect(try rules(range) == [])
    #expect(try rules(range + button) == ["icon-button-name 9"])
    let inner = "// earshot:ignore-begin all\n\(button)\n// earshot:ignore-end slider-name\n\(button)\n"
    #expect(try rules(inner) == ["unused-suppression 5", "unused-suppression 7"])
  }

  @Test(arguments: ["disable", "skip", "ignore-nxt", "disable-file"])
  func wordsOfOthersAreTold(_ word: String) throws {
    #expect(
      try rules("// earshot:\(word) icon-button-name\n\(button)") == [
        "unknown-rule-in-suppression 5", "icon-button-name 6",
      ])
  }

  @Test(arguments: ["earshot-ignore", "earshot ignore", "Earshot-Ignore-next", "earshot_disable"])
  func otherMarksAreTold(_ mark: String) throws {
    #expect(
      try rules("// \(mark) icon-button-name\n\(button)") == ["unknown-rule-in-suppression 5", "icon-button-name 6"])
  }

  @Test func aSentenceIsNoSuppression() throws {
    #expect(try rules("// earshot ignores what is hidden\nText(\"a\")\n// Earshot, ignore this\nText(\"b\")") == [])
    #expect(try rules("// Earshot:ignore icon-button-name -- why\n\(button)") == [])
  }

  @Test func blockCommentsAndBlanksAreHeeded() throws {
    #expect(try rules("/* earshot:ignore icon-button-name -- why */\n\(button)") == [])
    #expect(try rules("/* earshot:ignore icon-button-name */ \(button)") == [])
    #expect(try rules("// earshot: ignore icon-button-name\n\(button)") == [])
  }
}
