import AccessibilityModel
import SourceModel

/// A blank element in the place of everything that a view holds.
public struct IgnoredChildrenWithoutLabel: LoneElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "ignored-children-without-label", family: .structure, severity: .error, impact: .critical,
    wcag: ["1.1.1", "4.1.2"],
    title: "children are ignored and nothing is said in their place",
    documentation: RuleDocumentation(
      reports: """
        `accessibilityElement()` or `accessibilityElement(children: .ignore)` on a view that gets neither a label nor \
        a value after it, in its own code or where it is used.
        """,
      why: """
        The modifier, whose default is `.ignore`, makes one new element that inherits nothing, and takes what is \
        inside out of the tree. VoiceOver stops there and says nothing; the words on screen cannot be reached.
        """,
      howToFix: """
        `.accessibilityElement(children: .combine)` reads the texts as one. Where the words of the parts do not make a \
        sentence, keep `.ignore` and add `.accessibilityLabel(…)` after it.
        """,
      elsewhere: """
        A container with `isAccessibilityElement = true` needs an `accessibilityLabel` made of the texts in it.
        """,
      limits: """
        A label given by the caller, a modifier of the project or `accessibilityRepresentation` counts. Silent where a \
        modifier could not be followed, and where 'ignored-children-with-controls' speaks of the same element.
        """,
      references: [
        "Apple: documentation of accessibilityElement(children:) (the default is ignore)",
        "Recorded: ax_ax_aXElementIgnore (an element with an empty description)",
      ]),
    examples: [
      .violation(
        """
        var body: some View {
          VStack { Text("Score"); Text("1000") }↓.accessibilityElement()
        }
        """,
        fixed: """
          var body: some View {
            VStack { Text("Score"); Text("1000") }.accessibilityElement(children: .combine)
          }
          """),
      .violation(
        """
        var body: some View {
          HStack {
            Image(systemName: "flame").accessibilityLabel("Streak")
            Text(streak.formatted())
          }
          ↓.accessibilityElement(children: .ignore)
          .accessibilityHint("Days in a row")
        }
        """,
        fixed: """
          var body: some View {
            HStack {
              Image(systemName: "flame").accessibilityLabel("Streak")
              Text(streak.formatted())
            }
            .accessibilityElement(children: .combine)
            .accessibilityHint("Days in a row")
          }
          """),
      .violation(
        """
        var body: some View {
          Circle().frame(width: 40, height: 40)↓.accessibilityElement()
        }
        """),
      .pass(
        """
        var body: some View {
          VStack { Text("Score"); Text("1000") }.accessibilityElement().padding().accessibilityLabel("Score: 1000")
        }
        """),
      .pass(
        """
        struct Score: View {
          var body: some View { VStack { Text("Score"); Text("1000") }.accessibilityElement() }
        }
        struct Board: View {
          var body: some View { Score().accessibilityLabel("Score: 1000") }
        }
        """),
      .pass(
        """
        var body: some View {
          Dial().accessibilityElement().accessibilityRepresentation { Slider(value: $level) { Text("Level") } }
        }
        """),
      .undecided(
        """
        var body: some View {
          VStack { Text("Score"); Text("1000") }.accessibilityElement().described(by: score)
        }
        """),
    ])

  public func check(_ element: AccessibilityElement, in context: RuleContext) -> Outcome {
    guard element.role == .replaced, element.exposure == .exposed,
      let modifier = element.modifiers(named: "accessibilityElement").first else { return .inapplicable }
    guard element.label == nil, element.value?.value.isBlank ?? true else { return .pass }
    if let gap = element.gap { return .undecided(gap) }
    if !element.modifiers(named: "accessibilityLabeledPair").isEmpty {
      return .undecided(UnknownReason(.dynamicValue, "accessibilityLabeledPair"))
    }
    if !LostControls(in: element, context).isEmpty { return .inapplicable }
    let lost = element.content.filter { $0.exposure == .exposed && !$0.saysNothing }
    let words = lost.compactMap(\.label?.value).filter { !$0.isBlank }
    // Of a picture alone, its file name would be heard: who made it silent did not want that.
    if !lost.isEmpty, element.gestures.isEmpty, element.actions.isEmpty, lost.allSatisfy({ $0.role == .image && $0.isUnnamedPicture && $0.gestures.isEmpty }) {
      return .violation(Violation(
        "the element says nothing and hides \(lost.count == 1 ? lost[0].nounWithName : "\(lost.count) others")", certainty: .certain, at: modifier.place,
        heard: Heard(before: context.heard(element)), fixes: isOnContent(modifier, in: context) ? [] : [hiding(modifier)]))
    }
    let what = lost.isEmpty ? "the element says nothing"
      : "the element says nothing and hides \(lost.count == 1 ? lost[0].nounWithName : "\(lost.count) others")"
    return .violation(Violation(
      what, certainty: .certain, at: modifier.place,
      heard: Heard(before: context.heard(element), after: words.isEmpty ? nil : combined(element, words, context)),
      fixes: words.isEmpty || isOnContent(modifier, in: context) ? [] : [combining(modifier)]))
  }

  private func combined(_ element: AccessibilityElement, _ words: [SpokenText], _ context: RuleContext) -> String {
    var after = element
    after.label = Fact(.joined(words, separator: ", "), origin: .joined)
    return context.heard(after)
  }

  private func combining(_ modifier: AppliedModifier) -> Fix {
    let edit = FixBuilder.replacing(modifier.place, with: ".accessibilityElement(children: .combine)")
    return Fix("read the parts as one element", safety: .suggested, edits: [edit])
  }

  private func hiding(_ modifier: AppliedModifier) -> Fix {
    let edit = FixBuilder.replacing(modifier.place, with: ".accessibilityHidden(true)")
    return Fix("hide it from assistive technologies", safety: .suggested, edits: [edit])
  }

  /// It is called on the content that a modifier of the project is handed, whose other uses mean what they say.
  private func isOnContent(_ modifier: AppliedModifier, in context: RuleContext) -> Bool {
    guard case .call(let call)? = context.call(at: modifier.place)?.kind, case .member(let base?, _) = call.callee.kind,
      case .name("content") = base.kind else { return false }
    return true
  }
}
