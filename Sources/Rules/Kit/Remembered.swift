import SourceModel
import SwiftSource

/// What a rule read from a stretch of source, kept for the next element that the same source makes: a component that
/// is used in many places is read once.
final class Remembered<Value: Sendable>: @unchecked Sendable {
  // Unchecked: everything is guarded by the lock.
  private let lock = PlatformLock()
  private var values: [SourceRange: Value] = [:]

  /// The value for a source; `read` may depend on nothing else.
  func callAsFunction(_ source: SourceRange, _ read: () -> Value) -> Value {
    if let value = lock.withLock({ values[source] }) { return value }
    let value = read()
    lock.withLock { values[source] = value }
    return value
  }
}
