import AccessibilityModel
import SourceModel

/// What a control shows and says in each of its states.
struct ControlStates {
  /// The control once for each branch of the screen that has it.
  private let variants: [ElementSubject]
  /// The two pictures that take turns.
  let pair: PicturePair?
  /// Where they are drawn.
  var picture: SourceRange? {
    variants.first?.element.content.first { $0.role == .image && $0.exposure == .exposed }?.source
  }

  init(of subject: ElementSubject) {
    let element = subject.element
    // Without conditions there is no other branch.
    let others = subject.when.isEmpty ? [] : subject.twins
    let mine = [subject] + others.filter { other in
      other.element.source == element.source && other.element.callSites == element.callSites && other.element.exposure == .exposed
        && !other.coexists(with: subject)
    }
    variants = mine
    pair = Self.choicePair(element) ?? Self.branchPair(mine) ?? Self.writtenPair(element)
  }

  /// Names of the symbols and images in a control.
  private static func pictures(_ element: AccessibilityElement) -> [SpokenText] {
    var result: [SpokenText] = []
    for image in ([element] + element.content).compactMap(\.image) {
      switch image {
      case .symbol(let name), .asset(let name): if !result.contains(name) { result.append(name) }
      case .runtime: break
      }
    }
    return result
  }

  private static func choicePair(_ element: AccessibilityElement) -> PicturePair? {
    for picture in pictures(element) {
      guard case .choice(let alternatives)? = picture.parts.first, picture.parts.count == 1, alternatives.count == 2,
        let first = alternatives[0].text.literal, let second = alternatives[1].text.literal else { continue }
      let isHidden = !([element] + element.content).contains { $0.exposure == .exposed && $0.role == .image && $0.label?.value != nil }
        && !element.content.isEmpty
      let isNamed = element.content.contains { $0.role == .image && $0.label?.origin == .modifier("accessibilityLabel") }
      if let pair = PicturePair(
        (first, alternatives[0].condition), (second, alternatives[1].condition), isPlain: !isHidden && !isNamed) { return pair }
    }
    return nil
  }

  private static func writtenPair(_ element: AccessibilityElement) -> PicturePair? {
    guard !element.content.isEmpty else { return nil }
    return BranchPictures.all(in: element.source).lazy.compactMap { branch in
      guard let then = branch.then, let otherwise = branch.otherwise else { return nil }
      func outcome(_ number: Int) -> Condition {
        Condition(subject: branch.condition, branch: number, description: (number == 0 ? "" : "!") + branch.condition)
      }
      return PicturePair((then, outcome(0)), (otherwise, outcome(1)), isPlain: branch.isPlain)
    }.first
  }

  private static func branchPair(_ variants: [ElementSubject]) -> PicturePair? {
    guard variants.count == 2, let mine = variants[0].when.last(where: { condition in
      variants[1].when.contains { $0.subject == condition.subject && $0.branch != condition.branch }
    }), let other = variants[1].when.first(where: { $0.subject == mine.subject }) else { return nil }
    let names = variants.map { pictures($0.element).compactMap(\.literal) }
    let first = names[0].filter { !names[1].contains($0) }, second = names[1].filter { !names[0].contains($0) }
    guard first.count == 1, second.count == 1 else { return nil }
    let isPlain = variants.allSatisfy { variant in
      variant.element.content.contains { $0.exposure == .exposed && $0.role == .image }
    }
    return PicturePair((first[0], mine), (second[0], other), isPlain: isPlain)
  }

  /// Label, value, hint or traits differ from state to state, so the state is heard.
  var isTold: Bool {
    guard let first = variants.first?.element else { return true }
    if variants.contains(where: { !$0.element.conditionalTraits.filter { $0.traits != .notEnabled }.isEmpty }) { return true }
    let texts = variants.flatMap { spoken($0.element) }
    if texts.contains(where: { !$0.choices.isEmpty }) { return true }
    return variants.dropFirst().contains { variant in
      spoken(variant.element) != spoken(first) || variant.element.traits != first.traits
    }
  }

  /// A text that only run time knows and that may tell the state.
  var hole: String? { variants.lazy.flatMap { spoken($0.element) }.flatMap(\.holes).first }

  /// What is said of the control, names of its pictures left out.
  private func spoken(_ element: AccessibilityElement) -> [SpokenText] {
    var texts = [element.value?.value, element.hint?.value].compactMap { $0 } + element.customContent.map(\.value)
    switch element.label?.origin {
    case .symbol?, .asset?, nil: break
    default: if let label = element.label { texts.append(label.value) }
    }
    return texts
  }
}

/// Two pictures that stand for two states of one thing.
struct PicturePair {
  var on: String
  var off: String
  var subject: String
  /// The expression that is true in the state "on", where it can be written in code.
  var condition: String?
  /// The checkmark symbol brings the selected trait with it.
  var marksItself: Bool

  private static let stateWords: Set<String> = [
    "fill", "filled", "circle", "square", "slash", "inset", "open", "wave", "badge", "dotted", "dashed", "on", "off", "active",
    "inactive", "selected", "unselected", "deselected", "checked", "unchecked", "enabled", "disabled", "outline", "solid", "empty",
    "full", "highlighted", "normal",
  ]
  private static let marks: Set<String> = ["checkmark", "largecircle", "smallcircle", "record", "dot", "checked", "tick"]
  private static let arrows: Set<String> = ["chevron", "arrow", "arrowtriangle", "arrowshape"]
  private static let strong: Set<String> = ["fill", "filled", "on", "active", "selected", "checked", "enabled", "solid", "full", "highlighted"]
  private static let silentSubjects = ["colorscheme", "sizeclass", "pressed", "hover", "available", "orientation", "layoutdirection", "loading"]

  init?(_ first: (name: String, condition: Condition), _ second: (name: String, condition: Condition), isPlain: Bool) {
    let subject = first.condition.subject.lowercased()
    guard first.name != second.name, !Self.silentSubjects.contains(where: subject.contains) else { return nil }
    let a = Self.words(first.name), b = Self.words(second.name)
    let stemA = Self.stem(a), stemB = Self.stem(b)
    guard Self.arrows.isDisjoint(with: a), Self.arrows.isDisjoint(with: b) else { return nil }
    let isSameThing = stemA == stemB && (!stemA.isEmpty || Self.isBox(a) && Self.isBox(b))
    let isBoxAndMark = stemA.isEmpty && Self.isBox(a) && Self.isMark(stemB) || stemB.isEmpty && Self.isBox(b) && Self.isMark(stemA)
    let isAddedOrNot = Set([stemA.joined(), stemB.joined()]) == ["plus", "checkmark"]
    guard isSameThing || isBoxAndMark || isAddedOrNot else { return nil }
    let firstIsOn = Self.strength(a) >= Self.strength(b)
    let on = firstIsOn ? first : second, off = firstIsOn ? second : first
    self.on = on.name
    self.off = off.name
    self.subject = on.condition.subject
    let description = on.condition.description
    condition = description.allSatisfy { $0.isLetter || $0.isNumber || "._!".contains($0) } ? description : nil
    marksItself = isPlain && on.name.hasPrefix("checkmark") && !off.name.hasPrefix("checkmark")
  }

  /// `speaker.wave.2.fill`, `icon_star_on` and `iconStarOn`, in lower-case words without numbers.
  private static func words(_ name: String) -> Set<String> {
    var words: [String] = []
    var word = ""
    for character in name {
      if character.isUppercase, word.last?.isLowercase == true { words.append(word); word = "" }
      if character.isLetter { word.append(character) } else { words.append(word); word = "" }
    }
    return Set((words + [word]).map { $0.lowercased() }.filter { !$0.isEmpty })
  }

  private static func stem(_ words: Set<String>) -> [String] { words.subtracting(stateWords).sorted() }
  private static func isMark(_ stem: [String]) -> Bool { !stem.isEmpty && stem.allSatisfy(marks.contains) }
  private static func isBox(_ words: Set<String>) -> Bool { words.contains("circle") || words.contains("square") }

  /// The more of "on" a name says, the higher.
  private static func strength(_ words: Set<String>) -> Int {
    words.intersection(strong).count + words.intersection(marks).count * 2 - (words.contains("slash") ? 2 : 0)
  }
}
