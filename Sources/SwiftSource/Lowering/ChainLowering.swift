import SourceModel
import SwiftSyntax

import struct SourceModel.SourceRange

/// One step of `base.member(…)[…]?!` from the outside in.
enum ChainLink {
  case call(FunctionCallExprSyntax)
  case member(MemberAccessExprSyntax)
  case subscription(SubscriptCallExprSyntax)
  case optional(OptionalChainingExprSyntax)
  case force(ForceUnwrapExprSyntax)
  case postfix(PostfixOperatorExprSyntax)
  case compileTime(PostfixIfConfigExprSyntax)
  case specialized(GenericSpecializationExprSyntax)
}

extension FileLowering {
  /// Lowers a postfix chain without recursion along it: chains of generated code can be very long.
  ///
  /// - Parameter root: What a chain without a base of its own stands on: the clauses of a `#if` between modifiers
  ///   begin with a dot.
  func chain(_ node: ExprSyntax, rootedOn root: Expression?) -> Expression {
    let floor = linkStack.count
    let base = pushLinks(of: node)
    let count = linkStack.count - floor
    guard depth + count <= Self.maximumDepth else {
      linkStack.removeSubrange(floor...)
      return tooDeep(node)
    }
    depth += count
    var walk = ChainWalk(start: root?.range.start ?? 0, value: root)
    if let base {
      // Asked once: every link begins where the base does, and finding that out from a link takes time in proportion
      // to the length of the chain.
      walk.start = start(of: base)
      walk.value = chainBase(base, walk: &walk)
    } else if root == nil, case .member(let first)? = linkStack.last {
      walk.start = start(of: first.period)
    }
    while linkStack.count > floor, let link = linkStack.popLast() {
      depth -= 1
      apply(link, to: &walk)
    }
    return walk.value ?? unsupported(node)
  }

  /// Pushes the links from the outermost in; returns what they stand on.
  private func pushLinks(of node: ExprSyntax) -> ExprSyntax? {
    var current: ExprSyntax? = node
    while let node = current {
      switch node.as(ExprSyntaxEnum.self) {
      case .functionCallExpr(let call):
        linkStack.append(.call(call))
        current = call.calledExpression
      case .memberAccessExpr(let member):
        linkStack.append(.member(member))
        current = member.base
      case .subscriptCallExpr(let call):
        linkStack.append(.subscription(call))
        current = call.calledExpression
      case .optionalChainingExpr(let optional):
        linkStack.append(.optional(optional))
        current = optional.expression
      case .forceUnwrapExpr(let force):
        linkStack.append(.force(force))
        current = force.expression
      case .postfixOperatorExpr(let postfix):
        linkStack.append(.postfix(postfix))
        current = postfix.expression
      case .postfixIfConfigExpr(let config):
        linkStack.append(.compileTime(config))
        current = config.base
      case .genericSpecializationExpr(let specialized):
        linkStack.append(.specialized(specialized))
        current = specialized.expression
      default:
        return node
      }
    }
    return nil
  }

  private func chainBase(_ node: ExprSyntax, walk: inout ChainWalk) -> Expression {
    if let reference = node.as(DeclReferenceExprSyntax.self) {
      let written = writtenName(reference)
      if recordsUses { noteUse(ofBase: written.name, walk: &walk) }
      return named(written)
    }
    // `[Item]()` and `[Key: Value].self` are parsed as literals.
    if node.is(ArrayExprSyntax.self) || node.is(DictionaryExprSyntax.self), nextLinkTakesType,
      let type = typeReference(fromExpression: node)
    {
      return make(.type(type), node)
    }
    return expression(node)
  }

  private var nextLinkTakesType: Bool {
    switch linkStack.last {
    case .call?: return true
    case .member(let member)?: return equal(slice(of: member.declName), "self")
    default: return false
    }
  }

  private func apply(_ link: ChainLink, to walk: inout ChainWalk) {
    switch link {
    case .member(let node): apply(node, to: &walk)
    case .call(let node): apply(node, to: &walk)
    case .subscription(let node):
      guard let base = walk.value else { return }
      let arguments = arguments(
        node.arguments, trailingClosure: node.trailingClosure, additional: node.additionalTrailingClosures)
      extend(&walk, .subscription(base: base, arguments: arguments), to: end(of: node))
    case .optional(let node):
      guard let base = walk.value else { return }
      extend(&walk, .optionalChain(base), to: end(of: node.questionMark))
    case .force(let node):
      guard let base = walk.value else { return }
      extend(&walk, .forceUnwrap(base), to: end(of: node.exclamationMark))
    case .postfix(let node):
      guard let base = walk.value else { return }
      extend(&walk, .postfix(operator: text(of: node.operator), operand: base), to: end(of: node.operator))
    case .specialized(let node):
      guard let base = walk.value else { return }
      let arguments = genericArguments(node.genericArgumentClause)
      extend(&walk, .specialized(base, arguments: arguments), to: end(of: node.genericArgumentClause))
    case .compileTime(let node):
      guard let base = walk.value else { return }
      extend(&walk, compileTime(node.config, base: base), to: end(of: node.config))
    }
  }

  private func extend(_ walk: inout ChainWalk, _ kind: Expression.Kind, to end: Int) {
    walk.qualifiedName = nil
    walk.value = Expression(kind, range: range(walk.start, end))
  }

  private func apply(_ node: MemberAccessExprSyntax, to walk: inout ChainWalk) {
    let written = writtenName(node.declName)
    if recordsUses { noteUse(ofMember: written.name, node, walk: &walk) }
    let kind = Expression.Kind.member(base: walk.value, name: name(slice(written.name)))
    walk.value = Expression(kind, range: range(walk.start, written.end))
  }

  private func apply(_ node: FunctionCallExprSyntax, to walk: inout ChainWalk) {
    guard let callee = walk.value else { return }
    let arguments = arguments(
      node.arguments, trailingClosure: node.trailingClosure, additional: node.additionalTrailingClosures)
    var parentheses: SourceRange?
    if let left = node.leftParen {
      parentheses = range(start(of: left), node.rightParen.map { end(of: $0) } ?? end(of: node.arguments))
    }
    let call = Call(callee: callee, arguments: arguments, parentheses: parentheses)
    extend(&walk, .call(call), to: end(of: node))
  }

  /// `#if` between modifiers: each clause with the whole chain as it is under it.
  private func compileTime(_ config: IfConfigDeclSyntax, base: Expression) -> Expression.Kind {
    var alternatives: [CompileTimeAlternative] = []
    var isExhaustive = false
    eachClause(config) { clause, condition in
      var value = base
      if case .postfixExpression(let chained)? = clause.elements { value = chain(chained, rootedOn: base) }
      if condition == nil { isExhaustive = true }
      alternatives.append(CompileTimeAlternative(condition: condition, value: value))
    }
    if !isExhaustive { alternatives.append(CompileTimeAlternative(condition: nil, value: base)) }
    return .compileTime(alternatives)
  }
}

/// The state of the walk along one chain, from the base out.
struct ChainWalk {
  var start: Int
  var value: Expression?
  /// The dotted name so far, when it begins with a type of the accessibility API: `UIAccessibility.Notification`.
  var qualifiedName: (text: String, start: Int)?

  init(start: Int, value: Expression?) {
    self.start = start
    self.value = value
  }
}
