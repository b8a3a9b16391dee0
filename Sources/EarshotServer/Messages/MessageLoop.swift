import Foundation
import Reporting

/// What a server does with messages. Called on one thread, one message after another.
protocol MessageHandler: AnyObject, Sendable {
  /// The notification by which the client cancels a request, and the member that names the request.
  var cancellation: (method: String, id: String) { get }
  /// What a cancelled request is answered with; nil where the protocol wants no answer.
  var cancelledAnswer: RPCError? { get }
  /// What ends the server: its exit status, once that is known.
  var exitStatus: Int32? { get }
  /// The exit status when the client just closes its end.
  var statusWhenClosed: Int32 { get }
  /// Whether somebody who has closed their end may still read answers that are under way.
  var isWorking: Bool { get }

  func receive(notification method: String, _ params: JSONValue)
  func receive(request method: String, _ params: JSONValue, _ reply: Reply)
  /// Everything that came was handled.
  func rest()
}

extension MessageHandler {
  func rest() {}
  var isWorking: Bool { false }
}

/// Runs a server: reads messages, hands them on, and survives whatever is none.
final class MessageLoop: Sendable {
  let inbox = Inbox()
  let connection: Connection
  private let input: Int32
  private let framing: MessageFraming

  init(input: Int32, output: Int32, framing: MessageFraming) {
    self.input = input
    self.framing = framing
    connection = Connection(MessageOutput(output), framing: framing)
  }

  /// - Returns: The exit status.
  func run(_ handler: some MessageHandler) async -> Int32 {
    Self.start("earshot input") { self.read() }
    return await withCheckedContinuation { continuation in
      Self.start("earshot server") {
        let status = self.serve(handler)
        self.inbox.end()
        self.connection.close()
        continuation.resume(returning: status)
      }
    }
  }

  /// Trees of views may be deep, and so is what goes through them.
  private static let stackSize = 64 << 20

  private static func start(_ name: String, _ work: @escaping @Sendable () -> Void) {
    let thread = Thread(block: work)
    thread.name = name
    thread.stackSize = stackSize
    thread.start()
  }

  private func read() {
    var reader = MessageReader(framing)
    var chunk = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = chunk.withUnsafeMutableBytes { Foundation.read(input, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return inbox.close() }
      for frame in reader.read(chunk[..<count]) { inbox.post(frame) }
    }
  }

  private func serve(_ handler: some MessageHandler) -> Int32 {
    var isClosed = false
    while true {
      switch inbox.next() {
      case .closed: isClosed = true
      case .work(let work): work()
      case .frame(.malformed(let message)): connection.complain(RPCError(.parseError, message))
      case .frame(.message(let bytes)): receive(bytes, handler)
      }
      if let status = handler.exitStatus { return status }
      if inbox.isEmpty { handler.rest() }
      if isClosed, inbox.isEmpty, !handler.isWorking { return handler.statusWhenClosed }
    }
  }

  private func receive(_ bytes: [UInt8], _ handler: some MessageHandler) {
    let json: JSONValue
    do throws(JSONParsingError) { json = try JSONParser.parse(bytes) } catch {
      return connection.complain(RPCError(.parseError, "no JSON: \(error.message) at byte \(error.offset)"))
    }
    // A batch, which JSON-RPC has and neither protocol wants, is taken apart.
    if case .array(let batch) = json, !batch.isEmpty { return batch.forEach { receive(RPCMessage($0), handler) } }
    receive(RPCMessage(json), handler)
  }

  private func receive(_ message: RPCMessage, _ handler: some MessageHandler) {
    switch message {
    case .invalid(let id, let problem): connection.complain(RPCError(.invalidRequest, problem), id: id)
    case .response(let id, let result): connection.received(result, for: id)
    case .notification(handler.cancellation.method, let params):
      let id = params[handler.cancellation.id] ?? .null
      connection.reply(to: id)?.cancel(handler.cancelledAnswer)
    case .notification(let method, let params): handler.receive(notification: method, params)
    case .request(let id, let method, let params):
      if let reply = connection.begin(id, method) { handler.receive(request: method, params, reply) }
    }
  }
}
