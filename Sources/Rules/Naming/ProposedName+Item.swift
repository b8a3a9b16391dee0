import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// Controls that each row of a list has, told apart by what the row shows.
extension ProposedName {
  /// "Remove \(item.title)" for a deed that is done to the thing of a row, where a text of the row shows what that is called:
  /// "Remove" alone would be heard once for each row. Where nothing would be heard otherwise, the name stays as it is.
  func told(ofItemAt subject: ElementSubject, in context: RuleContext) -> ProposedName {
    let element = subject.element
    let language = context.developmentLanguage
    let words = TextWords.split(spoken)
    guard isDerived, !isText, !isOfStates, element.framework == .swiftUI, element.role == .button, subject.isRepeated,
      expression == FixBuilder.literal(spoken), !context.isTranslated(spoken, on: element),
      language == "en" ? (1...2).contains(words.count) && NameWords.words(.rowDeed).contains(words[0].lowercased()) : isRowDeed(in: context),
      let title = Self.titleOfItem(around: subject, in: context) else { return self }
    let hole = SpokenText.hole(title).rendered
    guard language != "en" else {
      return ProposedName(expression: "\"\(spoken) \\(\(title))\"", spoken: spoken + " " + hole, isDerived: true)
    }
    guard let written = Words.rowName(spoken, of: "\\(\(title))", in: language), let said = Words.rowName(spoken, of: hole, in: language) else { return self }
    return ProposedName(expression: "\"\(written)\"", spoken: said, isDerived: true)
  }

  /// A word for one of these deeds in the one language that the app has.
  private func isRowDeed(in context: RuleContext) -> Bool {
    !context.isLocalized && NameWords.words(.rowDeed).contains { Words.press($0, in: context.developmentLanguage) == spoken }
  }

  /// "Remove photo" for "Remove", where all that is taken away is taken out of one list that is called so.
  func told(ofListAt subject: ElementSubject, in context: RuleContext) -> ProposedName {
    let element = subject.element
    guard isDerived, !isText, !isOfStates, context.developmentLanguage == "en", !context.isLocalized, element.role == .button,
      expression == FixBuilder.literal(spoken), ["Remove", "Delete"].contains(spoken),
      let thing = NameSuggestion.removedThing(by: element.activation) else { return self }
    let name = spoken + " " + thing
    return ProposedName(expression: context.spelled(name, on: element), spoken: name, isDerived: true)
  }

  /// "Remove" of a cross in a cell of UIKit whose code tells nothing: what a cell stands for is taken away, and nothing is closed.
  static func crossOfCell(_ subject: ElementSubject, in context: RuleContext) -> ProposedName? {
    let element = subject.element
    guard element.framework != .swiftUI, element.role == .button, let symbol = NameSuggestion.shownSymbol(of: element), SFSymbols.isCross(symbol),
      NameSuggestion.tellsNothing(element), element.activation?.assignments.isEmpty ?? true, isInCell(subject),
      let word = NameSuggestion.said("Remove", context.developmentLanguage)?.text else { return nil }
    return ProposedName(expression: context.spelled(word, on: element), spoken: word, isDerived: true)
  }

  private static func isInCell(_ subject: ElementSubject) -> Bool {
    if subject.element.source.file.typeName(around: subject.element.source.start)?.hasSuffix("Cell") ?? false { return true }
    return subject.neighbours(before: 8, after: 0).contains { $0.element.isRow }
  }

  /// A word for what is done with any of the pictures that a loop shows, each of which is another thing to choose: said of all,
  /// it would take away what tells them apart. What is done to the thing of the row is another matter.
  func isSameForAllPictures(of subject: ElementSubject) -> Bool {
    let element = subject.element
    guard subject.isRepeated, element.framework == .swiftUI, element.role == .button, isDerived, !isText, !isOfValue, !isOfStates,
      expression.hasPrefix("\""), !expression.contains("\\("), let verb = TextWords.split(spoken).first?.lowercased(),
      !NameWords.words(.rowDeed).contains(verb) else { return false }
    let shown = element.content.filter { $0.exposure == .exposed && $0.image != nil }
    if NameSuggestion.picksOne(spoken) { return true }
    guard shown.count <= 1 else { return false }
    switch shown.first?.image ?? element.image {
    case .symbol(let name)?, .asset(let name)?: return name.hasHoles
    default: return false
    }
  }

  /// What a row calls its thing, as the row shows it: the only title there, or the very value that the loop runs over.
  private static func titleOfItem(around subject: ElementSubject, in context: RuleContext) -> String? {
    let texts = textsOfRow(around: subject)
    var values: [String] = []
    for text in texts {
      if let value = shownValue(of: text, in: context), !values.contains(value) { values.append(value) }
    }
    let titles = values.filter(isTitle)
    if titles.count == 1 { return titles[0] }
    guard titles.isEmpty, values.count == 1, !values[0].contains("."), let text = texts.first else { return nil }
    return BoundNames(around: text.source).names.contains(values[0]) ? values[0] : nil
  }

  /// The texts in the same code of the row; what is pressed as a whole shows its texts within.
  private static func textsOfRow(around subject: ElementSubject) -> [AccessibilityElement] {
    let element = subject.element
    func isOfRow(_ other: ElementSubject) -> Bool {
      other.element.exposure == .exposed && other.loops == subject.loops && other.callSites == subject.callSites
        && subject.when.starts(with: other.when) && other.element.source != element.source
    }
    func isText(_ text: AccessibilityElement) -> Bool {
      text.role == .text && text.viewName == "Text" && text.source.file === element.source.file && text.callSites == subject.callSites
        && ProposedName(text: text, for: element) != nil
    }
    var texts: [AccessibilityElement] = []
    for other in subject.neighbours(before: reachOfRow, after: reachOfRow) where isOfRow(other) {
      texts += ([other.element] + other.element.content).filter(isText)
    }
    return texts
  }

  /// `item.title` of `Text(item.title)`; nil of what cannot stand in a text, such as a key of the string tables.
  private static func shownValue(of text: AccessibilityElement, in context: RuleContext) -> String? {
    let arguments = CallArguments(of: text.source).arguments
    guard arguments.count == 1, arguments[0].label == nil || arguments[0].label == "verbatim", case let value = arguments[0].value.text,
      value.first?.isLowercase ?? false, value.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }),
      let name = value.split(separator: ".").last, !context.translatedProperties.value.contains(String(name)) else { return nil }
    return value
  }

  /// `item.title`, `deviceName`, `document.filename`.
  private static func isTitle(_ value: String) -> Bool {
    guard let last = value.split(separator: ".").last?.lowercased() else { return false }
    return NameWords.words(.captionName).contains(where: last.hasSuffix)
  }

  /// Elements of a row before and after a control at its end.
  private static let reachOfRow = 6
}
