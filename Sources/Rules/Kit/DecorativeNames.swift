import PlatformKnowledge

/// Words that tell in the name of a picture that it only decorates.
enum DecorativeNames {
  /// The first such word: `bg_home`, `home-background`, `cardPattern2x`.
  static func word(in name: String) -> String? {
    let parts = parts(of: name)
    let index = parts.indices.first { index in
      NameWords.words(.decorativePicture).contains(parts[index]) && !(index > 0 && NameWords.words(.denial).contains(parts[index - 1]))
    }
    return index.map { parts[$0] }
  }

  /// The words of a name, in lower case.
  static func parts(of name: String) -> [String] {
    name.utf8.allSatisfy { $0 < 0x80 } ? partsOfASCII(name) : partsOfUnicode(name)
  }

  /// Nearly all names; what Unicode says of each letter takes many times as long.
  private static func partsOfASCII(_ name: String) -> [String] {
    var result: [String] = []
    var current: [UInt8] = []
    func close() {
      if !current.isEmpty { result.append(String(decoding: current, as: UTF8.self)) }
      current.removeAll(keepingCapacity: true)
    }
    var isAfterSmall = false
    for byte in name.utf8 {
      let small = byte | 0x20
      guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(small) else {
        close()
        continue
      }
      let isCapital = byte != small
      if isCapital, isAfterSmall, !current.isEmpty { close() }
      current.append(small)
      isAfterSmall = !isCapital
    }
    close()
    return result
  }

  private static func partsOfUnicode(_ name: String) -> [String] {
    var result: [String] = []
    var current = ""
    for character in name {
      if !character.isLetter {
        if !current.isEmpty { result.append(current.lowercased()) }
        current = ""
        continue
      }
      if character.isUppercase, let last = current.last, !last.isUppercase {
        result.append(current.lowercased())
        current = ""
      }
      current.append(character)
    }
    if !current.isEmpty { result.append(current.lowercased()) }
    return result
  }
}
