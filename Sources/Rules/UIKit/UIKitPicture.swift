import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// The judgement on image views that the rules about code and files share.
struct UIKitPicture {
  func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard let platform = element.platform, platform.baseClass == "UIImageView" else { return .inapplicable }
    if element.exposure == .absent { return silent(subject, platform) }
    guard element.exposure == .exposed else { return .inapplicable }
    guard element.isUnnamed, platform.isElement == true else { return .pass }
    if let doubt = UIKitDoubt.reason(element) { return .undecided(doubt) }
    let isLoose = element.framework == .interfaceFile && platform.reference != nil
    return .violation(
      Violation(
        "image view is an accessibility element and has no name",
        certainty: isInReadCell(subject) ? .review : isLoose ? .likely : .certain,
        at: element.source,
        heard: Heard(before: context.heard(element))))
  }

  /// In a cell that is read as one by the words of its labels; whether a picture in it is a stop of its own besides, and
  /// whether anybody misses its name beside those words, nothing in source tells.
  private func isInReadCell(_ subject: ElementSubject) -> Bool {
    let cell = subject.neighbours(before: 8, after: 0).last { $0.element.isRow }
    guard let cell, cell.position < subject.position, cell.element.source.file === subject.element.source.file else { return false }
    return cell.element.exposure == .exposed && !(cell.element.label?.value.isBlank ?? true)
      && cell.element.source.start < subject.element.source.start
  }

  // MARK: - Pictures that nobody made an element

  /// Words that tell in the name of a picture, or of the view around it, that it is what people come for.
  private static let contentWords = NameWords.words(.contentPicture)

  /// A picture that carries something of its own, and that VoiceOver passes over: for a person to look at.
  private func silent(_ subject: ElementSubject, _ platform: PlatformFacts) -> Outcome {
    let element = subject.element
    guard element.isUnnamed, element.gestures.isEmpty, platform.isElement == nil, platform.reference != "self" else {
      return .inapplicable
    }
    if isPage(subject) {
      return .violation(
        Violation(
          "picture that seems to carry content is no accessibility element", certainty: .review, at: element.source))
    }
    if platform.mayBeCompletedElsewhere {
      return .undecided(UnknownReason(.suppliedContent, platform.reference ?? element.viewName))
    }
    let names = [platform.reference ?? "", subject.screen.kind == .view ? subject.screen.name : ""]
    if names.contains(where: { !Self.contentWords.isDisjoint(with: DecorativeNames.parts(of: $0)) }) {
      return .violation(
        Violation(
          "picture that seems to carry content is no accessibility element", certainty: .review, at: element.source))
    }
    if isContent(of: subject) || isShownWhole(subject) || fillsRow(subject) {
      return .violation(
        Violation(
          "picture that seems to carry content is no accessibility element", certainty: .review, at: element.source))
    }
    guard let name = element.image?.name, DecorativeNames.word(in: name) == nil else { return .inapplicable }
    if let condition = state(of: subject, name) {
      return .violation(Violation(
        "picture '\(name)' is there only while '\(condition)', and nothing tells assistive technologies so",
        certainty: .review, at: element.source))
    }
    if let (names, condition) = exchange(of: subject) {
      return .violation(Violation(
        "picture is '\(names.joined(separator: "' or '"))' by '\(condition)', and nothing tells assistive technologies so",
        certainty: .review, at: element.source))
    }
    guard appearsLater(platform) else { return .inapplicable }
    return .violation(
      Violation(
        "picture '\(name)' appears and goes, and tells assistive technologies nothing", certainty: .review,
        at: element.source))
  }

  /// What decides whether a picture of a row is there, where no words of the row depend on it.
  private func state(of subject: ElementSubject, _ name: String) -> String? {
    guard isOfRow(subject), !leadsOn(name), let condition = subject.when.last(where: Self.isOfData) else { return nil }
    let around = subject.neighbours(before: Self.lengthOfRow, after: 4).filter { $0.element.exposure == .exposed }
    let isTold = around.contains { other in
      other.when.contains { $0.subject == condition.subject } || other.element.tells(condition.subject)
    }
    return isTold ? nil : condition.description
  }

  /// The pictures of which a row shows one, by its data, and what decides, where no words of the row depend on it.
  private func exchange(of subject: ElementSubject) -> (names: [String], condition: String)? {
    guard isOfRow(subject), let alternatives = subject.element.image?.alternatives, alternatives.count > 1,
      let first = alternatives.first(where: { Self.isOfData($0.condition) && !NamedChoice.isTold(by: $0.condition.subject) })
    else { return nil }
    let names = alternatives.compactMap(\.text.literal)
    guard names.count == alternatives.count, Set(names).count > 1, !names.contains(where: leadsOn),
      !names.contains(where: { DecorativeNames.word(in: $0) != nil }) else { return nil }
    let deciding = Set(alternatives.map(\.condition.subject))
    let around = subject.neighbours(before: Self.lengthOfRow, after: 4).filter { $0.element.exposure == .exposed }
    let isTold = around.contains { other in
      other.when.contains { deciding.contains($0.subject) } || deciding.contains(where: other.element.tells)
        || deciding.contains { Self.counts($0, other.element) }
    }
    return isTold ? nil : (names, first.condition.description)
  }

  /// Whether words say how many there are of what a picture says only that there is some: beside a tick for
  /// `day.meetings > 0`, the number of free rooms of the same day.
  private static func counts(_ test: String, _ words: AccessibilityElement) -> Bool {
    guard let end = [" > 0", " == 0", " != 0", " >= 1"].first(where: test.hasSuffix) else { return false }
    let value = test.dropLast(end.count)
    guard isNumber(value), let dot = value.lastIndex(of: ".") else { return false }
    let base = String(value[...dot])
    return ([words.label?.value, words.value?.value].compactMap(\.self) + words.visibleText).contains { text in
      text.holes.contains { hole in hole.firstRange(of: base).map { isNumber(hole[$0.upperBound...]) } ?? false }
    }
  }

  private static func isNumber(_ name: some StringProtocol) -> Bool {
    let name = name.lowercased()
    return NameWords.words(.badgeNumber).contains(where: name.contains)
  }

  /// A row says what stands in it as one, before its parts, of which a card may have many.
  private static let lengthOfRow = 32

  private func isOfRow(_ subject: ElementSubject) -> Bool {
    subject.isRepeated || subject.containers.contains { [.list, .table].contains($0.kind) }
  }

  /// A mark at the end of a row that leads on; that it does, the row tells.
  private func leadsOn(_ name: String) -> Bool {
    let words = DecorativeNames.parts(of: name)
    return words.contains { word in NameWords.words(.leadingOn).contains(where: word.hasPrefix) }
  }

  /// One picture of run time for each turn of a loop, with nothing beside it that is heard, as in a gallery that people page
  /// through. Pictures that code knows by name, such as stars, are drawn for what they count.
  private func isPage(_ subject: ElementSubject) -> Bool {
    guard subject.isRepeated, subject.element.platform?.setting("contentMode")?.value.hasSuffix("center") != true else { return false }
    switch subject.element.image {
    case nil, .runtime?: break
    default: return false
    }
    // What a package does to a picture is mostly to load it.
    let isLoaded = subject.element.image == nil && subject.element.platform?.mayBeCompletedElsewhere ?? false
    guard isLoaded || isOfRunTime(subject.element) else { return false }
    let places = subject.places.places
    let loops = places[subject.position].loops
    let near = max(0, subject.position - 3)..<min(places.count, subject.position + 4)
    return near.allSatisfy { $0 == subject.position || places[$0].loops < loops || places[$0].element.exposure == .absent && places[$0].element.role != .image }
  }

  /// Whether a picture that run time has is all that the screen of a controller shows, besides its bars and how far it is
  /// loaded.
  private func isContent(of subject: ElementSubject) -> Bool {
    guard case .runtime? = subject.element.image, subject.screen.kind == .viewController, !subject.isRepeated,
      subject.when.allSatisfy({ $0.subject.contains("nil") || $0.subject.contains("try?") }) else { return false }
    return subject.screen.nodes.shownAlone(subject.element.source)
  }

  /// A picture of run time that a screen fits into its view, so that nothing of it is cut off: one to look at, as opposed to
  /// one that fills the room it has.
  private func isShownWhole(_ subject: ElementSubject) -> Bool {
    guard subject.screen.kind == .viewController, !subject.isRepeated, let platform = subject.element.platform,
      NameWords.words(.iconPicture).isDisjoint(with: DecorativeNames.parts(of: platform.reference ?? "")),
      !subject.containers.contains(where: { [.list, .table, .navigationBar, .toolbar, .tabBar].contains($0.kind) }),
      platform.settings.contains(where: { $0.name == "contentMode" && $0.value.hasSuffix("scaleAspectFit") })
    else { return false }
    return isOfRunTime(subject.element)
  }

  /// A picture of run time that stands alone in a row of a list, and is large enough to be looked at.
  private func fillsRow(_ subject: ElementSubject) -> Bool {
    guard let platform = subject.element.platform, let frame = platform.frame, frame.width >= 80, frame.height >= 80,
      subject.containers.contains(where: { [.list, .table].contains($0.kind) }) || subject.isRepeated,
      isOfRunTime(subject.element) else { return false }
    return !subject.neighbours(before: 3, after: 3).contains { near in
      near.position != subject.position && near.element.platform?.superview == platform.superview
    }
  }

  /// Whether code gives it a picture that has no name in source.
  private func isOfRunTime(_ element: AccessibilityElement) -> Bool {
    if case .runtime? = element.image { return true }
    return element.platform?.settings.contains {
      $0.name == "image" && $0.picture == nil && !$0.isFromFile && $0.value != "nil" && !$0.value.contains("named:")
    } ?? false
  }

  /// A condition about what a row shows, as opposed to the device and to whether there is something to show.
  private static func isOfData(_ condition: Condition) -> Bool {
    let subject = condition.subject
    if condition.isAboutLooks { return false }
    // That it is seen while it is not hidden says nothing, and what a row is for is told by the row.
    if [".isHidden", ".alpha"].contains(where: subject.hasSuffix) || subject.contains("[indexPath") && subject.contains(" == ") { return false }
    return subject.contains(".") && !["nil", "#available", "UIDevice", "traitCollection"].contains(where: subject.contains)
  }

  /// Hidden at first and shown by other code: it tells of a state.
  private func appearsLater(_ platform: PlatformFacts) -> Bool {
    for (property, hidden) in [("isHidden", ["true"]), ("alpha", ["0", "0.0"])] {
      let settings = platform.settings.filter { $0.name == property }
      guard let first = settings.first, hidden.contains(first.value), !first.isLater
      else { continue }
      if settings.dropFirst().contains(where: { $0.isLater }) { return true }
    }
    return false
  }
}

extension [AccessibilityNode] {
  /// Whether nothing but bars and progress is heard, and no other picture is there.
  fileprivate func shownAlone(_ picture: SourceRange) -> Bool {
    allSatisfy { node in
      switch node {
      case .element(let element):
        if element.source == picture { return true }
        if element.role == .image { return false }
        return element.exposure != .exposed || element.role == .progress
      case .container(let container):
        return [.navigationBar, .toolbar, .tabBar].contains(container.kind) || container.nodes.shownAlone(picture)
      case .choice(let branches): return branches.allSatisfy { $0.nodes.shownAlone(picture) }
      case .repeated: return false
      }
    }
  }
}

extension SpokenText {
  /// The alternatives of choices inside each other, each under the innermost test that chooses it.
  fileprivate var flatAlternatives: [Alternative] {
    guard parts.count == 1, case .choice(let alternatives)? = parts.first else { return [] }
    return alternatives.flatMap { $0.text.literal == nil && !$0.text.flatAlternatives.isEmpty ? $0.text.flatAlternatives : [$0] }
  }
}

extension ImageSource {
  /// The names of which it is one, each under its condition.
  fileprivate var alternatives: [SpokenText.Alternative]? {
    let name: SpokenText
    switch self {
    case .symbol(let text), .asset(let text): name = text
    case .runtime: return nil
    }
    let all = name.flatAlternatives
    return all.isEmpty ? nil : all
  }

  /// The name of a symbol or asset that source gives; of several the last.
  fileprivate var name: String? {
    switch self {
    case .symbol(let name), .asset(let name): name.literal ?? (name.hasHoles ? nil : name.literals.last)
    case .runtime: nil
    }
  }
}

extension AccessibilityElement {
  /// Whether something that is heard depends on a condition.
  fileprivate func tells(_ subject: String) -> Bool {
    let texts = [label?.value, value?.value, hint?.value].compactMap(\.self)
    return conditionalTraits.contains { $0.condition.subject == subject }
      || texts.contains { $0.choices.contains { $0.contains { $0.subject == subject } } }
  }
}
