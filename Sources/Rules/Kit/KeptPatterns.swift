import SourceModel

/// A pattern that is written where it is used, made once for as long as the program runs: a pattern in a function would
/// be parsed anew each time that the function runs, which takes longer than most of them take to look.
///
/// - Parameter make: The pattern as written; it may depend on nothing.
func kept<Output>(
  file: StaticString = #fileID, line: Int = #line, column: Int = #column, _ make: () -> Regex<Output>
) -> Regex<Output> {
  KeptPatterns.shared.pattern(KeptPatterns.Place(file: Int(bitPattern: file.utf8Start), line: line, column: column), make)
}

/// The patterns that were made so far, by where they are written.
private final class KeptPatterns: @unchecked Sendable {
  // Unchecked: guarded by the lock. Patterns are values, and those that source writes call nothing.
  static let shared = KeptPatterns()

  struct Place: Hashable {
    let file: Int
    let line: Int
    let column: Int
  }

  private let lock = PlatformLock()
  private var made: [Place: Any] = [:]

  func pattern<Output>(_ place: Place, _ make: () -> Regex<Output>) -> Regex<Output> {
    if let known = lock.withLock({ made[place] }) as? Regex<Output> { return known }
    let pattern = make()
    lock.withLock { made[place] = pattern }
    return pattern
  }
}
