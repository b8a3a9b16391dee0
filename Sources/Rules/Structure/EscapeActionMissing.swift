import SourceModel
import SwiftSource

/// A dialog of the app's own that the gesture for going back does not close.
public struct EscapeActionMissing: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "escape-action-missing", family: .structure, severity: .note, impact: .moderate, wcag: [],
    title: "modal view does not answer to the escape gesture",
    documentation: RuleDocumentation(
      reports: "`.accessibilityAddTraits(.isModal)` in a type that has no `.accessibilityAction(.escape)`.",
      why: """
        A two-finger Z closes every dialog of the system, and so does the back gesture of Switch Control. In a dialog \
        of the app's own it does nothing unless the app says what it should do.
        """,
      howToFix: "Add `.accessibilityAction(.escape) { isShown = false }` to the dialog.",
      elsewhere: "Override `accessibilityPerformEscape()`.",
      limits: "Whether the view can be closed at all is not seen.",
      references: ["Apple: documentation of AccessibilityActionKind.escape"]),
    examples: [
      .violation(
        """
        var body: some View {
          VStack { Text("Really?"); Button("No") { isAsking = false } }
            ↓.accessibilityAddTraits(.isModal)
        }
        """,
        fixed: """
          var body: some View {
            VStack { Text("Really?"); Button("No") { isAsking = false } }
              .accessibilityAddTraits(.isModal)
              .accessibilityAction(.escape) { <#close#> }
          }
          """),
      .pass(
        """
        var body: some View {
          VStack { Text("Really?"); Button("No") { isAsking = false } }
            .accessibilityAddTraits(.isModal)
            .accessibilityAction(.escape) { isAsking = false }
        }
        """),
      .pass("var body: some View { Text(\"Orders\").accessibilityAddTraits(.isHeader) }"),
      .undecided("var body: some View { VStack { Text(\"Really?\") }.accessibilityAddTraits(traits) }"),
    ])

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    project.code.types.flatMap { type -> [Outcome] in
      guard type.mentions([".isModal"]), !type.mentions([".escape"]) else { return [] }
      return type.chains.flatMap { chain in
        chain.links.filter(Self.isModal).map { link in
          let edit = FixBuilder.adding(
            ".accessibilityAction(.escape) { <#close#> }", after: link.expression.range)
          return .violation(Violation(
            "modal view does nothing on the escape gesture", certainty: .likely, at: link.place,
            fixes: [Fix("close it on the escape gesture", safety: .suggested, edits: [edit])]))
        }
      }
    }
  }

  private static func isModal(_ link: CodeChain.Link) -> Bool {
    guard link.name == "accessibilityAddTraits", let traits = link.call.arguments.first?.value else { return false }
    if case .member(_, "isModal") = traits.kind { return true }
    guard case .array(let items) = traits.kind else { return false }
    return items.contains { $0.plainName == "isModal" }
  }
}
