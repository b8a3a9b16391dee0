import Foundation
import Testing

/// The scripts that build systems run, with the variables that these set.
@Suite struct IntegrationScriptTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func script(_ name: String) -> String { Self.root.appendingPathComponent("Scripts/\(name)").path }

  private func phase(_ tree: Tree, _ variables: String, _ arguments: String = "") throws -> Run {
    try tree.shell(
      "env EARSHOT=\"$earshot\" SRCROOT=\"$PWD\" \(variables) '\(script("xcode-build-phase.sh"))' \(arguments)")
  }

  @Test func xcodeChecksTheProjectWithoutInputs() throws {
    let tree = try Tree(["A.swift": Sample.faulty, "Sub/B.swift": Sample.faulty.replacing("Player", with: "Other")])
    let run = try phase(tree, "")
    #expect(run.status == 1)
    #expect(run.output.split(separator: "\n").count == 2)
    #expect(run.output.contains("/A.swift:6:7: error: "))
    let harmless = try phase(tree, "", "--fail-on never")
    #expect(harmless.status == 0)
    #expect(harmless.output.contains(": warning: ") && !harmless.output.contains(": error: "))
  }

  @Test func xcodeHonoursInputFilesAndLists() throws {
    let tree = try Tree([
      "A file.swift": Sample.faulty, "B.swift": Sample.faulty.replacing("Player", with: "Other"),
      "C.swift": Sample.clean,
      "D.swift": Sample.faulty.replacing("Player", with: "Third"),
    ])
    try tree.write(
      Data("\(tree.folder.path)/B.swift\n\(tree.folder.path)/notes.txt\n\(tree.folder.path)/C.swift".utf8),
      to: "list.xcfilelist")
    let files = "SCRIPT_INPUT_FILE_COUNT=1 SCRIPT_INPUT_FILE_0=\"$PWD/A file.swift\""
    #expect(try phase(tree, files).output.contains("/A file.swift:6:7: error"))
    #expect(try phase(tree, files).output.split(separator: "\n").count == 1)
    let lists = "SCRIPT_INPUT_FILE_LIST_COUNT=1 SCRIPT_INPUT_FILE_LIST_0=\"$PWD/list.xcfilelist\""
    #expect(try phase(tree, lists).output.contains("/B.swift:6:7: error"))
    #expect(try phase(tree, files + " " + lists).output.split(separator: "\n").count == 2)
    let other = try phase(tree, "SCRIPT_INPUT_FILE_COUNT=1 SCRIPT_INPUT_FILE_0=\"$PWD/list.xcfilelist\"")
    #expect(other.status == 0 && other.output.isEmpty)
  }

  @Test func xcodeWritesOutputsOnlyWhenAllIsWell() throws {
    let tree = try Tree(["A.swift": Sample.faulty])
    let output = "SCRIPT_OUTPUT_FILE_COUNT=1 SCRIPT_OUTPUT_FILE_0=\"$PWD/out/stamp\""
    _ = try phase(tree, output)
    #expect(try tree.names() == ["A.swift"])
    try tree.write(Data(Sample.clean.utf8), to: "A.swift")
    #expect(try phase(tree, output).status == 0)
    #expect(try tree.names(in: "out") == ["stamp"])
  }

  @Test func xcodeBuildsGoOnWithoutEarshot() throws {
    let tree = try Tree(["A.swift": Sample.faulty])
    let run = try tree.shell("env -u EARSHOT PATH=/usr/bin:/bin HOME=/nowhere '\(script("xcode-build-phase.sh"))'")
    #expect(run.status == 0 && run.output.hasPrefix("warning: earshot is not installed"))
    #expect(try phase(tree, "ENABLE_PREVIEWS=YES").output.isEmpty)
  }

  @Test func actionAnnotatesSummarizesAndCompares() throws {
    let tree = try Tree(["A.swift": Sample.faulty, "B.swift": Sample.clean])
    let run = try tree.shell(
      """
      git init -q . && git config user.email a@example.org && git config user.name A && git config commit.gpgsign false
      git add -A && git commit -q -m first && BASE_SHA=$(git rev-parse HEAD)
      sed -i.bak 's/"Hello"/"Welcome"/' B.swift && rm B.swift.bak && git commit -qam second
      mkdir temp && env EARSHOT="$earshot" BASE_SHA=$BASE_SHA RUNNER_TEMP="$PWD/temp" GITHUB_OUTPUT="$PWD/temp/output" \
        GITHUB_STEP_SUMMARY="$PWD/temp/summary" INPUT_ARGUMENTS=$'--show=notes\\n' INPUT_PATHS=$'A.swift\\nB.swift\\n' \
        '\(script("github-action.sh"))'
      """)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("::error file=A.swift,line=6"))
    #expect(try tree.text("temp/output").hasPrefix("status=1\nsarif="))
    #expect(try tree.text("temp/earshot.sarif").contains("\"2.1.0\""))
    let summary = try tree.text("temp/summary")
    #expect(summary.hasPrefix("## Earshot: 1 error"))
    #expect(summary.contains("1 screen changes: 1 reworded") && summary.contains("Welcome"))
  }
}

/// Installing a release from archives that lie in a folder.
@Suite struct InstallScriptTests {
  private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Scripts/install.sh").path

  /// An archive of a program that says its version, as `make dist` names it on this machine.
  private static let makeArchive = """
    version=1.2.3
    name=earshot-$version-$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)
    mkdir -p "$name" archives && printf '#!/bin/sh\\necho 1.2.3\\n' > "$name/earshot" && chmod +x "$name/earshot"
    tar -czf "archives/$name.tar.gz" "$name" && rm -r "$name"
    sum=$(command -v sha256sum || echo 'shasum -a 256')
    (cd archives && $sum "$name.tar.gz" > "$name.tar.gz.sha256")
    """

  @Test func anArchiveIsInstalledOnce() throws {
    let tree = try Tree()
    let run = try tree.shell(
      """
      \(Self.makeArchive)
      install() { EARSHOT_ARCHIVES="$PWD/archives" '\(Self.script)' --version $version --into "$PWD/into"; }
      "$(install)" && rm -r archives && "$(install)"
      """)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == "1.2.3\n1.2.3\n")
    #expect(try tree.names(in: "into").count == 1)
  }

  @Test func aWrongChecksumInstallsNothing() throws {
    let tree = try Tree()
    let run = try tree.shell(
      """
      \(Self.makeArchive)
      echo more >> "archives/$name.tar.gz"
      EARSHOT_ARCHIVES="$PWD/archives" '\(Self.script)' --version $version --into "$PWD/into"
      """)
    #expect(run.status == 2 && run.errors.contains("the checksum of earshot-1.2.3-"))
    #expect(try tree.names(in: "into").isEmpty)
  }

  @Test func versionsAndOptionsAreChecked() throws {
    let tree = try Tree()
    #expect(try tree.shell("'\(Self.script)' --version ../up --into \"$PWD\"").status == 2)
    #expect(try tree.shell("'\(Self.script)' --wrong").status == 2)
    let none = try tree.shell(
      "EARSHOT_ARCHIVES=\"$PWD\" '\(Self.script)' --version 9.9 --archive-only --into \"$PWD/into\"")
    #expect(none.status == 2 && none.errors.contains("there is no archive earshot-9.9-"))
  }
}
