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

  /// - Parameter branches: What was read of the code of controls so far.
  init(of subject: ElementSubject, _ branches: Remembered<[BranchPictures]>, in context: RuleContext) {
    let element = subject.element
    let mine = Self.statesOfOnePicture(among: [subject] + subject.alternates { $0.exposure == .exposed })
    let found = Self.choicePair(element) ?? Self.branchPair(mine) ?? Self.writtenPair(element, branches, context)
    pair = found
    // What differs for another reason, such as which of two names is shown, tells nothing of a mark that is there in each.
    variants = found.map { pair in
      pair.marksItself ? mine.filter { Self.agree($0.when, mine[0].when, besides: pair.subject) } : mine
    } ?? mine
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

  /// The two pictures that take turns in one element, whatever is around it.
  static func pair(shownBy element: AccessibilityElement) -> PicturePair? { choicePair(element) }

  private static func choicePair(_ element: AccessibilityElement) -> PicturePair? {
    for picture in pictures(element) {
      guard case .choice(let alternatives)? = picture.parts.first, picture.parts.count == 1, alternatives.count == 2,
        let first = alternatives[0].text.literal, let second = alternatives[1].text.literal else { continue }
      let isHidden = !([element] + element.content).contains {
        $0.exposure == .exposed && $0.role == .image && $0.label?.value != nil
      }
        && !element.content.isEmpty
      let isNamed = element.content.contains {
        $0.role == .image && $0.label?.origin == .modifier("accessibilityLabel")
      }
      if let pair = PicturePair(
        (first, alternatives[0].condition), (second, alternatives[1].condition),
        isPlain: !isHidden && !isNamed) { return pair }
    }
    return nil
  }

  private static func writtenPair(
    _ element: AccessibilityElement, _ branches: Remembered<[BranchPictures]>, _ context: RuleContext
  ) -> PicturePair? {
    guard !element.content.isEmpty else { return nil }
    return branches(element.source) { context.call(at: element.source).map(BranchPictures.all) ?? [] }.lazy.compactMap { branch in
      // The box of a tick is drawn, where pressing changes what the tick stands for.
      let box = branch.isInDrawnBox && branch.isPlain && turns(element, branch.condition) ? "square" : nil
      guard let then = branch.then, let otherwise = branch.otherwise ?? box else { return nil }
      func outcome(_ number: Int) -> Condition {
        Condition(subject: branch.condition, branch: number, description: (number == 0 ? "" : "!") + branch.condition)
      }
      return PicturePair((then, outcome(0)), (otherwise, outcome(1)), isPlain: branch.isPlain)
    }.first
  }

  /// `entry.isDone.toggle()` of a control that shows whether `entry.isDone`.
  private static func turns(_ element: AccessibilityElement, _ condition: String) -> Bool {
    guard let activation = element.activation else { return false }
    return activation.mentions.contains { $0.hasSuffix(".toggle") && $0.dropLast(".toggle".count) == condition }
      || activation.assignments.contains { $0.target == condition && $0.value == "!" + condition }
  }

  /// Of the variants of a control in which something else differs as well, such as which of two names it shows, the two
  /// that differ in their pictures alone; all where there are none.
  private static func statesOfOnePicture(among variants: [ElementSubject]) -> [ElementSubject] {
    guard variants.count > 2 else { return variants }
    // Where the control itself shows no picture by name, none takes its turn with another.
    guard pictures(variants[0].element).contains(where: { $0.literal != nil }) else { return variants }
    let mine = variants[0].when
    var rivals: [String: [ElementSubject]] = [:]
    var twins: [ElementSubject] = []
    for variant in variants.dropFirst() {
      let other = variant.when
      guard let place = difference(mine, other) else {
        twins.append(variant)
        continue
      }
      // All that differs is about what differs first, in one of the two.
      for subject in Set([mine, other].compactMap { $0.indices.contains(place) ? $0[place].subject : nil })
      where agree(mine, other, besides: subject) { rivals[subject, default: []].append(variant) }
    }
    for condition in mine.reversed() {
      let others = twins + (rivals[condition.subject] ?? [])
      if others.count == 1, branchPair([variants[0]] + others) != nil { return [variants[0]] + others }
    }
    return variants
  }

  /// The first place at which two lists differ; nil where they are the same.
  private static func difference(_ first: [Condition], _ second: [Condition]) -> Int? {
    let place = zip(first, second).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(first.count, second.count)
    return place == max(first.count, second.count) ? nil : place
  }

  /// Whether two lists of conditions are the same but for those about one subject.
  private static func agree(_ first: [Condition], _ second: [Condition], besides subject: String) -> Bool {
    var (one, other) = (first.startIndex, second.startIndex)
    while true {
      while one < first.endIndex, first[one].subject == subject { one += 1 }
      while other < second.endIndex, second[other].subject == subject { other += 1 }
      if one == first.endIndex || other == second.endIndex { return one == first.endIndex && other == second.endIndex }
      if first[one] != second[other] { return false }
      (one, other) = (one + 1, other + 1)
    }
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
    // What a checkmark brings with it was not said by anybody.
    let isBrought = pair?.marksItself == true
      && variants.allSatisfy { $0.element.modifiers(named: "accessibilityAddTraits").isEmpty }
    if variants.contains(where: { variant in
      variant.element.conditionalTraits.contains { $0.traits != .notEnabled && !(isBrought && $0.traits == .selected) }
    }) { return true }
    let texts = variants.flatMap { spoken($0.element) }
    if texts.contains(where: { $0.choices.joined().contains(where: maySayState) }) { return true }
    func said(_ element: AccessibilityElement) -> Traits { isBrought ? element.traits.subtracting(.selected) : element.traits }
    return variants.dropFirst().contains { spoken($0.element) != spoken(first) || said($0.element) != said(first) }
  }

  /// Whether what decides about words may be what the pictures stand for. That a title may be missing, `entry.title == nil`,
  /// says nothing of `entry.isRead`.
  private func maySayState(_ condition: Condition) -> Bool {
    guard let pair else { return true }
    let (asked, shown) = (ValuePaths.all(in: condition.subject), ValuePaths.all(in: pair.subject))
    guard let only = asked.first, asked.count == 1, let state = shown.first, shown.count == 1 else {
      // A mark is there for what it asks about, `chosen.contains(person.id)`, and words for other things do not say it.
      return !pair.marksItself || !Set(asked).isDisjoint(with: shown)
    }
    func owner(_ path: String) -> Substring { path.prefix(upTo: path.lastIndex(of: ".") ?? path.startIndex) }
    return only == state || only.isEmpty || owner(only) != owner(state) || owner(state).isEmpty
  }

  /// Activating the control changes what the pictures stand for, as far as names tell: `isMuted` and `toggleMute()`.
  var isSwitch: Bool {
    guard let element = variants.first?.element, let pair, let activation = element.activation else { return false }
    let words = Self.words(pair.subject)
    return activation.mentions.contains { mention in
      Self.words(mention).contains { word in words.contains { $0.hasPrefix(word) || word.hasPrefix($0) } }
    }
  }

  /// The words of a name that say what it is about: `viewModel.isMuted` gives "muted".
  private static func words(_ name: String) -> [String] {
    PicturePair.words(name).filter {
      $0.count > 3 && !["toggle", "self", "store", "viewmodel", "model", "view", "state"].contains($0)
    }
  }

  /// A text that only run time knows and that was given to tell what the control is, so it may tell the state.
  var hole: String? {
    variants.lazy.map(\.element).flatMap { element -> [SpokenText] in
      var texts = [element.value?.value, element.hint?.value].compactMap(\.self)
      if let label = element.label, case .modifier = label.origin { texts.append(label.value) }
      return texts
    }.flatMap(\.holes).first
  }

  /// A text on screen that only run time knows, such as a title.
  var shownHole: String? { variants.lazy.flatMap { spoken($0.element) }.flatMap(\.holes).first }

  /// What is said of the control, names of its pictures left out.
  private func spoken(_ element: AccessibilityElement) -> [SpokenText] {
    var texts = [element.value?.value, element.hint?.value].compactMap { $0 } + element.customContent.map(\.value)
    switch element.label?.origin {
    case .symbol?, .asset?, nil: break
    case .content? where Self.showsPicturesAlone(element), .joined? where Self.showsPicturesAlone(element): break
    default: if let label = element.label { texts.append(label.value) }
    }
    return texts
  }

  /// All that is heard of its label are the names of pictures that nobody named.
  private static func showsPicturesAlone(_ element: AccessibilityElement) -> Bool {
    let heard = element.content.filter { $0.exposure == .exposed }
    return !heard.isEmpty && heard.allSatisfy { part in
      guard part.role == .image else { return false }
      switch part.label?.origin {
      case .symbol?, .asset?, nil: return true
      default: return false
      }
    }
  }
}
