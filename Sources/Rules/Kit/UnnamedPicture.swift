import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// A picture that is a stop of its own and that nobody named: what the rules about pictures judge from.
struct UnnamedPicture {
  /// What the source tells of the picture's part on the screen; each is the business of one rule.
  enum Standing: Sendable {
    /// Its name says that it only decorates.
    case decorationByName(String)
    /// It lies under texts in a depth stack.
    case underText(AccessibilityElement)
    /// In one row with a text or a field that says what it is about.
    case beside(AccessibilityElement)
    case alone
  }

  enum Answer {
    case picture(UnnamedPicture)
    case outcome(Outcome)
  }

  let element: AccessibilityElement
  let image: ImageSource
  private let place: Place

  /// What is around a picture.
  fileprivate struct Place: Sendable {
    var standing = Standing.alone
    var isConditional = false
    var isCaptioned = false
    var mayBeHidden = true
    var isPlaceholder = false
    var isSaid = false
    var decision: Condition?
  }

  var standing: Standing { place.standing }
  /// It comes and goes while the text beside it stays.
  var isConditional: Bool { place.isConditional }
  /// In a column with a text after it that says what it is about, as on a screen that has nothing to show.
  var isCaptioned: Bool { place.isCaptioned }
  /// Without it something could still be heard of what it stands for: a text reacts to the same tap, and one is there
  /// under the same condition. Else it is all there is of a control or of a state.
  var mayBeHidden: Bool { place.mayBeHidden }

  /// It stands where a picture will be that is being loaded.
  var isPlaceholder: Bool { place.isPlaceholder }

  /// A text of the same stack says the name that the picture is called by: `Image(kind); Text(kind)`.
  var isSaid: Bool { place.isSaid }

  /// What decides about its colour or how clearly it is seen, where it may be that nothing else tells of that: a tick that
  /// is green while a goal is reached, and grey before.
  var decision: Condition? { place.decision }

  /// The picture, or what any rule about pictures answers where there is none to judge.
  static func find(_ subject: ElementSubject) -> Answer {
    let element = subject.element
    guard element.role == .image, let image = element.image, !subject.isInMenu else { return .outcome(.inapplicable) }
    switch element.exposure {
    case .hidden:
      // Not yet to be seen is no judgement on how it is heard when it is; an author's `accessibilityHidden` is one.
      return .outcome(element.framework == .swiftUI && !element.isHiddenByModifier ? .inapplicable : .pass)
    case .absent: return .outcome(.inapplicable)
    case .exposed: break
    }
    if element.hasEmptiedLabel || isOneLine(subject) { return .outcome(.inapplicable) }
    guard element.isUnnamedPicture else { return .outcome(.pass) }
    if isPassing(subject) { return .outcome(.inapplicable) }
    if let doubt = element.namingDoubt { return .outcome(.undecided(doubt)) }
    if element.isUnknownPicture { return .outcome(.undecided(UnknownReason(.unresolvedName, element.source.text))) }
    return .picture(UnnamedPicture(element: element, image: image, place: place(of: subject, image)))
  }

  /// In the line above the clock the system draws one picture and one text of a widget, and makes no stops of them (Apple:
  /// documentation of WidgetFamily.accessoryInline).
  private static func isOneLine(_ subject: ElementSubject) -> Bool {
    subject.when.contains { condition in
      condition.caseTest.map { $0.isPositive && $0.name == "accessoryInline" } ?? false
    }
  }

  /// There for a while only, in place of something else. Several rules ask about each picture, and it is found out once.
  private static func isPassing(_ subject: ElementSubject) -> Bool {
    func look() -> Bool {
      // Who drags something over it sees where it will fall; VoiceOver drags by other means.
      subject.surveyed(DraggingConditions.self).hold(anyOf: subject.when) || isFallback(subject)
    }
    let places = subject.surveyed(PicturePlaces.self)
    return subject.isSeenOtherwise ? look() : places.passing(subject.position, look)
  }

  /// The same code shows another picture, which run time has, unless that is missing: `UIImage(asset)` of an initialiser of
  /// the app's own that falls back to a question mark.
  private static func isFallback(_ subject: ElementSubject) -> Bool {
    guard let shown = subject.when.last else { return false }
    if case .runtime? = subject.element.image { return false }
    return subject.alternates { if case .runtime? = $0.image { true } else { false } }
      .contains { other in other.when.contains { $0.isOtherOutcome(of: shown) } }
  }

  /// Several rules ask about each picture, and what stands around it is gathered once for them.
  private static func place(of subject: ElementSubject, _ image: ImageSource) -> Place {
    let places = subject.surveyed(PicturePlaces.self)
    if subject.isSeenOtherwise { return Place(of: subject, image) }
    return places.known(subject.position) { Place(of: subject, image) }
  }

  private struct PicturePlaces: ScreenSurvey {
    static let isLocal = true

    /// By position.
    let known = Memory<Int, Place>()
    /// By position, whether it is there for a while only.
    let passing = Memory<Int, Bool>()

    init(_ screen: ScreenPlaces) {}
  }

  /// The names that the picture may have, as source writes them.
  var names: String {
    switch image {
    case .symbol(let name), .asset(let name): name.quoted
    case .runtime(let expression): "'\(expression)'"
    }
  }

  /// The picture may say what no text says: it changes or comes and goes with a state, stands for one, or tells what a
  /// bare value is about. Arrows that lead on do not.
  var maySayMore: Bool {
    if tellsMore { return true }
    guard case .symbol(let name) = image, let literal = name.literal, !literal.hasPrefix("chevron") else { return false }
    // One that stands for a state and never changes adds little to words.
    return SFSymbols.meaning(of: literal)?.kind == .state
  }

  /// "Mark each by tapping" before a drop: the picture is what the sentence ends with.
  private func endsSentence(of partner: AccessibilityElement) -> Bool {
    guard partner.source.file === element.source.file, partner.source.start < element.source.start,
      let words = partner.label?.value.literals.last, let last = words.last, last.isLetter || last.isWhitespace,
      let word = TextWords.split(words).last, word != word.uppercased() else { return false }
    return NameWords.words(.openEnd).contains(word.lowercased())
  }

  /// The same of what source tells to be more than the words beside it.
  var tellsMore: Bool {
    guard case .beside(let partner) = standing, decision == nil else { return true }
    if isTurned { return true }
    var literal: String?
    if case .symbol(let name) = image { literal = name.literal }
    if let literal, literal.hasPrefix("chevron") { return false }
    if isConditional { return true }
    if partner.role == .text || partner.role == .label, !partner.hasWords || endsSentence(of: partner) { return true }
    // "↓ 3 MB/s" beside "↑ 1 MB/s".
    if let literal, ["arrow.up", "arrow.down"].contains(where: literal.hasPrefix), partner.label?.value.hasHoles ?? false {
      return true
    }
    if isMark(literal, of: partner) { return true }
    if case .symbol = image { return literal == nil }
    return false
  }

  /// Behind the words of a thing it says something of that one: that it is pinned, locked, a favourite.
  private func isMark(_ symbol: String?, of partner: AccessibilityElement) -> Bool {
    guard let first = symbol?.prefix(while: \.isLetter), NameWords.words(.markSymbol).contains(String(first)), !element.isInteractive,
      element.gestures.isEmpty, partner.source.file === element.source.file else { return false }
    return partner.source.start < element.source.start && partner.label?.value.hasHoles ?? false
  }
}

extension UnnamedPicture {
  /// Turned by a value, so that it points where that says: the arrow of a wind direction. A mark that opens something is
  /// turned by a choice of two angles.
  fileprivate var isTurned: Bool {
    ModifierChain.links(after: element.source).contains { link in
      guard ["rotationEffect", "rotation3DEffect"].contains(link.name),
        let angle = CallArguments(of: link.range).arguments.first?.value.text else { return false }
      return !angle.contains("?") && angle.firstMatch(of: kept { #/(?:degrees|radians)(?:\(|:)\s*-?[A-Za-z_]/# }) != nil
    }
  }

  /// Says what the picture stands for in each of its two looks; nil where it has one, or its code knows no name for what
  /// decides.
  func stateFix(noun: String) -> Fix? {
    guard let condition = decision?.description, !element.source.isDeclaredAsImage,
      condition.allSatisfy({ $0.isLetter || $0.isNumber || "._=! ".contains($0) }),
      condition.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }).allSatisfy({ element.expression.text.contains($0) })
    else { return nil }
    let label = ".accessibilityLabel(\(condition) ? \"<#what the picture shows#>\" : \"<#what the picture shows#>\")"
    return Fix(
      "say what the \(noun) shows", safety: .suggested, edits: [FixBuilder.adding(label, to: element)])
  }
}

extension UnnamedPicture.Place {
  fileprivate init(of subject: ElementSubject, _ image: ImageSource) {
    let element = subject.element
    // A picture with a gesture that its neighbours do not share is a control.
    let mates = StackMates(of: subject)
    let isAllOfControl = !element.gestures.isEmpty && !mates.texts.contains { $0.element.reactsAs(element) }
    decision = Self.decision(of: element, besides: mates)
    isPlaceholder = element.gestures.isEmpty && (Self.isPlaceholder(element) || Self.standsForPicture(subject))
    let isTold = isPlaceholder || Self.isTold(image, by: mates)
    if case .asset(let name) = image {
      isSaid = element.gestures.isEmpty && mates.texts.contains { $0.isAlwaysThere && $0.element.label?.value == name }
    }
    mayBeHidden = !isAllOfControl && (isPlaceholder || !Self.isAllOfBranch(subject))
      && (isTold || !Self.tellsState(image, element)) && decision == nil
    if case .asset(let name) = image, let word = DecorativeNames.word(in: name.literal ?? name.fixedPart) {
      standing = .decorationByName(word)
      isConditional = !subject.when.isEmpty && mates.texts.contains { !$0.isAlwaysThere }
      return
    }
    func isPartner(_ other: AccessibilityElement) -> Bool {
      element.gestures.isEmpty || other.reactsAs(element)
    }
    switch mates.axis {
    case .horizontal?:
      if element.traits.contains(.button) { return }
      let texts = mates.texts.filter { isPartner($0.element) }
      if Self.standsInSentence(texts) {
        mayBeHidden = false
        return
      }
      if let number = Self.counted(mates, texts) {
        standing = .beside(number.element)
        return
      }
      let field = mates.mates.first { [.textField, .secureField].contains($0.element.role) && isPartner($0.element) }
      // A text with words in it says most of what the picture is about.
      let control = mates.mates.first { Self.worded.contains($0.element.role) && isPartner($0.element) && $0.element.hasWords }
      // What a field shows while it is empty says no more than the field itself.
      let isHint = field != nil && texts.allSatisfy { !$0.isAlwaysThere }
      let first = isHint ? field : texts.first { $0.element.hasWords } ?? texts.first ?? field ?? control
      guard let partner = first.flatMap({ Self.nearest(of: texts, alike: $0, in: mates) }) ?? first else { return }
      standing = .beside(partner.element)
      isConditional = !partner.isAlwaysThere
    case .depth?:
      // Under a bare number the picture tells what the number is of.
      let text = mates.texts.first { $0.isAfter && isPartner($0.element) && $0.element.hasWords }
      if let text {
        standing = .underText(text.element)
      } else if mates.texts.isEmpty, let words = Self.textInRow(subject) {
        standing = .beside(words.element)
      }
      // On a round plate above the words of an empty list.
      isCaptioned = mates.texts.isEmpty && element.gestures.isEmpty && Self.standsAboveText(subject)
      isConditional = !subject.when.isEmpty && !(text?.isAlwaysThere ?? true)
    case .vertical?:
      isCaptioned = element.gestures.isEmpty && mates.texts.contains { $0.isAfter && $0.isAlwaysThere && $0.element.hasWords }
        || !element.gestures.isEmpty && mates.texts.contains { $0.isAlwaysThere && $0.element.reactsAs(element) }
    case nil: break
    }
  }

  /// Controls whose words say what a symbol beside them is about.
  private static let worded: Set<ElementRole> = [.navigationLink, .link, .button, .toggle]

  /// Handed to a view as what it shows until there is a picture.
  private static func isPlaceholder(_ element: AccessibilityElement) -> Bool {
    let file = element.source.file
    return element.callSites.contains { site in
      guard site.source.contains(element.source),
        let label = file.firstOffset(of: "placeholder:", from: site.source.start, to: element.source.start) else { return false }
      let scanner = CodeScanner(bytes: file.bytes)
      let brace = scanner.afterTrivia(label + "placeholder:".utf8.count)
      return scanner.afterGroup(brace).map { $0 > element.source.end } ?? false
    }
  }

  /// There while another picture, which run time has, is not: `if let photo { Image(uiImage: photo) } else { … }`. While that
  /// is loaded and when that failed, a symbol may be shown each.
  private static func standsForPicture(_ subject: ElementSubject) -> Bool {
    guard subject.element.activation == nil else { return false }
    return subject.when.suffix(3).contains { standsForPicture(subject, while: $0) }
  }

  private static func standsForPicture(_ subject: ElementSubject, while shown: Condition) -> Bool {
    let others = subject.neighbours(before: 4, after: 4).filter { other in
      other.element.source != subject.element.source && other.callSites == subject.callSites
        && other.when.contains { $0.isOtherOutcome(of: shown) }
    }
    func isOfRunTime(_ other: ElementSubject) -> Bool {
      if case .runtime? = other.element.image { return true }
      return other.element.role == .image && other.element.exposure == .absent
    }
    return others.contains(where: isOfRunTime) && others.allSatisfy { other in
      let isPicture = other.element.role == .image && other.element.gestures.isEmpty
      return isPicture && (isOfRunTime(other) || other.element.image == subject.element.image) || other.element.exposure == .absent
    }
  }

  /// What comes next is a text in a column, there whenever the picture is.
  private static func standsAboveText(_ subject: ElementSubject) -> Bool {
    let next = subject.neighbours(before: 0, after: 6).first {
      $0.position > subject.position && $0.element.exposure == .exposed && !$0.isPictureBeside(subject)
    }
    guard let next, next.element.role == .text, next.element.gestures.isEmpty else { return false }
    return next.element.layout?.axis == .vertical && next.element.hasWords && subject.when.starts(with: next.when)
      && next.element.callSites == subject.element.callSites
  }

  /// The words in the row that holds the plate which the picture lies on: `HStack { ZStack { Circle(); Image(…) }; Text(title) }`.
  private static func textInRow(_ subject: ElementSubject) -> ElementSubject? {
    guard let plate = subject.element.layout?.source, subject.element.gestures.isEmpty,
      let brace = plate.file.openBraces(around: plate.start).first,
      plate.file.wordsBefore(brace: brace).last(where: { $0.first?.isUppercase ?? false }) == "HStack",
      let end = CodeScanner(bytes: plate.file.bytes).afterGroup(brace) else { return nil }
    let next = subject.neighbours(before: 0, after: 6).first {
      $0.position > subject.position && $0.element.exposure == .exposed && !$0.isPictureBeside(subject)
    }
    guard let next, next.element.role == .text, next.element.gestures.isEmpty, next.element.hasWords else { return nil }
    let source = next.element.source
    return source.file === plate.file && plate.end <= source.start && source.end <= end
      && subject.when.starts(with: next.when) && next.element.callSites == subject.element.callSites ? next : nil
  }

  /// One of two marks, of which nothing else tells which one is there: a check or a cross, a full or an empty box.
  private static func tellsState(_ image: ImageSource, _ element: AccessibilityElement) -> Bool {
    let names: SpokenText
    switch image {
    case .symbol(let name), .asset(let name): names = name
    case .runtime: return false
    }
    guard names.literals.count > 1, !element.mayHave(.selected) else { return false }
    return names.literals.contains { !NameWords.words(.stateMark).isDisjoint(with: PicturePair.words($0)) }
  }

  /// A text of the same stack says the same in other words: it changes with what the picture changes with.
  private static func isTold(_ image: ImageSource, by mates: StackMates) -> Bool {
    guard case .symbol(let name) = image else { return false }
    let subjects = Set(name.choices.joined().map(\.subject))
    return !subjects.isEmpty && mates.texts.contains { mate in
      mate.isAlwaysThere && subjects.isSubset(of: mate.element.label?.value.choices.joined().map(\.subject) ?? [])
    }
  }

  /// One of two looks of a picture, by which it tells a state: of a tick or cross always, of another picture where no
  /// text beside it is drawn in another way at the same time.
  private static func decision(of element: AccessibilityElement, besides mates: StackMates) -> Condition? {
    guard element.gestures.isEmpty, !element.mayHave(.selected),
      let decision = element.decidedState(in: [element.appearance.foreground?.outcome, element.appearance.opacity?.outcome])
    else { return nil }
    let pictures = [element.image].compactMap(\.self).flatMap { image -> [String] in
      switch image {
      case .symbol(let name), .asset(let name): name.literals
      case .runtime: []
      }
    }
    if pictures.contains(where: { !NameWords.words(.stateMark).isDisjoint(with: PicturePair.words($0)) }) { return decision }
    let isShared = mates.texts.contains { mate in
      let looks = mate.element.appearance
      let outcomes = [looks.foreground?.outcome, looks.opacity?.outcome] + looks.decisions.map(\.condition)
      return outcomes.contains { $0?.subject == decision.subject }
        || mate.element.label?.value.choices.contains { $0.contains { $0.subject == decision.subject } } ?? false
    }
    return isShared ? nil : decision
  }

  /// Between two texts of which the second goes on with what the first began: "Tap", the picture, "to begin".
  private static func standsInSentence(_ texts: [StackMates.Mate]) -> Bool {
    guard let before = texts.first(where: { !$0.isAfter && $0.distance == 1 })?.element.label?.value.literal,
      let after = texts.first(where: { $0.isAfter && $0.distance == 1 })?.element.label?.value.literal else { return false }
    return after.first?.isLowercase ?? false && !(before.last.map { ".:!?".contains($0) } ?? true)
  }

  /// The bare number right after the picture in a row that has another picture for its next value: what is counted, the
  /// picture alone tells.
  private static func counted(_ mates: StackMates, _ texts: [StackMates.Mate]) -> StackMates.Mate? {
    guard let number = texts.first(where: { $0.isAfter && $0.distance == 1 }), !number.element.hasWords,
      number.element.label?.value.hasHoles ?? false, mates.mates.contains(where: { $0.isAfter && $0.distance == 2 && $0.element.role == .image })
        || mates.mates.contains(where: { !$0.isAfter && $0.distance == 2 && $0.element.role == .image }) else { return nil }
    return number
  }

  /// Nothing near it that is there under the same condition has words.
  private static func isAllOfBranch(_ subject: ElementSubject) -> Bool {
    guard let shown = subject.when.last else { return false }
    return !subject.neighbours(before: 4, after: 4).contains { other in
      other.element.exposure == .exposed && other.element.hasWords && other.when.contains(shown)
    }
  }

  /// The same stack may be there once for each row: the text of the picture's own is the nearest, and of two as near
  /// the one before where rows begin with the text.
  private static func nearest(
    of texts: [StackMates.Mate], alike first: StackMates.Mate, in mates: StackMates
  ) -> StackMates.Mate? {
    let beginsWithText = mates.mates.first.map { !$0.isAfter && $0.element.source == first.element.source } ?? false
    func rank(_ mate: StackMates.Mate) -> Int { mate.distance * 2 + (mate.isAfter == beginsWithText ? 1 : 0) }
    return texts.filter { $0.element.source == first.element.source }.min { rank($0) < rank($1) }
  }
}

extension ElementSubject {
  /// One more plate with a symbol in the same row: `HStack { chip("applewatch"); chip("figure.run") }`.
  fileprivate func isPictureBeside(_ other: ElementSubject) -> Bool {
    element.role == .image && element.gestures.isEmpty && element.isUnnamedPicture && element.layout?.axis == .depth
      && element.source == other.element.source && when == other.when
  }
}

extension AccessibilityElement {
  /// The same is done where each of two is touched, by one gesture around both or by the same code on each.
  fileprivate func reactsAs(_ other: AccessibilityElement) -> Bool {
    if gestures == other.gestures { return true }
    guard gestures.count == 1, other.gestures.count == 1, gestures[0].kind == other.gestures[0].kind else { return false }
    func code(_ gesture: Gesture) -> String { gesture.source.atDot.text.filter { !$0.isWhitespace } }
    return !gestures[0].effect.mentions.isEmpty && code(gestures[0]) == code(other.gestures[0])
  }
}

extension AccessibilityElement {
  /// The first of some outcomes that is about the content and not about the device, the control or its surroundings.
  fileprivate func decidedState(in outcomes: [Condition?]) -> Condition? {
    outcomes.compactMap(\.self).first { outcome in
      let words = outcome.subject.lowercased()
      return !ColourOnlyState.ignored.contains(where: words.contains) && !words.contains("select")
    }
  }
}

extension Setting {
  /// The outcome that decides between two values, as its subject speaks of it.
  fileprivate var outcome: Condition? {
    guard options.count == 2, options[0].value != options[1].value, options.allSatisfy({ $0.conditions.count == 1 }),
      options[0].conditions[0].subject == options[1].conditions[0].subject else { return nil }
    return options.map { $0.conditions[0] }.first { $0.description == $0.subject } ?? options[0].conditions[0]
  }
}

extension AccessibilityElement {
  /// Its label has a word that source tells, or most likely one that run time tells: `item.title` as opposed to
  /// `item.count`.
  var hasWords: Bool {
    guard let text = label?.value else { return false }
    return text.literals.contains { $0.contains(where: \.isLetter) } || text.holes.contains { hole in
      let last = hole.split(separator: ".").last.map(String.init) ?? ""
      if NameWords.words(.wordyName).contains(where: last.lowercased().hasSuffix) { return true }
      // `titleCloseSession`, and not `titleCount`.
      let words = IdentifierWords.split(last).map { $0.lowercased() }
      return words.count > 1 && NameWords.words(.wordyName).contains(words[0])
        && !NameWords.words(.statistic).contains(words[words.count - 1])
    }
  }
}

extension SpokenText {
  /// What is written of a name that run time completes: `"Background" + number`.
  fileprivate var fixedPart: String {
    parts.map { part in if case .literal(let text) = part { text } else { " " } }.joined()
  }

  /// The expressions that only run time knows, those of all alternatives included.
  var holes: [String] {
    parts.flatMap { part -> [String] in
      switch part {
      case .literal: []
      case .hole(let expression): [expression]
      case .choice(let alternatives): alternatives.flatMap(\.text.holes)
      }
    }
  }
}

/// Which conditions of a screen hold while something is dragged. Thousands of elements stand under a few conditions.
private struct DraggingConditions: ScreenSurvey {
  static let isLocal = true

  private let known = Memory<Condition, Bool>()

  init(_ screen: ScreenPlaces) {}

  func hold(anyOf conditions: [Condition]) -> Bool {
    conditions.contains { condition in
      known(condition) {
        let words = NameWords.words(.draggingFlag)
        return IdentifierWords.split(condition.subject).contains { words.contains($0.lowercased()) }
      }
    }
  }
}
