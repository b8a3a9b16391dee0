import AccessibilityModel
import AssistiveTechnologies

/// Names that VoiceOver was recorded to say for symbols whose spoken name was not known.
public struct LearnedNames: Sendable, Hashable {
  /// By symbol, such as `rectangle.3.group`.
  public private(set) var symbols: [String: String] = [:]
  /// Symbols for which recordings disagree; nothing is learned about them.
  public private(set) var disputed: Set<String> = []

  public init(_ comparisons: [RecordingComparison]) {
    for case .differs(let recorded, _, let place) in comparisons.flatMap(\.steps) {
      guard let (symbol, name) = Self.name(in: recorded, at: place) else { continue }
      if let known = symbols[symbol], known != name { disputed.insert(symbol) }
      symbols[symbol] = name
    }
    for symbol in disputed { symbols[symbol] = nil }
  }

  /// The words that stand where the name of the symbol was predicted, all other words being as predicted.
  private static func name(in recorded: String, at place: RecordingComparison.Place) -> (symbol: String, name: String)? {
    let element = place.stop.stop.element
    guard case .symbol(_, recorded: false)? = element.label?.origin, let symbol = element.label?.value.literal,
      recorded.count < RecordedUtterance.limit
    else { return nil }
    let chunks = place.stop.utterance.chunks
    guard let label = chunks.firstIndex(where: { $0.kind == .label && $0.text.hasPrefix(symbol) }) else { return nil }
    let before = chunks[..<label].flatMap { RecordedUtterance.words(of: $0.text) }
    let after = chunks[(label + 1)...].flatMap { RecordedUtterance.words(of: $0.text) }
    let said = recorded.split { $0.isWhitespace || $0 == "," }.map(String.init)
    let words = said.map { RecordedUtterance.words(of: $0).joined(separator: " ") }
    guard words.starts(with: before), said.count > before.count + after.count else { return nil }
    let start = before.count
    // Hints may follow; the first place where the rest of the description stands ends the name.
    for end in (start + 1)...(said.count - after.count) where words[end...].starts(with: after) {
      return (symbol, said[start..<end].joined(separator: " "))
    }
    return nil
  }

  /// The file in which they are kept; the same for the same names.
  ///
  /// - Parameter names: By symbol, then by language.
  public static func document(_ names: [String: [String: String]]) -> String {
    func object(_ members: [String: JSONValue]) -> JSONValue {
      .object(members.sorted { $0.key < $1.key }.map { JSONValue.Member($0.key, $0.value) })
    }
    return object(["schema": 1, "symbols": object(names.mapValues { object($0.mapValues(JSONValue.string)) })]).document()
  }
}
