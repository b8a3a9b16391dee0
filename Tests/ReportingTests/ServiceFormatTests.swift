import Foundation
import Reporting
import Rules
import SourceModel
import Testing

@Suite struct ServiceFormatTests {
  @Test func markdownFitsAPullRequest() throws {
    var report = PlayerBar.check()
    report.setAside = [SetAsideFinding(PlayerBar.groupFinding, .baseline)]
    try expectGolden(report.markdown(), "check.md")
  }

  @Test func markdownWithoutFindingsIsShort() {
    var report = PlayerBar.check([])
    report.problems = []
    #expect(
      report.markdown()
        == "## Earshot: no errors or warnings\n\nLooked at 4 files and 4 views: 5 elements, all known.\n")
  }

  @Test func markdownIsNoMarkupFromSource() {
    let file = SourceFile(path: "a|b`.swift", text: "Slider()")
    let finding = Finding(
      Violation("label '<b>|*x*' says nothing", certainty: .certain, at: PlayerBar.range("Slider()", in: file)),
      metadata: PlayerBar.sliderName, view: "A")
    #expect(PlayerBar.check([finding]).markdown().contains("| `a\\|b'.swift:1` | error | label '\\<b\\>\\|\\*x\\*' says"))
  }

  @Test func junitHasACaseForEachFinding() throws {
    try expectGolden(PlayerBar.check(filter: .all).junit(), "check.xml")
    #expect(PlayerBar.check([]).junit().contains("<testcase name=\"no findings\" classname=\"earshot\"/>"))
  }

  @Test func junitEscapesWhatXMLCannotHold() {
    let file = SourceFile(path: "a\"&b.swift", text: "Slider()")
    let finding = Finding(
      Violation("label '<\u{1}>' is odd", certainty: .certain, at: PlayerBar.range("Slider()", in: file)),
      metadata: PlayerBar.sliderName, view: "A")
    let text = PlayerBar.check([finding]).junit()
    #expect(text.contains("name=\"a&quot;&amp;b.swift\""))
    #expect(text.contains("message=\"label '&lt;␁&gt;' is odd\""))
  }

  @Test func codeClimateIsWhatGitLabReads() throws {
    let text = PlayerBar.check().codeClimate()
    let issues = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(issues.map { $0["check_name"] as? String } == [
      "ungrouped-row", "decorative-image-exposed", "toggle-state-missing", "slider-name",
    ])
    #expect(issues.map { $0["severity"] as? String } == ["minor", "info", "major", "critical"])
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 4)
    let location = try #require(issues.last?["location"] as? [String: Any])
    #expect(location["path"] as? String == "Screens/PlayerBar.swift")
    #expect((location["lines"] as? [String: Int])?["begin"] == 11)
  }

  @Test func reasonsStandUnderTheFirstFindingOfARule() {
    let text = PlayerBar.check([PlayerBar.sliderFinding, PlayerBar.sliderFinding]).text(explains: true)
    #expect(text.components(separatedBy: "why: People hear only").count == 2)
  }
}
