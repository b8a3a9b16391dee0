extension JSON5Reader {
  /// A text in single or double quotes; the index stands at the opening one.
  mutating func string() throws(JSON5Error) -> String {
    let start = index
    let quote = bytes[index]
    index += 1
    var text: [UInt8] = []
    while let byte = current {
      switch byte {
      case quote:
        index += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        index += 1
        text += try escape().utf8
      case 0x0A, 0x0D: throw JSON5Error(offset: start, message: "text without a closing quote on its line")
      default:
        text.append(byte)
        index += 1
      }
    }
    throw JSON5Error(offset: start, message: "text without a closing quote")
  }

  /// What a backslash and the characters behind it stand for.
  private mutating func escape() throws(JSON5Error) -> String {
    guard let byte = current else { throw error("expected an escape") }
    switch byte {
    case UInt8(ascii: "u"): return try codeUnits()
    case UInt8(ascii: "x"):
      index += 1
      return String(Character(Unicode.Scalar(UInt8(truncatingIfNeeded: try hexadecimal(digits: 2)))))
    // A line that goes on.
    case 0x0A:
      index += 1
      return ""
    case 0x0D:
      index += 1
      if current == 0x0A { index += 1 }
      return ""
    default:
      let meanings: [UInt8: String] = [
        UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r",
        UInt8(ascii: "t"): "\t", UInt8(ascii: "v"): "\u{B}", UInt8(ascii: "0"): "\0",
      ]
      if let meaning = meanings[byte] {
        index += 1
        return meaning
      }
      // Any other character stands for itself, all its bytes.
      let start = index
      index += 1
      while let next = current, next & 0xC0 == 0x80 { index += 1 }
      return String(decoding: bytes[start..<index], as: UTF8.self)
    }
  }

  private mutating func codeUnits() throws(JSON5Error) -> String {
    index += 1
    var units = [UInt16(truncatingIfNeeded: try hexadecimal(digits: 4))]
    if UTF16.isLeadSurrogate(units[0]), bytes[index...].starts(with: Array("\\u".utf8)) {
      index += 2
      units.append(UInt16(truncatingIfNeeded: try hexadecimal(digits: 4)))
    }
    return String(decoding: units, as: UTF16.self)
  }

  private mutating func hexadecimal(digits: Int) throws(JSON5Error) -> Int {
    let text = String(decoding: bytes[index..<min(index + digits, bytes.count)], as: UTF8.self)
    let hasSign = text.hasPrefix("+") || text.hasPrefix("-")
    guard text.utf8.count == digits, !hasSign, let number = Int(text, radix: 16) else {
      throw error("expected \(digits) hexadecimal digits")
    }
    index += digits
    return number
  }
}
