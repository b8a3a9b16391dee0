/// A message with holes: `'{name}' needs iOS {needed}`.
///
/// - `{name}` stands for any text that is not empty, and is taken over as it is.
/// - `{name:word}` stands for a word of the table of words, and is translated by it: `{noun:word} has no name`.
/// - `{name:number}` stands for digits.
/// - `{name:phrase}` stands for a form of the table of phrases, which may have holes itself, and is translated by it.
struct MessageTemplate: Hashable, Sendable {
  enum Kind: String, Hashable, Sendable { case any, word, number, phrase }

  enum Part: Hashable, Sendable {
    case text(String)
    case hole(String, Kind)
  }

  let parts: [Part]

  init(_ template: String) {
    var parts: [Part] = []
    var rest = template[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      if open > rest.startIndex { parts.append(.text(String(rest[..<open]))) }
      let words = rest[rest.index(after: open)..<close].split(separator: ":").map(String.init)
      let kind = words.count < 2 ? .any : Kind(rawValue: words[1]) ?? .any
      parts.append(.hole(words.first ?? "", kind))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { parts.append(.text(String(rest))) }
    self.parts = parts
  }

  /// How much of it is fixed: of several templates that match, the most fixed one is meant.
  var weight: Int {
    parts.reduce(0) { sum, part in
      switch part {
      case .text(let text): sum + 2 * text.utf8.count
      case .hole(_, .any): sum
      case .hole: sum + 1
      }
    }
  }

  /// What stands in the holes of a message; nil when the message is not of this form.
  ///
  /// - Parameter isKnown: Whether a table has a word or phrase.
  func values(in message: String, isKnown: (Substring, Kind) -> Bool) -> [String: String]? {
    var values: [String: String] = [:]
    return match(parts[...], message[...], &values, isKnown) ? values : nil
  }

  private func match(
    _ parts: ArraySlice<Part>, _ text: Substring, _ values: inout [String: String],
    _ isKnown: (Substring, Kind) -> Bool
  ) -> Bool {
    guard let part = parts.first else { return text.isEmpty }
    let rest = parts.dropFirst()
    switch part {
    case .text(let fixed):
      return text.hasPrefix(fixed) && match(rest, text.dropFirst(fixed.count), &values, isKnown)
    case .hole(let name, let kind):
      // The shortest value first, so that two holes with a quote between them part at the first quote.
      var end = text.startIndex
      while end < text.endIndex {
        end = text.index(after: end)
        if let next = rest.first, case .text(let fixed) = next, !text[end...].hasPrefix(fixed) { continue }
        if rest.isEmpty, end != text.endIndex { continue }
        let value = text[..<end]
        guard Self.fits(value, kind, isKnown), match(rest, text[end...], &values, isKnown) else { continue }
        values[name] = String(value)
        return true
      }
      return false
    }
  }

  private static func fits(_ value: Substring, _ kind: Kind, _ isKnown: (Substring, Kind) -> Bool) -> Bool {
    switch kind {
    case .any: true
    case .word, .phrase: isKnown(value, kind)
    case .number: value.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
  }

  /// The text with values in its holes; a hole without a value stays as it is written.
  func filled(_ values: [String: String]) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .hole(let name, _): values[name] ?? "{\(name)}"
      }
    }.joined()
  }
}
