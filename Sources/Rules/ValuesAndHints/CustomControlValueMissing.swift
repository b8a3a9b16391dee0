import AccessibilityModel

/// An adjustable element of the project's own that never says its value.
public struct CustomControlValueMissing: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "custom-control-value-missing", family: .valuesAndHints, severity: .error, impact: .critical, wcag: ["4.1.2"],
    title: "adjustable element has no value",
    documentation: RuleDocumentation(
      reports: "An element with `accessibilityAdjustableAction` and without a value.",
      why: """
        People swipe up or down to change it and hear nothing: neither how it is set nor that it changed.
        """,
      howToFix: "Add `.accessibilityValue(\"\\(rating) of 5\")`.",
      elsewhere: "Override `accessibilityValue`, or set it with every change; VoiceOver reads it after each step.",
      limits: """
        Silent where text that only run time knows is part of the name, since it may tell the value, and where a view \
        could not be followed. An action that is put on several elements at once is not judged.
        """,
      references: [
        "WCAG 2.2, 4.1.2 Name, Role, Value",
        "Apple documentation: accessibilityAdjustableAction; the value is spoken after each change",
      ]),
    examples: [
      .violation(
        """
        @State private var rating = 3
        var body: some View {
          ↓Stars()
            .accessibilityElement()
            .accessibilityLabel("Rating")
            .accessibilityAdjustableAction { direction in
              rating += direction == .increment ? 1 : -1
            }
        }
        """,
        fixed: """
          @State private var rating = 3
          var body: some View {
            Stars()
              .accessibilityElement()
              .accessibilityLabel("Rating")
              .accessibilityAdjustableAction { direction in
                rating += direction == .increment ? 1 : -1
              }
              .accessibilityValue("\\(rating)")
          }
          """),
      .violation(
        """
        var body: some View {
          ↓Image(systemName: "dial.low")
            .accessibilityLabel("Thermostat")
            .accessibilityAdjustableAction { turn($0) }
        }
        """),
      .pass(
        """
        @State private var rating = 3
        var body: some View {
          Stars()
            .accessibilityElement()
            .accessibilityLabel("Rating")
            .accessibilityValue("\\(rating) of 5")
            .accessibilityAdjustableAction { _ in rating += 1 }
        }
        """),
      .pass(
        """
        @State private var volume = 0.5
        var body: some View {
          Slider(value: $volume) { Text("Volume") }.accessibilityAdjustableAction { _ in volume += 0.1 }
        }
        """),
      .pass(
        """
        @State private var page = 0
        var body: some View {
          Image("cover").accessibilityLabel("Cover").onTapGesture { page += 1 }
        }
        """),
      .undecided(
        """
        let pages: [String]
        @State private var page = 0
        var body: some View {
          Text(pages[page]).accessibilityAdjustableAction { _ in page += 1 }
        }
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.exposure == .exposed, let action = element.actions.first(where: { $0.kind == .adjustable }) else {
      return .inapplicable
    }
    if let value = element.value, !value.value.isBlank { return .pass }
    if isShared(action, subject) { return .undecided(UnknownReason(.unsupportedCode, "accessibilityAdjustableAction")) }
    if let label = element.label, label.value.variants.count > 1 || label.value.hasHoles {
      return .undecided(UnknownReason(.dynamicValue, label.value.rendered))
    }
    let isReplaced = element.role == .replaced
    if !isReplaced, let reason = element.reasons.first { return .undecided(reason) }
    return .violation(violation(element, action, context))
  }

  /// Other elements have the same action.
  private func isShared(_ action: AccessibilityAction, _ subject: ElementSubject) -> Bool {
    let sharing = subject.surveyed(SharedActions.self)
    return action.source.map { sharing.actionCounts[$0] ?? 0 > 1 } ?? (sharing.actionsWithoutSource > 1)
  }

  private func violation(
    _ element: AccessibilityElement, _ action: AccessibilityAction, _ context: RuleContext
  ) -> Violation {
    let names = ChangingValue.changed(in: action.source?.text ?? "")
    let name = names.count == 1 ? names.first : nil
    let value = name.map { "\"\\(\($0))\"" } ?? "\"<#value#>\""
    var after = element
    after.value = name.map { Fact(.hole($0), origin: .content) }
    let label = element.label?.value.rendered
    return Violation(
      label.map { "adjustable element '\($0)' has no value" } ?? "adjustable element has no value", certainty: .likely,
      at: element.source, heard: Heard(before: context.heard(element), after: name == nil ? nil : context.heard(after)),
      fixes: [
        Fix(
          "give it a value", safety: .suggested,
          edits: [FixBuilder.adding(".accessibilityValue(\(value))", to: element)])
      ])
  }
}
