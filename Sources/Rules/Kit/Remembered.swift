import SourceModel
import SwiftSource

/// What a rule read from something that is met again and again, kept for the next time: the source of a component that
/// is used in many places, a condition that many elements stand under.
final class Memory<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  // Unchecked: everything is guarded by the lock.
  private let lock = PlatformLock()
  private var values: [Key: Value] = [:]

  /// The value for a key; `read` may depend on nothing else.
  func callAsFunction(_ key: Key, _ read: () -> Value) -> Value { value(of: key, read) }

  fileprivate func value(of key: Key, _ read: () -> Value) -> Value {
    if let value = lock.withLock({ values[key] }) { return value }
    let value = read()
    lock.withLock { values[key] = value }
    return value
  }
}

extension Memory where Key == SourceRange {
  /// The value for a stretch of source. A file may be one of two states, each with a text of its own.
  func callAsFunction(_ key: SourceRange, _ read: () -> Value) -> Value { value(of: key.original, read) }
}

/// What was read from stretches of source.
typealias Remembered<Value: Sendable> = Memory<SourceRange, Value>

/// What was read from stretches of one file, kept with the file.
private struct FileMemory<Question, Answer: Sendable>: Sendable {
  struct Stretch: Hashable {
    let start: Int
    let end: Int
  }

  let answers = Memory<Stretch, Answer>()
}

extension SourceRange {
  /// What `read` makes of the stretch, read once as long as the file is kept. The answer holds no range of the file,
  /// which would hold the file.
  ///
  /// - Parameter question: Tells what is read from what else is read from the same stretch.
  func remembered<Question, Answer: Sendable>(for question: Question.Type, _ read: () -> Answer) -> Answer {
    let memory = file.reading { _ in FileMemory<Question, Answer>() }
    return memory.answers(FileMemory<Question, Answer>.Stretch(start: start, end: end), read)
  }
}
