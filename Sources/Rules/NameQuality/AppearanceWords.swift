import PlatformKnowledge

/// Labels that say how something looks.
enum AppearanceWords {
  struct Look: Hashable {
    /// What is left of the label without the word, where that names the purpose: "Search" of "Search icon".
    var rest: String?
  }

  /// The look that a label describes; nil where it does not, or may be about shapes, colours or icons as such.
  ///
  /// - Parameter isSymbolic: The picture is a sign and not a photograph or a drawing.
  static func look(in text: String, _ language: String, isSymbolic: Bool) -> Look? {
    if language == "ja" { return japanese(text) }
    // Other rules have names for programs.
    guard ProgramName.form(of: text) == nil else { return nil }
    let words = TextWords.split(text)
    guard let first = words.first, words.count <= 5 else { return nil }
    if isSymbolic, phrases.contains(words.joined(separator: " ")) { return Look() }
    guard words.count >= 2 else { return isSymbolic && signs.contains(first) ? Look() : nil }
    if let ending = TextWords.ending(of: text, in: Array(iconWords), language: language) {
      guard !isAboutIcons(words) else { return nil }
      return Look(rest: describesShape(TextWords.split(ending.rest), language) ? nil : ending.rest)
    }
    // "Icône de recherche", "Icono de búsqueda"
    if ["fr", "es", "pt", "it"].contains(language), iconWords.contains(first) { return Look() }
    guard isSymbolic else { return nil }
    if ["filled", "outlined"].contains(first), words.count <= 3 { return Look() }
    return isShapeOnly(words, language) ? Look() : nil
  }

  /// Every word is a shape, a colour or a direction, and not just one of them.
  private static func isShapeOnly(_ words: [String], _ language: String) -> Bool {
    let looks = Set(Words.appearanceWords(language).flatMap(TextWords.split))
    let shapes = Set(Words.shapeWords(language).flatMap(TextWords.split))
    let colours = Set(Words.colourWords(language).flatMap(TextWords.split))
    guard words.allSatisfy({ looks.contains($0) || directions.contains($0) || fillers.contains($0) }) else {
      return false
    }
    let isDrawn = words.contains { shapes.contains($0) || signs.contains($0) }
    let isTold = words.contains { colours.contains($0) || directions.contains($0) || signs.contains($0) }
    return isDrawn && isTold
  }

  private static func describesShape(_ words: [String], _ language: String) -> Bool {
    let looks = Set(Words.appearanceWords(language).flatMap(TextWords.split))
    return words.contains { looks.contains($0) || directions.contains($0) }
  }

  /// "Change app icon" speaks of icons, as does "App icon"; "Share icon" does not.
  private static func isAboutIcons(_ words: [String]) -> Bool {
    guard let first = words.first else { return true }
    if iconVerbs.contains(first) || iconTopics.contains(first) { return true }
    return words.count > 2 && (EnglishVerb.commands.contains(first) || iconTopics.contains(words[words.count - 2]))
  }

  private static func japanese(_ text: String) -> Look? {
    let signs = ["アイコン", "矢印", "三本線", "三点リーダー"]
    guard let ending = TextWords.ending(of: text, in: signs, language: "ja") else { return nil }
    guard !["アプリ", "アプリの", "の", "新しい", ""].contains(ending.rest) else { return nil }
    return Look(rest: ending.word == "アイコン" && !ending.rest.hasSuffix("の") ? ending.rest : nil)
  }

  private static let iconWords = Words.iconWords
  /// What people do with icons as such.
  private static let iconVerbs = Words.iconVerbWords
  private static let iconTopics = Words.iconTopicWords
  private static let signs = Words.drawnSignWords
  private static let directions = Words.directionWords
  /// How people call the signs for menus and further actions.
  private static let phrases = Words.signPhraseWords
  private static let fillers = Words.lookFillerWords
}
