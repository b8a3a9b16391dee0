/// A version of an operating system, as in `IPHONEOS_DEPLOYMENT_TARGET = 16.4`. Patch levels do not count.
public struct Version: Comparable, Hashable, Sendable, CustomStringConvertible {
  public var major: Int
  public var minor: Int

  public init(major: Int, minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads `17`, `16.4` and `16.4.1`; nil for everything else, such as a build setting that names another.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count) else { return nil }
    let numbers = parts.compactMap { $0.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int($0) : nil }
    guard numbers.count == parts.count, let major = numbers.first else { return nil }
    self.init(major: major, minor: numbers.count > 1 ? numbers[1] : 0)
  }

  public static func < (left: Self, right: Self) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }

  /// `16.4`, always with the minor part.
  public var description: String { "\(major).\(minor)" }
}
