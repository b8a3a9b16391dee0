import Foundation
import Testing

/// What the program says and leaves behind when files, disks and people do what they should not.
@Suite struct HostileInputTests {
  struct Resource: CustomTestStringConvertible, Sendable {
    var path: String
    var text: String
    /// nil where the file is only searched, so that nothing can be wrong with it.
    var problem: String?

    var testDescription: String { "\(path): \(text.prefix(20))" }

    init(_ path: String, _ text: String, _ problem: String?) {
      self.path = path
      self.text = text
      self.problem = problem
    }
  }

  /// A billion times "lol", if anybody expanded it.
  private static let bomb =
    "<?xml version=\"1.0\"?>\n<!DOCTYPE lolz [<!ENTITY lol0 \"lol\">"
    + (1..<10).map { "<!ENTITY lol\($0) \"\(String(repeating: "&lol\($0 - 1);", count: 10))\">" }.joined() + "]>\n"
  private static let list = "<plist><dict><key>a</key><string>&lol9;</string></dict></plist>"

  static let resources = [
    Resource("Localizable.xcstrings", "{", "is not a valid string catalog: line 1: unexpected end"),
    Resource(
      "Localizable.xcstrings", String(repeating: "[", count: 100_000),
      "is not a valid string catalog: line 1: nested too deeply"),
    Resource("Localizable.xcstrings", "{\"strings\": []}", "is not a valid string catalog: it has no \"strings\""),
    Resource("en.lproj/A.strings", "\"a\" = \"b\"\n\"c\" = \"d\";", "is not a valid strings file: line 2: expected ';'"),
    Resource("en.lproj/A.strings", bomb + list, "is not a valid property list"),
    Resource("en.lproj/A.stringsdict", "<plist", "is not a valid property list"),
    Resource("en.lproj/A.stringsdict", bomb + list, "is not a valid property list"),
    Resource("A.xcassets/B.colorset/Contents.json", "{", "is not a valid colour: line 1: unexpected end"),
    Resource("A.xcassets/b/Contents.json", "[", "is not valid JSON: line 1: unexpected end"),
    Resource(
      "App.xcodeproj/project.pbxproj", String(repeating: "{", count: 100_000),
      "is not a valid Xcode project: line 1: no end of '{'"),
    Resource("App.xcodeproj/project.pbxproj", "", "is not a valid Xcode project"),
    Resource(
      "App.xcodeproj/project.pbxproj", "// !$*UTF8*$!\n{\n  a = (\n  };\n}",
      "is not a valid Xcode project: line 4: unexpected '}'"),
    Resource(
      "App.xcodeproj/project.pbxproj", "{\n<<<<<<< HEAD\n  a = 1;\n=======\n  a = 2;\n>>>>>>> other\n}",
      "is not a valid Xcode project: line 2: conflict of a merge"),
    Resource(
      "App.xcodeproj/project.pbxproj", "// {{\n{ /* ( */ a = \"\\\" {\"; c = d/e; }\n", nil),
    Resource("Info.plist", "", "is not a valid property list"),
    Resource("Info.plist", "<plist><dict><key>UIRequiresFullScreen", "is not a valid property list"),
    Resource("App-Info.plist", bomb + list, "is not a valid property list"),
    Resource("Info.plist", "<plist version=\"1.0\"><array/></plist>", "is not a property list of keys and texts"),
    Resource("Info.plist", "<plist version=\"1.0\"><dict/></plist>", nil),
    // Nothing is read from these.
    Resource("App.xcodeproj/xcshareddata/xcschemes/App.xcscheme", "<Scheme><", nil),
    Resource("PrivacyInfo.xcprivacy", "<plist><", nil),
    Resource("Main.storyboard", "<document><", "is not valid XML: line 1: expected a name"),
    Resource(
      "A.xib", String(repeating: "<view>", count: 100_000),
      "is not valid XML: line 1: elements are nested too deeply"),
    Resource("A.xib", bomb + "<document>&lol9;</document>", "is not valid XML: line 3: unknown entity '&lol9;'"),
  ]

  @Test(arguments: resources)
  func brokenResourcesAreSaidAndTheCodeIsAnalysed(_ resource: Resource) throws {
    let tree = try Tree(["A.swift": Sample.faulty, resource.path: resource.text])
    let run = try tree.earshot("check", "--format", "json")
    #expect(run.status == 1)
    #expect(try run.findings().count == 1)
    #expect(run.errors == (resource.problem.map { "earshot: \(resource.path): \($0)\n" } ?? ""))
  }

  @Test func filesMayHaveAnyName() throws {
    let names = [
      "a b.swift", "it's.swift", "q\"uote.swift", "new\nline.swift", "日本語.swift", "-dash.swift", "$HOME.swift",
      "*.swift", "semi;colon.swift", "tab\t.swift", "🐦.swift",
    ]
    let tree = try Tree()
    for (number, name) in names.enumerated() {
      try tree.write(Data(Sample.faulty.replacing("PlayerView", with: "View\(number)").utf8), to: name)
    }
    let findings = try tree.earshot("check", "--format", "json").findings()
    #expect(Set(findings.compactMap { $0["file"] as? String }) == Set(names))
    #expect(try tree.earshot("check", "--fix", "--suggested").status == 0)
    #expect(Set(try tree.names()) == Set(names))
  }

  /// Source that is longer than the limit on the size of files below.
  private static let long = Sample.faulty + String(repeating: "// filler\n", count: 1_000)

  @Test func aFullDiskLosesNothing() throws {
    let tree = try Tree(["A.swift": Self.long])
    // A limit on the size of files fails a write as a full disk does.
    let run = try tree.shell("trap '' XFSZ; ulimit -f 1; $earshot check --fix --suggested 2>&1")
    #expect(run.status == 2)
    #expect(run.output.contains("A.swift: cannot be written: "))
    #expect(!run.output.contains("applied") && run.output.contains("1 error"))
    #expect(try tree.text("A.swift") == Self.long)
    #expect(try tree.names() == ["A.swift"])
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func resultsThatCannotBeWrittenAreNoSuccess() throws {
    let tree = try Tree(["A.swift": Sample.clean])
    for line in ["$earshot read > /dev/full", "$earshot check --output /dev/full"] {
      let run = try tree.shell(line)
      #expect(run.status == 2)
      #expect(run.errors.contains("cannot be written: "))
    }
  }

  @Test func devicesAreWrittenToAndNotReplaced() throws {
    let tree = try Tree(["A.swift": Sample.clean])
    let run = try tree.shell(
      "mkfifo pipe; cat pipe > copy & $earshot read --output pipe; wait; test -p pipe && cat copy")
    #expect(run.status == 0)
    #expect(run.output.contains("Remember me"))
  }

  /// What goes before a command so that it has no more rights than anybody: root may read and write anywhere. Nil where
  /// that cannot be had.
  private static let asAnybody: String? = {
    guard geteuid() == 0 else { return "" }
    let prefix = "setpriv --reuid=65534 --regid=65534 --clear-groups "
    return (try? Tree().shell("\(prefix) $earshot --version").status) == 0 ? prefix : nil
  }()

  @Test(.enabled(if: asAnybody != nil, "root may write anywhere"))
  func aFolderThatMayOnlyBeReadKeepsItsFiles() throws {
    let tree = try Tree(["A.swift": Sample.faulty])
    chmod(tree.folder.path, 0o555)
    defer { chmod(tree.folder.path, 0o755) }
    let run = try tree.shell("\(Self.asAnybody ?? "") $earshot check --fix --suggested")
    #expect(run.status == 2)
    #expect(run.errors.contains("A.swift: is read-only, left as it is"))
    #expect(try tree.text("A.swift") == Sample.faulty)
    #expect(try tree.names() == ["A.swift"])
  }

  @Test(.enabled(if: asAnybody != nil, "root may read anything"))
  func whatMayNotBeReadIsSaidOnce() throws {
    let tree = try Tree(["A.swift": Sample.faulty, "B.swift": Sample.clean, "closed/C.swift": Sample.clean])
    for path in ["B.swift", "closed"] { chmod(tree.folder.appendingPathComponent(path).path, 0) }
    defer { chmod(tree.folder.appendingPathComponent("closed").path, 0o755) }
    let said = "earshot: B.swift: cannot be read: permission denied\n"
      + "earshot: closed: folder cannot be read: permission denied\n"
    let all = try tree.shell("\(Self.asAnybody ?? "") $earshot check")
    #expect(all.status == 1)
    #expect(all.errors == said)
    let given = try tree.shell("\(Self.asAnybody ?? "") $earshot check A.swift B.swift closed")
    #expect(given.status == 1)
    #expect(given.errors == said)
  }

  @Test func namesMayBeAsLongAsTheSystemTakes() throws {
    let name = String(repeating: "n", count: 249) + ".swift"
    let tree = try Tree([name: Sample.faulty])
    #expect(try tree.earshot("check", "--fix", "--suggested").status == 0)
    #expect(try tree.text(name).contains(".accessibilityLabel("))
    #expect(try tree.names() == [name])
  }

  @Test func anInterruptedFixLeavesWholeFiles() throws {
    let tree = try Tree()
    let count = 150
    for number in 0..<count {
      let source = Sample.faulty.replacing("PlayerView", with: "View\(number)")
      try tree.write(Data(source.utf8), to: "A\(1000 + number).swift")
    }
    // With job control the program gets the signal; it comes when the first file has been written.
    let run = try tree.shell(
      """
      set -m
      $earshot check --fix --suggested > /dev/null 2>&1 & program=$!
      until grep -q accessibilityLabel A1000.swift || ! kill -0 $program 2> /dev/null; do :; done
      kill -INT $program; wait $program; echo $?
      """)
    #expect(["130\n", "0\n"].contains(run.output))
    #expect(try tree.names().count == count)
    for number in 0..<count {
      let original = Sample.faulty.replacing("PlayerView", with: "View\(number)")
      let text = try tree.text("A\(1000 + number).swift")
      #expect(text == original || text.contains(".accessibilityLabel(\"Groups\")") && text.hasSuffix("}\n"))
    }
  }
}
