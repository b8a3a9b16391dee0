import Foundation

/// Writes messages on a thread of its own, so that a client that reads slowly, or not at all, never stops the server.
final class MessageOutput: @unchecked Sendable {
  // Unchecked: everything that changes is guarded by the condition.
  private let condition = NSCondition()
  private let descriptor: Int32
  private var waiting: [[UInt8]] = []
  private var size = 0
  private var isClosed = false
  private var isWriting = false
  /// Nobody reads any more.
  private var isBroken = false

  /// With more than this waiting, only what somebody asked for is taken.
  private static let courtesyLimit = 1 << 20
  /// How long the end waits for a client that does not read.
  private static let patience: TimeInterval = 2

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    let thread = Thread { [self] in run() }
    thread.name = "earshot output"
    thread.start()
  }

  /// - Parameter isNeeded: Whether the message matters even when much waits already.
  func write(_ bytes: [UInt8], isNeeded: Bool) {
    condition.lock()
    defer { condition.unlock() }
    guard !isBroken, !isClosed, isNeeded || size < Self.courtesyLimit else { return }
    waiting.append(bytes)
    size += bytes.count
    condition.broadcast()
  }

  /// Takes no more, and waits until all is written.
  func close() {
    condition.lock()
    isClosed = true
    condition.broadcast()
    let end = Date(timeIntervalSinceNow: Self.patience)
    while !isBroken, !waiting.isEmpty || isWriting {
      if !condition.wait(until: end) { break }
    }
    condition.unlock()
  }

  private func run() {
    while let next = next() {
      let isWritten = DescriptorOutput.put(next, to: descriptor)
      condition.lock()
      isWriting = false
      if !isWritten {
        isBroken = true
        waiting = []
      }
      condition.broadcast()
      condition.unlock()
    }
  }

  private func next() -> [UInt8]? {
    condition.lock()
    defer { condition.unlock() }
    while waiting.isEmpty {
      if isClosed || isBroken { return nil }
      condition.wait()
    }
    let next = waiting.removeFirst()
    size -= next.count
    isWriting = true
    return next
  }
}
