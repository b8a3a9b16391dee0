/// Whether `needle` stands anywhere in `bytes`.
func contains(_ needle: StaticString, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  offset(of: needle, in: bytes, from: 0) != nil
}

/// The first place of `needle` at or after `start`.
func offset(of needle: StaticString, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
  let count = needle.utf8CodeUnitCount
  guard count > 0 else { return nil }
  let first = needle.utf8Start[0]
  var index = start
  while index + count <= bytes.count {
    if bytes[index] == first, equal(UnsafeBufferPointer(rebasing: bytes[index..<(index + count)]), needle) {
      return index
    }
    index += 1
  }
  return nil
}

func equal(_ bytes: UnsafeBufferPointer<UInt8>, _ text: StaticString) -> Bool {
  bytes.count == text.utf8CodeUnitCount && hasPrefix(bytes, text)
}

func hasPrefix(_ bytes: UnsafeBufferPointer<UInt8>, _ text: StaticString) -> Bool {
  let count = text.utf8CodeUnitCount
  guard bytes.count >= count else { return false }
  let other = text.utf8Start
  for index in 0..<count where bytes[index] != other[index] { return false }
  return true
}

/// The names of a file, each held once: most are written many times, and longer ones take an allocation each.
struct NameTable {
  private var strings: [UInt64: String] = [:]

  mutating func string(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    // Up to 15 bytes are stored within the string itself.
    guard bytes.count > 15, bytes.count < 256 else { return String(decoding: bytes, as: UTF8.self) }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    if let known = strings[hash], known.utf8.elementsEqual(bytes) { return known }
    let string = String(decoding: bytes, as: UTF8.self)
    strings[hash] = string
    return string
  }
}
