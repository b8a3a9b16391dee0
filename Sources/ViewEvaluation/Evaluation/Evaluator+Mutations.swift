import AccessibilityModel
import SourceModel
import SwiftSource

/// What a method of a list, a text or a number leaves behind.
extension Evaluator {
  /// What a value is after a method changed it; nil where that is not known.
  func mutated(
    _ value: Value, by method: String, _ arguments: [EvaluatedArgument], _ expression: Expression
  ) -> Value? {
    let argument = arguments.first
    switch (value, method) {
    case (.text, "append"): return argument.map { sum(value, $0.value, expression) }
    case (.text(let text), _) where Self.styling.contains(method): return styled(text, byArguments: arguments)
    case (.absent, _): return .absent
    case (.boolean(let boolean), "toggle"): return .boolean(!boolean)
    case (.member, "insert"), (.member, "formUnion"), (.member, "update"):
      return argument.flatMap { optionSet(value, $0.value) }
    case (.member, "remove"), (.member, "subtract"): return argument.flatMap { optionSet(value, without: $0.value) }
    case (.array(let elements), _): return mutated(elements, by: method, arguments)
    default: return nil
    }
  }

  /// The same of a list whose members are known.
  func mutated(_ elements: [Value], by method: String, _ arguments: [EvaluatedArgument]) -> Value? {
    let argument = arguments.first
    switch method {
    case "append":
      guard let argument else { return nil }
      guard argument.label == "contentsOf" else { return .array(elements + [argument.value]) }
      guard case .array(let more) = argument.value.unbound else { return nil }
      return .array(elements + more)
    case "insert":
      guard arguments.count == 2 else { return argument.flatMap { optionSet(.array(elements), $0.value) } }
      guard let argument, case .number(let position)? = arguments.first(labelled: "at")?.value else { return nil }
      var result = elements
      result.insert(argument.value, at: min(max(0, Int(clamping: position)), result.count))
      return .array(result)
    case "formUnion", "update": return argument.flatMap { optionSet(.array(elements), $0.value) }
    case "remove":
      guard let argument else { return nil }
      guard argument.label == "at" else { return optionSet(.array(elements), without: argument.value) }
      guard case .number(let number) = argument.value, elements.indices.contains(Int(clamping: number))
      else { return nil }
      var result = elements
      result.remove(at: Int(clamping: number))
      return .array(result)
    case "subtract": return argument.flatMap { optionSet(.array(elements), without: $0.value) }
    case "removeAll":
      guard let argument, argument.label != "keepingCapacity" else { return .array([]) }
      // Of one that holds nothing yet nobody knows what it holds by then.
      return elements.isEmpty ? nil : left(of: elements, without: arguments, source: argument.source)
    case "removeFirst": return arguments.isEmpty ? .array(Array(elements.dropFirst())) : nil
    case "removeLast", "popLast": return arguments.isEmpty ? .array(Array(elements.dropLast())) : nil
    case "reverse": return .array(elements.reversed())
    // Any order may be the one; who stands where is not told.
    case "shuffle" where runsEffects: return .array(elements)
    default: return nil
    }
  }
}
