import Foundation
import Testing

/// Walks with keys, compared line by line with files. A file has the app and screen, the keys, and what is printed.
@Suite struct WalkTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Walks")
  private static let examples = folder.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Examples")

  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".walk") }.sorted()

  @Test func thereAreWalksOverTenScreens() throws {
    let heads = try Self.names.map { name in
      try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8).split(separator: "\n")[0]
    }
    #expect(Set(heads.map { $0.split(separator: " ").prefix(2).joined(separator: " ") }).count >= 9)
    #expect(Self.names.count >= 10)
  }

  @Test(arguments: names) func walksAreAsBefore(_ name: String) throws {
    let file = Self.folder.appendingPathComponent(name)
    let text = try String(contentsOf: file, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    try #require(lines.count >= 2)
    let head = lines[0].split(separator: " ").map(String.init)
    let tree = try Tree(["Mail.swift": String(contentsOf: Self.folder.appendingPathComponent("Mail.swift.txt"), encoding: .utf8)])
    // A project by itself: in the repository, all of Earshot's own code would be read as well.
    let app = head[0] == "Mail" ? "Mail.swift" : head[0]
    if app == head[0] {
      let example = Self.examples.appendingPathComponent(app)
      try FileManager.default.copyItem(at: example, to: tree.folder.appendingPathComponent(app))
    }
    let run = try tree.earshot(["walk", app, "--view", head[1], "--keys", String(lines[1])] + head.dropFirst(2))
    #expect(run.status == 0, "\(run.errors)")
    let output = run.output
    if ProcessInfo.processInfo.environment["EARSHOT_RECORD"] != nil {
      try Data("\(lines[0])\n\(lines[1])\n\(output)".utf8).write(to: file)
      Issue.record("recorded \(name); read the difference, then run again without EARSHOT_RECORD")
      return
    }
    #expect(lines.dropFirst(2).joined(separator: "\n") == output)
  }

  // MARK: - Errors

  @Test func unknownKeysAreErrors() throws {
    let tree = try Tree(["A.swift": "struct A: View { var body: some View { Text(\"A\") } }"])
    for (keys, complaint) in [
      ("rigt", "'rigt' is no key; did you mean 'right'?"), ("say:", "lacks what follows the colon"),
      ("state:x", "a number from 1 on is expected"), ("'say:tap", "a quotation mark is not closed"),
    ] {
      let run = try tree.earshot("walk", "--view", "A", "--keys", keys)
      #expect(run.status == 2)
      #expect(run.output.isEmpty)
      #expect(run.errors.contains(complaint), "\(run.errors)")
    }
  }

  @Test func unknownScreensAreErrors() throws {
    let tree = try Tree(["A.swift": "struct Login: View { var body: some View { Text(\"A\") } }"])
    let run = try tree.earshot("walk", "--view", "Logn", "--keys", "right")
    #expect(run.status == 2)
    #expect(run.errors.contains("no screen is called 'Logn'; did you mean 'Login'?"))
  }

  @Test func withoutATerminalKeysComeFromStandardInput() throws {
    let tree = try Tree(["A.swift": "struct A: View { var body: some View { VStack { Text(\"One\"); Text(\"Two\") } } }"])
    let run = try tree.earshot("walk", "--view", "A", input: "right\nleft\n")
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n").count == 3)
    #expect(run.output.contains("right         Two"))
  }

  @Test func hostileTextsStayText() throws {
    let tree = try Tree([
      "A.swift": "struct A: View { var body: some View { Button(\"\\u{1B}[2J$(touch pwned) \\u{202E}\") { a() } } }"
    ])
    let run = try tree.earshot("walk", "--view", "A", "--keys", "enter")
    #expect(run.status == 0)
    #expect(!run.output.contains("\u{1B}"))
    #expect(!run.output.contains("\u{202E}"))
  }
}
