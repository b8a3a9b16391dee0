/// Whether bytes are valid UTF-8.
///
/// By hand because `String(validating:as:)` needs macOS 15, and the Foundation way copies the text.
enum UTF8Check {
  /// Offset of the first byte that does not belong to valid UTF-8, nil when all do.
  static func firstInvalidOffset(_ bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { buffer in
      var index = 0
      while index < buffer.count {
        if buffer[index] < 0x80 {
          index = endOfASCII(buffer, from: index)
          continue
        }
        let length = scalarLength(buffer, at: index)
        if length == 0 { return index }
        index += length
      }
      return nil
    }
  }

  /// Text in which every byte that does not belong to valid UTF-8 is written as `\xE9`.
  static func readable(_ bytes: [UInt8]) -> String {
    var text = ""
    var rest = bytes[...]
    while let offset = firstInvalidOffset(Array(rest)) {
      let byte = String(rest[rest.startIndex + offset], radix: 16, uppercase: true)
      text += String(decoding: rest.prefix(offset), as: UTF8.self) + "\\x" + byte
      rest = rest.dropFirst(offset + 1)
    }
    return text + String(decoding: rest, as: UTF8.self)
  }

  /// Why bytes are no source text; nil when they are.
  static func problem(in bytes: [UInt8]) -> String? {
    // A compiler takes single ones; where there are many, it is no text, or one in UTF-16.
    let head = bytes.prefix(8000)
    if head.count(where: { $0 == 0 }) * 10 > head.count { return "holds NUL characters, so it is no text in UTF-8" }
    guard let offset = firstInvalidOffset(bytes) else { return nil }
    return "is not valid UTF-8 (line \(bytes[..<offset].count { $0 == UInt8(ascii: "\n") } + 1))"
  }

  /// Steps over ASCII, eight bytes at a time where there are as many.
  private static func endOfASCII(_ buffer: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(buffer)
    var index = start
    while index + 8 <= raw.count, raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    {
      index += 8
    }
    while index < raw.count, raw[index] < 0x80 { index += 1 }
    return index
  }

  /// Bytes of the scalar that starts at `index` with a byte above 0x7F, 0 when it is not valid
  /// (table 3-7 of the Unicode standard).
  private static func scalarLength(_ buffer: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    func continues(_ offset: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
      index + offset < buffer.count && range.contains(buffer[index + offset])
    }
    switch buffer[index] {
    case 0xC2...0xDF: return continues(1) ? 2 : 0
    case 0xE0: return continues(1, 0xA0...0xBF) && continues(2) ? 3 : 0
    case 0xED: return continues(1, 0x80...0x9F) && continues(2) ? 3 : 0
    case 0xE1...0xEF: return continues(1) && continues(2) ? 3 : 0
    case 0xF0: return continues(1, 0x90...0xBF) && continues(2) && continues(3) ? 4 : 0
    case 0xF1...0xF3: return continues(1) && continues(2) && continues(3) ? 4 : 0
    case 0xF4: return continues(1, 0x80...0x8F) && continues(2) && continues(3) ? 4 : 0
    default: return 0
    }
  }
}
