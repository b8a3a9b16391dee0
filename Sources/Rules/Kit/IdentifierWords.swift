import PlatformKnowledge
import SourceModel

/// The words for people that a name in code holds: `showSettingsSheet` does "Show settings", `lineHeight` is the
/// "Line height". Most names are made for programmers; of those nothing is taken.
enum IdentifierWords {
  /// What a function does, as a verb with its object; nil where its name does not begin with a known verb.
  ///
  /// - Parameter verbs: Those that say what is done and not only how one gets there: an eye shows a password.
  static func deed(of mention: String, keeping verbs: Set<String> = []) -> String? {
    var said = ordered(said(by: mention), in: mention)
    if said.first?.lowercased() == "prev" { said[0] = "previous" }
    // `showsFonts` tells what is so; turning it shows them.
    if said.count > 1, said[0].lowercased() == "shows" { said[0] = "show" }
    if let deed = mode(mention) ?? choice(mention) { return deed }
    if keepsOnly(said, in: mention) { return nil }
    if let verb = said.first?.lowercased(), verbs.contains(verb), said.count > 1, isForPeople(said) { return sentence(said) }
    var words = withoutJargon(asked(said, in: mention))
    // `tapRefreshIcon`: the icon is what is tapped.
    if words.count == 2, NameWords.words(.pictureMember).contains(words[1].lowercased()), ActionVerbs.deed(of: words[0].lowercased()) != nil,
      case let all = split(mention.split(separator: ".").last.map(String.init) ?? mention),
      // `didTapClearIcon` as well.
      let first = all.first(where: { $0.lowercased() != "did" }), NameWords.words(.pressed).contains(first.lowercased()) { words.removeLast() }
    // Whoever hears "Next chapter" knows that it goes there.
    if words.count > 2, words[1].lowercased() == "to", NameWords.words(.movingVerb).contains(words[0].lowercased()) {
      let place = Array(words.dropFirst(2))
      // `moveToAlbum`: something is put there, and nobody goes.
      if words[0].lowercased() == "move", place.count == 1, isPlaceToKeep(place[0]) { return sentence(words) }
      // The next what, only programmers call so: `skipToNextItem`.
      if place.count > 1, let first = place.first, NameWords.words(.leadingWord).contains(first.lowercased()),
        place.dropFirst().allSatisfy({ NameWords.words(.programmers).contains($0.lowercased()) }) { return sentence([first]) }
      return isForPeople(place) ? sentence(place) : nil
    }
    if let next = next(in: words) { return next }
    // `skipNext`
    if words.count == 2, NameWords.words(.movingVerb).union(NameWords.words(.fetchingVerb)).contains(words[0].lowercased()),
      let way = ["next": "next", "previous": "previous", "prev": "previous"][words[1].lowercased()] {
      return sentence([way])
    }
    if leavesOpen(words) { return nil }
    // `onMoreReactions`: more of them.
    if let first = words.first?.lowercased(), NameWords.words(.leadingWord).contains(first), isForPeople(words) {
      return sentence(words)
    }
    if let own = withAccount(words) { return own }
    // `unlockWithBiometrics`, `subscribeToTypedURL`: how it is done, and to what programmers say, goes without saying.
    if !isForPeople(words), let end = words.firstIndex(where: { NameWords.words(.wayWord).contains($0.lowercased()) }), end > 0,
      case let head = Array(words[..<end]), isVerb(head[0].lowercased()), isForPeople(head),
      // The "to" of `cancelScheduledToDoReminder` is no way.
      head.count == 1 || !head[head.count - 1].lowercased().hasSuffix("ed") {
      return sentence(head)
    }
    // `onViewFile`: a verb before a thing, and no view of the code.
    if words.count > 1, words[0].lowercased() == "view", case let thing = Array(words.dropFirst()), isForPeople(thing),
      ![NameWords.List.preposition, .frameBefore].contains(where: { NameWords.words($0).contains(thing[0].lowercased()) }) {
      return sentence(words)
    }
    // `toggleFavorite`: that it is turned on and off, a trait tells.
    if words.count == 2, ["toggle", "set"].contains(words[0].lowercased()), NameWords.words(.turnedDeed).contains(words[1].lowercased()) { return sentence([words[1]]) }
    // A block is code to programmers; where an object follows, somebody is blocked.
    let rest = words.count > 1 && words[0].lowercased() == "block" ? Array(words.dropFirst()) : words
    guard let verb = words.first?.lowercased(), isVerb(verb), isForPeople(rest, atMost: ActionVerbs.deed(of: verb) != nil ? 4 : 3),
      // "Show" or "toggle" alone say nothing of what, "confirm" says less than the sign of it does, and `data.write` keeps a file.
      words.count > 1 || ActionVerbs.deed(of: verb) != nil
        || NameWords.words(.plainVerb).contains(verb) && !NameWords.words(.halfVerb).contains(verb) else { return nil }
    return sentence(words)
  }

  /// Whether a name tells how code keeps or makes ready something, and not what is done.
  private static func keepsOnly(_ said: [String], in mention: String) -> Bool {
    // `setTrackingMode` is how the code does it.
    if said.first?.lowercased() == "set", split(mention.split(separator: ".").last.map(String.init) ?? mention).count > said.count {
      return true
    }
    // `sheet.setUp(…)` makes ready what comes.
    if said.count > 1, said[0].lowercased() == "set", said[1].lowercased() == "up" { return true }
    // `setSelectedCategory` keeps what was chosen.
    if said.count > 1, said[0].lowercased() == "set", NameWords.words(.chosenName).contains(said[1].lowercased()) { return true }
    return false
  }

  /// Whether a name leaves open what is done: its arguments say the rest, or it tells what has happened, how something looks
  /// afterwards, or only where.
  private static func leavesOpen(_ words: [String]) -> Bool {
    // `setImageFor(value:)`: the arguments say the rest.
    if words.count > 1, let last = words.last, NameWords.words(.preposition).contains(last.lowercased()), !isPhrasal(words) { return true }
    // `searchQueryChanged` tells what has happened.
    if words.count > 1, let last = words.last, NameWords.words(.eventEnd).contains(last.lowercased()) { return true }
    // `changeImage` says how the control looks afterwards, and not what it is for.
    if words.count > 1, let verb = words.first?.lowercased(), let last = words.last?.lowercased(),
      NameWords.words(.lookChange).contains(verb), NameWords.words(.look).contains(last) { return true }
    // `insertAtCursor` says where and not what.
    if words.count > 1, words[1].lowercased() == "at" { return true }
    // `showRightView` says where it comes from.
    if words.count == 2, NameWords.words(.shownSide).contains(words[1].lowercased()),
      NameWords.words(.openingVerb).contains(words[0].lowercased()) { return true }
    return false
  }

  /// What is done in a mode that is called after it: "Edit" of `enterEditMode`, and "Enter selection mode" of one that is a
  /// thing.
  private static func mode(_ mention: String) -> String? {
    let all = split(mention.split(separator: ".").last.map(String.init) ?? mention)
    guard all.count == 3, all[2].lowercased() == "mode", NameWords.words(.enteringVerb).contains(all[0].lowercased()) else { return nil }
    if isVerb(all[1].lowercased()) { return sentence([all[1]]) }
    return all[0].lowercased() != "toggle" && all[1].lowercased().hasSuffix("ion") && isForPeople(Array(all.prefix(2))) ? sentence(all) : nil
  }

  /// "Zoom in": the word at the end belongs to the verb, and no argument says the rest.
  private static func isPhrasal(_ words: [String]) -> Bool {
    words.count == 2 && words[1].lowercased() == "in" && NameWords.words(.phrasalIn).contains(words[0].lowercased())
  }

  /// The verb in front of its object, where the name of a handler has it behind: `addressSelectAction`.
  private static func ordered(_ said: [String], in mention: String) -> [String] {
    // `onSearchClose`: what is told of is that the search is closed, though one may search as well.
    if said.count == 2, let verb = said.last?.lowercased(), NameWords.words(.closingVerb).contains(verb), said[0].lowercased() != verb,
      let name = mention.split(separator: ".").last, split(String(name)).first?.lowercased() == "on" { return [verb, said[0]] }
    guard (2...3).contains(said.count), let verb = said.last?.lowercased(), let first = said.first?.lowercased(),
      ActionVerbs.deed(of: verb) != nil, !isVerb(first), !NameWords.words(.handlerStart).contains(first),
      let last = split(mention.split(separator: ".").last.map(String.init) ?? mention).last?.lowercased(),
      NameWords.words(.handlerEnd).contains(last) else { return said }
    return [said[said.count - 1]] + said.dropLast()
  }

  /// What the code of a handler calls the button that it belongs to: "Sweep" of `sweepButtonAction`, "Generate" of
  /// `onGenerateButtonTap`. nil where its name does not say that it is about one.
  ///
  /// - Parameter isCutOff: Whatever comes after the button counts for nothing: `helpButtonWasHit`.
  static func called(by mention: String, isCutOff: Bool = false) -> String? {
    let all = split(mention.split(separator: ".").last.map(String.init) ?? mention)
    // `actionOnProfile` answers a press as well.
    let isAction = all.count > 2 && all[0].lowercased() == "action" && all[1].lowercased() == "on"
    guard isAction || all.contains(where: { NameWords.words(.pressed).contains($0.lowercased()) }), let first = all.first?.lowercased() else { return nil }
    // `hidesBackButton` tells what is so.
    if first.hasSuffix("s"), EnglishVerb.commands.contains(EnglishVerb.stem(first)), !EnglishVerb.commands.contains(first) { return nil }
    guard isCutOff else { return plainly(trimmed(all)) }
    let button = all.firstIndex { NameWords.words(.controlName).contains($0.lowercased()) }
    return button.flatMap { plainly(trimmed(Array(all[..<$0]))) }
  }

  /// What code calls a control, without the words for the kind of control: "Torch" of `torchButton`, "Search" of
  /// `searchTextField`. nil for a name that says only the kind, or where it stands.
  static func control(called reference: String) -> String? {
    let kinds = NameWords.words(.controlKind)
    let all = split(reference.split(separator: ".").last.map(String.init) ?? reference)
    var rest = all[...]
    while let first = rest.first?.lowercased(), kinds.contains(first) { rest = rest.dropFirst() }
    while let last = rest.last?.lowercased(), kinds.contains(last) { rest = rest.dropLast() }
    guard rest.count < all.count else { return nil }
    // `textFieldOne`: which of several it is, and not what for.
    if rest.allSatisfy({ NameWords.words(.numberWord).contains($0.lowercased()) || NameWords.words(.ordinal).contains($0.lowercased()) }) { return nil }
    // `trailerPlayButton`: the verb comes first for people.
    if rest.count == 2, let thing = rest.first, let verb = rest.last, NameWords.words(.plainVerb).contains(verb.lowercased()),
      !isVerb(thing.lowercased()), !NameWords.words(.qualifier).contains(thing.lowercased()) { rest = [verb, thing] }
    // `filterCloseButton`, though one may filter as well.
    if rest.count == 2, let thing = rest.first, let verb = rest.last, verb.lowercased() == "close", thing.lowercased() != "close" { rest = [verb, thing] }
    // `goNextButton`: whoever hears "Next" knows that it goes there.
    if rest.count == 2, let verb = rest.first?.lowercased(), NameWords.words(.going).contains(verb), let place = rest.last,
      NameWords.words(.leadingWord).contains(place.lowercased()) { return sentence([place]) }
    // `nextStepButton`: what is gone through one after the other.
    if rest.count == 2, let first = rest.first?.lowercased(), NameWords.words(.leadingWord).contains(first), isForPeople(Array(rest)) {
      return sentence(Array(rest))
    }
    return plainly(Array(rest))
  }

  /// "Upload progress" of `uploadProgressView`; nil of a bar that is called after nothing else.
  static func bar(called reference: String) -> String? {
    let words = split(reference.split(separator: ".").last.map(String.init) ?? reference)
    guard let place = words.firstIndex(where: { $0.lowercased() == "progress" }), place > 0 else { return nil }
    return plainly(Array(words[..<place])).map { $0 + " progress" }
  }

  /// One or two words for people, none of which says only which of several, or where.
  private static func plainly(_ words: [String]) -> String? {
    let noise = [
      NameWords.List.redrawn, .look, .shownSide, .vagueThing, .vagueDeed, .looseHandler, .frameAfter, .controlKind, .arrow, .bareShape,
      .dimmingView, .pictureOnly,
    ].map(NameWords.words)
    // The "viewtext" of `pickerViewtextField` is a view with a text.
    let kinds = NameWords.words(.controlKind)
    guard words.count <= 2, isForPeople(words), words.allSatisfy({ word in
      let word = word.lowercased()
      return !kinds.contains { word.hasPrefix($0) && kinds.contains(String(word.dropFirst($0.count))) }
    }), words.allSatisfy({ word in
      // The "QR" of `scanQRButton` is a word to people.
      if words.count > 1, NameWords.words(.capitalWord).contains(word.lowercased()) { return true }
      // The "scannerimage" of `scannerimageView` is called by what it is drawn with.
      if ["image", "button"].contains(where: { word.count > $0.count + 2 && word.lowercased().hasSuffix($0) }) { return false }
      return word.count > 2 && word.contains { "aeiouyAEIOUY".contains($0) } && !noise.contains { $0.contains(word.lowercased()) }
    }) else { return nil }
    return sentence(words)
  }

  /// What comes up by a function or a flag that only says so: "Wallet" of `presentWallet`, "Stats" of `showingStatsSheet`.
  static func place(of mention: String) -> String? {
    let name = mention.split(separator: ".").last { $0 != "toggle" }
    let all = split(name.map(String.init) ?? mention)
    // `showingEventSheet`: the event is what the sheet is about.
    let whole = trimmed(all)
    let rest = (whole.isEmpty ? Array(all.dropLast()) : whole).drop { word in
      let word = word.lowercased()
      return word == "to" || NameWords.words(.going).contains(word) || NameWords.words(.presentationFlag).contains(where: word.hasPrefix)
    }
    let framing = [NameWords.List.presentationFlag, .going].map(NameWords.words)
    guard rest.count < all.count, all.contains(where: { word in framing.contains { $0.contains(where: word.lowercased().hasPrefix) } }),
      case let words = Array(rest), isForPeople(words),
      !words.contains(where: { NameWords.words(.redrawn).contains($0.lowercased()) || NameWords.words(.vagueThing).contains($0.lowercased()) })
    else { return nil }
    return sentence(words)
  }

  /// Of `showConfirmDelete` what is done in the end: "Delete".
  private static func asked(_ words: [String], in mention: String) -> [String] {
    var rest = words[...]
    // `alertToReport`, `askToDelete`
    if rest.count > 2, let first = rest.first?.lowercased(), NameWords.words(.askingFlag).contains(first) || first == "ask",
      rest[rest.startIndex + 1].lowercased() == "to", isVerb(rest[rest.startIndex + 2].lowercased()) { rest = rest.dropFirst(2) }
    // `showAlertDuplicate`: the alert asks before that is done.
    if rest.count > 2, let first = rest.first?.lowercased(), NameWords.words(.asksFirst).contains(first),
      case let third = rest.index(rest.startIndex, offsetBy: 2), NameWords.words(.askingFlag).contains(rest[third - 1].lowercased()),
      isVerb(rest[third].lowercased()) { rest = rest[third...] }
    while rest.count > 1, let first = rest.first?.lowercased(), NameWords.words(.asksFirst).contains(first),
      let second = rest.dropFirst().first?.lowercased(), isVerb(second) || second == "confirm" {
      rest = rest.dropFirst()
    }
    // `stopWorkoutConfirmation` asks before it stops.
    while rest.count > 1, let last = rest.last?.lowercased(), NameWords.words(.confirmingWord).contains(last) { rest = rest.dropLast() }
    // `showDeletePrompt`: what comes up asks first. `deletePrompt` does away with one.
    if rest.count > 1, rest.last?.lowercased() == "prompt", let verb = rest.first?.lowercased(), NameWords.words(.finalVerb).contains(verb),
      let first = split(mention.split(separator: ".").last { $0 != "toggle" }.map(String.init) ?? mention).first?.lowercased(), first != verb {
      rest = rest.dropLast()
    }
    return Array(rest)
  }

  /// `deleteItem`, `saveModel`: a verb that says what is done by itself, of a thing that only programmers call so.
  private static func withoutJargon(_ words: [String]) -> [String] {
    guard words.count > 1, let verb = words.first?.lowercased(), ActionVerbs.deed(of: verb) != nil,
      !NameWords.words(.messageVerb).contains(verb), !NameWords.words(.consequence).contains(verb) || verb == "save",
      words.dropFirst().allSatisfy({ NameWords.words(.programmers).contains($0.lowercased()) }) else { return words }
    return [words[0]]
  }

  /// What is shown or switched where code turns a flag: "Search" of `isSearchPopoverPresented.toggle`.
  static func flag(of mention: String) -> String? {
    let parts = mention.split(separator: ".").map(String.init)
    guard parts.count >= 2, parts.last == "toggle" else { return nil }
    var words = trimmed(split(parts[parts.count - 2]))
    // `sheetPlan`: the plan comes up, and how it does is a matter of the code. `showAlert` says no more than that.
    if words.count > 1, let first = words.first?.lowercased(), NameWords.words(.sheetWord).contains(first) { words.removeFirst() }
    if words.count == 1, NameWords.words(.bareShowing).contains(words[0].lowercased()) { return nil }
    // `torchIsOn` says what is, of the torch.
    if let verb = words.dropFirst().firstIndex(where: { NameWords.words(.linkingVerb).contains($0.lowercased()) }) {
      words = Array(words[..<verb])
    }
    if words.count == 1, let deed = turned(words[0].lowercased()) { return sentence([deed]) }
    // `isSmall` says how large something is, and not what turning it does.
    if words.count == 1, NameWords.words(.qualifier).contains(words[0].lowercased()) { return nil }
    // What comes up shows it: `isImageViewerPresented`.
    if words.count == 2, words[1].lowercased() == "viewer", isForPeople(words) { return sentence(["view", words[0]]) }
    // "Secured", "Checked" and "Balance hidden" say what is, and not what turning it does.
    if words.count == 1, words[0].lowercased().hasSuffix("ed") { return nil }
    let states = [NameWords.List.hiddenFlag, .expandedFlag, .collapsedFlag].map(NameWords.words)
    if words.contains(where: { word in states.contains { $0.contains(word.lowercased()) } }) { return nil }
    return isForPeople(words) ? sentence(words) : nil
  }

  /// What is so or is not, as a participle says it: "Watched" of `toggleWatched`.
  static func state(_ words: [String]) -> String? {
    let words = trimmed(words)
    guard words.count == 1, words[0].lowercased().hasSuffix("ed"), words[0].count > 4, isForPeople(words) else { return nil }
    return sentence(words)
  }

  /// "save" of a flag called "saved", "pin" of "pinned": that it is done is told by a trait.
  static func turned(_ participle: String) -> String? {
    NameWords.words(.turnedDeed).first { verb in
      guard let last = verb.last else { return false }
      return last == "e" ? participle == verb + "d" : [verb + "ed", verb + [last] + "ed"].contains(participle)
    }
  }

  /// What a value is, from the property that holds it.
  static func thing(_ path: String) -> String? {
    // Of `Binding(get: { … })` and other code no part is the name of the value.
    guard path.allSatisfy({ $0.isLetter || $0.isNumber || "._?!".contains($0) }) else { return nil }
    let parts = path.split(separator: ".").map(String.init)
    let isWhole = parts.count > 1 && parts.last.map(isConversion) ?? false
    guard let name = isWhole ? parts.dropLast().last : parts.last else { return nil }
    var words = trimmed(split(name))
    // A "pasted text" is not a "pasted".
    if words.count == 1, words[0].lowercased().hasSuffix("ed"), case let all = split(name), let place = all.lastIndex(of: words[0]),
      place + 1 < all.count {
      words = Array(all[place...].prefix(2))
    }
    // `sheetIsPresented` says what is, of the sheet.
    if let verb = words.dropFirst().firstIndex(where: { NameWords.words(.linkingVerb).contains($0.lowercased()) }) { words = Array(words[..<verb]) }
    // Most things are a selection or a value.
    if words.count == 1, NameWords.words(.vagueThing).contains(words[0].lowercased()) { return nil }
    if words.count == 1, split(name).count > 1, NameWords.words(.shapedValue).contains(words[0].lowercased()) { return nil }
    return isForPeople(words) ? sentence(words) : nil
  }

  /// The whole of a value, or the value in another form, as projects add to `Binding`: `isOn.defaultFalse`.
  private static func isConversion(_ name: String) -> Bool {
    ["wrappedValue", "rawValue", "stringValue", "value", "bound"].contains(name)
      || name.hasSuffix("Value") && NameWords.words(.numberType).contains(name.dropLast("Value".count).lowercased())
      || split(name).first.map { NameWords.words(.conversion).contains($0.lowercased()) } ?? false
  }

  /// The words of the part of a dotted name that says what is done; a flag's own name where it is only turned.
  static func said(by mention: String) -> [String] {
    let parts = mention.split(separator: ".").map(String.init)
    guard let last = parts.last else { return [] }
    let handsOn = parts.count >= 2 && (["toggle", "callAsFunction", "onNext"].contains(last) || last == "accept" && isRelay(parts[parts.count - 2]))
    let name = handsOn ? parts[parts.count - 2] : last
    return trimmed(split(name))
  }

  /// Whether something is called as what hands values on: `selectedKind.accept(.large)`, `pageRelay.accept(2)` (RxSwift:
  /// PublishRelay.accept(_:), which adds a value to a sequence). An invitation is accepted by people.
  private static func isRelay(_ name: String) -> Bool {
    let words = split(name).map { $0.lowercased() }
    // `removeEntryIndex.accept(3)`, `isAgreed.accept(true)`: nobody but people, and what asks or acts for them, accepts anything.
    if words.count > 1, let last = words.last, !NameWords.words(.acceptingOwner).contains(last) { return true }
    return words.contains { word in word.count > 4 && word.hasSuffix("ed") || NameWords.words(.relayName).contains(word) }
  }

  /// Without the words that tell programmers when a function is called or of what type a value is.
  private static func trimmed(_ words: [String]) -> [String] {
    var rest = words[...]
    // UIControl.Event.touchUpInside
    for event in [["touch", "up", "inside"], ["touch", "up"], ["touch", "down"]]
    where rest.prefix(event.count).map({ $0.lowercased() }) == event { rest = rest.dropFirst(event.count) }
    // `callBackProfileTapped` is a closure that is called once the profile is tapped. Nobody is called back.
    if rest.count > 2, rest.prefix(2).map({ $0.lowercased() }) == ["call", "back"] { rest = rest.dropFirst(2) }
    if rest.count > 1, let first = rest.first?.lowercased(), NameWords.words(.callbackName).contains(first) { rest = rest.dropFirst() }
    while let first = rest.first?.lowercased(), NameWords.words(.frameBefore).contains(first) { rest = rest.dropFirst() }
    while let last = rest.last?.lowercased(), NameWords.words(.frameAfter).contains(last) {
      // A "field of view" is a thing.
      if rest.count > 2, rest[rest.endIndex - 2].lowercased() == "of" { break }
      rest = rest.dropLast()
    }
    // `deletebuttonTapped`, in one word.
    if let last = rest.last, last.count > 8, last.lowercased().hasSuffix("button") { return rest.dropLast() + [String(last.dropLast(6))] }
    return withBrands(Array(rest))
  }

  /// Proper names that code parts into words, as they are spelled: "GitHub" of `openGitHub`.
  private static func withBrands(_ words: [String]) -> [String] {
    var result: [String] = []
    var index = 0
    while index < words.count {
      let longest = (1...min(3, words.count - index)).reversed().first { NameWords.brands[words[index..<index + $0].joined().lowercased()] != nil }
      result.append(longest.flatMap { NameWords.brands[words[index..<index + $0].joined().lowercased()] } ?? words[index])
      index += longest ?? 1
    }
    return result
  }

  static func isVerb(_ word: String) -> Bool {
    ActionVerbs.deed(of: word) != nil || Words.commands.contains(word) || NameWords.words(.plainVerb).contains(word)
  }

  /// A few words, none of which is a short form, a number or a word of programmers.
  static func isForPeople(_ words: [String], atMost limit: Int = 3) -> Bool {
    guard (1...limit).contains(words.count), words.joined().count > 2 else { return false }
    let jargon = NameWords.words(.programmers)
    return words.allSatisfy { word in
      NameWords.isBrand(word) || word.count > 1 && word.allSatisfy(\.isLetter)
        && (!word.dropFirst().contains(where: \.isUppercase) || NameWords.words(.capitalWord).contains(word.lowercased()))
        && !jargon.contains(word.lowercased())
    }
  }
}
