import AccessibilityModel
import SwiftSource
import ViewEvaluation

/// The traits that a getter or block gives, where it takes those of the superclass, adds some and returns them.
struct TraitCode {
  struct Result {
    var always: Traits = []
    var conditional: [ConditionalTraits] = []
    /// It begins with the traits of the superclass.
    var extendsSuper = false
  }

  let facts: SettingFacts
  let scope: CodeScope

  /// What the statements return; nil where they are of a form that is not followed.
  func result(of statements: [Statement]) -> Result? {
    var variables: [String: Result] = [:]
    return run(statements, &variables, under: nil)
  }

  private func run(
    _ statements: [Statement], _ variables: inout [String: Result], under condition: Condition?
  ) -> Result? {
    for statement in statements {
      switch statement {
      case .returned(let expression?):
        return value(of: expression, variables)
      case .expression(let expression):
        if statements.count == 1, condition == nil, let result = value(of: expression, variables) { return result }
        guard change(expression, &variables, under: condition) else { return nil }
      case .variable(let variable):
        guard let initializer = variable.initializer, let start = value(of: initializer, variables) else { return nil }
        variables[variable.name] = start
      case .conditional(let code):
        guard branch(code, &variables) else { return nil }
      default: return nil
      }
    }
    return nil
  }

  /// `if isOn { traits.insert(.selected) }`
  private func branch(_ code: IfCode, _ variables: inout [String: Result]) -> Bool {
    guard case .depends(let yes, let no) = facts.evaluator.decide(code.conditions, in: scope.nested()) else {
      return false
    }
    guard changes(code.then.statements, &variables, under: yes) else { return false }
    switch code.otherwise {
    case nil: return true
    case .block(let block)?: return changes(block.statements, &variables, under: no)
    case .conditional?: return false
    }
  }

  private func changes(
    _ statements: [Statement], _ variables: inout [String: Result], under condition: Condition
  ) -> Bool {
    statements.allSatisfy { statement in
      guard case .expression(let expression) = statement else { return false }
      return change(expression, &variables, under: condition)
    }
  }

  /// `traits.insert(.button)`, `traits.formUnion([.button])`, `traits.remove(.image)`.
  private func change(
    _ expression: Expression, _ variables: inout [String: Result], under condition: Condition?
  ) -> Bool {
    guard case .call(let call) = expression.kind, case .member(let base?, let name) = call.callee.kind,
      case .name(let variable) = base.kind, var result = variables[variable],
      let argument = call.arguments.first?.value, let traits = literal(argument)
    else { return false }
    switch name {
    case "insert", "formUnion", "update":
      if let condition {
        result.conditional.append(ConditionalTraits(traits: traits, condition: condition))
      } else {
        result.always.formUnion(traits)
      }
    case "remove", "subtract":
      guard condition == nil else { return false }
      result.always.subtract(traits)
    default: return false
    }
    variables[variable] = result
    return true
  }

  private func value(of expression: Expression, _ variables: [String: Result]) -> Result? {
    switch expression.kind {
    case .name(let name): return variables[name]
    case .member(let base?, "accessibilityTraits"):
      guard case .name("super") = base.kind else { return nil }
      return Result(extendsSuper: true)
    case .call(let call):
      guard case .member(let base?, "union") = call.callee.kind, let argument = call.arguments.first?.value,
        let traits = literal(argument), var result = value(of: base, variables) ?? literal(base).map({ Result(always: $0) })
      else { return nil }
      result.always.formUnion(traits)
      return result
    case .ternary(let condition, let then, let otherwise):
      guard let first = literal(then), let second = literal(otherwise),
        case .depends(let yes, let no) = facts.evaluator.decide(condition, in: scope)
      else { return nil }
      let common = first.intersection(second)
      let parts = [ConditionalTraits(traits: first.subtracting(common), condition: yes),
        ConditionalTraits(traits: second.subtracting(common), condition: no)]
      return Result(always: common, conditional: parts.filter { !$0.traits.isEmpty })
    default: return literal(expression).map { Result(always: $0) }
    }
  }

  private func literal(_ expression: Expression) -> Traits? {
    let names = SettingFacts.names(in: expression)
    guard !names.isEmpty else {
      if case .array(let elements) = expression.kind, elements.isEmpty { return [] }
      return nil
    }
    var traits: Traits = []
    for name in names where name != "none" {
      guard let known = SettingFacts.traitNames[name] else { return nil }
      traits.formUnion(known)
    }
    return traits
  }
}
