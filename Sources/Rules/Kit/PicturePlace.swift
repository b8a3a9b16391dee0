import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// What source tells of the part that a picture has among what stands around it.
extension UnnamedPicture.Place {
  /// Whether the same code shows a tick for some entries of a list, and a cross for others.
  private static func isVaried(_ subject: ElementSubject, _ image: ImageSource) -> Bool {
    guard case .symbol(let name) = image, let literal = name.literal else { return false }
    return subject.surveyed(UseSurvey.self).positions(ofUseAt: subject.position).contains { position in
      guard case .symbol(let other)? = subject.places.all[position].image, let other = other.literal else { return false }
      return SFSymbols.isTick(literal) && SFSymbols.isCross(other) || SFSymbols.isCross(literal) && SFSymbols.isTick(other)
    }
  }

  init(of subject: ElementSubject, _ image: ImageSource) {
    let element = subject.element
    // A picture with a gesture that its neighbours do not share is a control.
    let mates = StackMates(of: subject)
    let isAboveText = mates.axis == .horizontal && mates.mates.allSatisfy { $0.element.role == .image } && Self.standsAboveText(subject)
    let wordsInRow = mates.axis == .depth && mates.texts.isEmpty ? Self.textInRow(subject) : nil
    let isOnPlateAboveText = mates.axis == .depth && mates.texts.isEmpty && Self.standsAboveText(subject)
    let isAllOfControl = !element.gestures.isEmpty && !isAboveText && !isOnPlateAboveText && wordsInRow == nil && !mates.texts.contains { $0.element.reactsAs(element) }
    decision = Self.decision(of: subject, besides: mates)
    let standsIn = element.gestures.isEmpty
      && (Self.isPlaceholder(element) || Self.standsForPicture(subject) || Self.isCalledPlaceholder(element))
    let isOnlyFace = standsIn && Self.isOfNobodyNamed(subject)
    isPlaceholder = standsIn && !isOnlyFace
    isTold = Self.isTold(image, by: mates) || Self.isToldBelow(image, subject, mates) || Self.comesAsTold(subject)
    isVaried = Self.isVaried(subject, image)
    isTiny = element.gestures.isEmpty && element.isTiny
    isUnseenOtherwise = decision.map { decided in subject.when.contains { $0.subject == decided.subject } } ?? false
    if case .asset(let name) = image {
      isSaid = mates.texts.contains { text in
        text.isAlwaysThere && text.element.label?.value == name && (element.gestures.isEmpty || text.element.reactsAs(element))
      }
    }
    mayBeHidden = !isAllOfControl && !isOnlyFace && (isPlaceholder || isTiny || !Self.isAllOfBranch(subject, image))
      && (isTold || isPlaceholder || !Self.tellsState(image, element)) && decision == nil
    let isThereForItself = Self.isThereForItself(subject, image)
    if case .asset(let name) = image, let word = DecorativeNames.word(in: name.literal ?? name.fixedPart) {
      standing = .decorationByName(word)
      // A background that is there in one state only tells nobody of that state.
      mayBeHidden = !isAllOfControl && decision == nil
      isConditional = !subject.when.isEmpty && mates.texts.contains { !$0.isAlwaysThere }
      return
    }
    switch mates.axis {
    case .horizontal?:
      if element.traits.contains(.button) { return }
      // In the first row of a card whose words come next.
      isCaptioned = isAboveText
      standInRow(element, image, mates, isThereForItself: isThereForItself)
    case .depth?:
      // Under a bare number the picture tells what the number is of.
      let text = mates.texts.first { $0.isAfter && Self.isPartner($0.element, of: element) && $0.element.hasWords }
      if let text {
        standing = .underText(text.element)
      } else if let wordsInRow {
        standing = .beside(wordsInRow.element)
      }
      // On a round plate above the words of an empty list.
      isCaptioned = isOnPlateAboveText
      isConditional = !subject.when.isEmpty && !(text?.isAlwaysThere ?? !Self.comesAsTick(subject, image, beside: wordsInRow))
    case .vertical?:
      isCaptioned = element.gestures.isEmpty && mates.texts.contains { $0.isAfter && $0.isAlwaysThere && $0.element.hasWords }
        || element.gestures.isEmpty && element.activation == nil && Self.standsAboveText(subject)
        || !element.gestures.isEmpty && mates.texts.contains { $0.isAlwaysThere && $0.element.reactsAs(element) }
    case nil: break
    }
  }

  /// What it stands beside in its row, where that is something that the picture may be about.
  private mutating func standInRow(
    _ element: AccessibilityElement, _ image: ImageSource, _ mates: StackMates, isThereForItself: Bool
  ) {
    let texts = mates.texts.filter { Self.isPartner($0.element, of: element) }
    if Self.standsInSentence(texts) {
      mayBeHidden = false
      return
    }
    if let number = Self.counted(mates, texts) {
      standing = .beside(number.element)
      return
    }
    let field = mates.mates.first {
      [.textField, .secureField].contains($0.element.role) && Self.isPartner($0.element, of: element)
    }
    // A text with words in it says most of what the picture is about.
    let control = mates.mates.first {
      Self.worded.contains($0.element.role) && Self.isPartner($0.element, of: element) && $0.element.showsWords
    }
    // What a field shows while it is empty says no more than the field itself.
    let isHint = field != nil && texts.allSatisfy { !$0.isAlwaysThere }
    let first = isHint ? field : texts.first { $0.element.hasWords } ?? texts.first ?? field ?? control
    guard let partner = first.flatMap({ Self.nearest(of: texts, alike: $0, in: mates) }) ?? first else { return }
    standing = .beside(partner.element)
    isConditional = !partner.isAlwaysThere && !isThereForItself && !Self.isOneFieldInTwoLooks(partner, mates)
    // A field says what it is for, whether it has a name yet or not.
    if !isConditional, partner.element.isEntry, element.gestures.isEmpty, decision == nil, !Self.tellsState(image, element) { mayBeHidden = true }
  }

  /// A picture with a gesture goes with what answers the same one.
  private static func isPartner(_ other: AccessibilityElement, of picture: AccessibilityElement) -> Bool {
    picture.gestures.isEmpty || other.reactsAs(picture)
  }

  /// Controls whose words say what a symbol beside them is about.
  private static let worded: Set<ElementRole> = [.navigationLink, .link, .button, .toggle, .picker, .datePicker, .stepper, .menu]

  /// Handed to a view as what it shows until there is a picture, or to a modifier for that: `.placeholder { Image("disc") }`, as
  /// packages for pictures from the network call it (Kingfisher: documentation of KFImage.placeholder(_:)).
  private static func isPlaceholder(_ element: AccessibilityElement) -> Bool {
    let file = element.source.file
    if isHandedToPlaceholder(element) { return true }
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
      $0.position > subject.position && $0.element.exposure == .exposed && !$0.isPictureBeside(subject) && !$0.isMark(inRowOf: subject)
        && !$0.isDrawnAgain(over: subject)
    }
    guard let next, next.element.role == .text, subject.element.gestures.isEmpty ? next.element.gestures.isEmpty : next.element.reactsAs(subject.element)
    else { return false }
    // What is faded in with the words is drawn over what is there from the beginning.
    let drawings = [subject] + subject.neighbours(before: 1, after: 1).filter { $0.isDrawnAgain(over: subject) }
    return next.element.layout?.axis == .vertical && next.element.hasWords && drawings.contains { $0.when.starts(with: next.when) }
      && next.element.callSites == subject.element.callSites
  }

  /// The words in the row that holds the plate which the picture lies on: `HStack { ZStack { Circle(); Image(…) }; Text(title) }`.
  private static func textInRow(_ subject: ElementSubject) -> ElementSubject? {
    guard let plate = subject.element.layout, let row = plate.rowAround else { return nil }
    let next = subject.neighbours(before: 0, after: 6).first {
      $0.position > subject.position && $0.element.exposure == .exposed && !$0.isPictureBeside(subject)
    }
    // The whole row may react to one tap.
    guard let next, next.element.role == .text, next.element.hasWords,
      subject.element.gestures.isEmpty ? next.element.gestures.isEmpty : next.element.reactsAs(subject.element) else { return nil }
    return row.contains(next.element.source) && !plate.source.contains(next.element.source)
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

  /// The same of the text below the plate that the picture lies on.
  private static func isToldBelow(_ image: ImageSource, _ subject: ElementSubject, _ mates: StackMates) -> Bool {
    guard mates.axis == .depth, mates.texts.isEmpty, case .symbol(let name) = image, standsAboveText(subject),
      let text = subject.neighbours(before: 0, after: 6).first(where: { $0.element.role == .text && $0.element.exposure == .exposed })
    else { return false }
    let subjects = Set(name.choices.joined().map(\.subject))
    return !subjects.isEmpty && subjects.isSubset(of: text.element.label?.value.choices.joined().map(\.subject) ?? [])
  }

  /// All that decides which picture is there decides about the words of a text in its row as well.
  private static func comesAsTold(_ subject: ElementSubject) -> Bool {
    guard let row = subject.element.layout?.source, !subject.when.isEmpty, subject.element.gestures.isEmpty else { return false }
    return subject.neighbours(before: 2, after: 4).contains { other in
      guard other.element.role == .text, other.element.exposure == .exposed, row.contains(other.element.source),
        other.callSites == subject.callSites, subject.when.starts(with: other.when) else { return false }
      let decided = Set(subject.when.dropFirst(other.when.count).map(\.subject))
      return !decided.isEmpty && decided.isSubset(of: other.element.label?.value.choices.joined().map(\.subject) ?? [])
    }
  }

  /// One of two looks of a picture, by which it tells a state: of a tick or cross always, of another picture where no
  /// text beside it is drawn in another way at the same time.
  private static func decision(of subject: ElementSubject, besides mates: StackMates) -> Condition? {
    let element = subject.element
    let opacity = comesWithWords(subject) ? nil : element.appearance.opacity?.outcome
    guard element.gestures.isEmpty, !element.mayHave(.selected),
      let decision = element.decidedState(in: [element.appearance.foreground?.outcome, opacity])
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

  /// What is near it and has words is faded in and out together with it, so the one tells what the other does.
  private static func comesWithWords(_ subject: ElementSubject) -> Bool {
    guard let opacity = subject.element.appearance.opacity, opacity.options.contains(where: { $0.value == 0 }) else { return false }
    return subject.neighbours(before: 4, after: 4).contains { other in
      other.element.exposure == .exposed && other.element.hasWords && other.element.appearance.opacity?.outcome == opacity.outcome
    }
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
  private static func isAllOfBranch(_ subject: ElementSubject, _ image: ImageSource) -> Bool {
    guard let shown = subject.when.last, !isThereForItself(subject, image) else { return false }
    return !subject.neighbours(before: 4, after: 4).contains { other in
      other.element.exposure == .exposed && other.element.hasWords
        && (other.when.contains(shown) || subject.when.starts(with: other.when) && other.element.saysOtherwise(by: shown))
    }
  }

  /// All that decides whether it is there is whether there is a picture to show: `if let icon { Image(icon) }`. That is no
  /// state of anything else.
  private static func isThereForItself(_ subject: ElementSubject, _ image: ImageSource) -> Bool {
    guard let shown = subject.when.last else { return false }
    let names: [String]
    switch image {
    case .symbol(let name), .asset(let name): names = name.holes
    // What people took or were sent is content.
    case .runtime: return false
    }
    return names.contains { shown.subject == $0 + " != nil" && shown.description == shown.subject }
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
  /// One more picture in the same row, such as the mark at the end of a card's first one.
  fileprivate func isMark(inRowOf other: ElementSubject) -> Bool {
    element.role == .image && element.layout?.axis == .horizontal && element.layout == other.element.layout
  }

  /// The same picture once more on the same plate, as one that is faded in over it.
  fileprivate func isDrawnAgain(over other: ElementSubject) -> Bool {
    element.role == .image && element.layout?.axis == .depth && element.layout == other.element.layout
      && element.image == other.element.image && element.source != other.element.source
  }

  /// One more plate with a symbol in the same row: `HStack { chip("applewatch"); chip("figure.run") }`.
  fileprivate func isPictureBeside(_ other: ElementSubject) -> Bool {
    element.role == .image && element.gestures.isEmpty && element.isUnnamedPicture && element.layout?.axis == .depth
      && element.source == other.element.source && when == other.when
  }
}

extension AccessibilityElement {
  /// Its words are others while something does not hold: `Text(isLoading ? "Loading" : "Not found")`.
  fileprivate func saysOtherwise(by condition: Condition) -> Bool {
    label?.value.choices.contains { $0.contains { $0.subject == condition.subject } } ?? false
  }

  /// The same is done where each of two is touched, by one gesture around both or by the same code on each.
  func reactsAs(_ other: AccessibilityElement) -> Bool {
    if gestures == other.gestures { return true }
    guard gestures.count == 1, other.gestures.count == 1, gestures[0].kind == other.gestures[0].kind else { return false }
    func code(_ gesture: Gesture) -> String { gesture.source.atDot.text.filter { !$0.isWhitespace } }
    return !gestures[0].effect.mentions.isEmpty && code(gestures[0]) == code(other.gestures[0])
  }
}

extension AccessibilityElement {
  /// Too small on both sides for anything but decoration, such as the head of an arrow that is drawn otherwise.
  fileprivate var isTiny: Bool {
    guard let width = appearance.fixedWidth?.single, let height = appearance.fixedHeight?.single else { return false }
    return max(width, height) <= 8
  }

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
    // The name of a symbol or a file is none that anybody chose to be read.
    guard let text = label?.value, !isUnnamedPicture else { return false }
    return text.literals.contains { $0.contains(where: \.isLetter) } || text.holes.contains { hole in
      let last = hole.split(separator: ".").last.map(String.init) ?? ""
      if NameWords.words(.wordyName).contains(where: last.lowercased().hasSuffix) || hole.isOfTextTable { return true }
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
}

extension AccessibilityElement {
  /// It has words that people see: a name that only a modifier gives says nothing beside a picture.
  fileprivate var showsWords: Bool {
    if case .modifier? = label?.origin { return false }
    return hasWords || showsNumberToCall
  }

  /// A button with nothing but a number of several groups, "+49 211 1234", which whoever hears it takes for one to call.
  private var showsNumberToCall: Bool {
    guard let words = label?.value.literal, words.count(where: \.isNumber) > 6 else { return false }
    return words.allSatisfy { $0.isNumber || "+-()/. ".contains($0) }
  }
}
