extension JSONValue {
  /// The document as text: two spaces a level, lists of plain values on one line, a line end at the end.
  public func document() -> String {
    var writer = JSONWriter()
    writer.write(self, level: 0)
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }

  /// The value on one line without spaces, for messages between programs.
  public func compact() -> [UInt8] {
    var writer = JSONWriter()
    writer.writeCompact(self)
    return writer.bytes
  }

  /// The document of an object whose last member is a long list. Its items are made one after another and not kept, since
  /// the values of a large app take several times the memory of their text.
  static func document(_ members: [Member], listing key: String, _ items: some Sequence<JSONValue>) -> String {
    var writer = JSONWriter()
    writer.write(members, listing: key, items)
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }
}

/// Writes bytes, because appending to a `String` piece by piece costs several times as much on large projects.
private struct JSONWriter {
  var bytes: [UInt8] = []

  mutating func write(_ value: JSONValue, level: Int) {
    switch value {
    case .null: append("null")
    case .bool(let flag): append(flag ? "true" : "false")
    case .integer(let number): append(String(number))
    case .number(let number): append(number.isFinite ? String(number) : "null")
    case .string(let text): write(text)
    case .array(let items):
      writeList(items, open: "[", close: "]", level: level, isFlat: items.allSatisfy(\.isPlain)) { writer, item in
        writer.write(item, level: level + 1)
      }
    case .object(let members):
      writeList(members, open: "{", close: "}", level: level, isFlat: members.isPosition) { writer, member in
        writer.write(member.key)
        writer.append(": ")
        writer.write(member.value, level: level + 1)
      }
    }
  }

  mutating func writeCompact(_ value: JSONValue) {
    switch value {
    case .array(let items):
      append("[")
      for (index, item) in items.enumerated() {
        if index > 0 { append(",") }
        writeCompact(item)
      }
      append("]")
    case .object(let members):
      append("{")
      for (index, member) in members.enumerated() {
        if index > 0 { append(",") }
        write(member.key)
        append(":")
        writeCompact(member.value)
      }
      append("}")
    default: write(value, level: 0)
    }
  }

  mutating func write(_ members: [JSONValue.Member], listing key: String, _ items: some Sequence<JSONValue>) {
    append("{")
    for member in members {
      startLine(1)
      write(member.key)
      append(": ")
      write(member.value, level: 1)
      append(",")
    }
    startLine(1)
    write(key)
    append(": [")
    var isFirst = true
    for item in items {
      if !isFirst { append(",") }
      startLine(2)
      write(item, level: 2)
      isFirst = false
    }
    if !isFirst { startLine(1) }
    append("]")
    startLine(0)
    append("}")
  }

  private mutating func writeList<Item>(
    _ items: [Item], open: StaticString, close: StaticString, level: Int, isFlat: Bool,
    writeItem: (inout JSONWriter, Item) -> Void
  ) {
    append(open)
    for (index, item) in items.enumerated() {
      if index > 0 { append(isFlat ? ", " : ",") }
      if !isFlat { startLine(level + 1) }
      writeItem(&self, item)
    }
    if !isFlat, !items.isEmpty { startLine(level) }
    append(close)
  }

  private mutating func startLine(_ level: Int) {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * level))
  }

  private mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": append("\\\"")
      case "\\": append("\\\\")
      case "\n": append("\\n")
      case "\r": append("\\r")
      case "\t": append("\\t")
      // U+2028 and U+2029 are allowed in JSON and end a line in JavaScript.
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}": escape(scalar)
      default: if let encoded = UTF8.encode(scalar) { bytes.append(contentsOf: encoded) }
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func escape(_ scalar: Unicode.Scalar) {
    let digits = String(scalar.value, radix: 16)
    append("\\u")
    bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count))
    append(digits)
  }

  private mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }
}

extension JSONValue {
  fileprivate var isPlain: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }
}

extension [JSONValue.Member] {
  /// A line and a column read best side by side.
  fileprivate var isPosition: Bool { map(\.key) == ["line", "column"] || isEmpty }
}
