import Foundation
import Testing

@Suite struct OutputTests {
  @Test func whatRulesAboutTheProjectFindHasAViewAsWell() throws {
    let tree = try Tree(["A.swift": """
      import SwiftUI
      struct Toast: View {
        @State private var isOpen = false
        var body: some View {
          Button("Open") { withAnimation(.spring()) { isOpen.toggle() } }
          if isOpen { Text("a").transition(.move(edge: .bottom)) }
        }
      }
      """])
    let found = try tree.earshot("check", "--format", "json", "--rule", "motion-ignores-reduce-motion").findings()
    #expect(!found.isEmpty && found.allSatisfy { $0["view"] as? String == "Toast" })
  }

  @Test func everyFormatIsTheSameEachTime() throws {
    var files = ["A.swift": Sample.faulty]
    for number in 0..<20 {
      files["More/View\(number).swift"] = Sample.faulty.replacing("PlayerView", with: "View\(number)")
    }
    let tree = try Tree(files)
    let commands = [
      "check", "check --show all", "check --format json", "check --format sarif", "check --format github",
      "check --format xcode",
      "read", "read --format json", "read --format markdown", "read --voice-control", "read --tree",
    ]
    for command in commands {
      let first = try tree.shell("\"$earshot\" \(command) --jobs 1")
      let second = try tree.shell("\"$earshot\" \(command) --jobs 7")
      #expect(first.output == second.output, "\(command)")
      #expect(!first.output.isEmpty && !first.output.contains("\u{1B}"), "\(command)")
    }
  }

  /// Foundation's arithmetic on paths breaks off at such names.
  @Test(arguments: ["r", "é", "./r", "folder/r"])
  func namesOfOneLetter(name: String) throws {
    let tree = try Tree(["A.swift": Sample.clean, "folder/B.swift": Sample.clean])
    #expect(try tree.earshot("check", "--output", name).status == 0)
    #expect(try tree.text(name).contains("no errors or warnings"))
    #expect(try tree.earshot("check", "--write-baseline", name).status == 0)
    #expect(try tree.text(name).contains("findings"))
  }

  @Test func jsonIsThatOfTheContract() throws {
    let run = try Tree(["A.swift": Sample.faulty]).earshot("check", "--format", "json")
    let finding = try #require(try run.findings().first)
    #expect(finding["rule"] as? String == "icon-button-name")
    #expect(finding["file"] as? String == "A.swift")
    #expect(["line", "column", "endLine", "endColumn"].map { finding[$0] as? Int } == [6, 7, 6, 74])
    let summary = try #require(try run.json()["summary"] as? [String: Any])
    #expect(summary["errors"] as? Int == 1 && summary["files"] as? Int == 1 && summary["views"] as? Int == 1)
  }

  @Test func resultsCanGoToAFile() throws {
    let tree = try Tree(["A.swift": Sample.faulty])
    let run = try tree.earshot("check", "--format", "json", "--output", "report.json")
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(try tree.text("report.json").hasPrefix("{\n"))
    #expect(try tree.names() == ["A.swift", "report.json"])
  }

  @Test func rulesAndTheirPages() throws {
    let tree = try Tree()
    let list = try tree.earshot("rules")
    #expect(list.status == 0)
    let ids = list.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(ids == ids.sorted() && ids.contains("icon-button-name") && ids.contains("unused-suppression"))
    // What all of them say is compared in one go (RulePageTests): starting the program for each takes a minute.
    let asked = stride(from: 0, to: ids.count, by: 24).map { ids[$0] }
    try #require(asked.count > 8)
    for id in asked {
      let page = try tree.earshot("explain", String(id))
      #expect(page.status == 0)
      #expect(page.output.hasPrefix("\(id): "))
    }
    #expect(try tree.earshot("rules", "--format", "json").json()["rules"] is [Any])
    #expect(try tree.earshot("rules", "--format", "markdown").output.hasPrefix("| rule |"))
  }

  @Test func readsAndKeepsWhatAVersionOfIOSSays() throws {
    let source = """
      import SwiftUI
      struct Sheet: View {
        var body: some View {
          Form { Section("General") { Text("Row") } }
          if #available(iOS 17, *) { Text("New") } else { Text("Old") }
        }
      }
      @available(iOS 18, *) struct Late: View { var body: some View { Text("Late") } }
      """
    let tree = try Tree(["A.swift": source, ".earshot.json": "{\"platforms\": {\"iOS\": \"17\"}}"])
    let newest = try tree.earshot("read")
    #expect(newest.output.contains("General, Heading") && newest.output.contains("New"))
    #expect(!newest.output.contains("Old") && newest.errors.isEmpty)
    let old = try tree.earshot("read", "--ios", "16.4")
    #expect(old.status == 0 && old.output.contains("Old") && !old.output.contains("New"))
    #expect(!old.output.contains("Late"))
    #expect(old.errors.contains("the app does not run on iOS 16.4: its deployment target is iOS 17.0"))
    #expect(old.errors.contains("left out, since iOS 16.4 does not have them: Late"))
    let json = try tree.earshot("read", "--ios", "17", "--format", "json")
    #expect(json.output.contains("GENERAL. Heading.") && !json.errors.contains("deployment target"))
    #expect(try json.json()["ios"] as? String == "17.0")
    #expect(try tree.earshot("read", "--format", "json").json()["ios"] == nil)
    #expect(try tree.earshot("snapshot", "Kept", "A.swift", "--ios", "17").status == 0)
    #expect(try tree.earshot("snapshot", "Kept", "A.swift", "--ios", "17", "--verify").status == 0)
    #expect(try tree.earshot("snapshot", "Kept", "A.swift", "--verify").output.contains("GENERAL"))
  }

  @Test func versionsOfIOSThatAreNoneAreRefused() throws {
    let tree = try Tree(["A.swift": Sample.clean])
    let messages = [
      ("abc", "'abc' is no version of iOS; give one such as 17 or 17.4"),
      ("15", "nothing is known of VoiceOver on iOS 15.0; the oldest version is 16"), ("20", "there is no iOS 20"),
    ]
    for (version, message) in messages {
      let run = try tree.earshot("read", "--ios", version)
      #expect(run.status == 2 && run.output.isEmpty && run.errors.contains(message), "\(version): \(run.errors)")
    }
    let both = try tree.earshot("read", "--ios", "17", "--all-systems")
    #expect(both.status == 2 && both.errors.contains("--ios asks for one system and --all-systems for all"))
    let later = try tree.earshot("read", "--ios", "99")
    #expect(later.status == 0 && later.errors.contains("nothing is known of iOS 99 yet; VoiceOver is that of iOS 27"))
  }

  @Test func rotorAndLocaleChangeWhatIsRead() throws {
    let tree = try Tree(["A.swift": Sample.clean])
    #expect(try tree.earshot("read", "--locale", "ja").output.contains("切り替えボタン"))
    #expect(try tree.earshot("read", "--locale", "ja", "--format", "json").json()["locale"] as? String == "ja")
    #expect(try tree.earshot("read", "--rotor", "headings").output.contains("(nothing for the rotor 'headings')"))
    let unknown = try tree.earshot("read", "--rotor", "heading")
    #expect(unknown.status == 2 && unknown.errors.contains("there is no rotor 'heading'; did you mean 'headings'?"))
    #expect(try tree.earshot("read", "--rotor", "zzz").errors.contains("there are headings, links, buttons"))
    #expect(try tree.earshot("read", "--rotor", "form-controls").output.contains("Remember me"))
  }
}
