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
  /// What it is there for, where the flag that decides about it and its file are called alike, and no text says so.
  var stateShown: String?
  /// Some system shows it without the words that go with it.
  var isAloneElsewhere = false
  /// A text of another stack of the same row says the name that it is called by.
  var isSaidNearby = false

  /// One of a row of small numbered pictures of the same thing, without a word.
  var isOneOfAlike = false

  /// What is around a picture.
  struct Place: Sendable {
    var standing = Standing.alone
    var isConditional = false
    var isCaptioned = false
    var mayBeHidden = true
    var isPlaceholder = false
    var isSaid = false
    var isTold = false
    /// Other entries of the same list show another picture here: a tick or a cross.
    var isVaried = false
    var isTiny = false
    var isUnseenOtherwise = false
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

  /// Its name says that it decorates, whatever comes and goes with it.
  var isNamedDecoration: Bool { if case .decorationByName = standing { true } else { false } }

  /// It stands where a picture will be that is being loaded.
  var isPlaceholder: Bool { place.isPlaceholder }

  /// A text of the same stack says the name that the picture is called by: `Image(kind); Text(kind)`.
  var isSaid: Bool { place.isSaid || isSaidNearby }

  /// The words of a text near it change with what it changes with.
  var isToldInWords: Bool { place.isTold }

  /// Whatever it shows, the words beside it say as well: they change with what it changes with, or the same data have both,
  /// `Image(systemName: rule.icon)` beside `Text(rule.title)`. A tick before each entry of a list is no more than a bullet.
  var isToldBeside: Bool {
    if place.isTold { return true }
    guard case .beside(let partner) = standing, case .symbol(let name) = image, !isConditional, decision == nil, !isTurned,
      element.gestures.isEmpty else { return false }
    if name.isOnlyHoles { return partner.hasWords }
    // Behind the words it would say something of the thing that they name.
    guard let literal = name.literal, SFSymbols.isTick(literal), !place.isVaried, let words = partner.label?.value,
      element.source.file === partner.source.file, element.source.start < partner.source.start else { return false }
    return words.isOnlyHoles && partner.isPlainText && !partner.isBareNumber
  }

  /// A picture of run time no larger than a face in a list, beside a text that names whom it shows: `Text(user.name)`.
  var isSmallPictureOfNamed: Bool {
    guard case .runtime = image, case .beside(let partner) = standing, element.gestures.isEmpty, partner.hasWords,
      let width = element.appearance.fixedWidth?.single, let height = element.appearance.fixedHeight?.single else { return false }
    return max(width, height) <= Self.sizeOfFace && partner.label?.value.isOnlyHoles ?? false
  }

  /// Points; faces in lists and beside comments are mostly 24 to 56 wide (names and sizes met in open-source apps).
  private static let sizeOfFace = 64.0

  /// A few points wide and high.
  var isTiny: Bool { place.isTiny && place.decision == nil }

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
    if element.hasEmptiedLabel || isOneLine(subject) || image.isOfNoFile { return .outcome(.inapplicable) }
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

  /// By its colour, by how clearly it is seen or by where it points, it says something that changes.
  var tellsState: Bool { decision != nil || isTurned }

  /// The same of what source tells to be more than the words beside it.
  var tellsMore: Bool {
    guard case .beside(let partner) = standing, decision == nil else { return true }
    if isTurned || place.isVaried { return true }
    var literal: String?
    if case .symbol(let name) = image { literal = name.literal }
    if let literal, literal.hasPrefix("chevron") { return false }
    if isConditional { return true }
    if partner.role == .text || partner.role == .label, !partner.hasWords || endsSentence(of: partner) { return true }
    if partner.label?.value.isOneOfSeveralWords ?? false { return true }
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

extension AccessibilityElement {
  /// `Text(step)`: a text as it is, and nothing that is written into one.
  fileprivate var isPlainText: Bool {
    guard role == .text, let argument = CallArguments(of: source).arguments.first else { return false }
    return argument.label == nil && !argument.value.text.hasPrefix("\"")
  }

  /// Nothing but a value whose name says that it is a number: `Text("\(totalPoints)")`.
  var isBareNumber: Bool {
    guard let words = label?.value, words.isOnlyHoles, words.holes.count == 1, !hasWords else { return false }
    let name = words.holes[0].split(separator: ".").last.map(String.init) ?? ""
    return IdentifierWords.split(name).contains { NameWords.words(.statistic).contains($0.lowercased()) }
  }
}

extension ImageSource {
  /// `Image("")`, which draws nothing.
  fileprivate var isOfNoFile: Bool {
    if case .asset(let name) = self { name.literal?.isEmpty ?? false } else { false }
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
    // What is not seen in one of them says nothing there.
    if place.isUnseenOtherwise || element.appearance.opacity?.options.contains(where: { $0.value == 0 }) ?? false { return nil }
    guard let condition = decision?.description, !element.source.isDeclaredAsImage,
      condition.allSatisfy({ $0.isLetter || $0.isNumber || "._=! ".contains($0) }),
      condition.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }).allSatisfy({ element.expression.text.contains($0) })
    else { return nil }
    let label = ".accessibilityLabel(\(condition) ? \"<#what the picture shows#>\" : \"<#what the picture shows#>\")"
    return Fix(
      "say what the \(noun) shows", safety: .suggested, edits: [FixBuilder.adding(label, to: element)])
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

extension SpokenText {
  /// A single word, another one for each of several values: what "Great", "Meh" or "Rough" is said of, it does not tell.
  fileprivate var isOneOfSeveralWords: Bool {
    guard parts.count == 1, case .choice(let alternatives)? = parts.first else { return false }
    let words = alternatives.compactMap(\.text.literal).filter { $0.contains(where: \.isLetter) }
    return words.count > 2 && words.allSatisfy { !$0.contains(" ") }
  }
}
