import SourceModel

/// Texts that are put together with `+`, as they are written.
enum Concatenation {
  /// Whether pieces are joined with `+` and one of them is a literal with words.
  static func isSpelled(in source: String) -> Bool {
    let pieces = pieces(of: source)
    return pieces.count > 1 && pieces.contains { piece in
      guard let start = piece.firstIndex(of: "\""), let end = piece.lastIndex(of: "\""), start < end else {
        return false
      }
      guard piece.hasPrefix("\"") || piece.hasPrefix("Text(") || piece.contains("ocalized") else { return false }
      return TextWords.hasLetters(String(piece[start..<end]))
    }
  }

  /// One literal that says the same; nil where a piece is more than a literal or a name.
  static func interpolated(_ source: String) -> String? {
    var result = ""
    for piece in pieces(of: source) {
      if LiteralEdit.isLiteral(piece) {
        result += piece.dropFirst().dropLast()
      } else if piece.allSatisfy({ $0.isLetter || $0.isNumber || "._".contains($0) }) {
        result += "\\(\(piece))"
      } else {
        return nil
      }
    }
    return "\"\(result)\""
  }

  /// What stands between the `+` signs outside of quotes and parentheses.
  private static func pieces(of source: String) -> [String] {
    var pieces = [""]
    var depth = 0
    var isQuoted = false
    var previous: Character = " "
    for character in source {
      if character == "\"", previous != "\\" { isQuoted.toggle() }
      if !isQuoted, "([{".contains(character) { depth += 1 }
      if !isQuoted, ")]}".contains(character) { depth -= 1 }
      if character == "+", !isQuoted, depth == 0 {
        pieces.append("")
      } else {
        pieces[pieces.count - 1].append(character)
      }
      previous = character
    }
    return pieces.map { $0.trimmed }
  }
}
