import AccessibilityModel
import SourceModel

/// Controls that a combined element cannot stand in for.
public struct CombineWithSeveralControls: LoneElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "combine-with-several-controls", family: .structure, severity: .warning, impact: .serious, wcag: ["4.1.2"],
    title: "combined element swallows a control",
    documentation: RuleDocumentation(
      reports: """
        `accessibilityElement(children: .combine)` over a slider, stepper, picker or text field, or over a switch \
        beside another control. For review, over several buttons and nothing else, whose words nobody hears then.
        """,
      why: """
        A combined element has one role, one value and one thing that a double tap does; further buttons become custom \
        actions. Nothing of that kind exists for setting a slider, choosing an option or entering text, so these may \
        no longer be operable.
        """,
      howToFix: """
        Use `.contain`, or combine only the texts. A text next to a slider or field is better made its label: \
        `LabeledContent("Volume") { Slider(…) }`.
        """,
      elsewhere: "Leave `isAccessibilityElement` of the container at `false`, so that its controls stay elements.",
      limits: """
        Buttons and links beside a text are left alone, and so is a single switch with its texts. What becomes of other controls has \
        not been recorded, hence the finding is likely and not certain.
        """,
      references: [
        "Recorded: ax_ax_aXElementCombine, as_ref_feature_showcase (buttons become actions)",
        "Apple: documentation of AccessibilityChildBehavior.combine (some properties are transformed or ignored)",
      ]),
    examples: [
      .violation(
        """
        var body: some View {
          HStack { Text("Volume"); Slider(value: $volume) }↓.accessibilityElement(children: .combine)
        }
        """,
        fixed: """
          var body: some View {
            HStack { Text("Volume"); Slider(value: $volume) }.accessibilityElement(children: .contain)
          }
          """),
      .violation(
        """
        var body: some View {
          HStack {
            Toggle("Alerts", isOn: $alerts)
            Button("Test") { test() }
          }
          ↓.accessibilityElement(children: .combine)
        }
        """),
      .violation(
        """
        var body: some View {
          VStack { Text("Name"); TextField("Name", text: $name) }↓.accessibilityElement(children: .combine)
        }
        """),
      .violation(
        """
        let name: String
        var body: some View {
          HStack {
            Button { open(name) } label: { Text(name) }
            Button { delete(name) } label: { Image(systemName: "xmark") }
          }
          ↓.accessibilityElement(children: .combine)
        }
        """),
      .pass(
        """
        var body: some View {
          HStack { Button("Open") { open() }; Button("Delete") { delete() } }
            .accessibilityElement(children: .combine)
            .accessibilityLabel("Report")
        }
        """),
      .pass(
        """
        var body: some View {
          HStack { Text("Ann"); Button("Follow") { follow() }; Button("Block") { block() } }
            .accessibilityElement(children: .combine)
        }
        """),
      .pass(
        """
        var body: some View {
          HStack { Text("Alerts"); Toggle("Alerts", isOn: $alerts).labelsHidden() }
            .accessibilityElement(children: .combine)
        }
        """),
      .pass(
        """
        var body: some View {
          HStack { Text("Volume"); Slider(value: $volume) }
            .accessibilityElement(children: .combine)
            .accessibilityAdjustableAction { volume = volume.moved($0) }
        }
        """),
      .undecided(
        """
        var body: some View {
          HStack {
            Text("Volume")
            VolumeDial(level: level)
          }
          .accessibilityElement(children: .combine)
        }
        """),
    ])

  public func check(_ element: AccessibilityElement, in context: RuleContext) -> Outcome {
    guard element.role == .combined, element.exposure == .exposed,
      let modifier = element.modifiers(named: "accessibilityElement").first(where: {
        $0.arguments.contains { $0.contains("combine") }
      })
    else { return .inapplicable }
    let controls = element.content.filter { $0.exposure == .exposed && $0.certainty != .opaque && $0.role.isControl }
    let swallowed = controls.first { control in
      switch control.role {
      case .slider, .stepper, .picker, .pickerOption, .datePicker: true
      case .textField, .secureField, .textEditor, .searchField: true
      case .toggle: controls.count > 1
      default: false
      }
    }
    guard let swallowed else { return Self.isNameless(element, controls) ? .violation(nameless(element, modifier, in: context)) : .pass }
    if element.actions.contains(where: { [.adjustable, .increment, .decrement].contains($0.kind) }) { return .pass }
    return .violation(Violation(
      "\(swallowed.nounWithName) is merged into one element, which cannot do what it does",
      // A field alone may still be reached by activating what it is merged into.
      certainty: swallowed.traits.contains(.textEntry) && controls.count == 1 ? .review : .likely, at: modifier.place,
      heard: Heard(before: context.heard(element)),
      fixes: [Fix("keep the controls apart", safety: .suggested, edits: RevealedParts.keeping(element, insteadOf: modifier))],
      related: [RelatedPlace(swallowed.source, "the control")]))
  }

  /// Of several buttons the first is what a double tap does, and the others become actions; the words of none are the
  /// label of the whole.
  private static func isNameless(_ element: AccessibilityElement, _ controls: [AccessibilityElement]) -> Bool {
    controls.count > 1 && controls.allSatisfy { [.button, .link].contains($0.role) } && element.certainty == .known
      && (element.label?.value.isBlank ?? true) && element.value == nil
  }

  private func nameless(_ element: AccessibilityElement, _ modifier: AppliedModifier, in context: RuleContext) -> Violation {
    Violation(
      "buttons are merged here with nothing else, and nothing is left that says what the element is", certainty: .review,
      at: modifier.place, heard: Heard(before: context.heard(element)),
      fixes: [Fix("keep the controls apart", safety: .suggested, edits: RevealedParts.keeping(element, insteadOf: modifier))])
  }
}
