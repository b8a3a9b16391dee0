import Testing

@testable import EarshotServer

/// Cutting streams of bytes into messages.
@Suite struct FramingTests {
  private func frames(_ framing: MessageFraming, _ chunks: [String]) -> [MessageReader.Frame] {
    var reader = MessageReader(framing)
    return chunks.flatMap { reader.read(Array($0.utf8)) }
  }

  private func message(_ text: String) -> MessageReader.Frame { .message(Array(text.utf8)) }

  @Test func messagesWithAHead() {
    #expect(frames(.contentLength, ["Content-Length: 2\r\n\r\n{}"]) == [message("{}")])
    #expect(
      frames(.contentLength, ["Content-Length: 2\r\nContent-Type: x\r\n\r\n{}content-length:3\r\n\r\n[1]"])
        == [message("{}"), message("[1]")])
  }

  /// However the stream is cut, the same messages come out of it.
  @Test func cutsDoNotMatter() {
    let text = "Content-Length: 7\r\n\r\n{\"a\":1}Content-Length: 2\n\n{}"
    for first in 0...text.utf8.count {
      let head = String(decoding: text.utf8.prefix(first), as: UTF8.self)
      let tail = String(decoding: text.utf8.dropFirst(first), as: UTF8.self)
      #expect(frames(.contentLength, [head, tail]) == [message("{\"a\":1}"), message("{}")], "cut at \(first)")
    }
    #expect(frames(.contentLength, text.map(String.init)) == [message("{\"a\":1}"), message("{}")])
  }

  @Test func whatIsNoHeadIsPassedOver() {
    for garbage in ["garbage", "X: 1\r\n\r\n", "Content-Length: many\r\n\r\n", "Content-Length: -4\r\n\r\n",
      "\0\0\r\n\r\n"] {
      let found = frames(.contentLength, [garbage + "Content-Length: 2\r\n\r\n{}"])
      #expect(found.last == message("{}"), "\(garbage)")
      #expect(found.count == 2, "\(garbage)")
    }
  }

  @Test func aHeadWithoutEndIsGivenUp() {
    let long = String(repeating: "x", count: MessageReader.headLimit + 1)
    #expect(frames(.contentLength, [long, "Content-Length: 2\r\n\r\n{}"]).last == message("{}"))
  }

  @Test func aMessageThatIsTooLargeIsLeftOut() {
    var reader = MessageReader(.contentLength)
    let size = MessageReader.sizeLimit + 10
    var found = reader.read(Array("Content-Length: \(size)\r\n\r\n".utf8))
    let chunk = [UInt8](repeating: 0x20, count: 1 << 20)
    for _ in 0..<(size / chunk.count) { found += reader.read(chunk) }
    found += reader.read([UInt8](repeating: 0x20, count: size % chunk.count))
    found += reader.read(Array("Content-Length: 2\r\n\r\n{}".utf8))
    #expect(found.count == 2)
    #expect(found.last == message("{}"))
  }

  @Test func messagesAsLines() {
    #expect(frames(.lines, ["{}\n", "\n  [1] \r\n{\"a\"", ":1}\n", "rest"]) == [message("{}"), message("[1]"),
      message("{\"a\":1}")])
  }

  @Test func whatIsWrittenIsReadAgain() {
    for framing in [MessageFraming.contentLength, .lines] {
      var reader = MessageReader(framing)
      let body = Array("{\"text\":\"é\\n\"}".utf8)
      #expect(reader.read(framing.encode(body) + framing.encode(body)) == [.message(body), .message(body)])
    }
  }
}
