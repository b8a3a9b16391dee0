import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// What is done wins over what the picture of a control most often stands for.
extension NameSuggestion {
  /// What code calls the one thing that is done, or what comes up: "Stats" of `showingStatsSheet`, "Generate" of
  /// `onGenerateButtonTap`. nil where it does several, or where its name is made for programmers.
  static func told(by deeds: [String], _ language: String) -> NameSuggestion? {
    guard language == "en", Set(deeds).count == 1, let mention = deeds.first else { return nil }
    // What is set or moved tells nothing of what or where to: `setDate(days: -1)` goes back.
    let said = IdentifierWords.said(by: mention).map { $0.lowercased() }
    if let verb = said.first, verb == "set" && said.dropFirst().first != "as" || NameWords.words(.going).contains(verb) && !said.contains("to") { return nil }
    // `playing()` tells what goes on then, and not what the button is for.
    if said.count == 1, EnglishVerb.isGoingOn(said[0]) { return nil }
    let word = words(from: mention) ?? IdentifierWords.called(by: mention) ?? IdentifierWords.place(of: mention)
    return word.map { NameSuggestion(text: $0, isDerived: true) }
  }

  /// "Back" for a picture called so under which the screen is left, whatever else is done there.
  static func leavingWord(of element: AccessibilityElement) -> String? {
    guard let name = pictureName(of: element) else { return nil }
    let words = DecorativeNames.parts(of: name)
    // A cross is there while that is shown which the flag shows.
    if words.contains("close"), hidesWhatIsShown(element.activation) { return "Close" }
    guard leaves(element.activation) || isHandledByLeaving(element) else { return nil }
    let pointsBack = words.contains("left") && words.contains(where: ["chevron", "arrow"].contains)
    if pointsBack || words.contains(where: ["back", "prev", "previous"].contains) { return "Back" }
    let isCross = words.contains { PictureWords.symbol(for: [$0]).map(SFSymbols.isCross) ?? false }
    return isCross || words.contains("close") || words.contains("cancel") ? "Close" : nil
  }

  /// The file of a picture, or what code calls one that only run time knows: `backIcon` of `theme.backIcon?.scaled(by: 2)`.
  private static func pictureName(of element: AccessibilityElement) -> String? {
    switch element.image {
    case .asset(let picture)?: picture.literal
    case .runtime(let code)?: code.prefix { !"?!(".contains($0) }.split(separator: ".").last.map(String.init)
    default: nil
    }
  }

  /// `isBannerVisible.toggle()` and nothing else.
  private static func hidesWhatIsShown(_ action: ActionSummary?) -> Bool {
    let mentions = Set((action?.mentions ?? []).filter { !isIncidental($0) })
    guard mentions.count == 1, let flag = mentions.first, flag.hasSuffix(".toggle") else { return false }
    let words = IdentifierWords.split(String(flag.dropLast(".toggle".count))).map { $0.lowercased() }
    return words.contains { word in
      NameWords.words(.shownFlag).contains(word) || NameWords.words(.presentationFlag).contains(where: word.hasPrefix)
    }
  }

  /// Whether the function of UIKit code that answers a control is called by a word for leaving and no more: `back(_:)`.
  private static func isHandledByLeaving(_ element: AccessibilityElement) -> Bool {
    guard element.framework != .swiftUI, let handler = element.activation?.mentions.first else { return false }
    return [["back"], ["close"], ["cancel"]].contains(IdentifierWords.said(by: handler).map { $0.lowercased() })
  }

  /// What code calls the control itself, or its handler, where nothing else tells: "Torch" of `torchButton`, "Sweep" of
  /// `sweepButtonAction`.
  static func byOwnName(_ element: AccessibilityElement, _ language: String) -> NameSuggestion? {
    let reference = element.framework == .swiftUI ? nil : element.platform?.reference
    if language == "en", element.role == .progress { return reference.flatMap(IdentifierWords.bar).map(told) }
    guard language == "en", [.button, .slider, .toggle, .textField, .secureField, .textEditor].contains(element.role) else { return nil }
    let mentions = element.role == .button ? element.activation?.mentions ?? [] : []
    let handlers = Set(mentions.compactMap { IdentifierWords.called(by: $0) })
    let called = handlers.count == 1 ? handlers.first : nil
    let cutOff = handlers.isEmpty ? mentions.first.flatMap { IdentifierWords.called(by: $0, isCutOff: true) } : nil
    // Whose face it is, code does not say: "Avatar" would be that of anybody.
    let word = [reference.flatMap(IdentifierWords.control), called, cutOff].lazy.compactMap(\.self).first { !isFace($0) }
    // `detailTextField` says which of the fields of some cell it is, and not what is typed there.
    if element.isEntry, let said = word?.lowercased(), NameWords.words(.vagueScreen).contains(said) { return nil }
    return (word ?? agreedName(element) ?? nameOfFile(element)).map { NameSuggestion(text: $0, isDerived: true) }
  }

  /// "Author avatar", and not "Change avatar".
  private static func isFace(_ name: String) -> Bool {
    let words = TextWords.split(name).map { $0.lowercased() }
    return words.last.map(NameWords.words(.facePicture).contains) ?? false && !EnglishVerb.begins(name)
  }

  /// The deed that code calls a control of UIKit by, where its picture stands for another one and what it runs for none:
  /// "Refresh" of `refreshButton`, whatever else its arrow may stand for.
  static func ownDeed(_ element: AccessibilityElement, otherThan meaning: SymbolMeaning) -> String? {
    guard element.framework != .swiftUI, element.role == .button, meaning.kind == .action,
      let name = element.platform?.reference.flatMap(IdentifierWords.control), let verb = TextWords.split(name).first?.lowercased(),
      NameWords.words(.plainVerb).contains(verb) || ActionVerbs.deed(of: verb) != nil else { return nil }
    let deed = ActionVerbs.deed(of: verb) ?? verb
    let runs = (element.activation?.mentions ?? []).filter { !isIncidental($0) }.map { IdentifierWords.said(by: $0).map { $0.lowercased() } }
    let others = runs.flatMap(\.self).compactMap { ActionVerbs.deed(of: $0) }
    return deed != self.verb(of: meaning) && others.allSatisfy { $0 == deed } ? name : nil
  }

  /// "Facebook login" of `facebookLoginButton`: where code calls a control by a proper name, that tells it from the others that
  /// call the same function.
  static func brandedName(of element: AccessibilityElement) -> String? {
    guard element.framework != .swiftUI, element.role == .button,
      let name = element.platform?.reference.flatMap(IdentifierWords.control), case let words = name.split(separator: " ").map(String.init),
      words.count > 1, NameWords.isBrand(words[0]) || words.count > 2 && NameWords.isBrand(words[0] + " " + words[1]) else { return nil }
    return name
  }

  /// What code calls both the control and its picture: "Night mode" of `nightModeButton` with the picture `night_mode`.
  private static func agreedName(_ element: AccessibilityElement) -> String? {
    guard element.role == .button, element.framework != .swiftUI, !element.mayHave(.selected), case .asset(let picture)? = element.image,
      let file = picture.literal, let reference = element.platform?.reference?.split(separator: ".").last else { return nil }
    let kinds = NameWords.words(.controlKind)
    let own = IdentifierWords.split(String(reference)).map { $0.lowercased() }.filter { !kinds.contains($0) }
    let noise = NameWords.words(.pictureNoise)
    let vague = [NameWords.List.arrow, .shownSide, .leadingOn, .vagueThing, .pictureState, .bareShape].map(NameWords.words)
    guard own.count == 2, own == DecorativeNames.parts(of: file).filter({ !noise.contains($0) }),
      own.allSatisfy({ word in word.count > 2 && !vague.contains { $0.contains(word) } }) else { return nil }
    return own.joined(separator: " ").capitalizedFirst
  }

  /// A heart, a star or a bookmark by the word that code has for it, where that is the one of another of the three: "Favorite"
  /// of a heart under `toggleFavorite()`.
  static func keptWord(_ element: AccessibilityElement, _ language: String) -> NameSuggestion? {
    guard element.role == .button, let shown = shownSymbol(of: element)?.split(separator: ".").first.map(String.init),
      NameWords.words(.keptMark).contains(shown), let action = element.activation?.whole else { return nil }
    let names = action.mentions + action.reached + action.assignments.map(\.target)
    // "Favourite" and "favorite" are one word.
    func stem(_ word: String) -> Substring { word.lowercased().filter { $0 != "u" }.prefix(5) }
    let said = Set(names.flatMap(IdentifierWords.split).map(stem))
    let marks = NameWords.words(.keptMark).sorted().compactMap { mark in SFSymbols.meaning(of: mark).map { (mark, $0) } }
    let told = marks.filter { mark in said.contains { $0.hasPrefix(stem(mark.1.english)) } }
    guard told.count == 1 else { return nil }
    if told[0].0 == shown, !isKeptByOwner(action, as: told[0].1) { return nil }
    return told[0].1.text(language: language).map { NameSuggestion(text: $0, isDerived: true) }
  }

  /// `favorites.toggleShop(id)`: what keeps things says what being kept is, and the function only of what kind they are.
  static func isKeptByOwner(_ action: ActionSummary, as meaning: SymbolMeaning) -> Bool {
    let mentions = Set(action.mentions.filter { !isIncidental($0) })
    guard mentions.count == 1, let mention = mentions.first, isToggle(mention), case let path = mention.split(separator: ".").map(String.init),
      path.count > 1 else { return false }
    func says(_ names: ArraySlice<String>) -> Bool {
      names.flatMap(IdentifierWords.split).contains { $0.lowercased().hasPrefix(meaning.english.lowercased()) }
    }
    return says(path.dropLast()) && !says(path.suffix(1))
  }

  /// What English code says, in the language of the app: a word that is known there, else a gap that says what is meant.
  /// Of a deed whose thing no list has, the verb: "추가" for "Add user".
  static func translated(_ english: String, _ language: String) -> NameSuggestion {
    let words = TextWords.split(english)
    // "Show settings" is the button for the settings, which many a list has.
    if said(english, language) == nil, words.count > 1, ["show", "open"].contains(words[0].lowercased()),
      let thing = said(words.dropFirst().joined(separator: " "), language) { return thing }
    // "Apply" alone says less of `applyFormat` than nothing does.
    let isGeneral = words.count > 1 && NameWords.words(.generalVerb).contains(words[0].lowercased())
      && words.dropFirst().allSatisfy { NameWords.words(.generalThing).contains($0.lowercased()) }
    let verb = words.count > 1 && !isGeneral ? words.first.flatMap { NameWords.words(.plainVerb).contains($0.lowercased()) ? said($0, language) : nil } : nil
    return said(english, language) ?? verb ?? NameSuggestion(text: "<#\(english)#>", isDerived: false)
  }

  /// "Copy" for what is put on the pasteboard under a clipboard, which by itself may stand for the other way as well.
  static func copies(_ element: AccessibilityElement) -> Bool {
    guard showsCopies(element), let action = element.activation else { return false }
    return action.assignments.contains { $0.target.lowercased().contains("pasteboard.general") }
      || action.mentions.contains { $0.lowercased().contains("pasteboard.general.set") }
  }

  /// Whether all that is done is to put something on the pasteboard, whatever the picture stands for; that it was, a flag may tell.
  static func onlyCopies(_ action: ActionSummary?) -> Bool {
    guard let action = action?.whole else { return false }
    let mentions = action.mentions.filter { !isIncidental($0) }
    func isPasteboard(_ mention: String) -> Bool { mention.lowercased().contains("pasteboard.general") }
    let isWritten = action.assignments.contains { isPasteboard($0.target) } || mentions.contains { $0.lowercased().contains("pasteboard.general.set") }
    return isWritten && mentions.allSatisfy { mention in
      isPasteboard(mention) || action.assignments.contains { $0.target == mention && ["true", "false"].contains($0.value) }
    }
  }

  /// Whether a deed begins with a verb that does something by itself, and opens nothing to choose from.
  static func isDoneAtOnce(_ deed: String) -> Bool {
    guard let verb = TextWords.split(deed).first?.lowercased(), verb != "more" else { return false }
    return ![NameWords.List.showingVerb, .leading, .vagueDeed].contains { NameWords.words($0).contains(verb) }
  }

  /// A clipboard, a sheet of paper, or a picture of the app whose name has the word in it: `ic_copy_address`.
  private static func showsCopies(_ element: AccessibilityElement) -> Bool {
    if let symbol = shownSymbol(of: element), symbol.contains("clipboard") || symbol.hasPrefix("doc") { return true }
    guard case .asset(let name)? = element.image, let file = name.literal else { return false }
    return DecorativeNames.parts(of: file).contains { PictureWords.symbol(for: [$0])?.hasPrefix("doc.on.doc") ?? false }
  }

  /// Two values that take each other's place, whatever else the arrows on it may stand for.
  static func swaps(_ element: AccessibilityElement) -> Bool {
    guard let symbol = shownSymbol(of: element), symbol.hasPrefix("arrow.up.arrow.down") || symbol.hasPrefix("arrow.left.arrow.right"),
      let assignments = element.activation?.assignments, assignments.count == 2 else { return false }
    let targets = assignments.map(\.target)
    return Set(targets).count == 2 && assignments.contains { targets.contains($0.value) && $0.value != $0.target }
  }

  /// `navigate(to: .home)` and the screen that it brings up, which says less than what the code calls the deed itself.
  static func bringsUp(_ call: String, _ screen: String) -> Bool {
    guard let name = call.split(separator: ".").last?.lowercased(), screen.hasPrefix("show") else { return false }
    return NameWords.words(.screenVerb).contains(name)
  }

  /// The same in the language of the app, or a gap that says what is meant.
  static func ownName(_ element: AccessibilityElement, _ language: String) -> NameSuggestion? {
    let name = byOwnName(element, "en")
    return language.hasPrefix("en") ? name : name.map { translated($0.text, language) }
  }

  /// Whether a name is none, or nothing but what code calls the control: what people read beside it says more.
  static func isCodeName(_ name: String, isDerived: Bool, of element: AccessibilityElement, _ language: String) -> Bool {
    !isDerived || name == ownName(element, language)?.text
  }

  /// The words of a picture of the app that is called as people would: "Save". Nobody chose them for the purpose, and no
  /// other word is at hand.
  private static func nameOfFile(_ element: AccessibilityElement) -> String? {
    guard element.role == .button, !element.mayHave(.selected), case .asset(let picture)? = element.image, let name = picture.literal,
      name.first?.isUppercase ?? false, picture.areWordsOfPeople else { return nil }
    let parts = DecorativeNames.parts(of: name)
    let noise = [NameWords.List.pictureNoise, .pictureState, .decorativePicture, .noWordsInPicture, .shownSide, .arrow, .leadingOn].map(NameWords.words)
    return parts.contains { part in noise.contains { $0.contains(part) } } ? nil : name
  }

  /// The deed that the words of a picture begin with; the heart of "Heart rate" is none.
  static func verb(of meaning: SymbolMeaning) -> String? {
    guard meaning.kind != .object, let first = TextWords.split(meaning.english).first else { return nil }
    return ActionVerbs.deed(of: first.lowercased())
  }

  /// Whether code speaks of another thing than a picture shows: `showingStatsSheet` under a heartbeat, `openPlan` under a
  /// gear. A picture of a deed says what is done with whatever thing it is.
  static func isOfAnotherThing(_ deeds: [String], than meaning: SymbolMeaning) -> Bool {
    // Nothing is liked or played by a screen that comes up.
    let isOnTheSpot = verb(of: meaning).map { NameWords.words(.onTheSpot).contains($0) && deeds.allSatisfy { IdentifierWords.place(of: $0) != nil } }
    guard isOnTheSpot ?? true, !NameWords.words(.anyDeed).contains(meaning.english.lowercased()), Set(deeds).count == 1,
      // "Back 10 seconds" says more than `rewind` does.
      !meaning.english.contains(where: \.isNumber), let mention = deeds.first else { return false }
    let meant = TextWords.split(meaning.english).map { $0.lowercased() }
    let framing = [NameWords.List.frameBefore, .frameAfter, .programmers, .shownFlag, .presentationFlag, .going, .vagueDeed, .leading]
      .map(NameWords.words)
    // `UIApplication.shared.open` tells nothing of what is opened.
    let name = mention.split(separator: ".").last { $0 != "toggle" }.map(String.init) ?? mention
    let shown = IdentifierWords.place(of: mention).map(TextWords.split) ?? []
    let things = shown.map { $0.lowercased() } + IdentifierWords.split(name).map { $0.lowercased() }.filter { word in
      word.count > 3 && !framing.contains { $0.contains(word) }
    }
    return !things.isEmpty && !things.contains { thing in meant.contains { $0.prefix(4) == thing.prefix(4) } }
  }

  /// Whether the picture stands for what is done on the spot, such as to play, and code that leaves the screen says nothing of
  /// it.
  static func leavesWithout(_ meaning: SymbolMeaning, _ element: AccessibilityElement) -> Bool {
    guard let meant = verb(of: meaning), NameWords.words(.onTheSpot).contains(meant), leaves(element.activation) else { return false }
    let said = (element.activation.map { $0.mentions + $0.reached } ?? []).flatMap { IdentifierWords.split($0).map { $0.lowercased() } }
    return !said.contains { ActionVerbs.deed(of: $0) == meant }
  }

  /// Whether several things are done, none of which is the deed of the picture: the arrow of a player on a button that saves
  /// and leaves.
  static func isOfOtherDeeds(_ deeds: [String], than meaning: SymbolMeaning) -> Bool {
    guard let meant = verb(of: meaning), meant != "close" else { return false }
    let done = deeds.map { Self.deeds(of: IdentifierWords.said(by: $0)) }
    return done.count { !$0.isEmpty && $0 != ["close"] } > 1 && !done.contains { $0.contains(meant) }
  }

  /// Whether a control shows two symbols or more that stand for different things.
  static func showsSeveralSymbols(_ element: AccessibilityElement) -> Bool {
    let shown = element.content.filter { $0.exposure == .exposed && $0.role == .image }
    guard shown.count > 1 else { return false }
    let meanings = shown.compactMap { symbol(of: $0) ?? symbolStem(of: $0) }.compactMap { SFSymbols.meaning(of: $0)?.english }
    return Set(meanings).count > 1
  }

  /// The symbol whose filled form is shown in another state.
  private static func symbolStem(of element: AccessibilityElement) -> String? {
    guard case .symbol(let name)? = element.image else { return nil }
    return name.literals.min { $0.count < $1.count }
  }
}
