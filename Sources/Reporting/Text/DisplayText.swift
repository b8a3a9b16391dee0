/// Text as a terminal shows it. Everything that comes from source files passes through here, so that no file can send
/// control sequences to a terminal or turn the direction of a line.
public enum DisplayText {
  /// Width in columns within which text output stays where it can.
  public static let pageWidth = 100

  /// One line that is safe to print: white space becomes single spaces, other control characters become visible.
  static func line(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }) else { return text }
    var result = ""
    var isAfterBreak = false
    for scalar in text.unicodeScalars {
      if scalar == "\n" || scalar == "\r" || scalar == "\u{2028}" || scalar == "\u{2029}" || scalar == "\u{85}" {
        if !isAfterBreak { result += " " }
        isAfterBreak = true
        continue
      }
      isAfterBreak = false
      result.unicodeScalars.append(visible(scalar))
    }
    return result
  }

  /// One character for one character, so that columns still count.
  static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x09: " "
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x80...0x9F, 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029, 0xFEFF: "\u{FFFD}"
    default: scalar
    }
  }

  /// Columns that a terminal uses for the text.
  static func width(_ text: String) -> Int {
    text.utf8.allSatisfy { $0 < 0x80 } ? text.utf8.count : text.reduce(0) { $0 + width($1) }
  }

  static func width(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.value < 0x300 { return 1 }
    let properties = first.properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}") { return 2 }
    return wide.contains { $0 ~= first.value } ? 2 : 1
  }

  /// Scripts whose characters take two columns (East Asian Width W and F, by block).
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
  ]

  static func padded(_ text: String, to column: Int) -> String {
    text + String(repeating: " ", count: max(0, column - width(text)))
  }

  static func rightAligned(_ text: String, to column: Int) -> String {
    String(repeating: " ", count: max(0, column - width(text))) + text
  }

  /// `left`, then `right` with its end at `column`; at least two spaces between them.
  static func spread(_ left: String, _ right: String, to column: Int = pageWidth) -> String {
    right.isEmpty ? left : left + String(repeating: " ", count: max(2, column - width(left) - width(right))) + right
  }

  /// Lines of at most `columns`, broken at spaces and in Chinese and Japanese text; a longer word stays whole.
  static func wrapped(_ text: String, to columns: Int) -> [String] {
    var lines: [String] = []
    var current: String?
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      for (index, piece) in pieces(of: word).enumerated() {
        guard let line = current else {
          current = piece
          continue
        }
        let separator = index == 0 ? " " : ""
        if width(line) + separator.utf8.count + width(piece) > columns {
          lines.append(line)
          current = piece
        } else {
          current = line + separator + piece
        }
      }
    }
    return lines + [current ?? ""]
  }

  /// Where a word may be broken: before and after characters of two columns, which are written without spaces, but not
  /// before a sign that closes or behind one that opens.
  private static func pieces(of word: Substring) -> [String] {
    guard word.utf8.contains(where: { $0 >= 0x80 }) else { return [String(word)] }
    var pieces: [String] = []
    for character in word {
      let isFree = pieces.last?.last.map { last in
        (width(last) == 2 || width(character) == 2) && !opening.contains(last) && !closing.contains(character)
      } ?? true
      if isFree { pieces.append(String(character)) } else { pieces[pieces.count - 1].append(character) }
    }
    return pieces.isEmpty ? [""] : pieces
  }

  private static let opening: Set<Character> = ["「", "『", "（", "“", "(", "[", "{"]
  private static let closing: Set<Character> = [
    "」", "』", "）", "”", ")", "]", "}", "、", "。", "，", "．", "：", "；", "！", "？", "ー", "々", "・", "…", ",", ".", ":",
    "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ", "ャ", "ュ", "ョ",
  ]

  /// `1 view`, `2 views`.
  static func count(_ number: Int, _ noun: String, plural: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
  }
}
