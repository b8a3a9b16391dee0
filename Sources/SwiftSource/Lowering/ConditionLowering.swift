import SourceModel
import SwiftSyntax

extension FileLowering {
  /// `if … else if … else`, without recursion along the chain of `else if`.
  func ifCode(_ node: IfExprSyntax) -> IfCode {
    var parts: [(conditions: [ConditionElement], then: Block, start: Int)] = []
    var otherwise: IfCode.Otherwise?
    let assured = assuredVersion
    let end = end(of: node)
    var current: IfExprSyntax? = node
    while let part = current {
      current = nil
      let before = assuredVersion
      let conditions = conditions(part.conditions)
      let then = block(part.body)
      parts.append((conditions, then, start(of: part.ifKeyword)))
      assuredVersion = assuredInElse(of: conditions, before: before)
      switch part.elseBody {
      case .ifExpr(let next)?:
        // Each `else if` lies one deeper than the one before.
        if depth + parts.count < Self.maximumDepth { current = next } else { _ = tooDeep(next) }
      case .codeBlock(let block)?:
        otherwise = .block(self.block(block))
      case nil:
        break
      }
    }
    assuredVersion = assured
    while parts.count > 1, let part = parts.popLast() {
      otherwise = .conditional(
        IfCode(conditions: part.conditions, then: part.then, otherwise: otherwise, range: range(part.start, end)))
    }
    let first = parts[0]
    return IfCode(conditions: first.conditions, then: first.then, otherwise: otherwise, range: range(first.start, end))
  }

  /// `if #unavailable(iOS 17, *) { } else { … }` assures the version in `else`.
  private func assuredInElse(of conditions: [ConditionElement], before: PlatformVersion?) -> PlatformVersion? {
    guard conditions.count == 1, case .availability(let platforms, true, _) = conditions[0] else { return before }
    return PlatformVersion.latest(before, PlatformVersion.iOS(in: platforms))
  }

  /// Conditions; what `#available` assures stays in force for the caller to end.
  func conditions(_ list: ConditionElementListSyntax) -> [ConditionElement] { list.map(condition) }

  private func condition(_ node: ConditionElementSyntax) -> ConditionElement {
    switch node.condition {
    case .expression(let value):
      return .expression(expression(value))
    case .availability(let condition):
      let platforms = platforms(condition.availabilityArguments)
      let isUnavailable = token(condition.availabilityKeyword, is: "#unavailable")
      if !isUnavailable {
        assuredVersion = PlatformVersion.latest(assuredVersion, PlatformVersion.iOS(in: platforms))
      }
      return .availability(platforms: platforms, isUnavailable: isUnavailable, range: range(of: condition))
    case .optionalBinding(let binding):
      let value = binding.initializer.map { expression($0.value) }
      if let identifier = binding.pattern.as(IdentifierPatternSyntax.self) {
        return .binding(name: name(slice(of: identifier)), value: value, range: range(of: binding))
      }
      let pattern = pattern(binding.pattern)
      guard let value else { return .expression(unsupported(binding)) }
      return .pattern(.optional(pattern), value: value, range: range(of: binding))
    case .matchingPattern(let matching):
      let value = expression(matching.initializer.value)
      return .pattern(pattern(matching.pattern), value: value, range: range(of: matching))
    }
  }

  func switchCode(_ node: SwitchExprSyntax) -> SwitchCode {
    let subject = expression(node.subject)
    var cases: [SwitchCode.Case] = []
    append(node.cases, to: &cases)
    // `@unknown default` is for cases that do not exist yet (SE-0192).
    if cases.count > 2, case .switchCase(let last)? = node.cases.last, last.attribute?.attributeName.trimmedDescription == "unknown" {
      cases.removeLast()
    }
    return SwitchCode(subject: subject, cases: cases, range: range(of: node))
  }

  private func append(_ list: SwitchCaseListSyntax, to cases: inout [SwitchCode.Case]) {
    for element in list {
      switch element {
      case .switchCase(let node):
        cases.append(switchCase(node))
      case .ifConfigDecl(let config):
        for clause in clausesInUse(config) {
          if case .switchCases(let list)? = clause.elements { append(list, to: &cases) }
        }
      }
    }
  }

  private func switchCase(_ node: SwitchCaseSyntax) -> SwitchCode.Case {
    var items: [SwitchCode.Item] = []
    if case .case(let label) = node.label {
      items = label.caseItems.map { item in
        SwitchCode.Item(
          pattern: pattern(item.pattern), whereClause: item.whereClause.map { expression($0.condition) })
      }
    }
    let labelEnd = end(of: node.label)
    let statements = node.statements
    let range = statements.isEmpty ? range(labelEnd, labelEnd) : range(of: statements)
    return SwitchCode.Case(items: items, body: block(statements, range: range))
  }
}
