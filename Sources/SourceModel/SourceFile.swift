/// A source file held as UTF-8, with the table that turns byte offsets into lines and columns.
public final class SourceFile: Sendable {
  /// Path for people and reports: relative to the working directory, with `/` between parts.
  public let path: String
  /// The bytes as they are on disk; every offset in Earshot counts in these.
  public let bytes: [UInt8]
  /// What the project says of how the file is built.
  public let build: BuildFacts
  /// Offset of the first byte of each line.
  private let lineStarts: [Int]
  private let readings = Readings()

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    build = BuildFacts()
    var starts = [0]
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\n") {
        starts.append(index)
      } else if byte == UInt8(ascii: "\r"), index == bytes.count || bytes[index] != UInt8(ascii: "\n") {
        starts.append(index)
      }
    }
    lineStarts = starts
  }

  private init(_ file: SourceFile, build: BuildFacts) {
    path = file.path
    bytes = file.bytes
    lineStarts = file.lineStarts
    self.build = build
  }

  /// The same file with what the project says of how it is built.
  public func built(_ facts: BuildFacts) -> SourceFile { SourceFile(self, build: facts) }

  public convenience init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// What `read` makes of the text, made when it is first asked for and kept as long as the file, one for each type. It
  /// holds no ranges, which would hold the file.
  public func reading<Reading: Sendable>(_ read: (SourceFile) -> Reading) -> Reading {
    readings.reading { read(self) }
  }

  /// Number of lines; an empty file has one.
  public var lineCount: Int { lineStarts.count }

  /// Line and column of a byte offset, both counted from 1, the column in UTF-8 bytes.
  public func position(at offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: offset - lineStarts[low] + 1)
  }

  /// The text between two byte offsets; invalid UTF-8 is repaired.
  public func text(from start: Int, to end: Int) -> String {
    let start = min(max(start, 0), bytes.count)
    let end = min(max(end, start), bytes.count)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The text of a line (counted from 1) without its line ending.
  public func line(_ number: Int) -> String {
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
    var end = start
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
    return text(from: start, to: end)
  }

  /// The line ending that the file uses: that of its first line, `\n` when there is only one line.
  public var lineEnding: String {
    guard let index = bytes.firstIndex(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) else { return "\n" }
    if bytes[index] == UInt8(ascii: "\n") { return "\n" }
    return index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n") ? "\r\n" : "\r"
  }
}

/// What was read from the text of a file, by the type that holds it.
private final class Readings: @unchecked Sendable {
  // Unchecked: guarded by the lock.
  private let lock = PlatformLock()
  private var known: [ObjectIdentifier: any Sendable] = [:]

  func reading<Reading: Sendable>(_ read: () -> Reading) -> Reading {
    let key = ObjectIdentifier(Reading.self)
    if let reading = lock.withLock({ known[key] }) as? Reading { return reading }
    let reading = read()
    lock.withLock { known[key] = reading }
    return reading
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
