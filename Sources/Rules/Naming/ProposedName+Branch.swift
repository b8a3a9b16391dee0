import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// Pictures that are there in one state alone, by what code calls that state.
extension ProposedName {
  /// "Failed" of a cross under `case .failed`, "Pinned" of a pin that is there only `if item.isPinned`, "Speaker off" of one `if
  /// !member.isSpeakerOn`. nil where a text comes and goes with the picture, which says it then.
  static func ofBranch(_ subject: ElementSubject, in context: RuleContext) -> ProposedName? {
    let element = subject.element
    guard element.framework == .swiftUI, element.role == .image, context.developmentLanguage == "en", !element.isInteractive, element.gestures.isEmpty,
      NameSuggestion.symbol(of: element).map({ !NameSuggestion.isArrow($0) }) ?? false, !element.source.isDeclaredAsImage,
      let word = stateOfBranch(subject) else { return nil }
    return ProposedName(expression: context.spelled(word, on: element), spoken: word, isDerived: true)
  }

  /// What code calls the state that a picture alone is there in.
  static func stateOfBranch(_ subject: ElementSubject) -> String? {
    guard let condition = subject.when.last, let word = state(condition), decides(condition, about: subject) else { return nil }
    return word
  }

  /// Whether a condition is about the picture and no more: what stands beside it in the same code is there without, and no words
  /// come and go with it.
  private static func decides(_ condition: Condition, about subject: ElementSubject) -> Bool {
    let near = subject.neighbours(before: 3, after: 3).filter { other in
      other.element.exposure == .exposed && other.callSites == subject.callSites && other.element.source != subject.element.source
    }
    let sharing = near.filter { $0.when.contains(condition) }
    return sharing.allSatisfy { $0.element.role == .image } && sharing.count < near.count
  }

  /// What holds, as a condition that is a case or a flag says it.
  private static func state(_ condition: Condition) -> String? {
    if let test = condition.caseTest { return test.isPositive && !isOfSurroundings(condition.subject) ? word(IdentifierWords.split(test.name), noneOf: [.programmers, .vagueCase, .chosenName]) : nil }
    let flag = condition.subject
    guard flag.allSatisfy({ $0.isLetter || $0.isNumber || "._".contains($0) }), let name = flag.split(separator: ".").last else { return nil }
    if condition.description == flag { return state(ofFlag: String(name)) }
    guard condition.description == "!" + flag else { return nil }
    return opposite(ofFlag: String(name))
  }

  /// `widgetFamily`, `horizontalSizeClass`, `colorScheme`: where and how it is shown, and not what is so (Apple: EnvironmentValues).
  private static func isOfSurroundings(_ subject: String) -> Bool {
    let words = IdentifierWords.split(subject.split(separator: ".").last.map(String.init) ?? subject).map { $0.lowercased() }
    return words.contains(where: NameWords.words(.surroundings).contains)
  }

  /// "Pinned" of `isPinned`, "Locked" of `playIsLocked`: what is so, as code says it behind "is".
  static func state(ofFlag name: String) -> String? {
    let words = IdentifierWords.split(name)
    guard let verb = words.lastIndex(where: { $0.lowercased() == "is" }), verb < words.count - 1 else { return nil }
    return word(Array(words[(verb + 1)...]), noneOf: [.programmers, .chosenName, .chosenFlag, .shownFlag, .hiddenFlag, .presentationFlag, .expandedFlag, .collapsedFlag, .denial, .vagueCase])
  }

  /// "Speaker off" of `isSpeakerOn` where that is not so.
  private static func opposite(ofFlag name: String) -> String? {
    let words = IdentifierWords.split(name)
    guard words.count > 2, words.first?.lowercased() == "is", words.last?.lowercased() == "on" else { return nil }
    return word(Array(words.dropFirst().dropLast()) + ["off"], noneOf: [.programmers, .chosenName, .shownFlag, .hiddenFlag])
  }

  private static func word(_ words: [String], noneOf lists: [NameWords.List]) -> String? {
    let words = words.map { $0.lowercased() }
    let vague = lists.map(NameWords.words)
    guard (1...3).contains(words.count), words.joined().count > 2, words.allSatisfy({ word in
      word.count > 1 && word.allSatisfy(\.isLetter) && !vague.contains { $0.contains(word) }
    }) else { return nil }
    return words.joined(separator: " ").capitalizedFirst
  }

  /// "Error" of a cross right before the text of one: `Image(systemName: "multiply.circle"); Text(error)`.
  static func ofFailure(_ subject: ElementSubject, in context: RuleContext) -> ProposedName? {
    let element = subject.element
    guard element.framework == .swiftUI, element.role == .image, !element.isInteractive, element.gestures.isEmpty,
      let symbol = NameSuggestion.symbol(of: element), SFSymbols.isCross(symbol),
      let next = subject.neighbours(before: 0, after: 2).first(where: { $0.element.exposure == .exposed && $0.position > subject.position }),
      next.element.role == .text, next.when == subject.when, let text = next.element.label?.value, text.isOnlyHoles, text.holes.count == 1,
      let name = text.holes[0].split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }).first(where: { !["self", "model"].contains($0) }),
      !String(name).identifierWords.isDisjoint(with: NameWords.words(.failureName)),
      let word = Words.press("Error", in: context.developmentLanguage) else { return nil }
    return ProposedName(expression: context.spelled(word, on: element), spoken: word, isDerived: true)
  }

  /// "Favorite" of the only picture in a component that is called `FavoriteIndicator`: what it marks.
  static func ofMark(_ subject: ElementSubject, in context: RuleContext) -> ProposedName? {
    let element = subject.element
    guard element.framework == .swiftUI, element.role == .image, context.developmentLanguage == "en", !element.isInteractive, element.gestures.isEmpty,
      !element.isPictureHanded, let type = element.source.file.typeName(around: element.source.start),
      let kind = ["Indicator", "Badge"].first(where: type.hasSuffix), ProposedName.isAloneInComponent(subject),
      let text = word(IdentifierWords.split(String(type.dropLast(kind.count))), noneOf: [
        .programmers, .vagueCase, .chosenName, .vagueThing, .pictureNoise, .busyWord, .shownSide, .shareOfWhole, .controlKind, .statistic,
      ]) else { return nil }
    return ProposedName(expression: context.spelled(text, on: element), spoken: text, isDerived: true)
  }
}
