import AccessibilityModel
import PlatformKnowledge
import SourceModel

// Captions that stand one stack further out, or beside what else belongs to the control.
extension StackMates {
  /// The caption above the stack that holds a control with what shows its value: the date that lies over a picker nobody sees,
  /// the prompt that lies over an empty editor, a picture in front of both.
  func captionOfNest(_ subject: ElementSubject) -> AccessibilityElement? {
    // What stands first in a column of its own, with a counter or a note below it, has its caption outside of that.
    guard itself.framework == .swiftUI, let own = itself.layout, own.axis != .vertical || itself.isEntry && mates.allSatisfy(\.isAfter) else { return nil }
    let before = subject.neighbours(before: 6, after: 0).reversed().filter { $0.element.exposure == .exposed && subject.coexists(with: $0) }
    guard let above = before.first(where: { !Self.belongs($0, to: subject) }), above.callSites == subject.callSites,
      above.when == Array(subject.when.prefix(above.when.count)), let stack = above.element.layout else { return nil }
    if stack.axis == .vertical, stack != own, stack.source.contains(own.source), isOnlyControl(subject, in: stack.source) {
      return Self.caption(above)
    }
    // A row of its own right in front of the stack: the caption, and behind it whether it has to be filled in.
    let row = before.filter { $0.element.layout == stack }
    guard stack.axis == .horizontal, (1...2).contains(row.count), row.allSatisfy({ $0.element.role == .text }), Self.isFollowed(stack, by: own),
      isOnlyControl(subject, in: own.source), let first = row.last else { return nil }
    return Self.caption(first)
  }

  /// A picture, or a text that is laid over the control.
  private static func belongs(_ other: ElementSubject, to subject: ElementSubject) -> Bool {
    let element = other.element
    // What the whole screen reacts to with, as by putting the keyboard away, is no gesture of the picture.
    if element.role == .image { return element.gestures.allSatisfy { subject.element.gestures.contains($0) || $0.effect.onlyEndsEditing } }
    return element.role == .text && element.layout == subject.element.layout && element.layout?.axis == .depth
  }

  /// Whether the code of one stack ends where that of the other begins.
  private static func isFollowed(_ row: LayoutGroup, by stack: LayoutGroup) -> Bool {
    guard row.source.file === stack.source.file else { return false }
    return CodeScanner(bytes: row.source.file.bytes).afterTrivia(ModifierChain.whole(row.source).end) == stack.source.start
  }

  /// Nothing else is set there, and nothing typed, but what stands in its place in another state, such as the field of a
  /// password that is shown, and what has a caption of its own right before it.
  private func isOnlyControl(_ subject: ElementSubject, in stack: SourceRange) -> Bool {
    subject.neighbours(before: 8, after: 8).allSatisfy { other in
      other.element.source == itself.source || !stack.contains(other.element.source) || other.element.exposure != .exposed
        || !other.element.role.isControl || other.element.role == .button || !other.coexists(with: subject) || itself.isEntry && Self.isCaptioned(other)
    }
  }

  /// Whether a field has a text right before it, which is a caption and not what was typed.
  private static func isCaptioned(_ field: ElementSubject) -> Bool {
    guard field.element.isEntry, let before = field.neighbours(before: 2, after: 0).last(where: { other in
      other.position < field.position && other.element.exposure == .exposed && other.coexists(with: field)
    }) else { return false }
    return caption(before) != nil && before.callSites == field.callSites
  }

  private static func caption(_ text: ElementSubject) -> AccessibilityElement? {
    let mate = Mate(element: text.element, isInSameScope: true, isAlwaysThere: true, isAfter: false, distance: 1)
    return text.element.role == .text && mate.isCaption && !mate.isSentence ? text.element : nil
  }

  /// The text in front of a field behind which its unit stands: `Text(label); Spacer(); TextField("", …); Text(unit)`.
  var captionBeforeUnit: AccessibilityElement? {
    guard axis == .horizontal, itself.isEntry, texts.count == 2, let before = texts.first(where: { !$0.isAfter }), texts.contains(where: \.isAfter),
      mates.allSatisfy({ !$0.element.isInteractive && !$0.element.role.isControl }), before.isInSameScope, before.element.role == .text,
      before.isCaption, !before.isSentence, before.element.label.map({ !$0.value.literals.contains(where: UnitWords.isUnit) }) ?? false else { return nil }
    return before.element
  }

  /// The caption of a row of figures that a bar ends: `Text(stat.label); Spacer(); Text(stat.value); ProgressView(…)`.
  var captionBeforeFigure: AccessibilityElement? {
    guard axis == .horizontal, ProposedName.valued.contains(itself.role), case let row = ofOwnRow(texts).sorted(by: { $0.distance > $1.distance }),
      row.count == 2, row.allSatisfy({ !$0.isAfter && $0.isInSameScope && $0.element.role == .text }), mates.allSatisfy({ !$0.element.isInteractive }),
      row[0].isCaption, !row[0].isSentence, !row[1].isCaption, row[1].element.label?.value.hasHoles ?? false else { return nil }
    return row[0].element
  }
}

extension ProposedName {
  /// What a component of the project beside a control is handed as the title that it shows:
  /// `HStack { TitleAndNote(title: title, note: note); Toggle("", …) }`.
  static func titleOfComponent(beside subject: ElementSubject, _ mates: StackMates) -> ProposedName? {
    let itself = subject.element
    guard itself.framework == .swiftUI, mates.axis == .horizontal, let row = itself.layout?.source, mates.texts.count == mates.ofOwnRow(mates.texts).count,
      mates.mates.allSatisfy({ !$0.element.role.isControl }) else { return nil }
    let shown = mates.texts, level = subject.callSites.count
    guard let sites = shown.first?.element.callSites, sites.count > level, case let site = sites[level], row.contains(site.source),
      shown.allSatisfy({ $0.element.callSites.starts(with: subject.callSites + [site]) }) else { return nil }
    let titles = CallArguments(of: site.source).arguments.filter { argument in
      argument.label.map { NameWords.words(.captionName).contains($0.lowercased()) } ?? false && argument.value.text.isPlainArgument
    }
    guard titles.count == 1, let title = titles.first, let text = shown.first(where: { $0.isAlwaysThere && shows($0.element, title) })?.element else { return nil }
    return ProposedName(expression: title.value.text, spoken: text.label?.value.rendered ?? title.value.text, isDerived: true, isText: true)
  }

  /// `Text(title)` in a component, of what it is handed by that name.
  private static func shows(_ text: AccessibilityElement, _ handed: CallArguments.Argument) -> Bool {
    let written = CallArguments(of: text.source).arguments
    return text.viewName == "Text" && written.count == 1 && written[0].value.text.withoutSelf == handed.label
  }

  /// What the text right under a bar says before the number that the bar shows: "Saved" of `Text("Saved \(saved) of \(total)")`.
  static func wordsUnderBar(_ subject: ElementSubject, in context: RuleContext) -> ProposedName? {
    guard [.progress, .gauge].contains(subject.element.role), let stack = subject.element.layout, stack.axis == .vertical,
      let text = subject.neighbours(before: 0, after: 2).first(where: { $0.element.exposure == .exposed }), text.element.role == .text,
      text.when == subject.when, text.callSites == subject.callSites, let layout = text.element.layout, stack.source.contains(layout.source),
      case .literal(let start)? = text.element.label?.value.parts.first, let number = firstValue(of: text.element),
      written(subject.element).contains(number) else { return nil }
    let words = start.trimmed
    guard words.count(where: \.isLetter) >= 2, words.count <= 24, words.allSatisfy({ $0.isLetter || $0 == " " }) else { return nil }
    return ProposedName(expression: context.spelled(words, on: subject.element), spoken: words, isDerived: true)
  }

  /// "saved" of `Text("Saved \(saved) of \(total)")`, as the code has it.
  private static func firstValue(of text: AccessibilityElement) -> String? {
    guard let code = CallArguments(of: text.source).arguments.first?.value.text, let start = code.firstRange(of: "\\(") else { return nil }
    return String(code[start.upperBound...].prefix { $0.isLetter || $0.isNumber || "._".contains($0) })
  }

  /// The names in the code that gives a bar its value.
  private static func written(_ bar: AccessibilityElement) -> [String] {
    let value = CallArguments(of: bar.source).arguments.first { $0.label == "value" }?.value.text ?? ""
    return value.split { !$0.isLetter && !$0.isNumber && !"._".contains($0) }.map(String.init)
  }
}
