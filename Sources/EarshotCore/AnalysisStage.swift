import Foundation
import SourceModel

/// A part of the work of an analysis, in the order in which it is done.
public enum AnalysisStage: String, CaseIterable, Sendable {
  /// Finding and reading files.
  case reading
  case parsing
  /// Evaluating views and building their trees.
  case screens
  /// Asking the rules and judging what they found.
  case rules

  /// How far the work is, for people who wait for it.
  public func text(done: Int, of total: Int) -> String {
    switch self {
    case .reading: "reading files"
    case .parsing: "parsing \(total) files"
    case .screens: "listening to screens: \(done) of \(total)"
    case .rules: "asking the rules"
    }
  }
}

/// How long the work took, in parts.
public struct Timings: Sendable {
  public struct Part: Sendable {
    /// A stage, the id of a rule, or the name of a screen.
    public var name: String
    public var duration: Duration
    /// Where a screen is declared.
    public var source: SourceRange?
  }

  /// In the order in which they were done.
  public internal(set) var stages: [Part] = []
  /// Of each rule, on whatever thread, the slowest first.
  public internal(set) var rules: [Part] = []
  /// Of the building of each screen, on whatever thread, the slowest first.
  public internal(set) var screens: [Part] = []

  /// The slowest first; alike ones in the order in which they are given.
  static func sorted(_ parts: [Part]) -> [Part] {
    parts.enumerated().sorted { ($1.element.duration, $0.offset) < ($0.element.duration, $1.offset) }.map(\.element)
  }
}

/// Told of how far the work is: the stage, and of its parts how many are done of how many. Called from any thread.
public typealias ProgressHandler = @Sendable (_ stage: AnalysisStage, _ done: Int, _ total: Int) -> Void

/// Measures stages one after another.
struct StageClock {
  private(set) var stages: [Timings.Part] = []
  private var start: ContinuousClock.Instant

  /// - Parameter duration: What the first stage has taken already.
  init(after duration: Duration = .zero) { start = .now - duration }

  /// Ends what was begun at the last call, or when the clock was made.
  mutating func end(_ stage: AnalysisStage) {
    let now = ContinuousClock.now
    stages.append(Timings.Part(name: stage.rawValue, duration: now - start))
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
