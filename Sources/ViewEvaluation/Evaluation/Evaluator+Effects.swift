import AccessibilityModel
import SourceModel
import SwiftSource

/// Statements that change local variables on the way to a value, as code does that puts a label together.
extension Evaluator {
  /// Runs a statement for its effect. What cannot be followed makes every variable that it assigns a hole: none keeps a
  /// value that may be wrong.
  func execute(_ statement: Statement, in scope: Scope) {
    switch statement {
    case .expression(let expression): execute(expression, in: scope)
    case .conditional(let code): execute(code, in: scope)
    case .forIn(let pattern, let sequence, let body): execute(pattern, sequence, body, in: scope)
    case .whileLoop(let body): forget(assignedIn: body.statements, in: scope)
    case .selection(let code): execute(code, in: scope)
    case .doCatch(let blocks):
      for block in blocks { forget(assignedIn: block.statements, in: scope) }
    default: declare(statement, in: scope)
    }
  }

  private func execute(_ expression: Expression, in scope: Scope) {
    switch expression.kind {
    case .assignment(let target, let value):
      guard case .name(let name) = target.kind else { return }
      _ = scope.assign(name, evaluate(value, in: scope))
    case .binary("+=", let target, let value):
      guard case .name(let name) = target.kind, let old = scope.local(name) else { return }
      _ = scope.assign(name, adding(evaluate(value, in: scope), to: old, expression))
    case .call(let call):
      // What a closure assigns is assigned as often as its function likes.
      for argument in call.arguments {
        if case .closure(let closure) = argument.value.kind { forget(assignedIn: closure.body.statements, in: scope) }
        if let name = changedArgument(argument.value) { _ = scope.assign(name, hole(name)) }
      }
      guard case .member(let base?, let method) = call.callee.kind, case .name(let name) = base.kind,
        let old = scope.local(name) else { return }
      let arguments = evaluated(call.arguments, in: scope)
      if method == "append", let argument = arguments.first {
        let addition: Value
        let isWhole = argument.label == "contentsOf"
        if case .text = old { addition = argument.value } else { addition = isWhole ? argument.value : .array([argument.value]) }
        _ = scope.assign(name, adding(addition, to: old, expression))
      } else if ChangedNames.mutatingMethods.contains(method) {
        _ = scope.assign(name, hole(name))
      }
    default: break
    }
  }

  /// The variable of `&variable`, which the function that is called may change.
  private func changedArgument(_ expression: Expression) -> String? {
    guard case .name(let name) = expression.kind, expression.isInOut else { return nil }
    return name
  }

  private func hole(_ name: String) -> Value {
    .unknown(UnknownValue(expression: name, reason: UnknownReason(.dynamicValue, name)))
  }

  /// `old + value`, alternative by alternative.
  private func adding(_ value: Value, to old: Value, _ expression: Expression) -> Value {
    old.mapAlternatives { first in value.mapAlternatives { sum(first, $0, expression) } }
  }

  private func execute(_ code: IfCode, in scope: Scope) {
    let inner = Scope(parent: scope)
    let verdict = test(code.conditions, in: inner)
    let names = assignedNames(in: [.conditional(code)]).filter { scope.local($0) != nil }
    func otherwise() {
      switch code.otherwise {
      case .block(let block)?: for statement in block.statements { execute(statement, in: Scope(parent: scope)) }
      case .conditional(let nested)?: execute(nested, in: scope)
      case nil: break
      }
    }
    func then() { for statement in code.then.statements { execute(statement, in: inner) } }
    switch verdict {
    case .always: then()
    case .never: otherwise()
    case .depends(let yes, let no):
      let before = names.map { scope.local($0) ?? hole($0) }
      then()
      let passed = names.map { scope.local($0) ?? hole($0) }
      for (name, value) in zip(names, before) { _ = scope.assign(name, value) }
      otherwise()
      for (name, value) in zip(names, passed) {
        let other = scope.local(name) ?? hole(name)
        _ = scope.assign(name, .choice([
          ConditionalValue(condition: yes, value: value), ConditionalValue(condition: no, value: other),
        ]))
      }
    }
  }

  /// The cases that may be taken, each from what was there before.
  private func execute(_ code: SwitchCode, in scope: Scope) {
    let names = assignedNames(in: [.selection(code)]).filter { scope.local($0) != nil }
    guard !names.isEmpty else { return }
    let subject = evaluate(code.subject, in: scope)
    if case .choice = subject { return forget(assignedIn: [.selection(code)], in: scope) }
    let name = holeText(subject, code.subject)
    let before = names.map { scope.local($0) ?? hole($0) }
    var outcomes: [(condition: Condition, values: [Value])] = []
    for (position, candidate) in code.cases.enumerated() {
      let inner = Scope(parent: scope)
      let verdict = match(candidate, subject, name: name, in: inner)
      guard verdict != .no else { continue }
      for (name, value) in zip(names, before) { _ = scope.assign(name, value) }
      for statement in candidate.body.statements { execute(statement, in: inner) }
      if verdict == .yes, outcomes.isEmpty { return }
      outcomes.append((
        condition(of: code, case: position, subject: name), names.map { scope.local($0) ?? hole($0) }))
      if verdict == .yes { break }
    }
    for (index, name) in names.enumerated() {
      let values = outcomes.map { ConditionalValue(condition: $0.condition, value: $0.values[index]) }
      _ = scope.assign(name, values.isEmpty ? before[index] : choice(values))
    }
  }

  /// A loop over known members is run; another one leaves holes.
  private func execute(_ pattern: Pattern, _ sequence: Expression, _ body: Block, in scope: Scope) {
    guard case .array(let elements) = evaluate(sequence, in: scope), elements.count <= Self.unrollLimit else {
      forget(assignedIn: body.statements, in: scope)
      return
    }
    for element in elements {
      let inner = Scope(parent: scope)
      bind(pattern, to: element, in: inner)
      for statement in body.statements { execute(statement, in: inner) }
    }
  }

  private func forget(assignedIn statements: [Statement], in scope: Scope) {
    for name in assignedNames(in: statements) { _ = scope.assign(name, hole(name)) }
  }

  /// The names of variables that statements may change, in order and once each.
  private func assignedNames(in statements: [Statement]) -> [String] {
    var names: [String] = []
    func add(_ name: String) { if !names.contains(name) { names.append(name) } }
    for statement in statements {
      switch statement {
      case .expression(let expression):
        switch expression.kind {
        case .assignment(let target, _), .binary(operator: "+=", left: let target, right: _):
          if case .name(let name) = target.kind { add(name) }
        case .call(let call):
          if case .member(let base?, let method) = call.callee.kind, case .name(let name) = base.kind,
            ChangedNames.mutatingMethods.contains(method) { add(name) }
        default: break
        }
      case .conditional(let code):
        assignedNames(in: code.then.statements).forEach(add)
        switch code.otherwise {
        case .block(let block)?: assignedNames(in: block.statements).forEach(add)
        case .conditional(let nested)?: assignedNames(in: [.conditional(nested)]).forEach(add)
        case nil: break
        }
      case .selection(let code): for item in code.cases { assignedNames(in: item.body.statements).forEach(add) }
      case .forIn(_, _, let body), .whileLoop(let body): assignedNames(in: body.statements).forEach(add)
      case .doCatch(let blocks): for block in blocks { assignedNames(in: block.statements).forEach(add) }
      default: break
      }
    }
    return names
  }
}
