import AccessibilityModel
import SourceModel

/// A label that ends with a state which the control tells by itself.
public struct LabelContainsState: LoneElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "label-contains-state", family: .nameQuality, severity: .warning, impact: .moderate, wcag: ["4.1.2"],
    title: "label ends with the state of the control",
    documentation: RuleDocumentation(
      reports: """
        A label of a switch that ends with "on" or "off", or a label of a control that can be selected or disabled and \
        that ends with "selected" or "disabled".
        """,
      why: """
        VoiceOver speaks the state after the label, so it is heard twice: "Wi-Fi on, Switch button, on". Written into \
        the label once, it is wrong as soon as the state changes: "Wi-Fi on, Switch button, off".
        """,
      howToFix: "Leave the state to the control and its traits: `Toggle(\"Wi-Fi\", isOn: $wifi)`.",
      elsewhere: "Leave the state to `accessibilityTraits` or `accessibilityValue`.",
      limits: """
        Where everybody sees the words, it is a note. Only the end of the label counts, and only states that a trait of the same element tells. Titles of switches \
        that begin with a verb ("Keep screen on") are left alone, and so are labels of plain buttons that change with \
        what the button does next.
        """,
      references: [
        "Apple: Accessibility Programming Guide for iOS (state belongs to traits and value)",
        "WWDC24 session 10073: a toggle has the traits isToggle and, when on, isSelected",
      ]),
    examples: [
      .violation(
        """
        @State private var wifi = false
        var body: some View {
          Toggle(↓"Wi-Fi on", isOn: $wifi)
        }
        """,
        fixed: """
          @State private var wifi = false
          var body: some View {
            Toggle("Wi-Fi", isOn: $wifi)
          }
          """),
      .violation(
        """
        @State private var sound = false
        var body: some View {
          Toggle(isOn: $sound) { Image(systemName: "speaker") }
            .accessibilityLabel(↓sound ? "Sound on" : "Sound off")
        }
        """,
        fixed: """
          @State private var sound = false
          var body: some View {
            Toggle(isOn: $sound) { Image(systemName: "speaker") }
              .accessibilityLabel("Sound")
          }
          """),
      .violation(
        """
        let isCurrent: Bool
        var body: some View {
          Button { show() } label: { Image(systemName: "house") }
            .accessibilityLabel(↓isCurrent ? "Home, selected" : "Home")
            .accessibilityAddTraits(isCurrent ? .isSelected : [])
        }
        """),
      .pass(
        """
        @State private var awake = false
        var body: some View {
          Toggle("Keep screen on", isOn: $awake)
        }
        """),
      .pass(
        """
        @State private var wifi = false
        var body: some View {
          Button(wifi ? "Turn Wi-Fi off" : "Turn Wi-Fi on") { wifi.toggle() }
        }
        """),
      .pass(
        """
        let isCurrent: Bool
        var body: some View {
          Button { remove() } label: { Image(systemName: "trash") }
            .accessibilityLabel("Delete selected")
            .accessibilityAddTraits(isCurrent ? .isSelected : [])
        }
        """),
      .undecided(
        """
        let title: String
        @State private var isOn = false
        var body: some View {
          Toggle(title, isOn: $isOn)
        }
        """),
    ])

  public func check(_ element: AccessibilityElement, in context: RuleContext) -> Outcome {
    guard element.exposure == .exposed, element.isInteractive, let label = element.label,
      label.origin != .joined, label.origin != .system,
      // What is picked is an option and no state: "Mode, Disabled".
      ![.picker, .pickerOption, .menu].contains(element.role) else { return .inapplicable }
    let states = StateWords(of: element)
    guard !states.isEmpty else { return .inapplicable }
    let variants = label.value.variants
    let endings = variants.map { variant in variant.literal.flatMap { states.ending(of: $0, in: context) } }
    for case (let variant, let ending?) in zip(variants, endings) {
      let rest = ending.rest.lowercased()
      // Another outcome has the same words with the opposite state, or with none.
      let hasCounterpart = zip(variants, endings).contains { other, otherEnding in
        other != variant && (otherEnding?.rest.lowercased() == rest || other.literal?.lowercased() == rest)
      }
      guard hasCounterpart || ending.isParted || states.standsAlone(ending) else { continue }
      return .violation(Violation(
        "label \(variant.text.quoted) ends with the state '\(ending.word)', which VoiceOver says by itself",
        certainty: .likely, severity: isWritten(label) ? nil : .note, at: label.source ?? element.source,
        heard: context.heard(element, label: variant.text, becoming: ending.rest),
        fixes: fix(ending, variants, endings, label)))
    }
    return label.value.hasHoles ? .undecided(UnknownReason(.dynamicValue, label.value.rendered)) : .pass
  }

  /// Said in these words to VoiceOver alone; what everybody sees is how the app words it.
  private func isWritten(_ label: Fact<SpokenText>) -> Bool { label.origin == .modifier("accessibilityLabel") }

  private func fix(
    _ ending: TextWords.Ending, _ variants: [TextVariant], _ endings: [TextWords.Ending?], _ label: Fact<SpokenText>
  ) -> [Fix] {
    guard let source = label.source else { return [] }
    let title = "leave '\(ending.word)' out of the label"
    if variants.count == 1, let literal = variants[0].literal {
      let edit = LiteralEdit.replacing(literal, with: ending.rest, in: source)
      return edit.map { [Fix(title, safety: .suggested, edits: [$0])] } ?? []
    }
    // Every outcome says the same without its state: one label is left.
    let rests = Set(zip(variants, endings).map { $1?.rest ?? $0.literal ?? "" })
    let isSpelled = variants.allSatisfy { source.text.contains(FixBuilder.literal($0.literal ?? "")) }
    guard rests == [ending.rest], isSpelled, source.text.contains("?") else { return [] }
    let edit = FixBuilder.replacing(source, with: FixBuilder.literal(ending.rest))
    return [Fix(title, safety: .suggested, edits: [edit])]
  }
}
