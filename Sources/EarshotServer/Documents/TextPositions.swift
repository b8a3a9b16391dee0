import Reporting
import SourceModel

/// In what the client counts characters of a line.
enum PositionEncoding: String, CaseIterable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// How far a character moves the column.
  fileprivate func width(_ scalar: Unicode.Scalar) -> Int {
    switch self {
    case .utf8: UTF8.width(scalar)
    case .utf16: UTF16.width(scalar)
    case .utf32: 1
    }
  }
}

/// A line and a character, both counted from 0, as the Language Server Protocol has them.
struct TextPosition: Hashable, Comparable {
  var line: Int
  var character: Int

  static func < (left: Self, right: Self) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }

  init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  init?(_ json: JSONValue?) {
    guard let line = json?["line"]?.integer, let character = json?["character"]?.integer, line >= 0, character >= 0
    else { return nil }
    self.init(line: line, character: character)
  }

  var json: JSONValue { ["line": .integer(line), "character": .integer(character)] }
}

extension SourceFile {
  /// The offset of a position. What lies behind the end of a line or of the file is the end.
  func offset(of position: TextPosition, _ encoding: PositionEncoding) -> Int {
    guard position.line < lineCount else { return bytes.count }
    let start = startOfLine(number: position.line + 1)
    let text = line(position.line + 1)
    if encoding == .utf8 {
      var offset = start + min(position.character, text.utf8.count)
      // Never between the bytes of a character.
      while offset > start, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
      return offset
    }
    var (column, offset) = (0, start)
    for scalar in text.unicodeScalars {
      let width = encoding.width(scalar)
      if column + width > position.character { break }
      column += width
      offset += UTF8.width(scalar)
    }
    return offset
  }

  /// The position of an offset.
  func textPosition(at offset: Int, _ encoding: PositionEncoding) -> TextPosition {
    let offset = min(max(offset, 0), bytes.count)
    let place = position(at: offset)
    guard encoding != .utf8 else { return TextPosition(line: place.line - 1, character: place.column - 1) }
    let before = text(from: offset - place.column + 1, to: offset)
    let character = before.unicodeScalars.reduce(0) { $0 + encoding.width($1) }
    return TextPosition(line: place.line - 1, character: character)
  }

  /// The range of the protocol between two offsets.
  func rangeJSON(_ start: Int, _ end: Int, _ encoding: PositionEncoding) -> JSONValue {
    ["start": textPosition(at: start, encoding).json, "end": textPosition(at: end, encoding).json]
  }
}

extension SourceRange {
  func json(_ encoding: PositionEncoding) -> JSONValue { file.rangeJSON(start, end, encoding) }

  /// Whether a place in the file is in it; its end belongs to it.
  func holds(_ offset: Int) -> Bool { start <= offset && offset <= end }
}
