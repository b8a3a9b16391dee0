import Foundation

/// What waits to be done by the one thread on which a server works: messages, and results of work that was done
/// elsewhere.
final class Inbox: @unchecked Sendable {
  enum Event {
    case frame(MessageReader.Frame)
    /// The client has closed its end.
    case closed
    case work(() -> Void)
  }

  // Unchecked: everything that changes is guarded by the condition.
  private let condition = NSCondition()
  private var events: [Event] = []
  private var first = 0
  private var frames = 0
  private var isEnded = false

  /// Messages that may wait. When there are as many, no more are read, and the client has to wait.
  private static let frameLimit = 1000

  /// Adds a message, once there is room for it.
  func post(_ frame: MessageReader.Frame) {
    condition.lock()
    while frames >= Self.frameLimit, !isEnded { condition.wait() }
    frames += 1
    add(.frame(frame))
    condition.unlock()
  }

  func close() {
    condition.lock()
    add(.closed)
    condition.unlock()
  }

  /// Adds something to be done on the server's thread.
  func post(_ work: @escaping @Sendable () -> Void) {
    condition.lock()
    add(.work(work))
    condition.unlock()
  }

  /// Nobody takes anything out any more.
  func end() {
    condition.lock()
    isEnded = true
    condition.broadcast()
    condition.unlock()
  }

  var isEmpty: Bool {
    condition.lock()
    defer { condition.unlock() }
    return first == events.count
  }

  /// Waits for the next event.
  func next() -> Event {
    condition.lock()
    defer { condition.unlock() }
    while first == events.count { condition.wait() }
    let event = events[first]
    first += 1
    if case .frame = event { frames -= 1 }
    // Taken out in one go: one by one, all others would move each time.
    if first > 256 || first == events.count {
      events.removeFirst(first)
      first = 0
    }
    condition.broadcast()
    return event
  }

  private func add(_ event: Event) {
    events.append(event)
    condition.broadcast()
  }
}
