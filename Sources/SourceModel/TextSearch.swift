#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension StringProtocol {
  /// Whether a text stands in this one, byte by byte in UTF-8.
  ///
  /// Code and words are searched for words all the time, and the searches of Foundation and the standard library take
  /// another text with the same characters for the same, which costs many times more and finds nothing else in code.
  public func contains(_ other: String) -> Bool {
    var other = other
    return other.withUTF8 { sought in
      if let found = utf8.withContiguousStorageIfAvailable({ holds(sought, in: $0) }) { return found }
      var copy = String(self)
      return copy.withUTF8 { holds(sought, in: $0) }
    }
  }
}

private func holds(_ sought: UnsafeBufferPointer<UInt8>, in all: UnsafeBufferPointer<UInt8>) -> Bool {
  guard let pattern = sought.baseAddress, sought.count > 0 else { return true }
  guard let base = all.baseAddress else { return false }
  var offset = 0
  let last = all.count - sought.count
  while offset <= last {
    guard let found = memchr(base + offset, Int32(pattern[0]), last - offset + 1) else { return false }
    offset = UnsafePointer(found.assumingMemoryBound(to: UInt8.self)) - base
    if memcmp(base + offset, pattern, sought.count) == 0 { return true }
    offset += 1
  }
  return false
}

extension String {
  /// What code calls a member, without the `self.` that it may write before it.
  public var withoutSelf: String { hasPrefix("self.") ? String(dropFirst("self.".count)) : self }
}
