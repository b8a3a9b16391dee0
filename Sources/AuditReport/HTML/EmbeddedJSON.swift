import Reporting

/// JSON in one line, for a block of data in a page. Nothing in it can end the block or the line: all that has a meaning
/// in HTML is escaped as JSON allows.
enum EmbeddedJSON {
  static func bytes(of value: JSONValue) -> [UInt8] {
    var writer = Writer()
    writer.write(value)
    return writer.bytes
  }

  private struct Writer {
    var bytes: [UInt8] = []

    mutating func write(_ value: JSONValue) {
      switch value {
      case .null: append("null")
      case .bool(let flag): append(flag ? "true" : "false")
      case .integer(let number): append(String(number))
      case .number(let number): append(number.isFinite ? String(number) : "null")
      case .string(let text): write(text)
      case .array(let items):
        append("[")
        for (index, item) in items.enumerated() {
          if index > 0 { append(",") }
          write(item)
        }
        append("]")
      case .object(let members):
        append("{")
        for (index, member) in members.enumerated() {
          if index > 0 { append(",") }
          write(member.key)
          append(":")
          write(member.value)
        }
        append("}")
      }
    }

    private mutating func write(_ text: String) {
      append("\"")
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": append("\\\"")
        case "\\": append("\\\\")
        case "\u{0}"..."\u{1F}", "<", ">", "&", "'": escape(scalar)
        // Nor does anything in it that nobody sees change how the page's source looks.
        case _ where InvisibleCharacter.name(of: scalar) != nil: escape(scalar)
        default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
      }
      append("\"")
    }

    private mutating func escape(_ scalar: Unicode.Scalar) {
      for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
        let digits = String(unit, radix: 16)
        append("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits)
      }
    }

    private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }
  }
}
