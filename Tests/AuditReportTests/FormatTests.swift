import Foundation
import Reporting
import Rules
import SourceModel
import Testing

@testable import AuditReport

@Suite struct YAMLTests {
  @Test(arguments: [
    ("no", #""no""#), ("", #""""#), ("a: b # c", #""a: b # c""#), ("\"\\", #""\"\\""#), ("1\n2\t3\r", #""1\n2\t3\r""#),
    ("\u{0}\u{85}\u{202E}\u{E0001}", #""\x00\x85\u202E\U000E0001""#), ("日本 é 🎧", #""日本 é 🎧""#),
  ])
  func textsAreQuoted(_ text: String, _ expected: String) {
    #expect(YAML.quoted(text) == expected)
  }

  @Test func nests() {
    let document = YAML.map([
      ("a", .list([.map([("b", .integer(1)), ("c", .list([.text("d")]))]), .flag(true)])), ("e", .list([])), ("f", .map([])),
    ]).document(comment: "head")
    #expect(document == """
      # head
      a:
        - b: 1
          c:
            - "d"
        - true
      e: []
      f: {}

      """)
  }
}

@Suite struct OpenACRTests {
  @Test func hasWhatTheSchemaAsksFor() {
    let text = Sample.report().openACR()
    for line in [
      "title: \"Larkspur Accessibility Conformance Report\"", "  name: \"Larkspur\"", "  version: \"1.0\"", "  email: \"\"",
      "catalog: \"2.5-edition-wcag-2.2-508-eu-en\"", "  success_criteria_level_a:", "  en_301_549_software:",
    ] { #expect(text.contains("\n\(line)\n"), "\(line)") }
  }

  @Test func namesLevelsOfTheCatalogAlone() throws {
    let terms = ["supports", "partially-supports", "does-not-support", "not-applicable", "not-evaluated"]
    let levels = Sample.report().openACR().split(separator: "\n").filter { $0.contains("level: ") }.map {
      $0.split(separator: "\"")[1]
    }
    #expect(levels.count > 90)
    #expect(Set(levels.map(String.init)).isSubset(of: terms))
    // Nothing is claimed.
    #expect(!levels.contains("supports"))
  }

  @Test func theNewerNormHasNoCatalogYet() {
    var report = Sample.report()
    report.standard = .v4
    let text = report.openACR()
    #expect(text.contains("2.5-edition-wcag-2.2-508-en\""))
    #expect(!text.contains("en_301_549"))
  }
}

@Suite struct FormatTests {
  @Test func jsonHoldsAll() throws {
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(Sample.report().json().utf8)) as? [String: Any])
    #expect(Set(document.keys) == [
      "schema", "tool", "product", "locale", "summary", "problems", "findings", "accepted", "coverage", "screens",
      "accounting", "unheard", "map", "conformance", "nutritionLabels", "history",
    ])
    let findings = try #require(document["findings"] as? [[String: Any]])
    #expect(findings.first?["effort"] as? String == "words")
    let screens = try #require(document["screens"] as? [[String: Any]])
    #expect((screens.first?["stops"] as? [Any])?.count == 4)
  }

  @Test func anEarlierReportGivesItsTotals() throws {
    let report = Sample.report([Sample.finding(), Sample.finding(certainty: .review, severity: .note)])
    let totals = try #require(ReportTotals(json: Array(report.json().utf8), name: "a.json"))
    #expect(totals == report.totals)
    let check = try #require(ReportTotals(json: Array(report.check.json().utf8), name: "check.json"))
    #expect(check.label == "check.json" && check.errors == 1 && check.review == 1 && check.notes == 0)
    #expect(ReportTotals(json: Array("{}".utf8), name: "x") == nil)
    #expect(ReportTotals(json: Array("no".utf8), name: "x") == nil)
  }

  @Test func historyIsATable() {
    var report = Sample.report()
    #expect(!report.html().contains("id=\"history\""))
    report.history = [report.totals]
    #expect(report.html().contains("id=\"history\""))
    #expect(report.markdown().contains("## Over time"))
  }

  @Test func badgeCounts() {
    #expect(Sample.report().badge().contains("accessibility: 1 error\""))
    #expect(Sample.report([]).badge().contains("no defects found"))
    #expect(Sample.report([Sample.finding(certainty: .review)]).badge().contains("no defects found"))
  }

  @Test func markdownStaysText() {
    let text = Sample.report([Sample.finding(message: "a | <b> `c` [d](e) \u{202E}")]).markdown()
    #expect(text.contains(#"a \| \<b\> \`c\` \[d\](e) \[U+202E\]"#))
    #expect(text.contains("| 4.1.2 | Name, Role, Value | Does not support |"))
  }
}
