import SourceModel
import SwiftSource

/// Methods that the project declares in an extension of `Optional`.
extension Evaluator {
  /// `subtitle.map { Text($0) }.orElse { Text("None") }`: what such a method makes of each way; nil where the value has
  /// none in which it is missing, or the project declares no such method. What is called with `?.` is called on what is
  /// there, and has methods of its own.
  func calledOnOptional(
    _ name: String, _ value: Value, _ arguments: [EvaluatedArgument], base: Expression, source: SourceRange
  ) -> Value? {
    if case .optionalChain = base.kind { return nil }
    guard value.mayBeAbsent,
      let function = best(index.extensionFunctions(name, ofExternal: "Optional", isStatic: false), for: arguments)
    else { return nil }
    return value.mapAlternatives { call(function, receiver: $0, arguments: arguments, source: source) }
  }
}

extension Value {
  fileprivate var mayBeAbsent: Bool {
    switch self {
    case .absent: true
    case .choice(let alternatives): alternatives.contains { $0.value.mayBeAbsent }
    default: false
    }
  }
}
