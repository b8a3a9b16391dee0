import SourceModel
import SwiftSource

/// Code on one line, short enough for a hole or a condition.
extension Evaluator {
  /// The source of an expression on one line, short enough for a hole.
  func expressionText(_ expression: Expression) -> String {
    shortened(expression.range)
  }

  func shortened(_ range: SourceRange) -> String {
    let isOwn = range.file.states == nil && !(shorthand?.range.contains(range) ?? false)
    if isOwn, let known = shortTexts[range] { return known }
    // Four times the length that is kept is enough at each end, white space included; a closure may be thousands of lines
    // long.
    let reach = 4 * Self.holeLength
    let text: String
    if range.end - range.start <= 2 * reach {
      text = shortened(named(code(range, range.start, range.end), of: range))
    } else {
      let start = named(code(range, range.start, range.start + reach), of: range)
      let end = code(range, range.end - reach, range.end)
      text = Self.withoutMiddle(Self.onOneLine(start), Self.onOneLine(end))
    }
    if isOwn { shortTexts[range] = text }
    return text
  }

  private func code(_ range: SourceRange, _ start: Int, _ end: Int) -> String { range.file.text(from: start, to: end) }

  func shortened(_ text: String) -> String {
    // Most expressions are short and stand on one line.
    if text.isShortLine(Self.holeLength) { return text }
    let line = Self.onOneLine(text)
    return line.utf8.count > Self.holeLength && line.count > Self.holeLength ? Self.withoutMiddle(line, line) : line
  }

  /// The start of one text and the end of another. What is asked of a value stands at its end, so that two tests of one
  /// long expression stay two: `notes.filter { … }.isEmpty` and `notes.filter { … }.count > 1`.
  private static func withoutMiddle(_ start: String, _ end: String) -> String {
    start.prefix(holeLength - endLength - 1) + "…" + end.suffix(endLength)
  }

  private static func onOneLine(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var pendingSpace = false
    for byte in text.utf8 {
      if byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) {
        pendingSpace = !bytes.isEmpty
        continue
      }
      if pendingSpace { bytes.append(0x20) }
      pendingSpace = false
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Characters of a hole's expression.
  static let holeLength = 80
  /// Characters of its end that are kept where it is longer.
  private static let endLength = 34
}

extension String {
  /// Whether it has at most so many bytes, and no white space but single blanks between words.
  fileprivate func isShortLine(_ length: Int) -> Bool {
    let text = utf8
    guard text.count <= length else { return false }
    var wasBlank = true
    for byte in text {
      if byte >= 0x09 && byte <= 0x0D || byte == 0x20 && wasBlank { return false }
      wasBlank = byte == 0x20
    }
    return !wasBlank || text.isEmpty
  }
}
