/// 128 bits that tell contents apart: the same in every process and on every system. Not made to keep secrets.
public struct ContentDigest: Hashable, Sendable {
  private var low: UInt64 = 0x9e37_79b9_7f4a_7c15
  private var high: UInt64 = 0xd1b5_4a32_d192_ed03

  public init() {}

  /// The digest of some bytes alone.
  public init(_ bytes: [UInt8]) { combine(bytes) }

  public mutating func combine(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { combine($0) }
  }

  /// Each part is taken with its length, so that what one part loses to the next is told apart.
  public mutating func combine(_ text: String) {
    var text = text
    text.withUTF8 { combine(UnsafeRawBufferPointer($0)) }
  }

  public mutating func combine(_ number: Int) { mix(UInt64(bitPattern: Int64(number)), 1) }

  public mutating func combine(_ other: ContentDigest) { mix(other.low, other.high) }

  private mutating func combine(_ bytes: UnsafeRawBufferPointer) {
    combine(bytes.count)
    var offset = 0
    while offset + 16 <= bytes.count {
      mix(
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)),
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)))
      offset += 16
    }
    guard offset < bytes.count else { return }
    var rest: (UInt64, UInt64) = (0, 0)
    for (number, byte) in bytes[offset...].enumerated() {
      if number < 8 { rest.0 |= UInt64(byte) << UInt64(number * 8) } else { rest.1 |= UInt64(byte) << UInt64(number * 8 - 64) }
    }
    mix(rest.0, rest.1)
  }

  /// Two products that go over different constants: what would empty one leaves the other.
  private mutating func mix(_ first: UInt64, _ second: UInt64) {
    low = Self.folded(low ^ first ^ 0xa076_1d64_78bd_642f, second ^ 0xe703_7ed1_a0b4_28db) ^ high
    high = Self.folded(high ^ second ^ 0x8ebc_6af0_9c88_c6e3, first ^ 0x5899_65cc_7537_4cc3) &+ low
  }

  private static func folded(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }
}

extension ContentDigest: CustomStringConvertible {
  /// 32 digits in hexadecimal.
  public var description: String {
    [high, low].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
