import Testing

@testable import Project

@Suite struct IgnoreRulesTests {
  /// A line of a `.gitignore` file in `/r`, a path below it, and whether Git ignores the path.
  struct Case: Sendable, CustomTestStringConvertible {
    var rules: String
    var path: String
    var isFolder = false
    var isIgnored: Bool

    init(_ rules: String, _ path: String, _ isIgnored: Bool) {
      self.rules = rules
      isFolder = path.hasSuffix("/")
      self.path = isFolder ? String(path.dropLast()) : path
      self.isIgnored = isIgnored
    }

    var testDescription: String { "\(rules) on \(path)" }
  }

  private static func ignores(_ test: Case) -> Bool {
    var stack = IgnoreStack()
    stack.push(IgnoreRules(bytes: Array(test.rules.utf8), folder: "/r"))
    return stack.ignores("/r/" + test.path, name: Paths.name("/" + test.path), isFolder: test.isFolder)
  }

  @Test(arguments: [
    // Names at any depth.
    Case("build", "build/", true), Case("build", "a/b/build/", true), Case("build", "a/build", true),
    Case("*.log", "a/x.log", true), Case("*.log", "x.logs", false), Case("a?c", "abc", true), Case("a?c", "ac", false),
    // Folders only.
    Case("build/", "build/", true), Case("build/", "build", false), Case("a/b/", "a/b/", true),
    // From the folder of the file.
    Case("/build", "build", true), Case("/build", "a/build", false), Case("a/b", "a/b", true),
    Case("a/b", "x/a/b", false), Case("/a/*.c", "a/x.c", true), Case("/a/*.c", "a/b/x.c", false),
    // Two stars.
    Case("**/x", "x", true), Case("**/x", "a/b/x", true), Case("a/**", "a/b/c", true), Case("a/**", "a/", false),
    Case("a/**/b", "a/b", true), Case("a/**/b", "a/x/y/b", true), Case("a/**/b", "a/xb", false),
    Case("a**b", "axxb", true), Case("**", "a/b", true), Case("/**", "a", true), Case("**/", "a/", true),
    Case("**/", "a", false),
    // Sets.
    Case("[abc].o", "b.o", true), Case("[a-c].o", "d.o", false), Case("[!a-c].o", "d.o", true),
    Case("[^a-c].o", "b.o", false), Case("[]-]x", "]x", true), Case("[]-]x", "-x", true),
    Case("[[:digit:]]", "7", true),
    Case("[a\\]]", "]", true), Case("[a", "[a", false), Case("Icon[\r]", "Icon\r", true), Case("[z-a]", "z", false),
    // Comments, escapes, spaces.
    Case("# x", "# x", false), Case("\\#x", "#x", true), Case("\\!x", "!x", true), Case("\\*", "*", true),
    Case("\\*", "a", false), Case("x  ", "x", true), Case("x\\ ", "x ", true), Case("x\\ ", "x", false),
    Case("a b", "a b", true), Case("", "x", false), Case("\n\n", "x", false), Case("/", "x", false),
    Case("x\\", "x", false),
    Case(" x", " x", true), Case("x\t", "x", false),
    // Line endings and byte order mark.
    Case("x\r\ny\r\n", "x", true), Case("x\r\ny\r\n", "y", true), Case("\u{FEFF}x", "x", true),
    // The last line decides.
    Case("*.a\n!b.a", "b.a", false), Case("!b.a\n*.a", "b.a", true), Case("*\n!*/\n!*.swift", "a.swift", false),
    Case("*\n!*/\n!*.swift", "a.txt", true), Case("*\n!*/\n!*.swift", "a/", false), Case("!", "x", false),
    // Capitals and characters.
    Case("Build", "build", false), Case("ü*", "übung", true),
  ])
  func table(test: Case) {
    #expect(Self.ignores(test) == test.isIgnored)
  }

  @Test func deeperFilesOverride() {
    var stack = IgnoreStack()
    stack.push(IgnoreRules(bytes: Array("*.swift\n".utf8), folder: "/r"))
    stack.push(IgnoreRules(bytes: Array("!/Keep.swift\n".utf8), folder: "/r/a"))
    #expect(!stack.ignores("/r/a/Keep.swift", name: "Keep.swift", isFolder: false))
    #expect(stack.ignores("/r/a/b/Keep.swift", name: "Keep.swift", isFolder: false))
    #expect(stack.ignores("/r/a/Other.swift", name: "Other.swift", isFolder: false))
  }
}
