/// Encodings of `.strings` files: Xcode and `genstrings` have written UTF-16 for a long time, today's are UTF-8.
enum TextEncoding {
  /// The text as UTF-8 without byte order mark.
  static func utf8(_ bytes: [UInt8]) throws(FileError) -> [UInt8] {
    if bytes.starts(with: [0xFF, 0xFE]) { return fromUTF16(bytes.dropFirst(2), isBigEndian: false) }
    if bytes.starts(with: [0xFE, 0xFF]) { return fromUTF16(bytes.dropFirst(2), isBigEndian: true) }
    // Without a mark, the first character of a strings file is ASCII: a zero beside it gives UTF-16 away.
    if bytes.count >= 2, bytes[0] == 0 { return fromUTF16(bytes[...], isBigEndian: true) }
    if bytes.count >= 2, bytes[1] == 0 { return fromUTF16(bytes[...], isBigEndian: false) }
    guard UTF8Check.firstInvalidOffset(bytes) == nil else { throw FileError("is not valid UTF-8 or UTF-16") }
    return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }

  private static func fromUTF16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> [UInt8] {
    let start = bytes.startIndex
    let units = (0..<bytes.count / 2).map { number -> UInt16 in
      let (first, second) = (UInt16(bytes[start + number * 2]), UInt16(bytes[start + number * 2 + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
