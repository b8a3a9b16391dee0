import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// Small marks that tell something by which of them is drawn, or by how many of them have another colour.
extension DrawnValue {
  /// A small mark for each of several things, drawn in another way in each case of what it stands for, where no case shows
  /// anything but such marks: `switch day.state { case .done: Circle().fill(.green); case .missed: Circle().stroke(.red) }`.
  init?(ofCasesIn subject: ElementSubject) {
    guard subject.isRepeated, let condition = subject.when.last, Self.isSmallMark(subject.element),
      !condition.isAboutLooks, NamedChoice.condition(condition) == nil else { return nil }
    let isCase = condition.asks == .which || condition.caseTest != nil
    let value = condition.caseTest?.value ?? condition.subjectText
    guard isCase || Self.isMember(value) else { return nil }
    let around = subject.neighbours(before: Self.reach, after: Self.reach).filter { $0.loops == subject.loops }
    let cases = around.filter { other in other.when.contains { $0 == condition || $0.isOtherOutcome(of: condition) } }
    guard cases.contains(where: { other in other.when.contains { $0.isOtherOutcome(of: condition) } }),
      cases.allSatisfy({ Self.isPlainShape($0.element) && $0.element.gestures.isEmpty }),
      // Told once, at the first of them.
      !cases.contains(where: { $0.position < subject.position }),
      !around.contains(where: { Self.speaks($0, of: value, beside: subject) }) else { return nil }
    self.init(value: value)
  }

  /// Marks in a row of which as many have another colour as a number says, with nothing beside them that says it: the
  /// figures of a code that are entered, the steps that are done.
  init?(ofCountIn subject: ElementSubject) {
    let element = subject.element
    guard Self.isSmallMark(element), let condition = element.appearance.foreground?.options.first?.conditions.first,
      element.appearance.foreground?.options.count == 2, let row = element.layout, !condition.isAboutLooks,
      let number = Self.number(in: condition.subject, comparedInLoopOf: row.source) else { return nil }
    let beside = subject.neighbours(before: Self.reach, after: Self.reach)
    // A loop over a known range is met once for each turn, and told at the first.
    let likes = beside.filter { $0.element.source == element.source }
    guard subject.isRepeated || !likes.isEmpty, !likes.contains(where: { $0.position < subject.position }),
      !beside.contains(where: { $0.element.exposure == .exposed && $0.element.layout == row && $0.loops == subject.loops }),
      !beside.contains(where: { Self.speaks($0, of: number, beside: subject) }),
      subject.surveyed(NumbersHeard.self).paths.isDisjoint(with: [number, Self.base(of: number)]) else { return nil }
    self.init(value: number)
  }

  /// How many elements on each side may be in other cases of the same mark or say what it shows.
  private static let reach = 10
  /// A mark is no picture and no area.
  private static let largestMark = 24.0

  private static func isPlainShape(_ element: AccessibilityElement) -> Bool {
    element.role == .shape && element.exposure == .absent && element.label == nil && element.value == nil
  }

  /// A shape with a size of its own that is no more than a mark.
  static func isSmallMark(_ element: AccessibilityElement) -> Bool {
    guard isPlainShape(element), element.viewName != "Color", element.gestures.isEmpty, !element.isHiddenInChain else { return false }
    let frames = ModifierChain.links(after: element.source).filter { $0.name == "frame" }
    let sizes = frames.flatMap { CallArguments(of: $0.range).arguments.filter { $0.label == "height" || $0.label == "width" } }
    return sizes.contains { argument in Double(argument.value.text).map { $0 <= largestMark } ?? false }
  }

  /// `day.isDone`: a property of something, which is not compared with anything.
  private static func isMember(_ text: String) -> Bool {
    text.contains(".") && text.first?.isLowercase ?? false && text.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
  }

  /// Whether something that is heard beside the mark depends on its value, or on the whole that this is a part of.
  static func speaks(_ other: ElementSubject, of value: String, beside subject: ElementSubject) -> Bool {
    let element = other.element
    guard element.exposure == .exposed, subject.coexists(with: other) || other.element.source == subject.element.source else { return false }
    if element.role == .opaque || element.certainty == .opaque { return true }
    let texts = [element.label?.value, element.value?.value, element.hint?.value].compactMap(\.self) + element.visibleText
    let code = texts.flatMap { text in text.holes + text.choices.flatMap { $0.map(\.subject) } } + other.when.map(\.subject)
      + element.conditionalTraits.map(\.condition.subject)
    let about: Set = [base(of: value), value]
    let last = value.split(separator: ".").last?.lowercased() ?? value.lowercased()
    return code.contains { !ValuePaths.all(in: $0).isDisjoint(with: about) || $0.lowercased().contains(last) }
  }

  /// `day` of `day.state`, `states` of `states[day]`.
  private static func base(of value: String) -> String {
    let path = value.prefix { $0 != "[" && $0 != "(" && $0 != "?" }
    return path.lastIndex(of: ".").map { String(path[..<$0]) } ?? String(path)
  }

  /// `entered.count` of `index < entered.count` in a loop over `index`, and of `0 < entered.count` in its first turn.
  private static func number(in test: String, comparedInLoopOf row: SourceRange) -> String? {
    let words = test.split(separator: " ").map(String.init)
    guard words.count == 3, ["<", "<=", ">", ">="].contains(words[1]) else { return nil }
    let sides = [words[0], words[2]]
    guard sides.allSatisfy({ side in
      Int(side) != nil || side.first?.isLowercase ?? false && side.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
    }) else { return nil }
    let numbers = sides.filter { Int($0) == nil && !row.text.contains("{ \($0) in") }
    return numbers.count == 1 ? numbers[0] : nil
  }
}

/// The values that anything on a screen says or depends on.
private struct NumbersHeard: ScreenSurvey {
  let paths: Set<String>

  init(_ screen: ScreenPlaces) {
    var paths: Set<String> = []
    for place in screen.places where place.element.exposure == .exposed {
      let element = place.element
      let texts = [element.label?.value, element.value?.value, element.hint?.value].compactMap(\.self) + element.visibleText
      for text in texts {
        for code in text.holes + text.choices.flatMap({ $0.map(\.subject) }) { paths.formUnion(ValuePaths.all(in: code)) }
      }
      for condition in place.when { paths.formUnion(ValuePaths.all(in: condition.subject)) }
    }
    self.paths = paths
  }
}
