import SourceModel

/// The files that wait for a thread, and the results of those that are done.
final class LoweringQueue: @unchecked Sendable {
  private let files: [SourceFile]
  /// Large files first: one of them at the end would leave the other threads idle.
  private let order: [Int]
  private let lock = PlatformLock()
  private var next = 0
  private var done: [FileDeclarations?]

  init(_ files: [SourceFile]) {
    self.files = files
    order = files.indices.sorted { (files[$1].bytes.count, $0) < (files[$0].bytes.count, $1) }
    done = Array(repeating: nil, count: files.count)
  }

  /// Takes files until none is left.
  func work() {
    while let index = take() {
      let result = FileLowering.lower(files[index])
      lock.withLock { done[index] = result }
    }
  }

  func results() -> [FileDeclarations] {
    lock.withLock { zip(files, done).map { file, result in result ?? FileDeclarations(file: file) } }
  }

  private func take() -> Int? {
    lock.withLock {
      guard next < order.count else { return nil }
      next += 1
      return order[next - 1]
    }
  }
}

/// Calls `action` when `signal` has been called a number of times.
final class Countdown: @unchecked Sendable {
  private let lock = PlatformLock()
  private var remaining: Int
  private let action: @Sendable () -> Void

  init(_ count: Int, action: @escaping @Sendable () -> Void) {
    remaining = count
    self.action = action
  }

  func signal() {
    let isLast = lock.withLock {
      remaining -= 1
      return remaining == 0
    }
    if isLast { action() }
  }
}
