import Foundation
import Testing

@Suite struct BaselineTests {
  @Test func acceptsWhatIsThereAndReportsWhatComes() throws {
    let tree = try Tree(["Sources/A.swift": Sample.faulty])
    let writing = try tree.earshot("check", "--write-baseline", "baseline.json")
    #expect(writing.status == 0)
    #expect(writing.errors == "earshot: 1 finding accepted in baseline.json\n")
    #expect(try tree.earshot("check").status == 1)
    let accepted = try tree.earshot("check", "--baseline", "baseline.json")
    #expect(accepted.status == 0)
    #expect(accepted.output.contains("1 in the baseline"))

    // Moved to another folder and down by two lines.
    _ = try tree.shell("mv Sources Features; sed -i.bak '1i // new\\n' Features/A.swift; rm Features/*.bak")
    #expect(try tree.earshot("check", "--baseline", "baseline.json").status == 0)
    try tree.write(Data(Sample.faulty.replacing("PlayerView", with: "Other").utf8), to: "B.swift")
    #expect(try tree.earshot("check", "--baseline", "baseline.json").status == 1)
  }

  @Test func canBeConfigured() throws {
    let tree = try Tree(["A.swift": Sample.faulty, ".earshot.json": "{ baseline: 'accepted.json' }"])
    // It does not have to be there to be written.
    #expect(try tree.earshot("check").status == 2)
    #expect(try tree.earshot("check", "--write-baseline", "accepted.json").status == 0)
    #expect(try tree.earshot("check").status == 0)
    #expect(try tree.shell("mkdir -p Sub && cd Sub && \"$earshot\" check ../A.swift").status == 0)
  }

  @Test func tellsWhatIsGone() throws {
    let tree = try Tree(["A.swift": Sample.faulty, "B.swift": Sample.clean])
    _ = try tree.earshot("check", "--write-baseline", "baseline.json")
    try tree.write(Data(Sample.clean.utf8), to: "A.swift")
    let run = try tree.earshot("check", "--baseline", "baseline.json", "--format", "json")
    #expect(run.status == 0)
    #expect(try run.findings().map { "\($0["rule"] ?? "") \($0["file"] ?? "")" } == ["stale-baseline-entry baseline.json"])
    // Of a file that was not looked at, nobody knows.
    let part = try tree.earshot("check", "B.swift", "--baseline", "baseline.json", "--format", "json")
    #expect(try part.findings().isEmpty)
    // Gone with its file, although the configuration leaves out another.
    _ = try tree.shell("mv A.swift A.txt && echo \"{ exclude: ['B.swift'] }\" > .earshot.json")
    let gone = try tree.earshot("check", "--baseline", "baseline.json", "--format", "json")
    #expect(try gone.findings().count == 1)
  }
}

@Suite struct ChangedFilesTests {
  /// A repository in which `A.swift` was committed.
  private func repository() throws -> Tree {
    let tree = try Tree(["App/A.swift": Sample.faulty, "App/Sub/.keep": ""])
    _ = try tree.shell(
      """
      git init -q . && git config user.email a@example.org && git config user.name A && git config commit.gpgsign false
      git add -A && git commit -q -m first
      """)
    return tree
  }

  private func files(_ tree: Tree, _ command: String) throws -> [String] {
    let run = try tree.shell(command)
    return try run.findings().compactMap { $0["file"] as? String }
  }

  @Test func stagedUnstagedUntrackedAndRenamed() throws {
    let tree = try repository()
    let check = "\"$earshot\" check --format json --changed-since HEAD"
    #expect(try files(tree, check) == [])
    try tree.write(Data(Sample.faulty.utf8), to: "App/Näw file.swift")
    #expect(try files(tree, check) == ["App/Näw file.swift"])
    try tree.write(Data((Sample.faulty + "\n").utf8), to: "App/A.swift")
    #expect(try files(tree, check) == ["App/A.swift", "App/Näw file.swift"])
    #expect(try files(tree, "git add App/A.swift && \(check)") == ["App/A.swift", "App/Näw file.swift"])
    #expect(try files(tree, "git mv App/A.swift App/Z.swift && rm App/N* && \(check)") == ["App/Z.swift"])
  }

  @Test func worksInHooks() throws {
    let tree = try repository()
    try tree.write(Data(Sample.faulty.utf8), to: "App/B.swift")
    let check = "cd App && GIT_DIR=.git GIT_INDEX_FILE=.git/index \"$earshot\" check --format json --changed-since HEAD"
    #expect(try files(tree, check) == ["B.swift"])
  }

  @Test func worksFromSubfolders() throws {
    let tree = try repository()
    try tree.write(Data(Sample.faulty.utf8), to: "App/B.swift")
    let check = "cd App/Sub && \"$earshot\" check .. --format json --changed-since HEAD"
    #expect(try files(tree, check) == ["../B.swift"])
  }

  @Test func whatHappenedElsewhereDoesNotCount() throws {
    let tree = try repository()
    let setUp = """
      git checkout -q -b main2 && cp App/A.swift App/OnMain.swift && git add -A && git commit -q -m more \
      && git checkout -q -b topic HEAD~1 && cp App/A.swift App/OnTopic.swift && git add -A && git commit -q -m topic
      """
    #expect(try files(tree, "\(setUp) && \"$earshot\" check --format json --changed-since main2") == ["App/OnTopic.swift"])
  }

  @Test(arguments: ["nowhere", "--all"])
  func unknownRevisionsAreErrors(revision: String) throws {
    let run = try repository().earshot("check", "--changed-since=\(revision)")
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains("is no revision"))
  }

  @Test func withoutARepositoryItIsAnError() throws {
    let run = try Tree(["A.swift": Sample.faulty]).earshot("check", "--changed-since", "HEAD")
    #expect(run.status == 2)
    #expect(run.errors.contains("Git repository"))
  }
}
