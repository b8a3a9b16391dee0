import PlatformKnowledge
import SourceModel

/// Names in code as words, and words as a sentence.
extension IdentifierWords {
  static func sentence(_ words: [String]) -> String {
    let capitals = NameWords.words(.capitalWord)
    let text = words.map { NameWords.isBrand($0) ? $0 : capitals.contains($0.lowercased()) ? $0.uppercased() : $0.lowercased() }.joined(separator: " ")
    return words.first.map(NameWords.isBrand) ?? false ? text : text.prefix(1).uppercased() + text.dropFirst()
  }

  /// `lowBGValue` → low, BG, Value. What is no letter or number parts words as well.
  static func split(_ name: String) -> [String] {
    var name = name
    let words = name.withUTF8 { bytes in bytes.allSatisfy { $0 < 0x80 } ? splitASCII(bytes) : nil }
    return CompoundWords.joined(words ?? splitAny(name))
  }

  /// The same for most names, without asking Unicode about each character.
  private static func splitASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> [String] {
    var result: [String] = []
    var start = 0
    func end(at index: Int) {
      if start < index { result.append(String(decoding: bytes[start..<index], as: UTF8.self)) }
      start = index
    }
    for (index, byte) in bytes.enumerated() {
      if !byte.isLetterOrDigit {
        end(at: index)
        start = index + 1
      } else if byte.isCapital, index > start,
        !bytes[index - 1].isCapital || index + 1 < bytes.count && bytes[index + 1].isSmall {
        end(at: index)
      }
    }
    end(at: bytes.count)
    return result
  }

  private static func splitAny(_ name: String) -> [String] {
    var result: [String] = []
    var current = ""
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        if !current.isEmpty { result.append(current) }
        current = ""
        continue
      }
      let next = index + 1 < characters.count ? characters[index + 1] : " "
      let begins = character.isUppercase && !current.isEmpty
        && (!(current.last?.isUppercase ?? false) || next.isLowercase)
      if begins {
        result.append(current)
        current = ""
      }
      current.append(character)
    }
    return current.isEmpty ? result : result + [current]
  }
}

extension UInt8 {
  fileprivate var isCapital: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }
  fileprivate var isSmall: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }
  fileprivate var isLetterOrDigit: Bool {
    isCapital || isSmall || self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9")
  }
}
