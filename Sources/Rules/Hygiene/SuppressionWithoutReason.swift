import SourceModel

/// A suppression that does not say why.
public struct SuppressionWithoutReason: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "suppression-without-reason", family: .hygiene, severity: .note, impact: .minor, wcag: [], isOptIn: true,
    title: "suppression gives no reason",
    documentation: RuleDocumentation(
      reports: "A comment `// earshot:ignore rule-id` without ` -- ` and a reason behind it.",
      why: "Nobody can tell later whether the exception still holds.",
      howToFix: "Add the reason: `// earshot:ignore icon-button-name -- named by its cell`.",
      limits: "Off by default: how exceptions are written down is for a team to decide.",
      references: []),
    examples: [
      .violation("var body: some View { Text(\"A\") } ↓// earshot:ignore icon-button-name"),
      .pass("var body: some View { Text(\"A\") } // earshot:ignore icon-button-name -- named by its cell"),
      .undecided("var body: some View { Text(\"A\") } // see icon-button-name"),
    ])

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    project.files.flatMap(\.suppressions).filter { $0.reason?.allSatisfy(\.isWhitespace) ?? true }.map { comment in
      .violation(Violation("suppression gives no reason", certainty: .certain, at: comment.range))
    }
  }
}
