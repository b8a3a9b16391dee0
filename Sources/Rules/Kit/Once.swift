import SourceModel

/// Something that takes long to read: read when it is first asked for and kept. Whoever comes meanwhile waits, since
/// reading it a second time would take as long.
final class Once<Value: Sendable>: @unchecked Sendable {
  // Unchecked: what is kept is guarded by the lock.
  private let lock = PlatformLock()
  private var state: State

  private enum State {
    case unread(@Sendable () -> Value)
    case read(Value)
  }

  init(_ read: @escaping @Sendable () -> Value) { state = .unread(read) }

  var value: Value {
    lock.withLock {
      switch state {
      case .read(let value): return value
      case .unread(let read):
        let value = read()
        state = .read(value)
        return value
      }
    }
  }
}
