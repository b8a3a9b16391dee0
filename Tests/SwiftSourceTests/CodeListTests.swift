import SwiftSource
import Testing

/// The list of a body's expressions, against a walk down the tree.
@Suite("Expressions of a body") struct CodeListTests {
  private static let bodies = [
    "a.b(c, d: e).f { g in h(g); i { j } }.k",
    "if a, let b = c, case .some(let d) = e { f } else if g { h } else { i }",
    "switch a { case .b(let c) where d: e; default: f { g } }",
    "guard a else { return b }; for c in d where e { f }; while g { h }; repeat { i } while j",
    "do { try a() } catch let b as C { d() } catch { e { f } }",
    "let a = b ? c : d, e = { (f: Int) in g + f }; var h: I { j }; func k() { l { m } }",
    "struct A { var b = c { d }; func e() { f } }; return [g: h, i: [j, k]]",
    "a = \"\\(b) and \\(c, format: d)\"; e[f] += g as? H; -i; j!.k?.l; (m, n); \\A.o; #p(q)",
    "#if DEBUG\na { b }\n#else\nc { d }\n#endif\ne { f }\n#if os(iOS)\n.g { h }\n#endif",
    "let a = if b { c } else { d }; let e = switch f { case 1: g { h }; default: i }",
    "",
  ]

  /// The body and every block in it.
  private func blocks(_ body: Block) -> [Block] {
    var found = [body]
    var open = body.items
    while let item = open.popLast() {
      if case .expression(let expression) = item, case .closure(let closure) = expression.kind { found.append(closure.body) }
      if case .statement(.conditional(let code)) = item { found.append(code.then) }
      if case .statement(.doCatch(let parts)) = item { found += parts }
      if case .statement(.forIn(_, _, let body)) = item { found.append(body) }
      open += item.parts
    }
    return found
  }

  private func listed(_ block: Block) -> [ObjectIdentifier] {
    var found: [ObjectIdentifier] = []
    block.forEachExpression { found.append(ObjectIdentifier($0)) }
    return found
  }

  /// Down the tree, each before its parts.
  private func walked(_ items: [CodeItem]) -> [ObjectIdentifier] {
    items.flatMap { item -> [ObjectIdentifier] in
      guard case .expression(let expression) = item else { return walked(item.parts) }
      return [ObjectIdentifier(expression)] + walked(item.parts)
    }
  }

  @Test("Each block has those in it, in source order", arguments: bodies) func order(_ body: String) throws {
    let body = try #require(lower("func a() {\n\(body)\n}\n").functions.first?.body)
    for block in blocks(body) {
      let (found, expected) = (listed(block), walked(block.items))
      #expect(found == expected)
    }
  }

  @Test("A block that was put together has no list, and the same expressions", arguments: bodies) func made(_ body: String) throws {
    let body = try #require(lower("func a() {\n\(body)\n}\n").functions.first?.body)
    let (found, expected) = (listed(Block(statements: body.statements, range: body.range)), walked(body.items))
    #expect(found == expected)
  }

  @Test("Initial values, getters and observers are the code of a property") func properties() throws {
    let file = lower("struct A { var b = c(d) { didSet { e() } }; var f: Int { g(h) } }\n")
    let members = try #require(file.types.first?.members)
    var names: [String] = []
    members.forEachExpression { if case .name(let name) = $0.kind { names.append(name) } }
    #expect(names == ["c", "d", "e", "g", "h"])
  }
}
