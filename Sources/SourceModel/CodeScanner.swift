/// Steps over Swift code as text: over white space and comments, strings, and groups in brackets.
///
/// For what a rule wants to know about the code next to a place that it was given: rules see no syntax trees.
public struct CodeScanner {
  public let bytes: [UInt8]

  public init(bytes: [UInt8]) { self.bytes = bytes }

  private func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  private func isAt(_ index: Int, _ text: StaticString) -> Bool {
    (0..<text.utf8CodeUnitCount).allSatisfy { byte(index + $0) == text.utf8Start[$0] }
  }

  public static func isIdentifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "`"), 0x80...: true
    default: false
    }
  }

  public static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// The next place that is neither white space nor comment.
  public func afterTrivia(_ start: Int) -> Int {
    var index = start
    while index < bytes.count {
      if Self.isSpace(bytes[index]) {
        index += 1
      } else if isAt(index, "//") {
        while index < bytes.count, bytes[index] != 0x0A { index += 1 }
      } else if isAt(index, "/*") {
        index = afterBlockComment(index)
      } else {
        return index
      }
    }
    return index
  }

  /// Where the comments are, in order.
  public func comments() -> [Range<Int>] {
    var comments: [Range<Int>] = []
    var index = 0
    while let next = startOfCommentOrString(from: index) {
      if isAt(next, "//") || isAt(next, "/*") {
        index = afterTrivia(next)
        comments.append(next..<index)
      } else {
        index = isString(at: next) ? afterString(next) : next + 1
      }
    }
    return comments
  }

  /// The next byte that a comment or a string may begin with.
  private func startOfCommentOrString(from start: Int) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var index = start
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "/"), UInt8(ascii: "\""), UInt8(ascii: "#"): return index
        default: index += 1
        }
      }
      return nil
    }
  }

  private func afterBlockComment(_ start: Int) -> Int {
    var index = start + 2
    var depth = 1
    while index < bytes.count, depth > 0 {
      if isAt(index, "/*") { depth += 1; index += 2 } else if isAt(index, "*/") { depth -= 1; index += 2 } else {
        index += 1
      }
    }
    return index
  }

  public func afterIdentifier(_ start: Int) -> Int {
    var index = start
    while index < bytes.count, Self.isIdentifier(bytes[index]) { index += 1 }
    return index
  }

  /// Whether a string literal begins here, raw or not.
  public func isString(at start: Int) -> Bool {
    var index = start
    while byte(index) == UInt8(ascii: "#") { index += 1 }
    return byte(index) == UInt8(ascii: "\"")
  }

  /// The place after a string literal; interpolations are stepped over as groups.
  public func afterString(_ start: Int) -> Int {
    var index = start
    var hashes = 0
    while byte(index) == UInt8(ascii: "#") { index += 1; hashes += 1 }
    let quotes = isAt(index, "\"\"\"") ? 3 : 1
    index += quotes
    while index < bytes.count {
      if byte(index) == UInt8(ascii: "\\"), isHashes(index + 1, hashes) {
        let next = index + 1 + hashes
        index = byte(next) == UInt8(ascii: "(") ? afterGroup(next) ?? next + 1 : next + 1
      } else if isQuotes(index, quotes), isHashes(index + quotes, hashes) {
        return index + quotes + hashes
      } else {
        index += 1
      }
    }
    return index
  }

  private func isHashes(_ index: Int, _ count: Int) -> Bool {
    (0..<count).allSatisfy { byte(index + $0) == UInt8(ascii: "#") }
  }

  private func isQuotes(_ index: Int, _ count: Int) -> Bool {
    (0..<count).allSatisfy { byte(index + $0) == UInt8(ascii: "\"") }
  }

  public static func isOpening(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{")
  }

  public static func isClosing(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
  }

  /// The place after the bracket that closes the group that begins here; nil when none does.
  public func afterGroup(_ start: Int) -> Int? {
    var index = start
    var depth = 0
    while index < bytes.count {
      let next = afterTrivia(index)
      if next != index { index = next; continue }
      if isString(at: index) { index = afterString(index); continue }
      if Self.isOpening(bytes[index]) { depth += 1 }
      if Self.isClosing(bytes[index]) { depth -= 1 }
      index += 1
      if depth == 0 { return index }
    }
    return nil
  }
}

extension SourceFile {
  /// Where the comments of Swift code are, in order, each with the white space behind it; found once for each state of
  /// the file.
  public var commentRanges: [Range<Int>] { reading { Comments(ranges: CodeScanner(bytes: $0.bytes).comments()) }.ranges }

  /// Whether a place of Swift code lies in a comment, found in log n steps.
  public func isInComment(_ offset: Int) -> Bool {
    let comments = commentRanges
    var (low, high) = (0, comments.count)
    while low < high {
      let middle = (low + high) / 2
      if comments[middle].upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < comments.count && comments[low].contains(offset)
  }

  private struct Comments: Sendable {
    let ranges: [Range<Int>]
  }
}
