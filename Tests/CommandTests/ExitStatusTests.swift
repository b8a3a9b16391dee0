import Foundation
import Testing

@Suite struct ExitStatusTests {
  @Test(arguments: [
    (["chek"], "unknown command 'chek'; did you mean 'check'?"),
    (["xyzzy"], "unknown command 'xyzzy'; 'earshot --help' lists them"),
    (["A.swift"], "unknown command 'A.swift'; did you mean 'earshot check A.swift'?"),
    (["explain", "xyzzy"], "unknown rule 'xyzzy'; 'earshot rules' lists them"),
    (["check", ""], "'': no such file or folder"),
  ])
  func whatIsNotKnownIsNamed(_ arguments: [String], _ message: String) throws {
    let tree = try Tree(["A.swift": Sample.clean])
    let run = try tree.shell("$earshot \(arguments.map { "'\($0)'" }.joined(separator: " "))")
    #expect(run.status == 2)
    #expect(run.errors == "earshot: \(message)\n")
  }

  @Test func aLanguageWithoutTextsIsNamed() throws {
    let tree = try Tree([
      "A.swift": Sample.clean, "en.lproj/Localizable.strings": "\"Hello\" = \"Hello\";",
      "de.lproj/Localizable.strings": "\"Hello\" = \"Hallo\";",
    ])
    #expect(try tree.earshot("read", "--locale", "de").errors.isEmpty)
    let run = try tree.earshot("read", "--locale", "fr")
    #expect(run.status == 0)
    #expect(run.errors == "earshot: no texts in 'fr' were found; there are de, en\n")
  }

  @Test(arguments: [
    ("isOpne", "nothing that was read depends on 'isOpne'; did you mean 'isOpen'?"),
    ("title = Hello", "'Hello' in 'title = Hello' means nothing here; texts stand in quotation marks"),
    ("let x", "'let x' is neither 'name = value' nor a condition in Swift"),
  ])
  func whatCannotBeGivenIsNamed(_ given: String, _ message: String) throws {
    let source = """
      import SwiftUI
      struct A: View { let isOpen: Bool; let title: String; var body: some View { if isOpen { Text(title) } } }
      """
    let run = try Tree(["A.swift": source]).earshot("read", "--given", given)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors == "earshot: \(message)\n")
  }

  @Test func whatIsGivenIsReported() throws {
    let source = """
      import SwiftUI
      struct A: View { let isOpen: Bool; var body: some View { Text(isOpen ? "Open" : "Shut") } }
      """
    let tree = try Tree(["A.swift": source])
    #expect(try tree.earshot("read", "--given", "!isOpen").output.hasPrefix("given !isOpen\n\nA "))
    let markdown = try tree.earshot("read", "--given", "!isOpen", "--format", "markdown").output
    #expect(markdown.hasPrefix("Given: `!isOpen`\n\n## A\n"))
    let json = try tree.earshot("read", "--given", "!isOpen", "--format", "json").json()
    #expect(json["given"] as? [String] == ["!isOpen"])
    #expect(try tree.earshot("read", "--format", "json").json()["given"] == nil)
  }

  @Test func zeroWithoutErrors() throws {
    let run = try Tree(["A.swift": Sample.clean]).earshot("check")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.hasSuffix("in 1 file, 1 view; 2 elements, all known\n"))
  }

  @Test func oneWithErrors() throws {
    let run = try Tree(["A.swift": Sample.faulty]).earshot("check")
    #expect(run.status == 1)
    #expect(run.output.contains("6:7  error"))
  }

  @Test func levelThatFailsCanBeChosen() throws {
    let tree = try Tree(["A.swift": Sample.faulty])
    #expect(try tree.earshot("check", "--fail-on", "never").status == 0)
    #expect(try tree.earshot("check", "--fail-on", "warning").status == 1)
    #expect(try tree.earshot("check", "--fail-on", "note", "--skip-rule", "icon-button-name").status == 0)
  }

  @Test(arguments: [
    ["--no-such-option"], ["check", "--no-such-option"], ["check", "--format", "morse"],
    ["check", "--fail-on", "maybe"],
    ["check", "no/such/file.swift"], ["check", ""], ["check", "--rule", "no-such-rule"],
    ["check", "--skip-rule", "no-such-rule"],
    ["check", "--jobs", "0"], ["check", "--jobs", "many"], ["check", "--suggested"], ["check", "--fix", "--diff"],
    ["check", "--diff", "--format", "json"], ["check", "-", "A.swift"], ["check", "--stdin-path", "A.swift"],
    ["check", "--baseline", "b.json"], ["check", "--config", "c.json"], ["check", "--changed-since", "main"],
    ["check", "--write-baseline", "b.json", "--baseline", "b.json"],
    ["check", "--write-baseline", "b.json", "--changed-since", "main"], ["read", "--config", "c.json"],
    ["check", "--language", "tlh"], ["check", "--preset", "lenient"], ["check", "--output", "no/such/folder/out.txt"],
    ["read", "--view", "NoSuchView"], ["read", "--tree", "--voice-control"], ["read", "no/such/file.swift"],
    ["explain"], ["explain", "no-such-rule"], ["rules", "--format", "morse"], ["compose"],
  ])
  func twoWhenItCannotRunAsAsked(arguments: [String]) throws {
    let tree = try Tree(["A.swift": Sample.clean])
    let words = arguments.map { "'\($0)'" }.joined(separator: " ")
    let run = try tree.shell("\"$earshot\" \(words) < /dev/null")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("earshot: "))
  }

  @Test func helpAndVersionAreNoErrors() throws {
    let tree = try Tree()
    #expect(try tree.earshot("--version").output == "0.1.0\n")
    for arguments in ["", "--help", "check --help", "read --help", "explain --help", "rules --help", "help check"] {
      let run = try tree.shell("\"$earshot\" \(arguments)")
      #expect(run.status == 0, "earshot \(arguments)")
      #expect(run.output.contains("EXAMPLES"), "earshot \(arguments)")
      #expect(run.errors.isEmpty)
    }
  }

  @Test func nearestNamesAreOffered() throws {
    let tree = try Tree(["A.swift": Sample.clean])
    #expect(try tree.earshot("explain", "icon-buton-name").errors.contains("did you mean 'icon-button-name'?"))
    #expect(try tree.earshot("read", "--view", "GretingView").errors.contains("did you mean 'GreetingView'?"))
  }

  @Test func aClosedPipeIsNoError() throws {
    let source = (0..<2000).map { "struct View\($0): View { var body: some View { Text(\"Hello\") } }\n" }.joined()
    let tree = try Tree(["A.swift": "import SwiftUI\n" + source])
    let run = try tree.shell("set -o pipefail; \"$earshot\" read --format json | head -n 1")
    #expect(run.status == 0)
    #expect(run.output == "{\n")
    #expect(run.errors.isEmpty)
  }
}
