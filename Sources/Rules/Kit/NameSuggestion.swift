import AccessibilityModel
import PlatformKnowledge

/// The best name that source lets one guess for a control: from its symbol, from what it does, from what it is bound to.
public struct NameSuggestion: Hashable, Sendable {
  public var text: String
  /// Derived from something that says what the control does, not merely a placeholder.
  public var isDerived: Bool

  /// The suggestion for a control, in the language of the source; a placeholder in angle brackets when nothing tells.
  public static func forControl(_ element: AccessibilityElement, language: String) -> NameSuggestion {
    let states = PictureStates(of: element, alternates: [], when: [], [])
    return forControl(element, isOneThing: states.isOneThing, language: language)
  }

  /// - Parameter isOneThing: The picture stands for the same whatever the state; see `PictureStates`.
  static func forControl(_ element: AccessibilityElement, isOneThing: Bool, language: String) -> NameSuggestion {
    let name = suggested(for: element, isOneThing: isOneThing, language: language)
    if name == gap, isOneThing, let own = byOwnName(element, language) { return own }
    guard name == gap, !language.hasPrefix("en") else { return name }
    let english = forControl(element, isOneThing: isOneThing, language: "en")
    return english.isDerived ? translated(english.text, language) : gap
  }

  private static func suggested(for element: AccessibilityElement, isOneThing: Bool, language: String) -> NameSuggestion {
    let deeds = Self.deeds(of: element.activation)
    // A plus and a minus in one button: neither of them is what it does.
    let isOneThing = isOneThing && !showsSeveralSymbols(element)
    if isOneThing, element.role != .image, emptiesText(element), let clear = SFSymbols.meaning(of: "xmark.circle.fill") {
      return meant(clear, language)
    }
    if isOneThing, element.activation?.onlyEndsEditing ?? false,
      let hide = SFSymbols.meaning(of: "keyboard.chevron.compact.down") {
      return meant(hide, language)
    }
    if isOneThing, copies(element) { return translated("Copy", language) }
    if isOneThing, swaps(element) { return translated("Swap", language) }
    if isOneThing, element.activation?.assignments.contains(where: endsEditMode) ?? false {
      return said("Done", language) ?? gap
    }
    if isOneThing, let word = (leavingWord(of: element) ?? agreedWord(of: element)).flatMap({ said($0, language) }) { return word }
    if isOneThing, language == "en", let name = turnedPage(element) { return NameSuggestion(text: name, isDerived: true) }
    if isOneThing, let word = keptWord(element, language) { return word }
    // "Next" of `skipToNext()`, whatever the picture stands for elsewhere.
    if isOneThing, !language.hasPrefix("en"), let step = onlyDeed(in: deeds)?.split(separator: " ").first.map(String.init),
      NameWords.words(.leadingWord).contains(step.lowercased()), let word = said(step, language) { return word }
    if isOneThing, takesOneAway(element), let remove = SFSymbols.meaning(of: "minus.circle") {
      return meant(remove, language)
    }
    if isOneThing, setsOneOfMany(element) { return gap }
    if let shown = showing(element, isOneThing: isOneThing, language) { return shown }
    if language == "en", let name = openedByItem(element.activation) { return NameSuggestion(text: name, isDerived: true) }
    if isOneThing, let symbol = symbol(of: element), let meaning = SFSymbols.meaning(of: symbol),
      meaning.kind != .decoration, !tellsOnlyState(meaning, symbol, element) {
      if let name = lawful(element, symbol, meaning, language) { return name }
      if language == "en", let name = ownDeed(element, otherThan: meaning) { return NameSuggestion(text: name, isDerived: true) }
      // What may be one thing or another is no name for a list of choices, but for the three dots.
      if element.role == .menu, meaning.kind == .action, meaning.isAmbiguous, !symbol.hasPrefix("ellipsis") { return gap }
      if let name = counted(element, by: symbol), language == "en" { return NameSuggestion(text: name, isDerived: true) }
      // A cross stands for more than emptying a text, as is the first that comes to mind.
      if symbol.hasPrefix("xmark.circle"), !deeds.isEmpty, !onlyCloses(element.activation) {
        return language == "en" ? onlyDeed(in: deeds).map { NameSuggestion(text: $0, isDerived: true) } ?? gap : gap
      }
      // Nothing is played, and nothing shared, where all that is done is to leave.
      if let deed = verb(of: meaning), deed != "close", onlyCloses(element.activation), let close = SFSymbols.meaning(of: "xmark") {
        return meant(close, language)
      }
      // However the code goes about it, an arrow back under which the screen is left leads back.
      if symbol.contains("backward") || symbol.contains("left"), meaning.english == "Back", leaves(element.activation) {
        return meant(meaning, language)
      }
      // An arrow that puts something away.
      if language == "en", isArrow(symbol), let name = onlyDeed(in: deeds), Self.deeds(of: TextWords.split(name)).first == "close" {
        return NameSuggestion(text: name, isDerived: true)
      }
      // Of what a symbol stands for in one app and not in another, the code tells more: "Play next song".
      if meaning.isAmbiguous, language == "en", let words = turned(by: deeds, under: symbol) { return NameSuggestion(text: words, isDerived: true) }
      if meaning.isAmbiguous, meaning.kind == .action, language == "en", let words = objects(of: deeds) {
        return NameSuggestion(text: words, isDerived: true)
      }
      if language == "en", let name = onlyDeed(in: deeds), isOfAnother(name, than: meaning.english) {
        return NameSuggestion(text: name, isDerived: true)
      }
      // `scrollToNearestAvailableDay` under a calendar: where it leads, a person has to say.
      if Set(deeds).count == 1, let mention = deeds.first, leadsSomewhere(mention),
        !leads(deeds, as: meaning.english) { return gap }
      // What a mark that points up or down leaves behind is not what it is for.
      if isArrow(symbol), meaning.isAmbiguous, symbol.contains("down") || symbol.contains("up"), case let others = withoutLeaving(deeds),
        !others.isEmpty, others.count < deeds.count, !leads(others, as: meaning.english), let name = told(by: others, language) { return name }
      if isArrow(symbol), meaning.isAmbiguous || symbol.hasPrefix("arrowshape"), !deeds.isEmpty, !leads(deeds, as: meaning.english) {
        return told(by: deeds, language) ?? gap
      }
      // What is kept of a call that is made beside: `hasFailed = !plans.moveUp(step)`.
      if symbol.hasPrefix("arrow.up"), meaning.isAmbiguous, deeds.isEmpty,
        element.activation?.assignments.contains(where: { $0.step == nil && !plain.contains($0.value) }) ?? false { return gap }
      // Three lines or dots over one thing that is done at once are no menu.
      if element.role == .button, language == "en", NameWords.words(.anyDeed).contains(meaning.english.lowercased()),
        let name = onlyDeed(in: deeds), isDoneAtOnce(name) { return NameSuggestion(text: name, isDerived: true) }
      guard let other = deed(in: deeds, against: meaning) else {
        if isOfAnotherThing(deeds, than: meaning) { return told(by: deeds, language) ?? gap }
        // The function that a control of UIKit is bound to says what it is for, whatever its code calls in turn.
        if element.framework != .swiftUI, deeds.count > 1, let handler = element.activation?.mentions.first,
          isOfAnotherThing([handler], than: meaning) { return told(by: [handler], language) ?? gap }
        return isOfOtherDeeds(deeds, than: meaning) || leavesWithout(meaning, element) ? gap : meant(meaning, language)
      }
      // The code says what is done, and the picture something else.
      return language == "en" ? words(from: other).map { NameSuggestion(text: $0, isDerived: true) } ?? gap : gap
    }
    if isOneThing, element.role == .button, language == "en", onlyCloses(element.activation),
      let close = SFSymbols.meaning(of: "xmark") {
      return meant(close, language)
    }
    // Of a control that does one thing now and another then, what is called in one of the states is no name for both.
    let lasting = isOneThing ? deeds : deeds.filter { Self.deeds(of: PicturePair.orderedWords($0)).isEmpty || isToggle($0) }
    // A picture with a meaning of its own says what the screen is for: "Notifications" of a bell.
    if isOneThing, language == "en", let name = destination(of: element) {
      return symbolOfFile(of: element).flatMap(SFSymbols.meaning).map { meant($0, language) } ?? NameSuggestion(text: name, isDerived: true)
    }
    let verbs = pictureVerbs(of: element)
    let words = lasting.compactMap { Self.words(from: $0, keeping: verbs) }
    // Of several things that are done, the first is not more than the others.
    if let word = words.first.flatMap({ said($0, language) }), Set(words).count == 1, isOneThing || lasting.count == deeds.count {
      // A bookmark says "Bookmark", and code "Toggle article saved".
      if isOneThing, word.text.hasPrefix("Toggle "), let meaning = symbolOfFile(of: element).flatMap(SFSymbols.meaning), meaning.kind == .action,
        verb(of: meaning) != nil { return meant(meaning, language) }
      return word
    }
    // The value of a picker is the option that is chosen.
    if isOneThing, element.role != .picker, let value = element.value?.value, let word = holeWord(value), language == "en" {
      return NameSuggestion(text: word, isDerived: true)
    }
    // What a file is called says less than what code does.
    if isOneThing, let symbol = symbolOfFile(of: element), let meaning = SFSymbols.meaning(of: symbol) {
      return pointsElsewhere(symbol, meaning.english, element.activation) ? gap : meant(meaning, language)
    }
    if isOneThing, language == "en", let deed = deedOfFile(of: element) { return NameSuggestion(text: deed, isDerived: true) }
    return gap
  }

  /// A word of the code in the language of the app, as far as it is known there.
  static func said(_ word: String, _ language: String) -> NameSuggestion? {
    Words.press(word, in: language).map { NameSuggestion(text: $0, isDerived: true) }
  }

  /// What an action does that people ask for, as its code calls it.
  private static func deeds(of action: ActionSummary?) -> [String] {
    guard let action else { return [] }
    // `presses += 1`: that something is counted says nothing of what for.
    let counted = Set(action.assignments.filter { $0.step != nil }.map(\.target))
    let deeds = telling(action).filter {
      !counted.contains($0) && !action.preparations.contains($0) && !isIncidental($0) && !isBookkeeping($0) && !isWork($0) && !isVague($0)
    }
    // `month = next; reload()`: what follows from a choice is not the choice.
    let chosen = Set(action.assignments.filter { !plain.contains($0.value) && $0.step == nil }.map(\.target))
    if !chosen.isEmpty, deeds.allSatisfy({ chosen.contains($0) || isConsequence($0) }) { return [] }
    // What it does where it gives up early, and to what was under way before, it does beside.
    // Where one flag is set and another one cleared, the one that is set tells what comes; where the screen is left, what
    // comes up instead tells what may hold one back.
    let leaves = action.mentions.contains { $0.split(separator: ".").last == "dismiss" }
    let isSet = action.assignments.contains { $0.value == "true" }
    let beside = isSet ? Set(action.assignments.filter { $0.value == (leaves ? "true" : "false") }.map(\.target)) : []
    let main = deeds.filter {
      !action.detours.contains($0) && !action.afterwards.contains($0) && !stopsOther($0) && !beside.contains($0)
        && !endsBeforehand($0, in: action) && !putsKeyboardAway($0)
    }
    let shown = Set(zip(action.mentions, action.mentions.dropFirst()).filter { NameSuggestion.bringsUp($0.0, $0.1) }.map(\.1))
    let others = main.filter { !shown.contains($0) }
    return main.isEmpty ? deeds : others.isEmpty ? main : others
  }

  /// Values that begin, end or empty something.
  static let plain: Set<String> = ["true", "false", "nil", "\"\"", "[]"]

  /// What it mentions, without what it sets to nothing: `replyToMessage = nil` replies to no message.
  static func telling(_ action: ActionSummary) -> [String] {
    let emptied = Set(action.assignments.filter { ["nil", "\"\"", "[]", "false"].contains($0.value) }.map(\.target))
    return action.mentions.filter { !emptied.contains($0) }
  }

  /// `search?.cancel()`, `timer.invalidate()`.
  private static func stopsOther(_ mention: String) -> Bool {
    let parts = mention.split(separator: ".")
    return parts.count > 1 && NameWords.words(.stopping).contains(parts[parts.count - 1].lowercased())
  }

  /// What the pictures of a control stand for, where that is one word: "show" and "hide" of an eye.
  private static func pictureVerbs(of element: AccessibilityElement) -> Set<String> {
    guard case .symbol(let name)? = element.image else { return [] }
    return Set(name.literals.compactMap { SFSymbols.meaning(of: $0)?.english.lowercased() }.filter { !$0.contains(" ") })
  }

  /// A cross or a minus that takes something out of a collection and does nothing else.
  private static func takesOneAway(_ element: AccessibilityElement) -> Bool {
    guard let symbol = symbol(of: element), ["xmark", "minus", "multiply"].contains(where: symbol.hasPrefix),
      let action = element.activation else { return false }
    return action.mentions.contains { $0.split(separator: ".").last?.lowercased().hasPrefix("remove") ?? false }
      && action.mentions.allSatisfy { isIncidental($0) || isBookkeeping($0) }
  }

  static func leaves(_ action: ActionSummary?) -> Bool {
    guard let action else { return false }
    return (action.mentions + action.reached).contains { mention in leaving.contains { mention.hasSuffix($0) } }
  }

  /// What takes a screen away (Apple: UINavigationController, UIViewController, EnvironmentValues.dismiss,
  /// NSExtensionContext).
  private static let leaving = [
    "popViewController", "popToRootViewController", "popToViewController", "dismiss", "completeRequest", "cancelRequest",
  ]

  /// A verb of movement with a place: `scrollToToday`, `jumpToNow`.
  private static func leadsSomewhere(_ mention: String) -> Bool {
    let words = IdentifierWords.split(mention.split(separator: ".").last.map(String.init) ?? mention).map { $0.lowercased() }
    return words.count > 2 && words[1] == "to" && NameWords.words(.going).contains(words[0])
  }

  /// Points somewhere; what is done there, the code tells.
  static func isArrow(_ symbol: String) -> Bool {
    NameWords.words(.arrow).contains(where: symbol.hasPrefix)
  }

  /// Whether the code speaks of what an arrow most often stands for; `moveCursor` of something else.
  private static func leads(_ deeds: [String], as meaning: String) -> Bool {
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
  private static func onlyDeed(in deeds: [String]) -> String? {
    Set(deeds).count == 1 ? deeds.first.flatMap { IdentifierWords.deed(of: $0) } : nil
  }

  /// Whether what code does leads elsewhere, or is done with something else, than the words of a picture say: "Next
  /// chapter" is no "Next track", and "Previous" no "Collapse".
  private static func isOfAnother(_ name: String, than meaning: String) -> Bool {
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
  private static func objects(of deeds: [String]) -> String? {
    let named = Set(deeds.compactMap { IdentifierWords.deed(of: $0) })
    guard named.count == 1, let name = named.first else { return nil }
    let words = name.split(separator: " ").map(String.init)
    return words.count > 1 && ActionVerbs.deed(of: words[0].lowercased()) != nil ? name : nil
  }

  /// What is turned on and off by one function that is called so: "Favorite" of `toggleFavorite`.
  ///
  /// - Parameter symbol: A tick tells whether something is so, of what was watched or was not: "Watched".
  private static func turned(by deeds: [String], under symbol: String) -> String? {
    guard Set(deeds).count == 1, let deed = deeds.first, isToggle(deed) || deed.hasSuffix(".toggle"),
      let words = deeds.first.map(IdentifierWords.said) else { return nil }
    let turned = words.first?.lowercased() == "toggle" ? Array(words.dropFirst()) : words
    if symbol.hasPrefix("checkmark"), let state = IdentifierWords.state(turned) { return state }
    guard words.count == 2, words[0].lowercased() == "toggle" else { return nil }
    return IdentifierWords.flag(of: words[1].lowercased() + ".toggle")
  }

  /// "Selected" or "Popular" say what is, and not what a button does.
  private static func tellsOnlyState(_ meaning: SymbolMeaning, _ symbol: String, _ element: AccessibilityElement) -> Bool {
    if element.role == .image, NameWords.words(.bareShape).contains(symbol) { return true }
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

  /// A cross that does nothing but make a text empty, as at the end of a field.
  static func emptiesText(_ element: AccessibilityElement) -> Bool {
    guard let symbol = symbol(of: element), symbol.hasPrefix("xmark") || symbol.hasPrefix("multiply"),
      let action = element.activation ?? element.gestures.first(where: { $0.kind == .tap })?.effect
    else { return false }
    let emptied = action.assignments.filter { $0.value == "\"\"" }
    // That nothing is searched any more goes with it.
    let others = action.assignments.filter { $0.value != "\"\"" }
    return emptied.count == 1 && others.allSatisfy { ["false", "nil", "[]"].contains($0.value) }
      && action.mentions.allSatisfy { one in isIncidental(one) || action.assignments.contains { $0.target == one } }
  }

  /// All that it does is to put away what is in front: `dismiss()`, `isPresented = false`; it may note that it was seen.
  private static func onlyCloses(_ action: ActionSummary?) -> Bool {
    guard let action, !action.mentions.isEmpty else { return false }
    let flags = Set(action.assignments.filter { $0.value == "false" && isPresentation($0.target) }.map(\.target))
    if !flags.isEmpty, action.assignments.count > flags.count,
      action.mentions.allSatisfy({ one in isIncidental(one) || action.assignments.contains { $0.target == one } }) {
      return action.assignments.allSatisfy { $0.value == "false" || $0.value == "true" }
    }
    return action.mentions.allSatisfy { mention in
      let last = mention.split(separator: ".").last.map(String.init) ?? mention
      return isDismissal(last) || flags.contains(mention) || mention == "withAnimation" || isIncidental(mention)
    } && action.mentions.contains { $0 != "withAnimation" && !isIncidental($0) }
  }

  /// `dismiss`, `handleDismiss`, `onDismissTapped`.
  private static func isDismissal(_ name: String) -> Bool {
    name == "dismiss" || [["dismiss"], ["close"]].contains(IdentifierWords.said(by: name).map { $0.lowercased() })
  }

  /// `editMode = .inactive`: what the system's own button calls "Done" (Apple: documentation of EditButton).
  private static func endsEditMode(_ assignment: ActionSummary.Assignment) -> Bool {
    assignment.value == ".inactive" && assignment.target.lowercased().contains("editmode")
  }

  /// `isShowingDetails`, `presentsSheet`: whether something is in front.
  static func isPresentation(_ flag: String) -> Bool {
    let words = IdentifierWords.split(flag.split(separator: ".").last.map(String.init) ?? flag).map { $0.lowercased() }
    return words.contains { word in NameWords.words(.presentationFlag).contains(where: word.hasPrefix) }
  }

  /// `toggleLock` does what is right in either state, and so does what turns a flag.
  private static func isToggle(_ mention: String) -> Bool {
    mention.split(separator: ".").last?.lowercased().hasPrefix("toggle") ?? false
  }

  /// For a person to fill in.
  static let gap = NameSuggestion(text: "<#name#>", isDerived: false)

  /// What a symbol stands for, where there is a word for it in the language of the app; else a gap that says what is
  /// meant.
  private static func meant(_ meaning: SymbolMeaning, _ language: String) -> NameSuggestion {
    meaning.text(language: language).map { NameSuggestion(text: $0, isDerived: true) }
      ?? NameSuggestion(text: "<#\(meaning.english)#>", isDerived: false)
  }

  /// The call that does something else than the words of a picture say; nil where one does just that, or none tells.
  private static func deed(in mentions: [String], against meaning: SymbolMeaning) -> String? {
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

  static func deeds(of words: [String]) -> [String] { words.compactMap { ActionVerbs.deed(of: $0.lowercased()) } }
}
