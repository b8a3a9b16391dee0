import SourceModel

/// Changes the words of string literals within the expression that gives a text, and leaves the rest of it alone.
enum LiteralEdit {
  /// Replaces the literal that spells `old`; nil when the expression does not hold it, as where a key stands for it.
  static func replacing(_ old: String, with new: String, in source: SourceRange?) -> SourceEdit? {
    replacing(spelled: FixBuilder.literal(old), with: FixBuilder.literal(new), in: source)
  }

  /// Replaces the end of an interpolated literal.
  static func replacingEnd(_ old: String, with new: String, in source: SourceRange?) -> SourceEdit? {
    replacing(spelled: closed(old), with: closed(new), in: source)
  }

  /// The end of a literal, with its quote.
  private static func closed(_ text: String) -> String { String(FixBuilder.literal(text).dropFirst()) }

  /// Replaces a stretch of source that occurs once in the expression.
  static func replacing(spelled old: String, with new: String, in source: SourceRange?) -> SourceEdit? {
    guard let source, !old.isEmpty else { return nil }
    let places = occurrences(of: Array(old.utf8), in: source)
    guard places.count == 1 else { return nil }
    return SourceEdit(
      range: SourceRange(file: source.file, start: places[0], end: places[0] + old.utf8.count), replacement: new)
  }

  private static func occurrences(of bytes: [UInt8], in source: SourceRange) -> [Int] {
    guard source.end - source.start >= bytes.count else { return [] }
    return (source.start...(source.end - bytes.count)).filter { start in
      source.file.bytes[start..<(start + bytes.count)].elementsEqual(bytes)
    }
  }

  /// Whether the expression is one string literal, interpolated or not.
  static func isLiteral(_ text: String) -> Bool {
    guard text.hasPrefix("\""), text.hasSuffix("\""), !text.hasPrefix("\"\"\""), text.count >= 2 else { return false }
    // The only other quotes may stand within interpolations.
    var depth = 0
    var previous: Character = " "
    for character in text.dropFirst().dropLast() {
      if depth == 0, previous == "\\", character == "(" { depth = 1 }
      else if depth > 0, character == "(" { depth += 1 }
      else if depth > 0, character == ")" { depth -= 1 }
      else if depth == 0, character == "\"", previous != "\\" { return false }
      previous = character
    }
    return depth == 0
  }
}
