import SourceModel
import SwiftSource
import Testing

/// What two states of a file share.
@Suite struct StateAlignmentTests {
  private static let before = """
    import A

    /// A shop.
    struct Shop {
      let name = "Shop"

      func open() { print(name) }
      func close() {}
    }

    extension Shop {
      var sign: String { name }
    }

    func helper() -> Int { 1 }

    """

  @Test func whatBothHaveIsTheSame() async throws {
    let after = Self.before.replacingOccurrences(of: "  func close() {}", with: "  func pause() {}\n  func close() {}")
      .replacingOccurrences(of: "Int { 1 }", with: "Int { 2 }")
    let (states, shown) = try await lowered(Self.before, after)
    let (old, new) = (states.before, states.after)
    try #require(states.areJoined)
    #expect(old.types[0] === new.types[0])
    #expect(old.extensions[0] === new.extensions[0])
    #expect(old.functions[0] !== new.functions[0])
    #expect(old.functions[0].range != new.functions[0].range)
    #expect(old.types[0].members.functions.map(\.name) == ["open", "close"])
    let (open, close) = (old.types[0].members.functions[0], old.types[0].members.functions[1])
    #expect(close.range.startPosition == SourcePosition(line: 8, column: 3))
    shown.isAfter = true
    #expect(new.types[0].members.functions.map(\.name) == ["open", "pause", "close"])
    #expect(new.types[0].members.functions[0] === open)
    #expect(new.types[0].members.functions[2] === close)
    #expect(close.range.startPosition == SourcePosition(line: 9, column: 3))
    #expect(close.range.text == "func close() {}")
    #expect(close.range.original.file.bytes == Array(after.utf8))
    #expect(close.range.original.text == "func close() {}")
  }

  @Test(arguments: ["\n", "\r\n"])
  func everyPlaceIsThatOfTheFile(end: String) async throws {
    let edits: [(String, String)] = [
      ("struct Shop {", "struct Shop {\n  // First"), ("  let name = \"Shop\"\n\n", ""), ("import A\n", "import A\n\n\n"),
      ("func helper", "// More\n\nenum More {\n  case one\n}\n\nfunc helper"), ("extension Shop {", "extension Shop: P {"),
      ("  var sign", "  var a: Int { 1 }\n  var sign"), ("Int { 1 }\n", "Int { 1 }"), ("/// A shop.\n", ""),
    ]
    let before = Self.before.replacingOccurrences(of: "\n", with: end)
    for (old, new) in edits {
      let after = Self.before.replacingOccurrences(of: old, with: new).replacingOccurrences(of: "\n", with: end)
      #expect(after != before)
      let (states, shown) = try await lowered(before, after)
      #expect(states.areJoined, "\(old)")
      for (isAfter, joined, text) in [(false, states.before, before), (true, states.after, after)] {
        shown.isAfter = isAfter
        let plain = SourceLowering().lower(SourceFile(path: "File.swift", text: text))
        let (found, wanted) = (places(joined), places(plain))
        #expect(found.map(\.original.text) == wanted.map(\.text), "\(old)")
        #expect(found.map(\.original.start) == wanted.map(\.start), "\(old)")
        #expect(found.map(\.original.end) == wanted.map(\.end), "\(old)")
        #expect(found.map(\.startPosition) == wanted.map(\.startPosition), "\(old)")
        #expect(found.map(\.endPosition) == wanted.map(\.endPosition), "\(old)")
        for line in 1...plain.file.lineCount { #expect(joined.file.line(line) == plain.file.line(line)) }
        #expect(joined.file.lineCount == plain.file.lineCount)
        #expect(joined.file.lineEnding == plain.file.lineEnding)
      }
    }
  }

  /// Code outside of a declaration that may have it mean something else.
  @Test(arguments: [
    ("import A", "import B"), ("func close() {}", "func close() {"), ("import A", "import A\n#if os(iOS)\n  import B\n#endif"),
    ("func close() {}", "func close() {} // earshot:ignore"),
  ])
  func suchFilesAreReadByThemselves(old: String, new: String) async throws {
    let (states, _) = try await lowered(Self.before, Self.before.replacingOccurrences(of: old, with: new))
    #expect(!states.areJoined)
    #expect(states.before.types[0] !== states.after.types[0])
  }

  @Test func aTypeWithAnotherHeadIsAnother() async throws {
    let after = Self.before.replacingOccurrences(of: "struct Shop {", with: "struct Shop: P {")
    let (states, _) = try await lowered(Self.before, after)
    #expect(states.areJoined)
    #expect(states.before.types[0] !== states.after.types[0])
    #expect(states.before.types[0].range != states.after.types[0].range)
    #expect(states.before.functions[0] === states.after.functions[0])
  }

  private func lowered(_ before: String, _ after: String) async throws -> (LoweredStates, ShownState) {
    let shown = ShownState()
    let states = await lowerStates(
      [(SourceFile(path: "File.swift", text: before), SourceFile(path: "File.swift", text: after))], shown: shown, width: 1)
    return (try #require(states.first), shown)
  }

  private func places(_ file: FileDeclarations) -> [SourceRange] {
    func places(_ members: Members) -> [SourceRange] {
      members.properties.flatMap { [$0.range, $0.nameRange] + [$0.getter?.range, $0.initializer?.range].compactMap { $0 } }
        + members.functions.flatMap { [$0.range, $0.nameRange] + [$0.body?.range].compactMap { $0 } }
        + members.cases.map(\.range) + members.types.flatMap { places($0) }
    }
    func places(_ type: TypeDeclaration) -> [SourceRange] { [type.nameRange] + places(type.members) }
    return file.types.flatMap { places($0) } + file.extensions.flatMap { places($0.members) }
      + file.functions.flatMap { [$0.range, $0.nameRange] }
  }
}
