import AccessibilityModel
import EarshotCore
import Project
import SourceModel
import Testing

/// Source that nobody writes, or that somebody writes to do harm: each has a defined result, in bounded work.
@Suite("Hostile source")
struct HostileSourceTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var source: String
    /// What the problem says, without its line; nil where nothing is wrong.
    var problem: String?
    /// The screen after the hostile code is still there.
    var keepsRest = true

    var testDescription: String { name }

    init(_ name: String, _ source: String, _ problem: String? = nil, keepsRest: Bool = true) {
      self.name = name
      self.source = source
      self.problem = problem
      self.keepsRest = keepsRest
    }

    init(_ name: String, body: String, _ problem: String? = nil, keepsRest: Bool = true) {
      self.init(name, "struct Sample: View { var body: some View {\n\(body)\n} }", problem, keepsRest: keepsRest)
    }
  }

  private static let deep = "nested more than 256 deep; what follows is not analysed"
  private static let long = "an expression more than 1000 deep is left out; the rest of the file is analysed"

  private static let wordy = "more than a million words and signs; the file is not analysed"

  private static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  private static func numbered(_ range: Range<Int>, _ line: (Int) -> String) -> String {
    range.map(line).joined(separator: "\n")
  }

  static let rows: [Row] = [
    Row("nothing", ""), Row("byte order mark", "\u{FEFF}"), Row("zeros", "\0\0"),
    Row("lone CR", "struct A: View {\r  var body: some View { Text(\"A\") }\r}"),
    Row("CRLF", "struct A: View {\r\n  var body: some View { Text(\"A\") }\r\n}"),
    Row("one long line", body: "Text(\"" + repeated("a", 1 << 20) + "\")"),
    Row("a comment of 20 MB", body: "Text(\"A\") // " + repeated("a", 20 << 20)),
    Row("many statements", body: repeated("Text(\"a\"); ", 10_000)),
    Row("20 MB of statements", body: repeated("Text(\"a\"); ", 2_000_000), wordy, keepsRest: false),
    Row("20 MB of numbers", "let a = [" + repeated("1, ", 7_000_000) + "]", wordy, keepsRest: false),
    Row(
      "50,000 parentheses", body: "Text(" + repeated("(", 50_000) + "1" + repeated(")", 50_000) + ")", deep,
      keepsRest: false),
    Row(
      "50,000 views in each other", body: repeated("VStack { ", 50_000) + repeated("}", 50_000), deep,
      keepsRest: false),
    Row("5,000 nested types", repeated("struct A { ", 5_000) + repeated("}", 5_000), deep, keepsRest: false),
    Row("3,000 nested conditions", repeated("#if A\n", 3_000) + repeated("#endif\n", 3_000), deep, keepsRest: false),
    Row(
      "a chain of a million modifiers", body: "Text(\"a\")" + repeated(".padding()", 1_000_000), wordy,
      keepsRest: false),
    Row("a chain of 100,000 modifiers", body: "Text(\"a\")" + repeated(".padding()", 100_000), long),
    Row("100,000 operators", body: "Text(\"a\"" + repeated(" + \"b\"", 100_000) + ")", long),
    Row("5,000 else ifs", body: repeated("if a { Text(\"A\") } else ", 5_000) + "{ Text(\"Z\") }", long),
    Row(
      "square brackets", body: "Text(" + repeated("[", 3_000) + ")",
      "more than 16 square brackets within each other; the file is not analysed", keepsRest: false),
    Row(
      "unclosed braces", body: repeated("VStack { ", 50), "missing '}'; the rest of the file is analysed",
      keepsRest: false),
    Row(
      "conflict markers", body: "<<<<<<< HEAD\nText(\"a\")\n=======\nText(\"b\")\n>>>>>>> other",
      "conflict of a merge; the rest of the file is analysed"),
    Row(
      "views in a circle",
      """
      struct A: View { var body: some View { B(); C() } }
      struct B: View { var body: some View { A(); C() } }
      struct C: View { var body: some View { A(); B() } }
      """),
    Row(
      "views that double",
      numbered(0..<24) { "struct V\($0): View { var body: some View { V\($0 + 1)(); V\($0 + 1)() } }" }
        + "\nstruct V24: View { var body: some View { Text(\"ha\") } }"),
    Row(
      "calls that double",
      "struct S: View { var body: some View { f0() }\n"
        + numbered(0..<60) { "@ViewBuilder func f\($0)() -> some View { f\($0 + 1)(); f\($0 + 1)() }" }
        + "\nfunc f60() -> some View { Text(\"ha\") } }"),
    Row(
      "branches that double by calls",
      "struct S: View { let c: [Bool]; var body: some View { f0() }\n"
        + numbered(0..<60) {
          "@ViewBuilder func f\($0)() -> some View { if c[\($0)] { f\($0 + 1)() } else { f\($0 + 1)() } }"
        }
        + "\nfunc f60() -> some View { Text(\"x\") } }"),
    Row(
      "texts that double",
      "struct S: View { var body: some View { Text(s0) }\n"
        + numbered(0..<60) { "var s\($0): String { s\($0 + 1) + s\($0 + 1) }" }
        + "\nvar s60: String { \"ha\" } }"),
    Row(
      "texts that branch and double",
      "struct S: View { let c: [Bool]; var body: some View { Text(f0(\"a\")) }\n"
        + numbered(0..<60) {
          "func f\($0)(_ s: String) -> String { c[\($0)] ? f\($0 + 1)(s + \"x\") : f\($0 + 1)(s + \"y\") }"
        }
        + "\nfunc f60(_ s: String) -> String { s } }"),
    Row(
      "UIKit code that doubles",
      "class S: UIViewController { override func viewDidLoad() { f0() }\n"
        + numbered(0..<60) { "func f\($0)() { f\($0 + 1)(); f\($0 + 1)() }" }
        + "\nfunc f60() { view.addSubview(UILabel()) } }"),
    Row(
      "generic types in each other",
      """
      struct G<T: View>: View { let t: T; var body: some View { G<G<T>>(t: self) } }
      struct S: View { var body: some View { G(t: Text("a")) } }
      """),
    Row(
      "10,000 cases",
      "enum E { \(numbered(0..<10_000) { "case c\($0)" }) }\n"
        + "struct S: View { let e: E; var body: some View { switch e {\n"
        + numbered(0..<10_000) { "case .c\($0): Text(\"t\($0)\")" } + "\n} } }"),
    Row(
      "extensions, types and aliases in a circle",
      """
      extension A: B {}; extension B: A {}; protocol A: B {}; protocol B: A {}; class C: D {}; class D: C {}
      typealias X = Y; typealias Y = X
      struct S: X, A { var body: some View { X(); C().foo } }
      extension S { typealias S = T }; extension T { typealias T = S }
      """),
    Row(
      "a thousand types of one name",
      numbered(0..<1_000) { "struct S: View { var body: some View { Text(\"\($0)\") } }" }),
    Row("a view that shows its own body", body: "HStack { ForEach(0..<5, id: \\.self) { i in Text(\"i\"); body } }"),
    // Found by fuzzing.
    Row("a number beyond integers", body: "ProgressView(value: 0x7fffffffffffffff); Slider(value: .constant(1e308))"),
    Row("a limit of lines beyond integers", body: "Text(\"A\").lineLimit(299999999999999999999999999)"),
    Row("a subscript beyond integers", body: "Text([\"a\"][1e300])"),
    Row(
      "a gesture without its code",
      body: "Text(\"A\").onLongPressGesture(perform: , onPressingChanged: { isPressed = $0 })",
      "the rest of the file is analysed"),
  ]

  @Test(arguments: rows)
  func isAnalysedWithinBounds(_ row: Row) async {
    let source = row.source + "\nstruct Rest: View { var body: some View { Text(\"Rest\") } }\n"
    let analysis = await Analysis.run(source: source)
    if let problem = row.problem {
      let messages = analysis.problems.map(\.message)
      #expect(messages.contains { $0.hasSuffix(problem) }, "\(messages)")
    } else {
      #expect(analysis.problems.isEmpty)
    }
    #expect(analysis.screens.contains { $0.name == "Rest" } == row.keepsRest)
    // What a screen comes to is limited, whatever its code would unfold to.
    for screen in analysis.screens { #expect(TranscriptBuilder().stops(of: screen.nodes).count <= 100_000) }
  }

  @Test("Bytes that are no text leave places within the file")
  func invalidText() async {
    let bytes = Array("struct A: View { var body: some View { Text(\"a\") } } // earshot:ignore x".utf8) + [0xFF, 0xFE]
      + Array(" -- y\n".utf8)
    let file = SourceFile(path: "A.swift", bytes: bytes)
    let project = Project(root: "/", sources: [SourceUnit(file: file, role: .app, isRequested: true, module: nil)])
    let analysis = await Analysis.run(on: project, AnalysisOptions(paths: [], workingDirectory: "/", width: 1))
    #expect(analysis.findings.map(\.rule) == ["unknown-rule-in-suppression"])
    #expect(analysis.findings.allSatisfy { $0.place.end == bytes.count - 1 })
  }

  @Test("Numbers of any size become whole ones", arguments: [
    (1.9, 1), (-1.9, -1), (.nan, 0), (.infinity, .max), (-.infinity, .min), (1e300, .max), (-1e300, .min),
    (0x1p63, .max),
  ])
  func clamping(number: Double, expected: Int) {
    #expect(Int(clamping: number) == expected)
  }
}
