import SwiftSource

/// What an evaluator remembers for any screen, to be given to another one of the same app and the same settings.
///
/// Belongs to one thread at a time, as evaluators do.
public struct EvaluatorMemory {
  fileprivate var views = EvaluationMemo()
  fileprivate var firstViews = EvaluationMemo()
  fileprivate var calls = PlainCallMemo()

  public init() {}

  /// Drops what was made from something that has changed, and what nobody knows of what it was made from.
  public mutating func forget(_ changes: LookupUse) {
    views.forget(changes)
    firstViews.forget(changes)
    calls.forget(changes)
  }

  /// Adds what another evaluator remembers, as far as there is room.
  public mutating func add(_ other: EvaluatorMemory) {
    views.add(other.views)
    firstViews.add(other.firstViews)
    calls.add(other.calls)
  }
}

extension Evaluator {
  /// What it remembers for any screen. Steps that were remembered are charged, so that it makes no difference for what
  /// comes of a screen.
  public var memory: EvaluatorMemory {
    get {
      var memory = EvaluatorMemory()
      (memory.views, memory.firstViews, memory.calls) = (memo, firstMemo, plainCalls)
      return memory
    }
    set { (memo, firstMemo, plainCalls) = (newValue.views, newValue.firstViews, newValue.calls) }
  }
}
