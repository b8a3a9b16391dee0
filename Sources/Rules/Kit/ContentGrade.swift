import PlatformKnowledge

/// A value that is one of several, or that a thing belongs to, and that brings a colour along: the status of a task, its course.
struct ContentGrade: Hashable, Sendable {
  /// `task.status`
  let path: String
  /// What it is called by: "status".
  let word: String

  /// `task.status` of `task.status.color`, `task.status` as an argument, and `task.statusColor`; `task.course` of
  /// `task.course.color`, whatever a thing belongs to. nil where a value brings no colour along by its names.
  ///
  /// - Parameter isHanded: Whether code was handed what has a name; a colour of the app may be called so as well.
  init?(of source: String, isHanded: (String) -> Bool) {
    guard let found = Self.found(in: source, isHanded) else { return nil }
    path = found.path
    word = found.word
  }

  private static func found(in source: String, _ isHanded: (String) -> Bool) -> (path: String, word: String)? {
    let all = source.split(separator: ".").map(String.init)
    let parts = all.first == "self" ? Array(all.dropFirst()) : all
    for (position, part) in parts.enumerated() {
      let words = DecorativeNames.parts(of: part)
      let named = Self.isColour(words) ? words.dropLast() : words[...]
      // Of the chosen category the screen has its colours, and not a row.
      guard let word = named.last, NameWords.words(.chosenName).isDisjoint(with: named) else { continue }
      let isWhole = named.count == words.count
      let isGrade = NameWords.words(.gradedProperty).contains(word) && (position > 0 || isWhole && isHanded(part))
      let isOwner = position > 0 && position + 1 < parts.count && Self.isColour(DecorativeNames.parts(of: parts[position + 1]))
        && isWhole && !Self.isOfLooks(word)
      guard isGrade || isOwner else { continue }
      let path = parts[...position].joined(separator: ".")
      return StateColourJudge.isAboutContent(path) && !NamedChoice.isTold(by: path) ? (path, word) : nil
    }
    return nil
  }

  /// Whether what a value is made of is the thing itself, a form of it, or all that it is a part of.
  func isSaid(by sign: String) -> Bool {
    if path.hasPrefix(sign + ".") { return true }
    return sign.split(separator: ".").contains { part in
      let words = DecorativeNames.parts(of: String(part))
      return words.contains(word) && !Self.isColour(words)
    }
  }

  private static func isColour(_ words: [String]) -> Bool {
    words.last.map { NameWords.words(.colourName).contains($0) || $0 == "hex" } ?? false
  }

  /// What holds colours for how the app looks, and no content.
  private static func isOfLooks(_ word: String) -> Bool {
    [NameWords.List.look, .lookOwner, .lookSource, .styleProperty].contains { NameWords.words($0).contains(word) }
  }
}
