import Foundation
import Testing

@Suite struct ReportTests {
  @Test func writesEveryFormat() throws {
    let tree = try Tree(["App/A.swift": Sample.faulty])
    let page = try tree.earshot("report", "App")
    #expect(page.status == 0 && page.errors.isEmpty)
    #expect(page.output.hasPrefix("<!doctype html>"))
    #expect(page.output.contains("<h1 dir=\"auto\">App</h1>"))
    #expect(page.output.contains("data-earshot=\"finding\" data-rule=\"icon-button-name\" data-file=\"App/A.swift\""))
    #expect(try tree.earshot("report", "App", "--format", "json").json()["conformance"] != nil)
    #expect(try tree.earshot("report", "App", "--format", "openacr").output.contains("\ncatalog: "))
    #expect(try tree.earshot("report", "App", "--format", "markdown", "--app", "My App").output.hasPrefix("# Accessibility of My App"))
    #expect(try tree.earshot("report", "App", "--format", "badge").output.hasPrefix("<svg "))
  }

  @Test func findsWhatCheckFinds() throws {
    let tree = try Tree(["A.swift": Sample.faulty, "B.swift": Sample.clean])
    let found = try tree.earshot("check", "--format", "json").findings()
    let reported = try #require(try tree.earshot("report", "--format", "json").json()["findings"] as? [[String: Any]])
    #expect(reported.map { $0["fingerprint"] as? String } == found.map { $0["fingerprint"] as? String })
    #expect(!reported.isEmpty)
  }

  @Test func historyIsReadBeforeTheWork() throws {
    let tree = try Tree(["A.swift": Sample.faulty, "no.json": "[]"])
    let missing = try tree.earshot("report", "--history", "gone.json")
    #expect(missing.status == 2 && missing.output.isEmpty && missing.errors == "earshot: gone.json: no such file\n")
    #expect(try tree.earshot("report", "--history", "no.json").status == 2)
    _ = try tree.earshot("check", "--format", "json", "--output", "check.json", "--fail-on", "never")
    #expect(try tree.earshot("report", "--history", "check.json").output.contains("id=\"history\""))
  }

  @Test func writesABadgeBesideTheReport() throws {
    let tree = try Tree(["A.swift": Sample.faulty])
    #expect(try tree.earshot("report", "--badge", "b.svg", "--output", "r.html").status == 0)
    #expect(try tree.text("b.svg").contains("accessibility: 1 error"))
    #expect(try tree.text("r.html").hasSuffix("</html>\n"))
  }
}
