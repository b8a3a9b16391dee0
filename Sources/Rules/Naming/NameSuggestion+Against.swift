import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// What code does, held against what the picture of a control stands for.
extension NameSuggestion {
  /// What the code of a control does with something, where that is another thing than a word says: "Cancel download"
  /// against "Close". nil where it does the same, or nobody can tell.
  static func deed(of element: AccessibilityElement, against word: String) -> String? {
    guard let name = onlyDeed(in: (element.activation.map(telling) ?? []).filter { !isIncidental($0) }),
      let meant = ActionVerbs.deed(of: word.lowercased()) else { return nil }
    let said = name.split(separator: " ").map { $0.lowercased() }
    guard said.count > 1, let deed = ActionVerbs.deed(of: said[0]) else { return nil }
    // What is running is cancelled, and what is in front is closed.
    let isCancelled = said[0] == "cancel" && meant == "close" && !NameWords.words(.presentationFlag).contains(said[1])
    return deed != meant || isCancelled ? name : nil
  }

  /// What the code of a control does, where that is another thing than what a sign most often stands for: "Delete account"
  /// against "Close" of a cross, "Previous" against "Next" of an arrow.
  static func other(than meaning: String, of element: AccessibilityElement) -> String? {
    let deeds = Self.deeds(of: element.activation)
    let meant = ActionVerbs.deed(of: meaning.lowercased())
    if let name = onlyDeed(in: deeds), let said = name.split(separator: " ").first.map({ ActionVerbs.deed(of: $0.lowercased()) }),
      let deed = said {
      return deed == meant || deed == "close" ? nil : name
    }
    let said = Set(deeds.flatMap { IdentifierWords.split($0).map { $0.lowercased() } })
    func leads(_ words: Set<String>) -> Bool { !said.isDisjoint(with: words) }
    let isForward = leads(["next", "forward"]), isBackward = leads(["previous", "prev", "back"])
    switch meaning {
    case "Next" where isBackward && !isForward: return said.contains("back") ? "Back" : "Previous"
    case "Back", "Previous": return isForward && !isBackward ? "Next" : nil
    default: return nil
    }
  }

  /// What code calls the one thing that is done.
  static func onlyDeed(in deeds: [String]) -> String? {
    Set(deeds).count == 1 ? deeds.first.flatMap { IdentifierWords.deed(of: $0) } : nil
  }

  /// Whether what code does leads elsewhere, or is done with something else, than the words of a picture say: "Next
  /// chapter" is no "Next track", and "Previous" no "Collapse".
  static func isOfAnother(_ name: String, than meaning: String) -> Bool {
    let said = TextWords.split(name).map { $0.lowercased() }
    let meant = TextWords.split(meaning).map { $0.lowercased() }
    guard let verb = said.first, !["toggle", "set", "update"].contains(verb) else { return false }
    if ["next", "previous"].contains(verb), !meant.contains(verb) { return true }
    // "Resume selected torrents" says more than "Play" does.
    if said.count > 1, meant.count == 1, verb != meant[0], let deed = ActionVerbs.deed(of: verb), deed != "close" {
      return deed == ActionVerbs.deed(of: meant[0])
    }
    guard said.count > 1, meant.count > 1, let object = meant.last else { return false }
    return !said.contains { $0.hasPrefix(object.prefix(4)) }
  }

  /// The verb and the object of the one thing that is done, where code names both.
  static func objects(of deeds: [String]) -> String? {
    let named = Set(deeds.compactMap { IdentifierWords.deed(of: $0) })
    guard named.count == 1, let name = named.first else { return nil }
    let words = name.split(separator: " ").map(String.init)
    return words.count > 1 && ActionVerbs.deed(of: words[0].lowercased()) != nil ? name : nil
  }

  /// What is turned on and off by one function that is called so: "Favorite" of `toggleFavorite`.
  ///
  /// - Parameter symbol: A tick tells whether something is so, of what was watched or was not: "Watched".
  static func turned(by deeds: [String], under symbol: String) -> String? {
    guard Set(deeds).count == 1, let deed = deeds.first, isToggle(deed) || deed.hasSuffix(".toggle"),
      let words = deeds.first.map(IdentifierWords.said) else { return nil }
    let turned = words.first?.lowercased() == "toggle" ? Array(words.dropFirst()) : words
    if SFSymbols.isTick(symbol), let state = IdentifierWords.state(turned) { return state }
    guard words.count == 2, words[0].lowercased() == "toggle" else { return nil }
    return IdentifierWords.flag(of: words[1].lowercased() + ".toggle")
  }

  /// "Selected" or "Popular" say what is, and not what a button does.
  static func tellsOnlyState(_ meaning: SymbolMeaning, _ symbol: String, _ element: AccessibilityElement) -> Bool {
    if element.role == .image, NameWords.words(.bareShape).contains(symbol) { return true }
    // "Cannot delete" is nothing that a button does.
    if element.role == .button, meaning.kind == .state, ["Cannot ", "Not ", "No "].contains(where: meaning.english.hasPrefix) { return true }
    return meaning.kind == .state && !symbol.contains("slash")
      && ![.toggle, .image].contains(element.role)
  }

  /// `rating = value` under a star: one of several alike, of which each stands for another value.
  static func setsOneOfMany(_ element: AccessibilityElement) -> Bool {
    guard let symbol = symbol(of: element), NameWords.words(.ratingSymbol).contains(where: symbol.hasPrefix),
      let action = element.choosing, action.assignments.count == 1 else { return false }
    let value = action.assignments[0].value
    return !["true", "false", "nil"].contains(value) && !value.hasPrefix("!") && value.first != "." && !value.contains("\"")
  }

  /// A cross, or a picture of the app, that does nothing but make a text empty, as at the end of a field.
  static func emptiesText(_ element: AccessibilityElement) -> Bool {
    let isPicture = if case .asset? = element.image { true } else { false }
    guard symbol(of: element).map(SFSymbols.isCross) ?? isPicture,
      let action = element.activation ?? element.gestures.first(where: { $0.kind == .tap })?.effect
    else { return false }
    let emptied = action.assignments.filter(makesEmpty)
    let removed = Set(action.mentions.filter(removesLetters))
    // That nothing is searched any more goes with it.
    // Nor does it say more that typing goes on there: `isFocused = true`.
    let others = action.assignments.filter { !makesEmpty($0) && !movesFocus($0) }
    return emptied.count + removed.count == 1 && others.allSatisfy { ["false", "nil", "[]"].contains($0.value) }
      && action.mentions.allSatisfy { one in
        isIncidental(one) || removed.contains(one) || action.assignments.contains { $0.target == one }
          || element.framework != .swiftUI && one == action.mentions.first
      }
  }

  /// `isFocused = true`, `focusedField = .name`: the field gets the keyboard (Apple: FocusState).
  private static func movesFocus(_ assignment: ActionSummary.Assignment) -> Bool {
    let words = IdentifierWords.split(assignment.target.split(separator: ".").last.map(String.init) ?? "").map { $0.lowercased() }
    return assignment.step == nil && words.contains { ["focus", "focused"].contains($0) }
  }

  /// A cross or a minus that takes something out of a collection and does nothing else.
  static func takesOneAway(_ element: AccessibilityElement) -> Bool {
    guard let symbol = shownSymbol(of: element), ["xmark", "minus", "multiply"].contains(where: symbol.hasPrefix),
      let action = element.activation else { return false }
    return action.mentions.contains { $0.split(separator: ".").last?.lowercased().hasPrefix("remove") ?? false || marksAsGone($0) }
      && action.mentions.allSatisfy { isIncidental($0) || isBookkeeping($0) }
  }

  /// `removedPhotos.insert(photo)`: what is kept in mind to be removed when all is saved.
  private static func marksAsGone(_ mention: String) -> Bool {
    let path = mention.split(separator: ".")
    guard path.count > 1, let deed = path.last, deed == "insert" || deed == "append" else { return false }
    return IdentifierWords.split(String(path[path.count - 2])).contains { NameWords.words(.goneMark).contains($0.lowercased()) }
  }

  /// What the pictures of a control stand for, where that is one word: "show" and "hide" of an eye.
  static func pictureVerbs(of element: AccessibilityElement) -> Set<String> {
    guard case .symbol(let name)? = element.image else { return [] }
    return Set(name.literals.compactMap { SFSymbols.meaning(of: $0)?.english.lowercased() }.filter { !$0.contains(" ") })
  }

  /// A verb of movement with a place: `scrollToToday`, `jumpToNow`.
  static func leadsSomewhere(_ mention: String) -> Bool {
    let words = IdentifierWords.split(mention.split(separator: ".").last.map(String.init) ?? mention).map { $0.lowercased() }
    return words.count > 2 && words[1] == "to" && NameWords.words(.going).contains(words[0])
  }

  /// Points somewhere; what is done there, the code tells.
  static func isArrow(_ symbol: String) -> Bool {
    NameWords.words(.arrow).contains(where: symbol.hasPrefix)
  }

  /// Whether the code speaks of what an arrow most often stands for; `moveCursor` of something else.
  static func leads(_ deeds: [String], as meaning: String) -> Bool {
    let words = Set(TextWords.split(meaning).map { $0.lowercased() })
    let meant = Self.deeds(of: TextWords.split(meaning))
    return deeds.contains { mention in
      let said = IdentifierWords.split(mention).map { $0.lowercased() }
      // `showEndConfirmation`: a question comes up, and nothing opens where the arrow points.
      if said.contains(where: NameWords.words(.askingFlag).contains) { return false }
      return !words.isDisjoint(with: said) || !NameWords.words(.leading).isDisjoint(with: said)
        || Self.deeds(of: said).contains(where: meant.contains)
    }
  }

  /// Whether the code does by its own words what a picture stands for.
  static func bearsOut(_ element: AccessibilityElement, _ meaning: SymbolMeaning) -> Bool {
    guard meaning.kind == .action, let meant = verb(of: meaning) else { return false }
    if meant == ActionVerbs.deed(of: "copy"), copies(element) { return true }
    if deedOfChoice(element.activation).flatMap({ ActionVerbs.deed(of: $0) }) == meant { return true }
    let done = Set(deeds(of: element.activation).flatMap { deeds(of: IdentifierWords.said(by: $0)) })
    return done == [meant]
  }

  /// The call that does something else than the words of a picture say; nil where one does just that, or none tells.
  static func deed(in mentions: [String], against meaning: SymbolMeaning) -> String? {
    guard let meant = verb(of: meaning) else { return nil }
    let done = mentions.map { mention in
      (mention, deeds(of: IdentifierWords.said(by: mention)))
    }
    if done.contains(where: { $0.1.contains(meant) }) { return nil }
    // What is done besides, such as closing the sheet, is not what the control is for.
    // Of several things that are done, the first is not more than the others.
    if done.count(where: { $0.1 != ["close"] }) > 1 { return nil }
    return done.first { !$0.1.isEmpty && $0.1 != ["close"] || meant != "close" && $0.1 == ["close"] && done.count == 1 }?.0
  }
}
