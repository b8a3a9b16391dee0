import Foundation
import Reporting

/// The way to the client: answers, notifications and requests of the server. May be used from any thread.
public final class Connection: @unchecked Sendable {
  // Unchecked: everything that changes is guarded by the lock.
  private let lock = NSLock()
  private let output: MessageOutput
  private let framing: MessageFraming
  private var nextID = 1
  /// Requests of the server that are not answered yet.
  private var asked: [JSONValue: @Sendable (Result<JSONValue, RPCError>) -> Void] = [:]
  /// Requests of the client that are not answered yet.
  private var open: [JSONValue: Reply] = [:]

  /// Requests that may be under way at once. More are refused: a client that asks faster than it reads would fill the
  /// memory.
  static let openLimit = 500

  init(_ output: MessageOutput, framing: MessageFraming) {
    self.output = output
    self.framing = framing
  }

  // MARK: - To the client

  /// Tells the client something.
  public func notify(_ method: String, _ params: JSONValue) { send(.notification(method: method, params: params)) }

  /// Asks the client something. The answer comes on the thread that reads.
  public func ask(
    _ method: String, _ params: JSONValue, then: @escaping @Sendable (Result<JSONValue, RPCError>) -> Void
  ) {
    lock.lock()
    // A text, so that it is never taken for an id of the client.
    let id = JSONValue.string("earshot-\(nextID)")
    nextID += 1
    asked[id] = then
    lock.unlock()
    send(.request(id: id, method: method, params: params))
  }

  private func send(_ message: RPCMessage, isNeeded: Bool = true) {
    output.write(framing.encode(message.json.compact()), isNeeded: isNeeded)
  }

  /// Says that something came that is no message. Not when the client does not read what is said.
  func complain(_ error: RPCError, id: JSONValue = .null) {
    send(.response(id: id, .failure(error)), isNeeded: false)
  }

  // MARK: - From the client

  /// Notes a request that came; nil when it is refused.
  func begin(_ id: JSONValue, _ method: String) -> Reply? {
    lock.lock()
    let isKnown = open[id] != nil
    let isTooMuch = open.count >= Self.openLimit
    let reply = Reply(id: id, connection: self)
    if !isKnown, !isTooMuch { open[id] = reply }
    lock.unlock()
    if isKnown {
      complain(RPCError(.invalidRequest, "a request with this id is under way"), id: id)
    } else if isTooMuch {
      complain(RPCError(.requestFailed, "\(Self.openLimit) requests are under way; ask again later"), id: id)
    } else {
      return reply
    }
    return nil
  }

  /// Answers a request; the first answer counts.
  fileprivate func finish(_ id: JSONValue, _ result: Result<JSONValue, RPCError>?) {
    lock.lock()
    let isOpen = open.removeValue(forKey: id) != nil
    lock.unlock()
    guard isOpen, let result else { return }
    send(.response(id: id, result))
  }

  func reply(to id: JSONValue) -> Reply? {
    lock.lock()
    defer { lock.unlock() }
    return open[id]
  }

  /// Takes the answer to a request of the server.
  func received(_ result: Result<JSONValue, RPCError>, for id: JSONValue) {
    lock.lock()
    let then = asked.removeValue(forKey: id)
    lock.unlock()
    then?(result)
  }

  /// Waits until what was said is written, or nobody reads it.
  func close() { output.close() }
}

/// The answer that a request of the client waits for. May be given on any thread.
public final class Reply: @unchecked Sendable {
  // Unchecked: what changes is guarded by the lock.
  private let lock = NSLock()
  private let id: JSONValue
  private let connection: Connection
  private var isOver = false
  private var whenCancelled: (@Sendable () -> Void)?

  fileprivate init(id: JSONValue, connection: Connection) {
    self.id = id
    self.connection = connection
  }

  /// Whether the client does not want to know any more.
  public var isCancelled: Bool {
    lock.lock()
    defer { lock.unlock() }
    return isOver
  }

  public func succeed(_ result: JSONValue) { finish(.success(result)) }

  public func fail(_ error: RPCError) { finish(.failure(error)) }

  func finish(_ result: Result<JSONValue, RPCError>) {
    lock.lock()
    whenCancelled = nil
    lock.unlock()
    connection.finish(id, result)
  }

  /// What to do when the client cancels; done at once when it has.
  public func whenCancelled(_ action: @escaping @Sendable () -> Void) {
    lock.lock()
    let isOver = isOver
    if !isOver { whenCancelled = action }
    lock.unlock()
    if isOver { action() }
  }

  /// - Parameter answer: What to answer; nil where the protocol wants no answer.
  func cancel(_ answer: RPCError?) {
    lock.lock()
    isOver = true
    let action = whenCancelled
    whenCancelled = nil
    lock.unlock()
    connection.finish(id, answer.map { .failure($0) })
    action?()
  }
}
