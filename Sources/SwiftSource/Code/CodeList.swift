/// The expressions of a body and of all that stands in it, in source order, each before its parts.
///
/// Rules look at each expression of an app many times over. They go through this list, and not down the tree, where
/// every step counts references.
struct CodeList {
  /// None is owned: a body holds its list, and the expressions under it hold the body's blocks. A block keeps its own
  /// part of the tree, so that its part of the list is good as long as it is.
  typealias Expressions = ContiguousArray<Unmanaged<Expression>>

  /// A part of the list.
  struct Place {
    fileprivate let expressions: Expressions
    fileprivate let start: Int32
    fileprivate let end: Int32

    func forEach(_ visit: (Expression) -> Void) {
      for position in start..<end { expressions[Int(position)]._withUnsafeGuaranteedRef(visit) }
    }
  }

  /// Lists what is in a body, and tells the body and each block in it where its expressions stand.
  ///
  /// It calls itself for each level of the tree, whose depth is bounded (`FileLowering.maximumDepth`).
  static func note(in body: Block) {
    var numbering = Numbering()
    numbering.add(body)
    // The members of a type in two states change, and with them what is in the list.
    if numbering.hasStates { return }
    let expressions = Expressions(numbering.expressions)
    for block in numbering.blocks { block.block.place = Place(expressions: expressions, start: block.start, end: block.end) }
  }

  private struct Numbering: CodePartSink {
    var expressions: Expressions = []
    var blocks: [(block: Block, start: Int32, end: Int32)] = []
    var hasStates = false

    mutating func add(_ expression: Expression) {
      expressions.append(.passUnretained(expression))
      add(partsOf: expression)
    }

    mutating func add(_ statement: Statement) {
      if case .type(let type) = statement, type.hasStates { hasStates = true }
      add(partsOf: statement)
    }

    mutating func add(_ block: Block) {
      let start = Int32(expressions.count)
      for statement in block.statements { add(statement) }
      blocks.append((block, start, Int32(expressions.count)))
    }
  }
}

extension Block {
  /// Calls `visit` for each expression in it, whatever it stands in: in source order, each before its parts.
  public func forEachExpression(_ visit: (Expression) -> Void) {
    if let place { place.forEach(visit) } else { items.forEachExpression(visit) }
  }

  /// Whether there is such an expression in it, whatever it stands in.
  public func contains(where test: (Expression) -> Bool) -> Bool {
    var isThere = false
    forEachExpression { isThere = isThere || test($0) }
    return isThere
  }
}

extension PropertyDeclaration {
  /// Calls `visit` for each expression of the initial value, the getter, and what runs when it is given a value.
  public func forEachExpression(_ visit: (Expression) -> Void) {
    if let initializer { [CodeItem.expression(initializer)].forEachExpression(visit) }
    getter?.forEachExpression(visit)
    for observer in observers { observer.forEachExpression(visit) }
  }
}

extension Members {
  /// Calls `visit` for each expression in the code of properties, functions and, if asked for, initialisers; of types among
  /// the members not.
  public func forEachExpression(withInitializers: Bool = true, _ visit: (Expression) -> Void) {
    for property in properties { property.forEachExpression(visit) }
    for function in functions { function.body?.forEachExpression(visit) }
    if withInitializers { for initializer in initializers { initializer.body?.forEachExpression(visit) } }
  }
}

extension [CodeItem] {
  /// Calls `visit` for each expression in them, whatever it stands in: in source order, each before its parts.
  public func forEachExpression(_ visit: (Expression) -> Void) {
    var open = OpenCode()
    open.add { open in
      for item in self {
        switch item {
        case .expression(let expression): open.add(expression)
        case .statement(let statement): open.add(statement)
        }
      }
    }
    while let part = open.parts.popLast() {
      switch part {
      case .expression(let expression):
        visit(expression)
        open.add { $0.add(partsOf: expression) }
      case .statement(let statement): open.add { $0.add(partsOf: statement) }
      case .block(let block):
        if let place = block.place { place.forEach(visit) } else { open.add { open in block.statements.forEach { open.add($0) } } }
      }
    }
  }
}

/// What a walk has yet to come to, the next last. It keeps a list instead of calling itself, since rules run on stacks of
/// any size.
private struct OpenCode: CodePartSink {
  enum Part {
    case expression(Expression)
    case statement(Statement)
    case block(Block)
  }

  var parts: [Part] = []

  mutating func add(_ expression: Expression) { parts.append(.expression(expression)) }

  mutating func add(_ statement: Statement) { parts.append(.statement(statement)) }

  mutating func add(_ block: Block) { parts.append(.block(block)) }

  /// Adds what comes in source order, so that the first of it is the next.
  mutating func add(_ parts: (inout OpenCode) -> Void) {
    var first = self.parts.count
    parts(&self)
    var last = self.parts.count - 1
    while first < last {
      self.parts.swapAt(first, last)
      (first, last) = (first + 1, last - 1)
    }
  }
}
