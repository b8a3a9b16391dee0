import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// The pictures that a control shows in turn, such as those of play and pause.
///
/// A control that shows one thing now and another thing then does one thing now and another then: one word for both
/// would freeze it.
struct PictureStates {
  /// What is seen in one of the states.
  struct State {
    var picture: String
    var condition: Condition?
  }

  let states: [State]
  let element: AccessibilityElement
  /// The field of a password stands near.
  private var isBesidePassword = false
  /// Under which outcome that field hides what is typed, where it stands in the place of one that shows it.
  private var hidesPassword: Condition?
  /// Under which outcomes something is shown behind the control.
  private var shownBehind: [Condition] = []

  /// - Parameter alternates: The same control in other branches of the screen.
  init(of element: AccessibilityElement, alternates: [AccessibilityElement], when: [Condition], _ others: [[Condition]]) {
    self.element = element
    var states = Self.states(of: element)
    if states.count < 2 {
      states = states.map { State(picture: $0.picture, condition: Self.outcome(in: when, against: others)) }
      for (other, conditions) in zip(alternates, others) {
        let outcome = Self.outcome(in: conditions, against: [when])
        states += Self.states(of: other).map { State(picture: $0.picture, condition: $0.condition ?? outcome) }
      }
    }
    var seen: Set<String> = []
    self.states = states.filter { seen.insert($0.picture).inserted }
  }

  private static func states(of element: AccessibilityElement) -> [State] {
    switch element.image {
    case .symbol(let name)?, .asset(let name)?: states(of: name)
    case .runtime?, nil: []
    }
  }

  private static func states(of name: SpokenText) -> [State] {
    if let literal = name.literal { return [State(picture: literal, condition: nil)] }
    guard name.parts.count == 1, case .choice(let alternatives)? = name.parts.first else { return [] }
    return alternatives.flatMap { alternative in
      states(of: alternative.text).map { State(picture: $0.picture, condition: $0.condition ?? alternative.condition) }
    }
  }

  /// The condition that keeps a branch from the others.
  private static func outcome(in conditions: [Condition], against others: [[Condition]]) -> Condition? {
    conditions.last { condition in others.contains { $0.contains { $0.isOtherOutcome(of: condition) } } }
  }

  /// One picture for one thing, whatever the state: outlines that are filled, or one that never changes.
  var isOneThing: Bool {
    if states.count < 2 { return true }
    if isOneDrawing { return true }
    let meanings = states.map { SFSymbols.meaning(of: $0.picture)?.english }
    if meanings.allSatisfy({ $0 != nil && $0 == meanings[0] }) { return true }
    guard case .asset? = element.image else { return false }
    if states.allSatisfy({ FlagWords.showsAnEye($0.picture) }) { return false }
    let things = states.map { Self.thing(shownBy: $0.picture) }
    return things.allSatisfy { !$0.isEmpty && $0 == things[0] }
  }

  /// One drawing for light screens and one for dark ones, `isLightMode ? "scan_black" : "scan_white"`, of what does something
  /// else than to choose between the two.
  private var isOneDrawing: Bool {
    guard case .asset? = element.image else { return false }
    let done = Set((element.activation?.mentions ?? []).flatMap(PicturePair.orderedWords))
    return states.allSatisfy { state in
      guard let asked = state.condition.map({ PicturePair.words($0.subject) }) else { return false }
      let isOfLooks = !asked.isDisjoint(with: ["light", "dark", "night"]) && !asked.isDisjoint(with: ["mode", "scheme", "style", "appearance", "is"])
      return isOfLooks && done.isDisjoint(with: ["light", "dark", "night", "mode", "theme", "appearance"])
    }
  }

  /// What a picture of the app shows, in its looks of one state or another: the bookmark of `bookmark-fill-icon`.
  private static func thing(shownBy picture: String) -> [String] {
    if let kept = KeptPictures.symbol(of: picture) { return [String(kept.prefix { $0 != "." })] }
    let looks = [NameWords.List.pictureNoise, .pictureState].map(NameWords.words)
    let things = DecorativeNames.parts(of: picture).filter { part in !looks.contains { $0.contains(part) } }
    // `favorites_red` and `favorite_empty`
    return things.map { EnglishNoun.singular($0) ?? $0 }
  }

  /// What the control does in each of two states and the expression that tells them apart, as far as the control's own
  /// code has it.
  ///
  /// - Parameter titles: What the app itself calls what shows both pictures in turn.
  func words(in language: String, titled titles: (String, String) -> [String]? = { _, _ in nil }) -> (condition: String, then: String, otherwise: String)? {
    guard states.count == 2, let first = states[0].condition, let second = states[1].condition,
      first.isOtherOutcome(of: second) else { return nil }
    let own = isOtherSecret(titles(states[0].picture, states[1].picture), in: language) ? nil : titles(states[0].picture, states[1].picture)
    if own == nil, let words = passwordWords(in: language) ?? flagWords(in: language) ?? openingWords(in: language) ?? turnedWords(in: language) ?? goingWords(in: language) { return words }
    // The same thing in two states: whether the picture tells the state or the deed is for a person to say.
    if own == nil, PicturePair((states[0].picture, first), (states[1].picture, second), isPlain: true) != nil { return nil }
    let words = own ?? states.compactMap { doneWord(for: $0, in: language) ?? word(for: $0.picture, in: language) }
    guard words.count == 2, own != nil || !saysWhatIsShown(words) else { return viewWords(in: language) }
    // In a component the model knows the condition in terms of those who use it; the code has it in its own.
    guard let choice else { return nil }
    return choice.picture == states[0].picture ? (choice.condition, words[0], words[1]) : (choice.condition, words[1], words[0])
  }

  /// Whether a flag that pressing turns says what is shown by the very word of the picture in that state, `showsList ? "list.bullet" : "map"`:
  /// the picture is no sign of what pressing does, and neither is the other one.
  private func saysWhatIsShown(_ words: [String]) -> Bool {
    guard let condition = writtenChoice?.condition ?? states[0].condition?.description,
      case let path = condition.hasPrefix("!") ? String(condition.dropFirst()) : condition, let name = path.split(separator: ".").last,
      let mentions = element.activation?.mentions, mentions.contains(path.withoutSelf + ".toggle") || mentions.contains(path + ".toggle") else { return false }
    let isFirstShown = writtenChoice.map { $0.picture == states[0].picture } ?? true
    let isSet = (path == condition) == isFirstShown
    let shown = Set(TextWords.split(isSet ? words[0] : words[1]).map { $0.lowercased() })
    return IdentifierWords.split(String(name)).contains { shown.contains($0.lowercased()) }
  }

  /// What the control does while it shows each of some pictures; nil where that of one is not known, or where they are the
  /// same thing in two states.
  func words(for pictures: [String], in language: String) -> [String: String]? {
    var words: [String: String] = [:]
    for picture in Set(pictures) {
      guard let symbol = SFSymbols.meaning(of: picture) == nil ? PictureWords.symbol(for: DecorativeNames.parts(of: picture)) : picture,
        let word = word(for: symbol, in: language) else { return nil }
      words[picture] = word
    }
    let one = Condition(subject: "picture", branch: 0, description: "first"), other = Condition(subject: "picture", branch: 1, description: "second")
    let all = words.keys.sorted()
    return all.count == 2 && PicturePair((all[0], one), (all[1], other), isPlain: true) != nil ? nil : words
  }

  /// The same for what shows a password: the field beside tells in which state it is hidden, however the flag is called.
  func passwordWords(in language: String) -> (condition: String, then: String, otherwise: String)? {
    guard let hidesPassword, let show = Words.press("Show password", in: language),
      let hide = Words.press("Hide password", in: language),
      states.allSatisfy({ $0.condition?.subject == hidesPassword.subject }),
      let hidden = states.firstIndex(where: { $0.condition == hidesPassword }) else { return nil }
    return choice.map { $0.picture == states[hidden].picture ? ($0.condition, show, hide) : ($0.condition, hide, show) }
  }

  /// The same by the name of the flag that the control turns.
  func flagWords(in language: String) -> (condition: String, then: String, otherwise: String)? {
    // Few actions turn a flag whose name tells; to find the condition in the code takes longer.
    guard let action = element.activation, action.mentions.contains(where: { tells($0, in: language) }),
      let condition = choice?.condition else { return nil }
    let path = condition.hasPrefix("!") ? String(condition.dropFirst()) : condition
    let own = path.withoutSelf
    guard path.allSatisfy({ $0.isLetter || $0.isNumber || "._".contains($0) }),
      action.mentions.contains(where: { $0 == own || $0 == own + ".toggle" }),
      let name = path.split(separator: ".").last,
      let known = FlagWords.words(of: String(name), pictures: states.map(\.picture), in: language) else { return nil }
    let words = ofPassword(known, in: language)
    let isSet = path == condition
    return (condition, isSet ? words.whenSet : words.otherwise, isSet ? words.otherwise : words.whenSet)
  }

  /// The condition that the pictures are chosen by, where it is a flag that the control turns.
  var turnedChoice: (condition: String, flag: String, isDenied: Bool, pictures: [String])? {
    guard states.count == 2, let action = element.activation, let condition = choice?.condition,
      case let path = condition.hasPrefix("!") ? String(condition.dropFirst()) : condition,
      path.allSatisfy({ $0.isLetter || $0.isNumber || "._".contains($0) }), let name = path.split(separator: ".").last,
      action.mentions.contains(path.withoutSelf + ".toggle") || action.mentions.contains(path + ".toggle") else { return nil }
    return (condition, String(name), path != condition, states.map(\.picture))
  }

  /// "Collapse" of two arrows while that is shown which the flag shows, whichever way they point: by what comes behind the control
  /// under the flag or its opposite, else by the flag's name.
  private func openingWords(in language: String) -> (condition: String, then: String, otherwise: String)? {
    guard states.allSatisfy({ $0.picture.hasPrefix("chevron.") }), let choice = turnedChoice,
      case let path = choice.isDenied ? String(choice.condition.dropFirst()) : choice.condition,
      let expand = SFSymbols.meaning(of: "chevron.down")?.text(language: language),
      let collapse = SFSymbols.meaning(of: "chevron.up")?.text(language: language) else { return nil }
    let shown = shownBehind.filter { [path, path.withoutSelf].contains($0.subject) }.map { !$0.description.hasPrefix("!") }
    let isShown = shown.first.flatMap { first in shown.allSatisfy { $0 == first } ? first : nil }
    guard let opens = isShown ?? FlagWords.isOpenWhileSet(path) else { return nil }
    return opens != choice.isDenied ? (choice.condition, collapse, expand) : (choice.condition, expand, collapse)
  }

  /// The same by the flag that the picture is chosen by, where nothing else than turning it is done as far as source tells:
  /// `isMuted ? "speaker.slash" : "speaker.wave.2"`.
  private func turnedWords(in language: String) -> (condition: String, then: String, otherwise: String)? {
    guard let action = element.activation, let condition = choice?.condition,
      case let path = condition.hasPrefix("!") ? String(condition.dropFirst()) : condition,
      path.allSatisfy({ $0.isLetter || $0.isNumber || "._".contains($0) }), let name = path.split(separator: ".").last,
      let words = FlagWords.words(ofTurned: String(name), in: language) else { return nil }
    let verb = words.otherwise.lowercased().prefix(3)
    // `post(name: .pillMuteToggled)` tells others that it was pressed.
    let deeds = NameSuggestion.deeds(of: action).filter { mention in
      !(mention.split(separator: ".").last.map { NameWords.words(.incidentalCall).contains($0.lowercased()) } ?? false)
    }
    guard deeds.allSatisfy({ deed in IdentifierWords.split(deed).contains { $0.lowercased().contains(verb) } }),
      deeds.count > 0 || action.assignments.isEmpty else { return nil }
    let isSet = path == condition
    return (condition, isSet ? words.whenSet : words.otherwise, isSet ? words.otherwise : words.whenSet)
  }

  /// The same by a flag for what goes on while the picture is that which stops it: "Stop recording" and "Start recording" of
  /// `isRecording ? "stop.circle" : "mic"`. What is played has signs of its own.
  private func goingWords(in language: String) -> (condition: String, then: String, otherwise: String)? {
    // The sign of a player to stop is a square.
    let others = states.map(\.picture).filter { !$0.hasPrefix("stop") && $0 != "square.fill" }
    guard language == "en", others.count == 1, !["play", "pause", "checkmark", "square"].contains(where: others[0].hasPrefix),
      let condition = choice?.condition,
      case let path = condition.hasPrefix("!") ? String(condition.dropFirst()) : condition,
      path.allSatisfy({ $0.isLetter || $0.isNumber || "._".contains($0) }), let name = path.split(separator: ".").last,
      case let going = IdentifierWords.said(by: String(name)).map({ $0.lowercased() }), going.count == 1, EnglishVerb.isGoingOn(going[0]),
      case let shown = choice?.picture ?? states[0].picture, (path == condition) == (shown != others[0]) else { return nil }
    let words = (stop: "Stop " + going[0], start: "Start " + going[0])
    return path == condition ? (condition, words.stop, words.start) : (condition, words.start, words.stop)
  }

  /// "Show" beside the field of a password shows that.
  private func ofPassword(
    _ words: (whenSet: String, otherwise: String), in language: String
  ) -> (whenSet: String, otherwise: String) {
    guard isBesidePassword, let show = Words.press("Show password", in: language), let hide = Words.press("Hide password", in: language),
      let bareShow = SFSymbols.meaning(of: "eye")?.text(language: language), let bareHide = SFSymbols.meaning(of: "eye.slash")?.text(language: language)
    else { return words }
    if words.whenSet == bareShow, words.otherwise == bareHide { return (show, hide) }
    return words.whenSet == bareHide && words.otherwise == bareShow ? (hide, show) : words
  }

  /// Whether an action sets or turns a flag whose name says what turning it does.
  private func tells(_ mention: String, in language: String) -> Bool {
    let parts = mention.split(separator: ".")
    guard let name = parts.last == "toggle" ? parts.dropLast().last : parts.last else { return false }
    return FlagWords.words(of: String(name), pictures: states.map(\.picture), in: language) != nil
  }

  /// What the control does while it shows a picture; nil where the picture stands for several things and the code bears
  /// out none of them.
  func word(for picture: String, in language: String) -> String? {
    guard let meaning = SFSymbols.meaning(of: isDisclosure ? Self.turned(picture) : picture),
      [.action, .object].contains(meaning.kind) else { return nil }
    let done = element.activation?.mentions ?? []
    // Two arrows point the ways in which a list is sorted, say, and neither sends nor scrolls anything.
    if picture.hasPrefix("arrow"), meaning.isAmbiguous, !Self.speaks(done, of: meaning.english) { return nil }
    if picture == Self.cross, !NameSuggestion.emptiesText(element) {
      // What closes again what the other picture opened.
      let other = states.first { $0.picture != picture }.flatMap { SFSymbols.meaning(of: $0.picture) }
      guard let other, !other.isAmbiguous, done.contains(where: { $0.hasSuffix(".toggle") }) else { return nil }
      return SFSymbols.meaning(of: "xmark")?.text(language: language)
    }
    if Self.ticks.contains(where: picture.hasPrefix) {
      let said = Set(done.flatMap(IdentifierWords.split).map { $0.lowercased() })
      if said.contains(where: { $0.hasPrefix("select") }) {
        return SFSymbols.meaning(of: "checkmark.square")?.text(language: language)
      }
      guard said.contains(where: { word in NameWords.words(.completion).contains(where: word.hasPrefix) }) else { return nil }
    }
    return meaning.text(language: language)
  }

  /// "Copied" of a tick that is shown once that is done which the other picture stands for: `showCopied ? "checkmark" : "doc.on.doc"`.
  /// Pressing it does the same again, and "Done" would say that something ends.
  private func doneWord(for state: State, in language: String) -> String? {
    guard language == "en", SFSymbols.isTick(state.picture), let flag = state.condition?.description, !flag.hasPrefix("!"),
      flag.allSatisfy({ $0.isLetter || $0.isNumber || "._".contains($0) }), let word = IdentifierWords.split(flag).last?.lowercased(),
      let other = states.first(where: { $0.picture != state.picture }).flatMap({ SFSymbols.meaning(of: $0.picture) }),
      let verb = TextWords.split(other.english).first, EnglishVerb.participles(of: verb).contains(word) else { return nil }
    return word.capitalizedFirst
  }

  /// Whether code says a word of what a picture most often stands for.
  private static func speaks(_ mentions: [String], of meaning: String) -> Bool {
    let said = Set(mentions.flatMap(IdentifierWords.split).map { $0.lowercased() })
    return TextWords.split(meaning).contains { said.contains($0.lowercased()) }
  }

  /// Empties a text at the end of a field, and closes or takes away elsewhere.
  private static let cross = "xmark.circle.fill"
  /// Mark something as done, confirm, choose, or begin to choose.
  private static let ticks = ["checkmark.circle", "checkmark.square"]

  /// An arrow that points at what is open, and to the side while it is closed.
  private var isDisclosure: Bool {
    let pictures = Set(states.map(\.picture))
    return pictures.contains("chevron.down")
      && !pictures.isDisjoint(with: ["chevron.right", "chevron.left", "chevron.forward", "chevron.backward"])
  }

  /// What the arrow of a disclosure means by itself: one that points down can be closed, as one that points up elsewhere.
  private static func turned(_ picture: String) -> String { picture == "chevron.down" ? "chevron.up" : "chevron.down" }

  /// The condition that the control's code chooses a picture by, and the picture where it holds. Of two branches the code may
  /// have the condition of the first alone, and either is asked about: the same has to be said of both.
  private var choice: (condition: String, picture: String)? {
    if let writtenChoice { return writtenChoice }
    let known = states.compactMap { state in state.condition.flatMap(written).map { ($0, state.picture) } }
    return known.first { !$0.0.hasPrefix("!") } ?? known.first
  }

  /// The condition of `condition ? "pause" : "play"` in the control's code, and the picture where it holds.
  var writtenChoice: (condition: String, picture: String)? {
    let pattern = kept { #/\?\s*"(?<then>[^"\\]+)"\s*:\s*"(?<other>[^"\\]+)"/# }
    let pictures = Set(states.map(\.picture))
    let code = element.source.text
    let found = code.matches(of: pattern).filter { match in
      pictures.contains(String(match.then)) && pictures.contains(String(match.other))
    }
    guard found.count == 1, let match = found.first,
      let condition = Self.operand(before: match.range.lowerBound, in: code), !isLocal(condition) else { return nil }
    return (condition, String(match.then))
  }

  /// What stands before a question mark: names, members, calls with labels or without and comparisons on one line, back to the
  /// bracket, comma or colon in front of it; nil for another form.
  private static func operand(before end: String.Index, in code: String) -> String? {
    var depth = 0
    var start = end
    while start > code.startIndex {
      let previous = code.index(before: start)
      let character = code[previous]
      if ")]".contains(character) { depth += 1 }
      if "([".contains(character) {
        guard depth > 0 else { break }
        depth -= 1
      }
      if depth == 0, ",:{".contains(character) { break }
      start = previous
    }
    let text = code[start..<end].trimmed
    // A colon is met within brackets only, behind the label of an argument.
    let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || "._!?=<>&|()[]$: ".contains($0) }
    return isPlain && !text.isEmpty && text.count <= 80
      && !text.contains(" = ") && !["return ", "let ", "var "].contains(where: text.hasPrefix) ? text : nil
  }

  /// The condition as an expression that means the same behind the control as in it.
  private func written(_ condition: Condition) -> String? {
    let text = condition.description
    guard text.allSatisfy({ $0.isLetter || $0.isNumber || "._!=<>&|()$ ".contains($0) }) else { return nil }
    func squeezed(_ text: String) -> String { text.filter { !$0.isWhitespace } }
    guard !isLocal(text), !text.hasPrefix("!("), squeezed(element.source.text).contains(squeezed(text)) || isChosenByMember else {
      return nil
    }
    return text
  }

  /// Whether an expression may speak of something that is known only within the control.
  private func isLocal(_ text: String) -> Bool {
    let names = text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" || $0 == ".") }
    let source = element.source.text
    return names.isEmpty || names.contains { name in
      let root = name.split(separator: ".").first.map(String.init) ?? ""
      return root.isEmpty || root.hasPrefix("$")
        || ["let \(root)", "var \(root)", "\(root) in", "case ", "#available"].contains(where: source.contains)
    }
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}

extension PictureStates {
  init(of subject: ElementSubject) {
    let alternates = subject.alternates { $0.exposure == .exposed }
    self.init(
      of: subject.element, alternates: alternates.map(\.element), when: subject.when, alternates.map(\.when))
    let secure = subject.neighbours(before: 3, after: 2).filter { $0.element.role == .secureField }
    isBesidePassword = !secure.isEmpty
    // Where several passwords are typed, each has a flag of its own.
    let asked = Set(states.compactMap { $0.condition?.subject })
    let hidden = Set(secure.flatMap(\.when)).subtracting(subject.when).filter { asked.contains($0.subject) }
    hidesPassword = hidden.count == 1 ? hidden.first : nil
    guard states.count == 2, states.allSatisfy({ $0.picture.hasPrefix("chevron.") }) else { return }
    // The control in its other state tells nothing, and what is there in the state of this branch does.
    let (own, branches) = (states.compactMap(\.condition), Set(alternates.map(\.position)))
    let behind = subject.neighbours(before: 0, after: 8).filter { $0.element.exposure == .exposed && !branches.contains($0.position) }
    shownBehind = behind.flatMap { other in other.when.filter { own.contains($0) || !subject.when.contains($0) } }
  }
}
