import AccessibilityModel
import SourceModel

/// A control that is on screen and that nobody finds who uses an assistive technology.
public struct HiddenControlStillFocusable: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "hidden-control-still-focusable", family: .structure, severity: .error, impact: .critical,
    wcag: ["4.1.2", "2.1.1"],
    title: "visible control is hidden from assistive technologies",
    documentation: RuleDocumentation(
      reports: """
        A button, link, switch, slider, picker or field under `.accessibilityHidden(true)`, on it or on what it stands \
        in, when no other element of the screen does the same. Reported once for each modifier.
        """,
      why: """
        The control can be seen and touched, and for VoiceOver, Voice Control and Switch Control it does not exist. \
        Nobody who depends on these can do what it does, nor learns that it could be done.
        """,
      howToFix: """
        Remove the modifier, or hide only what decorates inside the control. Where an action of the row does the same, \
        keep the control hidden and offer `.accessibilityAction(named:)`.
        """,
      elsewhere: "Leave `isAccessibilityElement` at `true` and `accessibilityElementsHidden` at `false`.",
      limits: """
        Only a plain `true` counts. Controls that are disabled, invisible, do nothing or let touches through are left \
        alone. Undecided where an element has actions of its own, which may be the same, and where a view could not be \
        followed.
        """,
      references: ["Apple: documentation of accessibilityHidden(_:)", "axe-core: rule aria-hidden-focus"]),
    examples: [
      .violation(
        """
        var body: some View {
          Text("Mail")
          Button("Filter") { filter() }↓.accessibilityHidden(true)
        }
        """,
        fixed: """
          var body: some View {
            Text("Mail")
            Button("Filter") { filter() }
          }
          """),
      .violation(
        """
        var body: some View {
          Text("Alarm")
          HStack {
            Text("Volume")
            Slider(value: $volume)
          }
          ↓.accessibilityHidden(true)
        }
        """),
      .pass(
        """
        var body: some View {
          Image(systemName: "sparkles").accessibilityHidden(true)
          Button("Filter") { filter() }
        }
        """),
      .pass(
        """
        var body: some View {
          Button("Close") { close() }
          Button { close() } label: { Image(systemName: "xmark") }.accessibilityHidden(true)
        }
        """),
      .pass(
        """
        var body: some View {
          Text("Mail")
          Button("Filter") { filter() }.accessibilityHidden(true).disabled(true)
        }
        """),
      .undecided(
        """
        var body: some View {
          Text(mail.subject).accessibilityAction(named: actionName) { perform() }
          Button("Archive") { archive(mail) }.accessibilityHidden(true)
        }
        """),
      .undecided(
        """
        var body: some View {
          Text("Mail")
          Button("Filter") { filter() }.accessibilityHidden(isBusy)
        }
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard let modifier = hiding(element), element.role.isControl else { return .inapplicable }
    let first = subject.all.first { $0.role.isControl && hiding($0)?.source == modifier.source }
    guard first?.source == element.source else { return .inapplicable }
    if element.mayHave(.notEnabled) || element.activation?.isEmpty ?? false { return .inapplicable }
    if element.appearance.opacity?.options.contains(where: { $0.value == 0 }) ?? false { return .inapplicable }
    if element.expression.text.contains("allowsHitTesting") { return .inapplicable }
    let exposed = subject.all.filter { $0.exposure == .exposed }
    guard !exposed.isEmpty else { return .undecided(UnknownReason(.suppliedContent, subject.screen.name)) }
    if exposed.contains(where: { doesTheSame($0, as: element) }) { return .pass }
    if let acting = exposed.first(where: { !$0.actions.isEmpty }) {
      return .undecided(UnknownReason(.dynamicValue, acting.viewName))
    }
    if let gap = (exposed + [element]).lazy.compactMap(\.gap).first { return .undecided(gap) }
    var shown = element
    shown.exposure = .exposed
    return .violation(Violation(
      "\(element.nounWithName) is on screen and hidden from assistive technologies", certainty: .likely,
      at: modifier.place, heard: Heard(before: "", after: context.heard(shown)),
      fixes: [Fix("let it be found", safety: .suggested, edits: [FixBuilder.removing(modifier.source)])],
      related: element.owns(modifier) ? [] : [RelatedPlace(element.source, "the control")]))
  }

  private func hiding(_ element: AccessibilityElement) -> AppliedModifier? {
    guard element.exposure == .hidden else { return nil }
    return element.modifiers(named: "accessibilityHidden").first { $0.arguments == ["true"] }
  }

  private func doesTheSame(_ other: AccessibilityElement, as element: AccessibilityElement) -> Bool {
    if let mine = element.activation {
      let effect = ActionLikeness.meaningful(mine)
      let others = [other.activation].compactMap { $0 } + other.gestures.map(\.effect)
      return others.contains { !effect.isEmpty && effect.isSubset(of: ActionLikeness.meaningful($0)) }
    }
    guard let binding = CallArguments(of: element.source).binding else { return false }
    return CallArguments(of: other.source).binding == binding
  }
}
