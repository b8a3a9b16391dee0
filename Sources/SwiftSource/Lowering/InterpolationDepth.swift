/// Whether more than `limit` string interpolations are open within each other anywhere: the lexer copies what it knows
/// of all of them at each further one.
func nestsInterpolations(in bytes: UnsafeBufferPointer<UInt8>, beyond limit: Int) -> Bool {
  var index = 0
  for _ in 0...limit {
    // Hardly any file has as many at all.
    guard let found = bytes[index...].firstIndex(of: UInt8(ascii: "\\")) else { return false }
    index = found + 1
  }
  var scan = InterpolationScan(bytes: bytes)
  return scan.isDeeper(than: limit)
}

/// Walks over string literals and the code within them.
private struct InterpolationScan {
  let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var around: [Around] = []
  private var depth = 0

  private enum Around {
    case text(pounds: Int, isMultiLine: Bool)
    /// An interpolation, and the parentheses that are open in it.
    case code(parentheses: Int)
  }

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func isDeeper(than limit: Int) -> Bool {
    while index < bytes.count, depth <= limit {
      switch around.last {
      case .text(let pounds, let isMultiLine)?: passText(pounds, isMultiLine)
      case .code(let parentheses)?: passCode(parentheses)
      case nil: passCode(nil)
      }
    }
    return depth > limit
  }

  private mutating func passText(_ pounds: Int, _ isMultiLine: Bool) {
    switch bytes[index] {
    case UInt8(ascii: "\\") where hasPounds(pounds, at: index + 1):
      index += 1 + pounds
      if index < bytes.count, bytes[index] == UInt8(ascii: "(") {
        around.append(.code(parentheses: 0))
        depth += 1
      }
      index += 1
    case UInt8(ascii: "\""):
      let quotes = isMultiLine ? 3 : 1
      if isMultiLine, !isTripleQuote { return index += 1 }
      if hasPounds(pounds, at: index + quotes) { around.removeLast() }
      index += quotes
    case UInt8(ascii: "\n") where !isMultiLine, UInt8(ascii: "\r") where !isMultiLine:
      // A literal without end.
      around.removeLast()
      index += 1
    default:
      index += 1
    }
  }

  /// - Parameter parentheses: Nil outside of literals.
  private mutating func passCode(_ parentheses: Int?) {
    switch bytes[index] {
    case UInt8(ascii: "\""):
      let isMultiLine = isTripleQuote
      around.append(.text(pounds: poundsBefore, isMultiLine: isMultiLine))
      index += isMultiLine ? 3 : 1
    case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "/"):
      index = bytes[index...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
    case UInt8(ascii: "("):
      if let parentheses { around[around.count - 1] = .code(parentheses: parentheses + 1) }
      index += 1
    case UInt8(ascii: ")"):
      if let parentheses {
        if parentheses == 0 {
          around.removeLast()
          depth -= 1
        } else {
          around[around.count - 1] = .code(parentheses: parentheses - 1)
        }
      }
      index += 1
    default:
      index += 1
    }
  }

  private var isTripleQuote: Bool {
    index + 2 < bytes.count && bytes[index + 1] == UInt8(ascii: "\"") && bytes[index + 2] == UInt8(ascii: "\"")
  }

  private var poundsBefore: Int {
    var count = 0
    while index - count > 0, bytes[index - count - 1] == UInt8(ascii: "#") { count += 1 }
    return count
  }

  private func hasPounds(_ count: Int, at start: Int) -> Bool {
    guard start + count <= bytes.count else { return false }
    return bytes[start..<start + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }
}
