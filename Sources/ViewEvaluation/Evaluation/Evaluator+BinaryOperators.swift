import AccessibilityModel
import SourceModel
import SwiftSource

/// Operators between two values: comparisons, sums, `??` and ranges.
extension Evaluator {
  /// What an operator makes of both its sides.
  func evaluateBinary(
    _ name: String, _ left: Expression, _ right: Expression, _ expression: Expression, in scope: Scope
  ) -> Value {
    switch name {
    case "??": return evaluateCoalescing(left, right, in: scope)
    case "&&", "||": return evaluateLogic(name, left, right, in: scope)
    case "...", "..<": return evaluateRange(name, left, right, expression, in: scope)
    default: break
    }
    let isEquality = name == "==" || name == "!="
    let first = isEquality ? optionalValue(of: left, in: scope) : evaluate(left, in: scope)
    // `isOn == true` is the test of `isOn`; what may be missing as well is another one.
    if isEquality, case .boolean(let asked) = right.kind, case .unknown(let unknown) = first.unbound, left.optionalLink == nil,
      unknown.type?.isOptional != true {
      return asked == (name == "==") ? .unknown(unknown) : negation(of: unknown)
    }
    let second = isEquality ? optionalValue(of: right, in: scope) : evaluate(right, in: scope)
    if let own = ownOperator(name, [first, second], expression) ?? setUp(first, name, second, expression) { return own }
    if name == "+" { return sum(first, beside: second, expression) }
    if case .number(let a) = first, case .number(let b) = second, let result = arithmetic(name, a, b) { return result }
    if let result = converted(name, first, second) ?? compared(name, first, second) { return result }
    if name == "==" || name == "!=", let same = isSame(first, second),
      !(first.isAbsent && mayFail(right)), !(second.isAbsent && mayFail(left)) {
      return .boolean(same == (name == "=="))
    }
    let operands = (operandText(first, left, of: name), operandText(second, right, of: name, isRight: true))
    let text = shortened("\(operands.0) \(name) \(operands.1)")
    var truth: Condition?
    if name == "==" || name == "!=", let verdict = comparison(of: first, with: second, isEqual: name == "==", text: text) {
      switch verdict {
      case .always: return .boolean(true)
      case .never: return .boolean(false)
      case .depends(let yes, _): truth = yes
      }
    }
    var result = UnknownValue(expression: text, reason: UnknownReason(.dynamicValue, text), truth: truth)
    let bases = [first, second].compactMap(\.onlyBasis)
    if !bases.isEmpty { result.basis = bases.joined(separator: " \(name) ") }
    return .unknown(result)
  }

  /// Whether a value of several alternatives equals another one, or differs, where that is known of each of them.
  private func comparison(of first: Value, with second: Value, isEqual: Bool, text: String) -> Verdict? {
    let (choice, other) = if case .choice = first { (first, second) } else { (second, first) }
    guard case .choice = choice, case .some(let leaves) = leaves(of: choice) else { return nil }
    let answers = leaves.compactMap { leaf in isSame(leaf.value, other).map { (leaf.conditions, $0 == isEqual) } }
    guard answers.count == leaves.count else { return nil }
    return verdict(
      text: text, holds: answers.filter(\.1).map(\.0), fails: answers.filter { !$0.1 }.map(\.0))
  }

  /// How an operand is written in the text of a condition or hole: by what it stands for, if that is unknown.
  func holeText(_ value: Value, _ expression: Expression) -> String {
    if case .unknown(let unknown) = value.unbound { return unknown.expression }
    return expressionText(expression)
  }

  /// An operand in the parentheses that it needs beside its operator.
  private func operandText(_ value: Value, _ expression: Expression, of name: String, isRight: Bool = false) -> String {
    let text = holeText(value, expression)
    guard value.isUnknown, case .binary(let inner, _, _) = expression.kind, let own = Self.precedence[inner],
      let outer = Self.precedence[name], own < outer || isRight && own == outer && outer > 1 else { return text }
    return "(\(text))"
  }

  /// How strongly operators bind (Swift standard library: comparison, addition, multiplication).
  private static let precedence = [
    "==": 1, "!=": 1, "<": 1, ">": 1, "<=": 1, ">=": 1, "+": 2, "-": 2, "*": 3, "/": 3, "%": 3,
  ]

  private func evaluateCoalescing(_ left: Expression, _ right: Expression, in scope: Scope) -> Value {
    let value = optionalValue(of: left, in: scope)
    switch value {
    case .absent: return evaluate(right, in: scope)
    // A store of translations, which is asked before the app's own.
    case .unknown where left.isLookup(ofKeyTranslatedBy: right): return evaluate(right, in: scope)
    case .unknown(let unknown):
      if let flag = openFlag(unknown, else: right) { return flag }
      switch dependent(on: "\(unknown.expression) != nil") {
      case .always: return value
      case .never: return evaluate(right, in: scope)
      case .depends(let yes, let no):
        return .choice([
          ConditionalValue(condition: yes, value: value), ConditionalValue(condition: no, value: evaluate(right, in: scope)),
        ])
      }
    case .choice: return coalesced(value) { evaluate(right, in: scope) }
    case .object(let object) where effects?.mayBeMissing(object) ?? false:
      let other = evaluate(right, in: scope)
      if case .object = other { return other }
      return value
    default:
      guard mayFail(left) || value.isStandIn, case .depends(let yes, let no) = dependent(on: expressionText(left) + " != nil") else {
        return value
      }
      return .choice([
        ConditionalValue(condition: yes, value: value), ConditionalValue(condition: no, value: evaluate(right, in: scope)),
      ])
    }
  }

  /// `session.isLive ?? false` of a flag that only run time has: true exactly where the flag is, and not wherever there
  /// is one.
  private func openFlag(_ unknown: UnknownValue, else right: Expression) -> Value? {
    guard runsEffects, unknown.initial == nil, case .boolean(let other) = right.kind,
      unknown.type.map({ $0.name == "Bool" }) ?? true else { return nil }
    // What is there without the flag, and what is not.
    switch dependent(on: "\(unknown.expression) != \(!other)") {
    case .always: return .boolean(other)
    case .never: return .boolean(!other)
    case .depends(let yes, let no):
      return .choice([
        ConditionalValue(condition: yes, value: .boolean(other)), ConditionalValue(condition: no, value: .boolean(!other)),
      ])
    }
  }

  /// A value with what stands in the place of nil, in whichever alternative that is.
  private func coalesced(_ value: Value, _ other: () -> Value) -> Value {
    switch value {
    case .absent: return other()
    case .choice(let alternatives):
      budget -= alternatives.count
      guard budget > 0 else { return value }
      return .choice(alternatives.map {
        ConditionalValue(condition: $0.condition, value: coalesced($0.value, other))
      })
    default: return value
    }
  }

  private func evaluateRange(
    _ name: String, _ left: Expression, _ right: Expression, _ expression: Expression, in scope: Scope
  ) -> Value {
    guard case .number(let low) = evaluate(left, in: scope), case .number(let high) = evaluate(right, in: scope),
      low == low.rounded(), high == high.rounded(), high >= low, high - low <= Double(memberLimit)
    else { return unknown(expression, .dynamicValue) }
    let last = name == "..." ? high : high - 1
    return .array(stride(from: low, through: last, by: 1).map { .number($0) })
  }

  func arithmetic(_ name: String, _ a: Double, _ b: Double) -> Value? {
    switch name {
    case "-": .number(a - b)
    case "*": .number(a * b)
    case "/": b == 0 ? nil : .number(a / b)
    case "%": b == 0 || !isWhole(a) || !isWhole(b) ? nil : .number(a.truncatingRemainder(dividingBy: b))
    case "<": .boolean(a < b)
    case ">": .boolean(a > b)
    case "<=": .boolean(a <= b)
    case ">=": .boolean(a >= b)
    case "<<": isShift(a, b) ? .number(Double(Int(a) << Int(b))) : nil
    case ">>": areBits(a, b) && b < 64 ? .number(Double(Int(a) >> Int(b))) : nil
    case "&": areBits(a, b) ? .number(Double(Int(a) & Int(b))) : nil
    case "|": areBits(a, b) ? .number(Double(Int(a) | Int(b))) : nil
    default: nil
    }
  }

  func isWhole(_ number: Double) -> Bool { number == number.rounded() }

  /// Whole ones that a `Double` holds exactly.
  private func areBits(_ a: Double, _ b: Double) -> Bool {
    isWhole(a) && isWhole(b) && (0...0x1F_FFFF_FFFF_FFFF).contains(a) && (0...0x1F_FFFF_FFFF_FFFF).contains(b)
  }

  /// Small enough to be exact.
  private func isShift(_ a: Double, _ b: Double) -> Bool {
    a == a.rounded() && b == b.rounded() && (0...0xFFFF).contains(a) && (0...32).contains(b)
  }
}
