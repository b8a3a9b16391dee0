/// Text of rules' documentation: plain sentences with code between backquotes and paragraphs between empty lines.
enum Prose {
  static func nodes(_ text: String) -> [HTMLNode] {
    let joined = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return joined.split(separator: "`", omittingEmptySubsequences: false).enumerated().compactMap { index, part in
      if part.isEmpty { return nil }
      return index % 2 == 1 ? element(.code, text: String(part)) : .text(String(part))
    }
  }
}
