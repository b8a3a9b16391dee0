import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// What a symbol makes of the name of its control: what it stands for, unless the code says that something else is done.
struct SymbolQuestion {
  let question: NameQuestion
  let symbol: String
  let meaning: SymbolMeaning

  var element: AccessibilityElement { question.element }
  var deeds: [String] { question.deeds }
  private var isArrow: Bool { NameSuggestion.isArrow(symbol) }

  private typealias Source = @Sendable (SymbolQuestion) -> () -> NameSuggestion?

  var answer: NameSuggestion {
    for source in question.isEnglish ? Self.sources : Self.sourcesElsewhere {
      if let answer = source(self)() { return answer }
    }
    return agreedMeaning
  }

  /// What the code says is done, the more exact word first; then what keeps a symbol from speaking for itself.
  private static let sources: [Source] = [
    knownByFace, listChange, addressOpened, generalDeed, unchangedSign, dateStep, sizeTurned, lawful, ownDeed, loggedOut, listOfChoices, ownScreenLeft, chosenPhoto, panelUnderGlass, counted, closedThing, moreThanClosing, nothingEmptied,
    onlyLeaving, wayBack, puttingAway, shownFlag, chosenCase, severalShown, turnedFlag, verbAndThing, otherThing, started, chosenFor, deedUnderArrow, somewhere, besidesLeaving, arrowElsewhere, outcomeOfCall, doneAtOnce, stepOfThing, sameDeedOfThing, shownForEditing,
  ]

  /// The same where the words of the code are not those of the app's language.
  private static let sourcesElsewhere: [Source] = [
    knownByFace, listChange, addressOpened, generalDeed, unchangedSign, dateStep, lawful, ownDeed, loggedOut, listOfChoices, ownScreenLeft, chosenPhoto, panelUnderGlass, counted, chosenFor, moreThanClosing, nothingEmptied, onlyLeaving, wayBack, somewhere, besidesLeaving, arrowElsewhere, outcomeOfCall,
  ]

  /// The meaning, where no code speaks against it.
  private var agreedMeaning: NameSuggestion {
    guard let other = NameSuggestion.deed(in: deeds, against: meaning) else { return undisputed }
    // The code says what is done, and the picture something else.
    return question.isEnglish ? NameSuggestion.words(from: other).map(NameSuggestion.told) ?? .gap : .gap
  }

  private var undisputed: NameSuggestion {
    if NameSuggestion.isOfAnotherThing(deeds, than: meaning) { return NameSuggestion.told(by: deeds, question.language) ?? .gap }
    // The function that a control of UIKit is bound to says what it is for, whatever its code calls in turn.
    if element.framework != .swiftUI, deeds.count > 1, let handler = element.activation?.mentions.first,
      NameSuggestion.isOfAnotherThing([handler], than: meaning) {
      return NameSuggestion.told(by: [handler], question.language) ?? .gap
    }
    if meaning.kind == .object, switchesCases { return .gap }
    let isDisputed = NameSuggestion.isOfOtherDeeds(deeds, than: meaning) || NameSuggestion.leavesWithout(meaning, element)
      || NameSuggestion.onlyBringsUp(element.activation, under: meaning)
    return isDisputed ? .gap : meant(meaning)
  }

  /// `mode = .monthly` here and `mode = .weekly` there: one look is left for the other, and a picture of a thing is none of them.
  private var switchesCases: Bool {
    let chosen = (element.activation?.assignments ?? []).filter { $0.value.caseName != nil && $0.step == nil }
    return Dictionary(grouping: chosen, by: \.target).values.contains { Set($0.map(\.value)).count > 1 }
  }

  private func meant(_ meaning: SymbolMeaning) -> NameSuggestion { NameSuggestion.meant(meaning, question.language) }
}

extension SymbolQuestion {
  /// A face or a finger on what asks who somebody is: that way of doing it has a name, and the button beside it says the rest.
  private func knownByFace() -> NameSuggestion? {
    guard NameWords.words(.biometrySymbol).contains(where: symbol.hasPrefix), !deeds.isEmpty else { return nil }
    let words = Set(deeds.flatMap(IdentifierWords.split).map { $0.lowercased() })
    return words.isDisjoint(with: NameWords.words(.biometry)) ? nil : meant(meaning)
  }

  /// `photos.remove(at: index); try? context.save()` under a bin: what it stands for is done to a list, and what else is called
  /// keeps that.
  private func listChange() -> NameSuggestion? {
    guard let action = element.activation?.whole, let verb = NameSuggestion.verb(of: meaning), !deeds.isEmpty,
      deeds.allSatisfy(NameSuggestion.isConsequence) else { return nil }
    let changes = Set(action.mentions.filter { $0.contains(".") && NameSuggestion.isBookkeeping($0) }.compactMap(NameSuggestion.deedOnList))
    return changes == [verb] ? meant(meaning) : nil
  }

  /// Nothing is sent where all that is known is that an address is opened: a paper plane under `openURL(mapURL)` leads to a map.
  private func addressOpened() -> NameSuggestion? {
    guard meaning.english == "Send", let action = element.activation?.whole,
      action.mentions.contains(where: { ["openURL", "UIApplication.shared.open", "NSWorkspace.shared.open"].contains($0) }) else { return nil }
    let words = Set((action.mentions + action.reached).flatMap(IdentifierWords.split).map { $0.lowercased() })
    guard words.isDisjoint(with: NameWords.words(.sendingWord)) else { return nil }
    guard words.isDisjoint(with: NameWords.words(.mapWord)) else { return NameSuggestion.said("Directions", question.language) ?? .gap }
    return .gap
  }

  private func chosenPhoto() -> NameSuggestion? { NameSuggestion.chosenPhoto(element, symbol, question.language) }

  /// A magnifying glass on what only opens a menu or a filter searches nothing: `menuIsPresented.toggle()`.
  private func panelUnderGlass() -> NameSuggestion? {
    guard meaning.english == "Search", Set(deeds).count == 1, let deed = deeds.first, case let words = IdentifierWords.split(deed).map({ $0.lowercased() }),
      let thing = words.first(where: NameWords.words(.sidePanel).contains), !words.contains(where: { $0.hasPrefix("search") }) else { return nil }
    return NameSuggestion.said((thing == "filter" ? "Filters" : thing).capitalizedFirst, question.language) ?? .gap
  }

  private func lawful() -> NameSuggestion? { NameSuggestion.lawful(element, symbol, meaning, question.language) }

  private func ownDeed() -> NameSuggestion? { question.ownDeed(otherThan: meaning) }

  /// What may be one thing or another is no name for a list of choices, but for the three dots.
  private func listOfChoices() -> NameSuggestion? {
    element.role == .menu && meaning.kind == .action && meaning.isAmbiguous && !symbol.hasPrefix("ellipsis") ? .gap : nil
  }

  /// "Increase step" in English; elsewhere "Increase", as far as the word is known: what is counted, only English code says.
  private func counted() -> NameSuggestion? {
    guard let name = NameSuggestion.counted(element, by: symbol) else { return nil }
    if question.isEnglish { return .told(name) }
    return NameSuggestion.said(name, question.language) ?? name.split(separator: " ").first.flatMap { NameSuggestion.said(String($0), question.language) } ?? .gap
  }

  /// "Log out" where the code says so, and not "Sign out".
  private func loggedOut() -> NameSuggestion? {
    guard meaning.english == "Sign out", let action = element.activation?.whole,
      (action.mentions + action.reached).contains(where: { $0.lowercased().contains("logout") }) else { return nil }
    return NameSuggestion.said("Log out", question.language)
  }

  /// `shown = .packing` under a suitcase: the screen that comes up says more than a thing that stands for it.
  private func chosenCase() -> NameSuggestion? {
    guard meaning.kind == .object, let name = NameSuggestion.chosenScreen(element.activation),
      Set(TextWords.split(name).map { $0.lowercased() }).isDisjoint(with: TextWords.split(meaning.english).map { $0.lowercased() }) else { return nil }
    return .told(name)
  }

  /// "Comments" of `showComments` under a bubble that stands for "Comment": those that there are come up.
  private func severalShown() -> NameSuggestion? {
    guard Set(deeds).count == 1, let name = deeds.first.flatMap(IdentifierWords.place(of:)),
      name.lowercased() == meaning.english.lowercased() + "s" else { return nil }
    return .told(name)
  }

  /// A cross on what a call opens and closes in turn stands where it is open: "Close search" of `toggleSearch`.
  private func closedThing() -> NameSuggestion? {
    guard SFSymbols.isCross(symbol), let words = NameSuggestion.onlyDeed(in: deeds).map(TextWords.split), words.count > 1,
      words[0] == "toggle", ActionVerbs.deed(of: words[1].lowercased()) == nil || words.count > 2 || words[1] == "search",
      let close = SFSymbols.meaning(of: "xmark")?.english else { return nil }
    return .told(([close] + words.dropFirst()).joined(separator: " "))
  }

  /// A cross stands for more than emptying a text, as is the first that comes to mind.
  private func moreThanClosing() -> NameSuggestion? {
    guard NameSuggestion.isRoundCross(symbol), !deeds.isEmpty || changesCollection, !NameSuggestion.onlyCloses(element.activation) else { return nil }
    // `showsStyles.toggle()` where they are shown: the words are those of what is put away, and not of what is done.
    if NameSuggestion.closesByTurning(element.activation) { return SFSymbols.meaning(of: "xmark").map(meant) }
    if question.isEnglish, let name = NameSuggestion.onlyDeed(in: deeds) { return .told(name) }
    if NameSuggestion.turnsWhatIsInFront(element.activation) { return SFSymbols.meaning(of: "xmark").map(meant) }
    return NameSuggestion.removal(by: deeds).flatMap { NameSuggestion.said($0, question.language) } ?? .gap
  }

  /// A text is emptied only where code does so or says so; what was told or shown is closed, and of anything else nobody
  /// can tell.
  private func nothingEmptied() -> NameSuggestion? {
    guard meaning == SFSymbols.meaning(of: "xmark.circle.fill"), !NameSuggestion.speaksOfEmptying(element) else { return nil }
    if NameSuggestion.onlyCloses(element.activation) || NameSuggestion.takesBack(element.activation) {
      return SFSymbols.meaning(of: "xmark").map(meant)
    }
    return .gap
  }

  /// What is done to a list goes by no word of its own: `hidden.insert(id)`.
  private var changesCollection: Bool {
    element.activation?.mentions.contains { $0.contains(".") && NameSuggestion.isBookkeeping($0) && !NameSuggestion.isIncidental($0) } ?? false
  }

  /// Nothing is played, and nothing shared, where all that is done is to leave.
  private func onlyLeaving() -> NameSuggestion? {
    guard let deed = NameSuggestion.verb(of: meaning), deed != "close", NameSuggestion.onlyCloses(element.activation) else { return nil }
    return SFSymbols.meaning(of: "xmark").map(meant)
  }

  /// However the code goes about it, an arrow back under which the screen is left leads back.
  private func wayBack() -> NameSuggestion? {
    guard symbol.contains("backward") || symbol.contains("left"), meaning.english == "Back",
      NameSuggestion.leaves(element.activation) else { return nil }
    return meant(meaning)
  }

  /// An arrow back whose code turns nothing but the flag that shows the screen around it, which is called after that flag:
  /// `isSignUp.toggle()` in a `SignUpView`. The words of the flag are those of the screen, and not of what leaves it.
  private func ownScreenLeft() -> NameSuggestion? {
    guard symbol.contains("backward") || symbol.contains("left"), meaning.english == "Back", let action = element.activation?.whole,
      case let flags = Set(action.mentions.filter { !NameSuggestion.isIncidental($0) }), flags.count == 1, let mention = flags.first,
      mention.hasSuffix(".toggle") || action.assignments.contains(where: { $0.target == mention && $0.value == "false" }),
      let screen = element.source.file.typeName(around: element.source.start) else { return nil }
    let path = mention.split(separator: ".").filter { $0 != "toggle" }
    let words = IdentifierWords.split(path.last.map(String.init) ?? "").map { $0.lowercased() }.filter { word in
      word.count > 1 && word != "is" && !NameWords.words(.presentationFlag).contains(where: word.hasPrefix)
    }
    return !words.isEmpty && Set(words).isSubset(of: IdentifierWords.split(screen).map { $0.lowercased() }) ? meant(meaning) : nil
  }

  /// `startSession()` under the arrow of a player: what begins has a word of its own, unless it is something to listen to.
  private func started() -> NameSuggestion? {
    guard symbol.hasPrefix("play"), let name = NameSuggestion.onlyDeed(in: deeds), case let words = TextWords.split(name).map({ $0.lowercased() }),
      words.first == "start", !words.contains(where: { word in NameWords.words(.player).contains(where: word.hasPrefix) }) else { return nil }
    return .told(name)
  }

  /// `planForEditing = plan` under a picture that stands for something else: what the thing is kept for is done next.
  private func chosenFor() -> NameSuggestion? {
    guard let verb = NameSuggestion.deedOfChoice(element.activation), ActionVerbs.deed(of: verb) != NameSuggestion.verb(of: meaning) else { return nil }
    return NameSuggestion.said(verb.capitalizedFirst, question.language)
  }

  /// An arrow that puts something away.
  private func puttingAway() -> NameSuggestion? {
    guard isArrow, let name = NameSuggestion.onlyDeed(in: deeds),
      NameSuggestion.deeds(of: TextWords.split(name)).first == "close" else { return nil }
    return .told(name)
  }

  /// Of what a symbol stands for in one app and not in another, the code tells more: "Play next song".
  private func turnedFlag() -> NameSuggestion? {
    meaning.isAmbiguous ? NameSuggestion.turned(by: deeds, under: symbol).map(NameSuggestion.told) : nil
  }

  private func verbAndThing() -> NameSuggestion? {
    meaning.isAmbiguous && meaning.kind == .action ? NameSuggestion.objects(of: deeds).map(NameSuggestion.told) : nil
  }

  private func otherThing() -> NameSuggestion? {
    guard let name = NameSuggestion.onlyDeed(in: deeds), NameSuggestion.isOfAnother(name, than: meaning.english) else { return nil }
    return .told(name)
  }

  /// `dropPiece` under an arrow that mostly stands for a download: a verb with its thing, neither of which the arrow means.
  private func deedUnderArrow() -> NameSuggestion? {
    guard isArrow, let name = NameSuggestion.onlyDeed(in: deeds),
      case let words = TextWords.split(name).map({ $0.lowercased() }), words.count > 1 else { return nil }
    // `skipForward` under an arrow that may stand for winding a film on: the same way, and a deed of its own.
    if meaning.isAmbiguous, words.count == 2, NameWords.words(.plainVerb).contains(words[0]), NameWords.words(.going).contains(words[0]),
      NameWords.words(.pointing).contains(words[1]) { return .told(name) }
    if NameSuggestion.leads(deeds, as: meaning.english) { return nil }
    // `moveCursor` says no more than that something moves, and `moveLeft` where to.
    let isMovement = NameWords.words(.going).contains(words[0])
    return !isMovement || NameWords.words(.shownSide).contains(words[words.count - 1]) ? .told(name) : nil
  }

  /// `scrollToNearestAvailableDay` under a calendar: where it leads, a person has to say.
  private func somewhere() -> NameSuggestion? {
    guard Set(deeds).count == 1, let mention = deeds.first, NameSuggestion.leadsSomewhere(mention),
      !NameSuggestion.leads(deeds, as: meaning.english), !(NameSuggestion.onlyDeed(in: deeds)?.hasPrefix("Move to ") ?? false) else { return nil }
    return .gap
  }

  /// What a mark that points up or down leaves behind is not what it is for.
  private func besidesLeaving() -> NameSuggestion? {
    guard isArrow, meaning.isAmbiguous, symbol.contains("down") || symbol.contains("up") else { return nil }
    let others = NameSuggestion.withoutLeaving(deeds)
    guard !others.isEmpty, others.count < deeds.count, !NameSuggestion.leads(others, as: meaning.english) else { return nil }
    return NameSuggestion.told(by: others, question.language)
  }

  private func arrowElsewhere() -> NameSuggestion? {
    guard isArrow, meaning.isAmbiguous || symbol.hasPrefix("arrowshape"), !deeds.isEmpty,
      !NameSuggestion.leads(deeds, as: meaning.english) else { return nil }
    return NameSuggestion.told(by: deeds, question.language) ?? .gap
  }

  /// What is kept of a call that is made beside: `hasFailed = !plans.moveUp(step)`.
  private func outcomeOfCall() -> NameSuggestion? {
    guard symbol.hasPrefix("arrow.up"), meaning.isAmbiguous, deeds.isEmpty else { return nil }
    let keepsOne = element.activation?.assignments.contains { $0.step == nil && !NameSuggestion.plain.contains($0.value) }
    return keepsOne ?? false ? .gap : nil
  }

  /// Three lines or dots over one thing that is done at once are no menu.
  private func doneAtOnce() -> NameSuggestion? {
    guard element.role == .button, NameWords.words(.anyDeed).contains(meaning.english.lowercased()),
      let name = NameSuggestion.onlyDeed(in: deeds), NameSuggestion.isDoneAtOnce(name) else { return nil }
    return .told(name)
  }
}
