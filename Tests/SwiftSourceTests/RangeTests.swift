import SourceModel
import SwiftSource
import Testing

@Suite struct RangeTests {
  @Test func callsReachFromTheBaseToTheLastClosure() {
    let value = lower("let v = a /* x */.b( 1 ) // y\n  .c(d: (2)) { e } f: { g } // z\n").properties.first?.initializer
    #expect(value?.range.text == "a /* x */.b( 1 ) // y\n  .c(d: (2)) { e } f: { g }")
    guard case .call(let outer)? = value?.kind, case .member(let base?, _) = outer.callee.kind,
      case .call(let inner) = base.kind
    else {
      Issue.record("no calls")
      return
    }
    #expect(outer.parentheses?.text == "(d: (2))")
    #expect(outer.arguments.map(\.range.text) == ["d: (2)", "{ e }", "f: { g }"])
    #expect(outer.callee.range.text == "a /* x */.b( 1 ) // y\n  .c")
    #expect(base.range.text == "a /* x */.b( 1 )")
    #expect(inner.parentheses?.text == "( 1 )")
    #expect(inner.arguments[0].range.text == "1")
  }

  @Test func operandsKeepTheirParentheses() {
    let value = expression("(a + b) * try c")
    #expect(value?.range.text == "(a + b) * try c")
    #expect(expression("(a).b()")?.range.text == "(a).b()")
    #expect(expression(".a.b")?.range.text == ".a.b")
  }

  @Test func declarationsAndBlocks() {
    let file = lower("// c\n@A struct S { // d\n  var x: Int { 1 } // e\n  func f() { }\n}\n")
    let type = file.types[0]
    #expect(type.nameRange.text == "S")
    #expect(type.range.text.hasPrefix("@A struct S {"))
    #expect(type.range.text.hasSuffix("\n}"))
    #expect(type.members.properties[0].range.text == "var x: Int { 1 }")
    #expect(type.members.properties[0].getter?.range.text == "{ 1 }")
    #expect(type.members.functions[0].nameRange.text == "f")
    #expect(type.members.functions[0].body?.range.text == "{ }")
  }

  @Test func controlFlow() {
    let body = lower("func f() { if a { b } else if c { d } \n switch x { case 1: // c\n y // d\n case 2: } }")
      .functions[0].body
    guard case .conditional(let first)? = body?.statements.first, case .conditional(let second)? = first.otherwise,
      case .selection(let selection)? = body?.statements.last
    else {
      Issue.record("not as expected")
      return
    }
    #expect(first.range.text == "if a { b } else if c { d }")
    #expect(second.range.text == "if c { d }")
    #expect(selection.cases[0].body.range.text == "y")
    #expect(selection.cases[1].body.range.isEmpty)
  }

  @Test func byteOrderMark() {
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("struct A { let b = \"é\" + c }".utf8)
    let file = SourceLowering().lower(SourceFile(path: "A.swift", bytes: bytes))
    #expect(file.types.first?.nameRange.text == "A")
    #expect(file.types.first?.members.properties.first?.initializer?.range.text == "\"é\" + c")
    #expect(file.syntaxErrors.isEmpty)
  }

  @Test(arguments: ["\r\n", "\r", "\n"])
  func lineEndings(ending: String) {
    let text = "struct A {\n  // c\n  let b = c\n    .d()\n}\n".replacing("\n", with: ending)
    let value = lower(text).types.first?.members.properties.first?.initializer
    #expect(value?.range.text == "c\(ending)    .d()")
  }
}
