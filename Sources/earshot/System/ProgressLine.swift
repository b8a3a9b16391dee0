import EarshotCore
import Foundation

/// One line on standard error that says how far the work is, while somebody looks at it.
final class ProgressLine: @unchecked Sendable {
  /// Short work shows nothing; after that the line changes a few times a second.
  private static let delay: Duration = .milliseconds(400)
  private static let interval: Duration = .milliseconds(100)

  private let lock = NSLock()
  private let isShown: Bool
  private var next = ContinuousClock.now + ProgressLine.delay
  private var isDirty = false

  init() { isShown = Terminal.showsProgress }

  /// What to tell of; nil where nobody looks.
  var handler: ProgressHandler? {
    guard isShown else { return nil }
    return { stage, done, total in self.show(stage, done, total) }
  }

  private func show(_ stage: AnalysisStage, _ done: Int, _ total: Int) {
    lock.lock()
    defer { lock.unlock() }
    let now = ContinuousClock.now
    guard now >= next else { return }
    next = now + Self.interval
    isDirty = true
    Terminal.writeError("\r\u{1B}[K" + stage.text(done: done, of: total))
  }

  /// Takes the line away, so that what is written next stands alone.
  func clear() {
    lock.lock()
    defer { lock.unlock() }
    next = .now + .seconds(1_000_000)
    if isDirty { Terminal.writeError("\r\u{1B}[K") }
    isDirty = false
  }
}
