import PlatformKnowledge
import SourceModel

/// What pressing a control does that turns a flag, told by the name of the flag: what is expanded is collapsed next, and
/// what is hidden is shown.
enum FlagWords {
  /// - Parameters:
  ///   - flag: Its name in code, such as `isExpanded` or `hidePassword`.
  ///   - pictures: The symbols that the control shows in turn.
  /// - Returns: What pressing it does while the flag is set, and while it is not; nil where its name does not tell.
  static func words(of flag: String, pictures: [String], in language: String) -> (whenSet: String, otherwise: String)? {
    let words = IdentifierWords.split(flag).map { $0.lowercased() }
    func has(_ list: NameWords.List) -> Bool { !NameWords.words(list).isDisjoint(with: words) }
    func word(_ symbol: String) -> String? { SFSymbols.meaning(of: symbol)?.text(language: language) }
    if let expand = word("chevron.down"), let collapse = word("chevron.up"), has(.expandedFlag) != has(.collapsedFlag) {
      return has(.expandedFlag) ? (collapse, expand) : (expand, collapse)
    }
    let isDisclosure = pictures.allSatisfy { $0.hasPrefix("chevron.") }
    guard isDisclosure || pictures.allSatisfy(showsAnEye), has(.hiddenFlag) != has(.shownFlag), let show = word("eye"),
      let hide = word("eye.slash") else { return nil }
    let object = language == "en" ? thing(words) : ""
    // An arrow without a word for what it opens says so better by itself.
    if isDisclosure, object.isEmpty { return nil }
    return has(.hiddenFlag) ? (show + object, hide + object) : (hide + object, show + object)
  }

  /// Whether more is shown while a flag is set, by its name: true of `isExpanded` and `showsDetails`, false of `isCollapsed`; nil
  /// where it does not tell.
  static func isOpenWhileSet(_ flag: String) -> Bool? {
    let name = flag.split(separator: ".").last.map(String.init) ?? flag
    let words = IdentifierWords.split(name).map { $0.lowercased() }
    func says(_ list: NameWords.List) -> Bool { words.contains(where: NameWords.words(list).contains) }
    if says(.collapsedFlag) || says(.hiddenFlag) { return words.contains(where: NameWords.words(.denial).contains) }
    return says(.expandedFlag) || says(.openFlag) || says(.shownFlag) ? true : nil
  }

  /// The same of a flag whose name says what was done, and which can be undone: "Unmute" and "Mute" of `isMuted`.
  static func words(ofTurned flag: String, in language: String) -> (whenSet: String, otherwise: String)? {
    let words = IdentifierWords.said(by: flag)
    guard words.count == 1, let verb = IdentifierWords.turned(words[0].lowercased()), ActionVerbs.deed(of: "un" + verb) != nil,
      let undo = Words.press(("un" + verb).capitalizedFirst, in: language), let word = Words.press(verb.capitalizedFirst, in: language)
    else { return nil }
    return (undo, word)
  }

  /// The symbol, open or crossed out, or a file of the app by that word. One takes away what the other shows.
  static func showsAnEye(_ picture: String) -> Bool {
    picture.hasPrefix("eye") || DecorativeNames.parts(of: picture).contains("eye")
  }

  /// " password" of `isPasswordHidden`.
  private static func thing(_ words: [String]) -> String {
    let framing = [NameWords.List.hiddenFlag, .shownFlag, .frameBefore, .frameAfter, .programmers].map(NameWords.words)
    let rest = words.filter { word in
      word.count > 2 && word.allSatisfy(\.isLetter) && !framing.contains { $0.contains(word) }
    }
    return rest.isEmpty ? "" : " " + rest.joined(separator: " ")
  }
}
