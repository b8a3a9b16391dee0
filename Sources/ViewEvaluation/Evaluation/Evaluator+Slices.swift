import AccessibilityModel
import SourceModel
import SwiftSource

/// Parts of lists whose members are known.
extension Evaluator {
  /// `views[1...]` and `views[0..<count]`; nil for what is no range, and for one of which not enough is known.
  func slice(_ elements: [Value], _ range: Expression, in scope: Scope) -> Value? {
    switch range.kind {
    case .binary(let name, let left, let right) where name == "..." || name == "..<":
      return slice(elements, from: evaluate(left, in: scope), to: (evaluate(right, in: scope), right), including: name == "...")
    case .prefix(let name, let operand) where name == "..." || name == "..<":
      return slice(elements, from: .number(0), to: (evaluate(operand, in: scope), operand), including: name == "...")
    case .postfix("...", let operand):
      guard let start = position(evaluate(operand, in: scope)), start <= elements.count else { return nil }
      return .array(Array(elements[start...]))
    case .tuple(let parts) where parts.count == 1: return slice(elements, parts[0].value, in: scope)
    default: return nil
    }
  }

  private func slice(
    _ elements: [Value], from start: Value, to end: (value: Value, expression: Expression), including last: Bool
  ) -> Value? {
    guard let start = position(start), start <= elements.count else { return nil }
    if let end = position(end.value) {
      // Beyond the list the program ends, however far that is.
      guard end <= elements.count else { return nil }
      let end = last ? end + 1 : end
      return end >= start && end <= elements.count ? .array(Array(elements[start..<end])) : nil
    }
    let text = holeText(end.value, end.expression) + (last ? " >= " : " > ")
    return beginning(Array(elements[start...])) { text + String($0 + start) }
  }

  /// The first few members, of which only run time knows how many they are: each is there in the cases where they reach to
  /// it. Of lists of objects alone, since what works on them is run for each.
  ///
  /// - Parameter reach: The test that they reach to the member at a position, in words.
  func beginning(_ elements: [Value], reach: (Int) -> String) -> Value? {
    guard runsEffects, elements.count <= Self.openMemberLimit, elements.contains(where: \.holdsObject) else { return nil }
    return .array(elements.enumerated().map { present($1, under: condition(shortened(reach($0)))) })
  }

  /// The members for which the answer is true; of objects, those of which it is not known are there in that case. nil where
  /// it is not known of others.
  func kept(_ elements: [Value], where answers: [Value]) -> Value? {
    var kept: [Value] = []
    for (element, answer) in zip(elements, answers) {
      switch answer {
      case .boolean(true): kept.append(element)
      case .boolean(false): break
      case .unknown(let unknown) where runsEffects && elements.count <= Self.openMemberLimit && element.holdsObject:
        kept.append(present(element, under: condition(of: unknown)))
      default: return nil
      }
    }
    return .array(kept)
  }

  /// `dropFirst(2)` and its like; nil where the number is not known.
  func shortened(_ elements: [Value], _ name: String, _ arguments: [EvaluatedArgument]) -> Value? {
    guard arguments.count <= 1, arguments.first?.label == nil else { return nil }
    let count = arguments.first.map { position($0.value) } ?? 1
    switch (name, count) {
    case ("prefix", let count?) where !arguments.isEmpty: return .array(Array(elements.prefix(count)))
    case ("suffix", let count?) where !arguments.isEmpty: return .array(Array(elements.suffix(count)))
    case ("dropFirst", let count?): return .array(Array(elements.dropFirst(count)))
    case ("dropLast", let count?): return .array(Array(elements.dropLast(count)))
    case ("prefix", nil):
      guard let argument = arguments.first else { return nil }
      let text = argument.value.holeExpression ?? written(argument.source)
      return beginning(elements) { "\(text) > \($0)" }
    default: return nil
    }
  }

  /// A number that counts members.
  private func position(_ value: Value) -> Int? {
    guard case .number(let number) = value.unbound, number >= 0 else { return nil }
    return Int(clamping: number)
  }

  /// Members that are told apart by whether they are there.
  private static let openMemberLimit = 12
}
