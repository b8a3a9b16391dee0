import PlatformKnowledge
import SourceModel
import SwiftSource

/// A representation whose control changes nothing.
public struct RepresentationIncomplete: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "representation-incomplete", family: .structure, severity: .error, impact: .critical, wcag: ["4.1.2"],
    title: "representation is bound to a constant",
    documentation: RuleDocumentation(
      reports: """
        A `Slider`, `Stepper`, `Toggle`, `Picker` or field in `accessibilityRepresentation` that is bound to \
        `.constant(…)` and not disabled.
        """,
      why: """
        VoiceOver gets the control of the representation instead of what is drawn. It says "adjustable" and that a \
        swipe changes the value, and nothing changes.
        """,
      howToFix: "Bind the control to the value that the view shows: `Slider(value: $level)`.",
      elsewhere: "Override `accessibilityIncrement()` and `accessibilityDecrement()` and change the value there.",
      limits: "Where something is shown that nobody can change, `accessibilityValue` says so without a control.",
      references: ["Apple: documentation of accessibilityRepresentation(representation:)"]),
    examples: [
      .violation(
        """
        var body: some View {
          Knob(level: $level).accessibilityRepresentation { ↓Slider(value: .constant(0.5)) { Text("Level") } }
        }
        """),
      .violation(
        """
        var body: some View {
          Knob(level: $level)
            .accessibilityRepresentation {
              ↓Toggle("On", isOn: .constant(isOn))
            }
        }
        """),
      .pass(
        """
        var body: some View {
          Knob(level: $level).accessibilityRepresentation { Slider(value: $level) { Text("Level") } }
        }
        """),
      .pass(
        """
        var body: some View {
          Meter(level: level).accessibilityRepresentation { Slider(value: .constant(level)) { Text("Level") }.disabled(true) }
        }
        """),
      .undecided(
        """
        var body: some View {
          Knob(level: $level).accessibilityRepresentation { Slider(value: binding) { Text("Level") } }
        }
        """),
    ])

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    project.ofEachType(Self.self) { type in
      type.chains.flatMap { chain in
        chain.links.filter { $0.name == "accessibilityRepresentation" }.flatMap { link -> [Outcome] in
          guard let closure = link.call.closures.last else { return [] }
          return CodeChain.all(in: closure.body).compactMap(judge)
        }
      }
    }
  }

  private func judge(_ chain: CodeChain) -> Outcome? {
    guard let call = chain.call, let name = chain.name, let bound = FrameworkNames.boundArgument(of: name),
      !chain.has("disabled", "accessibilityAdjustableAction", "accessibilityAction", "accessibilityRemoveTraits"),
      call.arguments.contains(where: { argument in
        guard argument.label == bound, case .call(let made) = argument.value.kind else { return false }
        return made.callee.plainName == "constant"
      }) else { return nil }
    return .violation(Violation(
      "\(name) is bound to a constant, so changing it changes nothing", certainty: .certain, at: chain.base.range))
  }
}
