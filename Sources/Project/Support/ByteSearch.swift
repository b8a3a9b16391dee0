import Foundation

/// Plain searches in bytes.
enum ByteSearch {
  /// The order of texts by their bytes in UTF-8: the same on every system and in every language.
  static func precedes(_ one: String, _ other: String) -> Bool {
    var (one, other) = (one, other)
    return one.withUTF8 { first in
      other.withUTF8 { second in
        let common = min(first.count, second.count)
        guard let left = first.baseAddress, let right = second.baseAddress, common > 0 else { return first.count < second.count }
        let order = memcmp(left, right, common)
        return order == 0 ? first.count < second.count : order < 0
      }
    }
  }

  static func contains(_ bytes: [UInt8], _ text: StaticString) -> Bool {
    firstIndex(of: text, in: bytes, from: 0) != nil
  }

  /// Index after the first `text` at or after `start`; the end when there is none.
  static func end(of text: StaticString, in bytes: [UInt8], from start: Int) -> Int {
    firstIndex(of: text, in: bytes, from: start).map { $0 + text.utf8CodeUnitCount } ?? bytes.count
  }

  static func firstIndex(of text: StaticString, in bytes: [UInt8], from start: Int) -> Int? {
    text.withUTF8Buffer { pattern in
      bytes.withUnsafeBufferPointer { buffer in
        var index = start
        while index + pattern.count <= buffer.count {
          if buffer[index] == pattern[0], buffer[index..<(index + pattern.count)].elementsEqual(pattern) {
            return index
          }
          index += 1
        }
        return nil
      }
    }
  }

  /// The lines without their ends and without white space at either side.
  static func trimmedLines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.map(trimmed)
  }

  static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = bytes
    while let first = bytes.first, first <= 0x20 { bytes.removeFirst() }
    while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
    return bytes
  }
}
