import AccessibilityModel
import SourceModel

/// Text that an opacity makes too faint to read.
public struct DimmedText: LoneElementRule {
  public init() {}
  public static var platforms: PlatformSet { [.iOS, .macOS, .watchOS, .tvOS] }

  public static let metadata = RuleMetadata(
    id: "dimmed-text", family: .color, severity: .warning, impact: .moderate, wcag: ["1.4.3"],
    title: "text is dimmed until its contrast is too low",
    documentation: RuleDocumentation(
      reports: """
        Text under `.opacity(0.5)` or less, when the contrast that is left is below 4.5:1, or 3:1 for large text. \
        Black on white keeps 3.9:1 at 0.5, and 5.7:1 at 0.6. Where nothing paints a background, that of the system \
        is assumed.
        """,
      why: "Text that is made lighter to look less important is unreadable for people with low vision.",
      howToFix: "Use a higher opacity, a smaller font, or `.secondary`, which gets stronger with Increase Contrast.",
      elsewhere: "Use `.secondaryLabel` as the colour of the text in place of a low `alpha`.",
      limits: """
        Opacities that depend on a state are left alone: most of them show that something is disabled, or animate it \
        in and out. So is text on backgrounds that are not known.
        """,
      references: ["WCAG 2.2, 1.4.3 Contrast (Minimum)"]),
    examples: [
      .violation("var body: some View { Text(date)↓.opacity(0.35) }"),
      .violation("var body: some View { VStack { Text(title); Text(date) }↓.opacity(0.4) }"),
      .pass("var body: some View { Text(date).opacity(0.65) }"),
      .pass("var body: some View { Text(date).font(.largeTitle).opacity(0.5) }"),
      .pass("var body: some View { Image(systemName: \"star\").opacity(0.3) }"),
      .undecided("var body: some View { Text(date).opacity(isEnabled ? 1 : 0.4) }"),
      .undecided("var body: some View { ZStack { Image(\"sea\"); Text(date).opacity(0.4) } }"),
    ])

  /// Above this, text in a good colour keeps enough.
  private static let faint = 0.5

  public static func settled(_ findings: [Finding], in project: ProjectSubject) -> [Finding] {
    ContrastJudge.settled(findings, in: project)
  }

  public func check(_ element: AccessibilityElement, in context: RuleContext) -> Outcome {
    guard !element.isNeverActive else { return .inapplicable }
    return .worst(of: element.drawnTexts.map(check))
  }

  private func check(_ text: AccessibilityElement) -> Outcome {
    guard let setting = text.appearance.opacity, !text.isNeverActive else { return .inapplicable }
    guard let opacity = setting.single else { return .undecided(UnknownReason(.dynamicValue, setting.argument.text)) }
    guard opacity > 0, opacity <= Self.faint else { return .pass }
    let threshold = ContrastJudge.threshold(for: text)
    guard let pairs = ContrastJudge.pairs(of: text, fallback: .screen) else { return .undecided(UnknownReason(.dynamicValue, "colour")) }
    for pair in pairs where !pair.foreground.isSystemHue && !pair.background.isSystemHue {
      guard let worst = pair.worst(increased: false), worst.ratio < threshold else { continue }
      var violation = Violation(
        """
        \(text.drawnNoun) at an opacity of \(Int(clamping: (opacity * 100).rounded())) percent has a contrast of \
        \(ContrastJudge.shown(worst.ratio)) \(worst.mode.shown)
        """, certainty: .likely, at: setting.modifier.atDot)
      violation.appearance = pair.onlyFailing(below: threshold)
      return .violation(violation)
    }
    return .pass
  }
}
