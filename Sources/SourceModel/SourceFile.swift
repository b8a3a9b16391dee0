/// A source file held as UTF-8, with the table that turns byte offsets into lines and columns.
public final class SourceFile: Sendable {
  /// Path for people and reports: relative to the working directory, with `/` between parts.
  public let path: String
  /// What the project says of how the file is built.
  public let build: BuildFacts
  /// The states that it is read in; nil for a file of one state, as almost all are.
  public let states: FileStates?
  private let contents: FileContents

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    build = BuildFacts()
    states = nil
    contents = FileContents(bytes)
  }

  private init(_ file: SourceFile, build: BuildFacts) {
    path = file.path
    states = file.states
    contents = file.contents
    self.build = build
  }

  /// One file for two states of it, of which the one is shown that `shown` says. Both are built alike.
  public init(before: SourceFile, after: SourceFile, _ alignment: FileAlignment, shown: ShownState) {
    path = before.path
    build = before.build
    contents = before.contents
    states = FileStates(before, after, alignment, shown)
  }

  /// The same file with what the project says of how it is built.
  public func built(_ facts: BuildFacts) -> SourceFile { SourceFile(self, build: facts) }

  var shown: FileContents { states?.shownContents ?? contents }

  /// The bytes as they are on disk; every offset in Earshot counts in these. Of a file in two states those of the one
  /// that is shown, with ends of lines for what the other one has.
  public var bytes: [UInt8] { shown.bytes }

  /// Stands for the text: another object where a file shows another state.
  public var textIdentity: AnyObject { shown }

  private var lineStarts: [Int] { shown.lineStarts }

  public convenience init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// What `read` makes of the text, made when it is first asked for and kept as long as the file, one for each type. It
  /// holds no ranges, which would hold the file.
  public func reading<Reading: Sendable>(_ read: (SourceFile) -> Reading) -> Reading {
    shown.readings.reading { read(self) }
  }

  /// Number of lines; an empty file has one.
  public var lineCount: Int { lineStarts.count }

  /// Line and column of a byte offset, both counted from 1, the column in UTF-8 bytes.
  public func position(at offset: Int) -> SourcePosition {
    let shown = shown
    let lineStarts = shown.lineStarts
    let offset = min(max(offset, 0), shown.bytes.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: max(offset - lineStarts[low], 0) + 1)
  }

  /// The text between two byte offsets; invalid UTF-8 is repaired.
  public func text(from start: Int, to end: Int) -> String {
    let bytes = shown.bytes
    let start = min(max(start, 0), bytes.count)
    let end = min(max(end, start), bytes.count)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The text of a line (counted from 1) without its line ending.
  public func line(_ number: Int) -> String {
    let (bytes, lineStarts) = (shown.bytes, shown.lineStarts)
    guard number >= 1, number <= lineStarts.count else { return "" }
    let start = lineStarts[number - 1]
    var end = number < lineStarts.count ? lineStarts[number] : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return text(from: start, to: end)
  }

  /// Offset of the first byte of a line, counted from 1.
  public func startOfLine(number: Int) -> Int { lineStarts[min(max(number, 1), lineStarts.count) - 1] }

  /// Offset of the first byte of the line that holds `offset`.
  public func startOfLine(at offset: Int) -> Int {
    lineStarts[position(at: offset).line - 1]
  }

  /// The white space at the start of the line that holds `offset`.
  public func indentation(at offset: Int) -> String {
    let start = startOfLine(at: offset)
    let bytes = bytes
    var end = start
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
    return text(from: start, to: end)
  }

  /// The line ending that the file uses: that of its first line, `\n` when there is only one line.
  public var lineEnding: String {
    if let states { return (states.isAfter ? states.after : states.before).lineEnding }
    guard let index = bytes.firstIndex(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) else { return "\n" }
    if bytes[index] == UInt8(ascii: "\n") { return "\n" }
    return index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n") ? "\r\n" : "\r"
  }
}

/// A line and a column, both counted from 1; the column counts UTF-8 bytes.
public struct SourcePosition: Hashable, Comparable, Sendable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
