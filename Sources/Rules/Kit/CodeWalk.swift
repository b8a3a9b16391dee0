import SwiftSource

/// Visits the expressions of code, each before its parts, in source order. For rules about the source itself.
struct CodeWalk {
  private typealias Item = CodeItem

  /// Every expression of a file, whatever it stands in.
  ///
  /// - Parameter withPreviews: Whether what only previews show counts.
  static func expressions(of file: FileDeclarations, withPreviews: Bool = true, _ visit: (Expression) -> Void) {
    for property in file.properties { expressions(of: property, visit) }
    for function in file.functions { expressions(of: function, visit) }
    for type in file.types where withPreviews || !type.adopts("PreviewProvider") {
      expressions(of: type.members, visit)
    }
    for declaration in file.extensions { expressions(of: declaration.members, visit) }
    if withPreviews { for preview in file.previews { expressions(of: preview.body, visit) } }
  }

  static func expressions(of members: Members, _ visit: (Expression) -> Void) {
    members.forEachExpression(visit)
    for type in members.types { expressions(of: type.members, visit) }
  }

  static func expressions(of property: PropertyDeclaration, _ visit: (Expression) -> Void) {
    property.forEachExpression(visit)
  }

  static func expressions(of function: FunctionDeclaration, _ visit: (Expression) -> Void) {
    function.body?.forEachExpression(visit)
  }

  static func expressions(of block: Block, _ visit: (Expression) -> Void) { block.forEachExpression(visit) }

  static func expressions(of statement: Statement, _ visit: (Expression) -> Void) {
    [CodeItem.statement(statement)].forEachExpression(visit)
  }

  /// Every block of statements of a file: bodies, closures, branches.
  static func blocks(of file: FileDeclarations, _ visit: (Block) -> Void) {
    func all(_ members: Members) {
      for property in members.properties { for block in [property.getter].compactMap(\.self) + property.observers { visit(block) } }
      for function in members.functions + members.initializers { if let body = function.body { visit(body) } }
      for type in members.types { all(type.members) }
    }
    for property in file.properties { if let getter = property.getter { visit(getter) } }
    for function in file.functions { if let body = function.body { visit(body) } }
    for type in file.types { all(type.members) }
    for declaration in file.extensions { all(declaration.members) }
    for preview in file.previews { visit(preview.body) }
    expressions(of: file) { expression in
      if case .closure(let closure) = expression.kind { visit(closure.body) }
    }
  }

  /// The same of the code of members.
  static func allBlocks(of members: Members, _ visit: (Block) -> Void) {
    for body in bodies(of: members) { blocks(of: body, visit) }
  }

  /// The bodies of members: getters, what runs when a property is given a value, functions.
  static func bodies(of members: Members) -> [Block] {
    members.properties.flatMap { [$0.getter].compactMap(\.self) + $0.observers } + (members.functions + members.initializers).compactMap(\.body)
  }

  /// The bodies of all that a file declares, types in types included; not what previews show.
  static func bodies(of file: FileDeclarations) -> [Block] {
    func all(_ members: Members) -> [Block] { bodies(of: members) + members.types.flatMap { all($0.members) } }
    return file.functions.compactMap(\.body) + file.properties.compactMap(\.getter)
      + (file.types.map(\.members) + file.extensions.map(\.members)).flatMap(all)
  }

  /// A block and those in it: closures and branches.
  static func blocks(of block: Block, _ visit: (Block) -> Void) {
    visit(block)
    run(block.items, { expression in
      if case .closure(let closure) = expression.kind { visit(closure.body) }
    }) { statement in
      switch statement {
      case .conditional(let code):
        visit(code.then)
        if case .block(let otherwise)? = code.otherwise { visit(otherwise) }
      case .selection(let code): code.cases.forEach { visit($0.body) }
      case .guarded(_, let otherwise): visit(otherwise)
      case .forIn(_, _, let body), .whileLoop(_, let body), .deferred(let body): visit(body)
      case .doCatch(let blocks): blocks.forEach(visit)
      default: break
      }
    }
  }

  /// Every variable that is declared in the code of members, in closures and branches too; not the members themselves.
  static func localVariables(of members: Members, _ visit: (PropertyDeclaration) -> Void) {
    statements(of: members) { if case .variable(let variable) = $0 { visit(variable) } }
  }

  /// Every statement in the code of members, those of closures and branches included.
  static func statements(of members: Members, _ visit: (Statement) -> Void) {
    for property in members.properties { run(items(of: property), { _ in }, visit) }
    for function in members.functions + members.initializers {
      if let body = function.body { run(body.items, { _ in }, visit) }
    }
  }

  /// The same of one block.
  static func localVariables(of block: Block, _ visit: (PropertyDeclaration) -> Void) {
    run(block.items, { _ in }) { statement in
      if case .variable(let variable) = statement { visit(variable) }
    }
  }

  /// Every `if` among the statements of members, closures and branches included; not `if` as a value.
  static func branches(of members: Members, _ visit: (IfCode) -> Void) {
    statements(of: members) { if case .conditional(let code) = $0 { visit(code) } }
  }

  /// The same of one expression, `if` as a value included.
  static func branches(of expression: Expression, _ visit: (IfCode) -> Void) {
    func value(_ expression: Expression) {
      if case .conditional(let code) = expression.kind { visit(code) }
    }
    func statement(_ statement: Statement) {
      if case .conditional(let code) = statement { visit(code) }
    }
    run([.expression(expression)], value, statement)
  }

  /// The initial value, the getter, and what runs when the property is given a value.
  private static func items(of property: PropertyDeclaration) -> [Item] {
    Item.items(of: property) + property.observers.flatMap(\.items)
  }

  private static func run(
    _ items: [Item], _ visit: (Expression) -> Void, _ visitStatement: (Statement) -> Void = { _ in }
  ) {
    // A list instead of calls of itself: rules run on stacks of any size.
    var open = Array(items.reversed())
    while let item = open.popLast() {
      switch item {
      case .expression(let expression): visit(expression)
      case .statement(let statement): visitStatement(statement)
      }
      var first = open.count
      item.appendParts(to: &open)
      var last = open.count - 1
      while first < last {
        open.swapAt(first, last)
        (first, last) = (first + 1, last - 1)
      }
    }
  }
}
