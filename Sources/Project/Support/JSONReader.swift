/// A JSON value. Members keep their order.
indirect enum JSONValue: Sendable {
  case object([JSONMember])
  case array([JSONValue])
  case string(String)
  case number(Double)
  case bool(Bool)
  case null

  /// The last member with the name, as `JSONSerialization` has it.
  subscript(_ name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.name == name }?.value
  }

  var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  var array: [JSONValue] {
    if case .array(let values) = self { values } else { [] }
  }

  var members: [JSONMember] {
    if case .object(let members) = self { members } else { [] }
  }
}

/// A member of an object. Members stay in the order of the text.
struct JSONMember: Sendable {
  var name: String
  var value: JSONValue
}

/// Why a text is not JSON.
struct JSONError: Error, Sendable {
  /// Counted from 1.
  var line: Int
  var message: String
}

/// Reads JSON (RFC 8259).
///
/// By hand because string catalogs are the largest files of a project next to its source, and because the line of an
/// error must not depend on the platform's Foundation.
struct JSONReader {
  /// Arrays and objects inside each other; Xcode's files have fewer than ten.
  private static let depthLimit = 128

  private let buffer: UnsafeBufferPointer<UInt8>
  private var index = 0

  private init(_ buffer: UnsafeBufferPointer<UInt8>) {
    self.buffer = buffer
  }

  static func read(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
    let result = bytes.withUnsafeBufferPointer { buffer -> Result<JSONValue, JSONError> in
      var reader = JSONReader(buffer)
      do throws(JSONError) { return .success(try reader.document()) } catch { return .failure(error) }
    }
    return try result.get()
  }

  private mutating func document() throws(JSONError) -> JSONValue {
    if buffer.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    let value = try value(depth: 0)
    skipSpace()
    if index < buffer.count { throw error("unexpected text after the end") }
    return value
  }

  private func error(_ message: String) -> JSONError {
    let line = 1 + buffer.prefix(index).reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    return JSONError(line: line, message: index < buffer.count ? message : "unexpected end")
  }

  private mutating func skipSpace() {
    while index < buffer.count {
      switch buffer[index] {
      case 0x20, 0x0A, 0x0D, 0x09: index += 1
      default: return
      }
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard index < buffer.count, buffer[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    skipSpace()
    guard index < buffer.count else { throw error("unexpected end") }
    guard depth < Self.depthLimit else { throw error("nested too deeply") }
    switch buffer[index] {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: throw error("unexpected character")
    }
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSONValue {
    index += 1
    var members: [JSONMember] = []
    skipSpace()
    if take(UInt8(ascii: "}")) { return .object(members) }
    while true {
      skipSpace()
      guard index < buffer.count, buffer[index] == UInt8(ascii: "\"") else { throw error("expected a name in quotes") }
      let name = try string()
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw error("expected ':'") }
      members.append(JSONMember(name: name, value: try value(depth: depth + 1)))
      skipSpace()
      if take(UInt8(ascii: "}")) { return .object(members) }
      guard take(UInt8(ascii: ",")) else { throw error("expected ',' or '}'") }
    }
  }

  private mutating func array(depth: Int) throws(JSONError) -> JSONValue {
    index += 1
    var values: [JSONValue] = []
    skipSpace()
    if take(UInt8(ascii: "]")) { return .array(values) }
    while true {
      values.append(try value(depth: depth + 1))
      skipSpace()
      if take(UInt8(ascii: "]")) { return .array(values) }
      guard take(UInt8(ascii: ",")) else { throw error("expected ',' or ']'") }
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONError) -> JSONValue {
    let matches = word.withUTF8Buffer { buffer[index...].starts(with: $0) }
    guard matches else { throw error("unexpected word") }
    index += word.utf8CodeUnitCount
    return value
  }

  private mutating func number() throws(JSONError) -> JSONValue {
    let start = index
    while index < buffer.count, "+-.eE0123456789".utf8.contains(buffer[index]) { index += 1 }
    let text = String(decoding: buffer[start..<index], as: UTF8.self)
    guard let number = Double(text) else { throw error("malformed number") }
    return .number(number)
  }

  private mutating func string() throws(JSONError) -> String {
    index += 1
    let start = index
    while index < buffer.count {
      switch buffer[index] {
      case UInt8(ascii: "\""):
        defer { index += 1 }
        return String(decoding: UnsafeBufferPointer(rebasing: buffer[start..<index]), as: UTF8.self)
      case UInt8(ascii: "\\"): return try stringWithEscapes(from: start)
      case 0..<0x20: throw error("line break or control character inside a string")
      default: index += 1
      }
    }
    throw error("unexpected end")
  }

  /// Goes on with a string at its first backslash.
  private mutating func stringWithEscapes(from start: Int) throws(JSONError) -> String {
    var text = Array(buffer[start..<index])
    while index < buffer.count {
      let byte = buffer[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try escape().utf8
      case 0..<0x20:
        index -= 1
        throw error("line break or control character inside a string")
      default: text.append(byte)
      }
    }
    throw error("unexpected end")
  }

  /// What stands after a backslash.
  private mutating func escape() throws(JSONError) -> String {
    guard index < buffer.count else { throw error("unexpected end") }
    let byte = buffer[index]
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return String(Unicode.Scalar(byte))
    case UInt8(ascii: "u"):
      var units = [try codeUnit()]
      if UTF16.isLeadSurrogate(units[0]), buffer[index...].starts(with: "\\u".utf8) {
        index += 2
        units.append(try codeUnit())
      }
      return String(decoding: units, as: UTF16.self)
    default: throw error("unknown escape")
    }
  }

  private mutating func codeUnit() throws(JSONError) -> UInt16 {
    let digits = buffer[index...].prefix(4)
    guard digits.count == 4, let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16) else {
      throw error("malformed \\u escape")
    }
    index += 4
    return unit
  }
}
