import SourceModel

/// What the name of a font tells of its letters.
public enum FontNames {
  /// Whether a name ends with a weight that is bold: `Brand-Bold`, `Brand-SemiBoldItalic`, `brandBold`.
  public static func isBold(_ name: String) -> Bool {
    let words = words(of: name)
    return words.contains(where: NameWords.words(.boldFont).contains)
  }

  /// Whether it is one of those that are less than bold in the sense of WCAG: `Brand-SemiBold`, `Brand-Demi`.
  public static func isSemibold(_ name: String) -> Bool {
    let words = words(of: name)
    return words.contains(where: NameWords.words(.semiboldFont).contains)
      || zip(words, words.dropFirst()).contains { ["semi", "demi"].contains($0) && $1 == "bold" }
  }

  /// Whether it is the name of a font whose letters are pictures: `FontAwesome6Pro-Regular`.
  public static func isOfPictures(_ name: String) -> Bool {
    let letters = name.lowercased().filter(\.isLetter)
    return NameWords.words(.iconFont).contains(where: letters.contains)
  }

  /// The words behind the name of the family, in lower case.
  private static func words(of name: String) -> ArraySlice<String> {
    // A file, or a font that the system makes up: `.SFUI-Bold`.
    let style = name.split(whereSeparator: { $0 == "-" || $0 == " " || $0 == "_" }).dropFirst().joined(separator: " ")
    let words = split(style.isEmpty ? name : style)
    return style.isEmpty ? words.dropFirst() : words[...]
  }

  private static func split(_ name: String) -> [String] {
    var result: [String] = []
    var current = ""
    for character in name {
      let begins = character.isUppercase && current.last?.isLowercase ?? false
      if !character.isLetter || begins {
        if !current.isEmpty { result.append(current.lowercased()) }
        current = ""
      }
      if character.isLetter { current.append(character) }
    }
    // `Arial-BoldMT` ends with the initials of its maker.
    return (current.isEmpty ? result : result + [current.lowercased()]).map { $0.count > 4 && $0.hasSuffix("mt") ? String($0.dropLast(2)) : $0 }
  }
}
