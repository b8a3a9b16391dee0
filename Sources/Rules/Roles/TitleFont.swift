import AccessibilityModel

/// A font that headings have.
enum TitleFont: Hashable {
  /// A text style of the system: `title2`, `Font.title.bold()`, `system(.title3, design: .rounded)`.
  case system
  /// One of the project's own, by its name: `Font.brand.title3Semibold`, `.headingLarge`.
  case project

  init?(_ font: String?) {
    guard var name = font else { return nil }
    for prefix in ["Font.", "system(.", "."] where name.hasPrefix(prefix) {
      name = String(name.dropFirst(prefix.count))
    }
    let end = name.firstIndex { !($0.isLetter || $0.isNumber || $0 == "." || $0 == "_") } ?? name.endIndex
    let path = name[..<end].split(separator: ".").map(String.init)
    guard let first = path.first else { return nil }
    if ["largeTitle", "title", "title2", "title3"].contains(first) {
      self = .system
    } else if path.contains(where: Self.isHeading) {
      self = .project
    } else {
      return nil
    }
  }

  /// How large one of the system's title fonts is beside the others; 0 for other fonts.
  static func size(_ font: String?) -> Int {
    let name = font ?? ""
    if name.contains("largeTitle") { return 4 }
    if name.contains("title3") { return 1 }
    return name.contains("title2") ? 2 : name.contains("title") ? 3 : 0
  }

  /// `headingLGBold`, `title3Semibold`; not `titleRegular`, which names a weight and hints at running text.
  private static func isHeading(_ name: String) -> Bool {
    let lowered = name.lowercased()
    return ["heading", "title1", "title2", "title3", "largetitle"].contains(where: lowered.hasPrefix)
  }
}

/// The words of a heading, or what stands for them.
enum TitleWords {
  /// A few words that are neither a sentence nor a number.
  static func isTitle(_ text: String) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard text.count <= 60, words.count <= 8, !text.contains(where: { "\n\u{FFFC}".contains($0) }),
      let last = text.last,
      !".…,;".contains(last) else { return false }
    return text.count(where: \.isLetter) >= 3 && !(text.first?.isNumber ?? false)
  }

  /// Words that come at run time under a name that says what they are: `viewModel.title`.
  static func isNamedTitle(_ text: SpokenText) -> Bool {
    guard text.parts.count == 1, case .hole(let expression) = text.parts[0] else { return false }
    let last = expression.split { !$0.isLetter }.last?.lowercased() ?? ""
    return ["title", "heading", "header"].contains(where: last.hasSuffix) && !last.hasSuffix("subtitle")
  }
}
