import AccessibilityModel
import SourceModel
import SwiftSource

/// Dictionaries that are written out.
extension Evaluator {
  /// With more entries than this a dictionary is data, which takes longer to work out than it tells. Of one of plain
  /// texts, such as an app's own table of words, only the entry that is asked for is worked out.
  private static let entryLimit = 100
  /// A table whose entries are tables of words, one for each language, becomes that sooner.
  private static let tableLimit = 8

  func dictionary(_ entries: [DictionaryEntry], _ expression: Expression, in scope: Scope) -> Value {
    guard case .unknown(var value) = unknown(expression, .unsupportedCode) else {
      return unknown(expression, .unsupportedCode)
    }
    if entries.count > Self.entryLimit || entries.count > Self.tableLimit && entries.allSatisfy(\.value.isTable) {
      value.entries = wordTables.table(at: expression.range) { Self.words(entries) }
      return .unknown(value)
    }
    value.entries = UnknownValue.Entries(
      entries.map { (evaluate($0.key, in: scope), settled(evaluate($0.value, in: scope))) })
    return .unknown(value)
  }

  /// `Dictionary(uniqueKeysWithValues: pairs)`; nil where the pairs are not known (Apple: documentation of
  /// Dictionary.init(uniqueKeysWithValues:)).
  func dictionary(made arguments: [EvaluatedArgument], _ source: SourceRange) -> Value? {
    guard arguments.count == 1, arguments[0].label == "uniqueKeysWithValues", case .array(let pairs) = arguments[0].value,
      pairs.count <= Self.entryLimit else { return nil }
    let entries = pairs.compactMap { pair -> (key: Value, value: Value)? in
      guard case .tuple(let parts) = pair, parts.count == 2 else { return nil }
      return (parts[0].value, parts[1].value)
    }
    guard entries.count == pairs.count else { return nil }
    var value = UnknownValue(expression: shortened(source), reason: UnknownReason(.unsupportedCode, "Dictionary"))
    value.entries = UnknownValue.Entries(entries)
    return .unknown(value)
  }

  /// What a dictionary holds for a key, `words[key]` and `words[key, default: other]`; nil where nobody knows which key
  /// that is.
  ///
  /// - Parameter type: The type of the dictionary, where it is known.
  func entry(of entries: UnknownValue.Entries, _ arguments: [Argument], type: TypeReference?, in scope: Scope) -> Value? {
    guard let first = arguments.first, arguments.count == 1 || arguments.count == 2 && arguments[1].label == "default"
    else { return nil }
    let key = evaluate(first.value, in: scope)
    let standard = arguments.count == 2 ? arguments[1].value : nil
    func otherwise() -> Value { standard.map { settled(evaluate($0, in: scope)) } ?? .absent }
    if case .unknown(let open) = key.unbound, let value = entry(of: entries, for: open, otherwise: otherwise) { return value }
    var isKnown = true
    let found = key.mapAlternatives { key -> Value in
      if !entries.texts.isEmpty {
        guard case .text(let text) = key, let word = text.spoken.literal else {
          isKnown = false
          return .absent
        }
        if let value = entries.texts[word] { return evaluate(value, in: scope) }
      }
      for entry in entries.all {
        guard let isSame = isSame(entry.key, key) else {
          isKnown = false
          return .absent
        }
        if isSame { return entry.value }
      }
      return otherwise()
    }
    return isKnown ? found : look(of: entries, as: type?.arguments.last, for: first.value, otherwise: otherwise)
  }

  /// A dictionary with keys and values as a type has them: `[.first: label]` of `[Tab: UILabel]`.
  func coerced(_ dictionary: UnknownValue, to type: TypeReference, in scope: Scope?) -> UnknownValue {
    var result = dictionary
    if result.type == nil { result.type = type }
    guard let entries = dictionary.entries, entries.texts.isEmpty, type.arguments.count == 2 else { return result }
    result.entries = UnknownValue.Entries(entries.all.map { key, value in
      (coerce(key, to: type.arguments[0], in: scope), coerce(value, to: type.arguments[1], in: scope))
    })
    return result
  }

  /// What is done to each entry of a dictionary that holds objects; nil for other methods, and for what is no such
  /// dictionary.
  func callDictionaryMethod(
    _ name: String, of value: Value, _ arguments: [EvaluatedArgument], source: SourceRange
  ) -> Value? {
    guard runsEffects, ["forEach", "map", "compactMap", "flatMap", "sorted"].contains(name), let pairs = value.objectPairs
    else { return nil }
    return callArrayMethod(name, of: pairs, arguments, source: source)
  }

  /// A member of a dictionary that holds objects.
  func dictionaryMember(_ name: String, of value: Value) -> Value? {
    guard runsEffects, case .unknown(let unknown) = value, let pairs = value.objectPairs else { return nil }
    switch name {
    case "values": return .array(unknown.entryValues)
    case "keys": return .array(unknown.entries?.all.map(\.key) ?? [])
    case "count", "isEmpty": return arrayMember(name, of: pairs)
    default: return nil
    }
  }

  /// The entries of a table of words; nil where it holds something else as well.
  private static func words(_ entries: [DictionaryEntry]) -> UnknownValue.Entries? {
    var texts: [String: Expression] = [:]
    for entry in entries {
      guard let key = entry.key.plainString, entry.value.plainString != nil || entry.value.isTable else { return nil }
      texts[key] = entry.value
    }
    return UnknownValue.Entries([], texts: texts)
  }
}

/// Tables of words by where they are written: code that looks something up makes its table each time.
final class WordTables {
  private var known: [SourceRange: UnknownValue.Entries?] = [:]

  func table(at place: SourceRange, _ make: () -> UnknownValue.Entries?) -> UnknownValue.Entries? {
    if let table = known[place] { return table }
    let table = make()
    known[place] = .some(table)
    return table
  }
}

extension Expression {
  /// A dictionary that is written out and holds nothing but plain texts.
  fileprivate var isTable: Bool {
    guard case .dictionary(let entries) = kind else { return false }
    return !entries.isEmpty && entries.allSatisfy { $0.value.plainString != nil }
  }

  /// A string literal without interpolations.
  fileprivate var plainString: String? {
    guard case .string(let literal) = kind else { return nil }
    switch literal.segments.count {
    case 0: return ""
    case 1:
      if case .text(let text) = literal.segments[0] { return text }
      return nil
    default: return nil
    }
  }
}

extension Value {
  /// The entries of a dictionary that holds objects, as pairs, in the order in which they are written. Run time has any
  /// order; objects stand where code puts them.
  var objectPairs: [Value]? {
    guard case .unknown(let unknown) = unbound, let entries = unknown.entries, entries.texts.isEmpty,
      entries.all.contains(where: \.value.holdsObject) else { return nil }
    return entries.all.map { key, value in
      .tuple([LabelledValue(label: "key", value: key), LabelledValue(label: "value", value: value)])
    }
  }

  /// The name of a case without anything that belongs to it.
  var caseName: String? {
    switch self {
    case .enumeration(let value): value.payload.isEmpty ? value.name : nil
    case .member(let member): member.arguments.isEmpty ? member.name : nil
    default: nil
    }
  }
}
