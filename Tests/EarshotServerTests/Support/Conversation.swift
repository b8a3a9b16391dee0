import Foundation
import Reporting

@testable import EarshotServer

/// A server at the other end of two pipes. What it says is read message by message, so nothing has to be slept for.
final class Conversation: @unchecked Sendable {
  private let toServer = Pipe()
  private let fromServer = Pipe()
  private let framing: MessageFraming
  private let inbox = Inbox()
  private var server: Task<Int32, Never>?

  static func withEditor() -> Conversation {
    Conversation(.contentLength) { input, output in
      await LanguageServer(input: input, output: output, width: 2).run()
    }
  }

  static func withAgent(_ folder: String) -> Conversation {
    let surroundings = AgentSurroundings(
      changed: { _, _ in [] }, compare: { _, _, _, _ in throw AgentProblem("no revisions") },
      write: { path, _, bytes, _ in try Data(bytes).write(to: URL(fileURLWithPath: path)) }, repository: { _ in nil })
    return Conversation(.lines) { input, output in
      await AgentServer(folder: folder, surroundings: surroundings, input: input, output: output, width: 2).run()
    }
  }

  private init(_ framing: MessageFraming, _ run: @escaping @Sendable (Int32, Int32) async -> Int32) {
    self.framing = framing
    let input = toServer.fileHandleForReading.fileDescriptor
    let output = fromServer.fileHandleForWriting.fileDescriptor
    server = Task.detached { await run(input, output) }
    let reading = fromServer.fileHandleForReading
    Thread { [inbox] in
      var reader = MessageReader(framing)
      while case let data = reading.availableData, !data.isEmpty {
        for frame in reader.read(data) { inbox.post(frame) }
      }
      inbox.close()
    }.start()
  }

  func send(_ message: JSONValue) { send(bytes: framing.encode(message.compact())) }

  func send(bytes: [UInt8]) { toServer.fileHandleForWriting.write(Data(bytes)) }

  func notify(_ method: String, _ params: JSONValue) { send(["jsonrpc": "2.0", "method": .string(method),
    "params": params]) }

  /// The answer to a request; what comes before it is passed over.
  func ask(_ id: Int, _ method: String, _ params: JSONValue) throws -> JSONValue {
    send(["jsonrpc": "2.0", "id": .integer(id), "method": .string(method), "params": params])
    return try next { $0["id"] == .integer(id) }
  }

  struct Ended: Error {}

  /// The next message of a kind.
  func next(_ isWanted: (JSONValue) -> Bool) throws -> JSONValue {
    while true {
      switch inbox.next() {
      case .frame(.message(let bytes)):
        let message = try JSONParser.parse(bytes)
        if isWanted(message) { return message }
      case .closed: throw Ended()
      default: continue
      }
    }
  }

  func status() async -> Int32? {
    try? toServer.fileHandleForWriting.close()
    return await server?.value
  }
}

/// A folder with files; gone when the test is over.
final class TemporaryApp {
  let path: String

  init(_ files: [String: String]) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("earshot-server-\(UUID().uuidString)")
    path = folder.resolvingSymlinksInPath().path
    try FileManager.default.createDirectory(atPath: path + "/.git", withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name))
  }

  func uri(_ name: String) -> String { FileURI.uri(path + "/" + name) }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
