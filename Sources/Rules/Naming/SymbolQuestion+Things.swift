import AccessibilityModel
import PlatformKnowledge
import SourceModel

// A symbol and code that agree in what is done, where one of the two says more: the code of what thing, or the symbol of what kind.
extension SymbolQuestion {
  /// "Align right" for `applyFormat(.alignRight)` under that symbol: the function does any of many things, and only its argument and
  /// the symbol tell which.
  func generalDeed() -> NameSuggestion? {
    guard meaning.kind == .action, Set(deeds).count == 1, let deed = deeds.first, NameSuggestion.isGeneral(deed) else { return nil }
    return meaning.isAmbiguous ? nil : NameSuggestion.meant(meaning, question.language)
  }

  /// Plus and minus in one sign change the sign of a number only where code speaks of one.
  func unchangedSign() -> NameSuggestion? {
    guard symbol.hasPrefix("plusminus"), let action = element.activation?.whole else { return nil }
    let words = Set((action.mentions + action.reached).flatMap(IdentifierWords.split).map { $0.lowercased() })
    let isChanged = !words.isDisjoint(with: NameWords.words(.signChange)) || action.assignments.contains { $0.value.hasPrefix("-") || $0.value.contains("* -") }
    return isChanged || action.assignments.isEmpty ? nil : .gap
  }

  /// "Add hour" of `addHour()` under a plus: both say the same deed, and the code says with what.
  func sameDeedOfThing() -> NameSuggestion? {
    guard meaning.kind == .action, let meant = NameSuggestion.verb(of: meaning), TextWords.split(meaning.english).count == 1, meant != "close",
      let name = NameSuggestion.onlyDeed(in: deeds), case let words = TextWords.split(name).map({ $0.lowercased() }), (2...3).contains(words.count),
      ActionVerbs.deed(of: words[0]) == meant, let last = words.last else { return nil }
    // `addNew` and `saveAndSend` say with what no more than the verb does; in `deleteAll` the word counts.
    let isOpen = NameWords.words(.qualifier).contains(last) && last != "all" || NameWords.words(.preposition).contains(last)
    // Many things of any kind are as vague as one: "items" as "item".
    let isVague = words.dropFirst().flatMap { [$0, EnglishNoun.singular($0) ?? $0] }.contains { word in
      [NameWords.List.vagueThing, .bareWord, .countWord].contains { NameWords.words($0).contains(word) }
    }
    return isOpen || isVague ? nil : .told(name)
  }

  /// "Next day" of `day = calendar.date(byAdding: .day, value: 1, to: day)` under an arrow (Apple: documentation of
  /// Calendar.date(byAdding:value:to:wrappingComponents:)).
  func dateStep() -> NameSuggestion? {
    guard NameSuggestion.isArrow(symbol), let action = element.activation?.whole, action.assignments.count == 1 else { return nil }
    let value = action.assignments[0].value.filter { !$0.isWhitespace }
    let units = ["day": "day", "weekOfYear": "week", "weekOfMonth": "week", "month": "month"]
    let steps = units.flatMap { unit, word in
      [("byAdding:.\(unit),value:1,", "Next " + word), ("byAdding:.\(unit),value:-1,", "Previous " + word)]
    }
    guard let step = steps.first(where: { value.contains($0.0) }) else { return nil }
    return NameSuggestion.said(step.1, question.language)
  }

  /// "Full screen" of `isSmall.toggle()` under two arrows that point outwards: a flag for a size bears out what they stand for.
  func sizeTurned() -> NameSuggestion? {
    guard symbol.hasPrefix("arrow.up.left.and.arrow.down.right") || symbol.hasPrefix("arrow.down.right.and.arrow.up.left"),
      let mentions = element.activation?.whole.mentions.filter({ !NameSuggestion.isIncidental($0) }), Set(mentions).count == 1,
      mentions[0].hasSuffix(".toggle"), case let words = IdentifierWords.said(by: mentions[0]).map({ $0.lowercased() }),
      words.allSatisfy(NameWords.words(.sizeFlag).contains), !words.isEmpty else { return nil }
    return NameSuggestion.meant(meaning, question.language)
  }

  /// "Show home pins" of `showHomePins.toggle()` under a house that is filled while they are shown: the flag says what is shown, and
  /// its picture only stands for that.
  func shownFlag() -> NameSuggestion? {
    guard case .symbol(let name)? = element.image, Set(name.literals).count == 2, let turned = deeds.first(where: { $0.hasSuffix(".toggle") }) else { return nil }
    // What is kept of it elsewhere goes by the same name: `store.showHomePins = showHomePins`.
    let flags = Set(deeds.compactMap { $0.split(separator: ".").last { $0 != "toggle" } })
    guard flags.count == 1, let words = flags.first.map({ IdentifierWords.split(String($0)).map { $0.lowercased() } }), words.count > 2,
      NameWords.words(.shownFlag).contains(words[0]), !words.dropFirst().contains(where: { ActionVerbs.deed(of: $0) != nil }) else { return nil }
    return NameSuggestion.words(from: turned).map(NameSuggestion.told)
  }

  /// "Next week" of `goToNextWeek()` under an arrow that stands for going on.
  func stepOfThing() -> NameSuggestion? {
    guard let name = NameSuggestion.onlyDeed(in: deeds), case let words = TextWords.split(name).map({ $0.lowercased() }), (2...3).contains(words.count),
      NameWords.words(.leadingWord).contains(words[0]), words[0] != "more", NameSuggestion.isArrow(symbol) else { return nil }
    // `loadNextPage()`: pages are what programmers read a list by.
    let said = deeds.first.map(IdentifierWords.said)?.first?.lowercased() ?? ""
    if NameWords.words(.fetchingVerb).contains(said) || NameWords.words(.loadingAnew).contains(said) { return nil }
    let meant = TextWords.split(meaning.english).map { $0.lowercased() }
    return meant.count == 1 && !words.dropFirst().contains(where: NameWords.words(.vagueThing).contains) ? .told(name) : nil
  }

  /// "Edit profile" of `showProfileSheet = true` under a pencil: what comes up is what is edited there.
  func shownForEditing() -> NameSuggestion? {
    guard meaning.english == "Edit", Set(deeds).count == 1, let thing = deeds.first.flatMap(IdentifierWords.place(of:)),
      case let words = TextWords.split(thing).map({ $0.lowercased() }), words.count < 3, let first = words.first else { return nil }
    let isOfDeed = words.contains { ActionVerbs.deed(of: $0) != nil || NameWords.words(.qualifier).contains($0) || NameWords.words(.panelOfScreen).contains($0) }
    return isOfDeed || first.hasPrefix("edit") || first.hasSuffix("ing") ? nil : .told("Edit " + thing.lowercasedFirst)
  }
}

extension NameSuggestion {
  /// Whether a function is called by a verb for doing anything with what programmers call any thing: `applyFormat`, `setStyle`.
  static func isGeneral(_ mention: String) -> Bool {
    let said = IdentifierWords.said(by: mention).map { $0.lowercased() }
    guard said.count > 1, let verb = said.first else { return false }
    return NameWords.words(.generalVerb).contains(verb) && said.dropFirst().allSatisfy(NameWords.words(.generalThing).contains)
  }
}
