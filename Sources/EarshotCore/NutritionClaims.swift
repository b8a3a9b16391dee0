import PlatformKnowledge
import Rules
import SourceModel

/// A label of the App Store that a project says its app deserves.
public struct NutritionClaim: Hashable, Sendable {
  public var label: NutritionLabel
  /// Where the configuration says so.
  public var place: SourceRange

  public init(_ label: NutritionLabel, at place: SourceRange) {
    self.label = label
    self.place = place
  }
}

/// What Earshot says about claims that its own findings speak against.
public enum UnsupportedClaim {
  public static let metadata = RuleMetadata(
    id: "nutrition-claim-unsupported", family: .hygiene, severity: .error, impact: .serious, wcag: [],
    title: "findings speak against a label of the App Store",
    documentation: RuleDocumentation(
      reports: """
        An Accessibility Nutrition Label that the configuration names in `claims` while there are errors or warnings \
        of rules that are evidence for it.
        """,
      why: """
        The label is a promise in the App Store. People choose an app by it and find out after they have paid.
        """,
      howToFix: "Repair the findings, or do not claim the label yet.",
      limits: """
        Earshot sees code, and the criteria of the labels speak of the app's common tasks: that nothing is found is no \
        proof that a label is deserved. Findings for review and notes do not count, and neither do suppressed ones. \
        Silent with `--changed-since`.
        """,
      references: ["Apple: Overview of Accessibility Nutrition Labels (App Store Connect Help)"]),
    examples: [])

  /// - Parameter findings: Those that are reported or accepted by a baseline.
  static func findings(_ claims: [NutritionClaim], against findings: [Finding]) -> [Finding] {
    claims.compactMap { claim in
      let rules = Set(RuleRegistry.all.map { $0.metadata }.filter { $0.nutritionLabels.contains(claim.label) }.map(\.id))
      let evidence = findings.filter { rules.contains($0.rule) && $0.severity > .note && $0.certainty != .review }
      guard !evidence.isEmpty else { return nil }
      let count = evidence.count == 1 ? "1 finding speaks" : "\(evidence.count) findings speak"
      let related = evidence.prefix(5).map { RelatedPlace($0.place, $0.message) }
      return Finding(
        Violation(
          "'\(claim.label.name)' is claimed, and \(count) against it", certainty: .likely, at: claim.place,
          related: Array(related)),
        metadata: metadata, view: "")
    }
  }
}
