import AccessibilityModel
import SourceModel

/// Two actions of one name on one element.
public struct CustomActionDuplicate: LoneElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "custom-action-duplicate", family: .operation, severity: .note, impact: .minor, wcag: [],
    title: "two actions of the same name",
    documentation: RuleDocumentation(
      reports: """
        An `accessibilityAction(named:)` whose name another action of the element has as well: another modifier, a \
        swipe action, or a button of a combined row.
        """,
      why: """
        The system offers swipe actions, and the buttons of a combined element, as actions by itself. VoiceOver then \
        lists the same words twice, and people wonder what the difference is.
        """,
      howToFix: "Remove the action that was added by hand, or give it a name that says what is different.",
      elsewhere: """
        Swipe actions of table and collection views are actions already: leave them out of \
        `accessibilityCustomActions`.
        """,
      limits: "Only names that are known, compared without regard to case. Context menus are not compared.",
      references: [
        "AccessibilitySnapshot: swipe actions surface as actions",
        "Recorded: ax_ax_aXElementCombine (buttons become actions)",
      ]),
    examples: [
      .violation(
        """
        var body: some View {
          List {
            Text(mail.subject)
              .swipeActions { Button("Archive") { archive(mail) } }
              ↓.accessibilityAction(named: "Archive") { archive(mail) }
          }
        }
        """,
        fixed: """
          var body: some View {
            List {
              Text(mail.subject)
                .swipeActions { Button("Archive") { archive(mail) } }
            }
          }
          """),
      .violation(
        """
        var body: some View {
          HStack { Text("Ann"); Button("Call") { call() }; Button("Mute") { mute() } }
            .accessibilityElement(children: .combine)
            ↓.accessibilityAction(named: "Mute") { mute() }
        }
        """),
      .pass(
        """
        var body: some View {
          Text(mail.subject)
            .accessibilityAction(named: "Archive") { archive(mail) }
            .accessibilityAction(named: "Reply") { reply(to: mail) }
        }
        """),
      .pass(
        """
        var body: some View {
          Text(mail.subject)
            .accessibilityAction(named: first) { archive(mail) }
            .accessibilityAction(named: second) { reply(to: mail) }
        }
        """),
      .pass(
        """
        var body: some View {
          if isUnread {
            Text(mail.subject).accessibilityAction(named: "Open") { open(mail) }
          } else {
            Text(mail.subject).accessibilityAction(named: "Open") { open(mail) }
          }
        }
        """),
      .undecided(
        """
        var body: some View {
          List {
            Text(mail.subject)
              .swipeActions { Button("Archive") { archive(mail) } }
              .accessibilityAction(named: actionName) { archive(mail) }
          }
        }
        """),
    ])

  public func check(_ element: AccessibilityElement, in context: RuleContext) -> Outcome {
    guard element.exposure == .exposed, element.actions.count > 1 else { return .inapplicable }
    let actions = element.actions.compactMap { action -> (name: String, source: SourceRange, isTyped: Bool)? in
      guard let name = action.name?.literal?.lowercased(), !name.isEmpty, let source = action.source?.atDot
      else { return nil }
      return (name, source, context.call(at: source)?.callName?.hasPrefix("accessibilityAction") ?? false)
    }
    guard actions.count > 1 else { return .inapplicable }
    let typed = actions.filter(\.isTyped).sorted { $0.source > $1.source }
    for action in typed {
      guard let other = actions.first(where: { $0.name == action.name && $0.source != action.source }) else { continue }
      return .violation(Violation(
        "action '\(shown(action.name, element))' is offered twice", certainty: .certain, at: action.source,
        fixes: [Fix("remove the action that was added by hand", safety: .suggested,
        edits: [FixBuilder.removing(action.source)])],
        related: [RelatedPlace(other.source, "offered here as well")]))
    }
    return .pass
  }

  /// The name as it is written.
  private func shown(_ name: String, _ element: AccessibilityElement) -> String {
    element.actions.lazy.compactMap { $0.name?.literal }.first { $0.lowercased() == name } ?? name
  }
}
