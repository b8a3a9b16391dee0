import AccessibilityModel
import SourceModel

/// Text of one line at most that has nowhere to go when it grows.
public struct LineLimitTruncates: AppRule {
  public init() {}
  public static var platforms: PlatformSet { [.iOS, .watchOS, .visionOS] }

  public static let metadata = RuleMetadata(
    id: "line-limit-truncates", family: .textSize, severity: .note, impact: .moderate, wcag: ["1.4.4"], isOptIn: true,
    title: "text of one line is cut off at large text sizes",
    documentation: RuleDocumentation(
      reports: "Text with words in it under `.lineLimit(1)`, unless it may shrink.",
      why: """
        At twice the text size half as many words fit on the line, and the rest becomes an ellipsis. VoiceOver still \
        reads all of it; people who enlarge text do not see it.
        """,
      howToFix: "Lift the limit at large sizes: `.lineLimit(typeSize.isAccessibilitySize ? nil : 1)`.",
      elsewhere: """
        `label.numberOfLines = 0` while `traitCollection.preferredContentSizeCategory.isAccessibilityCategory`.
        """,
      limits: """
        Off by default: whether the text is short enough, or shown in full somewhere else, is for a person to judge. \
        Numbers, and limits that depend on the text size, are left alone.
        """,
      references: ["WCAG 2.2, 1.4.4 Resize Text"]),
    examples: [
      .violation(
        """
        var body: some View {
          Text("Everything you need to know about us")↓.lineLimit(1)
        }
        """),
      .pass("var body: some View { Text(\"Everything you need\").lineLimit(1).minimumScaleFactor(0.5) }"),
      .pass("var body: some View { Text(\"Everything you need\").lineLimit(2) }"),
      .pass("var body: some View { Text(\"42\").lineLimit(1) }"),
      .undecided(
        """
        @Environment(\\.dynamicTypeSize) private var typeSize
        var body: some View {
          Text("Everything you need").lineLimit(typeSize.isAccessibilitySize ? nil : 1)
        }
        """),
    ])

  public func check(_ app: AppSubject, in context: RuleContext) -> [Outcome] {
    let limited = app.ofEachScreen(Self.self) { screen in
      screen.texts.compactMap { text -> (text: AccessibilityElement, modifier: SourceRange)? in
        guard let limit = text.appearance.lineLimit, limit.single == 1, text.appearance.minimumScale == nil,
          isProse(text) else { return nil }
        return (text, limit.modifier)
      }
    }
    var groups = Groups<AccessibilityElement>()
    for (text, modifier) in limited where !app.project.widgets.contains(text.source.file) { groups.add(text, at: modifier) }
    return groups.places.compactMap { place in
      guard let first = groups.members(at: place).first else { return nil }
      return .violation(Violation(
        "\(first.drawnNoun) has one line at every text size", certainty: .review, at: place.atDot))
    }
  }

  /// More than a word or a number: names that come at run time are as long as they are.
  private func isProse(_ text: AccessibilityElement) -> Bool {
    guard [.text, .sectionHeader, .sectionFooter].contains(text.role) else { return false }
    if let literal = text.drawnText.literal { return literal.contains(" ") && literal.count > 12 }
    return text.hasWords
  }
}
