import EarshotCore
import Foundation

/// Hands on how far an analysis is to whoever wants to know, a few times a second.
final class AnalysisProgress: @unchecked Sendable {
  /// What is done, in words, and how much of it, from 0 to 100; nil where that is not known.
  typealias Listener = @Sendable (_ message: String, _ percentage: Int?) -> Void

  // Unchecked: everything that changes is guarded by the lock.
  private let lock = NSLock()
  private var listener: Listener?
  private var next = ContinuousClock.now
  private static let interval: Duration = .milliseconds(150)

  func listen(_ listener: Listener?) {
    lock.lock()
    self.listener = listener
    lock.unlock()
  }

  func tell(_ stage: AnalysisStage, _ done: Int, _ total: Int) {
    lock.lock()
    let now = ContinuousClock.now
    let listener = now >= next ? listener : nil
    if listener != nil { next = now + Self.interval }
    lock.unlock()
    listener?(stage.text(done: done, of: total), Self.percentage(stage, done, total))
  }

  /// Roughly as long as the stages take.
  private static func percentage(_ stage: AnalysisStage, _ done: Int, _ total: Int) -> Int? {
    switch stage {
    case .reading: 0
    case .parsing: 5
    case .screens: 15 + (total > 0 ? 65 * done / total : 0)
    case .rules: 80
    }
  }
}
