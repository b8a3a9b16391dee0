import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

// Pictures beside words that say all there is to say.
extension RedundantIconBesideText {
  static func isExplained(_ picture: UnnamedPicture, of subject: ElementSubject, beside partner: AccessibilityElement) -> Bool {
    isCaptioned(subject, partner) || isOfTime(picture, partner) || areHandedTogether(subject, partner)
  }

  /// The arrow of a row that is the label of a link, and that stands by itself where there is nothing to lead to:
  /// `if let target { NavigationLink(value: target) { row } } else { row }`.
  static func pointsOnInLink(_ picture: UnnamedPicture, of subject: ElementSubject) -> Bool {
    guard case .symbol(let name) = picture.image, let literal = name.literal,
      NameWords.words(.leadingOn).contains(where: literal.hasPrefix), !subject.when.isEmpty else { return false }
    let source = subject.element.source
    return subject.neighbours(before: 8, after: 8).contains { other in
      other.element.role.isControl && other.element.content.contains { $0.source == source } && !subject.coexists(with: other)
    }
  }

  /// A ticked circle beside one text and an empty one beside another nearby tell together which of them is chosen.
  static func marksOneOfSeveral(_ picture: UnnamedPicture, _ subject: ElementSubject) -> Bool {
    guard case .symbol(let name) = picture.image, let own = name.literal.map(PicturePair.words),
      isTicked(own) || isEmpty(own) else { return false }
    return subject.neighbours(before: 12, after: 12).contains { place in
      guard place.element.exposure == .exposed, case .symbol(let other)? = place.element.image,
        let words = other.literal.map(PicturePair.words) else { return false }
      return isTicked(own) && isEmpty(words) || isTicked(words) && isEmpty(own)
    }
  }

  /// Other code than that of the row makes the same picture several times in it, one right after the other: a mark for each
  /// column, and which of them has it no text says.
  static func marksColumn(_ subject: ElementSubject) -> Bool {
    let element = subject.element
    guard let row = element.layout, row.axis == .horizontal, !row.source.contains(element.source) else { return false }
    return subject.neighbours(before: 1, after: 1).contains { place in
      place.element.exposure == .exposed && place.element.source == element.source && place.element.layout == row
    }
  }

  private static func isTicked(_ words: Set<String>) -> Bool { !words.isDisjoint(with: NameWords.words(.symbolMark)) }

  private static func isEmpty(_ words: Set<String>) -> Bool { words == ["circle"] || words == ["square"] }

  /// `Image(systemName: risk.icon)` beside `Text(risk.title)`: whatever the title is of, the picture goes with it.
  static func isOfSameData(_ element: AccessibilityElement, _ partner: AccessibilityElement) -> Bool {
    let (symbol, text) = (path(shownBy: element), path(shownBy: partner))
    guard partner.viewName == "Text", element.source.file === partner.source.file else { return false }
    // `Image(systemName: icon(for: task.kind))` beside `Text(task.kind.title)`: which kind it is, the text says.
    if let asked = pathAsked(by: element), text == asked || asked.count > 1 && text.starts(with: asked) { return true }
    guard symbol.count > 1, symbol.dropLast() == text.dropLast(), let title = text.last?.lowercased() else { return false }
    return NameWords.words(.captionName).contains(where: title.hasSuffix)
  }

  /// "task", "kind" of a symbol that a function of the project finds for `task.kind`.
  private static func pathAsked(by element: AccessibilityElement) -> [Substring]? {
    guard let value = CallArguments(of: element.source).arguments.first(where: { $0.label == "systemName" })?.value, value.text.hasSuffix(")"),
      case let arguments = CallArguments(of: value).arguments, arguments.count == 1, case let asked = arguments[0].value.text,
      asked.isPlainArgument, !asked.hasPrefix("\"") else { return nil }
    return asked.split(separator: ".")
  }

  /// The only argument of a picture or text by its parts: `risk.icon`.
  private static func path(shownBy element: AccessibilityElement) -> [Substring] {
    let arguments = CallArguments(of: element.source).arguments
    guard arguments.count == 1, arguments[0].value.text.isPlainArgument, !arguments[0].value.text.hasPrefix("\"") else { return [] }
    return arguments[0].value.text.split(separator: ".")
  }

  /// The text that says in some of the states what the symbol shows in all of them, as the same data have both:
  /// `Image(systemName: job.icon)` beside `if job.isRunning { Text(job.status) }`.
  static func sometimesTold(_ subject: ElementSubject, by partner: AccessibilityElement) -> ProposedName? {
    let (symbol, text) = (path(shownBy: subject.element), path(shownBy: partner))
    guard partner.viewName == "Text", symbol.count > 1, symbol.dropLast() == text.dropLast(), subject.element.gestures.isEmpty,
      let place = subject.neighbours(before: 4, after: 6).first(where: { $0.element.source == partner.source && $0.element.exposure == .exposed }),
      place.when.count > subject.when.count, place.when.starts(with: subject.when),
      var name = ProposedName(text: partner, for: subject.element) else { return nil }
    // Another one for each state, as the symbol.
    name.isOfValue = true
    return name
  }

  /// A component chooses the symbol by what each of its callers hands over, `Image(systemName: isKept ? "checkmark" : "xmark")`,
  /// and shows words beside it that do not depend on that: each use has one symbol, and it alone tells.
  static func isChosenByCaller(_ picture: UnnamedPicture, _ partner: AccessibilityElement, in context: RuleContext) -> Bool {
    guard picture.decision == nil, !picture.isToldBeside, !picture.element.callSites.isEmpty, partner.source.file === picture.element.source.file,
      let code = context.call(at: picture.element.source), case .call(let call) = CodeChain(reading: code).base.kind,
      case .ternary(let condition, _, _)? = call.argument("systemName")?.kind, let flag = condition.plainPath,
      let words = context.call(at: partner.source) else { return false }
    var depends = false
    CodeWalk.expressions(of: .expression(words)) { part in depends = depends || part.plainPath == flag }
    return !depends
  }

  /// What code calls the state that the symbol comes and goes with, where no text beside it says so.
  static func toldByBranch(
    _ picture: UnnamedPicture, _ subject: ElementSubject, _ partner: AccessibilityElement, in context: RuleContext
  ) -> ProposedName? {
    guard picture.isConditional, !picture.isPlaceholder, !picture.isToldBeside, !partner.isEntry, !subject.element.isPortrait else { return nil }
    return ProposedName.ofBranch(subject, in: context)
  }

  /// A number has words of its own under it: `VStack { HStack { Image("heart"); Text(rate) }; Text("Average BPM") }`.
  private static func isCaptioned(_ subject: ElementSubject, _ partner: AccessibilityElement) -> Bool {
    guard partner.label?.value.isOnlyHoles ?? false, let row = subject.element.layout else { return false }
    let next = subject.neighbours(before: 0, after: 3).first { $0.element.source != partner.source && $0.element.exposure == .exposed }
    guard let next, next.element.role == .text, next.when == subject.when, let words = next.element.label?.value.literal,
      words.contains(where: \.isLetter), let column = next.element.layout else { return false }
    return column.axis == .vertical && column.source.contains(row.source) && column != row
  }

  /// A calendar or a clock beside what is called a date or a time.
  private static func isOfTime(_ picture: UnnamedPicture, _ partner: AccessibilityElement) -> Bool {
    guard case .symbol(let name) = picture.image, let symbol = name.literal, ["calendar", "clock"].contains(where: symbol.hasPrefix),
      let words = partner.label?.value, words.isOnlyHoles else { return false }
    return words.holes.allSatisfy { hole in
      !NameWords.words(.timeName).isDisjoint(with: DecorativeNames.parts(of: hole))
    }
  }

  /// A helper is given both, `tip(icon: "clock", text: "In the morning")`: who wrote the words of each has said in them what
  /// there is to say, unless one of the pictures tells a state.
  private static func areHandedTogether(_ subject: ElementSubject, _ partner: AccessibilityElement) -> Bool {
    func isHanded(_ element: AccessibilityElement, _ labels: Set<String?>) -> Bool {
      guard let value = CallArguments(of: element.source).arguments.first(where: { labels.contains($0.label) })?.value.text else { return false }
      return value.first?.isLowercase ?? false && value.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    guard saysEnough(partner), isHanded(subject.element, ["systemName", nil]), isHanded(partner, [nil, "verbatim"]) else { return false }
    let alike = subject.neighbours(before: 16, after: 16).filter { $0.element.source == subject.element.source } + [subject]
    return alike.allSatisfy { other in
      NameSuggestion.symbol(of: other.element).flatMap(SFSymbols.meaning).map { $0.kind != .state && $0.english != "Warning" } ?? true
    }
  }

  /// A sentence, or a text that the caller has as one, `FactRow(icon: "doc", text: person.note)`; a word or a number says less.
  private static func saysEnough(_ partner: AccessibilityElement) -> Bool {
    guard let words = partner.label?.value else { return false }
    if let literal = words.literal { return TextWords.split(literal).count > 2 }
    guard let name = CallArguments(of: partner.source).arguments.first?.value.text.lowercased(),
      NameWords.words(.wordyName).contains(where: name.hasSuffix), !partner.isBareNumber, let site = partner.callSites.last,
      let given = CallArguments(of: site.source).arguments.first(where: { $0.label?.lowercased() == name })?.value.text else { return false }
    return partner.hasWords || !given.hasPrefix("\"")
  }

  /// What it shows is called a name or title in code, `Text(contact.displayName)`, so it says itself what it is about.
  func isCaption(_ partner: AccessibilityElement) -> Bool {
    guard let words = partner.label?.value, words.isOnlyHoles, words.holes.count == 1 else { return false }
    let name = words.holes[0].split(separator: ".").last.map(String.init) ?? ""
    return IdentifierWords.split(name).last.map { NameWords.words(.captionName).contains($0.lowercased()) } ?? false
  }

  /// Beside plain words it says that something is wrong with what they tell of.
  func warns(_ element: AccessibilityElement) -> Bool {
    NameSuggestion.symbol(of: element).flatMap(SFSymbols.meaning)?.english == "Warning"
  }

  /// A triangle beside "Email required" or "Could not be sent" adds nothing to it.
  func isSaid(of element: AccessibilityElement, by partner: AccessibilityElement) -> Bool {
    guard warns(element), let words = partner.label?.value.literals, !words.isEmpty else { return false }
    return words.allSatisfy { !Set(TextWords.split($0).map { $0.lowercased() }).isDisjoint(with: NameWords.words(.troubleText)) }
  }
}
