import AccessibilityModel
import SourceModel

/// A tap gesture that was given the button trait, where a button would do more.
public struct PreferButton: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "prefer-button", family: .roles, severity: .note, impact: .minor, wcag: ["2.1.1"],
    title: "tap gesture with a button trait is not a button",
    documentation: RuleDocumentation(
      reports: """
        A view with `onTapGesture` and `.accessibilityAddTraits(.isButton)` that is neither focusable nor has an \
        accessibility action.
        """,
      why: """
        VoiceOver says "Button" and can activate it. What a button does besides is missing: keyboard focus, the look \
        while it is pressed or disabled, the pointer's effect.
        """,
      howToFix: "`Button { open() } label: { … }.buttonStyle(.plain)` looks the same and does all of it.",
      elsewhere: "Use a `UIControl` or `UIButton` instead of a view with a gesture recognizer.",
      limits: """
        For review: people can use it, and what the keyboard reaches differs between systems. Gestures that need the \
        place of the tap cannot be buttons.
        """,
      references: ["Apple: documentation of Button", "SwiftLint issue 5364: the trait alone is bad advice"]),
    examples: [
      .violation(
        """
        var body: some View {
          Text("Open")↓.onTapGesture { open() }.accessibilityAddTraits(.isButton)
        }
        """),
      .violation(
        """
        var body: some View {
          HStack { Text("Ann"); Text("Berlin") }
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(.isButton)
            ↓.onTapGesture { open() }
        }
        """),
      .pass("var body: some View { Button(\"Open\") { open() }.buttonStyle(.plain) }"),
      .pass(
        """
        var body: some View {
          Text("Open").focusable().onTapGesture { open() }.accessibilityAddTraits(.isButton)
        }
        """),
      .pass(
        """
        var body: some View {
          Text("Open").onTapGesture { place in open(at: place) }.accessibilityAddTraits(.isButton)
        }
        """),
      .undecided("var body: some View { Text(\"Open\").onTapGesture { open() }.accessibilityAddTraits(traits) }"),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.exposure == .exposed, !element.role.isControl, element.mayHave(.button),
      element.actions.isEmpty, let tap = TapTarget(of: subject), !tap.isTrivial,
      let trait = element.modifiers(named: "accessibilityAddTraits").first(where: { modifier in
        context.call(at: modifier.place)?.holds { $0.plainName == "isButton" } ?? false
      }),
      tap.gesture.modifier == "onTapGesture", !tap.text.contains(" in"), !tap.text.contains("$0") else { return .inapplicable }
    let whole = ModifierChain.whole(around: tap.place)
    guard whole?.contains(trait.source) ?? false, !(whole?.text.contains(".focusable(") ?? true) else { return .inapplicable }
    return .violation(Violation(
      "\(element.nounWithName) is announced as a button and is none for the keyboard", certainty: .review, at: tap.place))
  }
}
