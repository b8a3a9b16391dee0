/// Cuts bytes into words, numbers, runs of space, and single other characters: enough structure for all the formats
/// that are fuzzed to move whole names and brackets about.
enum Tokens {
  static func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var tokens: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      var end = start + 1
      let kind = Kind(bytes[start])
      if kind != .other { while end < bytes.count, Kind(bytes[end]) == kind { end += 1 } }
      tokens.append(bytes[start..<end])
      start = end
    }
    return tokens
  }

  private enum Kind {
    case word, space, other

    init(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        self = .word
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): self = .space
      default: self = .other
      }
    }
  }

  /// The range of tokens from an opening bracket to the one that closes it; nil when there is none at `start`.
  static func group(_ tokens: [ArraySlice<UInt8>], at start: Int) -> Range<Int>? {
    guard let first = tokens[start].first, "([{".utf8.contains(first) else { return nil }
    var depth = 0
    for index in start..<tokens.count {
      guard let byte = tokens[index].first else { continue }
      if "([{".utf8.contains(byte) { depth += 1 }
      if ")]}".utf8.contains(byte) { depth -= 1 }
      if depth == 0 { return start..<(index + 1) }
    }
    return nil
  }
}
