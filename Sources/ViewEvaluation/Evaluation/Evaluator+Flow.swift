import AccessibilityModel
import SourceModel
import SwiftSource

/// Code that ends in explicit returns.
extension Evaluator {
  /// Follows statements to the value that is returned; nil when control runs off the end.
  func flow(_ statements: ArraySlice<Statement>, in scope: Scope) -> Value? {
    var rest = statements
    while let statement = rest.first {
      guard step() else { return nil }
      rest = rest.dropFirst()
      switch statement {
      case .returned(let expression): return expression.map { evaluate($0, in: scope) } ?? .tuple([])
      case .conditional(let code) where returns(code):
        return flow(code, rest: rest, in: scope)
      case .guarded(let conditions, let otherwise) where returns(statement):
        switch test(conditions, in: scope) {
        case .always:
          reach?.ruleOut(otherwise.range, .test("guard"))
          continue
        case .never: return flow(otherwise.statements[...], in: Scope(parent: scope))
        case .depends(let yes, let no):
          let before = scope.snapshot()
          let failed = flow(otherwise.statements[...], in: Scope(parent: scope)) ?? .view(.empty)
          before.restore()
          let passed = flow(rest, in: scope) ?? .view(.empty)
          return .choice([ConditionalValue(condition: yes, value: passed), ConditionalValue(condition: no, value: failed)])
        }
      case .selection(let code) where returns(statement):
        let before = scope.snapshot()
        // A case that does not return goes on behind the switch.
        return value(of: code, in: scope) { body, inner in
          before.restore()
          return flow(body.statements[...], in: inner) ?? flow(rest, in: scope) ?? .view(.empty)
        }
      case .doCatch(let blocks) where returns(statement): return flow(blocks, rest: rest, in: scope)
      case .compileTime(let clauses): return flow(clauses, rest: rest, in: scope)
      default: execute(statement, in: scope)
      }
    }
    return nil
  }

  private func flow(_ code: IfCode, rest: ArraySlice<Statement>, in scope: Scope) -> Value? {
    let inner = Scope(parent: scope)
    let result = test(code.conditions, in: inner)
    func after() -> Value? { flow(rest, in: scope) }
    func then() -> Value? { flow(code.then.statements[...], in: inner) ?? after() }
    func otherwise() -> Value? {
      switch code.otherwise {
      case .block(let block)?: return flow(block.statements[...], in: Scope(parent: scope)) ?? after()
      case .conditional(let nested)?: return flow(nested, rest: rest, in: scope)
      case nil: return after()
      }
    }
    switch result {
    case .always:
      noteRuledOut(code, then: false)
      return then()
    case .never:
      noteRuledOut(code, then: true)
      return otherwise()
    case .depends(let yes, let no):
      let before = scope.snapshot()
      let a = then() ?? .view(.empty)
      before.restore()
      let b = otherwise() ?? .view(.empty)
      return .choice([ConditionalValue(condition: yes, value: a), ConditionalValue(condition: no, value: b)])
    }
  }

  /// `do { return … } catch { return … }`: what is returned where nothing is thrown; where both ways make views, both
  /// are kept.
  private func flow(_ blocks: [Block], rest: ArraySlice<Statement>, in scope: Scope) -> Value? {
    func run(_ block: Block) -> Value? {
      flow(block.statements[...], in: Scope(parent: scope)) ?? flow(rest, in: scope)
    }
    guard let first = blocks.first else { return flow(rest, in: scope) }
    let before = scope.snapshot()
    let passed = run(first)
    guard let handler = blocks.dropFirst().first, let passed, isViewValue(passed) else { return passed }
    before.restore()
    guard let failed = run(handler), isViewValue(failed) else { return passed }
    let subject = "error of line \(first.range.startPosition.line)"
    return .choice([
      ConditionalValue(condition: Condition(subject: subject, branch: 0, description: "no error"), value: passed),
      ConditionalValue(condition: Condition(subject: subject, branch: 1, description: "an error"), value: failed),
    ])
  }

  /// Clauses of `#if` on the way to a value; what may be compiled or not gives alternatives.
  private func flow(_ clauses: [CompileTimeBlock], rest: ArraySlice<Statement>, in scope: Scope) -> Value? {
    let before = scope.snapshot()
    var open: [ConditionalValue] = []
    for (position, clause) in clauses.enumerated() {
      let verdict = clause.condition.map { CompileCondition.evaluate($0) } ?? true
      guard verdict != false else { continue }
      before.restore()
      let value = flow(clause.statements[...], in: scope) ?? flow(rest, in: scope)
      if verdict == true, open.isEmpty { return value }
      open.append(ConditionalValue(
        condition: compileCondition(clause, position, of: clauses), value: value ?? .view(.empty)))
      if verdict == true { return choice(open) }
    }
    before.restore()
    guard let other = flow(rest, in: scope) else { return open.isEmpty ? nil : choice(open) }
    if open.isEmpty { return other }
    let text = "#if \(clauses.first?.condition.map(expressionText) ?? "")"
    return choice(open + [
      ConditionalValue(condition: Condition(subject: text, branch: clauses.count, description: "#else"), value: other)
    ])
  }

  func compileCondition(
    _ clause: CompileTimeBlock, _ position: Int, of clauses: [CompileTimeBlock]
  ) -> Condition {
    Condition(
      subject: "#if \(clauses.first?.condition.map(expressionText) ?? "")", branch: position,
      description: clause.condition.map { "#if " + expressionText($0) } ?? "#else")
  }
}
