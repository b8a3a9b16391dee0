import SourceModel

/// A mistake at a place of a document.
struct JSON5Error: Error, Hashable {
  /// In bytes from the start of the file.
  var offset: Int
  var message: String
}

/// Reads JSON5 (https://spec.json5.org): JSON with comments, trailing commas, single quotes and names without quotes.
///
/// By hand because Foundation's decoder says nothing about where a value stands, and configuration is written by
/// people.
struct JSON5Reader {
  /// Arrays and objects inside each other; a configuration has four.
  private static let depthLimit = 64

  let bytes: [UInt8]
  var index = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  static func read(_ bytes: [UInt8]) throws(JSON5Error) -> JSON5Value {
    guard String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) else {
      throw JSON5Error(offset: 0, message: "is not valid UTF-8")
    }
    var reader = JSON5Reader(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.index = 3 }
    let value = try reader.value(depth: 0)
    try reader.skipSpace()
    if reader.index < bytes.count { throw reader.error("unexpected text after the end") }
    return value
  }

  var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  func error(_ message: String) -> JSON5Error {
    JSON5Error(offset: index, message: index < bytes.count ? message : "unexpected end; \(message)")
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  // MARK: - White space and comments

  private mutating func skipSpace() throws(JSON5Error) {
    while let byte = current {
      switch byte {
      case 0x20, 0x09...0x0D: index += 1
      case UInt8(ascii: "/"): try skipComment()
      default:
        guard let length = wideSpaceLength() else { return }
        index += length
      }
    }
  }

  /// Of a no-break space, line or paragraph separator, or byte order mark, which JSON5 takes for white space.
  private func wideSpaceLength() -> Int? {
    let spaces: [[UInt8]] = [[0xC2, 0xA0], [0xE2, 0x80, 0xA8], [0xE2, 0x80, 0xA9], [0xEF, 0xBB, 0xBF]]
    return spaces.first { bytes[index...].starts(with: $0) }?.count
  }

  private mutating func skipComment() throws(JSON5Error) {
    let start = index
    index += 1
    if take("/") {
      while let byte = current, byte != 0x0A, byte != 0x0D { index += 1 }
    } else if take("*") {
      while index + 1 < bytes.count, bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/") {
        index += 1
      }
      guard index + 1 < bytes.count else { throw JSON5Error(offset: start, message: "comment without an end") }
      index += 2
    } else {
      index = start
      throw error("unexpected '/'")
    }
  }

  // MARK: - Values

  private mutating func value(depth: Int) throws(JSON5Error) -> JSON5Value {
    try skipSpace()
    let offset = index
    guard depth < Self.depthLimit else { throw error("nested too deeply") }
    guard let byte = current else { throw error("expected a value") }
    switch byte {
    case UInt8(ascii: "{"): return JSON5Value(content: .object(try object(depth: depth)), offset: offset)
    case UInt8(ascii: "["): return JSON5Value(content: .array(try array(depth: depth)), offset: offset)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return JSON5Value(content: .string(try string()), offset: offset)
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return JSON5Value(content: .number(try number()), offset: offset)
    default: return JSON5Value(content: try word(), offset: offset)
    }
  }

  private mutating func object(depth: Int) throws(JSON5Error) -> [JSON5Value.Member] {
    index += 1
    var members: [JSON5Value.Member] = []
    while true {
      try skipSpace()
      if take("}") { return members }
      let nameOffset = index
      let name = try name()
      if members.contains(where: { $0.name == name }) {
        throw JSON5Error(offset: nameOffset, message: "'\(name)' is given twice")
      }
      try skipSpace()
      guard take(":") else { throw error("expected ':' after '\(name)'") }
      members.append(JSON5Value.Member(name: name, nameOffset: nameOffset, value: try value(depth: depth + 1)))
      try skipSpace()
      if take("}") { return members }
      guard take(",") else { throw error("expected ',' or '}'") }
    }
  }

  private mutating func array(depth: Int) throws(JSON5Error) -> [JSON5Value] {
    index += 1
    var values: [JSON5Value] = []
    while true {
      try skipSpace()
      if take("]") { return values }
      values.append(try value(depth: depth + 1))
      try skipSpace()
      if take("]") { return values }
      guard take(",") else { throw error("expected ',' or ']'") }
    }
  }

  private mutating func name() throws(JSON5Error) -> String {
    if current == UInt8(ascii: "\"") || current == UInt8(ascii: "'") { return try string() }
    let word = identifier()
    guard !word.isEmpty else { throw error("expected a name or '}'") }
    return word
  }

  /// Letters, digits, `$`, `_` and everything beyond ASCII.
  private mutating func identifier() -> String {
    let start = index
    while let byte = current {
      let isLetter = (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
      let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") && index > start
      guard isLetter || isDigit || byte >= 0x80 || byte == UInt8(ascii: "$") || byte == UInt8(ascii: "_") else { break }
      index += 1
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func word() throws(JSON5Error) -> JSON5Value.Content {
    let start = index
    switch identifier() {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    case "Infinity": return .number(.infinity)
    case "NaN": return .number(.nan)
    case "": throw error("expected a value")
    case let other: throw JSON5Error(offset: start, message: "unexpected '\(other)'; texts stand in quotes")
    }
  }

  private mutating func number() throws(JSON5Error) -> Double {
    let start = index
    while let byte = current, "+-.".utf8.contains(byte) || (byte | 0x20).isLetterOrDigit { index += 1 }
    var text = String(decoding: bytes[start..<index], as: UTF8.self).lowercased()
    let isNegative = text.hasPrefix("-")
    if isNegative || text.hasPrefix("+") { text.removeFirst() }
    var magnitude: Double?
    if text.hasPrefix("0x") {
      magnitude = UInt64(text.dropFirst(2), radix: 16).map { Double($0) }
    } else if text == "infinity" || text == "nan" || !text.contains(where: { "xinp+".contains($0) && $0 != "+" }) {
      magnitude = Double(text)
    }
    guard let magnitude else { throw JSON5Error(offset: start, message: "malformed number") }
    return isNegative ? -magnitude : magnitude
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") || self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9")
  }
}
