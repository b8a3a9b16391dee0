#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension SourceFile {
  /// Whether a word may stand in the file; false where it surely does not. It costs the length of the word, not that of
  /// the file.
  public func mayHold(_ word: String) -> Bool {
    var word = word
    return word.withUTF8 { shown.sequences.value.mayHold($0) }
  }

  /// The offset of the first occurrence of a word that lies between `start` and `end`, by default the end of the file.
  public func firstOffset(of word: String, from start: Int = 0, to end: Int = .max) -> Int? {
    var word = word
    return word.withUTF8 { sought in
      bytes.withUnsafeBytes { all -> Int? in
        let last = min(end, all.count) - sought.count
        guard let base = all.baseAddress, let pattern = sought.baseAddress, !sought.isEmpty, start >= 0
        else { return nil }
        let anchor = Self.anchor(of: sought)
        var offset = start
        while offset <= last {
          // `memmem` is not to be had from Swift on Linux.
          guard let found = memchr(base + offset + anchor, Int32(sought[anchor]), last - offset + 1) else { return nil }
          offset = UnsafeRawPointer(found) - base - anchor
          if memcmp(base + offset, pattern, sought.count) == 0 { return offset }
          offset += 1
        }
        return nil
      }
    }
  }

  /// The byte of a word that is sought first: lower-case letters are the commonest in code.
  private static func anchor(of word: UnsafeBufferPointer<UInt8>) -> Int {
    word.firstIndex { !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) && $0 != UInt8(ascii: " ") } ?? 0
  }
}

extension SourceRange {
  /// Whether a word stands in the range.
  public func contains(_ word: String) -> Bool {
    file.firstOffset(of: word, from: start, to: end) != nil
  }
}
