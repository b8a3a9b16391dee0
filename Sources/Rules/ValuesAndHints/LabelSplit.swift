import SourceModel

/// An interpolated literal taken apart into a name and the value that follows it.
struct LabelSplit {
  /// The words before the first interpolation.
  var name: String
  /// The rest, as a literal.
  var value: String

  init?(_ source: SourceRange?) {
    guard let text = source?.text, LiteralEdit.isLiteral(text),
      let start = text.firstRange(of: "\\(")?.lowerBound else { return nil }
    var name = text[text.index(after: text.startIndex)..<start]
    while let last = name.last, !last.isLetter && !last.isNumber { name = name.dropLast() }
    guard TextWords.hasLetters(String(name)), !name.contains("\\") else { return nil }
    self.name = String(name)
    value = "\"" + text[start...]
  }
}
