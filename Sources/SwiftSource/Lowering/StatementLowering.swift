import SourceModel
import SwiftSyntax

import struct SourceModel.SourceRange

extension FileLowering {
  func block(_ node: CodeBlockSyntax) -> Block { block(node.statements, range: range(of: node)) }

  /// The statements of a block. What `guard #available` assures ends with it.
  ///
  /// The outermost block of a body lists the expressions of all blocks in it.
  func block(_ items: CodeBlockItemListSyntax, range: SourceRange) -> Block {
    blockDepth += 1
    let block = Block(statements: statements(items), range: range)
    blockDepth -= 1
    if blockDepth == 0 { CodeList.note(in: block) }
    return block
  }

  func statements(_ items: CodeBlockItemListSyntax) -> [Statement] {
    let assured = assuredVersion
    defer { assuredVersion = assured }
    var statements: [Statement] = []
    statements.reserveCapacity(items.count)
    for item in Elements(items) {
      switch item.item {
      case .expr(let node): statements.append(self.statement(node))
      case .stmt(let node): statements.append(self.statement(node))
      case .decl(let node): append(node, to: &statements)
      }
    }
    return statements
  }

  private func statement(_ node: ExprSyntax) -> Statement {
    if let node = node.as(IfExprSyntax.self) { return .conditional(ifCode(node)) }
    if let node = node.as(SwitchExprSyntax.self) { return .selection(switchCode(node)) }
    return .expression(expression(node))
  }

  func statement(_ node: StmtSyntax) -> Statement {
    guard depth < Self.maximumDepth else { return .other(range(of: node)) }
    depth += 1
    defer { depth -= 1 }
    switch node.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node): return statement(node.expression)
    case .returnStmt(let node): return .returned(node.expression.map { expression($0) })
    case .guardStmt(let node): return guarded(node)
    case .forStmt(let node):
      let sequence = expression(node.sequence)
      guard let clause = node.whereClause else {
        return .forIn(pattern: pattern(node.pattern), sequence: sequence, body: block(node.body))
      }
      // Where a member is not meant, its round does nothing.
      let condition = expression(clause.condition)
      let body = block(node.body)
      let round = Statement.conditional(
        IfCode(conditions: [.expression(condition)], then: body, otherwise: nil, range: body.range))
      return .forIn(
        pattern: pattern(node.pattern), sequence: sequence, body: Block(statements: [round], range: body.range))
    case .whileStmt(let node):
      let assured = assuredVersion
      defer { assuredVersion = assured }
      return .whileLoop(conditions: conditions(node.conditions), body: block(node.body))
    case .repeatStmt(let node):
      let body = block(node.body)
      return .whileLoop(conditions: [.expression(expression(node.condition))], body: body)
    case .doStmt(let node):
      return .doCatch([block(node.body)] + node.catchClauses.map { clause in
        let body = block(clause.body)
        return Block(statements: body.statements, range: body.range, clause: range(of: clause))
      })
    case .labeledStmt(let node): return labelled(node)
    case .deferStmt(let node): return .deferred(block(node.body))
    case .throwStmt(let node):
      lowerForUses(node.expression)
      return .jumped(.thrown, range(of: node))
    case .continueStmt(let node): return .jumped(loop(node.label).map { .nextOf($0) } ?? .next, range(of: node))
    case .breakStmt(let node): return .jumped(loop(node.label).map { .endOf($0) } ?? .end, range(of: node))
    case .fallThroughStmt(let node): return .jumped(.through, range(of: node))
    default:
      return .other(range(of: node))
    }
  }

  /// A loop that others can jump to by its name. What else has a label, such as a `switch`, is left by `break` as it is
  /// without one.
  private func labelled(_ node: LabeledStmtSyntax) -> Statement {
    let label = name(node.label)
    guard node.statement.is(ForStmtSyntax.self) || node.statement.is(WhileStmtSyntax.self) || node.statement.is(RepeatStmtSyntax.self)
    else { return statement(node.statement) }
    let outer = loopLabels
    loopLabels.insert(label)
    defer { loopLabels = outer }
    return statement(node.statement).labelled(label)
  }

  /// The name of the loop that a jump is about.
  private func loop(_ label: TokenSyntax?) -> String? {
    label.map { name($0) }.flatMap { loopLabels.contains($0) ? $0 : nil }
  }

  /// Looks for uses of the accessibility API in an expression that is of no other interest.
  func lowerForUses(_ node: ExprSyntax) {
    if mayUseAccessibility { _ = expression(node) }
  }

  private func guarded(_ node: GuardStmtSyntax) -> Statement {
    let before = assuredVersion
    let conditions = conditions(node.conditions)
    let after = assuredVersion
    assuredVersion = before
    let otherwise = block(node.body)
    assuredVersion = after
    return .guarded(conditions: conditions, otherwise: otherwise)
  }

  /// A declaration between statements; a variable may give several.
  private func append(_ node: DeclSyntax, to statements: inout [Statement]) {
    switch node.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node):
      withAvailability(node.attributes) {
        for variable in variables(node) {
          switch variable {
          case .property(let property): statements.append(.variable(property))
          case .pattern(let pattern, let value): statements.append(.destructuring(pattern, value))
          }
        }
      }
    case .ifConfigDecl(let node):
      statements.append(compileTime(node))
    case .functionDecl(let node):
      statements.append(.function(function(node)))
    case .macroExpansionDecl(let node):
      let arguments = arguments(
        node.arguments, trailingClosure: node.trailingClosure, additional: node.additionalTrailingClosures)
      statements.append(.expression(make(.macro(name: name(node.macroName), arguments: arguments), node)))
    case .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl:
      let path = typePath
      typePath = []
      defer { typePath = path }
      guard let type = type(node) else { return }
      statements.append(.type(type))
    default:
      statements.append(.other(range(of: node)))
    }
  }

  private func compileTime(_ config: IfConfigDeclSyntax) -> Statement {
    var blocks: [CompileTimeBlock] = []
    eachClause(config) { clause, condition in
      var statements: [Statement] = []
      if case .statements(let items)? = clause.elements { statements = self.statements(items) }
      blocks.append(CompileTimeBlock(condition: condition, statements: statements))
    }
    return .compileTime(blocks)
  }
}

extension Statement {
  /// The same loop with a name.
  fileprivate func labelled(_ label: String) -> Statement {
    switch self {
    case .forIn(let pattern, let sequence, let body): .forIn(pattern: pattern, sequence: sequence, body: body.labelled(label))
    case .whileLoop(let conditions, let body): .whileLoop(conditions: conditions, body: body.labelled(label))
    default: self
    }
  }
}
