import AccessibilityModel
import PlatformKnowledge
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
        is assumed. For review, text that is dimmed so far while something holds, as what is over or read. The same of text \
        in a shade of the system of which code leaves a part, `Color.secondary.opacity(0.6)`, where the contrast that is \
        left is below three quarters of that.
        """,
      why: "Text that is made lighter to look less important is unreadable for people with low vision.",
      howToFix: "Use a higher opacity, a smaller font, or `.secondary`, which gets stronger with Increase Contrast.",
      elsewhere: "Use `.secondaryLabel` as the colour of the text in place of a low `alpha`.",
      limits: """
        Opacities that depend on being enabled, on pressing, loading, the focus or an animation are left alone, and so is \
        text on backgrounds that are not known.
        """,
      references: ["WCAG 2.2, 1.4.3 Contrast (Minimum)"]),
    examples: [
      .violation("var body: some View { Text(date)↓.opacity(0.35) }"),
      .violation("var body: some View { VStack { Text(title); Text(date) }↓.opacity(0.4) }"),
      .pass("var body: some View { Text(date).opacity(0.65) }"),
      .pass("var body: some View { Text(date).font(.largeTitle).opacity(0.5) }"),
      .pass("var body: some View { Image(systemName: \"star\").opacity(0.3) }"),
      .violation("var body: some View { Text(event.title)↓.opacity(event.isOver ? 0.3 : 1) }"),
      .violation("var body: some View { VStack { Text(rule.name) }↓.opacity(rule.enabled ? 1 : 0.4) }"),
      .violation("var body: some View { Text(date).foregroundStyle(↓.foreground.opacity(0.3)) }"),
      .violation("var body: some View { Text(date).foregroundStyle(↓.secondary.opacity(0.6)) }"),
      .violation("var body: some View { Text(date).foregroundColor(↓Color.primary.opacity(0.3)) }"),
      .pass("var body: some View { Text(date).foregroundStyle(.primary.opacity(0.7)) }"),
      .pass("var body: some View { Text(date).foregroundStyle(.secondary) }"),
      .undecided("var body: some View { Text(date).opacity(isEnabled ? 1 : 0.4) }"),
      .undecided("var body: some View { Text(date).opacity(configuration.isEnabled ? 1 : 0.4) }"),
      .undecided("var body: some View { Text(date).opacity(isShown ? 0.4 : 0) }"),
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
    guard !text.isNeverActive else { return .inapplicable }
    guard let setting = text.appearance.opacity else { return checkShade(text) }
    guard let opacity = setting.single else { return checkChosen(text, setting) }
    return check(text, setting, opacity)
  }

  /// A shade of the system's that code makes lighter yet. The shades as they are are a matter of policy.
  private func checkShade(_ text: AccessibilityElement) -> Outcome {
    guard let shade = text.appearance.foreground, let paint = shade.single, case .neutral(let name) = paint.kind,
      paint.strength > 0, paint.strength < 1 else { return .inapplicable }
    guard let pairs = ContrastJudge.pairs(of: text, fallback: .screen) else { return .undecided(UnknownReason(.dynamicValue, "colour")) }
    let threshold = ContrastJudge.threshold(for: text)
    for pair in pairs {
      guard let worst = Self.faint(pair, below: threshold) else { continue }
      var violation = Violation(
        """
        \(text.drawnNoun) in \(Int((paint.strength * 100).rounded())) percent of '\(name)' has a contrast of \
        \(ContrastJudge.shown(worst.ratio)) \(worst.mode.shown)
        """, certainty: pair.isBesideUnknown ? .review : .likely, at: shade.argument)
      violation.appearance = pair.onlyFailing(below: threshold * Self.far)
      return .violation(violation)
    }
    return .pass
  }

  /// Whether this rule tells of a colour of a text, so that those about colours need not: it has one cause, the part of the
  /// shade that code leaves.
  static func tells(_ pair: ContrastJudge.Pair, of text: AccessibilityElement) -> Bool {
    guard text.appearance.opacity == nil, let paint = text.appearance.foreground?.single, case .neutral = paint.kind,
      paint.strength > 0, paint.strength < 1 else { return false }
    return faint(pair, below: ContrastJudge.threshold(for: text)) != nil
  }

  private static func faint(_ pair: ContrastJudge.Pair, below threshold: Double) -> (mode: ColorMode, ratio: Double)? {
    guard !pair.background.isSystemHue, let worst = pair.worst(increased: false), worst.ratio < threshold * far else { return nil }
    return worst
  }

  /// So far from what is needed that no difference between versions of the system makes up for it.
  private static let far = 0.75

  /// In each state by itself; only the state in which it is as strong as it gets is not dimmed.
  private func checkChosen(_ text: AccessibilityElement, _ setting: Setting<Double>) -> Outcome {
    let unknown = Outcome.undecided(UnknownReason(.dynamicValue, setting.argument.text))
    // What comes and goes is on its way.
    guard setting.options.contains(where: { $0.value > Self.faint }), !setting.options.contains(where: { $0.value == 0 }),
      let faint = setting.options.filter({ $0.value <= Self.faint }).min(by: { $0.value < $1.value }),
      let condition = faint.conditions.last, faint.conditions.allSatisfy({ tellsContent($0) }) else { return unknown }
    var dimmed = text
    dimmed.appearance.opacity = Setting(options: [faint], argument: setting.argument, modifier: setting.modifier)
    guard case .violation(var violation) = check(dimmed, setting, faint.value) else { return unknown }
    violation.certainty = .review
    violation.severity = .note
    violation.message += " while '\(condition.description)'"
    return .violation(violation)
  }

  /// Not whether something can be used, is on its way or is looked at in another way.
  private func tellsContent(_ condition: Condition) -> Bool {
    guard !condition.isAboutLooks else { return false }
    // What is on or off of a thing, `rule.enabled`, is no control that cannot be used: people read it to turn it on.
    let words = (Self.isOfThing(condition) ? "" : condition.subject + (condition.basis ?? "")).lowercased()
    return !(ColourOnlyState.ignored + ["drag", "progress", "process", "wait", "busy", "show", "visible", "valid", "empty", "appear", "can"]).contains(where: words.contains)
  }

  /// `rule.enabled`, `row.item.isEnabled`, and not what a view, its model or its style calls so.
  private static func isOfThing(_ condition: Condition) -> Bool {
    let path = condition.subject.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard path.count > 1, path.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }),
      let last = path.last, ["enabled", "isenabled", "disabled", "isdisabled"].contains(last.lowercased()) else { return false }
    let owner = IdentifierWords.split(path[path.count - 2]).map { $0.lowercased() }
    return owner.allSatisfy { !viewWords.contains($0) }
  }

  private static let viewWords = NameWords.words(.viewOwner)

  private func check(_ text: AccessibilityElement, _ setting: Setting<Double>, _ opacity: Double) -> Outcome {
    guard opacity > 0, opacity <= Self.faint else { return .pass }
    let threshold = ContrastJudge.threshold(for: text)
    guard let pairs = ContrastJudge.pairs(of: text, fallback: .screen) else { return .undecided(UnknownReason(.dynamicValue, "colour")) }
    for pair in pairs where !pair.foreground.isSystemHue && !pair.background.isSystemHue {
      guard let worst = pair.worst(increased: false), worst.ratio < threshold else { continue }
      var violation = Violation(
        """
        \(text.drawnNoun) at an opacity of \(Int(clamping: (opacity * 100).rounded())) percent has a contrast of \
        \(ContrastJudge.shown(worst.ratio)) \(worst.mode.shown)
        """, certainty: pair.isBesideUnknown ? .review : .likely, at: setting.modifier.atDot)
      violation.appearance = pair.onlyFailing(below: threshold)
      return .violation(violation)
    }
    return .pass
  }
}
