/// How messages stand in a stream of bytes.
public enum MessageFraming: Sendable {
  /// A head with `Content-Length` before each message, as in the Language Server Protocol.
  case contentLength
  /// One message a line, as in the Model Context Protocol.
  case lines

  /// A message as it is written.
  func encode(_ body: [UInt8]) -> [UInt8] {
    switch self {
    case .contentLength: Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    case .lines: body + [UInt8(ascii: "\n")]
    }
  }
}

/// Cuts a stream of bytes into messages. Whatever comes, it goes on with the next message that can be told.
public struct MessageReader: Sendable {
  /// What was found in the stream.
  public enum Frame: Hashable, Sendable {
    case message([UInt8])
    /// Bytes that are no message were passed over.
    case malformed(String)
  }

  /// Larger messages are passed over. Editors send whole files, and those that are read have up to 32 MB.
  public static let sizeLimit = 128 << 20
  /// A head has two short lines.
  static let headLimit = 8 << 10

  private let framing: MessageFraming
  private var buffer: [UInt8] = []
  /// What of the buffer is done with.
  private var start = 0
  /// How far the present line or head was searched for its end.
  private var searched = 0
  /// Bytes of a message that is too large and is not kept.
  private var ignored = 0
  /// Inside of a line that is too long and is not kept.
  private var isSkippingLine = false

  public init(_ framing: MessageFraming) { self.framing = framing }

  /// Takes further bytes, and gives the messages that are whole now.
  public mutating func read(_ bytes: some Collection<UInt8>) -> [Frame] {
    buffer += bytes
    var frames: [Frame] = []
    while let frame = framing == .lines ? nextLine() : nextMessage() { frames.append(frame) }
    buffer.removeFirst(start)
    searched = max(0, searched - start)
    start = 0
    return frames
  }

  // MARK: - Lines

  private mutating func nextLine() -> Frame? {
    while let end = buffer[max(start, searched)...].firstIndex(of: UInt8(ascii: "\n")) {
      let line = trimmed(start..<end)
      start = end + 1
      searched = start
      if isSkippingLine {
        isSkippingLine = false
        return .malformed("a message of more than \(Self.sizeLimit) bytes was left out")
      }
      if !line.isEmpty { return .message(Array(buffer[line])) }
    }
    searched = buffer.count
    if buffer.count - start > Self.sizeLimit {
      isSkippingLine = true
      start = buffer.count
    }
    return nil
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
    var range = range
    while let first = range.first, isSpace(buffer[first]) { range = first + 1..<range.upperBound }
    while let last = range.last, isSpace(buffer[last]) { range = range.lowerBound..<last }
    return range
  }

  // MARK: - Messages with a head

  private mutating func nextMessage() -> Frame? {
    let skipped = min(ignored, buffer.count - start)
    start += skipped
    ignored -= skipped
    guard ignored == 0, let headEnd = endOfHead() else { return overlongHead() }
    let head = String(decoding: buffer[start..<headEnd.lowerBound], as: UTF8.self)
    guard let length = Self.length(inHead: head) else {
      skipToNextHead(after: headEnd)
      return .malformed("a head without a 'Content-Length' that can be read")
    }
    guard length <= Self.sizeLimit else {
      start = headEnd.upperBound
      searched = start
      ignored = length
      return .malformed("a message of \(length) bytes was left out; the limit is \(Self.sizeLimit)")
    }
    guard buffer.count - headEnd.upperBound >= length else { return nil }
    let body = Array(buffer[headEnd.upperBound..<headEnd.upperBound + length])
    start = headEnd.upperBound + length
    searched = start
    return .message(body)
  }

  /// The empty line after a head: `\r\n\r\n`, or `\n\n` of a client that is not exact.
  private mutating func endOfHead() -> Range<Int>? {
    var index = max(start, searched)
    while let end = buffer[index...].firstIndex(of: UInt8(ascii: "\n")) {
      if end > start, buffer[end - 1] == UInt8(ascii: "\n") { return end - 1..<end + 1 }
      if end > start + 2, buffer[end - 3...end].elementsEqual("\r\n\r\n".utf8) { return end - 3..<end + 1 }
      index = end + 1
    }
    // The end may be cut in the middle.
    searched = max(start, buffer.count - 3)
    return nil
  }

  private mutating func overlongHead() -> Frame? {
    guard ignored == 0, buffer.count - start > Self.headLimit else { return nil }
    skipToNextHead(after: buffer.count..<buffer.count)
    return .malformed("bytes that are no message")
  }

  /// What stands before the next `Content-Length` is passed over: another message may begin there.
  private mutating func skipToNextHead(after head: Range<Int>) {
    let mark = Array("Content-Length:".utf8)
    var index = start + 1
    while index + mark.count <= head.lowerBound {
      if buffer[index] == mark[0], buffer[index..<index + mark.count].elementsEqual(mark) { break }
      index += 1
    }
    if index + mark.count > head.lowerBound {
      // A mark that is cut off at the end of what came so far is kept.
      let isAtEnd = head.upperBound == buffer.count && head.isEmpty
      index = isAtEnd ? max(start + 1, buffer.count - mark.count + 1) : head.upperBound
    }
    start = index
    searched = index
  }

  private static func length(inHead head: String) -> Int? {
    for line in head.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      let digits = parts[1].filter { $0 != " " && $0 != "\t" }
      guard !digits.isEmpty, digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
      else { return nil }
      return Int(digits)
    }
    return nil
  }
}
