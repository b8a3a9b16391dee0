import Foundation
import SourceModel
import Testing

/// A second run takes the result of the first where nothing has changed, and only there.
@Suite("Kept results")
struct ResultCacheTests {
  private static func tree() throws -> Tree { try Tree(["App/PlayerView.swift": Sample.faulty]) }

  /// Runs with a cache in the folder of the tree.
  private static func check(_ tree: Tree, _ options: String = "--format json") throws -> Run {
    try tree.shell("EARSHOT_CACHE_DIR=$PWD/.kept $earshot check App \(options)")
  }

  /// Results that are kept, without what is known of the program.
  private static func kept(_ tree: Tree) throws -> [String] {
    (try? tree.names(in: ".kept").filter { $0.hasSuffix(".result") }) ?? []
  }

  @Test("An unchanged app has the same result, which is taken from the cache")
  func unchanged() throws {
    let tree = try Self.tree()
    let first = try Self.check(tree)
    #expect(first.status == 1)
    let kept = try Self.kept(tree)
    #expect(kept.count == 1)
    let second = try Self.check(tree)
    #expect(second.output == first.output && second.status == first.status && second.errors == first.errors)
    #expect(try Self.kept(tree) == kept)
    // That it is taken shows when another one lies there.
    let lines = try tree.text(".kept/\(kept[0])").split(separator: "\n", maxSplits: 2)
    let body = lines[2].replacing("icon-button-name", with: "icon-button-kept")
    let entry = "\(lines[0])\n\(ContentDigest(Array(body.utf8)))\n\(body)"
    try tree.write(Data(entry.utf8), to: ".kept/\(kept[0])")
    #expect(try Self.check(tree).output.contains("icon-button-kept"))
  }

  @Test("What results depend on makes another one")
  func changed() throws {
    let tree = try Self.tree()
    _ = try Self.check(tree)
    #expect(try Self.check(tree, "--format text").output.contains("App/PlayerView.swift"))
    try tree.write(Data("{ \"rules\": { \"icon-button-name\": \"off\" } }".utf8), to: ".earshot.json")
    #expect(try !Self.check(tree).findings().contains { $0["rule"] as? String == "icon-button-name" })
    try tree.write(Data("{}".utf8), to: ".earshot.json")
    #expect(try Self.check(tree).findings().contains { $0["rule"] as? String == "icon-button-name" })
    try tree.write(Data(Sample.clean.utf8), to: "App/PlayerView.swift")
    #expect(try Self.check(tree).findings().isEmpty)
    try tree.write(Data(Sample.faulty.utf8), to: "App/Other.swift")
    #expect(try Self.check(tree).status == 1)
    try FileManager.default.removeItem(at: tree.folder.appendingPathComponent("App/Other.swift"))
    #expect(try Self.check(tree).status == 0)
    try tree.write(Data("\"Hello\" = \"Hallo\";".utf8), to: "App/de.lproj/Localizable.strings")
    let count = try Self.kept(tree).count
    _ = try Self.check(tree)
    try tree.write(Data("{ \"schema\": 1, \"symbols\": {} }".utf8), to: ".earshot-facts.json")
    _ = try Self.check(tree)
    #expect(try Self.kept(tree).count == count + 2)
  }

  @Test("What lies in the cache and cannot be read is nothing", arguments: ["", "earshot result 1\nabc\n{}", "x\0"])
  func corrupt(content: String) throws {
    let tree = try Self.tree()
    let first = try Self.check(tree)
    let kept = try #require(try Self.kept(tree).first)
    try tree.write(Data(content.utf8), to: ".kept/\(kept)")
    let second = try Self.check(tree)
    #expect(second.output == first.output && second.status == first.status)
    #expect(try tree.text(".kept/\(kept)") != content)
  }

  @Test("Without a cache nothing is kept", arguments: ["--no-cache", "--timings", "--write-baseline b.json", "--fix"])
  func uncached(option: String) throws {
    let tree = try Self.tree()
    _ = try Self.check(tree, option)
    #expect(try Self.kept(tree).isEmpty)
  }

  @Test("A folder that cannot be written keeps nothing and disturbs nobody")
  func unwritable() throws {
    let tree = try Self.tree()
    try tree.write(Data(), to: "file")
    let run = try tree.shell("EARSHOT_CACHE_DIR=$PWD/file/cache $earshot check App --format json")
    #expect(run.status == 1)
    #expect(run.errors.isEmpty)
  }

  @Test("Processes that share the cache all have the result")
  func shared() throws {
    let tree = try Self.tree()
    let line = "for n in 1 2 3 4; do $earshot check App --format json --output $n.json & done; wait; "
    _ = try tree.shell("export EARSHOT_CACHE_DIR=$PWD/.kept; \(line)")
    let texts = try Set((1...4).map { try tree.text("\($0).json") })
    #expect(texts.count == 1)
  }

  @Test("doctor tells of kept results and removes them")
  func doctor() throws {
    let tree = try Self.tree()
    _ = try Self.check(tree)
    let doctor = "EARSHOT_CACHE_DIR=$PWD/.kept $earshot doctor"
    #expect(try tree.shell("\(doctor) App").output.contains("kept results"))
    let cleared = try tree.shell("\(doctor) --clear-cache")
    #expect(cleared.status == 0 && cleared.errors.contains("kept files removed: 2, "), "\(cleared.errors)")
    #expect(try Self.kept(tree).isEmpty)
  }

  @Test("A problem is told again")
  func problems() throws {
    let tree = try Self.tree()
    try tree.write(Data([0xFF, 0xFE, 0x41]), to: "App/Broken.swift")
    let first = try Self.check(tree)
    #expect(first.errors.contains("Broken.swift"))
    #expect(try Self.check(tree).errors == first.errors)
  }
}
