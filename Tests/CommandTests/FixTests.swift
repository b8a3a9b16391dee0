import Foundation
import Testing

@Suite struct FixTests {
  private let fixedLine =
    "Button { skip() } label: { Image(systemName: \"rectangle.3.group\") }.accessibilityLabel(\"Groups\")"

  @Test func suggestionsNeedConsent() throws {
    let tree = try Tree(["A.swift": Sample.faulty])
    #expect(try tree.earshot("check", "--fix").status == 1)
    #expect(try tree.text("A.swift") == Sample.faulty)
  }

  @Test func fixesOnceAndThenNothing() throws {
    let tree = try Tree(["A.swift": Sample.faulty, "B.swift": Sample.clean])
    let first = try tree.earshot("check", "--fix", "--suggested")
    #expect(first.status == 0)
    #expect(first.output.hasPrefix("1 fix applied in 1 file:\n  A.swift:6  "))
    let fixed = try tree.text("A.swift")
    #expect(fixed.contains(fixedLine))
    let second = try tree.earshot("check", "--fix", "--suggested")
    #expect(second.status == 0)
    #expect(!second.output.contains("applied"))
    #expect(try tree.text("A.swift") == fixed)
    #expect(try tree.names() == ["A.swift", "B.swift"])
  }

  @Test func jsonSaysWhatWasApplied() throws {
    let tree = try Tree(["A.swift": Sample.faulty])
    let json = try tree.earshot("check", "--fix", "--suggested", "--format", "json").json()
    let applied = try #require(json["applied"] as? [[String: Any]])
    #expect(applied.count == 1 && applied[0]["line"] as? Int == 6)
    #expect((json["findings"] as? [Any])?.isEmpty == true)
  }

  @Test func lineEndsAndPermissionsAreKept() throws {
    let tree = try Tree()
    let source = Sample.faulty.replacing("\n", with: "\r\n")
    try tree.write(Data(source.utf8), to: "A.swift")
    let path = tree.folder.appendingPathComponent("A.swift").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    #expect(try tree.earshot("check", "--fix", "--suggested").status == 0)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
    let fixed = try tree.text("A.swift")
    #expect(fixed.utf8.count { $0 == 13 } == fixed.utf8.count { $0 == 10 })
    #expect(fixed.contains(fixedLine))
  }

  @Test func aFileWithTwoNamesIsFixedOnce() throws {
    let tree = try Tree(["A.swift": Sample.faulty])
    let run = try tree.shell("ln A.swift B.swift && $earshot check --fix --suggested")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.isEmpty)
    #expect(try tree.text("A.swift").components(separatedBy: "accessibilityLabel").count == 2)
    #expect(try tree.text("A.swift") == tree.text("B.swift"))
  }

  @Test func linksStayLinks() throws {
    let tree = try Tree(["Package.swift": "// swift-tools-version: 6.0", ".build/Player.swift": Sample.faulty])
    let link = tree.folder.appendingPathComponent("A.swift").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: ".build/Player.swift")
    #expect(try tree.earshot("check", "--fix", "--suggested", "A.swift").status == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == ".build/Player.swift")
    #expect(try tree.text(".build/Player.swift").contains(fixedLine))
    #expect(try tree.names(in: ".build") == ["Player.swift"])
  }

  @Test(arguments: [[], ["A.swift"], ["."]])
  func nothingOutsideOfTheProjectIsChanged(_ paths: [String]) throws {
    let elsewhere = try Tree(["Player.swift": Sample.faulty])
    let target = elsewhere.folder.appendingPathComponent("Player.swift").path
    let tree = try Tree()
    let link = tree.folder.appendingPathComponent("A.swift").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    let run = try tree.shell("$earshot check --fix --suggested \(paths.joined(separator: " "))")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("earshot: A.swift: leads to "))
    #expect(run.errors.hasSuffix("/Player.swift, outside of the project; left as it is\n"))
    #expect(try elsewhere.text("Player.swift") == Sample.faulty)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
  }

  @Test func whatMayOnlyBeReadStays() throws {
    let tree = try Tree(["A.swift": Sample.faulty])
    let path = tree.folder.appendingPathComponent("A.swift").path
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let run = try tree.earshot("check", "--fix", "--suggested")
    #expect(run.status == 2)
    #expect(run.errors == "earshot: A.swift: is read-only, left as it is\n")
    #expect(try tree.text("A.swift") == Sample.faulty)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o444)
  }

  @Test func bothNamesOfAFileKeepItsText() throws {
    let tree = try Tree(["A.swift": Sample.faulty])
    let other = tree.folder.appendingPathComponent("backup").path
    try FileManager.default.linkItem(atPath: tree.folder.appendingPathComponent("A.swift").path, toPath: other)
    #expect(try tree.earshot("check", "--fix", "--suggested").status == 0)
    #expect(try tree.text("A.swift").contains(fixedLine))
    #expect(try tree.text("backup") == tree.text("A.swift"))
    #expect(try tree.names() == ["A.swift", "backup"])
  }

  @Test func differenceCanBeApplied() throws {
    let tree = try Tree(["A.swift": Sample.faulty, "Sub/B.swift": Sample.faulty.replacing("PlayerView", with: "B")])
    let diff = try tree.earshot("check", "--diff", "--suggested")
    #expect(diff.status == 1)
    #expect(try tree.text("A.swift") == Sample.faulty)
    try tree.write(Data(diff.output.utf8), to: "fix.patch")
    #expect(try tree.shell("git apply fix.patch").status == 0)
    #expect(try tree.text("A.swift").contains(fixedLine))
    #expect(try tree.text("Sub/B.swift").contains(fixedLine))
    #expect(try tree.earshot("check").status == 0)
  }

  @Test func gapsAreNeverWritten() throws {
    // Nothing tells what the button does, so the fix has a gap to fill in.
    let tree = try Tree([
      "A.swift": Sample.faulty.replacing("skip()", with: "").replacing("rectangle.3.group", with: "no.such.symbol")
    ])
    let before = try tree.text("A.swift")
    let run = try tree.earshot("check", "--fix", "--suggested")
    #expect(run.status == 1)
    #expect(try tree.text("A.swift") == before)
  }

  @Test func suppressedFindingsAreNotFixed() throws {
    let source = Sample.faulty.replacing("      Button", with: "      // earshot:ignore icon-button-name\n      Button")
    let tree = try Tree(["A.swift": source])
    #expect(try tree.earshot("check", "--fix", "--suggested").status == 0)
    #expect(try tree.text("A.swift") == source)
  }
}
