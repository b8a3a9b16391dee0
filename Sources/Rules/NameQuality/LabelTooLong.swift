import AccessibilityModel
import SourceModel

/// A control whose name takes long to hear and longer to say.
public struct LabelTooLong: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "label-too-long", family: .nameQuality, severity: .note, impact: .minor, wcag: ["2.4.6"], isOptIn: true,
    title: "name of a control is long",
    documentation: RuleDocumentation(
      reports: "A button, link or switch whose `accessibilityLabel` has more than 60 characters. For review.",
      why: """
        People who use Voice Control have to say the name. With VoiceOver everybody waits for its end before the role \
        and the value come.
        """,
      howToFix: """
        Put what it is called into the label, and the rest into `accessibilityValue`, `accessibilityHint` or \
        `accessibilityCustomContent`. Where the length is needed, give Voice Control something short to say: \
        `.accessibilityInputLabels(["Pepperoni"])`.
        """,
      elsewhere: "The same in `accessibilityLabel` and `accessibilityCustomContent`.",
      limits: """
        Off by default: the length may be needed. Parts that only run time knows are not counted, and names with input \
        labels pass.
        """,
      references: ["Apple: Accessibility Programming Guide for iOS, Crafting Useful Labels"]),
    examples: [
      .violation(
        """
        var body: some View {
          Button { open() } label: { PizzaCard() }
            .accessibilityLabel(↓"Pizza Pepperoni with mozzarella and tomato, 30 centimetres, from 450")
        }
        """),
      .pass("var body: some View { Button { open() } label: { PizzaCard() }.accessibilityLabel(\"Pizza Pepperoni\") }"),
      .pass(
        """
        var body: some View {
          Image("map").accessibilityLabel("A map of the garden with the pond in the north and the gate in the south")
        }
        """),
      .pass(
        """
        var body: some View {
          Button { open() } label: { PizzaCard() }
            .accessibilityLabel("Pizza Pepperoni with mozzarella and tomato, 30 centimetres, from 450")
            .accessibilityInputLabels(["Pepperoni"])
        }
        """),
      .undecided("var body: some View { Button { open() } label: { PizzaCard() }.accessibilityLabel(summary) }"),
    ])

  private static let limit = 60

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.exposure == .exposed, [.button, .link, .navigationLink, .toggle, .menu].contains(element.role),
      let label = element.label, label.origin == .modifier("accessibilityLabel") else { return .inapplicable }
    if !element.inputLabels.isEmpty { return .pass }
    let length = label.value.variants.map { $0.text.literals.joined().count }.max() ?? 0
    guard length > Self.limit else {
      return label.value.isOnlyHoles ? .undecided(UnknownReason(.dynamicValue, label.value.rendered)) : .pass
    }
    return .violation(Violation(
      "name of the \(element.noun) has \(length) characters", certainty: .review, at: label.source ?? element.source,
      heard: Heard(before: context.heard(element))))
  }
}
