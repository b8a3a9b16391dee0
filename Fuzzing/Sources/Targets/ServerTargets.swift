import EarshotServer
import Foundation

/// Streams of messages, however they are cut.
struct FrameTarget: Target {
  static let name = "frames"
  static let dictionary = ["Content-Length: ", "content-length:", "\r\n\r\n", "\r\n", "\n", "{}", "99999999999999999999", "-1", "2", ":"]

  func seeds() -> [Seed] {
    [
      Seed("Frames.lsp", "Content-Length: 2\r\n\r\n{}Content-Length: 7\r\nContent-Type: x\r\n\r\n{\"a\":1}"),
      Seed("Frames.mcp", "{\"a\":1}\n\n  [1]\r\n{}\n"),
    ]
  }

  func run(_ input: Seed) async throws {
    let framing: MessageFraming = input.name.hasSuffix(".mcp") ? .lines : .contentLength
    var whole = MessageReader(framing)
    var cut = MessageReader(framing)
    let frames = whole.read(input.bytes)
    let pieces = input.bytes.flatMap { cut.read([$0]) }
    func messages(_ frames: [MessageReader.Frame]) -> [MessageReader.Frame] {
      frames.filter { if case .message = $0 { true } else { false } }
    }
    // How much garbage is told of at once depends on how much of it has come; what is a message does not, as long as
    // heads are short enough to be waited for.
    guard input.bytes.count < 4096 else { return }
    if messages(frames) != messages(pieces) { throw Broken("messages depend on how the stream is cut") }
  }
}

/// Whole conversations with a language server: it ends with a status, whatever is said.
struct ConversationTarget: Target {
  static let name = "messages"
  static let dictionary = [
    "\"jsonrpc\":\"2.0\"", "\"id\":", "\"method\":", "\"params\":", "initialize", "shutdown", "exit", "textDocument/didOpen",
    "textDocument/didChange", "textDocument/hover", "textDocument/codeAction", "textDocument/codeLens",
    "textDocument/completion", "textDocument/diagnostic", "earshot/transcript", "workspace/executeCommand",
    "$/cancelRequest", "\"range\":", "\"start\":", "\"line\":", "\"character\":", "\"text\":", "\"uri\":",
    "untitled:A", "null", "-1", "9223372036854775807", "1e99", "[]", "{}", "\"contentChanges\":", "\"position\":",
  ]

  private static let code = "import SwiftUI\\nstruct A: View { var body: some View { Toggle(\\\"\\\", isOn: $b) } }"

  func seeds() -> [Seed] {
    let document = #""textDocument":{"uri":"untitled:A","version":2}"#
    let lines = [
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{"general":{"positionEncodings":["utf-8"]}}}}"#,
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"untitled:A","languageId":"swift","version":1,"text":""#
        + Self.code + #""}}}"#,
      #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"# + document
        + #","contentChanges":[{"range":{"start":{"line":1,"character":3},"end":{"line":1,"character":9}},"text":"é"}]}}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"textDocument/hover","params":{"# + document
        + #","position":{"line":1,"character":44}}}"#,
      #"{"jsonrpc":"2.0","id":3,"method":"textDocument/codeAction","params":{"# + document
        + #","range":{"start":{"line":0,"character":0},"end":{"line":9,"character":0}},"context":{"diagnostics":[]}}}"#,
      #"{"jsonrpc":"2.0","id":4,"method":"textDocument/completion","params":{"# + document
        + #","position":{"line":0,"character":1}}}"#,
      #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":3}}"#,
      #"{"jsonrpc":"2.0","id":5,"method":"shutdown"}"#, #"{"jsonrpc":"2.0","method":"exit"}"#,
    ]
    return [Seed("Messages.jsonl", lines.joined(separator: "\n"))]
  }

  func run(_ input: Seed) async throws {
    let (toServer, fromServer) = (Pipe(), Pipe())
    let reading = fromServer.fileHandleForReading
    let drain = Thread { while !reading.availableData.isEmpty {} }
    drain.start()
    let server = LanguageServer(
      input: toServer.fileHandleForReading.fileDescriptor, output: fromServer.fileHandleForWriting.fileDescriptor,
      width: 1)
    let writing = toServer.fileHandleForWriting
    let bytes = input.bytes
    Thread {
      for line in bytes.split(separator: UInt8(ascii: "\n")) {
        try? writing.write(contentsOf: Data("Content-Length: \(line.count)\r\n\r\n".utf8) + Data(line))
      }
      try? writing.close()
    }.start()
    let status = await server.run()
    try? fromServer.fileHandleForWriting.close()
    if status != 0, status != 1 { throw Broken("a server ends with 0 or 1") }
  }
}
