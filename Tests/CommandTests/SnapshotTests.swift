import Foundation
import Testing

@Suite struct SnapshotTests {
  @Test func whatIsNoSnapshotIsSpared() throws {
    let tree = try Tree(["A.swift": Sample.faulty, "S/PlayerView.txt": "my notes\n", "outside.txt": "precious\n"])
    let run = try tree.earshot("snapshot", "S", "A.swift")
    #expect(run.status == 2)
    #expect(run.errors == "earshot: S/PlayerView.txt: is no snapshot and left as it is, and so is the rest of the folder\n")
    #expect(try tree.text("S/PlayerView.txt") == "my notes\n")
    let linked = try tree.shell("mkdir L && ln -s ../outside.txt L/PlayerView.txt && $earshot snapshot L A.swift")
    #expect(linked.status == 2)
    #expect(try tree.text("outside.txt") == "precious\n")
  }

  @Test func writesOneFileForEachScreen() throws {
    let tree = try Tree(["App/A.swift": Sample.clean, "App/B.swift": Sample.faulty])
    let run = try tree.earshot("snapshot", "Snapshots", "App")
    #expect(run.status == 0)
    #expect(run.output == "2 snapshots in Snapshots: 2 new\n")
    #expect(try tree.names(in: "Snapshots") == ["GreetingView.txt", "PlayerView.txt"])
    let text = try tree.text("Snapshots/GreetingView.txt")
    #expect(
      text == """
        # earshot snapshot: what VoiceOver says on 'GreetingView', swipe by swipe

        GreetingView
         1  Hello
         2  Remember me, Switch button, on
            Double tap to toggle setting.

        """)
    #expect(try tree.earshot("snapshot", "Snapshots", "App").output == "2 snapshots in Snapshots: all as before\n")
  }

  @Test func verifyTellsWhatChanged() throws {
    let tree = try Tree(["App/A.swift": Sample.clean, "App/B.swift": Sample.faulty])
    _ = try tree.earshot("snapshot", "Snapshots", "App")
    #expect(try tree.earshot("snapshot", "Snapshots", "App", "--verify").status == 0)
    // Lines and files do not matter.
    _ = try tree.shell("mv App/A.swift App/Z.swift; sed -i.bak '1i // new\\n' App/Z.swift; rm App/*.bak")
    #expect(try tree.earshot("snapshot", "Snapshots", "App", "--verify").status == 0)

    try tree.write(Data(Sample.clean.replacing("\"Hello\"", with: "\"Welcome\"").utf8), to: "App/Z.swift")
    try tree.write(Data(Sample.faulty.replacing("PlayerView", with: "QueueView").utf8), to: "App/B.swift")
    let before = try tree.text("Snapshots/GreetingView.txt")
    let run = try tree.earshot("snapshot", "Snapshots", "App", "--verify")
    #expect(run.status == 1)
    #expect(run.output.contains("--- Snapshots/GreetingView.txt\n+++ Snapshots/GreetingView.txt\n"))
    #expect(run.output.contains("- 1  Hello\n+ 1  Welcome\n"))
    #expect(run.output.contains("missing: Snapshots/QueueView.txt of 'QueueView'\n"))
    #expect(run.output.contains("stale: Snapshots/PlayerView.txt, whose screen is gone\n"))
    #expect(try tree.text("Snapshots/GreetingView.txt") == before)
    #expect(
      try tree.earshot("snapshot", "Snapshots", "App").output
        == "2 snapshots in Snapshots: 1 new, 1 changed, 1 deleted\n")
    #expect(try tree.earshot("snapshot", "Snapshots", "App", "--verify").status == 0)
  }

  @Test func oneScreenIsWrittenAndDeletionsAreTold() throws {
    let tree = try Tree(["App/A.swift": Sample.clean, "App/B.swift": Sample.faulty])
    let first = try tree.earshot("snapshot", "Snapshots", "App", "--view", "GreetingView")
    #expect(first.output == "1 snapshot in Snapshots: 1 new\n")
    #expect(try tree.names(in: "Snapshots") == ["GreetingView.txt"])
    _ = try tree.earshot("snapshot", "Snapshots", "App")
    _ = try tree.shell("rm App/B.swift")
    #expect(try tree.earshot("snapshot", "Snapshots", "App", "--view", "GreetingView").errors.isEmpty)
    #expect(try tree.names(in: "Snapshots") == ["GreetingView.txt", "PlayerView.txt"])
    let run = try tree.earshot("snapshot", "Snapshots", "App")
    #expect(run.errors == "earshot: deleting Snapshots/PlayerView.txt, whose screen is gone\n")
    #expect(try tree.names(in: "Snapshots") == ["GreetingView.txt"])
    #expect(try tree.earshot("snapshot", "Snapshots", "App", "--view", "Greting").status == 2)
  }

  @Test func otherFilesAreLeftAlone() throws {
    let tree = try Tree(["A.swift": Sample.clean, "Snapshots/notes.txt": "mine", "Snapshots/README.md": "mine"])
    _ = try tree.earshot("snapshot", "Snapshots")
    #expect(try tree.text("Snapshots/notes.txt") == "mine")
    #expect(try tree.earshot("snapshot", "Snapshots", "--verify").status == 0)
  }

  @Test func namesAreSafeAndDifferent() throws {
    let view = "struct Row: View { var body: some View { Text(\"a\") } }"
    let tree = try Tree([
      "Home.swift": "import SwiftUI\nenum Home { \(view) }\nstruct ROW: View { var body: some View { Text(\"b\") } }",
      "A/List.swift": "import SwiftUI\nprivate \(view)", "B/List.swift": "import SwiftUI\nprivate \(view)",
      "Preview.swift": "import SwiftUI\n#Preview(\"../日本 / x\") { Text(\"c\") }",
    ])
    #expect(try tree.earshot("snapshot", "S", ".", "--previews").status == 0)
    let names = try tree.names(in: "S")
    #expect(names.count == 5)
    #expect(Set(names).isSuperset(of: ["Home.Row.txt", "ROW@Home.txt", "Row@A-List.txt", "Row@B-List.txt"]))
    let safe = names.allSatisfy { name in
      name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.@".contains($0)) }
    }
    #expect(safe, "\(names)")
    #expect(try tree.earshot("snapshot", "S", ".", "--previews", "--jobs", "7", "--verify").status == 0)
  }

  @Test func mistakesAreErrors() throws {
    let tree = try Tree(["A.swift": Sample.clean, "file": "x"])
    #expect(try tree.earshot("snapshot", "file").status == 2)
    #expect(try tree.earshot("snapshot", "S", "nowhere").status == 2)
    #expect(try tree.earshot("snapshot").status == 2)
    #expect(try tree.names() == ["A.swift", "file"])
  }
}
