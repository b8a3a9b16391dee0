import AccessibilityModel
import SourceModel

/// Two elements of a screen with one identifier.
public struct DuplicateIdentifier: ScreenRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "duplicate-identifier", family: .structure, severity: .note, impact: .minor, wcag: [], isOptIn: true,
    title: "two elements have the same identifier",
    documentation: RuleDocumentation(
      reports: "Two views of one screen whose `accessibilityIdentifier` is the same literal text.",
      why: "A test that asks for the identifier finds two elements, and fails or takes the wrong one.",
      howToFix: "Give each an identifier of its own.",
      elsewhere: "The same for `accessibilityIdentifier` in UIKit.",
      limits: "Off by default: identifiers are for tests, and nobody hears them. Rows that repeat are left alone.",
      references: ["Apple: documentation of accessibilityIdentifier(_:)"]),
    examples: [
      .violation(
        """
        var body: some View {
          VStack {
            Button("Save") { save() }.accessibilityIdentifier("ok")
            Button("Close") { close() }.accessibilityIdentifier(↓"ok")
          }
        }
        """),
      .pass(
        """
        var body: some View {
          VStack {
            Button("Save") { save() }.accessibilityIdentifier("save")
            Button("Close") { close() }.accessibilityIdentifier("close")
          }
        }
        """),
      .pass(
        """
        var body: some View {
          if isNew {
            Button("Save") { save() }.accessibilityIdentifier("ok")
          } else {
            Button("Close") { close() }.accessibilityIdentifier("ok")
          }
        }
        """),
      .undecided(
        """
        var body: some View {
          VStack {
            Button("Save") { save() }.accessibilityIdentifier(first)
            Button("Close") { close() }.accessibilityIdentifier(second)
          }
        }
        """),
    ])

  public func check(_ screen: ScreenSubject, in context: RuleContext) -> [Outcome] {
    var met: [String: [ElementSubject]] = [:]
    var outcomes: [Outcome] = []
    for index in screen.places.places.indices {
      let subject = screen.places.subject(at: index)
      guard subject.element.exposure == .exposed, !subject.isRepeated, let fact = subject.element.identifier,
        let name = fact.value.literal, !name.isEmpty, let place = fact.source, !screen.isSeenWider(subject.element),
        subject.element.expression.contains(place) else { continue }
      let others = met[name] ?? []
      if let other = others.first(where: { $0.element.identifier?.source != place && $0.coexists(with: subject) }) {
        outcomes.append(.violation(Violation(
          "identifier '\(name)' is used twice on the screen", certainty: .certain, at: place,
          related: [RelatedPlace(other.element.identifier?.source ?? other.element.source, "the other one")])))
      }
      if others.count < 20 { met[name] = others + [subject] }
    }
    return outcomes
  }
}
