import SwiftSource
import Testing

@Suite struct StatementTests {
  @Test(arguments: [
    ("let a = 1, b = 2", "(let a = 1); (let b = 2)"), ("var a: Int?", "(var a: Int?)"),
    ("let a, b: Int", "(let a: Int); (let b: Int)"),
    ("let (a, b) = f()", "(let ($a, $b) = (call f))"), ("let _ = x", "(let _ = x)"),
    ("@State var a = 1", "(@State var a = 1)"), ("lazy var x = { 1 }()", "(var x = (call {1}))"),
    ("var a: Int { 1 }", "(var a: Int {1})"),
    ("return", "(return)"), ("return a", "(return a)"), ("a(); b()", "(call a); (call b)"),
    ("for x in xs { f(x) }", "(for $x in xs {(call f x)})"),
    ("for (i, x) in xs.enumerated() where i > 0 {}", "(for ($i, $x) in (call (. xs enumerated)) {(if (> i 0) {})})"),
    ("for case let .some(x) in xs {}", "(for .some($x) in xs {})"), ("for _ in 0..<3 {}", "(for _ in (..< 0 3) {})"),
    ("while a { b() }", "(while a {(call b)})"), ("repeat { b() } while a", "(while a {(call b)})"),
    ("while let a = b() { c }", "(while (let a (call b)) {c})"),
    ("outer: for x in xs {}", "(for $x in xs {})"),
    ("do { try a() } catch let e as E { b() } catch { c() }", "(do {(call a)} {(call b)} {(call c)})"),
    ("func g(_ x: Int) -> Int { x }", "(func g(_ x: Int) -> Int {x})"), ("struct S {}", "(structure S)"),
    ("throw a", "(other throw a)"), ("defer { a() }", "(defer {(call a)})"), ("break", "(other break)"),
    ("typealias T = Int", "(other typealias T = Int)"),
  ])
  func plain(source: String, expected: String) {
    #expect(printedStatements(source) == expected)
  }

  @Test(arguments: [
    ("if a { b }", "(if a {b})"), ("if a { b } else { c }", "(if a {b} else {c})"),
    ("if a { b } else if d { e } else { c }", "(if a {b} else (if d {e} else {c}))"),
    ("if let a { b }", "(if (let a) {b})"), ("if let a = x, a > 1 { b }", "(if (let a x), (> a 1) {b})"),
    ("if var a = x {}", "(if (let a x) {})"), ("if case .some(let x) = y {}", "(if (case .some($x) = y) {})"),
    ("if case let x? = y {}", "(if (case $x? = y) {})"),
    ("if #available(iOS 17.1, macOS 14, *) { a }", "(if (available iOS 17.1, macOS 14) {a})"),
    ("if #unavailable(iOS 17) { a }", "(if (unavailable iOS 17) {a})"),
    ("guard let a else { return }", "(guard (let a) else {(return)})"),
    ("guard a, let b = c else { return nil }", "(guard a, (let b c) else {(return nil)})"),
    ("let x = if a { 1 } else { 2 }", "(let x = (if a {1} else {2}))"),
    ("return switch a { default: 1 }", "(return (switch a [default: 1]))"),
  ])
  func conditions(source: String, expected: String) {
    #expect(printedStatements(source) == expected)
  }

  @Test(arguments: [
    ("case .a: x", "[.a: x]"), ("case .a, .b: x", "[.a, .b: x]"), ("case T.a: x", "[.a: x]"),
    ("case .a(let x): x", "[.a($x): x]"), ("case let .a(x, y: z): x", "[.a($x, y: $z): x]"),
    ("case .a(_, b: 1): x", "[.a(_, b: 1): x]"), ("case .a(.b(let c)): x", "[.a(.b($c)): x]"),
    ("case 1...3: x", "[(... 1 3): x]"), ("case \"a\": x", "[\"a\": x]"), ("case nil: x", "[nil: x]"),
    ("case let x where x > 1: x", "[$x where (> x 1): x]"), ("case (let a, _): x", "[($a, _): x]"),
    ("case let (a, b): x", "[($a, $b): x]"), ("case is T: x", "[(is T): x]"), ("case let t as T: t", "[(is T $t): t]"),
    ("case .a?: x", "[.a?: x]"), ("case let a?: x", "[$a?: x]"), ("@unknown default: x", "[default: x]"),
    ("case f(x): y", "[(call f x): y]"), ("case .a:\n  x\n  y", "[.a: x; y]"),
    ("case .a: break", "[.a: (other break)]"),
    ("#if os(iOS)\ncase .a: x\n#else\ncase .b: x\n#endif\ndefault: y", "[.a: x] [default: y]"),
  ])
  func switchCases(source: String, expected: String) {
    #expect(printedStatements("switch s {\n\(source)\n}") == "(switch s \(expected))")
  }
}
