import SwiftSource
import Testing

@Suite struct ConditionalCompilationTests {
  @Test(
    arguments: [
      ("os(iOS)", true), ("os(macOS)", false), ("os(tvOS)", false), ("os(watchOS)", false), ("os(visionOS)", false),
      ("canImport(UIKit)", true), ("canImport(SwiftUI)", true), ("canImport(AppKit)", false),
      ("targetEnvironment(macCatalyst)", false), ("targetEnvironment(simulator)", nil), ("DEBUG", nil),
      ("swift(>=5.9)", true), ("compiler(>=6.0)", true), ("swift(<6)", false), ("hasFeature(X)", nil), ("true", true),
      ("!os(iOS)", false), ("!DEBUG", nil), ("os(iOS) && DEBUG", nil), ("os(macOS) && DEBUG", false),
      ("os(iOS) || DEBUG", true), ("os(macOS) || os(tvOS)", false), ("!(os(macOS) || os(tvOS))", true),
      ("os(macOS) || DEBUG", nil), ("canImport(UIKit.UIView)", true), ("SKIP", false), ("!SKIP", true),
    ] as [(String, Bool?)])
  func evaluation(condition: String, expected: Bool?) {
    guard let file = lower("func f() {\n#if \(condition)\na()\n#endif\n}").functions.first,
      case .compileTime(let blocks)? = file.body?.statements.first, let value = blocks.first?.condition
    else {
      Issue.record("no condition")
      return
    }
    #expect(CompileCondition.evaluate(value) == expected)
  }

  @Test func statementsKeepAllClauses() {
    #expect(
      printedStatements("#if os(iOS)\na()\n#elseif X\nlet b = 1\n#else\nc()\n#endif")
        == "(#if [(call os iOS) {(call a)}] [X {(let b = 1)}] [else {(call c)}])")
  }

  @Test(arguments: [
    (
      "a()\n#if os(iOS)\n.b()\n.c()\n#else\n.d()\n#endif",
      "(#if [(call os iOS) (call (. (call (. (call a) b)) c))] [else (call (. (call a) d))])"
    ),
    ("a()\n#if X\n.b()\n#endif", "(#if [X (call (. (call a) b))] [else (call a)])"),
    ("a()\n#if X\n.b()\n#endif\n.c()", "(call (. (#if [X (call (. (call a) b))] [else (call a)]) c))"),
    (
      "a()\n#if X\n.b()\n#if Y\n.c()\n#endif\n#endif",
      "(#if [X (#if [Y (call (. (call (. (call a) b)) c))] [else (call (. (call a) b))])] [else (call a)])"
    ),
  ])
  func modifierChains(source: String, expected: String) {
    #expect(printedStatements(source) == expected)
  }

  @Test func clausesOfChainsBeginAtTheBase() {
    let body = lower("func f() {\n  a()\n  #if X\n  .b()\n  #endif\n  .c()\n}").functions.first?.body
    guard case .expression(let outer)? = body?.statements.first, case .call(let call) = outer.kind,
      case .member(let base?, _) = call.callee.kind, case .compileTime(let alternatives) = base.kind
    else {
      Issue.record("not as expected")
      return
    }
    #expect(outer.range.text.hasPrefix("a()\n  #if X"))
    #expect(outer.range.text.hasSuffix(".c()"))
    #expect(alternatives[0].value.range.text == "a()\n  #if X\n  .b()")
    #expect(alternatives[1].value.range.text == "a()")
  }

  @Test func attributes() {
    let file = lower("#if os(iOS)\n@A\n#else\n@B\n#endif\nstruct S {}")
    #expect(file.types.first?.name == "S")
    #expect(file.types.first?.attributes.map(\.name) == ["A"])
  }

  @Test func enumCases() {
    let file = lower("enum E {\n#if os(macOS)\ncase a\n#else\ncase b\n#endif\ncase c\n}")
    #expect(file.types.first?.members.cases.map(\.name) == ["b", "c"])
  }
}
