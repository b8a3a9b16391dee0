/// Which sequences of four bytes a text has, as hashes: a word of which one is missing stands nowhere in it. Rules look
/// for hundreds of words in every file, and most files have few of them.
struct ByteSequences: Sendable {
  /// One bit for each hash.
  private let bits: [UInt64]
  /// By how many bits hashes are shortened.
  private let shift: UInt32

  private static let length = 4

  init(_ bytes: [UInt8]) {
    // Eight bits for each byte of the text, so that few of those that it has not seem to be there.
    var size: UInt32 = 10
    while size < 24, 1 << size < 8 * bytes.count { size += 1 }
    let shift = 32 - size
    var bits = [UInt64](repeating: 0, count: 1 << (size - 6))
    bytes.withUnsafeBufferPointer { bytes in
      Self.forEachHash(of: bytes) { hash in
        let bit = hash >> shift
        bits[Int(bit >> 6)] |= 1 << UInt64(bit & 63)
        return true
      }
    }
    self.bits = bits
    self.shift = shift
  }

  /// Whether a word may stand in the text; what is shorter than a sequence always may.
  func mayHold(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    Self.forEachHash(of: word) { hash in
      let bit = hash >> shift
      return bits[Int(bit >> 6)] & 1 << UInt64(bit & 63) != 0
    }
  }

  /// - Returns: Whether all hashes were gone through: those behind one for which `visit` says no are left out.
  @discardableResult
  private static func forEachHash(of bytes: UnsafeBufferPointer<UInt8>, _ visit: (UInt32) -> Bool) -> Bool {
    var sequence: UInt32 = 0
    for position in bytes.indices {
      sequence = sequence << 8 | UInt32(bytes[position])
      // Fibonacci hashing (Knuth, The Art of Computer Programming, 6.4).
      if position >= length - 1, !visit(sequence &* 2_654_435_769) { return false }
    }
    return true
  }
}
