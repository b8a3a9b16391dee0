import Foundation
import Reporting
import Testing

@Suite struct RuleReportTests {
  private let report = RuleReport([PlayerBar.sliderName, PlayerBar.grouping])

  @Test func listHasOneLineForEachRule() {
    #expect(
      report.listText() == """
        slider-name    error    4.1.2  title of slider-name
        ungrouped-row  note            title of ungrouped-row

        """)
  }

  @Test func listAsMarkdownIsATable() {
    #expect(
      report.listMarkdown().hasSuffix(
        "| `slider-name` | error | 4.1.2 | title of slider-name |\n"
          + "| `ungrouped-row` | note |  | title of ungrouped-row |\n"))
  }

  @Test func pageHasDocumentationAndExamples() throws {
    try expectGolden(RuleReport([PlayerBar.sliderName]).pageText(), "explain.txt")
    try expectGolden(RuleReport([PlayerBar.sliderName]).pageMarkdown(), "explain.md")
  }

  @Test func jsonHasEveryPart() throws {
    let rules = try #require(try parsed(report.json())["rules"] as? [[String: Any]])
    #expect(rules.count == 2)
    #expect(rules[0]["id"] as? String == "slider-name")
    #expect((rules[0]["examples"] as? [[String: Any]])?.map { $0["expectation"] as? String } == ["violation", "pass"])
  }
}
