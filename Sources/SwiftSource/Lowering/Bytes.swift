import SourceModel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Whether `needle` stands anywhere in `bytes`.
func contains(_ needle: StaticString, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  offset(of: needle, in: bytes, from: 0) != nil
}

/// The first place of `needle` at or after `start`, found by Horspool's method: most bytes are never looked at.
func offset(of needle: StaticString, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
  let count = needle.utf8CodeUnitCount
  guard count > 0, bytes.count - start >= count else { return nil }
  let text = needle.utf8Start
  return withUnsafeTemporaryAllocation(of: Int.self, capacity: 256) { shifts in
    shifts.initialize(repeating: count)
    for index in 0..<(count - 1) { shifts[Int(text[index])] = count - 1 - index }
    var index = start
    while index + count <= bytes.count {
      let last = bytes[index + count - 1]
      if last == text[count - 1], hasPrefix(UnsafeBufferPointer(rebasing: bytes[index...]), needle) { return index }
      index += shifts[Int(last)]
    }
    return nil
  }
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

/// Whether more than `limit` square brackets are open at once anywhere, outside of comments and string literals.
func nestsSquareBrackets(in bytes: UnsafeBufferPointer<UInt8>, beyond limit: Int) -> Bool {
  guard let base = bytes.baseAddress else { return false }
  var index = 0
  // Plain bytes first, from one bracket to its counterpart: they hardly ever give reason to look closer.
  while index < bytes.count, let found = memchr(base + index, Int32(UInt8(ascii: "[")), bytes.count - index) {
    index = UnsafeRawPointer(found) - UnsafeRawPointer(base)
    var depth = 0
    repeat {
      if bytes[index] == UInt8(ascii: "[") {
        depth += 1
        if depth > limit { return CodeScan(bytes: bytes).deepestBracket() > limit }
      } else if bytes[index] == UInt8(ascii: "]") {
        depth -= 1
      }
      index += 1
    } while depth > 0 && index < bytes.count
  }
  return false
}

/// Whether a file has more than `limit` words, numbers and signs, each of which costs the parser memory; comments and
/// what stands in string literals are no words.
func hasMoreWords(than limit: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  bytes.count > limit && CodeScan(bytes: bytes).words(upTo: limit + 1) > limit
}

/// Walks over code without parsing it.
private struct CodeScan {
  let bytes: UnsafeBufferPointer<UInt8>

  /// The number of words and signs, counted up to a limit.
  func words(upTo limit: Int) -> Int {
    var count = 0
    var index = 0
    while index < bytes.count, count < limit {
      let byte = bytes[index]
      switch byte {
      case ...UInt8(ascii: " "):
        index += 1
      case UInt8(ascii: "\""):
        index = endOfString(from: index)
        count += 1
      case UInt8(ascii: "/"):
        let end = endOfComment(from: index)
        if end == index + 1 { count += 1 }
        index = end
      case let byte where byte.isPartOfName:
        repeat { index += 1 } while index < bytes.count && bytes[index].isPartOfName
        count += 1
      default:
        index += 1
        count += 1
      }
    }
    return count
  }

  func deepestBracket() -> Int {
    var depth = 0
    var deepest = 0
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "["):
        depth += 1
        deepest = max(deepest, depth)
      case UInt8(ascii: "]"):
        depth = max(0, depth - 1)
      case UInt8(ascii: "\""):
        index = endOfString(from: index)
        continue
      case UInt8(ascii: "/"):
        index = endOfComment(from: index)
        continue
      default:
        break
      }
      index += 1
    }
    return deepest
  }

  /// The index behind a comment; behind the slash when it begins none.
  private func endOfComment(from start: Int) -> Int {
    guard start + 1 < bytes.count else { return bytes.count }
    if bytes[start + 1] == UInt8(ascii: "/") {
      return bytes[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
    }
    guard bytes[start + 1] == UInt8(ascii: "*") else { return start + 1 }
    return offset(of: "*/", in: bytes, from: start + 2).map { $0 + 2 } ?? bytes.count
  }

  /// The index behind a string literal. An interpolation in it is taken for text, an unclosed literal ends with its
  /// line.
  private func endOfString(from start: Int) -> Int {
    let isMultiLine = hasPrefix(UnsafeBufferPointer(rebasing: bytes[start...]), "\"\"\"")
    if isMultiLine { return offset(of: "\"\"\"", in: bytes, from: start + 3).map { $0 + 3 } ?? bytes.count }
    var index = start + 1
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "\""): return index + 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return index
      default: index += 1
      }
    }
    return bytes.count
  }
}

/// The names of a file, most of them held once: names are repeated, and longer ones take an allocation each.
struct NameTable {
  /// One place for each hash, so that nothing has to be moved or searched; a collision costs an allocation, no more.
  private var strings = [String](repeating: "", count: 512)

  mutating func string(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    // Up to 15 bytes are stored within the string itself.
    guard bytes.count > 15, bytes.count < 128 else { return String(decoding: bytes, as: UTF8.self) }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let place = Int(truncatingIfNeeded: hash ^ (hash >> 32)) & 511
    if isEqual(strings[place], bytes) { return strings[place] }
    let string = String(decoding: bytes, as: UTF8.self)
    strings[place] = string
    return string
  }

  private func isEqual(_ string: String, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let utf8 = string.utf8
    guard utf8.count == bytes.count else { return false }
    return utf8.withContiguousStorageIfAvailable { $0.elementsEqual(bytes) } ?? utf8.elementsEqual(bytes)
  }
}
