import Foundation

/// Whether somebody still waits for the result of long work. Work for which nobody can stop waiting cannot fail.
struct Patience<Failure: Error>: Sendable {
  /// Asked by threads between two parts of their work.
  let isOver: @Sendable () -> Bool
  private let failure: @Sendable () -> Failure?

  /// Ends the work.
  func check() throws(Failure) {
    if let failure = failure() { throw failure }
  }
}

extension Patience<Never> {
  /// Somebody waits until the end.
  static var endless: Self { Patience(isOver: { false }, failure: { nil }) }
}

extension Patience<CancellationError> {
  /// Somebody waits until the flag is raised.
  init(until flag: CancellationFlag) {
    self.init(isOver: { flag.isRaised }, failure: { flag.isRaised ? CancellationError() : nil })
  }
}

/// Raised once and for all, from any thread.
final class CancellationFlag: @unchecked Sendable {
  // Unchecked: guarded by the lock.
  private let lock = NSLock()
  private var raised = false

  var isRaised: Bool { lock.withLock { raised } }

  func raise() { lock.withLock { raised = true } }
}
