import SourceModel

/// Signs in captions and placeholders that are seen and belong to no name.
extension String {
  /// "A." and "b)", which stand before what they count.
  var isLetterOfList: Bool {
    let signs = filter { !$0.isWhitespace }
    return signs.count == 2 && signs.first?.isLetter ?? false && signs.first?.isASCII ?? false && ".)".contains(signs.last ?? " ")
  }

  /// "Full name" of "Full name *" and "Full name*:", "Saving" of "...Saving...", "Add a note" of "Add a note…".
  var withoutMark: String? {
    let marks = beginsWithDots || endsWithDots ? ".… " : "*:： "
    let words = String(drop { beginsWithDots && marks.contains($0) }).reversed().drop { marks.contains($0) }
    return words.isEmpty ? nil : String(words.reversed())
  }

  var beginsWithDots: Bool { hasPrefix("…") || hasPrefix("..") }

  /// "Add a note…": the dots say that something is to be typed or comes.
  var endsWithDots: Bool { hasSuffix("…") || hasSuffix("..") }
}
