import SourceModel
import SwiftSource
import Testing

@Suite struct HostileInputTests {
  private func lowerBytes(_ bytes: [UInt8]) -> FileDeclarations {
    SourceLowering().lower(SourceFile(path: "Hostile.swift", bytes: bytes))
  }

  @Test(arguments: [
    "", "\u{FEFF}", "\0\0\0", "}}}}", "{{{{", "((((", "struct", "struct S {", "func f(", "let x =", "let = ", "@", "#",
    "#if",
    "#if os(iOS)\nstruct A {", "#endif", "\"", "\"\"\"", "\"\\(", "case", "switch x {", "extension", "enum E { case }",
    "let x = a.", "let x = .", "let x = a ? b", "let x = a as", "let x = a + ", "let x = + + +", "import",
    "protocol P { var }",
    "let x = [a:", "let x = #", "f { a, b in", "let x = \\", "let x = \\.", "if if if", "guard else", "init()",
    "subscript",
    "#Preview", "#Preview {", "@available(", "@available(iOS", "if #available(", "associatedtype", "var x: { get",
    "a.b.c.",
    "let x = a\n#if X\n.b\n", "let x = a\n#if X\n#endif\n.c", "// earshot:ignore", "typealias A =", "let x: = 1",
    "accessibilityLabel.accessibilityLabel.", "UIAccessibility.", "x.accessibilityLabel =",
  ])
  func brokenCode(source: String) {
    let file = lower(source)
    #expect(file.syntaxErrors.count <= 3)
    for error in file.syntaxErrors { #expect((0...file.file.bytes.count).contains(error.offset)) }
  }

  @Test func everyPrefixOfAFile() {
    let text = """
      @available(iOS 17, *) struct A<T: P>: View where T: Q { @State private var x = "a\\(b, c: 1)" + #"r"#
        var body: some View { if let x, case .a(let y)? = z { Text(x).bold { $0 } c: { _ in } } else { [A]() }
          #if os(iOS)
          a?.b![0].accessibilityLabel("x")
            #if X
            .c()
            #endif
          #endif
        switch x { case .a, .b where c: d ? e : f as? G ?? h; default: \\A.b } } }
      #Preview("n") { A() } // earshot:ignore a -- b
      """
    let bytes = Array(text.utf8)
    for count in 0...bytes.count { _ = lowerBytes(Array(bytes[..<count])) }
  }

  @Test func invalidUTF8() {
    let file = lowerBytes(Array("struct A { let b = \"".utf8) + [0xFF, 0xFE, 0x80] + Array("\" }\nstruct C {}".utf8))
    #expect(file.types.map(\.name) == ["A", "C"])
    #expect(file.types.last?.nameRange.text == "C")
    for byte in UInt8.min...UInt8.max { _ = lowerBytes([byte, byte, 0xC3]) }
  }

  @Test func syntaxErrors() {
    let file = lower("struct A {\n  let b = \n")
    #expect(!file.syntaxErrors.isEmpty)
    #expect(file.syntaxErrors.contains { $0.message == "missing '}'" })
    #expect(lower("struct A { let b = 1 }").syntaxErrors.isEmpty)
  }

  @Test(arguments: [
    "(", "{", "a(", "a { ", "if a { ", "[a: ", "-", "a ? ", "a ?? ", "\\(", "struct A { ", "!", "#if X\n", "\"\\(",
    "a<",
    "() -> ", "try ", "A.", "func f() { ", "if a {} else ", "#if X\n#elseif ", ".a(", "case .a(", "@A(", "as ",
  ])
  func deepNesting(opening: String) {
    let text = String(repeating: opening, count: 60)
    for start in ["", "let x = ", "let x: ", "func f() { "] { _ = lower(start + text) }
  }

  @Test(arguments: ["let x = ", "let x: ", "f"])
  func deepBracketsAreNotParsed(start: String) {
    let file = lower(start + String(repeating: "[", count: 3_000))
    #expect(file.syntaxErrors.first?.message == "more than 16 square brackets within each other")
    #expect(file.properties.isEmpty)
  }

  @Test func bracketsInCommentsAndStringsDoNotNest() {
    let brackets = String(repeating: "[", count: 50)
    let text =
      "// \(brackets)\n/* \(brackets) */\nlet a = \"\(brackets)\\\"\(brackets)\"\nlet b = \"\"\"\n\(brackets)\n\"\"\"\n"
    #expect(lower(text).properties.map(\.name) == ["a", "b"])
    #expect(printed("[[[[1]]]]") == "[[[[1]]]]")
  }

  @Test func deepInterpolationsAreNotParsed() {
    let file = lower(String(repeating: "let a = \"\\(", count: 3_000))
    #expect(file.syntaxErrors.first?.message == "more than 64 string interpolations within each other")
    // As many beside each other, and signs in raw literals that mean nothing there.
    let many = (0..<100).map { "let a\($0) = \"\\(b(1)) \\(c)\"; let r\($0) = #\"\\(\"#\n" }.joined()
    #expect(lower(many).properties.count == 200)
  }

  @Test func deepParentheses() {
    let depth = 3_000
    let text = String(repeating: "(", count: depth) + "a" + String(repeating: ")", count: depth)
    #expect(lower("let x = " + text).properties.count == 1)
  }

  @Test(arguments: [20_000, 50_000])
  func longChains(count: Int) {
    let file = lower("let x = b" + String(repeating: ".a()", count: count))
    #expect(file.properties.first?.initializer.map { Printer.print($0) } == "(unsupported)")
    #expect(file.properties.first?.initializer?.range.end == file.file.bytes.count)
  }

  @Test func chainsOfOrdinaryLengthAreKept() {
    let text = printed("b" + String(repeating: ".a()", count: 200))
    #expect(text.hasPrefix("(call (. (call (. "))
  }

  @Test(arguments: [("+", 20_000), ("??", 5_000), ("=", 5_000), ("? a :", 5_000), (".a() +", 5_000), ("as A +", 5_000)])
  func longSequences(symbol: String, count: Int) {
    let text = "a" + String(repeating: " \(symbol) a", count: count)
    let value = lower("let x = " + text).properties.first?.initializer
    #expect(value.map { Printer.print($0) } == "(unsupported)")
  }

  @Test func longOperatorChainsBelowTheLimitAreKept() {
    let text = printed("a" + String(repeating: " + a", count: 500))
    #expect(text.hasPrefix("(+ (+ (+ "))
  }

  @Test func manyElseIfs() {
    let text = "if a {}" + String(repeating: " else if a {}", count: 5_000)
    #expect(lower("func f() { \(text) }").functions.count == 1)
  }

  @Test func manyMembersAndArguments() {
    let array = "let x = [" + String(repeating: "1, ", count: 5_000) + "]\n"
    let lets = String(repeating: "let y = 1\n", count: 5_000)
    #expect(lower(array + lets).properties.count == 5_001)
  }
}
