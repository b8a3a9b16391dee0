import SourceModel

/// A file of YAML in the plain style that people write settings in: maps and lists by indentation, or in one line.
///
/// Anchors, tags, several documents and texts of several lines are not read: what they stand for is left out.
/// Source: YAML 1.2.2, chapters 7 (flow style) and 8 (block style).
indirect enum PlainYAML: Equatable, Sendable {
  case text(String)
  case list([PlainYAML])
  /// In the order of the file; of equal keys the first counts.
  case map([Entry])

  struct Entry: Equatable, Sendable {
    let key: String
    let value: PlainYAML
  }

  init(_ bytes: [UInt8]) {
    var reader = BlockReader(String(decoding: bytes, as: UTF8.self))
    self = reader.block(atLeast: 0, depth: 0)
  }

  subscript(key: String) -> PlainYAML? {
    guard case .map(let entries) = self else { return nil }
    return entries.first { $0.key == key }?.value
  }

  var text: String? {
    guard case .text(let text) = self, !text.isEmpty else { return nil }
    return text
  }

  /// The elements of a list; one by itself where no list stands.
  var elements: [PlainYAML] {
    switch self {
    case .list(let elements): elements
    case .text(""): []
    case .text, .map: [self]
    }
  }

  var entries: [Entry] {
    if case .map(let entries) = self { entries } else { [] }
  }
}

/// Reads lines, the deeper ones as what belongs to the line before.
private struct BlockReader {
  private struct Line {
    var indentation: Int
    var text: Substring
  }

  private static let depthLimit = 32

  private var lines: [Line] = []
  private var next = 0

  init(_ text: String) {
    // A text of several lines is skipped with all that is deeper.
    var skipped: Int?
    for line in text.split(whereSeparator: \.isNewline) {
      let indentation = line.prefix { $0 == " " }.count
      let content = Self.withoutComment(line.dropFirst(indentation))
      guard !content.isEmpty, content != "---" else { continue }
      if let outer = skipped {
        if indentation > outer { continue }
        skipped = nil
      }
      if [": |", ": >", ": |-", ": >-"].contains(where: content.hasSuffix) {
        skipped = indentation
        continue
      }
      lines.append(Line(indentation: indentation, text: content))
    }
  }

  mutating func block(atLeast indentation: Int, depth: Int) -> PlainYAML {
    guard next < lines.count, lines[next].indentation >= indentation, depth < Self.depthLimit else { return .text("") }
    let own = lines[next].indentation
    return Self.isItem(lines[next].text) ? list(own, depth) : map(own, depth)
  }

  private mutating func list(_ indentation: Int, _ depth: Int) -> PlainYAML {
    var elements: [PlainYAML] = []
    while next < lines.count, lines[next].indentation == indentation, Self.isItem(lines[next].text) {
      let rest = lines[next].text.dropFirst().drop { $0 == " " }
      if Self.key(of: rest) == nil {
        next += 1
        elements.append(rest.isEmpty ? block(atLeast: indentation + 1, depth: depth + 1) : Self.inline(rest))
      } else {
        // A map begins on the line of its item.
        lines[next] = Line(indentation: indentation + lines[next].text.count - rest.count, text: rest)
        elements.append(map(lines[next].indentation, depth + 1))
      }
      skip(deeperThan: indentation)
    }
    return .list(elements)
  }

  private mutating func map(_ indentation: Int, _ depth: Int) -> PlainYAML {
    var entries: [PlainYAML.Entry] = []
    while next < lines.count, lines[next].indentation == indentation, !Self.isItem(lines[next].text) {
      let line = lines[next].text
      next += 1
      guard let (key, rest) = Self.key(of: line) else { continue }
      var value = Self.inline(rest)
      if rest.isEmpty {
        // The items of a list may stand as far to the left as its key.
        let isList = next < lines.count && lines[next].indentation == indentation && Self.isItem(lines[next].text)
        value = block(atLeast: isList ? indentation : indentation + 1, depth: depth + 1)
      }
      entries.append(PlainYAML.Entry(key: key, value: value))
      skip(deeperThan: indentation)
    }
    return .map(entries)
  }

  private mutating func skip(deeperThan indentation: Int) {
    while next < lines.count, lines[next].indentation > indentation { next += 1 }
  }

  private static func isItem(_ text: Substring) -> Bool { text == "-" || text.hasPrefix("- ") }

  /// `key: value` taken apart; nil for what is none.
  private static func key(of text: Substring) -> (String, Substring)? {
    guard let colon = text.indices.first(where: { text[$0] == ":" && isEnd(text[text.index(after: $0)...]) }) else { return nil }
    let key = text[..<colon]
    guard !key.isEmpty, !"[{\"'".contains(key.first ?? " ") || key.first == key.last else { return nil }
    return (unquoted(key), text[text.index(after: colon)...].drop { $0 == " " })
  }

  private static func isEnd(_ rest: Substring) -> Bool { rest.isEmpty || rest.first == " " }

  /// - Parameter depth: Of the brackets around it; what is deeper is left out.
  private static func inline(_ text: Substring, depth: Int = 0) -> PlainYAML {
    guard depth < depthLimit else { return .text("") }
    let inner = text.dropFirst().dropLast()
    if text.hasPrefix("["), text.hasSuffix("]") { return .list(parts(of: inner).map { inline($0, depth: depth + 1) }) }
    if text.hasPrefix("{"), text.hasSuffix("}") {
      return .map(parts(of: inner).compactMap { part in
        key(of: part).map { PlainYAML.Entry(key: $0.0, value: inline($0.1, depth: depth + 1)) }
      })
    }
    return .text(unquoted(text))
  }

  /// What commas part that stand in no brackets and no quotation marks.
  private static func parts(of text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var depth = 0
    var quote: Character?
    var start = text.startIndex
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if "[{".contains(character) {
        depth += 1
      } else if "]}".contains(character) {
        depth -= 1
      } else if character == ",", depth == 0 {
        parts.append(text[start..<index])
        start = text.index(after: index)
      }
    }
    parts.append(text[start...])
    return parts.map { $0.trimmed }.filter { !$0.isEmpty }
  }

  private static func unquoted(_ text: Substring) -> String {
    let text = text.trimmed
    guard text.count > 1, let first = text.first, first == text.last, first == "\"" || first == "'" else { return String(text) }
    return String(text.dropFirst().dropLast())
  }

  /// Up to a number sign that begins a comment: at the start or behind a space, and in no quotation marks.
  private static func withoutComment(_ text: Substring) -> Substring {
    var quote: Character?
    var previous: Character = " "
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if (character == "\"" || character == "'"), " [{,".contains(previous) {
        quote = character
      } else if character == "#", previous == " " {
        return text[..<index].trimmed
      }
      previous = character
    }
    return text.trimmed
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var result = drop(while: \.isWhitespace)
    while result.last?.isWhitespace == true { result = result.dropLast() }
    return result
  }
}
