import Dispatch
import Foundation

/// Holds back the signals that end a program, so that what is being written is whole before it ends.
final class SignalGuard: @unchecked Sendable {
  // Unchecked: guarded by the lock.
  private let lock = NSLock()
  private var caught: Int32?
  private var sources: [any DispatchSourceSignal] = []
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  init() {
    sources = Self.signals.map { number in
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { [weak self] in self?.note(number) }
      signal(number, SIG_IGN)
      source.resume()
      return source
    }
  }

  /// Ends the program if a signal came meanwhile, as that would have done.
  func check() {
    lock.lock()
    let caught = caught
    lock.unlock()
    guard let caught else { return }
    end()
    raise(caught)
  }

  /// Lets signals have their effect again.
  func end() {
    sources.forEach { $0.cancel() }
    sources = []
    for number in Self.signals { signal(number, SIG_DFL) }
  }

  private func note(_ number: Int32) {
    lock.lock()
    caught = number
    lock.unlock()
  }
}
