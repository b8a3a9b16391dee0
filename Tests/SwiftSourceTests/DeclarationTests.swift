import SwiftSource
import Testing

@Suite struct DeclarationTests {
  @Test(arguments: [
    ("let a = 1, b: Int = 2", ["(let a = 1)", "(let b: Int = 2)"]),
    ("@State private var a = 1", ["(@State private var a = 1)"]),
    ("@Environment(\\.dismiss) var d", ["(@Environment(\\dismiss) var d)"]),
    ("@AppStorage(\"k\", store: .x) var d: Bool = true", ["(@AppStorage(\"k\", store: .x) var d: Bool = true)"]),
    ("@available(iOS 17.0, *) var a: Int", ["(@available(iOS: \"17.0\", *) var a: Int)"]),
    (
      "@available(*, deprecated, message: \"m\") var a: Int",
      ["(@available(*, deprecated, message: \"m\") var a: Int)"]
    ),
    ("private(set) var a: Int", ["(var a: Int)"]), ("fileprivate var a: Int", ["(private var a: Int)"]),
    ("static let a = 1", ["(static let a = 1)"]), ("class var a: Int { 1 }", ["(static var a: Int {1})"]),
    ("var a: Int { get { 1 } set { b = newValue } }", ["(var a: Int {1})"]),
    ("var a: Int { get set }", ["(var a: Int)"]), ("var a = 1 { didSet { b() } }", ["(var a = 1)"]),
    ("var a: Int { _read { yield b } }", ["(var a: Int {(other yield b)})"]),
    ("lazy var a = { 1 }()", ["(var a = (call {1}))"]), ("let (a, b) = f()", ["(let a)", "(let b)"]),
    ("var body: some View { Text(a) }", ["(var body: some:View {(call Text a)})"]),
    ("#if os(iOS)\nvar a: Int\n#else\nvar b: Int\n#endif", ["(var a: Int)"]),
    (
      "#if os(macOS)\nvar a: Int\n#elseif DEBUG\nvar b: Int\n#else\nvar c: Int\n#endif",
      ["(var b: Int)", "(var c: Int)"]
    ),
  ])
  func properties(source: String, expected: [String]) {
    let members = lower("struct S {\n\(source)\n}").types.first?.members
    #expect(members?.properties.map { Printer.print($0) } == expected)
  }

  @Test(arguments: [
    ("func f()", "(func f())"), ("func f(a: Int, _ b: Int, c d: Int)", "(func f(a a: Int, _ b: Int, c d: Int))"),
    ("func f(a: Int = 1, b: String...) -> Int { 1 }", "(func f(a a: Int = 1, b b: String...) -> Int {1})"),
    ("func f(@ViewBuilder c: @escaping () -> C)", "(func f(@ViewBuilder @escaping c c: -><C>))"),
    ("@ViewBuilder private func f() -> some View { a }", "(@ViewBuilder private func f() -> some:View {a})"),
    ("static func f<T: P, U>(x: T) where U: Q, U: R {}", "(static func f<T: P, U: Q>(x x: T) {})"),
    ("init?(_ a: Int) { b = a }", "(func init(_ a: Int) {(= b a)})"),
    ("subscript(a: Int, b c: Int) -> Int { a }", "(func subscript(_ a: Int, b c: Int) -> Int {a})"),
    ("static func == (l: Self, r: Self) -> Bool { true }", "(static func ==(l l: Self, r r: Self) -> Bool {true})"),
    ("func f(a: inout Int) async throws {}", "(func f(a a: Int) {})"),
  ])
  func functions(source: String, expected: String) {
    let members = lower("struct S {\n\(source)\n}").types.first?.members
    #expect(((members?.functions ?? []) + (members?.initializers ?? [])).map { Printer.print($0) } == [expected])
  }

  @Test(arguments: [
    ("Int", "Int"), ("Int?", "Int?"), ("Optional<Int>", "Int?"), ("Int!", "Int?"), ("[Int]", "[]<Int>"),
    ("[A: [B]]", "[:]<A,[]<B>>"), ("A.B.C", "A.B.C"), ("SwiftUI.Binding<Bool>?", "SwiftUI.Binding<Bool>?"),
    ("(A, b: B)", "()<A,B>"), ("(A)", "A"), ("() -> A", "-><A>"), ("(() -> A)?", "-><A>?"), ("some P", "some:P"),
    ("any P", "some:P"), ("(any P)?", "some:P?"), ("A & B", "A"), ("@MainActor () -> Void", "-><Void>"),
    ("A.Type", "A.Type"), ("[String?]", "[]<String?>"), ("`Type`", "Type"),
  ])
  func types(source: String, expected: String) {
    #expect(lower("var x: \(source)").properties.first?.type.map { Printer.print($0) } == expected)
  }

  @Test func typeTextsAreOnOneLine() {
    #expect(lower("var x: [\n  String :\n  Int\n]").properties.first?.type?.text == "[ String : Int ]")
  }

  @Test func enumCases() {
    let cases = lower("enum E: Int { case a = 1, b\n indirect case c(Int, d: E? = nil, _ e: Int)\n case `default` }")
      .types.first?.members.cases
    #expect(cases?.map(\.name) == ["a", "b", "c", "default"])
    #expect(cases?[0].rawValue.map { Printer.print($0) } == "1")
    #expect(cases?[2].associated.map { Printer.print($0) } == ["_ : Int", "d d: E? = nil", "_ e: Int"])
  }

  @Test func typesAndExtensions() {
    let file = lower(
      """
      import SwiftUI
      import struct Foundation.URL
      public struct A<T: P, U>: View, B & C where U == Int {
        enum E { struct F {} }
        typealias G = E.F
      }
      private extension A.E where T: Q { struct H {} }
      actor B {}
      final class C: D {}
      protocol P { associatedtype X }
      typealias K = A
      func f() {}
      let g = 1
      """)
    #expect(file.imports == ["SwiftUI", "Foundation.URL"])
    #expect(file.types.map(\.name) == ["A", "B", "C", "P"])
    #expect(file.types.map(\.kind) == [.structure, .actor, .classType, .protocolType])
    #expect(file.types[0].inheritedTypes.map(\.name) == ["View", "B", "C"])
    #expect(Printer.print(file.types[0].genericParameters) == "T: P, U: Int")
    #expect(file.types[0].members.types[0].members.types[0].qualifiedName == "A.E.F")
    #expect(file.types[0].members.aliases["G"]?.text == "E.F")
    #expect(file.extensions[0].extendedType.text == "A.E")
    #expect(file.extensions[0].whereClause == "T: Q")
    #expect(file.extensions[0].isPrivate)
    #expect(file.extensions[0].members.types[0].qualifiedName == "A.E.H")
    #expect(file.aliases["K"]?.name == "A")
    #expect(file.functions.map(\.name) == ["f"])
    #expect(file.properties.map(\.name) == ["g"])
  }

  @Test func previews() {
    let file = lower(
      """
      #Preview("Dark", traits: .landscapeLeft) { A() }
      #Preview { @Previewable @State var x = 1; A(x) }
      #if DEBUG
      #Preview(body: { B() })
      #endif
      struct A_Previews: PreviewProvider { static var previews: some View { A() } }
      """)
    #expect(file.previews.map(\.name) == ["Dark", nil, nil])
    #expect(
      file.previews.map { Printer.print($0.body) } == [
        "(call A)", "(@Previewable @State var x = 1); (call A x)", "(call B)",
      ])
    #expect(file.types.map(\.name) == ["A_Previews"])
  }

  @Test func declarationsInCompilationConditions() {
    let file = lower(
      """
      #if canImport(UIKit)
      import UIKit
      struct A {}
      #elseif canImport(AppKit)
      import AppKit
      struct B {}
      #endif
      #if DEBUG
      extension A {}
      func f() {}
      #else
      let x = 1
      #endif
      """)
    #expect(file.imports == ["UIKit"])
    #expect(file.types.map(\.name) == ["A"])
    #expect(file.extensions.count == 1)
    #expect(file.functions.count == 1)
    #expect(file.properties.count == 1)
  }
}
