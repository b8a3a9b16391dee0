import SourceModel

/// Work that is wanted later and waits for nothing: threads do it that would wait for others (`mapInParallel`).
///
/// It makes nothing but values that are kept (`Once`), so what nobody had time for is made when it is asked for.
public final class SpareWork: @unchecked Sendable {
  // Unchecked: everything is guarded by the lock.
  private let lock = PlatformLock()
  private var waiting: [@Sendable () -> Void] = []
  private var underWay = 0
  private var whenIdle: [@Sendable () -> Void] = []

  public init() {}

  /// Adds what takes long; what is added first is done first.
  public func add<Value>(_ value: Once<Value>) { lock.withLock { waiting.insert({ _ = value.value }, at: 0) } }

  /// Does the next piece.
  ///
  /// - Returns: Whether there was one.
  func doNext() -> Bool {
    let next = lock.withLock {
      let next = waiting.popLast()
      if next != nil { underWay += 1 }
      return next
    }
    guard let next else { return false }
    next()
    let idle = lock.withLock {
      underWay -= 1
      defer { if underWay == 0 { whenIdle = [] } }
      return underWay == 0 ? whenIdle : []
    }
    idle.forEach { $0() }
    return true
  }

  /// Does what is left, and waits for it.
  public func finish(width: Int) async {
    _ = await mapInParallel(width, width: width, makeState: {}) { _, _ in while self.doNext() {} }
  }

  /// Nothing more is begun; what is under way comes to its end first.
  public func end() async {
    await withCheckedContinuation { continuation in
      let isIdle = lock.withLock {
        waiting = []
        if underWay > 0 { whenIdle.append { continuation.resume() } }
        return underWay == 0
      }
      if isIdle { continuation.resume() }
    }
  }
}
