import SourceModel
import SwiftSyntax

extension FileLowering {
  func stringLiteral(_ node: StringLiteralExprSyntax) -> Expression {
    let pounds = node.openingPounds?.trimmedLength.utf8Length ?? 0
    var segments: [StringLiteral.Segment] = []
    var text = ""
    for segment in Elements(node.segments) {
      switch segment {
      case .stringSegment(let part):
        text += unescaped(part, pounds: pounds)
      case .expressionSegment(let part):
        if !text.isEmpty { segments.append(.text(text)) }
        text = ""
        let values = arguments(part.expressions)
        guard let first = values.first else { continue }
        segments.append(.interpolation(first.value, extra: Array(values.dropFirst())))
      }
    }
    if !text.isEmpty || segments.isEmpty { segments.append(.text(text)) }
    return make(.string(StringLiteral(segments: segments)), node)
  }

  func simpleStringLiteral(_ node: SimpleStringLiteralExprSyntax) -> Expression {
    let text = node.segments.map { unescaped($0, pounds: 0) }.joined()
    return make(.string(StringLiteral(segments: [.text(text)])), node)
  }

  /// The text that a segment means. Indentation of multi-line literals and continued line ends are trivia of the
  /// token, not part of it.
  private func unescaped(_ segment: StringSegmentSyntax, pounds: Int) -> String {
    let bytes = slice(of: segment)
    let isPlain = !bytes.contains { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "\r") }
    return isPlain ? names.string(bytes) : StringEscapes(bytes: bytes, pounds: pounds).text()
  }
}

/// Resolves `\n`, `\u{…}` and the like, with as many `#` after the backslash as the literal has.
private struct StringEscapes {
  let bytes: UnsafeBufferPointer<UInt8>
  let pounds: Int

  func text() -> String {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\"), let next = escape(at: index, into: &output) {
        index = next
      } else if byte == UInt8(ascii: "\r") {
        // A line end within a literal is a line feed, however the file writes it.
        output.append(UInt8(ascii: "\n"))
        index += 1
        if index < bytes.count, bytes[index] == UInt8(ascii: "\n") { index += 1 }
      } else {
        output.append(byte)
        index += 1
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// The index after the escape at `start`; nil when what stands there is none.
  private func escape(at start: Int, into output: inout [UInt8]) -> Int? {
    let letter = start + 1 + pounds
    guard letter < bytes.count, bytes[(start + 1)..<letter].allSatisfy({ $0 == UInt8(ascii: "#") }) else { return nil }
    switch bytes[letter] {
    case UInt8(ascii: "n"): output.append(10)
    case UInt8(ascii: "r"): output.append(13)
    case UInt8(ascii: "t"): output.append(9)
    case UInt8(ascii: "0"): output.append(0)
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): output.append(bytes[letter])
    case UInt8(ascii: "u"): return unicodeEscape(at: letter + 1, into: &output)
    default: return nil
    }
    return letter + 1
  }

  private func unicodeEscape(at start: Int, into output: inout [UInt8]) -> Int? {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "{"),
      let close = bytes[start...].firstIndex(of: UInt8(ascii: "}")),
      let value = UInt32(String(decoding: bytes[(start + 1)..<close], as: UTF8.self), radix: 16),
      let scalar = Unicode.Scalar(value)
    else { return nil }
    output.append(contentsOf: Array(String(Character(scalar)).utf8))
    return close + 1
  }
}
