import AccessibilityModel
import SourceModel

/// An action that VoiceOver offers without a name.
public struct CustomActionName: LoneElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "custom-action-name", family: .operation, severity: .error, impact: .serious, wcag: ["4.1.2"],
    title: "accessibility action has no name",
    documentation: RuleDocumentation(
      reports: """
        `accessibilityAction(named:)` with an empty name, and a button without words in `accessibilityActions`.
        """,
      why: """
        VoiceOver reads the actions of an element one by one. Of this one nothing is heard, so nobody knows what it \
        would do.
        """,
      howToFix: "Name it after what it does: \"Archive\", \"Reply\".",
      elsewhere: "`UIAccessibilityCustomAction(name: \"Archive\") { _ in … }` with words in its name.",
      limits: "Names known only at run time are left alone. Buttons of `swipeActions` are judged as buttons.",
      references: ["Apple: documentation of accessibilityAction(named:_:) and accessibilityActions(_:)"]),
    examples: [
      .violation(
        """
        var body: some View {
          Text(mail.subject)↓.accessibilityAction(named: "") { archive(mail) }
        }
        """),
      .violation(
        """
        var body: some View {
          Text(mail.subject)
            .accessibilityActions {
              Button("Reply") { reply(to: mail) }
              ↓Button("") { archive(mail) }
            }
        }
        """),
      .pass(
        """
        var body: some View {
          Text(mail.subject).accessibilityAction(named: "Archive") { archive(mail) }
        }
        """),
      .pass(
        """
        var body: some View {
          Text(mail.subject).accessibilityAction { open(mail) }
        }
        """),
      .pass(
        """
        var body: some View {
          Text(mail.subject).accessibilityAction(named: title) { archive(mail) }
        }
        """),
      .undecided(
        """
        var body: some View {
          Text(mail.subject).accessibilityAction(named: actionName) { archive(mail) }
        }
        """),
    ])

  public func check(_ element: AccessibilityElement, in context: RuleContext) -> Outcome {
    let named = element.actions.filter { $0.kind == .named }
    guard element.exposure == .exposed, !named.isEmpty else { return .inapplicable }
    guard let action = named.first(where: { isWrittenBlank($0) }), let source = action.source else { return .pass }
    return .violation(Violation(
      "accessibility action of \(element.nounWithName) has no name", certainty: .certain, at: source.atDot,
      heard: Heard(before: context.heard(element))))
  }

  /// Blank, and written so: a name may also be missing because a view could not be followed.
  private func isWrittenBlank(_ action: AccessibilityAction) -> Bool {
    guard action.name?.isBlank ?? false, let text = action.source?.text else { return false }
    return text.contains("\"\"") || text.contains("\" \"")
  }
}
