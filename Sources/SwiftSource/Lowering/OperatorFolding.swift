import SourceModel
import SwiftSyntax

import struct SourceModel.SourceRange

// The parser leaves `a + b * c` as a flat list. SwiftOperators could fold it, but what it returns is a copy detached
// from the file, whose nodes no longer know their positions; and it wants a table of the operators of all modules.

extension FileLowering {
  func sequence(_ node: SequenceExprSyntax) -> Expression {
    let elements = node.elements
    let count = elements.count
    // Each operator may deepen the tree by one.
    guard depth + count / 2 <= Self.maximumDepth else { return tooDeep(node) }
    depth += count / 2
    defer { depth -= count / 2 }
    let firstUse = result.accessibilityUses.count
    var folding = OperatorFolding(file: file)
    for element in Elements(elements) { add(element, to: &folding) }
    if result.accessibilityUses.count > firstUse { noteAssignments(in: folding, since: firstUse) }
    return folding.fold() ?? unsupported(node)
  }

  private func add(_ node: ExprSyntax, to folding: inout OperatorFolding) {
    switch node.as(ExprSyntaxEnum.self) {
    case .binaryOperatorExpr(let node):
      folding.add(.binary(text(of: node.operator)))
    case .assignmentExpr:
      folding.add(.assignment)
    case .arrowExpr:
      folding.add(.binary("->"))
    case .unresolvedTernaryExpr(let node):
      folding.add(.ternary(expression(node.thenExpression)))
    case .unresolvedAsExpr(let node):
      folding.add(.cast(text(start(of: node), end(of: node))))
    case .unresolvedIsExpr:
      folding.add(.cast("is"))
    case .typeExpr(let type):
      let reference = typeReference(type.type)
      folding.add(make(.type(reference), type), start: start(of: type), end: end(of: type))
    default:
      let value = expression(node)
      let range = range(of: node, loweredTo: value)
      folding.add(value, start: range.start, end: range.end)
    }
  }

  /// Gives the uses on the left of `=` the text of what is assigned.
  private func noteAssignments(in folding: OperatorFolding, since firstUse: Int) {
    for (target, value) in folding.assignments {
      for index in firstUse..<result.accessibilityUses.count
      where result.accessibilityUses[index].nameRange.end == target {
        result.accessibilityUses[index] = result.accessibilityUses[index].assigning(
          text(value.lowerBound, value.upperBound))
      }
    }
  }
}

/// Operands and operators in turn, folded by precedence climbing.
struct OperatorFolding {
  enum Operator {
    case binary(String)
    case assignment
    case ternary(Expression)
    case cast(String)
  }

  private struct Operand {
    var value: Expression
    /// As in the source, with parentheses and `try`.
    var start: Int
    var end: Int
  }

  private let file: SourceFile
  private var operands: [Operand] = []
  private var operators: [Operator] = []
  private var isMalformed = false
  private var next = 0

  init(file: SourceFile) { self.file = file }

  mutating func add(_ value: Expression, start: Int, end: Int) {
    if operands.count != operators.count { isMalformed = true }
    operands.append(Operand(value: value, start: start, end: end))
  }

  mutating func add(_ symbol: Operator) {
    operators.append(symbol)
    if operators.count != operands.count { isMalformed = true }
  }

  /// Where the target of each `=` ends, and the range of the text that it is given.
  var assignments: [(target: Int, value: Range<Int>)] {
    guard !isMalformed, operands.count == operators.count + 1, let last = operands.last else { return [] }
    return operators.indices.compactMap { index in
      guard case .assignment = operators[index] else { return nil }
      let start = operands[index + 1].start
      return (operands[index].end, start..<max(start, last.end))
    }
  }

  /// nil when operands and operators do not alternate, as in a file with syntax errors.
  mutating func fold() -> Expression? {
    guard !isMalformed, operands.count == operators.count + 1 else { return nil }
    next = 0
    return fold(from: 0).value
  }

  private mutating func fold(from minimum: Int) -> Operand {
    var left = operands[next]
    while next < operators.count {
      let symbol = operators[next]
      let precedence = Self.precedence(of: symbol)
      guard precedence.level >= minimum else { break }
      next += 1
      let right: Operand
      let kind: Expression.Kind
      switch symbol {
      case .cast(let name):
        right = operands[next]
        kind = Self.cast(left.value, name, to: right.value)
      case .binary(let name):
        right = fold(from: precedence.isRightAssociative ? precedence.level : precedence.level + 1)
        kind = .binary(operator: name, left: left.value, right: right.value)
      case .assignment:
        right = fold(from: precedence.level)
        kind = .assignment(target: left.value, value: right.value)
      case .ternary(let then):
        right = fold(from: precedence.level)
        kind = .ternary(condition: left.value, then: then, otherwise: right.value)
      }
      let range = SourceRange(file: file, start: left.start, end: right.end)
      left = Operand(value: Expression(kind, range: range), start: left.start, end: right.end)
    }
    return left
  }

  private static func cast(_ value: Expression, _ name: String, to type: Expression) -> Expression.Kind {
    guard case .type(let type) = type.kind else { return .unsupported }
    return .cast(value, operator: name, type: type)
  }

  private static func precedence(of symbol: Operator) -> (level: Int, isRightAssociative: Bool) {
    switch symbol {
    case .assignment: return (1, true)
    case .ternary: return (3, true)
    case .cast: return (8, false)
    case .binary(let name): return precedence(of: name)
    }
  }

  /// The groups of the standard library. An operator of the project is taken for an addition.
  private static func precedence(of name: String) -> (level: Int, isRightAssociative: Bool) {
    switch name {
    case "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=", "&<<=", "&>>=", ".&=",
      ".|=",
      ".^=", "??=":
      return (1, true)
    case "->": return (2, true)
    case "||", ".|", ".^": return (4, false)
    case "&&", ".&": return (5, false)
    case "<", "<=", ">", ">=", "==", "!=", "===", "!==", "~=", ".<", ".<=", ".>", ".>=", ".==", ".!=": return (6, false)
    case "??": return (7, true)
    case "...", "..<": return (9, false)
    case "*", "/", "%", "&*", "&": return (11, false)
    case "<<", ">>", "&<<", "&>>": return (12, false)
    default: return (10, false)
    }
  }
}
