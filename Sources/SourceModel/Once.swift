/// Something that takes long to make and that not everybody needs: made when it is first asked for and kept. Whoever comes
/// meanwhile waits, since making it a second time would take as long.
public final class Once<Value: Sendable>: @unchecked Sendable {
  // Unchecked: what is kept is guarded by the lock.
  private let lock = PlatformLock()
  private var state: State

  private enum State {
    case unmade(@Sendable () -> Value)
    case made(Value)
  }

  public init(_ make: @escaping @Sendable () -> Value) { state = .unmade(make) }

  public var value: Value {
    lock.withLock {
      switch state {
      case .made(let value): return value
      case .unmade(let make):
        let value = make()
        state = .made(value)
        return value
      }
    }
  }
}
