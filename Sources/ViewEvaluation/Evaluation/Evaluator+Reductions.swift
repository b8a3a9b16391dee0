import SourceModel
import SwiftSource

/// What is put together step by step: `reduce(into:)`, and entries that code adds to a dictionary.
extension Evaluator {
  /// `reduce(into: start) { result, member in … }` of members that are known; nil where a step cannot be followed.
  func reducedInto(_ elements: [Value], _ arguments: [EvaluatedArgument]) -> Value? {
    guard arguments.count == 2, arguments[0].label == "into", case .closure(let step) = arguments[1].value,
      elements.count <= memberLimit else { return nil }
    let name = step.closure.parameters.first ?? "$0"
    var result = settled(arguments[0].value)
    for element in elements {
      var next: Value?
      _ = call(step, arguments: [result, element]) { next = $0.local(name) }
      guard let next else { return nil }
      result = next
    }
    return result
  }

  /// A dictionary with another value for a key; nil where nobody knows which of its entries that is.
  func settingEntry(_ key: Value, of dictionary: Value, to value: Value) -> Value? {
    guard case .unknown(var unknown) = dictionary, let entries = unknown.entries, entries.texts.isEmpty,
      entries.all.count < memberLimit else { return nil }
    var all = entries.all
    var place: Int?
    for (position, entry) in all.enumerated() {
      guard let isSame = isSame(entry.key, key) else { return nil }
      if isSame { place = position }
    }
    if let place { all[place].value = value } else { all.append((key, value)) }
    unknown.entries = UnknownValue.Entries(all)
    return .unknown(unknown)
  }
}
