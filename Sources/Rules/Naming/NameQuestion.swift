import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// What a control may be called: asked of its pictures and of the code that it runs, one source after the other, in the
/// order in which they are believed. The first that answers is heard, also where all that it says is that nobody knows.
struct NameQuestion {
  let element: AccessibilityElement
  /// Its picture stands for the same whatever the state, and is not a plus and a minus in one button: neither of them is
  /// what it does.
  let isOneThing: Bool
  let language: String
  /// What its action does that people ask for, as the code calls it.
  let deeds: [String]

  init(about element: AccessibilityElement, isOneThing: Bool, language: String) {
    self.element = element
    self.language = language
    self.isOneThing = isOneThing && !NameSuggestion.showsSeveralSymbols(element)
    deeds = NameSuggestion.deeds(of: element.activation)
  }

  /// A source: what it says of a control, nil where it knows nothing of one like it.
  typealias Source = @Sendable (NameQuestion) -> () -> NameSuggestion?

  var answer: NameSuggestion {
    for source in Self.sources {
      guard let answer = source(self)() else { continue }
      // What another rule would call a name that says nothing is none: the next source may have a word.
      if answer.isDerived, GenericWords.sayNothing(answer.text, asNameOf: element, inAppOf: language) { continue }
      return answer
    }
    return .gap
  }

  /// First what is done beyond doubt, then the screen that comes up, then the symbol as far as the code bears it out, then
  /// what the code calls what it does, and last what the file of a picture is called by.
  private static let sources: [Source] = [
    emptiedText, lastLetterRemoved, hiddenKeyboard, copied, swapped, endedEditing, left, shared, turnedPage, today, kept, ownLanguage, stepElsewhere, takenAway, oneOfMany,
    tickedOff, addedOrNot, shownOrHidden, openedItem, openedPage, ownScreen, webPageAhead, sameThing, agreedOwnName, symbol, closed, destination, chosenScreen, code, boundValue, fileOfPicture, tab,
  ]

  var isEnglish: Bool { language == "en" }

  /// The word of a symbol that stands for something known beyond doubt.
  private func meaning(of symbol: String) -> NameSuggestion? {
    SFSymbols.meaning(of: symbol).map { NameSuggestion.meant($0, language) }
  }
}

/// What is done beyond doubt, whatever the picture stands for elsewhere.
extension NameQuestion {
  private func emptiedText() -> NameSuggestion? {
    guard isOneThing, element.role != .image, NameSuggestion.emptiesText(element) else { return nil }
    return meaning(of: "xmark.circle.fill")
  }

  /// A key of a keypad of the app's own takes away the last digit, whatever it is called in code: "Delete".
  private func lastLetterRemoved() -> NameSuggestion? {
    guard isOneThing, element.role == .button, let action = element.activation?.whole,
      action.mentions.contains(where: NameSuggestion.removesLast) else { return nil }
    let names = action.mentions + [NameSuggestion.shownSymbol(of: element), NameSuggestion.fileName(of: element)].compactMap(\.self)
    let words = Set(names.flatMap(IdentifierWords.split).map { $0.lowercased() })
    return words.isDisjoint(with: NameWords.words(.keypadDelete)) ? nil : NameSuggestion.said("Delete", language)
  }

  private func hiddenKeyboard() -> NameSuggestion? {
    guard isOneThing, element.activation?.onlyEndsEditing ?? false else { return nil }
    return meaning(of: "keyboard.chevron.compact.down")
  }

  private func copied() -> NameSuggestion? {
    isOneThing && (NameSuggestion.copies(element) || element.role == .button && NameSuggestion.onlyCopies(element.activation)) ? NameSuggestion.translated("Copy", language) : nil
  }

  private func swapped() -> NameSuggestion? {
    isOneThing && NameSuggestion.swaps(element) ? NameSuggestion.translated("Swap", language) : nil
  }

  private func endedEditing() -> NameSuggestion? {
    guard isOneThing, element.activation?.assignments.contains(where: NameSuggestion.endsEditMode) ?? false else { return nil }
    return NameSuggestion.said("Done", language) ?? .gap
  }

  private func left() -> NameSuggestion? {
    guard isOneThing else { return nil }
    let word = NameSuggestion.leavingWord(of: element) ?? NameSuggestion.agreedWord(of: element)
    return word.flatMap { NameSuggestion.said($0, language) }
  }

  /// The system's list of ways to share is all that comes up (Apple: documentation of UIActivityViewController).
  private func shared() -> NameSuggestion? {
    guard isOneThing, let action = element.activation?.whole, case let names = action.mentions + action.reached + action.destinations,
      names.contains("UIActivityViewController"), Set(action.destinations).isSubset(of: ["UIActivityViewController"]) else { return nil }
    return meaning(of: "square.and.arrow.up")
  }

  private func turnedPage() -> NameSuggestion? {
    isOneThing && isEnglish ? NameSuggestion.turnedPage(element).map(NameSuggestion.told) : nil
  }

  /// The page that a web view was on before it went back (Apple: WKWebView.goForward()): nothing comes next there.
  private func webPageAhead() -> NameSuggestion? {
    guard isOneThing, element.role == .button, Set(deeds).count == 1, deeds[0].split(separator: ".").last == "goForward" else { return nil }
    return NameSuggestion.said("Forward", language)
  }

  private func today() -> NameSuggestion? { isOneThing ? NameSuggestion.backToToday(element, language) : nil }

  private func kept() -> NameSuggestion? { isOneThing ? NameSuggestion.keptWord(element, language) : nil }

  /// Code in the language of the app says it itself: "Sortieren" of `sortieren()`, "Löschen" of `notizLoeschen()`.
  private func ownLanguage() -> NameSuggestion? {
    guard isOneThing, !isEnglish, element.role == .button, Set(deeds).count == 1, let said = deeds.first.map(IdentifierWords.said) else { return nil }
    if let whole = NameSuggestion.spelled(said.joined(separator: " "), in: language) { return whole }
    // In some languages the infinitive comes last; `deletePhotos` is English whatever the last word is elsewhere.
    guard ["de", "nl"].contains(where: language.hasPrefix), said.count > 1, let last = said.last, last.hasSuffix("n"),
      !said.contains(where: { IdentifierWords.isVerb($0.lowercased()) }) else { return nil }
    return NameSuggestion.spelled(last, in: language)
  }

  /// "Next" of `skipToNext()`, in an app of another language.
  private func stepElsewhere() -> NameSuggestion? {
    guard isOneThing, !language.hasPrefix("en"),
      let step = NameSuggestion.onlyDeed(in: deeds)?.split(separator: " ").first.map(String.init),
      NameWords.words(.leadingWord).contains(step.lowercased()) else { return nil }
    return NameSuggestion.said(step, language)
  }

  private func takenAway() -> NameSuggestion? {
    isOneThing && NameSuggestion.takesOneAway(element) ? meaning(of: "minus.circle") : nil
  }

  private func tickedOff() -> NameSuggestion? { NameSuggestion.tickedOff(element, language) }

  /// A plus that turns into a tick once that is done which it stands for, and that takes nothing away again: "Add", and the tick
  /// tells that it was.
  private func addedOrNot() -> NameSuggestion? {
    guard !isOneThing, element.role == .button, case .symbol(let name)? = element.image, name.literals.count == 2,
      name.literals.contains(where: { $0.hasPrefix("plus") }), name.literals.contains(where: SFSymbols.isTick),
      let mentions = element.activation?.whole.mentions, case let words = Set(mentions.flatMap(IdentifierWords.split).map { $0.lowercased() }),
      !words.isDisjoint(with: NameWords.words(.addingWord)), words.isDisjoint(with: NameWords.words(.undoingWord)) else { return nil }
    return NameSuggestion.said("Add", language)
  }

  private func oneOfMany() -> NameSuggestion? { isOneThing && NameSuggestion.setsOneOfMany(element) ? .gap : nil }

  private func shownOrHidden() -> NameSuggestion? { NameSuggestion.showing(element, isOneThing: isOneThing, language) }

  /// What else is done with the thing that the picture shows, where code says a verb with it.
  private func sameThing() -> NameSuggestion? {
    guard isOneThing, element.role == .button, let symbol = NameSuggestion.shownSymbol(of: element), let meaning = SFSymbols.meaning(of: symbol),
      let name = NameSuggestion.otherDeed(of: element, withThingOf: meaning) else { return nil }
    return NameSuggestion.translated(name, language)
  }

  /// What code calls a control of UIKit by a verb with the very thing that its picture stands for, however the code goes about
  /// it: "Flip camera" of `flipCameraButton`. What it turns on and off is called by that: "Microphone" of
  /// `toggleMicrophoneButton`.
  private func agreedOwnName() -> NameSuggestion? {
    guard isOneThing, isEnglish, element.framework != .swiftUI, element.role == .button,
      let meaning = NameSuggestion.shownSymbol(of: element).flatMap(SFSymbols.meaning), meaning.kind == .action,
      let name = element.platform?.reference.flatMap(IdentifierWords.control), case let words = TextWords.split(name), words.count > 1 else { return nil }
    let verb = words[0].lowercased()
    if verb == "toggle" { return .told(words.dropFirst().joined(separator: " ").capitalizedFirst) }
    let meant = Set(TextWords.split(meaning.english).map { $0.lowercased() })
    return ActionVerbs.deed(of: verb) != nil && words.dropFirst().contains { meant.contains($0.lowercased()) } ? .told(name) : nil
  }

  /// The page that a function of UIKit opens, of which its own name says more than is done: "Feedback" of
  /// `feedbackSendTapped` with `openPage(.feedback)`.
  private func openedPage() -> NameSuggestion? {
    guard isEnglish, isOneThing, element.role == .button, element.framework != .swiftUI, let action = element.activation,
      let handler = action.mentions.first else { return nil }
    let calls = action.mentions + action.reached
    let pages = Set(zip(calls, calls.dropFirst()).filter { NameSuggestion.bringsUp($0.0, $0.1) }.map(\.1))
    guard pages.count == 1, let name = pages.first.flatMap(IdentifierWords.place) else { return nil }
    let said = IdentifierWords.said(by: handler).map { $0.lowercased() }
    let page = TextWords.split(name).map { $0.lowercased() }
    // Whatever else the handler says, no other call says as well.
    let others = said.filter { !page.contains($0) }
    let done = Set(calls.dropFirst().flatMap(IdentifierWords.split).map { $0.lowercased() })
    return Set(page).isSubset(of: said) && !others.isEmpty && done.isDisjoint(with: others) ? .told(name) : nil
  }

  /// The tab of a controller that says what it is for by its own name.
  private func ownScreen() -> NameSuggestion? { isEnglish ? NameSuggestion.screenOfTab(element).map(NameSuggestion.told) : nil }

  private func openedItem() -> NameSuggestion? {
    isEnglish ? NameSuggestion.openedByItem(element.activation).map(NameSuggestion.told) : nil
  }
}

/// What is left to say where no symbol speaks.
extension NameQuestion {
  private func symbol() -> NameSuggestion? {
    guard isOneThing, let symbol = NameSuggestion.symbol(of: element), let meaning = SFSymbols.meaning(of: symbol),
      meaning.kind != .decoration, !NameSuggestion.tellsOnlyState(meaning, symbol, element) else { return nil }
    return SymbolQuestion(question: self, symbol: symbol, meaning: meaning).answer
  }

  private func closed() -> NameSuggestion? {
    guard isOneThing, element.role == .button, isEnglish, NameSuggestion.onlyCloses(element.activation) else { return nil }
    return meaning(of: "xmark")
  }

  /// A picture with a meaning of its own says what the screen is for: "Notifications" of a bell.
  private func destination() -> NameSuggestion? {
    guard isOneThing, let name = NameSuggestion.destination(of: element) else { return nil }
    if !isEnglish { return meaningOfFile == nil ? NameSuggestion.said(name, language) : nil }
    return meaningOfFile.map { NameSuggestion.meant($0, language) } ?? .told(name)
  }

  /// The screen that is chosen to be in front, as its case says: "Statistics" of `activeSheet = .statistics`.
  private func chosenScreen() -> NameSuggestion? {
    isOneThing && isEnglish ? NameSuggestion.chosenScreen(element.activation).map(NameSuggestion.told) : nil
  }

  /// What code calls the one thing that is done. Of several things that are done, the first is not more than the others.
  private func code() -> NameSuggestion? {
    // Whose account it is no word of the language says: a gap with it, rather than one word for all of them.
    if isOneThing, let own = NameSuggestion.brandedName(of: element) { return NameSuggestion.translated(own, language) }
    // Of a control that does one thing now and another then, what is called in one of the states is no name for both.
    let lasting = isOneThing ? deeds : deeds.filter {
      NameSuggestion.deeds(of: PicturePair.orderedWords($0)).isEmpty || NameSuggestion.isToggle($0)
    }
    // `item.isChecked.toggle(); updateTotal()`: what is turned is what is done, whether it has a word or not.
    if !isOneThing, lasting.count > 1, lasting.contains(where: { $0.hasSuffix(".toggle") && NameSuggestion.words(from: $0) == nil }) { return nil }
    let verbs = NameSuggestion.pictureVerbs(of: element)
    let words = lasting.compactMap { NameSuggestion.words(from: $0, keeping: verbs) }
    if words.count == lasting.count, let deed = sharedDeed(of: words) { return deed }
    guard let word = words.first.flatMap({ NameSuggestion.said($0, language) }), Set(words).count == 1,
      isOneThing || lasting.count == deeds.count else { return nil }
    // "Mute" of `toggleMute`: which of the two it is, the state tells.
    if !isOneThing, isEnglish, word.text.hasPrefix("Toggle ") {
      return .told(String(word.text.dropFirst("Toggle ".count)).capitalizedFirst)
    }
    // A bookmark says "Bookmark", and code "Toggle article saved".
    if isOneThing, word.text.hasPrefix("Toggle "), let meaning = meaningOfFile, meaning.kind == .action,
      NameSuggestion.verb(of: meaning) != nil { return NameSuggestion.meant(meaning, language) }
    return word
  }

  /// Several ways to one deed: "Delete" of `deleteReply` here and `deleteQuestion` there.
  private func sharedDeed(of names: [String]) -> NameSuggestion? {
    let verbs = Set(names.map { TextWords.split($0).first ?? "" })
    guard isOneThing, Set(names).count > 1, verbs.count == 1, let verb = verbs.first, NameWords.words(.plainVerb).contains(verb.lowercased()) else { return nil }
    return Words.press(verb.lowercased(), in: language).map { NameSuggestion.told($0.capitalizedFirst) }
  }

  /// The value of a picker is the option that is chosen.
  private func boundValue() -> NameSuggestion? {
    guard isOneThing, element.role != .picker, isEnglish, let value = element.value?.value, !isHandedFromElsewhere else { return nil }
    let word = element.role == .progress ? NameSuggestion.shareWord(value) : NameSuggestion.holeWord(value)
    return word.flatMap { NameSuggestion.isFiller($0, of: element) ? nil : .told($0) }
  }

  /// What it is bound to, another file hands to the component that it stands in, and the next file may hand it something else.
  private var isHandedFromElsewhere: Bool {
    element.callSites.last.map { !($0.source.file === element.source.file) } ?? false
  }

  /// What a file is called says less than what code does.
  private func fileOfPicture() -> NameSuggestion? {
    guard isOneThing else { return nil }
    if let step = NameSuggestion.steppedFile(of: element, language) { return step }
    if let symbol = NameSuggestion.symbolOfFile(of: element), let meaning = SFSymbols.meaning(of: symbol) {
      if let own = ownDeed(otherThan: meaning) { return own }
      let pointsElsewhere = NameSuggestion.pointsElsewhere(symbol, meaning.english, element.activation)
      return pointsElsewhere ? .gap : NameSuggestion.meant(meaning, language)
    }
    if let brand = NameSuggestion.brandOfFile(of: element) { return .told(brand) }
    return isEnglish ? NameSuggestion.deedOfFile(of: element).map(NameSuggestion.told) : nil
  }

  /// A tab stands for a thing: the picture shows which.
  private func tab() -> NameSuggestion? {
    guard isOneThing, let thing = NameSuggestion.thingOfTab(element) else { return nil }
    return isEnglish ? .told(thing) : NameSuggestion.said(thing, language)
  }

  /// What code calls a control of UIKit by, where its picture stands for something else: a cross called `deleteButton`. Of
  /// such words deleting has one in any language.
  func ownDeed(otherThan meaning: SymbolMeaning) -> NameSuggestion? {
    guard let name = NameSuggestion.ownDeed(element, otherThan: meaning), let verb = TextWords.split(name).first?.lowercased() else { return nil }
    if isEnglish { return .told(name) }
    return verb != "clear" && ActionVerbs.deed(of: verb) == "remove" ? self.meaning(of: "trash") : .gap
  }

  private var meaningOfFile: SymbolMeaning? { NameSuggestion.symbolOfFile(of: element).flatMap(SFSymbols.meaning) }
}
