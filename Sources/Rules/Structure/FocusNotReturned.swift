import AccessibilityModel
import SourceModel

/// A layer of the app's own over the screen, after which the focus is wherever it happens to be.
public struct FocusNotReturned: ScreenRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "focus-not-returned", family: .structure, severity: .note, impact: .moderate, wcag: ["2.4.3"],
    title: "nothing brings the focus back when a home-made dialog closes",
    documentation: RuleDocumentation(
      reports: """
        A layer that is there while a property is set, with the modal trait or a dimmed colour under it; a control in \
        it that takes the property back, and one outside that sets it; and no `accessibilityFocused` on the screen. \
        For review.
        """,
      why: """
        The element that had VoiceOver's focus goes away with the layer. The system then picks another one, which \
        need not be the button that opened the layer, and people have to find their place again.
        """,
      howToFix: """
        Use `sheet`, `alert` or `fullScreenCover`, which bring the focus back. Or bind the opener with \
        `.accessibilityFocused($isOpenerFocused)` and set that when the layer closes.
        """,
      elsewhere: "`UIAccessibility.post(notification: .screenChanged, argument: opener)` after the view is removed.",
      limits: "Where the focus really goes can be told on a device only. Rows that are deleted are not judged.",
      references: [
        "CVS Health: a11y-check, sheet-focus-return",
        "WCAG 2.2: understanding 2.4.3 Focus Order",
      ]),
    examples: [
      .violation(
        """
        @State private var isAsking = false
        var body: some View {
          ZStack {
            Button("Delete") { isAsking = true }
            if isAsking {
              VStack { Text("Really?"); ↓Button("No") { isAsking = false } }.accessibilityAddTraits(.isModal)
            }
          }
        }
        """),
      .violation(
        """
        @State private var isAsking = false
        var body: some View {
          ZStack {
            Button("Delete") { isAsking = true }
            if isAsking {
              Color.black.opacity(0.4).ignoresSafeArea()
              VStack { Text("Really?"); ↓Button("No") { isAsking.toggle() } }
            }
          }
        }
        """),
      .pass(
        """
        @State private var isAsking = false
        @AccessibilityFocusState private var isFocused: Bool
        var body: some View {
          ZStack {
            Button("Delete") { isAsking = true }.accessibilityFocused($isFocused)
            if isAsking {
              VStack { Text("Really?"); Button("No") { isAsking = false; isFocused = true } }
                .accessibilityAddTraits(.isModal)
            }
          }
        }
        """),
      .pass(
        """
        @State private var isAsking = false
        var body: some View {
          Button("Delete") { isAsking = true }
            .sheet(isPresented: $isAsking) { Button("No") { isAsking = false } }
        }
        """),
      .pass(
        """
        @State private var isEditing = false
        var body: some View {
          if isEditing { Button("Done") { isEditing = false } } else { Button("Edit") { isEditing = true } }
        }
        """),
      .undecided(
        """
        @State private var isAsking = false
        var body: some View {
          ZStack {
            Button("Delete") { isAsking = true }
            if isAsking { ConfirmationCard(isShown: $isAsking) }
          }
        }
        """),
    ])

  public func check(_ screen: ScreenSubject, in context: RuleContext) -> [Outcome] {
    let places = screen.places.places
    let movesFocus = places.contains { place in
      !place.element.modifiers(named: "accessibilityFocused").isEmpty || Self.isToldOfChange(place.element)
    }
    guard !movesFocus else { return [] }
    var judged: Set<String> = []
    return places.compactMap { place -> Outcome? in
      guard let condition = place.when.last, Self.isModal(place.element), !Self.isPresented(place),
        Self.isProperty(condition.subject), judged.insert(condition.subject).inserted else { return nil }
      let (inside, outside) = Self.controls(places, by: condition)
      guard let closer = inside.first(where: { Self.sets(condition.subject, off: true, $0) }),
        let opener = outside.first(where: { Self.sets(condition.subject, off: false, $0) }),
        !screen.isSeenWider(closer) else { return nil }
      return .violation(Violation(
        "nothing brings the focus back to \(opener.nounWithName) when \(closer.nounWithName) closes the layer",
        certainty: .review, at: closer.source, related: [RelatedPlace(opener.source, "opens the layer")]))
    }
  }

  private static func controls(
    _ places: [ScreenPlaces.Place], by condition: Condition
  ) -> (inside: [AccessibilityElement], outside: [AccessibilityElement]) {
    let controls = places.filter { $0.element.exposure == .exposed && $0.element.isInteractive }
    return (
      controls.filter { $0.when.contains(condition) }.map(\.element),
      controls.filter { !$0.when.contains(condition) }.map(\.element)
    )
  }

  /// Keeps people in, or darkens what is behind it.
  private static func isModal(_ element: AccessibilityElement) -> Bool {
    if element.exposure == .exposed { return element.traits.contains(.modal) }
    guard element.role == .shape, element.exposure == .absent, let opacity = element.appearance.opacity?.single
    else { return false }
    return ["Color", "Rectangle"].contains(element.viewName) && opacity > 0.05 && opacity < 1
  }

  private static func isPresented(_ place: ScreenPlaces.Place) -> Bool {
    place.containers.contains(where: \.isPresentation)
  }

  /// A name alone, such as `isAsking` or `model.isAsking`.
  private static func isProperty(_ subject: String) -> Bool {
    !subject.isEmpty && subject.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
  }

  private static func sets(_ property: String, off: Bool, _ element: AccessibilityElement) -> Bool {
    let effects = [element.activation].compactMap(\.self) + element.gestures.map(\.effect)
    return effects.contains { effect in
      effect.mentions.contains(property + ".toggle")
        || effect.assignments.contains { $0.target == property && ["false", "nil"].contains($0.value) == off }
    }
  }

  private static func isToldOfChange(_ element: AccessibilityElement) -> Bool {
    element.activation?.mentions.contains { call in
      call.hasPrefix("UIAccessibility.post") || call.hasPrefix("AccessibilityNotification")
    } ?? false
  }
}
