import SourceModel
import SwiftSource

/// Another screen comes as soon as the focus moves.
public struct ContextChangeOnFocus: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "context-change-on-focus", family: .operation, severity: .warning, impact: .moderate, wcag: ["3.2.1"],
    title: "moving the focus leads to another screen",
    documentation: RuleDocumentation(
      reports: """
        `onChange` of a variable with `@FocusState` or `@AccessibilityFocusState` whose closure always dismisses the \
        screen or puts another one on the navigation path.
        """,
      why: """
        People who use a keyboard or VoiceOver pass over controls to find out what there is. One of them takes them \
        somewhere else without having been activated.
        """,
      howToFix: "Wait for an action: a button, or `onSubmit`.",
      elsewhere: "Do not navigate in `textFieldDidBeginEditing(_:)` or `accessibilityElementDidBecomeFocused()`.",
      limits: "Silent where the change is under a condition.",
      references: ["WCAG 2.2: understanding 3.2.1 On Focus"]),
    examples: [
      .violation(
        """
        @FocusState private var isFocused: Bool
        var body: some View {
          TextField("Search", text: $text)
            .focused($isFocused)
            ↓.onChange(of: isFocused) { _ in path.append(Step.search) }
        }
        """),
      .pass(
        """
        @FocusState private var isFocused: Bool
        var body: some View {
          TextField("Search", text: $text)
            .focused($isFocused)
            .onSubmit { path.append(Step.search) }
        }
        """),
      .pass(
        """
        @State private var isFocused = false
        var body: some View { Text("Search").onChange(of: isFocused) { _ in path.append(Step.search) } }
        """),
      .undecided(
        """
        @FocusState private var isFocused: Bool
        var body: some View {
          TextField("Search", text: $text).focused($isFocused).onChange(of: isFocused) { _ in update() }
        }
        """),
    ])

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    project.ofEachType(Self.self) { type -> [Outcome] in
      let states = type.focusStates
      guard !states.isEmpty else { return [] }
      return type.chains.flatMap { chain in
        chain.links.compactMap { link -> Outcome? in
          guard let (value, closure) = ContextChange.watched(link), let name = value.dottedName, states.contains(name),
            let change = ContextChange.first(in: closure.unconditional) else { return nil }
          return .violation(Violation(
            "moving the focus calls '\(change)' at once", certainty: .likely, at: link.place))
        }
      }
    }
  }
}
