import SourceModel

/// The line of a place, cut to what fits, with the stretch to mark.
struct SourceExcerpt: Hashable {
  /// Without its indentation.
  var text: String
  /// Columns before the marked stretch.
  var offset: Int
  /// Columns that are marked, at least one.
  var length: Int

  /// Most columns of the excerpt.
  static let limit = 88
  /// What is kept before the place when the line is cut on the left.
  private static let lead = 16

  init(_ place: SourceRange) {
    let file = place.file
    let position = place.startPosition
    let lineStart = file.startOfLine(at: place.start)
    let line = file.line(position.line)
    let lineEnd = lineStart + line.utf8.count
    let before = file.text(from: lineStart, to: place.start)
    let marked = Self.head(of: file.text(from: place.start, to: min(place.end, lineEnd)))
    let after = file.text(from: place.start + marked.utf8.count, to: max(lineEnd, place.start + marked.utf8.count))

    var left = Self.shown(String(before.drop { $0 == " " || $0 == "\t" }))
    let middle = Self.shown(marked)
    var right = Self.shown(after)
    while right.last == " " { right.removeLast() }
    if DisplayText.width(left + middle + right) > Self.limit {
      if DisplayText.width(left) > Self.lead, DisplayText.width(left + middle) > Self.limit {
        left = "…" + left.suffix(Self.lead - 1)
      }
      right = Self.cut(middle + right, to: Self.limit - DisplayText.width(left))
      text = left + right
    } else {
      text = left + middle + right
    }
    offset = DisplayText.width(left)
    length = max(1, min(DisplayText.width(middle), DisplayText.width(text) - offset))
  }

  /// Of a call, its name is enough to see what is meant: `Slider` of `Slider(value: $volume)`.
  private static func head(of text: String) -> String {
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "#" || $0 == "@" }
    guard !name.isEmpty else { return text }
    let rest = text.dropFirst(name.count)
    return rest.hasPrefix("(") || rest.hasPrefix(" {") || rest.hasPrefix("<") ? String(name) : text
  }

  private static func shown(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map(DisplayText.visible)))
  }

  private static func cut(_ text: String, to columns: Int) -> String {
    var result = ""
    var width = 0
    for character in text {
      let next = DisplayText.width(character)
      if width + next > columns - 1 { return result + "…" }
      result.append(character)
      width += next
    }
    return result
  }
}
