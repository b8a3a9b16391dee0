import SourceModel
import SwiftSyntax

import struct SourceModel.SourceRange

extension FileLowering {
  func expression(_ node: ExprSyntax) -> Expression {
    guard depth < Self.maximumDepth else { return tooDeep(node) }
    depth += 1
    defer { depth -= 1 }
    switch node.as(ExprSyntaxEnum.self) {
    case .functionCallExpr, .memberAccessExpr, .subscriptCallExpr, .optionalChainingExpr, .forceUnwrapExpr,
      .postfixOperatorExpr, .postfixIfConfigExpr, .genericSpecializationExpr:
      return chain(node, rootedOn: nil)
    case .declReferenceExpr(let node): return reference(node)
    case .stringLiteralExpr(let node): return stringLiteral(node)
    case .simpleStringLiteralExpr(let node): return simpleStringLiteral(node)
    case .integerLiteralExpr(let node): return integer(node)
    case .floatLiteralExpr(let node): return float(node)
    case .booleanLiteralExpr(let node): return make(.boolean(equal(slice(of: node), "true")), node)
    case .nilLiteralExpr(let node): return make(.nilLiteral, node)
    case .sequenceExpr(let node): return sequence(node)
    case .tupleExpr(let node): return tuple(node)
    case .arrayExpr(let node): return make(.array(Elements(node.elements).map { expression($0.expression) }), node)
    case .dictionaryExpr(let node): return dictionary(node)
    case .closureExpr(let node): return make(.closure(closure(node)), node)
    case .prefixOperatorExpr(let node):
      return make(.prefix(operator: text(of: node.operator), operand: expression(node.expression)), node)
    case .keyPathExpr(let node): return keyPath(node)
    case .typeExpr(let node): return make(.type(typeReference(node.type)), node)
    case .macroExpansionExpr(let node): return macro(node)
    case .ifExpr(let node): return make(.conditional(ifCode(node)), node)
    case .switchExpr(let node): return make(.selection(switchCode(node)), node)
    default: return wrapperOrRareExpression(node)
    }
  }

  /// What `await` or `try` stands in front of: a call keeps that, also where something is taken from what it gives,
  /// `await users.current()?.id`.
  private func marked(_ expression: Expression, _ marks: Call.Marks) -> Expression {
    guard !marks.isEmpty else { return expression }
    switch expression.kind {
    case .call(let call):
      let kept = Call(
        callee: call.callee, arguments: call.arguments, parentheses: call.parentheses, marks: call.marks.union(marks))
      return Expression(.call(kept), range: expression.range)
    case .member(let base?, let name): return Expression(.member(base: marked(base, marks), name: name), range: expression.range)
    case .optionalChain(let inner): return Expression(.optionalChain(marked(inner, marks)), range: expression.range)
    case .forceUnwrap(let inner): return Expression(.forceUnwrap(marked(inner, marks)), range: expression.range)
    case .cast(let inner, let sign, let type):
      return Expression(.cast(marked(inner, marks), operator: sign, type: type), range: expression.range)
    case .binary("??", let left, let right):
      return Expression(.binary(operator: "??", left: marked(left, marks), right: right), range: expression.range)
    default: return expression
    }
  }

  /// Expressions that only mark another one, and rare forms.
  private func wrapperOrRareExpression(_ node: ExprSyntax) -> Expression {
    switch node.as(ExprSyntaxEnum.self) {
    case .tryExpr(let node):
      let marks: Call.Marks = switch node.questionOrExclamationMark?.tokenKind {
      case nil: .tried
      case .postfixQuestionMark: .triedOnly
      default: []
      }
      return marked(expression(node.expression), marks)
    case .awaitExpr(let node): return marked(expression(node.expression), .awaited)
    case .inOutExpr(let node): return expression(node.expression)
    case .consumeExpr(let node): return expression(node.expression)
    case .copyExpr(let node): return expression(node.expression)
    case .borrowExpr(let node): return expression(node.expression)
    case .packExpansionExpr(let node): return expression(node.repetitionPattern)
    case .packElementExpr(let node): return expression(node.pack)
    case .superExpr: return make(.name("super"), node)
    case .discardAssignmentExpr: return make(.name("_"), node)
    case .patternExpr(let node): return patternExpression(node)
    default:
      // `unsafe x`, by the name of its kind: swift-syntax 600 does not have it.
      if "\(node.kind)" == "unsafeExpr",
        let last = node.children(viewMode: .sourceAccurate).last, let inner = last.as(ExprSyntax.self)
      {
        return expression(inner)
      }
      return unsupported(node)
    }
  }

  func make(_ kind: Expression.Kind, _ node: some SyntaxProtocol) -> Expression {
    Expression(kind, range: range(of: node))
  }

  func unsupported(_ node: some SyntaxProtocol) -> Expression { make(.unsupported, node) }

  /// What stands below `maximumDepth`: it is left out, and that is said.
  func tooDeep(_ node: some SyntaxProtocol) -> Expression {
    if firstTooDeep == nil { firstTooDeep = start(of: node) }
    return unsupported(node)
  }

  private func reference(_ node: DeclReferenceExprSyntax) -> Expression {
    let written = writtenName(node)
    if recordsUses { noteUse(ofIdentifier: written.name, calledBy: nil) }
    return named(written)
  }

  func named(_ written: WrittenName) -> Expression {
    Expression(.name(name(slice(written.name))), range: range(written.start, written.end))
  }

  /// The parts of a name, told by its text: a token would cost as much as all the rest, and names are most of what
  /// there is.
  func writtenName(_ node: DeclReferenceExprSyntax) -> WrittenName {
    let (start, end) = (start(of: node), end(of: node))
    let bytes = slice(start, end)
    if bytes.last == UInt8(ascii: ")") || bytes.contains(UInt8(ascii: ":")) {
      let span = span(of: node.baseName)
      return WrittenName(start: start, end: end, name: span.start..<span.end)
    }
    return WrittenName(start: start, end: end, name: start..<end)
  }

  /// A name inside a pattern, such as `x` in `case let .some(x)`.
  private func patternExpression(_ node: PatternExprSyntax) -> Expression {
    var pattern = node.pattern
    while let binding = pattern.as(ValueBindingPatternSyntax.self) { pattern = binding.pattern }
    if let identifier = pattern.as(IdentifierPatternSyntax.self) {
      return make(.name(name(slice(of: identifier))), node)
    }
    return unsupported(node)
  }

  func tuple(_ node: TupleExprSyntax) -> Expression {
    let elements = node.elements
    if elements.count == 1, let only = elements.first, only.label == nil { return expression(only.expression) }
    return make(.tuple(arguments(elements)), node)
  }

  private func dictionary(_ node: DictionaryExprSyntax) -> Expression {
    guard case .elements(let elements) = node.content else { return make(.dictionary([]), node) }
    let entries = Elements(elements).map { DictionaryEntry(key: expression($0.key), value: expression($0.value)) }
    return make(.dictionary(entries), node)
  }

  private func integer(_ node: IntegerLiteralExprSyntax) -> Expression {
    var digits = text(of: node).filter { $0 != "_" }
    var radix = 10
    for (prefix, base) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
      radix = base
      digits.removeFirst(2)
    }
    if let value = Int(digits, radix: radix) { return make(.integer(value), node) }
    if radix == 10, let value = Double(digits) { return make(.float(value), node) }
    return unsupported(node)
  }

  private func float(_ node: FloatLiteralExprSyntax) -> Expression {
    guard let value = Double(text(of: node).filter { $0 != "_" }) else { return unsupported(node) }
    return make(.float(value), node)
  }

  private func keyPath(_ node: KeyPathExprSyntax) -> Expression {
    var components: [String] = []
    for element in node.components {
      guard case .property(let property) = element.component else { continue }
      let written = writtenName(property.declName)
      if recordsUses { noteUse(ofIdentifier: written.name, calledBy: nil) }
      components.append(name(slice(written.name)))
    }
    return make(.keyPath(components: components), node)
  }

  private func macro(_ node: MacroExpansionExprSyntax) -> Expression {
    if token(node.macroName, is: "function"), let text = functionName(around: Syntax(node)) {
      return make(.string(StringLiteral(segments: [.text(text)])), node)
    }
    let arguments = arguments(
      node.arguments, trailingClosure: node.trailingClosure, additional: node.additionalTrailingClosures)
    return make(.macro(name: name(node.macroName), arguments: arguments), node)
  }
}

// MARK: - Arguments and closures

extension FileLowering {
  func arguments(_ list: LabeledExprListSyntax) -> [Argument] {
    guard list.count > 0 else { return [] }
    return Elements(list).map { argument($0) }
  }

  private func argument(_ node: LabeledExprSyntax) -> Argument {
    let written = node.expression
    let value = expression(written)
    let range = self.range(of: written, loweredTo: value)
    guard let label = node.label else {
      return Argument(label: nil, value: value, isTrailingClosure: false, range: range)
    }
    let span = span(of: label)
    return Argument(
      label: name(slice(span.start, span.end)), value: value, isTrailingClosure: false,
      range: self.range(span.start, range.end))
  }

  /// Where an expression is written: with the parentheses or the `try` that its value has lost.
  func range(of node: ExprSyntax, loweredTo value: Expression) -> SourceRange {
    switch node.kind {
    case .functionCallExpr, .memberAccessExpr, .declReferenceExpr, .stringLiteralExpr, .integerLiteralExpr,
      .closureExpr, .booleanLiteralExpr, .sequenceExpr, .arrayExpr:
      return value.range
    default:
      return range(of: node)
    }
  }

  /// - Parameter additional: Asked for only when there is a trailing closure at all.
  func arguments(
    _ list: LabeledExprListSyntax, trailingClosure: ClosureExprSyntax?,
    additional: @autoclosure () -> MultipleTrailingClosureElementListSyntax
  ) -> [Argument] {
    var result = arguments(list)
    guard let trailingClosure else { return result }
    let additional = additional()
    let first = make(.closure(closure(trailingClosure)), trailingClosure)
    result.append(Argument(label: nil, value: first, isTrailingClosure: true, range: first.range))
    guard additional.count > 0 else { return result }
    for element in Elements(additional) {
      let value = make(.closure(closure(element.closure)), element.closure)
      let label = name(element.label)
      result.append(
        Argument(label: label == "_" ? nil : label, value: value, isTrailingClosure: true, range: range(of: element)))
    }
    return result
  }

  func closure(_ node: ClosureExprSyntax) -> Closure {
    var parameters: [String] = []
    var types: [TypeReference?] = []
    switch node.signature?.parameterClause {
    case .simpleInput(let list)?:
      parameters = list.map { name($0.name) }
    case .parameterClause(let clause)?:
      parameters = clause.parameters.map { name($0.secondName ?? $0.firstName) }
      if clause.parameters.contains(where: { $0.type != nil }) {
        types = clause.parameters.map { $0.type.map(typeReference) }
      }
    case nil:
      break
    }
    return Closure(parameters: parameters, parameterTypes: types, body: block(node.statements, range: range(of: node)))
  }
}

/// A name in the source, such as `fetch(from:)`.
struct WrittenName {
  let start: Int
  /// With the labels.
  let end: Int
  /// Without the labels, and without a module in front.
  let name: Range<Int>
}
