import Foundation
import SourceModel
import Testing

@testable import SwiftSource

/// What an index notes of look-ups, and what a change of a file means for those who looked something up.
@Suite("Look-ups")
struct LookupTests {
  private static func lowered(_ files: [(path: String, text: String)]) -> [FileDeclarations] {
    files.map { SourceLowering().lower(SourceFile(path: $0.path, text: $0.text)) }
  }

  private let files = lowered([
    ("A.swift", "struct A { var own: Int { 1 } }"),
    ("B.swift", "extension A { func more() {} }"),
    ("C.swift", "func far() {}\nlet near = 1"),
  ])

  /// What is noted while something is looked up.
  private func use(_ lookUp: (DeclarationIndex) -> Void) -> (LookupUse?, FileNumbers) {
    var numbers = FileNumbers()
    numbers.add(files.map(\.file))
    let index = DeclarationIndex(files).noting(in: LookupLog(numbers))
    return (index.noting { lookUp(index) }.use, numbers)
  }

  /// Which of the files were asked.
  private func paths(_ lookUp: (DeclarationIndex) -> Void) -> [String] {
    let (use, numbers) = use(lookUp)
    return files.map(\.file).filter { use?.isDisjoint(with: numbers.use(of: [$0])) == false }.map(\.path)
  }

  @Test("The file of what was found is noted")
  func found() {
    #expect(paths { _ = $0.types(named: "A") } == ["A.swift"])
    #expect(paths { index in index.types(named: "A").forEach { _ = index.functions("more", of: $0, isStatic: false) } }
      == ["A.swift", "B.swift"])
    #expect(paths { _ = $0.globalFunctions("far") } == ["C.swift"])
    #expect(paths { _ = $0.globalProperty("near") } == ["C.swift"])
    #expect(paths { _ = $0.types(named: "None") } == [])
  }

  @Test("A name that was not found is noted")
  func notFound() {
    let (use, _) = use { _ = $0.globalFunctions("missing") }
    #expect(use?.isDisjoint(with: LookupUse(names: ["missing"])) == false)
    #expect(use?.isDisjoint(with: LookupUse(names: ["other"])) == true)
  }

  @Test("What was remembered counts for whoever gets it")
  func remembered() {
    var numbers = FileNumbers()
    numbers.add(files.map(\.file))
    let index = DeclarationIndex(files).noting(in: LookupLog(numbers))
    let (_, inner) = index.noting { index.globalFunctions("far") }
    let (_, outer) = index.noting { index.note(inner) }
    #expect(outer?.isDisjoint(with: numbers.use(of: [files[2].file])) == false)
  }

  @Test("Nothing is noted where nobody wants to know")
  func unnoted() {
    #expect(DeclarationIndex(files).noting { 1 }.use == nil)
  }

  // MARK: - Outlines

  private func change(from before: String, to after: String) -> LookupUse? {
    let files = Self.lowered([("A.swift", before), ("A.swift", after)])
    let change = FileOutline(files[0]).changes(to: FileOutline(files[1]))
    return DeclarationIndex([files[1]]).changes(since: DeclarationIndex([files[0]]), [change], numbers: FileNumbers())
  }

  @Test("Code in bodies and comments is no part of the outline", arguments: [
    ("struct A { var a: Int { 1 } }", "// new\nstruct A { var a: Int { 2 } }"),
    ("func f() { g() }", "func f() { h(); g() }"),
    ("let a = 1", "let a = 2"),
  ])
  func bodies(before: String, after: String) {
    #expect(change(from: before, to: after)?.isEmpty == true)
  }

  @Test("Members that come and go are known by their names", arguments: [
    ("struct A {}", "struct A { var added: Int { 1 } }"),
    ("struct A { func added() {} }", "struct A {}"),
    ("extension View {}", "extension View { func added() {} }"),
    ("enum A { case one }", "enum A { case one, added }"),
    ("struct A { init() {} }\nextension A {}", "struct A { init() {} }\nextension A { func added() {} }"),
    ("struct A { static let added = 1 }", "struct A { let added = 1 }"),
    ("", "func added() {}"),
  ])
  func members(before: String, after: String) {
    let change = change(from: before, to: after)
    #expect(change?.isDisjoint(with: LookupUse(names: ["added"])) == false)
    #expect(change?.isDisjoint(with: LookupUse(names: ["other"])) == true)
  }

  @Test("A change of types concerns those who asked for their names", arguments: [
    ("", "struct A {}"), ("struct A {}", "class A {}"), ("struct A {}", "struct A: View {}"),
    ("typealias A = B", "typealias A = C"), ("struct A {}", "private struct A {}"), ("struct A {}", "struct A<T> {}"),
    ("enum Outer {}", "enum Outer { struct A { var other = 1 } }"),
  ])
  func types(before: String, after: String) throws {
    let change = try #require(self.change(from: before, to: after))
    func asked(_ lookUp: (DeclarationIndex) -> Void) throws -> LookupUse { try #require(self.use(lookUp).0) }
    #expect(try !change.isDisjoint(with: asked { _ = $0.types(named: "A") }))
    let file = files[2].file
    #expect(try !change.isDisjoint(with: asked { _ = $0.type(named: "A.B", from: file, enclosing: nil) }))
    #expect(try !change.isDisjoint(with: asked { index in
      _ = index.externalAlias("A", from: file, enclosing: nil, ofOtherModules: true)
    }))
    #expect(try change.isDisjoint(with: asked { _ = $0.type(named: "Far", from: file, enclosing: nil) }))
    #expect(change.isDisjoint(with: LookupUse(names: ["other"])))
  }

  /// What is to be looked up again in the files that are the same, when `before` becomes `after` beside them.
  private func changed(_ same: [(String, String)], from before: String, to after: String) -> [String] {
    let kept = Self.lowered(same)
    let files = Self.lowered([("Changed.swift", before), ("Changed.swift", after)])
    var numbers = FileNumbers()
    numbers.add((kept + files).map(\.file))
    let change = FileOutline(files[0]).changes(to: FileOutline(files[1]))
    let use = DeclarationIndex(kept + [files[1]])
      .changes(since: DeclarationIndex(kept + [files[0]]), [change], numbers: numbers)
    return kept.map(\.file).filter { !use.isDisjoint(with: numbers.use(of: [$0])) }.map(\.path)
  }

  @Test("What inherits something else, and what now extends another type, is looked up again")
  func inheritance() {
    let same = [
      ("Child.swift", "struct Child: Parent {}"), ("Grandchild.swift", "protocol Parent: Old {}"),
      ("Far.swift", "struct Far {}"), ("Added.swift", "extension Late { func more() {} }"),
    ]
    #expect(changed(same, from: "protocol Old {}", to: "protocol Old: Older {}") == ["Child.swift", "Grandchild.swift"])
    #expect(changed(same, from: "", to: "extension Far: Old {}") == ["Far.swift"])
    #expect(changed(same, from: "", to: "struct Late {}") == ["Added.swift"])
    #expect(changed(same, from: "struct Late {}", to: "struct Late { func other() {} }") == [])
    #expect(changed(same, from: "", to: "enum Unasked { case one }") == [])
  }

  // MARK: - Threads

  #if os(Linux)
    @Test("Threads give their stacks back")
    func stacks() async throws {
      for _ in 0..<200 { _ = await mapInParallel(2, width: 2, makeState: {}) { number, _ in number } }
      let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmSize:") })
      let kilobytes = try #require(Int(line.split(whereSeparator: \.isWhitespace).dropLast().last ?? ""))
      // Each of the 400 had half a gigabyte of addresses.
      #expect(kilobytes < 100 << 20)
    }
  #endif
}
