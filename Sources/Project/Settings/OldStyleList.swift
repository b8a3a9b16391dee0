/// A value of a property list in the old style, which Xcode keeps projects in.
indirect enum OldStyleList: Sendable {
  case text(String)
  case list([OldStyleList])
  case dictionary([String: OldStyleList])

  /// nil for what is not such a list.
  init?(_ bytes: [UInt8]) {
    let value = bytes.withUnsafeBufferPointer { buffer -> OldStyleList? in
      var reader = Reader(bytes: buffer)
      return reader.value(depth: 0)
    }
    guard let value else { return nil }
    self = value
  }

  subscript(key: String) -> OldStyleList? {
    if case .dictionary(let members) = self { members[key] } else { nil }
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The texts of a list, of a text the text itself.
  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .list(let values): values.compactMap(\.text)
    case .dictionary: []
    }
  }

  private struct Reader {
    let bytes: UnsafeBufferPointer<UInt8>
    var index = 0

    /// Deeper than any project is.
    private static let depthLimit = 32

    mutating func value(depth: Int) -> OldStyleList? {
      skip()
      guard index < bytes.count, depth < Self.depthLimit else { return nil }
      switch bytes[index] {
      case UInt8(ascii: "{"): return dictionary(depth: depth)
      case UInt8(ascii: "("): return list(depth: depth)
      default: return text().map { .text($0) }
      }
    }

    private mutating func dictionary(depth: Int) -> OldStyleList? {
      index += 1
      var members: [String: OldStyleList] = [:]
      while true {
        skip()
        if take("}") { return .dictionary(members) }
        guard let key = text() else { return nil }
        skip()
        guard take("="), let value = value(depth: depth + 1) else { return nil }
        members[key] = value
        skip()
        guard take(";") else { return nil }
      }
    }

    private mutating func list(depth: Int) -> OldStyleList? {
      index += 1
      var values: [OldStyleList] = []
      while true {
        skip()
        if take(")") { return .list(values) }
        guard let value = value(depth: depth + 1) else { return nil }
        values.append(value)
        skip()
        _ = take(",")
      }
    }

    private mutating func take(_ mark: Character) -> Bool {
      guard index < bytes.count, bytes[index] == mark.asciiValue else { return false }
      index += 1
      return true
    }

    private mutating func text() -> String? {
      if take("\"") { return quoted() }
      let start = index
      while index < bytes.count, Self.isBare(bytes[index]) { index += 1 }
      return start == index ? nil : String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func quoted() -> String? {
      var result: [UInt8] = []
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        if byte == UInt8(ascii: "\"") { return String(decoding: result, as: UTF8.self) }
        guard byte == UInt8(ascii: "\\"), index < bytes.count else {
          result.append(byte)
          continue
        }
        result.append(bytes[index])
        index += 1
      }
      return nil
    }

    /// White space and comments.
    private mutating func skip() {
      while index < bytes.count {
        if bytes[index] <= 0x20 {
          index += 1
        } else if starts("/*") {
          index += 2
          while index < bytes.count, !starts("*/") { index += 1 }
          index = min(index + 2, bytes.count)
        } else if starts("//") {
          while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
        } else {
          return
        }
      }
    }

    private func starts(_ text: StaticString) -> Bool {
      index + 1 < bytes.count && bytes[index] == text.utf8Start[0] && bytes[index + 1] == text.utf8Start[1]
    }

    private static func isBare(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"),
        UInt8(ascii: "$"), UInt8(ascii: "-"), UInt8(ascii: ":"), 0x80...0xFF:
        true
      default: false
      }
    }
  }
}
