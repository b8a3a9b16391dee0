import AccessibilityModel
import SourceModel

/// Text in a custom or platform font of a fixed size.
public struct CustomFontFixed: AppRule {
  public init() {}
  public static var platforms: PlatformSet { [.iOS, .watchOS, .visionOS] }

  public static let metadata = RuleMetadata(
    id: "custom-font-fixed", family: .textSize, severity: .warning, impact: .serious, wcag: ["1.4.4"],
    title: "custom font does not grow with the chosen text size",
    documentation: RuleDocumentation(
      reports: """
        Text drawn with `.custom(_:fixedSize:)`, or with a platform font of a size in points such as \
        `Font(UIFont.systemFont(ofSize: 15))`.
        """,
      why: "The text keeps its size in points when people choose a larger one, and is too small for them to read.",
      howToFix: "Use `.custom(\"Inter\", size: 15, relativeTo: .body)`, which looks the same and grows.",
      elsewhere: """
        `UIFontMetrics(forTextStyle: .body).scaledFont(for: font)` with `adjustsFontForContentSizeCategory = true`.
        """,
      limits: """
        A platform font that is made from a text style or by `UIFontMetrics` is left alone, as is one that comes \
        from a variable. In widgets it is a note. A font that has a name of its own is reported by \
        `font-token-fixed`.
        """,
      references: ["Apple: SwiftUI documentation, Font.custom(_:fixedSize:)", "WCAG 2.2, 1.4.4 Resize Text"]),
    examples: [
      .violation(
        """
        var body: some View {
          Text("Hi").font(↓.custom("Inter", fixedSize: 15))
        }
        """,
        fixed: """
          var body: some View {
            Text("Hi").font(.custom("Inter", size: 15, relativeTo: .subheadline))
          }
          """),
      .violation(
        """
        var body: some View {
          Text("Hi").font(↓Font(UIFont.boldSystemFont(ofSize: 15)))
        }
        """),
      .violation(
        """
        let small = UIFont.systemFont(ofSize: 12)
        struct Note: View { var body: some View { Text("Hi").font(↓Font(small).weight(.bold)) } }
        """),
      .pass("var body: some View { Text(\"Hi\").font(.custom(\"Inter\", size: 15, relativeTo: .body)) }"),
      .undecided(
        """
        let font: UIFont
        var body: some View { Text("Hi").font(Font(font)) }
        """),
      .undecided("var body: some View { Text(\"Hi\").font(Font(UIFont.preferredFont(forTextStyle: .body))) }"),
    ])

  public func check(_ app: AppSubject, in context: RuleContext) -> [Outcome] {
    app.fonts.found.filter { $0.token == nil && !$0.isPicture && $0.style.kind == .fixedCustom }.map { found in
      .violation(Violation(
        "\(found.text.drawnNoun) stays at \(found.size) at every text size", certainty: .certain,
        severity: found.severity, at: found.origin, fixes: [found.customFix].compactMap { $0 }, related: found.capPlace))
    }
  }
}
