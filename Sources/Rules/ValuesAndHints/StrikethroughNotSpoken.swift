import AccessibilityModel
import SourceModel

/// A text that is struck through, which nobody hears.
public struct StrikethroughNotSpoken: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "strikethrough-not-spoken", family: .valuesAndHints, severity: .note, impact: .moderate, wcag: ["1.3.1"],
    title: "line through a text is not spoken",
    documentation: RuleDocumentation(
      reports: """
        A `Text` with `strikethrough` beside another text, as an old price beside the new one, or under a condition on \
        which nothing else depends that is heard, as a task that is done; for a person to look at.
        """,
      why: """
        VoiceOver reads the words and not the line through them: of two prices nobody hears which one holds, and a task \
        that is done sounds like one that is not.
        """,
      howToFix: """
        Say it in the name or value: `.accessibilityLabel("Before: \\(oldPrice)")`, \
        `.accessibilityValue(task.isDone ? "Done" : "")`.
        """,
      elsewhere: "Give the label an `accessibilityLabel` that says what the line stands for.",
      limits: """
        Silent where the text or what it is merged into has a name of its own. Lines that are drawn over a text are not \
        known for what they are.
        """,
      references: ["WCAG 2.2: understanding 1.3.1 Info and Relationships", "Apple: documentation of Text.strikethrough(_:pattern:color:)"]),
    examples: [
      .violation(
        """
        let old: String
        let new: String
        var body: some View {
          HStack { ↓Text(old).strikethrough(); Text(new) }
        }
        """),
      .violation(
        """
        struct Errand { let title: String; let isDone: Bool }
        struct ErrandRow: View {
          let errand: Errand
          var body: some View { HStack { ↓Text(errand.title).strikethrough(errand.isDone); Text("Today") } }
        }
        """),
      .pass(
        """
        let old: String
        let new: String
        var body: some View {
          HStack { Text(old).strikethrough().accessibilityLabel("Before: \\(old)"); Text(new) }
        }
        """),
      .pass(
        """
        let task: Task
        struct Task { let title: String; let isDone: Bool }
        var body: some View {
          HStack { Image(systemName: task.isDone ? "checkmark.circle" : "circle"); Text(task.title).strikethrough(task.isDone) }
        }
        """),
      .undecided(
        """
        let task: Task
        struct Task { let title: String; let isDone: Bool }
        var body: some View {
          Text(task.title).strikethrough(task.isDone).described(by: task)
        }
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.exposure == .exposed, let text = Self.struck(in: element),
      let modifier = text.modifiers(named: "strikethrough").last else { return .inapplicable }
    let test = modifier.arguments.first
    let near = subject.neighbours(before: 5, after: 5).filter { $0.element.exposure == .exposed }
    if let test {
      let path = test.drop { $0 == "!" }.prefix { $0.isLetter || $0.isNumber || "._".contains($0) }
      // A test of several parts may be told in other words.
      guard !path.isEmpty, path.count >= test.count - 1 else {
        return .undecided(UnknownReason(.dynamicValue, test))
      }
      if ([element] + near.map(\.element)).contains(where: { Self.tells($0, of: path) })
        || (near + [subject]).contains(where: { $0.when.contains { $0.subject.contains(path) } }) { return .pass }
    } else {
      let isBesideText = element.content.count { $0.role == .text && $0.exposure == .exposed } > 1
        || StackMates(of: subject).texts.contains { $0.isInSameScope }
      guard isBesideText else { return .inapplicable }
    }
    if let gap = element.gap { return .undecided(gap) }
    return .violation(Violation(
      "\(text.drawnNoun) is struck through\(test.map { " while '\($0)'" } ?? ""), which nobody hears", certainty: .review,
      at: text.source, heard: Heard(before: context.heard(element))))
  }

  /// The text itself, or one that a control or row is made of.
  private static func struck(in element: AccessibilityElement) -> AccessibilityElement? {
    func isNamed(_ part: AccessibilityElement) -> Bool {
      if case .modifier? = part.label?.origin { return true }
      return false
    }
    guard !isNamed(element), element.value?.origin != .modifier("accessibilityValue") else { return nil }
    return ([element] + element.content).first { part in
      part.role == .text && part.exposure == .exposed && !isNamed(part) && !part.modifiers(named: "strikethrough").isEmpty
    }
  }

  /// Whether something that is heard of an element depends on what a path leads to.
  private static func tells(_ element: AccessibilityElement, of path: Substring) -> Bool {
    let texts = [element.label?.value, element.value?.value, element.hint?.value].compactMap(\.self)
    return texts.contains { text in
      text.holes.contains { $0.contains(path) } || text.choices.joined().contains { $0.subject.contains(path) }
    } || element.conditionalTraits.contains { $0.condition.subject.contains(path) } || element.role == .toggle
  }
}
