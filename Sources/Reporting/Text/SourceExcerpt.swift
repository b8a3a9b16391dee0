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

  /// Bytes that are looked at on either side of the start of a place: a line may be as long as a file, and there may be
  /// as many places on it.
  private static let reach = limit * 16

  init(_ place: SourceRange, limit: Int = SourceExcerpt.limit) {
    let file = place.file
    let lineStart = file.startOfLine(at: place.start)
    let start = Self.boundary(max(lineStart, place.start - Self.reach), file)
    let end = Self.endOfLine(from: place.start, file)
    let before = file.text(from: start, to: place.start)
    let marked = Self.head(of: file.text(from: place.start, to: min(place.end, end)))
    let after = file.text(from: place.start + marked.utf8.count, to: max(end, place.start + marked.utf8.count))

    let isCut = start > lineStart
    var left = Self.shown(isCut ? before : String(before.drop { $0 == " " || $0 == "\t" }))
    let middle = Self.shown(marked)
    var right = Self.shown(after)
    while right.last == " " { right.removeLast() }
    if isCut || DisplayText.width(left + middle + right) > limit {
      if isCut || DisplayText.width(left) > Self.lead && DisplayText.width(left + middle) > limit {
        left = "…" + left.suffix(Self.lead - 1)
      }
      right = Self.cut(middle + right, to: limit - DisplayText.width(left))
      text = left + right
    } else {
      text = left + middle + right
    }
    offset = DisplayText.width(left)
    length = max(1, min(DisplayText.width(middle), DisplayText.width(text) - offset))
  }

  /// Where the line ends, or what is looked at of it.
  private static func endOfLine(from start: Int, _ file: SourceFile) -> Int {
    let limit = min(file.bytes.count, start + reach)
    let end = file.bytes[min(start, limit)..<limit].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    return end ?? boundary(limit, file)
  }

  /// The offset itself or, where it lies within a character, that of its first byte.
  private static func boundary(_ offset: Int, _ file: SourceFile) -> Int {
    var offset = offset
    while offset > 0, offset < file.bytes.count, file.bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
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
