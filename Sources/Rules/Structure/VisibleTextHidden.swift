import AccessibilityModel
import SourceModel

/// Words that people see and nobody hears.
public struct VisibleTextHidden: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "visible-text-hidden", family: .structure, severity: .error, impact: .serious, wcag: ["1.1.1", "1.3.1"],
    title: "visible text is hidden from assistive technologies",
    documentation: RuleDocumentation(
      reports: "A `Text` with `.accessibilityHidden(true)` whose words nothing else on the screen says.",
      why: "The price, the date or the error is on screen and is never heard, nor shown on a braille display.",
      howToFix: """
        Remove the modifier, or say the words with another element: in its label, its value, or by combining the row.
        """,
      elsewhere: "Leave `isAccessibilityElement` of the label at `true`, which is its default.",
      limits: """
        Silent for symbols and numbers, where another element says the words, and where an element beside it has a \
        label or value made at run time, which may well hold them.
        """,
      references: ["Apple: documentation of accessibilityHidden(_:)", "Recorded: ax_ax_aXHidden"]),
    examples: [
      .violation(
        """
        var body: some View {
          HStack { Text("Tea"); ↓Text(price).accessibilityHidden(true) }
        }
        """,
        fixed: """
          var body: some View {
            HStack { Text("Tea"); Text(price) }
          }
          """),
      .violation(
        """
        var body: some View {
          VStack {
            TextField("Name", text: $name)
            ↓Text("This name is taken")
              .foregroundStyle(.red)
              .accessibilityHidden(true)
          }
        }
        """,
        fixed: """
          var body: some View {
            VStack {
              TextField("Name", text: $name)
              Text("This name is taken")
                .foregroundStyle(.red)
            }
          }
          """),
      .pass(
        """
        var body: some View {
          HStack { Text("Volume").accessibilityHidden(true); Slider(value: $volume).accessibilityLabel("Volume") }
        }
        """),
      .pass(
        """
        var body: some View {
          HStack { Text("Tea"); Text("•").accessibilityHidden(true); Text("Green") }
        }
        """),
      .pass(
        """
        var body: some View {
          HStack { Text("Tea"); Text(price).accessibilityHidden(true) }
            .accessibilityElement()
            .accessibilityLabel("Tea, \\(price)")
        }
        """),
      .pass(
        """
        var body: some View {
          HStack { Text("Tea"); Text(price).accessibilityHidden(isLoading) }
        }
        """),
      .undecided(
        """
        var body: some View {
          HStack { Text("Tea").accessibilityValue(details); Text(price).accessibilityHidden(true) }
        }
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.role == .text, element.exposure == .hidden, let text = element.label?.value,
      let modifier = element.modifiers(named: "accessibilityHidden").first(where: { $0.arguments == ["true"] }),
        element.owns(modifier)
    else { return .inapplicable }
    guard !Self.words(text).isEmpty || !text.holes.isEmpty else { return .inapplicable }
    let exposed = subject.all.filter { $0.exposure == .exposed }
    guard !exposed.isEmpty else { return .undecided(UnknownReason(.suppliedContent, subject.screen.name)) }
    let said = exposed.flatMap(Self.said) + subject.containers.compactMap { $0.label?.value }
    if said.contains(where: { Self.says($0, text) }) { return .pass }
    let beside = exposed.filter { $0.layout == element.layout || $0.certainty != .known }
    if let hole = beside.flatMap(Self.mayHold).flatMap(\.holes).first {
      return .undecided(UnknownReason(.dynamicValue, hole))
    }
    if let gap = (beside + [element]).lazy.compactMap(\.gap).first { return .undecided(gap) }
    return .violation(Violation(
      "text \(text.quoted) is on screen and hidden from assistive technologies", certainty: .likely, at: element.source,
      heard: Heard(before: "", after: shown(element, context)),
      fixes: [Fix("let it be heard", safety: .suggested, edits: [FixBuilder.removing(modifier.place)])]))
  }

  private func shown(_ element: AccessibilityElement, _ context: RuleContext) -> String {
    var after = element
    after.exposure = .exposed
    return context.heard(after)
  }

  /// Everything that is heard of an element.
  private static func said(_ element: AccessibilityElement) -> [SpokenText] {
    [element.label, element.value, element.hint].compactMap { $0?.value }
      + element.customContent.flatMap { [$0.label, $0.value] }
      + element.actions.compactMap(\.name)
  }

  /// What its author gave it beside its content, and what a control tells of its state.
  private static func mayHold(_ element: AccessibilityElement) -> [SpokenText] {
    [element.label, element.value, element.hint].compactMap { fact in
      if case .modifier? = fact?.origin { return fact?.value }
      return element.role == .text ? nil : element.value?.value
    } + element.customContent.map(\.value)
  }

  /// Whether a text holds all words and run-time parts of another.
  private static func says(_ text: SpokenText, _ other: SpokenText) -> Bool {
    words(other).isSubset(of: words(text)) && other.holes.allSatisfy { hole in
      text.holes.contains { $0 == hole || $0.contains(hole) || hole.contains($0) }
    }
  }

  private static func words(_ text: SpokenText) -> Set<String> {
    Set(text.literals.flatMap { $0.lowercased().split { !$0.isLetter } }.map(String.init).filter { $0.count > 1 })
  }
}
