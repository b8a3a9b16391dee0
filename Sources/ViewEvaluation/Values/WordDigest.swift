/// Tells sequences of words apart by 128 bits, in two lanes that mix each word in differently.
///
/// Most of what is fed are identities and small numbers, of which the hash function of the standard library would take
/// as many steps each as this takes for ten. Nobody gains anything by making two sequences look the same.
struct WordDigest: Hashable, Sendable {
  private var first: UInt64 = 0x243F_6A88_85A3_08D3
  private var second: UInt64 = 0x1319_8A2E_0370_7344

  mutating func add(_ word: UInt64) {
    let product = (first ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    first = product.low ^ product.high ^ (word << 32 | word >> 32)
    second = (second &+ word) &* 0xC2B2_AE3D_27D4_EB4F
    second ^= second >> 29
  }

  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  /// Anything else, by its hash value.
  mutating func add(hashOf part: some Hashable) { add(UInt64(bitPattern: Int64(part.hashValue))) }

  /// Takes up what a part comes to that was gone through by itself.
  mutating func add(_ part: WordDigest) {
    add(part.first)
    add(part.second)
  }

  /// Takes up what members of a dictionary come to.
  mutating func add(_ members: UnorderedDigest) {
    add(members.first)
    add(members.second)
  }

  fileprivate var lanes: (UInt64, UInt64) { (first, second) }

  private mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var offset = 0
    while offset + 8 <= bytes.count {
      add(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    var rest: UInt64 = 0
    for byte in bytes[offset...] { rest = rest << 8 | UInt64(byte) }
    add(rest)
    add(UInt64(bytes.count))
  }
}

/// What several digests come to, in whatever order they are met.
struct UnorderedDigest {
  fileprivate var first: UInt64 = 0
  fileprivate var second: UInt64 = 0

  mutating func add(_ digest: WordDigest) {
    first &+= digest.lanes.0
    second &+= digest.lanes.1
  }
}
