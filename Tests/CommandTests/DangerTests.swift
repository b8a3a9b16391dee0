import Foundation
import Testing

/// What a program must not do to those who try it: read a whole disk, write where nobody asked it to, or hang.
@Suite struct DangerTests {
  @Test func aFolderThatIsGoneIsNotTheDisk() throws {
    let run = try Tree().shell("mkdir gone; cd gone; rmdir ../gone; $earshot check")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors == "earshot: the working directory cannot be used: it does not exist any more\n")
  }

  @Test(arguments: ["check", "read", "doctor", "check .", "snapshot Out", "watch"])
  func aWholeDiskIsReadOnlyWhereItIsNamed(_ command: String) throws {
    let run = try Tree().shell("cd /; $earshot \(command)")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("/ is no project; name the folder of one, or name / to read all of it."))
  }

  @Test func aHomeFolderIsNoProjectUnlessItIsMadeOne() throws {
    let tree = try Tree(["A.swift": Sample.clean, ".git/HEAD": "ref: refs/heads/main"])
    let refused = try tree.shell("HOME=$PWD $earshot check")
    #expect(refused.status == 2 && refused.errors.contains("is no project; name the folder of one"))
    #expect(try tree.shell("HOME=$PWD $earshot check $PWD").status == 0)
    #expect(try tree.shell("HOME=$PWD $earshot check A.swift").status == 0)
    try tree.write(Data("{}".utf8), to: ".earshot.json")
    #expect(try tree.shell("HOME=$PWD $earshot check").status == 0)
  }

  @Test(arguments: [
    ("check - < .", "standard input cannot be read: it is a folder"),
    ("check - <&-", "standard input cannot be read: it is closed"),
    ("read - < .", "standard input cannot be read: it is a folder"),
    ("check - < /dev/zero", "standard input is larger than 32 MB"),
    ("check - --format json <&- 2>&1 >&-", "standard input cannot be read: it is closed"),
  ])
  func standardInputMayBeAnything(_ command: String, _ message: String) throws {
    let run = try Tree().shell("$earshot \(command)")
    #expect(run.status == 2)
    #expect((run.errors + run.output) == "earshot: \(message)\n")
  }

  @Test func whatIsNoTextIsNoSwift() throws {
    let tree = try Tree(["A.swift": Sample.clean])
    let input = try tree.shell("head -c 100000 /dev/zero | $earshot check -")
    #expect(input.status == 2)
    #expect(input.errors.hasPrefix("earshot: stdin.swift: holds NUL characters, so it is no text in UTF-8\n"))
    try tree.write(try #require("import SwiftUI".data(using: .utf16LittleEndian)), to: "B.swift")
    let run = try tree.earshot("check")
    #expect(run.errors == "earshot: B.swift: holds NUL characters, so it is no text in UTF-8\n")
  }

  @Test(arguments: ["--output", "--write-baseline", "--stamp"])
  func resultsAreNotWrittenOverSource(_ option: String) throws {
    let tree = try Tree(["A.swift": Sample.clean, "Main.storyboard": "<document/>", ".earshot.json": "{}"])
    try FileManager.default.createSymbolicLink(
      atPath: tree.folder.appendingPathComponent("link.txt").path, withDestinationPath: "A.swift")
    for name in ["A.swift", "Main.storyboard", ".earshot.json", "link.txt"] {
      let before = try tree.text(name)
      let run = try tree.earshot("check", option, name)
      #expect(run.status == 2)
      #expect(run.errors.contains("\(option) would overwrite '\(name)', which is no file of results."))
      #expect(try tree.text(name) == before)
    }
  }

  @Test(arguments: [
    "report --output r.html --badge A.swift", "speak --view PlayerView --output A.swift", "verify r.json --output r.json",
    "report --format json --history h.json --output h.json", "check --config c.json --output c.json",
    "check --baseline b.json --format sarif=b.json --format text", "check --baseline b.json --stamp b.json",
  ])
  func whatIsReadIsNotWrittenOver(_ command: String) throws {
    let names = ["A.swift", "r.json", "h.json", "c.json", "b.json"]
    let tree = try Tree(Dictionary(uniqueKeysWithValues: names.map { ($0, $0 == "A.swift" ? Sample.faulty : "{}") }))
    let before = try names.map(tree.text)
    let run = try tree.shell("$earshot \(command)")
    #expect(run.status == 2)
    #expect(run.errors.contains("would overwrite"))
    #expect(try names.map(tree.text) == before)
  }

  @Test(arguments: ["check", "check --fix --suggested", "read"])
  func aPathThatIsNoTextIsNotTheWholeProject(_ command: String) throws {
    let tree = try Tree(["A.swift": Sample.faulty])
    let run = try tree.shell("$earshot \(command) \"$(printf 'Caf\\xe9.swift')\"")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("earshot: the argument 'Caf\\xE9.swift' is not valid UTF-8"))
    #expect(try tree.text("A.swift") == Sample.faulty)
  }

  @Test func aBaselineIsNotItsReport() throws {
    let tree = try Tree(["A.swift": Sample.faulty])
    #expect(try tree.earshot("check", "--write-baseline", "accepted.json").status == 0)
    let before = try tree.text("accepted.json")
    let run = try tree.earshot("check", "--baseline", "accepted.json", "--output", "./accepted.json")
    #expect(run.status == 2)
    #expect(try tree.text("accepted.json") == before)
  }

  @Test func otherNamesOfSourceAreSpared() throws {
    let tree = try Tree(["A.swift": Sample.clean])
    let path = tree.folder.appendingPathComponent("A.swift").path
    try FileManager.default.linkItem(atPath: path, toPath: tree.folder.appendingPathComponent("report").path)
    #expect(try tree.earshot("check", "--output", "report").status == 0)
    #expect(try tree.text("A.swift") == Sample.clean)
  }

  @Test func pipesAmongTheSourceAreNamed() throws {
    let tree = try Tree(["A.swift": Sample.clean])
    let run = try tree.shell("mkfifo B.swift && ln -s B.swift C.swift && $earshot check")
    #expect(run.status == 0)
    #expect(run.errors == "earshot: B.swift: is not a regular file\nearshot: C.swift: is not a regular file\n")
  }

  @Test func closedOutputIsNoSuccess() throws {
    let tree = try Tree(["A.swift": Sample.clean])
    let run = try tree.shell("$earshot check >&-")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("earshot: standard output cannot be written: "))
    #expect(try tree.text("A.swift") == Sample.clean)
  }

  @Test func annotationsCannotSpeakToTheTerminal() throws {
    let source = Sample.faulty.replacing("rectangle.3.group", with: "a\u{1B}[31m\u{202E}b\\nc")
    let run = try Tree(["A.swift": source]).earshot("check", "--format", "github")
    #expect(run.status == 1)
    #expect(run.output.unicodeScalars.allSatisfy { $0 == "\n" || !($0.value < 0x20 || $0.value == 0x202E) })
    #expect(run.output.split(separator: "\n").allSatisfy { $0.hasPrefix("::") })
  }
}
