import SourceModel

/// Runs `body` for the numbers below `count` on `width` threads with large stacks, and waits for all of them.
///
/// Each thread makes a state of its own with `makeState`, for helpers that belong to one thread. Results stand in the
/// order of the numbers, so that the number of threads changes nothing about them.
///
/// - Parameters:
///   - isOver: Whether nobody waits any more: then what has not begun is left out of the results.
///   - spare: What threads do that find nothing left while others are still at it. A piece that is under way at the end is
///     not waited for.
public func mapInParallel<State, Output: Sendable>(
  _ count: Int, width: Int, isOver: @escaping @Sendable () -> Bool = { false }, spare: SpareWork? = nil,
  makeState: @escaping @Sendable () -> State,
  _ body: @escaping @Sendable (Int, State) -> Output
) async -> [Output] {
  guard count > 0 else { return [] }
  let queue = WorkQueue<Output>(count)
  let width = max(width, 1)
  await withCheckedContinuation { continuation in
    let last = Countdown(min(width, count)) { continuation.resume() }
    for thread in 0..<(spare == nil ? min(width, count) : width) {
      LargeStack.start {
        if thread < count {
          let state = makeState()
          while !isOver(), let index = queue.take() { queue.finish(index, body(index, state)) }
          last.signal()
        }
        while let spare, !last.isOver, !isOver(), spare.doNext() {}
      }
    }
  }
  return queue.results()
}

/// Hands out numbers and keeps the results.
private final class WorkQueue<Output: Sendable>: @unchecked Sendable {
  // Unchecked: everything is guarded by the lock.
  private let lock = PlatformLock()
  private let count: Int
  private var next = 0
  private var done: [Output?]

  init(_ count: Int) {
    self.count = count
    done = Array(repeating: nil, count: count)
  }

  func take() -> Int? {
    lock.withLock {
      guard next < count else { return nil }
      next += 1
      return next - 1
    }
  }

  func finish(_ index: Int, _ output: Output) { lock.withLock { done[index] = output } }

  func results() -> [Output] { lock.withLock { done.compactMap { $0 } } }
}

/// Calls `action` when `signal` has been called a number of times.
private final class Countdown: @unchecked Sendable {
  private let lock = PlatformLock()
  private var remaining: Int
  private let action: @Sendable () -> Void

  init(_ count: Int, action: @escaping @Sendable () -> Void) {
    remaining = count
    self.action = action
  }

  var isOver: Bool { lock.withLock { remaining == 0 } }

  func signal() {
    let isLast = lock.withLock {
      remaining -= 1
      return remaining == 0
    }
    if isLast { action() }
  }
}
