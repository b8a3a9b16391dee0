import PlatformKnowledge
import SourceModel

/// Words that tell in the name of a picture that it only decorates.
enum DecorativeNames {
  /// The first such word: `bg_home`, `home-background`, `cardPattern2x`.
  ///
  /// An icon is none, whatever it is drawn on: `ic-shared-filled-background`. One of nothing else is a ground: `ic_background_2`.
  static func word(in name: String) -> String? {
    let parts = parts(of: name)
    if let first = parts.first, iconWords.contains(first), !parts.dropFirst().allSatisfy(NameWords.words(.decorativePicture).contains) {
      return nil
    }
    let index = parts.indices.first { index in
      NameWords.words(.decorativePicture).contains(parts[index]) && !(index > 0 && NameWords.words(.denial).contains(parts[index - 1]))
    }
    return index.map { parts[$0] }
  }

  private static let iconWords: Set<String> = ["ic", "icn", "icon"]

  /// The words of a name, in lower case.
  static func parts(of name: String) -> [String] {
    CompoundWords.joined(LetterRuns.words(of: name, keepsRuns: true) ?? partsOfUnicode(name))
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
