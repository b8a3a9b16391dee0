import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// Symbols behind the words of a control that say something of what the words name, and of which nothing is heard: a picture
/// that nobody named is dropped from a label as soon as there are words (recorded: as_prev_basic).
extension BadgeNotSpoken {
  /// A seal or a lock that is drawn in one state alone.
  static func mark(in subject: ElementSubject) -> Badge? {
    let element = subject.element
    // What it is about source does not know: that of a title of the app's own is no mark.
    guard element.content.contains(where: { $0.role == .text && $0.label?.value.hasHoles ?? false }) else { return nil }
    for part in element.content where isUnheardMark(part) && part.layout?.axis == .horizontal {
      guard let condition = part.drawnWhen ?? condition(of: part, in: subject), isState(condition, of: element) else { continue }
      return Badge(source: part.source, meaning: condition.subjectText)
    }
    return nil
  }

  private static func isUnheardMark(_ part: AccessibilityElement) -> Bool {
    guard part.role == .image, part.exposure == .exposed, part.authoredLabels.isEmpty, part.gestures.isEmpty,
      case .symbol(let name)? = part.image, let literal = name.literal else { return false }
    let words = literal.split(separator: ".").map(String.init)
    let marks = NameWords.words(.markSymbol)
    // `checkmark.seal` is a seal.
    return words.first.map(marks.contains) ?? false
      || words.count > 1 && NameWords.words(.stateMark).contains(words[0]) && marks.contains(words[1])
  }

  /// What decides that the picture is there, where the control is told apart by more than that.
  private static func condition(of part: AccessibilityElement, in subject: ElementSubject) -> Condition? {
    let source = subject.element.source
    let others = subject.alternates { $0.source == source && !$0.content.contains { $0.source == part.source } }
    // Only this one is otherwise there.
    return subject.when.last { one in
      others.contains { other in
        subject.when.filter { mine in other.when.contains { $0.isOtherOutcome(of: mine) } } == [one]
      }
    }
  }

  /// A state of what the control is about, of which nothing that is heard tells. That it is chosen, or cannot be used, the
  /// control says in other ways.
  private static func isState(_ condition: Condition, of element: AccessibilityElement) -> Bool {
    var name = condition.subjectText
    for plain in [" == false", " == true"] where name.hasSuffix(plain) { name = String(name.dropLast(plain.count)) }
    guard let last = name.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }).last.map(String.init),
      !name.contains("=="), !NameWords.words(.badgeState).contains(where: last.lowercased().contains), !NamedChoice.isTold(by: name),
      !element.mayHave(.notEnabled), !element.conditionalTraits.contains(where: { $0.condition.subject == condition.subject })
    else { return false }
    let texts = [element.label?.value, element.value?.value, element.hint?.value].compactMap(\.self) + element.customContent.map(\.value)
    return !texts.contains { text in
      (text.holes + text.choices.joined().map(\.subject)).contains { $0.contains(last) }
    }
  }
}
