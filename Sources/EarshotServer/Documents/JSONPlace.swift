/// Where a place of a JSON5 document is, also of one that is not finished.
struct JSONPlace: Hashable {
  enum Step: Hashable {
    case member(String)
    case item
  }

  /// From the outermost value to the one that is written, or that holds the name that is written.
  private(set) var path: [Step] = []
  /// Whether a name is written here, and no value.
  private(set) var isKey = false
  /// Names that the object has already.
  private(set) var siblings: [String] = []
  /// The word at the place, with its quotation marks.
  private(set) var start: Int
  private(set) var end: Int
  /// Whether a colon follows the word.
  private(set) var hasColon = false

  private struct Level {
    var isObject: Bool
    var names: [String] = []
    var name: String?
    var expectsValue: Bool
  }

  init(_ bytes: [UInt8], _ offset: Int) {
    start = offset
    end = offset
    var scanner = JSONScanner(bytes)
    var levels: [Level] = []
    while let token = scanner.next(before: offset) {
      switch token.kind {
      case .open(let isObject): levels.append(Level(isObject: isObject, expectsValue: !isObject))
      case .close:
        _ = levels.popLast()
        if let last = levels.indices.last, levels[last].isObject { levels[last].expectsValue = false }
      case .colon: if let last = levels.indices.last { levels[last].expectsValue = true }
      case .comma:
        guard let last = levels.indices.last else { continue }
        levels[last].name = nil
        levels[last].expectsValue = !levels[last].isObject
      case .word(let text):
        if token.end >= offset, token.start < offset {
          (start, end) = (token.start, token.end)
        } else if let last = levels.indices.last, levels[last].isObject, !levels[last].expectsValue {
          levels[last].name = text
          levels[last].names.append(text)
        }
      }
    }
    hasColon = JSONScanner(bytes, from: end).isFollowedByColon
    guard let last = levels.last else { return }
    isKey = last.isObject && !last.expectsValue
    siblings = last.names
    for (number, level) in levels.enumerated() {
      let isLast = number == levels.count - 1
      if !level.isObject {
        path.append(.item)
      } else if let name = level.name, !(isLast && isKey) {
        path.append(.member(name))
      }
    }
  }
}

/// Cuts JSON5 into tokens, whatever is wrong with it.
private struct JSONScanner {
  enum Kind {
    case open(isObject: Bool), close, colon, comma
    case word(String)
  }

  struct Token {
    var kind: Kind
    var start: Int
    var end: Int
  }

  private let bytes: [UInt8]
  private var index: Int

  init(_ bytes: [UInt8], from start: Int = 0) {
    self.bytes = bytes
    index = start
  }

  var isFollowedByColon: Bool {
    var copy = self
    copy.skipSpace()
    return copy.index < bytes.count && bytes[copy.index] == UInt8(ascii: ":")
  }

  /// The next token that begins before an offset.
  mutating func next(before offset: Int) -> Token? {
    skipSpace()
    guard index < bytes.count, index < offset else { return nil }
    let start = index
    index += 1
    switch bytes[start] {
    case UInt8(ascii: "{"): return Token(kind: .open(isObject: true), start: start, end: index)
    case UInt8(ascii: "["): return Token(kind: .open(isObject: false), start: start, end: index)
    case UInt8(ascii: "}"), UInt8(ascii: "]"): return Token(kind: .close, start: start, end: index)
    case UInt8(ascii: ":"): return Token(kind: .colon, start: start, end: index)
    case UInt8(ascii: ","): return Token(kind: .comma, start: start, end: index)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return quoted(from: start)
    default:
      while index < bytes.count, !isEndOfWord(bytes[index]) { index += 1 }
      return Token(kind: .word(text(start, index)), start: start, end: index)
    }
  }

  private mutating func quoted(from start: Int) -> Token {
    let quote = bytes[start]
    // A text that is not finished ends with its line.
    while index < bytes.count, bytes[index] != quote, bytes[index] != UInt8(ascii: "\n") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(index, bytes.count)
    let inner = text(start + 1, index)
    if index < bytes.count, bytes[index] == quote { index += 1 }
    return Token(kind: .word(inner), start: start, end: index)
  }

  private func text(_ start: Int, _ end: Int) -> String {
    String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
  }

  private func isEndOfWord(_ byte: UInt8) -> Bool { " \t\r\n{}[]:,\"'/".utf8.contains(byte) }

  /// Comments as well.
  private mutating func skipSpace() {
    while index < bytes.count {
      if " \t\r\n".utf8.contains(bytes[index]) {
        index += 1
      } else if bytes[index...].starts(with: "//".utf8) {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      } else if bytes[index...].starts(with: "/*".utf8) {
        index += 2
        while index < bytes.count, !bytes[index...].starts(with: "*/".utf8) { index += 1 }
        index = min(index + 2, bytes.count)
      } else {
        return
      }
    }
  }
}
