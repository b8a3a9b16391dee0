import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// Names of fields that code makes several of, one like the other.
extension ProposedName {
  /// The caption above a row of fields that a loop makes, with the number of each: "Gift code 1" of
  /// `Text("Gift code"); HStack { ForEach(0..<4) { index in TextField("", text: $code[index]) } }`.
  static func ofSeries(_ subject: ElementSubject, _ mates: StackMates) -> ProposedName? {
    let field = subject.element
    guard field.isEntry, field.framework == .swiftUI, let row = field.layout, row.axis == .horizontal, mates.mates.isEmpty,
      let number = CallArguments(of: field.source).arguments.lazy.map(\.value.text.withoutSelf).first(where: { $0.hasPrefix("$") }).flatMap(subscripted) else { return nil }
    let before = subject.neighbours(before: reachOfSeries, after: 0).filter { $0.element.exposure == .exposed }
    guard subject.isRepeated || before.last?.element.source == field.source || isFollowed(subject),
      let above = before.last(where: { $0.element.source != field.source && subject.coexists(with: $0) }), above.element.role == .text,
      let stack = above.element.layout, stack.axis == .vertical, stack.source.contains(row.source),
      above.when == Array(subject.when.prefix(above.when.count)),
      let caption = ProposedName(text: above.element, for: field), caption.expression.hasPrefix("\""), caption.expression.hasSuffix("\""),
      caption.spoken.count <= longestCaption else { return nil }
    let expression = caption.expression.dropLast() + " \\(\(number) + 1)\""
    return ProposedName(
      expression: String(expression), spoken: caption.spoken + " " + SpokenText.hole("\(number) + 1").rendered, isDerived: true)
  }

  /// "Digit 1" of a field that holds one digit of a code, by the number of its place: `$digits[index]`, also in a `Binding`.
  static func ofDigit(_ subject: ElementSubject, in context: RuleContext) -> ProposedName? {
    let field = subject.element
    guard [.textField, .secureField].contains(field.role), field.framework == .swiftUI, context.developmentLanguage == "en",
      let bound = CallArguments(of: field.source).arguments.first(where: { $0.label == "text" })?.value.text,
      let found = bound.firstMatch(of: kept { #/([A-Za-z_]+)\[([a-z][A-Za-z]*)\]/# }), case let number = String(found.2),
      NameWords.words(.loopNumber).contains(number.lowercased()), let list = IdentifierWords.split(String(found.1)).last?.lowercased(),
      NameWords.words(.codeOfDigits).contains(list) else { return nil }
    return ProposedName(
      expression: "\"Digit \\(\(number) + 1)\"", spoken: "Digit " + SpokenText.hole("\(number) + 1").rendered, isDerived: true)
  }

  /// "Message" of a field beside a button that sends one, where the code of the button says so: `sendMessage()`.
  static func ofSent(beside subject: ElementSubject, in context: RuleContext) -> ProposedName? {
    guard subject.element.isEntry, subject.element.framework == .swiftUI, context.developmentLanguage == "en" else { return nil }
    let near = subject.neighbours(before: 0, after: 4).filter { $0.element.exposure == .exposed && subject.coexists(with: $0) }
      .prefix { !$0.element.isEntry }
    let sent = near.filter { $0.element.role == .button }.compactMap { button -> String? in
      let deed = NameSuggestion.onlyDeed(in: NameSuggestion.deeds(of: button.element.activation?.whole)).map(TextWords.split) ?? []
      return deed.count == 2 && NameSuggestion.deeds(of: [deed[0]]) == ["send"] ? deed[1].capitalizedFirst : nil
    }
    guard let thing = sent.first else { return nil }
    return ProposedName(expression: context.spelled(thing, on: subject.element), spoken: thing, isDerived: true)
  }

  /// "Journal" of the only editor in a `JournalView`, where nothing that stands there says more.
  static func ofEditorView(_ subject: ElementSubject, in context: RuleContext) -> ProposedName? {
    let editor = subject.element
    guard editor.role == .textEditor, editor.framework == .swiftUI, context.developmentLanguage == "en", !context.isLocalized, !subject.isRepeated,
      let view = editor.source.file.typeName(around: editor.source.start), let kind = ["View", "Screen", "Scene", "Page"].first(where: view.hasSuffix),
      !subject.neighbours(before: 20, after: 20).contains(where: { $0.element.isEntry && $0.element.source != editor.source && subject.coexists(with: $0) }),
      case let words = IdentifierWords.split(String(view.dropLast(kind.count))).map({ $0.lowercased() }), (1...2).contains(words.count) else { return nil }
    let vague = [NameWords.List.programmers, .vagueThing, .vagueCase, .chosenName, .controlKind, .captionKind, .wordyName].map(NameWords.words)
    guard words.allSatisfy({ word in word.count > 3 && word.allSatisfy(\.isLetter) && !vague.contains { $0.contains(word) } && !EnglishVerb.mayBegin(word) }),
      Set(words).isDisjoint(with: ["editor", "main", "home", "root", "detail", "details", "screen", "custom", "input", "sheet"]) else { return nil }
    let text = words.joined(separator: " ").capitalizedFirst
    return ProposedName(expression: context.spelled(text, on: editor), spoken: text, isDerived: true)
  }

  /// More of the same come after it.
  private static func isFollowed(_ subject: ElementSubject) -> Bool {
    subject.neighbours(before: 0, after: 1).contains { $0.element.source == subject.element.source && $0.position != subject.position }
  }

  /// "index" of `code[index]`: the number by which the loop counts.
  private static func subscripted(_ binding: String) -> String? {
    guard binding.hasSuffix("]"), let open = binding.lastIndex(of: "[") else { return nil }
    let number = binding[binding.index(after: open)...].dropLast()
    let isName = number.first?.isLowercase ?? false && number.allSatisfy { $0.isLetter || $0.isNumber }
    return isName && NameWords.words(.loopNumber).contains(number.lowercased()) ? String(number) : nil
  }

  /// Fields of a code in a row, and what stands above them.
  private static let reachOfSeries = 12
  private static let longestCaption = 40
}
