import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// A plus and a minus around a value: something is more or less afterwards, and nothing was added or taken away.
extension ProposedName {
  /// "Decrease" of a minus that has a plus beside it, where the code of both works on one number; "Decrease sets" where a text
  /// in front of them says of what.
  static func ofStep(_ subject: ElementSubject, in context: RuleContext) -> ProposedName? {
    let language = context.developmentLanguage
    guard let isMore = isPlus(subject.element), let pair = OppositeDeeds(of: subject, { isPlus($0) == !isMore }),
      OppositeDeeds.words(pair.action).isDisjoint(with: NameWords.words(.notCounting)),
      pair.stepsOneNumber || pair.setsOneValue || pair.callsOneFunction || (isMore ? pair.says(.stepUp, .stepDown) : pair.says(.stepDown, .stepUp)),
      let plain = Words.press(isMore ? "Increase" : "Decrease", in: language) else { return nil }
    let element = subject.element
    guard language == "en", !context.isTranslated(plain, on: element) else {
      return ProposedName(expression: context.spelled(plain, on: element), spoken: plain, isDerived: true)
    }
    if let caption = caption(of: pair) {
      if let words = caption.label?.value.literal {
        let name = plain + " " + words.loweredUnlessName
        return ProposedName(expression: context.spelled(name, on: element), spoken: name, isDerived: true)
      }
      if let title = CallArguments(of: caption.source).arguments.first?.value.text, ProposedName(text: caption, for: element) != nil,
        !context.translatedProperties.value.contains(title.split(separator: ".").last.map(String.init) ?? title) {
        return ProposedName(expression: "\"\(plain) \\(\(title))\"", spoken: plain + " " + SpokenText.hole(title).rendered, isDerived: true)
      }
    }
    let counted = NameSuggestion.counted(element, by: isMore ? "plus" : "minus") ?? plain
    return ProposedName(expression: context.spelled(counted, on: element), spoken: counted, isDerived: true)
  }

  /// Whether a button shows a plus, and not a minus; nil where it shows neither.
  private static func isPlus(_ element: AccessibilityElement) -> Bool? {
    if let symbol = NameSuggestion.shownSymbol(of: element) {
      let parts = symbol.split(separator: ".")
      guard parts.dropFirst().allSatisfy({ ["circle", "square", "fill", "rectangle"].contains($0) }) else { return nil }
      return parts.first == "plus" ? true : parts.first == "minus" ? false : nil
    }
    switch element.label?.value.literal {
    case "+", "＋": return true
    case "-", "−", "–", "－": return false
    default: return isPlusByCode(element)
    }
  }

  /// The same of a picture that only the app knows, by the one number that its code makes larger or smaller. A place in a list, a
  /// page of a calendar and what is chosen are gone through and not counted.
  private static func isPlusByCode(_ element: AccessibilityElement) -> Bool? {
    guard element.role == .button, element.isUnnamedPicture, let action = element.activation?.whole,
      case let steps = action.assignments.filter({ $0.step != nil }), steps.count == 1, let step = steps[0].step,
      let last = IdentifierWords.split(steps[0].target).last?.lowercased(),
      ![NameWords.List.loopNumber, .turnedPage, .vagueThing, .screenState, .chosenName].contains(where: { NameWords.words($0).contains(last) }) else { return nil }
    return step == .larger
  }

  /// The words before the first of the two, in a row with both or right above it.
  private static func caption(of pair: OppositeDeeds) -> AccessibilityElement? {
    let first = pair.subject.position < pair.partner.position ? pair.subject : pair.partner
    let second = pair.subject.position < pair.partner.position ? pair.partner : pair.subject
    guard let row = first.element.layout, row.axis == .horizontal, second.element.layout == row else { return nil }
    let before = first.neighbours(before: 2, after: 0).filter { $0.element.exposure == .exposed }
    guard let text = before.last, text.element.role == .text, text.callSites == first.callSites, text.loops == first.loops,
      first.when.starts(with: text.when), let layout = text.element.layout,
      layout == row || layout.source.contains(row.source) && layout.axis != .depth && (layout.axis == .horizontal || before.count < 2 || before[0].element.layout != layout)
    else { return nil }
    let mate = StackMates.Mate(element: text.element, isInSameScope: true, isAlwaysThere: true, isAfter: false, distance: 1)
    guard let words = text.element.label?.value, !mate.isSentence else { return nil }
    if let literal = words.literal { return literal.contains(where: \.isLetter) && literal.count <= 30 && !literal.hasSuffix("?") ? text.element : nil }
    return words.isOnlyHoles && StackMates.isCalledCaption(text.element) ? text.element : nil
  }
}

extension String {
  /// "sets" of "Sets:", and "HP" as it is.
  fileprivate var loweredUnlessName: String {
    let words = reversed().drop { ": ".contains($0) }.reversed()
    let text = String(words)
    // "Window Width" is a title, and no name.
    let all = text.split(separator: " ")
    if all.count > 1, all.allSatisfy({ ($0.first?.isUppercase ?? false) && $0.dropFirst().allSatisfy(\.isLowercase) }) { return text.lowercased() }
    return text.prefix(while: { !$0.isWhitespace }).dropFirst().contains(where: \.isUppercase) ? text : text.lowercasedFirst
  }
}
