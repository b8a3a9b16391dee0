/// A function or computed property that is being run, with what it was called for.
struct RunningCall {
  let function: ObjectIdentifier
  fileprivate let receiver: Value?
  fileprivate let arguments: [EvaluatedArgument]
  /// Calls of itself for parts, of the outermost one.
  fileprivate var parts = 0

  /// Parts may be gone through more than once, as often again in each of them.
  fileprivate static let partLimit = 256

  fileprivate init(_ function: AnyObject, _ receiver: Value?, _ arguments: [EvaluatedArgument]) {
    self.function = ObjectIdentifier(function)
    self.receiver = receiver
    self.arguments = arguments
  }

  /// Of how many cases, lists and instances that is made which it is called for; nil where these are too many to count.
  fileprivate var size: Int? {
    var size = 0
    let isCounted = (receiver?.measure(into: &size) ?? true) && arguments.allSatisfy { $0.value.measure(into: &size) }
    return isCounted ? size : nil
  }
}

/// A function that calls itself for a part of what it was called for: `view()` of an `indirect enum` that makes the views
/// of the pieces that a case holds. What it is handed is smaller each time, so it comes to an end by itself.
extension Evaluator {
  /// Runs a function, and notes what it is called for.
  func noting<Result>(
    _ function: AnyObject, _ receiver: Value?, _ arguments: [EvaluatedArgument] = [], _ work: () -> Result
  ) -> Result {
    calls.append(RunningCall(function, receiver, arguments))
    defer { calls.removeLast() }
    return work()
  }

  /// How often a function may contain itself when it is called for less than the call of it that is running; nil where
  /// it is not, and where none is running.
  func depth(
    ofPartsIn function: AnyObject, _ receiver: Value?, _ arguments: [EvaluatedArgument] = []
  ) -> Int? {
    let key = ObjectIdentifier(function)
    guard let first = calls.firstIndex(where: { $0.function == key }), calls[first].parts < RunningCall.partLimit,
      let outer = calls.last(where: { $0.function == key }) else { return nil }
    guard let size = RunningCall(function, receiver, arguments).size else { return nil }
    // What is too large to be measured is larger than what is not.
    if let outerSize = outer.size, outerSize <= size { return nil }
    calls[first].parts += 1
    return calls.count { $0.function == key } + 1
  }
}

extension Value {
  private static let sizeLimit = 4_096

  /// Adds of how many cases, lists and instances it is made; false where these are too many to be counted.
  fileprivate func measure(into size: inout Int) -> Bool {
    guard size < Self.sizeLimit else { return false }
    switch self {
    case .enumeration(let value):
      size += 1
      for part in value.payload where !part.value.measure(into: &size) { return false }
    case .member(let member):
      // A case that is not known to be one yet.
      size += 1
      for argument in member.arguments where !argument.value.measure(into: &size) { return false }
    case .instance(let instance):
      size += 1
      for name in instance.fieldNames {
        if let field = instance.fields[name], !field.measure(into: &size) { return false }
      }
    case .array(let members):
      size += 1
      for member in members where !member.measure(into: &size) { return false }
    case .tuple(let members):
      for member in members where !member.value.measure(into: &size) { return false }
    case .choice(let alternatives):
      for alternative in alternatives where !alternative.value.measure(into: &size) { return false }
    default: break
    }
    return true
  }
}
