/// Characters that change how a text looks and are not seen themselves: control characters, those that turn the
/// direction of a line, and those without width. In a report they are shown by their code points, since a text that
/// looks like another one is a reason to look.
enum InvisibleCharacter {
  /// `U+202E`; nil for characters that are seen.
  static func name(of scalar: Unicode.Scalar) -> String? {
    guard isInvisible(scalar.value) else { return nil }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private static func isInvisible(_ value: UInt32) -> Bool {
    switch value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F...0x9F: true
    // Soft hyphen, Arabic letter mark, Hangul fillers, Mongolian separator.
    case 0xAD, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180E, 0x3164, 0xFFA0: true
    // Zero-width space, directional marks, line ends, embeddings, isolates. Joiners (U+200C, U+200D) are part of
    // words and of emoji.
    case 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F: true
    // Byte order mark, interlinear annotation, language tags. An object replacement character is a picture in a text.
    case 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE001F: true
    default: false
    }
  }
}

/// Texts of any length as a page shows them.
enum Excerpt {
  /// Characters beyond which a text is cut: nobody reads more, and a browser would take seconds for a megabyte.
  static let limit = 600

  static func shortened(_ text: String, to limit: Int = limit) -> String {
    guard text.utf8.count > limit else { return text }
    let head = text.prefix(limit)
    guard head.endIndex < text.endIndex else { return text }
    return "\(head)… (\(text.utf8.count) bytes)"
  }

  /// A line of source.
  static func cut(_ text: String, to limit: Int) -> String {
    guard text.utf8.count > limit else { return text }
    let head = text.prefix(limit)
    return head.endIndex == text.endIndex ? text : head + "…"
  }
}
