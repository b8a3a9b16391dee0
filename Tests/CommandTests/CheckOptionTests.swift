import Foundation
import Testing

/// What people who come from other linters reach for first.
@Suite struct CheckOptionTests {
  @Test(arguments: ["--rule", "--select", "--skip-rule"])
  func noNameIsNoRule(_ option: String) throws {
    let run = try Tree(["A.swift": Sample.faulty]).earshot("check", option, "")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("earshot: unknown rule ''"))
  }

  @Test(arguments: ["icon-button-name", "icon-*", "names", "4.1.2", "4.1", "4", "icon-button-name,slider-name"])
  func rulesHaveManyNames(_ name: String) throws {
    let tree = try Tree(["A.swift": Sample.faulty])
    for option in ["--rule", "--select"] {
      #expect(try tree.earshot("check", option, name, "--format", "json").findings().map { $0["rule"] as? String } == ["icon-button-name"])
    }
    for option in ["--skip-rule", "--ignore"] { #expect(try tree.earshot("check", option, name).status == 0) }
    // A page is about one name.
    if !name.contains(",") { #expect(try tree.earshot("explain", name).output.contains("icon-button-name")) }
  }

  @Test(arguments: ["icn-*", "9.9.9", "nams"])
  func namesWithoutRulesAreMistakes(_ name: String) throws {
    let run = try Tree(["A.swift": Sample.clean]).earshot("check", "--select", name)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("earshot: unknown rule '\(name)'"))
    // Families and criteria are names as well.
    if name == "nams" { #expect(run.errors.contains("did you mean 'names'?")) }
    if name == "9.9.9" { #expect(run.errors.contains("no rule is about such a criterion")) }
  }

  @Test func severalFormatsInOneRun() throws {
    let tree = try Tree(["A.swift": Sample.faulty])
    let run = try tree.earshot("check", "--format", "sarif=out.sarif", "--format", "text", "--format", "json=out.json")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("A.swift\n"))
    #expect(try tree.text("out.sarif").contains("\"runs\""))
    #expect(try tree.text("out.json") == tree.earshot("check", "--format", "json").output)
    #expect(try tree.earshot("check", "--format", "json", "--format", "text").status == 2)
    #expect(try tree.earshot("check", "--format", "json=A.swift").status == 2)
    #expect(try tree.earshot("check", "--format", "yaml").status == 2)
    #expect(try tree.text("A.swift") == Sample.faulty)
  }

  @Test func inputComesOutFixed() throws {
    let tree = try Tree()
    let run = try tree.earshot("check", "-", "--fix", "--suggested", input: Sample.faulty)
    #expect(run.status == 0)
    #expect(run.output.contains("Image(systemName: \"rectangle.3.group\") }.accessibilityLabel(\"Groups\")"))
    #expect(run.errors.contains("1 fix applied in 1 file:"))
    #expect(try tree.earshot("check", "-", "--fix", input: Sample.clean).output == Sample.clean)
    let test = "import XCTest\n" + Sample.faulty
    #expect(try tree.earshot("check", "-", "--fix", "--suggested", "--stdin-path", "Tests/ATests.swift", input: test).output == test)
    #expect(try tree.names().isEmpty)
  }

  @Test func fixableFindingsAreCounted() throws {
    let tree = try Tree(["A.swift": Sample.faulty])
    let run = try tree.earshot("check")
    #expect(run.output.hasSuffix("\n0 fixable with --fix, 1 more with --fix --suggested\n"))
    #expect(try !tree.earshot("check", "--quiet").output.contains("fixable"))
    #expect(try !tree.earshot("check", "--quiet").output.contains("in 1 file"))
  }

  @Test func warningsMayHaveALimit() throws {
    let source = Sample.clean.replacing("Text(\"Hello\")", with: "Text(\"Hello\") // earshot:ignore no-such-rule")
    let tree = try Tree(["A.swift": source])
    #expect(try tree.earshot("check", "--max-warnings", "1").status == 0)
    let run = try tree.earshot("check", "--max-warnings", "0")
    #expect(run.status == 1)
    #expect(run.errors == "earshot: more than 0 warnings (--max-warnings)\n")
    #expect(try tree.shell("$earshot check --max-warnings -1").status == 2)
  }

  @Test func filesMayBeExcluded() throws {
    let tree = try Tree(["A.swift": Sample.faulty, "Sub/B.swift": Sample.clean])
    #expect(try tree.earshot("check", "--exclude", "A.swift").status == 0)
    #expect(try tree.earshot("check", "--exclude", "Sub").status == 1)
  }

  @Test func numbersInsteadOfFindings() throws {
    let tree = try Tree(["A.swift": Sample.faulty])
    let run = try tree.earshot("check", "--statistics")
    #expect(run.status == 1)
    #expect(run.output == """
      by rule
        1  icon-button-name  (1 error)

      by file
        1  A.swift  (1 error)

      by view
        1  PlayerView  (1 error)

      """)
    #expect(try Tree(["A.swift": Sample.clean]).earshot("check", "--statistics").output == "no findings\n")
  }

  @Test func repeatsAreToldOnce() throws {
    let button = "      Button { skip() } label: { Image(systemName: \"rectangle.3.group\") }\n"
    let tree = try Tree(["A.swift": Sample.faulty.replacing(button, with: String(repeating: button, count: 4))])
    let run = try tree.earshot("check", "--rule", "icon-button-name")
    #expect(run.output.components(separatedBy: "heard:").count == 2, "\(run.output)")
    #expect(run.output.contains("and 3 more like it: 7:7, 8:7, 9:7\n"))
    #expect(run.output.contains("4 errors in 1 file"))
    #expect(try tree.earshot("check", "--rule", "icon-button-name", "--format", "json").findings().count == 4)
    let plain = try tree.earshot("check", "--rule", "icon-button-name", "--plain")
    #expect(plain.output.contains(" 3 more like it, lines 7, 8, 9. "))
    let numbers = try tree.earshot("check", "--rule", "icon-button-name", "--statistics")
    #expect(numbers.output.contains("the same in several places\n  4  icon-button-name: button "))
    // What differs is told by itself.
    let two = try Tree(["A.swift": Sample.faulty.replacing(button, with: button + button)])
    #expect(try two.earshot("check", "--rule", "icon-button-name").output.components(separatedBy: "heard:").count == 3)
  }

  @Test func plainTextIsASentenceAFinding() throws {
    let run = try Tree(["A.swift": Sample.faulty]).earshot("check", "--plain")
    #expect(run.output.hasPrefix("A.swift, line 6, error: button "))
    #expect(run.output.contains(" Rule icon-button-name, WCAG 4.1.2, 1.1.1.\n\n"))
    #expect(run.output.contains("\n1 error, 0 warnings, 0 notes, 0 to review in 1 file. "))
    #expect(run.output.hasSuffix(" 0 fixable with --fix, 1 more with --fix --suggested.\n"))
    #expect(!run.output.contains("^") && !run.output.contains("  "))
  }

  /// Who listens is told of what is left out, too.
  @Test func plainTextTellsWhatItHides() throws {
    let tree = try Tree(["A.swift": "import SwiftUI\nstruct A: View { var body: some View { Slider(value: $x) } }"])
    let level = ["check", "--plain", "--fail-on", "never"]
    try tree.write(Data(#"{"rules": {"slider-name": "note"}}"#.utf8), to: ".earshot.json")
    #expect(try tree.earshot(level).output.contains(", 1 note hidden (--show notes), 0 to review in 1 file."))
    #expect(try tree.earshot(level + ["--show", "notes"]).output.contains(", 1 note, 0 to review in 1 file."))
    #expect(try !tree.earshot(level + ["--show", "notes", "--quiet"]).output.contains(" in 1 file."))
  }

  @Test func coloursAreForTheUserToChoose() throws {
    let tree = try Tree(["A.swift": Sample.faulty])
    #expect(try tree.earshot("check", "--color", "always").output.contains("\u{1B}["))
    #expect(try !tree.earshot("check").output.contains("\u{1B}["))
    #expect(try tree.shell("FORCE_COLOR=1 $earshot check").output.contains("\u{1B}["))
    #expect(try !tree.shell("FORCE_COLOR=0 $earshot check").output.contains("\u{1B}["))
    #expect(try !tree.shell("FORCE_COLOR=1 $earshot check --color never").output.contains("\u{1B}["))
  }
}
