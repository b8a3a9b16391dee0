import AccessibilityModel
import SourceModel

/// An identifier on a stack, which every element in it gets.
public struct IdentifierOnContainer: ScreenRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "identifier-on-container", family: .structure, severity: .note, impact: .minor, wcag: [],
    title: "identifier on a stack goes to each element in it",
    documentation: RuleDocumentation(
      reports: """
        `accessibilityIdentifier` on a stack, a group or a view made of several elements, without \
        `accessibilityElement`.
        """,
      why: """
        UI tests then find several elements of one identifier and none of the container's, and the identifiers of the \
        elements inside are overwritten. Nothing is heard of it.
        """,
      howToFix: "Put `.accessibilityElement(children: .contain)` before it, so that the container has the identifier.",
      elsewhere: "In UIKit an identifier stays with the view that it is set on.",
      limits: """
        Silent for views with one element and for lists, scroll views and other views that keep an identifier \
        themselves.
        """,
      references: ["Seven developers' notes and measured element trees of iOS 26 agree"]),
    examples: [
      .violation(
        """
        var body: some View {
          VStack { Text("Net"); Text("12") }↓.accessibilityIdentifier("card")
        }
        """,
        fixed: """
          var body: some View {
            VStack { Text("Net"); Text("12") }.accessibilityElement(children: .contain).accessibilityIdentifier("card")
          }
          """),
      .violation(
        """
        var body: some View {
          HStack {
            Text("Net")
            Text(total)
          }
          ↓.accessibilityIdentifier("total")
        }
        """),
      .pass(
        """
        var body: some View {
          HStack { Text("Net"); Text(total) }.accessibilityElement(children: .combine).accessibilityIdentifier("total")
        }
        """),
      .pass(
        """
        var body: some View {
          HStack { Spacer(); Text("Net") }.accessibilityIdentifier("net")
        }
        """),
      .pass(
        """
        var body: some View {
          ScrollView { Text("Net"); Text(total) }.accessibilityIdentifier("bill")
        }
        """),
      .undecided(
        """
        var body: some View {
          ContactView(contact: ann).accessibilityIdentifier("row")
        }
        """),
    ])

  /// As the modifier writes it: another one around it may give the elements theirs.
  private static func identifier(given shared: SharedModifier) -> String {
    guard let written = shared.modifier.arguments.first else { return "" }
    return written.first == "\"" && written.last == "\"" && !written.contains("\\(")
      ? "'\(written.dropFirst().dropLast())'" : shared.reached[0].identifier?.value.quoted ?? ""
  }

  public func check(_ screen: ScreenSubject, in context: RuleContext) -> [Outcome] {
    SharedModifier.all(named: "accessibilityIdentifier", on: screen).filter { shared in
      !shared.isPresumed && !Self.isEmpty(shared)
    }.map { shared in
      let edit = FixBuilder.adding(".accessibilityElement(children: .contain)", before: shared.modifier.source)
      return .violation(Violation(
        "identifier \(Self.identifier(given: shared)) goes to each of \(shared.counted) elements",
        certainty: .certain,
        at: shared.modifier.place,
        fixes: Self.isTold(after: shared) ? [] : [Fix("make a container of it first", safety: .suggested, edits: [edit])]))
    }
  }

  /// Nothing that a test could look for: callers gave none.
  private static func isEmpty(_ shared: SharedModifier) -> Bool {
    shared.reached.allSatisfy { $0.identifier?.value.isBlank ?? true }
  }

  /// A label, a trait or a value behind it goes to the parts, and would be of the container alone.
  private static func isTold(after shared: SharedModifier) -> Bool {
    ModifierChain.links(after: shared.modifier.place).contains { link in
      link.name.hasPrefix("accessibility") && !["accessibilityIdentifier", "accessibilityHidden"].contains(link.name)
    }
  }
}
