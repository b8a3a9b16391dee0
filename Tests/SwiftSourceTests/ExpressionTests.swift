import SwiftSource
import Testing

@Suite struct ExpressionTests {
  @Test(arguments: [
    ("a", "a"), ("self.x", "(. self x)"), ("Self.x", "(. Self x)"), ("$text", "$text"),
    ("super.body", "(. super body)"),
    (".title", ".title"), (".title.bold()", "(call (. .title bold))"), ("`default`", "default"),
    ("Color.`default`", "(. Color default)"), ("a.b(c:d:)", "(. a b)"), ("Foo.self", "(. Foo self)"),
    ("x.0", "(. x 0)"),
    ("1", "1"), ("1_000", "1000"), ("0xFF", "255"), ("0b11", "3"), ("0o17", "15"), ("1.5", "1.5"), ("1e3", "1000.0"),
    ("99999999999999999999", "1e+20"), ("true", "true"), ("false", "false"), ("nil", "nil"),
    ("[]", "[]"), ("[1, 2,]", "[1 2]"), ("[:]", "[:]"), ("[a: 1, b: 2]", "[a:1 b:2]"),
    ("(a)", "a"), ("((a))", "a"), ("(a, b)", "(tuple a b)"), ("(x: a)", "(tuple x: a)"), ("()", "(tuple )"),
    ("try a", "a"), ("try? await a()", "(call a)"), ("f(&x)", "(call f x)"), ("consume x", "x"), ("unsafe x", "x"),
    ("-a", "(pre - a)"), ("!a", "(pre ! a)"), ("a...", "(post ... a)"), ("..<a", "(pre ..< a)"),
    ("\\.dismiss", "\\dismiss"), ("\\Item.a.b", "\\a.b"), ("\\.a?.b", "\\a.b"), ("\\.self", "\\self"),
    ("Binding<Bool>(x)", "(call (spec Binding Bool) x)"), ("[Item]()", "(call (type []<Item>))"),
    ("[String: [Int?]]()", "(call (type [:]<String,[]<Int?>>))"), ("[Item].self", "(. (type []<Item>) self)"),
    ("[(String, Int)]()", "(call (type []<()<String,Int>>))"), ("[first].count", "(. [first] count)"),
    ("[A.B]()", "(call (type []<A.B>))"), ("[f()].map(g)", "(call (. [(call f)] map) g)"),
    ("#selector(a.b)", "(#selector (. a b))"), ("#expect(x) { y }", "(#expect x ~{y})"), ("#function", "(#function)"),
    ("a?.b", "(. (opt a) b)"), ("a!.b", "(. (force a) b)"), ("a?.b?[1]", "(sub (opt (. (opt a) b)) 1)"),
    ("a[0]", "(sub a 0)"), ("a[safe: 0]", "(sub a safe: 0)"), ("a[\"k\", default: 0]", "(sub a \"k\" default: 0)"),
    ("/regex/", "(unsupported)"),
  ])
  func simpleForms(source: String, expected: String) {
    #expect(printed(source) == expected)
  }

  @Test(arguments: [
    ("f()", "(call f)"), ("f(1, b: 2)", "(call f 1 b: 2)"), ("f { x }", "(call f ~{x})"),
    ("f(1) { x } then: { y }", "(call f 1 ~{x} then: ~{y})"), ("f { a in a }", "(call f ~{a in a})"),
    ("f { (a, b) in a }", "(call f ~{a,b in a})"), ("f { (a: Int, _: Int) -> Int in a }", "(call f ~{a,_ in a})"),
    ("f { [weak self] in self }", "(call f ~{self})"), ("f { $0 + $1 }", "(call f ~{(+ $0 $1)})"),
    ("f { _ in }", "(call f ~{_ in })"), ("{ x }()", "(call {x})"),
    ("Text(\"a\").bold().padding(.all, 4)", "(call (. (call (. (call Text \"a\") bold)) padding) .all 4)"),
    ("a.b { c }.d { e }", "(call (. (call (. a b) ~{c}) d) ~{e})"), ("f()()", "(call (call f))"),
    ("a\n  .b()\n  // comment\n  .c()", "(call (. (call (. a b)) c))"),
  ])
  func callsAndChains(source: String, expected: String) {
    #expect(printed(source) == expected)
  }

  @Test(arguments: [
    ("a + b * c", "(+ a (* b c))"), ("a * b + c", "(+ (* a b) c)"), ("a - b - c", "(- (- a b) c)"),
    ("a ?? b ?? c", "(?? a (?? b c))"), ("a ?? b + c", "(?? a (+ b c))"), ("a == b ?? c", "(== a (?? b c))"),
    ("a && b || c && d", "(|| (&& a b) (&& c d))"), ("!a && b == c", "(&& (pre ! a) (== b c))"),
    ("a ? b : c ? d : e", "(? a b (? c d e))"), ("a || b ? c : d", "(? (|| a b) c d)"),
    ("a ? b ? 1 : 2 : 3", "(? a (? b 1 2) 3)"), ("(a + b) * c", "(* (+ a b) c)"),
    ("x as? Int ?? 0", "(?? (as? x Int) 0)"), ("x as! A.B", "(as! x A.B)"), ("x is T && y", "(&& (is x T) y)"),
    ("0..<a + 1", "(..< 0 (+ a 1))"), ("a...b", "(... a b)"), ("a <> b + c", "(+ (<> a b) c)"),
    ("a & b << c", "(& a (<< b c))"), ("try a + b", "(+ a b)"), ("a + try b", "(+ a b)"),
    ("a === b", "(=== a b)"), ("x as Int as Any", "(as (as x Int) Any)"),
  ])
  func operatorsFold(source: String, expected: String) {
    #expect(printed(source) == expected)
  }

  @Test(arguments: [
    ("a = b", "(= a b)"), ("a.b = c + d", "(= (. a b) (+ c d))"), ("a += b * 2", "(+= a (* b 2))"),
    ("_ = f()", "(= _ (call f))"), ("a = b ? c : d", "(= a (? b c d))"), ("a?.b = c", "(= (. (opt a) b) c)"),
    ("(a, b) = (b, a)", "(= (tuple a b) (tuple b a))"),
  ])
  func assignments(source: String, expected: String) {
    #expect(printedStatements(source) == expected)
  }

  @Test(arguments: [
    ("if a { 1 } else { 2 }", "(if a {1} else {2})"),
    ("switch a { case .b: 1\n default: 2 }", "(switch a [.b: 1] [default: 2])"),
  ])
  func controlFlowAsExpression(source: String, expected: String) {
    #expect(printed(source) == expected)
  }

  /// A call is waited for also where something is taken from what it gives.
  @Test(arguments: ["await a()", "try await a()?.b", "await a()!.b.c", "await a() as? B", "try await a() ?? b"])
  func marks(source: String) {
    func isAwaited(_ value: Expression) -> Bool {
      switch value.kind {
      case .call(let call): call.isAwaited
      case .member(let base?, _), .optionalChain(let base), .forceUnwrap(let base), .cast(let base, _, _), .binary(_, let base, _): isAwaited(base)
      default: false
      }
    }
    #expect(expression(source).map(isAwaited) == true)
  }
}

@Suite struct StringLiteralTests {
  @Test(arguments: [
    (#""""#, #""""#), (#""a b""#, #""a b""#), (#""a\tb\u{e9}\u{1F600}\\\"""#, "\"a\tbé😀\\\"\""),
    (##"#"a\n\#n"#"##, "\"a\\n⏎\""), (##"#"\#(x) \(y)"#"##, ##""\(x) \(y)""##),
    (#""a\(b)c\(d, format: .number)""#, #""a\(b)c\(d, format: .number)""#),
    (#""\(a)\(b)""#, #""\(a)\(b)""#), (#""\(f("x"))""#, #""\((call f "x"))""#),
  ])
  func singleLine(source: String, expected: String) {
    #expect(printed(source) == expected)
  }

  @Test(arguments: [
    ("\"\"\"\n  a\n    b\n\n  c\n  \"\"\"", "\"a⏎  b⏎⏎c\""),
    ("\"\"\"\n  a \\\n  b\n  \"\"\"", "\"a b\""),
    ("\"\"\"\r\n  a\r\n  b\r\n  \"\"\"", "\"a⏎b\""),
    ("\"\"\"\n  \\(a)\n  b\n  \"\"\"", "\"\\(a)⏎b\""),
    ("\"\"\"\n  \"\"\"", "\"\""),
    ("#\"\"\"\n  a\\n\\#n\n  \"\"\"#", "\"a\\n⏎\""),
  ])
  func multiLine(source: String, expected: String) {
    #expect(printed(source) == expected)
  }

  @Test func adjacentTextIsOneSegment() throws {
    guard case .string(let literal)? = expression("\"\"\"\n a\n b\n \"\"\"")?.kind else {
      Issue.record("no string")
      return
    }
    #expect(literal.segments.count == 1)
  }
}
