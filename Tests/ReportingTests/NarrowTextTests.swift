import Rules
import SourceModel
import Testing

@testable import Reporting

@Suite struct NarrowTextTests {
  @Test(arguments: [40, 60, 80]) func nothingIsWiderThanTheTerminal(_ width: Int) {
    let file = SourceFile(path: "Sources/App/A.swift", text: "struct A { " + String(repeating: "Slider(value: $x) ", count: 20) + "}\n")
    let place = SourceRange(file: file, start: 11, end: 28)
    let message = "slider has no name and a message that is long enough to be broken more than once in a narrow terminal"
    let fix = Fix(
      "name the slider by the words that stand beside it on the same line", safety: .suggested,
      edits: [.insertion(of: "x", at: 28, in: file)])
    let metadata = RuleMetadata(
      id: "slider-name", family: .names, severity: .error, impact: .serious, wcag: ["4.1.2"], title: "t",
      documentation: RuleDocumentation(reports: "", why: "", howToFix: "", limits: "", references: []), examples: [])
    let finding = Finding(
      Violation(
        message, certainty: .certain, at: place, heard: Heard(before: "50%, Adjustable", after: "Volume, 50%, Adjustable"),
        fixes: [fix]), metadata: metadata, view: "A")
    let report = CheckReport(
      findings: [finding], problems: [], coverage: Coverage(files: 1, views: 1, elements: 1, known: 1, partial: 0, opaque: 0),
      rules: [metadata])
    let text = report.text(style: TextStyle(isColored: false, width: width), isSummed: false)
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= width }, "\(text)")
    #expect(text.contains("slider-name") && text.contains("terminal") && text.contains("Volume"))
  }

  @Test(arguments: [60, 80]) func transcriptsKeepToTheTerminal(_ width: Int) {
    let style = TextStyle(isColored: false, width: width)
    let report = PlayerBar.report()
    for text in [report.text(style: style), report.keyboardText(style: style)] {
      let lines = text.split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= width } && lines.contains { $0.count == width }, "\(text)")
    }
    // A place far from what it belongs to is not found, however wide the terminal is.
    #expect(report.text(style: TextStyle(isColored: false, width: 200)) == report.text())
  }
}
