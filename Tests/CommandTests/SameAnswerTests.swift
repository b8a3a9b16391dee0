import Foundation
import Testing

/// A file gets the same answer whoever asks: a person, a hook before a commit, a build, with whatever is named beside it.
@Suite struct SameAnswerTests {
  /// A component that is right in one place and wrong in another, and views beside it.
  private static let files = [
    "App/Icon.swift": """
      import SwiftUI
      struct Icon: View {
        let name: String
        var label: String? = nil
        var body: some View { Image(systemName: name).accessibilityLabel(label ?? "") }
      }
      """,
    "App/Player.swift": """
      import SwiftUI
      struct PlayerView: View {
        var body: some View {
          VStack {
            Button { skip() } label: { Icon(name: "rectangle.3.group") }
            Button { skip() } label: { Icon(name: "forward", label: "Skip") }
            Button { skip() } label: { Image(systemName: "rectangle.3.group") }
            RoundButton(symbol: "rectangle.3.group")
          }
        }
      }
      """,
    "App/RoundButton.swift": """
      import SwiftUI
      struct RoundButton: View {
        let symbol: String
        var body: some View { Button { skip() } label: { Image(systemName: symbol) } }
      }
      struct Other: View { var body: some View { RoundButton(symbol: "rectangle.3.group") } }
      """,
    "Tests/PlayerTests.swift": "import XCTest\nimport SwiftUI\n" + Sample.faulty,
    "App/Main.storyboard": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene sceneID="s">
      <objects><viewController id="v" sceneMemberID="viewController"><view key="view" id="w"><subviews>
      <textField opaque="NO" id="f1"/>
      </subviews></view></viewController></objects></scene></scenes></document>
      """,
  ]

  private func answer(_ tree: Tree, _ arguments: String) throws -> [String: [String]] {
    let run = try tree.shell("$earshot check --show all --format json \(arguments)")
    var result: [String: [String]] = [:]
    for finding in try run.findings() {
      let parts = ["rule", "severity", "certainty", "line", "message", "fingerprint", "uses"].map { "\(finding[$0] ?? "")" }
      result[finding["file"] as? String ?? "", default: []].append(parts.joined(separator: "|"))
    }
    return result
  }

  @Test(arguments: [[], [".git/HEAD"], ["Package.swift"], [".hg/store"], ["App.xcodeproj/project.pbxproj"]])
  func eachFileByItself(_ marks: [String]) throws {
    let tree = try Tree(Self.files.merging(marks.map { ($0, "// swift-tools-version: 6.0") }) { $1 })
    let whole = try answer(tree, "")
    #expect(whole.keys.count >= 3 && whole["Tests/PlayerTests.swift"] == nil)
    for name in Self.files.keys.sorted() {
      #expect(try answer(tree, name) == whole.filter { $0.key == name }, "\(name)")
      #expect(try answer(tree, "$PWD/./\(name)") == whole.filter { $0.key == name }, "\(name)")
    }
    let several = ["App/Icon.swift", "App/RoundButton.swift"]
    #expect(try answer(tree, several.joined(separator: " ")) == whole.filter { several.contains($0.key) })
    #expect(try answer(tree, "App") == whole)
    let piped = try answer(tree, "- --stdin-path App/Player.swift < App/Player.swift")
    #expect(piped == whole.filter { $0.key == "App/Player.swift" })
  }

  @Test func baselinesOfTheProjectHoldForItsFiles() throws {
    let tree = try Tree(Self.files)
    #expect(try tree.earshot("check", "--write-baseline", "accepted.json").status == 0)
    for name in Self.files.keys.sorted() {
      let run = try tree.earshot("check", name, "--baseline", "accepted.json", "--fail-on", "note", "--show", "all")
      #expect(run.status == 0, "\(name): \(run.output)")
    }
  }

  @Test func excludedFilesStayOutUnlessSomebodyInsists() throws {
    var files = Self.files
    files[".earshot.json"] = #"{ "exclude": ["App/Player.swift"] }"#
    let tree = try Tree(files)
    let run = try tree.earshot("check", "App/Player.swift")
    #expect(run.status == 0)
    #expect(run.errors == "earshot: nothing to report on: tests, generated code, or left out by the configuration\n")
    #expect(try tree.earshot("check", "App/Player.swift", "--no-force-exclude").status == 1)
  }

  @Test func aNewFileOnInputJoinsItsProject() throws {
    let tree = try Tree(["App/Icon.swift": Self.files["App/Icon.swift"] ?? "", "Package.swift": "// swift-tools-version: 6.0"])
    let use = "import SwiftUI\nstruct New: View { var body: some View { Button { a() } label: { Icon(name: \"x\", label: \"Ok\") } } }"
    let run = try tree.earshot("check", "-", "--stdin-path", "App/New.swift", input: use)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    let other = use.replacing("Icon(name: \"x\", label: \"Ok\")", with: "Icon(name: \"x\")")
    #expect(try tree.earshot("check", "-", "--stdin-path", "App/New.swift", input: other).status == 1)
  }

  @Test func wrongFoldersAreNoSuccess() throws {
    let tree = try Tree(["App/Player.swift": Sample.clean, "Docs/readme.md": "x"])
    let run = try tree.earshot("check", "Docs")
    #expect(run.status == 2)
    #expect(run.errors == "earshot: no Swift files of an app were found\n")
    #expect(try tree.earshot("check", "App").status == 0)
  }

  @Test func linkedFoldersAreFollowedOnce() throws {
    let tree = try Tree(["Real/Player.swift": Sample.faulty])
    #expect(try tree.shell("ln -s Real Link; ln -s .. Real/Loop; ln -s Real/Player.swift Again.swift").status == 0)
    #expect(try tree.earshot("check", "--format", "json").findings().count == 1)
    #expect(try tree.earshot("check", "Link", "Real", ".", "--format", "json").findings().count == 1)
    #expect(try tree.earshot("check", "Link", "--format", "json").findings().map { $0["file"] as? String } == ["Real/Player.swift"])
  }

  @Test func onlyChangedFilesOfEveryKindAreReported() throws {
    let tree = try Tree(Self.files)
    let git = "git -c user.name=a -c user.email=a@b.c -c init.defaultBranch=main"
    #expect(try tree.shell("\(git) init -q; git add .; \(git) commit -qm a").status == 0)
    #expect(try answer(tree, "--changed-since HEAD") == [:])
    let whole = try answer(tree, "")
    try tree.write(Data((Self.files["App/Main.storyboard"] ?? "").replacing("<subviews>", with: "<subviews> ").utf8), to: "App/Main.storyboard")
    #expect(try answer(tree, "--changed-since HEAD").keys.sorted() == ["App/Main.storyboard"])
    #expect(try tree.shell("git checkout -q .; git mv App/Player.swift App/Renamed.swift; git rm -q App/Icon.swift").status == 0)
    let renamed = try answer(tree, "--changed-since HEAD")
    #expect(renamed.keys.sorted() == ["App/Renamed.swift"])
    #expect(renamed["App/Renamed.swift"]?.isEmpty == false && whole["App/Player.swift"]?.isEmpty == false)
  }

  @Test func unmergedFilesCountAsChanged() throws {
    let tree = try Tree(["A.swift": Sample.faulty, "B.swift": Sample.faulty.replacing("PlayerView", with: "B")])
    let git = "git -c user.name=a -c user.email=a@b.c"
    let line = """
      git -c init.defaultBranch=main init -q; git add .; \(git) commit -qm a; git checkout -qb other
      sed -i.bak 's/Hello/Hi/' A.swift; rm *.bak; \(git) commit -qam b; git checkout -q main
      sed -i.bak 's/Hello/Hey/' A.swift; rm *.bak; \(git) commit -qam c; \(git) merge -q other
      git status --porcelain
      """
    #expect(try tree.shell(line).output.contains("UU A.swift"))
    #expect(try answer(tree, "--changed-since HEAD").keys.sorted() == ["A.swift"])
  }
}
