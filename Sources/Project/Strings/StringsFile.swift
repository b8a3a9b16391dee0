import SourceModel

/// A `.strings` file: `"key" = "text";` lines, or a property list.
///
/// The text form is the old property list syntax of NeXTSTEP; which escapes and unquoted characters hold is taken from
/// CoreFoundation's `CFOldStylePList.c`.
struct StringsFile {
  /// What was read; after an error, what stands before it.
  private(set) var entries: StringTables.Entries = [:]
  private(set) var error: FileError?

  init(_ bytes: [UInt8]) {
    do throws(FileError) {
      if PropertyList.isEncoded(bytes) {
        entries = try PropertyList.dictionary(bytes).compactMapValues { value in
          (value as? String).map { LocalizedText.plain($0, state: nil) }
        }
      } else {
        let text = try TextEncoding.utf8(bytes)
        error = text.withUnsafeBufferPointer { buffer in
          var reader = StringsFileReader(buffer)
          defer { entries = reader.entries }
          return reader.read()
        }
      }
    } catch {
      self.error = error
    }
  }
}

/// Reads the bytes of a `.strings` file as far as they are well-formed.
private struct StringsFileReader {
  private(set) var entries: StringTables.Entries = [:]
  private let buffer: UnsafeBufferPointer<UInt8>
  private var index = 0
  /// In UTF-8.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  init(_ buffer: UnsafeBufferPointer<UInt8>) {
    self.buffer = buffer
  }

  mutating func read() -> FileError? {
    do throws(FileError) {
      try readEntries()
      return nil
    } catch {
      return error
    }
  }

  /// Words as people read them, and no name for programs. Where such a key has no text, none was written yet, as in a
  /// catalog, and whether nothing is shown then nobody can tell from it.
  private static func isWording(_ key: String) -> Bool {
    key.contains(" ") || key.first?.isUppercase == true && key.allSatisfy { $0.isLetter || "….!?:&".contains($0) }
  }

  private mutating func readEntries() throws(FileError) {
    try skipSpace()
    // A whole property list has braces around its entries, a strings file has none.
    let hasBraces = take("{")
    while true {
      try skipSpace()
      if index >= buffer.count {
        if hasBraces { throw error("expected '}'") }
        return
      }
      if hasBraces, take("}") { return }
      let key = try word("a key")
      try skipSpace()
      var value = key
      if take("=") {
        try skipSpace()
        value = try word("a text in quotes")
        try skipSpace()
      }
      guard take(";") else { throw error("expected ';'") }
      if value.isEmpty, Self.isWording(key) { continue }
      entries[key] = .plain(value, state: nil)
    }
  }

  private func error(_ message: String) -> FileError {
    let line = 1 + buffer.prefix(index).reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    return FileError("is not a valid strings file: line \(line): \(message)")
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard index < buffer.count, buffer[index] == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() throws(FileError) {
    while index < buffer.count {
      if buffer[index] <= 0x20 {
        index += 1
      } else if buffer[index...].starts(with: Self.byteOrderMark) {
        // Files that were put together from several have one before each part.
        index += Self.byteOrderMark.count
      } else if buffer[index...].starts(with: "//".utf8) {
        while index < buffer.count, buffer[index] != 0x0A, buffer[index] != 0x0D { index += 1 }
      } else if buffer[index...].starts(with: "/*".utf8) {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(FileError) {
    let start = index
    index += 2
    while index + 1 < buffer.count {
      if buffer[index] == UInt8(ascii: "*"), buffer[index + 1] == UInt8(ascii: "/") {
        index += 2
        return
      }
      index += 1
    }
    index = start
    throw error("comment without end")
  }

  private mutating func word(_ expected: String) throws(FileError) -> String {
    guard index < buffer.count else { throw error("expected \(expected)") }
    let byte = buffer[index]
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quoted(by: byte) }
    let start = index
    while index < buffer.count, isUnquoted(buffer[index]) { index += 1 }
    guard index > start else { throw error("expected \(expected)") }
    return String(decoding: UnsafeBufferPointer(rebasing: buffer[start..<index]), as: UTF8.self)
  }

  private func isUnquoted(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
      UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private mutating func quoted(by quote: UInt8) throws(FileError) -> String {
    let opening = index
    index += 1
    let start = index
    while index < buffer.count, buffer[index] != quote, buffer[index] != UInt8(ascii: "\\") { index += 1 }
    if index < buffer.count, buffer[index] == quote {
      defer { index += 1 }
      return String(decoding: UnsafeBufferPointer(rebasing: buffer[start..<index]), as: UTF8.self)
    }
    var text = Array(buffer[start..<index])
    while index < buffer.count {
      let byte = buffer[index]
      index += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") { text += escape() } else { text.append(byte) }
    }
    index = opening
    throw error("text without closing quote")
  }

  /// The UTF-8 of what stands after a backslash.
  private mutating func escape() -> [UInt8] {
    guard index < buffer.count else { return [] }
    let byte = buffer[index]
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "a"): return [0x07]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "v"): return [0x0B]
    case UInt8(ascii: "U"), UInt8(ascii: "u"): return codeUnits()
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      index -= 1
      return octal()
    default: return [byte]
    }
  }

  /// `\U00e9`, two in a row for characters outside the basic plane. Fewer than four digits are taken as they are.
  private mutating func codeUnits() -> [UInt8] {
    guard let first = codeUnit() else { return [UInt8(ascii: "U")] }
    var units = [first]
    if UTF16.isLeadSurrogate(first),
      buffer[index...].starts(with: "\\U".utf8) || buffer[index...].starts(with: "\\u".utf8)
    {
      let start = index
      index += 2
      if let second = codeUnit(), UTF16.isTrailSurrogate(second) { units.append(second) } else { index = start }
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func codeUnit() -> UInt16? {
    let digits = buffer[index...].prefix(4).prefix {
      (0x30...0x39).contains($0) || (0x41...0x46).contains($0) || (0x61...0x66).contains($0)
    }
    index += digits.count
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  /// Up to three octal digits. CoreFoundation reads them as NEXTSTEP characters, which are ASCII below 128; above,
  /// Latin-1 is near enough for a form that nobody has written since Unicode.
  private mutating func octal() -> [UInt8] {
    var value: UInt32 = 0
    var count = 0
    while count < 3, index < buffer.count, (0x30...0x37).contains(buffer[index]) {
      value = value * 8 + UInt32(buffer[index] - 0x30)
      index += 1
      count += 1
    }
    return Unicode.Scalar(value & 0xFF).map { Array(String($0).utf8) } ?? []
  }
}
