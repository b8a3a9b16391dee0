import AccessibilityModel
import SourceModel
import SwiftSource

/// Dictionaries that are written out.
extension Evaluator {
  /// With more entries than this a dictionary is data, which takes longer to work out than it tells.
  private static let entryLimit = 100

  func dictionary(_ entries: [DictionaryEntry], _ expression: Expression, in scope: Scope) -> Value {
    guard case .unknown(var value) = unknown(expression, .unsupportedCode), entries.count <= Self.entryLimit else {
      return unknown(expression, .unsupportedCode)
    }
    value.entries = UnknownValue.Entries(
      entries.map { (evaluate($0.key, in: scope), settled(evaluate($0.value, in: scope))) })
    return .unknown(value)
  }

  /// What a dictionary holds for a key, `words[key]` and `words[key, default: other]`; nil where nobody knows which key
  /// that is.
  func entry(of entries: UnknownValue.Entries, _ arguments: [Argument], in scope: Scope) -> Value? {
    guard let first = arguments.first, arguments.count == 1 || arguments.count == 2 && arguments[1].label == "default"
    else { return nil }
    let key = evaluate(first.value, in: scope)
    var isKnown = true
    let found = key.mapAlternatives { key -> Value in
      for entry in entries.all {
        guard let isSame = isSame(entry.key, key) else {
          isKnown = false
          return .absent
        }
        if isSame { return entry.value }
      }
      return arguments.count == 2 ? settled(evaluate(arguments[1].value, in: scope)) : .absent
    }
    return isKnown ? found : nil
  }
}
