import Foundation

/// A part of the work of an analysis, in the order in which it is done.
public enum AnalysisStage: String, CaseIterable, Sendable {
  /// Finding and reading files.
  case reading
  case parsing
  /// Evaluating views and building their trees.
  case screens
  /// Asking the rules and judging what they found.
  case rules
}

/// How long a part of the work took.
public struct StageDuration: Sendable {
  public var stage: AnalysisStage
  public var duration: Duration
}

/// Told of how far the work is: the stage, and of its parts how many are done of how many. Called from any thread.
public typealias ProgressHandler = @Sendable (_ stage: AnalysisStage, _ done: Int, _ total: Int) -> Void

/// Measures stages one after another.
struct StageClock {
  private(set) var durations: [StageDuration] = []
  private var start = ContinuousClock.now

  /// Ends what was begun at the last call, or when the clock was made.
  mutating func end(_ stage: AnalysisStage) {
    let now = ContinuousClock.now
    durations.append(StageDuration(stage: stage, duration: now - start))
    start = now
  }
}

/// Counts what several threads have done.
final class ProgressCounter: @unchecked Sendable {
  private let lock = NSLock()
  private var done = 0
  private let total: Int
  private let stage: AnalysisStage
  private let handler: ProgressHandler?

  init(_ stage: AnalysisStage, total: Int, _ handler: ProgressHandler?) {
    self.stage = stage
    self.total = total
    self.handler = handler
  }

  func advance() {
    guard let handler else { return }
    lock.lock()
    done += 1
    let done = done
    lock.unlock()
    handler(stage, done, total)
  }
}
