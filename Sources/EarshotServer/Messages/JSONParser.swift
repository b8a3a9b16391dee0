import Reporting

/// Why bytes are no JSON.
struct JSONParsingError: Error, Hashable {
  var message: String
  /// In bytes from the start.
  var offset: Int
}

/// Reads the JSON of one message (RFC 8259).
///
/// By hand since a message may be anything: numbers of any size, halves of surrogate pairs, lists in lists without end.
/// Whole numbers stay exact, as ids of requests must come back as they were.
struct JSONParser {
  /// Lists and objects inside each other.
  private static let depthLimit = 200

  private let bytes: [UInt8]
  private var index = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func parse(_ bytes: [UInt8]) throws(JSONParsingError) -> JSONValue {
    var parser = JSONParser(bytes)
    let value = try parser.value(depth: 0)
    parser.skipSpace()
    if parser.index < bytes.count { throw parser.error("unexpected text after the end") }
    return value
  }

  static func parse(_ text: String) throws(JSONParsingError) -> JSONValue { try parse(Array(text.utf8)) }

  private func error(_ message: String) -> JSONParsingError {
    JSONParsingError(message: index < bytes.count ? message : "unexpected end", offset: index)
  }

  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  private mutating func take(_ expected: Character) throws(JSONParsingError) {
    skipSpace()
    guard byte == expected.asciiValue else { throw error("expected '\(expected)'") }
    index += 1
  }

  /// Whether a separator comes next; if so it is taken.
  private mutating func skip(_ separator: Character) -> Bool {
    skipSpace()
    guard byte == separator.asciiValue else { return false }
    index += 1
    return true
  }

  private mutating func value(depth: Int) throws(JSONParsingError) -> JSONValue {
    guard depth < Self.depthLimit else { throw error("too many values inside each other") }
    skipSpace()
    switch byte {
    case UInt8(ascii: "{"): return .object(try members(depth: depth))
    case UInt8(ascii: "["): return .array(try items(depth: depth))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONParsingError) -> JSONValue {
    let length = word.utf8CodeUnitCount
    let isThere = word.withUTF8Buffer { expected in
      index + length <= bytes.count && bytes[index..<index + length].elementsEqual(expected)
    }
    guard isThere else { throw error("unexpected character") }
    index += length
    return value
  }

  private mutating func members(depth: Int) throws(JSONParsingError) -> [JSONValue.Member] {
    index += 1
    var members: [JSONValue.Member] = []
    if skip("}") { return members }
    repeat {
      skipSpace()
      guard byte == UInt8(ascii: "\"") else { throw error("expected a name") }
      let name = try string()
      try take(":")
      members.append(JSONValue.Member(name, try value(depth: depth + 1)))
    } while skip(",")
    try take("}")
    return members
  }

  private mutating func items(depth: Int) throws(JSONParsingError) -> [JSONValue] {
    index += 1
    var items: [JSONValue] = []
    if skip("]") { return items }
    repeat { items.append(try value(depth: depth + 1)) } while skip(",")
    try take("]")
    return items
  }

  private mutating func number() throws(JSONParsingError) -> JSONValue {
    let start = index
    while let byte, "+-.eE0123456789".utf8.contains(byte) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if let whole = Int(text), !text.hasPrefix("+") { return .integer(whole) }
    // What `Double` takes and JSON does not: names, hexadecimal, a leading point.
    guard let first = text.utf8.first, first != UInt8(ascii: "+"), first != UInt8(ascii: "."),
      let number = Double(text)
    else {
      index = start
      throw error("unexpected character")
    }
    return .number(number)
  }

  // MARK: - Strings

  private mutating func string() throws(JSONParsingError) -> String {
    index += 1
    var result: [UInt8] = []
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: result, as: UTF8.self)
      case UInt8(ascii: "\\"):
        index += 1
        try escape(into: &result)
      case 0..<0x20: throw error("control character in a text")
      default:
        result.append(byte)
        index += 1
      }
    }
    throw error("text without end")
  }

  private mutating func escape(into result: inout [UInt8]) throws(JSONParsingError) {
    guard let byte else { throw error("text without end") }
    index += 1
    switch byte {
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "t"): result.append(0x09)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "b"): result.append(0x08)
    case UInt8(ascii: "f"): result.append(0x0C)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): result.append(byte)
    case UInt8(ascii: "u"):
      var units = [try unit()]
      // The second half of a pair.
      if UTF16.isLeadSurrogate(units[0]), index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
        bytes[index + 1] == UInt8(ascii: "u")
      {
        index += 2
        units.append(try unit())
      }
      // Halves without the other become the replacement character.
      result += Array(String(decoding: units, as: UTF16.self).utf8)
    default: throw error("unknown escape")
    }
  }

  private mutating func unit() throws(JSONParsingError) -> UInt16 {
    guard index + 4 <= bytes.count else { throw error("text without end") }
    let digits = bytes[index..<index + 4]
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw error("four hexadecimal digits expected") }
    index += 4
    return unit
  }
}
