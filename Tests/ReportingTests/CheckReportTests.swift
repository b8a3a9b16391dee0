import Foundation
import Reporting
import Rules
import SourceModel
import Testing

@Suite struct CheckReportTests {
  @Test func textIsThatOfTheWorkedExample() throws {
    try expectGolden(PlayerBar.check().text(), "check.txt")
  }

  @Test func textShowsNotesAndReviewsWhenAsked() throws {
    try expectGolden(PlayerBar.check(filter: .all).text(), "check-all.txt")
  }

  @Test func textHasColoursOnlyWhenAllowed() {
    #expect(!PlayerBar.check().text().contains("\u{1B}"))
    #expect(PlayerBar.check().text(style: TextStyle(isColored: true)).contains("\u{1B}[1;31merror"))
    let linked = PlayerBar.check().text(style: TextStyle(isColored: false, linkedFolder: "/My App", host: "mac"))
    #expect(linked.contains("\u{1B}]8;;file://mac/My%20App/"))
    #expect(!PlayerBar.check().text(style: .plain).contains("\u{1B}"))
  }

  @Test func textSaysHowLongItTookOnlyWhenAsked() {
    #expect(PlayerBar.check().text(duration: "0.02 s").hasSuffix("0.02 s\n"))
  }

  @Test func textIsAsGoodWithoutFindings() {
    #expect(PlayerBar.check([]).text() == "no errors or warnings in 4 files, 4 views; 5 elements, all known\n")
  }

  @Test func textListsAppliedFixes() {
    var report = PlayerBar.check([])
    report.applied = [AppliedFix(rule: "slider-name", title: "name the slider", file: "A.swift", line: 3)]
    #expect(report.text().hasPrefix("1 fix applied in 1 file:\n  A.swift:3  name the slider  slider-name\n\nno errors"))
  }

  // MARK: - JSON

  @Test func jsonHasTheKeysOfTheContract() throws {
    let json = try parsed(PlayerBar.check().json())
    #expect(json["schema"] as? Int == 1)
    let tool = try #require(json["tool"] as? [String: String])
    #expect(tool == ["name": "earshot", "version": Tool.version])
    let summary = try #require(json["summary"] as? [String: Any])
    #expect(["files", "views", "errors", "warnings", "notes", "needsReview"].allSatisfy { summary[$0] is Int })
    #expect(["errors", "warnings", "notes", "needsReview"].map { summary[$0] as? Int } == [1, 1, 2, 1])
    let problems = try #require(json["problems"] as? [[String: String]])
    #expect(problems == [["file": "Broken.swift", "message": "is not valid UTF-8"]])

    let findings = try #require(json["findings"] as? [[String: Any]])
    #expect(findings.count == 4)
    let finding = try #require(findings.last)
    let keys: Set = [
      "rule", "severity", "certainty", "message", "file", "line", "column", "endLine", "endColumn", "view", "wcag",
      "heard",
      "fixes", "related",
    ]
    #expect(keys.isSubset(of: Set(finding.keys)))
    #expect(["line", "column", "endLine", "endColumn"].map { finding[$0] as? Int } == [11, 7, 11, 29])
    #expect(finding["heard"] as? [String: String] == ["before": "50%, adjustable", "after": "Volume, 50%, adjustable"])
    #expect(finding["wcag"] as? [String] == ["4.1.2"])
  }

  @Test func jsonEditsHavePositions() throws {
    let json = try parsed(PlayerBar.check([PlayerBar.sliderFinding]).json())
    let finding = try #require((json["findings"] as? [[String: Any]])?.first)
    let fix = try #require((finding["fixes"] as? [[String: Any]])?.first)
    #expect(fix["safety"] as? String == "suggested")
    let edit = try #require((fix["edits"] as? [[String: Any]])?.first)
    #expect(edit["file"] as? String == "Screens/PlayerBar.swift")
    #expect(edit["start"] as? [String: Int] == ["line": 11, "column": 29])
    #expect(edit["end"] as? [String: Int] == ["line": 11, "column": 29])
    #expect(edit["replacement"] as? String == " { Text(\"Volume\") }")
  }

  @Test func jsonSaysNullForWhatIsNotThere() throws {
    let json = try parsed(PlayerBar.check([PlayerBar.groupFinding, PlayerBar.toggleFinding]).json())
    let findings = try #require(json["findings"] as? [[String: Any]])
    #expect(findings[0]["heard"] is NSNull)
    #expect((findings[1]["heard"] as? [String: Any])?["after"] is NSNull)
    #expect((findings[1]["related"] as? [[String: Any]])?.first?["line"] as? Int == 2)
  }

  // MARK: - For programs that show findings

  @Test func githubCommandsAreEscaped() {
    let file = SourceFile(path: "A,b:c.swift", text: "Slider(value: 50%)\nSlider()\n")
    let place = SourceRange(file: file, start: 0, end: file.bytes.count)
    let finding = Finding(
      Violation("50% of\nit", certainty: .certain, at: place), metadata: PlayerBar.sliderName, view: "A")
    #expect(
      PlayerBar.check([finding]).github()
        == "::error file=A%2Cb%3Ac.swift,line=1,endLine=3,title=slider-name%2C WCAG 4.1.2::50%25 of%0Ait\n")
    #expect(
      PlayerBar.check([PlayerBar.sliderFinding]).github()
        == "::error file=Screens/PlayerBar.swift,line=11,col=7,endColumn=29,title=slider-name%2C WCAG 4.1.2::"
        + "slider has no name; heard: \"50%25, adjustable\" -> \"Volume, 50%25, adjustable\"\n")
  }

  @Test func xcodeLinesHaveAbsolutePaths() {
    #expect(
      PlayerBar.check([PlayerBar.toggleFinding]).xcode(folder: "/app")
        == "/app/Screens/PlayerBar.swift:9:7: warning: state is told by the picture alone; heard: \"Love, Button\" "
        + "[toggle-state-missing]\n")
  }

  @Test func annotationsLeaveOutWhatIsHidden() {
    #expect(PlayerBar.check().github().split(separator: "\n").count == 2)
    #expect(PlayerBar.check(filter: .all).github().split(separator: "\n").count == 4)
  }
}
