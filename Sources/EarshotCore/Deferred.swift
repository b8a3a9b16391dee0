import SourceModel

/// Something that only some need, made when it is first asked for and kept.
final class Deferred<Value: Sendable>: @unchecked Sendable {
  // Unchecked: guarded by the lock.
  private let lock = PlatformLock()
  private let make: @Sendable () -> Value
  private var made: Value?

  init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  var value: Value {
    lock.withLock {
      let value = made ?? make()
      made = value
      return value
    }
  }
}
