import AssistiveTechnologies
import EarshotCore
import SourceModel
import Testing

@testable import Rules

/// What several rules want to know of the same place is read once.
@Suite("Reading once what several rules ask")
struct SharedReadingTests {
  @Test("A file is read once for each type of what is read")
  func onceForEachType() {
    let file = SourceFile(path: "A.swift", text: "Text(a)")
    var reads = 0
    for _ in 0..<3 { #expect(file.reading { reads += 1; return $0.bytes.count } == 7) }
    for _ in 0..<3 { #expect(file.reading { reads += 1; return $0.path } == "A.swift") }
    #expect(reads == 2)
  }

  @Test(
    "A chain is found from each of its modifiers, and from none in a string",
    arguments: [
      (".italic()", "Text(\"a.b()\")\n  .bold()\n  .italic()"), (".bold()", "Text(\"a.b()\")\n  .bold()\n  .italic()"),
      (".b()", nil), (".first", "[1, 2].first"), (".onTapGesture { a.toggle() }", "Row { b } label: { c }.onTapGesture { a.toggle() }"),
      (".toggle()", "a.toggle()"),
    ] as [(String, String?)])
  func chains(modifier: String, chain: String?) throws {
    let file = SourceFile(
      path: "A.swift",
      text: """
        let number = [1, 2].first // a.b().italic()
        Text("a.b()")
          .bold()
          .italic()
        return Row { b } label: { c }.onTapGesture { a.toggle() }
        """)
    let start = try #require(Self.place(of: modifier, in: file))
    let range = SourceRange(file: file, start: start, end: start + modifier.utf8.count)
    #expect(ModifierChain.whole(around: range)?.text == chain)
    #expect(ModifierChain.whole(around: range)?.text == chain)
  }

  /// The last one, since the first may be in a comment.
  private static func place(of text: String, in file: SourceFile) -> Int? {
    var found: Int?
    while let next = file.firstOffset(of: text, from: found.map { $0 + 1 } ?? 0) { found = next }
    return found
  }

  @Test(
    "Names are split alike with and without letters beyond ASCII",
    arguments: [
      ("lowBGValue", ["low", "BG", "Value"]), ("_isOn2", ["is", "On2"]), ("URLSession", ["URL", "Session"]),
      ("a.b", ["a", "b"]), ("", []), ("__", []), ("HTML", ["HTML"]), ("größeÄndern", ["größe", "Ändern"]),
      ("x1Y", ["x1", "Y"]),
    ])
  func words(name: String, words: [String]) {
    #expect(IdentifierWords.split(name) == words)
    // Beyond ASCII, by the letter that ends the last word.
    #expect(IdentifierWords.split(name + "_ß") == words + ["ß"])
  }

  @Test("What stands around a picture is gathered once for all rules about pictures")
  func pictures() async {
    let all: [any Rule.Type] = [ImageName.self, SymbolRawName.self, DecorativeImageExposed.self, RedundantIconBesideText.self]
    let (none, one, four) = await (Self.looks(of: []), Self.looks(of: [ImageName.self]), Self.looks(of: all))
    #expect(one > none)
    #expect(four - none < 2 * (one - none))
  }

  private static func looks(of rules: [any Rule.Type]) async -> Int {
    let steps = StepCount()
    let screen = ScreenSubject(GeneratedScreen.make(.rows, count: 400), counting: steps)
    let context = RuleContext(
      voiceOver: VoiceOver(language: .english), deploymentTarget: nil, developmentLanguage: "en", isLocalized: false)
    let engine = RuleEngine(rules: rules)
    let project = ProjectSubject(files: [], strings: StringTables(), assets: AssetIndex())
    _ = await engine.findings(screens: [screen], answers: engine.answers(about: project, in: context), width: 1)
    return steps.value
  }
}
