import SourceModel
import SwiftSource
import Testing

@Suite struct TypeLookUpTests {
  @Test func nestedTypesComeBeforeOuterOnes() throws {
    let index = index([
      (
        "A.swift",
        "struct Row {}\nstruct List { struct Row {}\n struct Cell { let r: Row } }\nextension List { struct Foot {} }"
      )
    ])
    let list = try #require(index.types(named: "List").first)
    let cell = try #require(index.nestedType("Cell", of: list))
    let file = cell.range.file
    #expect(index.type(named: "Row", from: file, enclosing: cell)?.qualifiedName == "List.Row")
    #expect(index.type(named: "Row", from: file, enclosing: nil)?.qualifiedName == "Row")
    #expect(index.type(named: "Foot", from: file, enclosing: cell)?.qualifiedName == "List.Foot")
    #expect(index.type(named: "List", from: file, enclosing: cell)?.qualifiedName == "List")
    #expect(index.type(named: "Self", from: file, enclosing: cell) === cell)
    #expect(index.enclosingType(of: cell) === list)
    #expect(index.types(named: "Row").map(\.qualifiedName) == ["Row", "List.Row"])
  }

  @Test("A type that the index does not list has its own members, whatever the names of others are")
  func unlistedTypes() throws {
    let listed = index([("A.swift", "class Base { func shared() {} }\nclass Row: Base {}")])
    let local = try #require(index([("B.swift", "class Local: Base { func own() {}; var mine = 1; enum Kind {} }")])
      .types(named: "Local").first)
    #expect(listed.functions("own", of: local, isStatic: false).count == 1)
    #expect(listed.functions("shared", of: local, isStatic: false).count == 1)
    #expect(listed.property("mine", of: local, isStatic: false) != nil)
    #expect(listed.type(named: "Kind", from: local.range.file, enclosing: local) != nil)
    let row = try #require(listed.types(named: "Row").first)
    #expect(listed.functions("shared", of: row, isStatic: false).count == 1)
    #expect(listed.functions("own", of: row, isStatic: false).isEmpty)
  }

  @Test func typesNestedElsewhereAreOutOfSight() {
    let index = index([("A.swift", "struct Settings { enum Tab {} }"), ("B.swift", "struct B {}")])
    let file = index.files[1].file
    #expect(index.type(named: "Tab", from: file, enclosing: nil) == nil)
    #expect(index.type(named: "Settings.Tab", from: file, enclosing: nil) != nil)
  }

  @Test func privateTypesBelongToTheirFile() {
    let index = index([
      ("A.swift", "private struct Row { let a = 1 }"), ("B.swift", "private struct Row { let b = 1 }"), ("C.swift", ""),
    ])
    let paths = index.files.map { index.type(named: "Row", from: $0.file, enclosing: nil)?.range.file.path }
    #expect(paths == ["A.swift", "B.swift", nil])
  }

  @Test func theNearestFolderWins() {
    let index = index([
      ("App/Colors.swift", "struct Colors {}"), ("Kit/Sources/Colors.swift", "struct Colors {}"),
      ("Kit/Sources/Views/V.swift", ""), ("Other/V.swift", ""),
    ])
    let paths = index.files.map { index.type(named: "Colors", from: $0.file, enclosing: nil)?.range.file.path }
    #expect(paths == ["App/Colors.swift", "Kit/Sources/Colors.swift", "Kit/Sources/Colors.swift", "App/Colors.swift"])
  }

  @Test func qualifiedNamesAndModules() {
    let index = index([
      (
        "A.swift",
        "struct Outer { struct Inner {} }\nextension Outer.Inner { enum Deep {} }\nextension Text { struct Own {} }"
      )
    ])
    let file = index.files[0].file
    let names = ["Outer.Inner", "Kit.Outer.Inner", "Outer.Inner.Deep", "Text.Own", "Outer.Missing", "Inner", "", "."]
    #expect(
      names.map { index.type(named: $0, from: file, enclosing: nil)?.qualifiedName }
        == ["Outer.Inner", "Outer.Inner", "Outer.Inner.Deep", "Text.Own", nil, nil, nil, nil])
  }

  @Test func aliasesAreFollowed() throws {
    let index = index([
      (
        "A.swift",
        "struct A { typealias Me = B.C\n struct In {} }\nstruct B { struct C {} }\ntypealias D = A\ntypealias E = D"
      ),
      ("B.swift", "typealias X = Y\ntypealias Y = X\ntypealias V = View\nstruct W: V {}\nstruct Z { typealias A = A }"),
    ])
    let file = index.files[1].file
    let a = try #require(index.types(named: "A").first)
    #expect(index.type(named: "E", from: file, enclosing: nil) === a)
    #expect(index.type(named: "E.In", from: file, enclosing: nil)?.name == "In")
    #expect(index.type(named: "Me", from: file, enclosing: a)?.qualifiedName == "B.C")
    #expect(index.type(named: "X", from: file, enclosing: nil) == nil)
    let w = try #require(index.types(named: "W").first)
    #expect(index.conforms(w, to: "View"))
    let z = try #require(index.types(named: "Z").first)
    #expect(index.type(named: "A", from: file, enclosing: z) === a)
  }

  @Test func genericParametersHideTypes() throws {
    let index = index([("A.swift", "struct Content {}\nstruct Box<Content> { struct In {} }")])
    let inner = try #require(index.types(named: "In").first)
    #expect(index.type(named: "Content", from: inner.range.file, enclosing: inner) == nil)
    #expect(index.type(named: "Content", from: inner.range.file, enclosing: nil) != nil)
  }

  @Test func typesInheritedFromAProtocolAreInSight() throws {
    let index = index([("A.swift", "protocol P {}\nextension P { typealias T = S }\nstruct S {}\nstruct X: P {}")])
    let x = try #require(index.types(named: "X").first)
    #expect(index.type(named: "T", from: x.range.file, enclosing: x)?.name == "S")
  }
}

@Suite struct MemberLookUpTests {
  private let files: [(path: String, text: String)] = [
    (
      "A.swift",
      """
      protocol Titled { var title: String { get }
        func draw() }
      extension Titled { var title: String { "default" }
        var extra: Int { 1 }
        func draw() {} }
      protocol Screen: Titled, View {}
      struct Home: Screen { let own = 1
        static let shared = Home()
        init(a: Int) {} }
      extension Home { var more: Int { 2 }
        func draw(x: Int) {}
        init() {} }
      class Base { let inBase = 1
        init(b: Int) {} }
      class Derived: Base, Titled {}
      enum Kind: String { case a, b
        static let fallback = Kind.a }
      extension View { func card() -> some View { self }
        var plain: Int { 1 } }
      extension ButtonStyle where Self == Fancy { static var fancy: Fancy { Fancy() } }
      struct Fancy: ButtonStyle {}
      struct Plain: ButtonStyle {}
      extension SwiftUI.Color { static let brand = 1
        init(hex: Int) {} }
      extension [Int] { var total: Int { 1 } }
      func helper() {}
      let global = 1
      """
    ),
    ("B.swift", "func helper(x: Int) {}\nlet global = 2\nextension Home: Comparable {}"),
  ]

  private func type(_ name: String, _ index: DeclarationIndex) throws -> TypeDeclaration {
    try #require(index.types(named: name).first)
  }

  @Test func propertiesOfTypeExtensionProtocolAndSuperclass() throws {
    let index = index(files)
    let home = try type("Home", index)
    #expect(index.property("own", of: home, isStatic: false)?.initializer != nil)
    #expect(index.property("more", of: home, isStatic: false)?.getter != nil)
    #expect(index.property("title", of: home, isStatic: false)?.getter != nil)
    #expect(index.property("extra", of: home, isStatic: false) != nil)
    #expect(index.property("plain", of: home, isStatic: false) != nil)
    #expect(index.property("shared", of: home, isStatic: true) != nil)
    #expect(index.property("shared", of: home, isStatic: false) == nil)
    #expect(index.property("missing", of: home, isStatic: false) == nil)
    #expect(index.property("title", of: try type("Titled", index), isStatic: false)?.getter != nil)
    #expect(index.property("inBase", of: try type("Derived", index), isStatic: false) != nil)
    #expect(index.property("title", of: try type("Derived", index), isStatic: false)?.getter != nil)
  }

  @Test func functionsPutRequirementsLast() throws {
    let index = index(files)
    let found = index.functions("draw", of: try type("Home", index), isStatic: false)
    #expect(found.map { $0.parameters.count } == [1, 0, 0])
    #expect(found.map { $0.body != nil } == [true, true, false])
    #expect(index.functions("card", of: try type("Home", index), isStatic: false).count == 1)
  }

  @Test func initializersAndCases() throws {
    let index = index(files)
    #expect(index.initializers(of: try type("Home", index)).count == 2)
    #expect(index.initializers(of: try type("Derived", index)).first?.parameters.first?.label == "b")
    let kind = try type("Kind", index)
    #expect(index.cases(of: kind).map(\.name) == ["a", "b"])
    #expect(index.enumCase("b", of: kind)?.name == "b")
    #expect(index.enumCase("c", of: kind) == nil)
  }

  @Test func conformance() throws {
    let index = index(files)
    let home = try type("Home", index)
    for name in ["Screen", "Titled", "View", "Comparable"] { #expect(index.conforms(home, to: name)) }
    #expect(!index.conforms(home, to: "Shape"))
    #expect(index.conforms(try type("Derived", index), to: "Base"))
    #expect(index.types(conformingTo: "View").map(\.name) == ["Home"])
    #expect(index.types(conformingTo: "Titled").map(\.name) == ["Home", "Derived"])
  }

  @Test func extensionsOfOtherModules() throws {
    let index = index(files)
    #expect(index.extensionFunctions("card", ofExternal: "View", isStatic: false).count == 1)
    #expect(index.extensionProperties("brand", ofExternal: "Color", isStatic: true).count == 1)
    #expect(index.extensionProperties("brand", ofExternal: "SwiftUI.Color", isStatic: true).count == 1)
    #expect(index.extensionFunctions("init", ofExternal: "Color", isStatic: false).count == 1)
    #expect(index.extensionProperties("fancy", ofExternal: "ButtonStyle", isStatic: true).count == 1)
    #expect(index.extensionProperties("total", ofExternal: "Array", isStatic: false).count == 1)
    #expect(index.property("fancy", of: try type("Fancy", index), isStatic: true) != nil)
    #expect(index.property("fancy", of: try type("Plain", index), isStatic: true) == nil)
  }

  @Test func globalsAndOwners() throws {
    let index = index(files)
    #expect(index.globalFunctions("helper").map { $0.parameters.count } == [0, 1])
    #expect(index.globalProperty("global")?.initializer.map { Printer.print($0) } == "1")
    let home = try type("Home", index)
    let more = try #require(index.property("more", of: home, isStatic: false))
    guard case .type(let owner)? = index.owner(of: more) else {
      Issue.record("no owner")
      return
    }
    #expect(owner === home)
    let card = try #require(index.extensionFunctions("card", ofExternal: "View", isStatic: false).first)
    guard case .external("View")? = index.owner(of: card) else {
      Issue.record("no owner")
      return
    }
    #expect(index.owner(of: index.globalFunctions("helper")[0]) == nil)
  }

  @Test func circlesEnd() throws {
    let index = index([
      (
        "A.swift",
        "protocol P: Q {}\nprotocol Q: P {}\nclass A: B {}\nclass B: A {}\nstruct S: P, S {}\ntypealias S2 = S2"
      )
    ])
    #expect(index.conforms(try type("S", index), to: "Q"))
    #expect(index.property("x", of: try type("A", index), isStatic: false) == nil)
  }

  @Test func typesDeclaredInFunctions() throws {
    let index = index([("A.swift", "protocol P: View {}\nfunc f() { struct Local: P { let x = 1 } }")])
    guard case .type(let local)? = index.globalFunctions("f").first?.body?.statements.first else {
      Issue.record("no type")
      return
    }
    #expect(index.property("x", of: local, isStatic: false) != nil)
    #expect(index.conforms(local, to: "View"))
  }

  @Test func extensionsOfDuplicateNamesGoToTheNearest() throws {
    let index = index([
      ("App/A.swift", "struct T {}\n"), ("App/B.swift", "extension T { var a: Int { 1 } }"),
      ("Kit/A.swift", "struct T {}"),
      ("Kit/B.swift", "extension T { var b: Int { 1 } }"),
    ])
    let types = index.types(named: "T")
    #expect(types.map(\.range.file.path) == ["App/A.swift", "Kit/A.swift"])
    #expect(types.map { index.property("a", of: $0, isStatic: false) != nil } == [true, false])
    #expect(types.map { index.property("b", of: $0, isStatic: false) != nil } == [false, true])
  }
}

@Suite struct HeldFlagTests {
  /// A private flag that is only set to what it begins with does not change.
  @Test func flags() {
    func mayChange(_ statement: String, modifiers: String = "private static") -> Bool {
      let file = lower("final class Overlay {\n  \(modifiers) var isOff = true\n  func stop() { \(statement) }\n}")
      return DeclarationIndex([file]).mayChange("isOff", in: file.file)
    }
    #expect(!mayChange("Self.isOff = true") && !mayChange("Overlay.isOff = true"))
    #expect(mayChange("Self.isOff = false") && mayChange("Self.isOff = on") && mayChange("Self.isOff.toggle()"))
    #expect(mayChange("Self.isOff = true", modifiers: "static"))
    #expect(mayChange("other.isOff = true"))
  }
}
