import Foundation
import Testing

@Suite struct InputTests {
  @Test func unreadableFilesAreReportedAndTheRestIsAnalysed() throws {
    let tree = try Tree(["A.swift": Sample.faulty])
    try tree.write(Data([0xFF, 0xFE, 0x41]), to: "B.swift")
    let run = try tree.earshot("check", "--format", "json")
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("earshot: B.swift: "))
    #expect((try run.json()["problems"] as? [[String: String]])?.map { $0["file"] } == ["B.swift"])
    #expect(try run.findings().count == 1)
    #expect(try tree.earshot("check", "--strict-input").status == 2)
    #expect(try tree.earshot("check", "B.swift").status == 2)
  }

  @Test func brokenCodeIsStillAnalysed() throws {
    let tree = try Tree(["A.swift": Sample.faulty + "\nfunc broken( {\n"])
    let run = try tree.earshot("check")
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("earshot: A.swift: line "))
  }

  @Test func emptyFoldersAreAnalysed() throws {
    let run = try Tree().earshot("check")
    #expect(run.status == 0)
    #expect(run.errors == "earshot: no Swift files of an app were found\n")
  }

  @Test func standardInputIsAFile() throws {
    let tree = try Tree()
    let run = try tree.earshot("check", "-", "--format", "json", input: Sample.faulty)
    #expect(run.status == 1)
    #expect(try run.findings().first?["file"] as? String == "stdin.swift")
    let named = try tree.earshot(
      "check", "-", "--stdin-path", "New/Player.swift", "--format", "json", input: Sample.faulty)
    #expect(try named.findings().first?["file"] as? String == "New/Player.swift")
    #expect(try tree.earshot("read", "-", input: Sample.clean).output.contains("Remember me, Switch button"))
  }

  @Test func standardInputStandsInItsProject() throws {
    let component = """
      import SwiftUI

      struct Icon: View {
        let name: String
        var body: some View { Image(systemName: name).accessibilityLabel("Skip") }
      }

      """
    let use = Sample.faulty.replacing(
      "Image(systemName: \"rectangle.3.group\")", with: "Icon(name: \"rectangle.3.group\")")
    let tree = try Tree([
      "Package.swift": "// swift-tools-version: 6.0", "Icon.swift": component, "Player.swift": Sample.faulty,
    ])
    let run = try tree.earshot("check", "-", "--stdin-path", "Player.swift", input: use)
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("in 1 file,"))
  }

  @Test func idsAndNamesMayFollowTheirOption() throws {
    let tree = try Tree(["A.swift": Sample.faulty, "B.swift": Sample.clean])
    #expect(try tree.earshot("check", "--rule", "unused-suppression", "icon-button-name").status == 1)
    #expect(try tree.earshot("check", "--rule", "unused-suppression,icon-button-name", "A.swift").status == 1)
    #expect(try tree.earshot("check", "A.swift", "--skip-rule", "icon-button-name").status == 0)
    let run = try tree.earshot("read", "--view", "GreetingView", "PlayerView")
    #expect(run.status == 0)
    #expect(run.output.contains("GreetingView  ") && run.output.contains("PlayerView  "))
    #expect(try !tree.earshot("read", "--view", "GreetingView", "B.swift").output.contains("PlayerView"))
  }

  @Test func fileNamesCannotSpeakToTheTerminal() throws {
    let tree = try Tree(["\u{1B}[31m.swift": Sample.faulty])
    let run = try tree.earshot("check")
    #expect(run.status == 1)
    #expect(!run.output.contains("\u{1B}") && !run.errors.contains("\u{1B}"))
  }
}
