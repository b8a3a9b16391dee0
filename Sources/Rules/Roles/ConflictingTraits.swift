import AccessibilityModel
import SourceModel

/// Traits that contradict each other.
public struct ConflictingTraits: LoneElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "conflicting-traits", family: .roles, severity: .warning, impact: .moderate, wcag: ["4.1.2"],
    title: "traits contradict each other",
    documentation: RuleDocumentation(
      reports: """
        `.isButton` and `.isLink` both added by modifiers to a view that is no control, and `.isStaticText` added to a \
        control.
        """,
      why: """
        VoiceOver speaks every role that it finds, "button, link", and nobody learns whether activating does something \
        here or leads elsewhere. Static text on a control says that there is nothing to do.
        """,
      howToFix: "Keep the trait that says what happens: a link leads elsewhere, a button does something here.",
      elsewhere: "Assign one role, `accessibilityTraits = .link`, and insert states beside it.",
      limits: """
        A heading that is a button, as in sections that open and close, is right. So is `.isLink` on a `Button`, since \
        SwiftUI's own `Link` has both roles. Traits under conditions are left alone.
        """,
      references: ["Recorded: uk_traits, ax_view_link (roles are spoken one after the other)"]),
    examples: [
      .violation(
        """
        var body: some View {
          Text("Terms").onTapGesture { open() }↓.accessibilityAddTraits([.isButton, .isLink])
        }
        """,
        fixed: """
          var body: some View {
            Text("Terms").onTapGesture { open() }.accessibilityAddTraits(.isLink)
          }
          """),
      .violation(
        """
        var body: some View {
          Button("Save") { save() }↓.accessibilityAddTraits(.isStaticText)
        }
        """,
        fixed: """
          var body: some View {
            Button("Save") { save() }
          }
          """),
      .pass(
        """
        var body: some View {
          Text("Terms").onTapGesture { open() }.accessibilityAddTraits(isExternal ? .isLink : .isButton)
        }
        """),
      .pass(
        """
        var body: some View {
          Button("Terms") { open() }.accessibilityAddTraits(.isLink)
        }
        """),
      .pass(
        """
        var body: some View {
          Button("Details") { isOpen.toggle() }.accessibilityAddTraits([.isHeader])
        }
        """),
      .undecided(
        """
        var body: some View {
          Button("Terms") { open() }.accessibilityAddTraits(traits)
        }
        """),
    ])

  public func check(_ element: AccessibilityElement, in context: RuleContext) -> Outcome {
    guard element.exposure == .exposed else { return .inapplicable }
    let added = element.modifiers(named: "accessibilityAddTraits")
    guard !added.isEmpty else { return .inapplicable }
    if let gap = element.gap { return .undecided(gap) }
    if !element.role.isControl, element.traits.isSuperset(of: [.button, .link]),
      let link = added.last(where: { adds("isLink", $0) }),
      added.contains(where: { adds("isButton", $0) }) {
      let isBoth = adds("isButton", link)
      let edit = FixBuilder.replacing(link.place, with: ".accessibilityAddTraits(.isLink)")
      return .violation(Violation(
        "\(element.nounWithName) is announced as a button and as a link", certainty: .certain, at: link.place,
        heard: context.heard(element) { $0.traits.remove(.button) },
        fixes: isBoth && TraitList(link)?.count == 2
          ? [Fix("keep the link trait", safety: .suggested, edits: [edit])] : []))
    }
    if element.role.isControl, element.traits.contains(.staticText),
      let text = added.last(where: { adds("isStaticText", $0) }) {
      let isAlone = TraitList(text)?.count == 1
      return .violation(Violation(
        "\(element.nounWithName) is given the trait of text that nobody can act on", certainty: .certain,
        at: text.place,
        fixes: isAlone ? [Fix("remove the trait", safety: .suggested, edits: [FixBuilder.removing(text.source)])] : []))
    }
    return .pass
  }

  private func adds(_ trait: String, _ modifier: AppliedModifier) -> Bool {
    TraitList(modifier)?.names.contains(trait) ?? false
  }
}

/// The traits written in a modifier as a plain list; nil when there is a condition or a variable among them.
struct TraitList {
  let names: [String]

  init?(_ modifier: AppliedModifier) {
    guard modifier.arguments.count == 1 else { return nil }
    var text = modifier.arguments[0]
    for label in ["addTraits: ", "removeTraits: "] where text.hasPrefix(label) {
      text = String(text.dropFirst(label.count))
    }
    if text.hasPrefix("["), text.hasSuffix("]") { text = String(text.dropFirst().dropLast()) }
    var names: [String] = []
    for part in text.split(separator: ",") {
      let name = part.filter { !$0.isWhitespace }
      let plain = name.hasPrefix("AccessibilityTraits.") ? name.dropFirst("AccessibilityTraits".count) : name[...]
      guard plain.hasPrefix("."), plain.dropFirst().allSatisfy(\.isLetter) else { return nil }
      names.append(String(plain.dropFirst()))
    }
    self.names = names
  }

  var count: Int { names.count }
}
