import SourceModel
import SwiftSyntax

import struct SourceModel.SourceRange

/// Finds `// earshot:ignore` comments.
struct SuppressionScanner {
  static let marker: StaticString = "earshot:ignore"

  let file: SourceFile
  let tree: SourceFileSyntax

  func comments() -> [SuppressionComment] {
    file.bytes.withUnsafeBufferPointer { bytes in
      var found: [SuppressionComment] = []
      var position = 0
      while let hit = offset(of: Self.marker, in: bytes, from: position) {
        position = hit + Self.marker.utf8CodeUnitCount
        guard let (range, text) = lineComment(at: hit), let comment = parse(text, at: range) else { continue }
        found.append(comment)
        position = max(position, range.end)
      }
      return found
    }
  }

  /// The `//` comment that holds an offset. Only the tree can tell it from a string literal.
  private func lineComment(at offset: Int) -> (range: SourceRange, text: String)? {
    guard let token = tree.token(at: AbsolutePosition(utf8Offset: offset)) else { return nil }
    let content = token.positionAfterSkippingLeadingTrivia.utf8Offset
    let isLeading = offset < content
    guard isLeading || offset >= token.endPositionBeforeTrailingTrivia.utf8Offset else { return nil }
    var position = isLeading ? token.position.utf8Offset : token.endPositionBeforeTrailingTrivia.utf8Offset
    for piece in isLeading ? token.leadingTrivia : token.trailingTrivia {
      let length = piece.sourceLength.utf8Length
      defer { position += length }
      guard position <= offset, offset < position + length else { continue }
      switch piece {
      case .lineComment(let text), .docLineComment(let text):
        // Not by the length of the text, in which what is no UTF-8 was repaired.
        let end = file.bytes[offset...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        return (SourceRange(file: file, start: position, end: end ?? file.bytes.count), text)
      default: return nil
      }
    }
    return nil
  }

  private func parse(_ comment: String, at range: SourceRange) -> SuppressionComment? {
    var text = comment.drop { $0 == "/" || $0 == " " || $0 == "\t" }
    guard text.hasPrefix("\(Self.marker)") else { return nil }
    text = text.dropFirst(Self.marker.utf8CodeUnitCount)
    let wholeFile = text.hasPrefix("-file")
    if wholeFile { text = text.dropFirst("-file".count) }
    // Another word that begins the same, such as `earshot:ignored`.
    if let next = text.first, !next.isWhitespace, next != ":" { return nil }
    if text.first == ":" { text = text.dropFirst() }
    let (list, reason) = splitReason(text)
    let rules = list.split { $0 == "," || $0.isWhitespace }.map(String.init)
    return SuppressionComment(
      rules: rules, reason: reason, wholeFile: wholeFile, isOnOwnLine: isFirstOnLine(range.start),
      range: range)
  }

  /// Rules stand before `--`, the reason behind it.
  private func splitReason(_ text: Substring) -> (list: Substring, reason: String?) {
    var index = text.startIndex
    while index < text.endIndex {
      let rest = text[index...]
      let separator = rest.hasPrefix("--") ? 2 : rest.hasPrefix("—") ? 1 : 0
      if separator > 0 {
        let reason = trimmed(rest.dropFirst(separator))
        return (text[..<index], reason.isEmpty ? nil : String(reason))
      }
      index = text.index(after: index)
    }
    return (text, nil)
  }

  private func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  private func isFirstOnLine(_ start: Int) -> Bool {
    file.startOfLine(at: start) + file.indentation(at: start).utf8.count == start
  }
}
