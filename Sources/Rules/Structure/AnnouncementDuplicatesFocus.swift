import PlatformKnowledge
import SourceModel
import SwiftSource

/// An announcement of what VoiceOver says by itself.
public struct AnnouncementDuplicatesFocus: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "announcement-duplicates-focus", family: .structure, severity: .note, impact: .minor, wcag: [],
    title: "announcement says again what VoiceOver says",
    documentation: RuleDocumentation(
      reports: """
        An announcement in `onChange` of the value that a `Stepper`, `Slider`, `Toggle`, `Picker` or text field in the \
        same chain sets, when it says that value.
        """,
      why: """
        VoiceOver says the new value of the control that it is on. The announcement breaks it off or says the same \
        once more, with every step or letter.
        """,
      howToFix: "Remove the announcement; where the value is not what should be heard, set `accessibilityValue`.",
      elsewhere: "Do not post `.announcement` in the action of `.valueChanged`.",
      limits: "Announcements of something else than the value itself are left alone.",
      references: ["Apple: documentation of AccessibilityNotification.Announcement"]),
    examples: [
      .violation(
        """
        var body: some View {
          Stepper("Guests", value: $guests)
            .onChange(of: guests) { ↓AccessibilityNotification.Announcement("\\(guests)").post() }
        }
        """),
      .violation(
        """
        var body: some View {
          Toggle("Wi-Fi", isOn: $isOn)
            .onChange(of: isOn) { value in
              ↓UIAccessibility.post(notification: .announcement, argument: value ? "on" : "off")
            }
        }
        """),
      .pass("var body: some View { Stepper(\"Guests\", value: $guests) }"),
      .pass(
        """
        var body: some View {
          Stepper("Guests", value: $guests)
            .onChange(of: guests) { AccessibilityNotification.Announcement("New price: \\(price)").post() }
        }
        """),
      .undecided(
        """
        var body: some View { Stepper("Guests", value: $guests).onChange(of: guests) { announce(guests) } }
        """),
    ])

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    project.ofEachType(Self.self) { type in
      type.chains.flatMap { chain -> [Outcome] in
        guard let label = FrameworkNames.boundArgument(of: chain.name ?? ""), let bound = chain.call?.argument(label)?.dottedName,
          bound.hasPrefix("$") else { return [] }
        let name = String(bound.dropFirst())
        return chain.links.flatMap { link -> [Outcome] in
          guard let (value, closure) = ContextChange.watched(link), value.dottedName == name else { return [] }
          return Self.announcements(of: [name, "$0"] + closure.parameters, in: closure).map { place in
            .violation(Violation("announcement says again the value of '\(name)'", certainty: .likely, at: place))
          }
        }
      }
    }
  }

  /// Announcements of nothing but the value.
  private static func announcements(of names: [String], in closure: Closure) -> [SourceRange] {
    CodeChain.all(in: closure.body).compactMap { chain in
      let message: Expression?
      switch (chain.name, chain.links.first?.name) {
      case ("AccessibilityNotification", "Announcement") where chain.has("post"):
        message = chain.links.first?.call.arguments.first?.value
      case ("UIAccessibility", "post") where chain.links.first?.call.argument("notification")?.plainName == "announcement":
        message = chain.links.first?.call.argument("argument")
      default: return nil
      }
      return message.map { isValue($0, names) } ?? false ? chain.whole.range : nil
    }
  }

  private static func isValue(_ message: Expression, _ names: [String]) -> Bool {
    switch message.kind {
    case .name(let name): names.contains(name)
    case .ternary(let condition, _, _): condition.dottedName.map(names.contains) ?? false
    case .string(let literal):
      literal.segments.allSatisfy { segment in
        switch segment {
        case .text(let text): text.allSatisfy { !$0.isLetter }
        case .interpolation(let value, _): value.dottedName.map(names.contains) ?? false
        }
      }
    default: false
    }
  }
}
