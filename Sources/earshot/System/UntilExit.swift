import Foundation

/// Values that live until the program ends: taking a large analysis apart, piece by piece, would only delay the end.
final class UntilExit: @unchecked Sendable {
  // Unchecked: guarded by the lock.
  private static let shared = UntilExit()
  private let lock = NSLock()
  private var kept: [Any] = []

  static func keep(_ value: Any) { shared.lock.withLock { shared.kept.append(value) } }
}
