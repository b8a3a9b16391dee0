/// Which of two states of a project is looked at.
public final class ShownState: @unchecked Sendable {
  // Unchecked: changed only by who analyses both states, while nothing is at work on either of them.
  /// The later one.
  public var isAfter = false

  public init() {}
}

/// A file of two states of a project, of which one is shown at a time. Places of what both have in common are the same.
public final class FileStates: Sendable {
  /// Each state as a file of its own.
  public let before: SourceFile
  public let after: SourceFile
  public let alignment: FileAlignment
  private let shown: ShownState
  private let contents: (before: FileContents, after: FileContents)

  init(_ before: SourceFile, _ after: SourceFile, _ alignment: FileAlignment, _ shown: ShownState) {
    self.before = before
    self.after = after
    self.alignment = alignment
    self.shown = shown
    contents = (
      FileContents(before.shown, alignment, isAfter: false), FileContents(after.shown, alignment, isAfter: true)
    )
  }

  var shownContents: FileContents { shown.isAfter ? contents.after : contents.before }

  /// Whether the later state is shown.
  public var isAfter: Bool { shown.isAfter }

  /// Whether both states have all of a place.
  public func isShared(_ range: SourceRange) -> Bool { alignment.isShared(from: range.start, to: range.end) }
}

/// The text of a file, with the table that turns byte offsets into lines.
final class FileContents: Sendable {
  let bytes: [UInt8]
  /// Offset of the first byte of each line.
  let lineStarts: [Int]
  let readings = FileReadings()
  /// Which sequences of bytes there are, read when a word is first sought.
  let sequences: Once<ByteSequences>

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
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
    sequences = Once { ByteSequences(bytes) }
  }

  /// The same at the offsets of two states. What stands there for the other state is no line.
  fileprivate init(_ own: FileContents, _ alignment: FileAlignment, isAfter: Bool) {
    bytes = alignment.padded(own.bytes, isAfter: isAfter)
    // A line begins behind the end of the one before it: where the byte that ends that one lies.
    lineStarts = own.lineStarts.map { alignment.aligned($0, isAfter: isAfter) }
    sequences = Once { [bytes] in ByteSequences(bytes) }
  }
}

/// What was read from the text of a file, by the type that holds it.
final class FileReadings: @unchecked Sendable {
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
