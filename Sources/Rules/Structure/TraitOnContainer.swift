import AccessibilityModel
import SourceModel

/// A trait or a hint on a stack that is no element, so that each of its elements is announced by it.
public struct TraitOnContainer: ScreenRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "trait-on-container", family: .structure, severity: .warning, impact: .serious, wcag: ["4.1.2", "1.3.1"],
    title: "button trait or hint on a stack goes to each element in it",
    documentation: RuleDocumentation(
      reports: """
        `.accessibilityAddTraits(.isButton)`, or the link trait, on a stack, a group or a view made of several elements, \
        without `accessibilityElement`. `accessibilityHint` there, where a control in the stack gets it as well.
        """,
      why: """
        A stack makes no element. The trait comes down to every text and picture inside: a row with a picture and two \
        lines is heard as three buttons that all do the same. The hint of the row is heard of the controls in it: \
        "Cancel, Button. Opens the details".
        """,
      howToFix: """
        Put `.accessibilityElement(children: .combine)` before it, so that the row is one button. Where the row holds \
        controls, make its texts one button and leave the controls beside it.
        """,
      elsewhere: """
        In UIKit the traits and the hint of a view that is no element are not spoken. Make it one with \
        `isAccessibilityElement = true`, unless it holds controls.
        """,
      limits: """
        Silent for views with one element, and for lists, scroll views and other views that take a modifier themselves. \
        Hints without a control among the elements are left alone: they are heard more often than needed, and are true.
        """,
      references: [
        "Apple: documentation of accessibilityElement(children:)", "Notes of four developers on labels that agree for iOS 26",
      ]),
    examples: [
      .violation(
        """
        var body: some View {
          HStack { Text("Ann"); Text("Berlin") }
            .onTapGesture { open() }
            ↓.accessibilityAddTraits(.isButton)
        }
        """,
        fixed: """
          var body: some View {
            HStack { Text("Ann"); Text("Berlin") }
              .onTapGesture { open() }
              .accessibilityElement(children: .combine)
              .accessibilityAddTraits(.isButton)
          }
          """),
      .violation(
        """
        var body: some View {
          VStack { Text("Ann"); Text("Berlin") }
            .onTapGesture { open() }
            .accessibilityHint("Opens the profile")
            ↓.accessibilityAddTraits(isLocked ? [] : .isButton)
        }
        """,
        fixed: """
          var body: some View {
            VStack { Text("Ann"); Text("Berlin") }
              .onTapGesture { open() }
              .accessibilityElement(children: .combine)
              .accessibilityHint("Opens the profile")
              .accessibilityAddTraits(isLocked ? [] : .isButton)
          }
          """),
      .violation(
        """
        var body: some View {
          HStack {
            Text("Trip to Berlin")
            Button("Cancel") { cancel() }
          }
          ↓.accessibilityHint("Opens the details")
        }
        """),
      .pass(
        """
        var body: some View {
          HStack { Text("Ann"); Text("Berlin") }
            .accessibilityElement(children: .combine)
            .onTapGesture { open() }
            .accessibilityAddTraits(.isButton)
            .accessibilityHint("Opens the profile")
        }
        """),
      .pass(
        """
        var body: some View {
          VStack { Text("Ann").padding(); Divider() }
            .onTapGesture { open() }
            .accessibilityAddTraits(.isButton)
        }
        """),
      .pass(
        """
        var body: some View {
          Button { open() } label: { HStack { Text("Ann"); Text("Berlin") } }
            .accessibilityHint("Opens the profile")
        }
        """),
      .pass(
        """
        var body: some View {
          VStack { Text("Net"); Text("12") }.accessibilityHint("Without taxes")
        }
        """),
      .undecided(
        """
        var body: some View {
          ContactView(contact: ann).onTapGesture { open() }.accessibilityAddTraits(.isButton)
        }
        """),
    ])

  public func check(_ screen: ScreenSubject, in context: RuleContext) -> [Outcome] {
    let traits = SharedModifier.all(named: "accessibilityAddTraits", on: screen).filter { $0.reached.count(where: Self.isMadeControl) > 1 }
    let hints = SharedModifier.all(named: "accessibilityHint", on: screen)
    let alone = hints.filter { hint in
      hint.reached.contains(where: \.role.isControl) && hint.reached.contains { !$0.role.isControl }
        && !traits.contains { ModifierChain.joins($0.modifier.place, hint.modifier.place) }
    }
    return traits.map { shared in
      let parts = shared.reached.filter(Self.isMadeControl)
      let kind = parts[0].mayHave(.button) ? "button" : "link"
      return finding("\(Set(parts.map(\.source)).count) elements of one row are announced as a \(kind) each", shared, parts, with: hints, context)
    } + alone.map { shared in
      let controls = shared.reached.filter(\.role.isControl)
      return finding("hint of a row is heard of \(controls[0].nounWithName) in it", shared, controls, with: [], context)
    }
  }

  /// Texts and pictures that a trait makes a control of.
  private static func isMadeControl(_ element: AccessibilityElement) -> Bool {
    !element.role.isControl && (element.mayHave(.button) || element.mayHave(.link))
  }

  /// Announced so in every state.
  private static func isSurelySo(_ element: AccessibilityElement) -> Bool {
    element.role.isControl || element.traits.contains(.button) || element.traits.contains(.link)
  }

  private func finding(
    _ message: String, _ shared: SharedModifier, _ parts: [AccessibilityElement], with hints: [SharedModifier], _ context: RuleContext
  ) -> Outcome {
    .violation(Violation(
      message, certainty: shared.isPresumed ? .review : .likely, at: shared.modifier.place,
      heard: parts.first(where: Self.isSurelySo).map { Heard(before: context.heard($0)) }, fixes: [Self.combining(shared, hints)].compactMap(\.self),
      related: parts.dropFirst().prefix(3).map { RelatedPlace($0.source, "and here") }))
  }

  /// One element of all, unless controls among them would be lost in it. What is said of the row before the trait is said
  /// of that element as well.
  private static func combining(_ shared: SharedModifier, _ hints: [SharedModifier]) -> Fix? {
    guard !shared.isPresumed, !shared.reached.contains(where: \.role.isControl) else { return nil }
    let modifiers = [shared.modifier] + hints.map(\.modifier).filter { ModifierChain.joins($0.place, shared.modifier.place) }
    let first = modifiers.min { $0.place.start < $1.place.start } ?? shared.modifier
    return Fix(
      "make one element or group of it first", safety: .suggested,
      edits: [FixBuilder.adding(".accessibilityElement(children: .combine)", before: first.source)])
  }
}
