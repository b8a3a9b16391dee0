import SourceModel
import SwiftSyntax

extension FileLowering {
  func pattern(_ node: PatternSyntax) -> Pattern {
    guard depth < Self.maximumDepth else { return .expression(tooDeep(node)) }
    depth += 1
    defer { depth -= 1 }
    switch node.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let node): return .binding(name(slice(of: node)))
    case .valueBindingPattern(let node): return pattern(node.pattern)
    case .wildcardPattern, .missingPattern: return .wildcard
    case .isTypePattern(let node): return .type(typeReference(node.type), nil)
    case .expressionPattern(let node): return pattern(from: node.expression)
    case .tuplePattern(let node):
      if node.elements.count == 1, let only = node.elements.first, only.label == nil { return pattern(only.pattern) }
      return .tuple(node.elements.map { (label: $0.label.map { name($0) }, pattern: pattern($0.pattern)) })
    }
  }

  /// A pattern that is parsed as an expression: everything after `case` that is not a binding.
  private func pattern(from node: ExprSyntax) -> Pattern {
    switch node.as(ExprSyntaxEnum.self) {
    case .patternExpr(let node): return pattern(node.pattern)
    case .discardAssignmentExpr: return .wildcard
    case .tupleExpr(let node):
      if node.elements.count == 1, let only = node.elements.first, only.label == nil {
        return pattern(from: only.expression)
      }
      return .tuple(associated(node.elements))
    case .optionalChainingExpr(let node): return .optional(pattern(from: node.expression))
    case .memberAccessExpr(let member):
      return .enumCase(name: name(slice(writtenName(member.declName).name)), associated: [], source: expression(node))
    case .functionCallExpr(let call):
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), call.trailingClosure == nil else {
        return .expression(expression(node))
      }
      let source = expression(node)
      return .enumCase(
        name: name(slice(writtenName(member.declName).name)), associated: lowerAgain { associated(call.arguments) },
        source: source)
    case .sequenceExpr(let sequence): return pattern(from: sequence)
    default: return .expression(expression(node))
    }
  }

  private func associated(_ list: LabeledExprListSyntax) -> [(label: String?, pattern: Pattern)] {
    list.map { (label: $0.label.map { name($0) }, pattern: pattern(from: $0.expression)) }
  }

  /// `pattern as Type`; any other sequence is an expression, such as a range.
  private func pattern(from node: SequenceExprSyntax) -> Pattern {
    let elements = Array(node.elements)
    if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self), let type = elements[2].as(TypeExprSyntax.self)
    {
      return .type(typeReference(type.type), pattern(from: elements[0]))
    }
    return .expression(sequence(node))
  }

  /// Lowers something that has been lowered before, so its uses are known.
  private func lowerAgain<Result>(_ work: () -> Result) -> Result {
    let records = recordsUses
    recordsUses = false
    defer { recordsUses = records }
    return work()
  }
}
