import AccessibilityModel
import SourceModel

/// Text in a colour of the system that is too faint by the numbers.
public struct SystemColourContrast: AppRule {
  public init() {}
  public static var platforms: PlatformSet { [.iOS, .macOS, .watchOS, .tvOS] }

  public static let metadata = RuleMetadata(
    id: "system-colour-contrast", family: .color, severity: .warning, impact: .moderate, wcag: ["1.4.3"],
    options: [
      RuleOption(
        "trusted", "Colours of the system that are meant as they are.",
        default: .list(["secondary"]))
    ],
    title: "colour of the system has too little contrast for text",
    documentation: RuleDocumentation(
      reports: """
        Text in a colour of the system (`.secondary`, `.tertiary`, `.orange`, …) whose published values have a \
        contrast below 4.5:1, or 3:1 for large text, with the background behind it. Reported once for each colour, \
        at its first use, with its other places.
        """,
      why: """
        On white `.secondary` has 3.4:1, blue 4.0:1, orange and green 2.2:1, `.tertiary` 1.7:1. Apple relies on the \
        setting Increase Contrast, which makes them stronger; WCAG counts what is shown without it.
        """,
      howToFix: """
        Use `.primary` for what has to be read, and a symbol beside it instead of a colour; or a colour of the asset \
        catalog with a variant for increased contrast.
        """,
      elsewhere: "`.label` in place of `.secondaryLabel` or `.systemOrange`.",
      limits: """
        Whether the system's own colours are good enough is a matter of policy: `.secondary` is trusted on the \
        system's own surfaces unless `trusted` names others, and judged on colours of the app. Swipe actions and menus are left alone, since the system draws them. The values are those of iOS 13 to 18; iOS 26 changed \
        hues slightly, so a person has to look.
        """,
      references: ["Apple: Human Interface Guidelines, Color, specifications", "WCAG 2.2, 1.4.3 Contrast (Minimum)"]),
    examples: [
      .violation("var body: some View { Text(\"Due today\").font(.footnote).foregroundStyle(↓.orange) }"),
      .violation("var body: some View { Text(\"Due today\").foregroundColor(↓Color(UIColor.tertiaryLabel)) }"),
      .violation(
        """
        var body: some View {
          VStack { Text("A").foregroundColor(↓.gray); Text("B").foregroundColor(.gray) }
        }
        """),
      .pass("var body: some View { Text(\"Due today\").foregroundStyle(.primary) }"),
      .pass("var body: some View { Text(\"Due today\").foregroundStyle(.secondary) }"),
      .pass("var body: some View { Text(\"Due today\").font(.largeTitle).foregroundStyle(.blue) }"),
      .violation(
        """
        var body: some View {
          Text("Due today").foregroundStyle(↓.secondary).padding().background(Color(red: 0.9, green: 0.3, blue: 0.3))
        }
        """),
      .undecided("var body: some View { Text(\"Due today\").foregroundStyle(.orange).background(.thinMaterial) }"),
    ])

  public func check(_ app: AppSubject, in context: RuleContext) -> [Outcome] {
    let trusted = Set(context.list("trusted", of: Self.metadata))
    var seen: Set<SourceRange> = []
    return app.ofEachScreen(Self.self) { screen in
      // The system draws these itself, on their tint.
      if ["swipe actions", "menu"].contains(where: screen.screen.name.hasSuffix) { return [] }
      var seen: Set<SourceRange> = []
      return screen.texts.flatMap { text -> [Violation] in
        guard let place = ColourPlace(of: text)?.range(of: nil), seen.insert(place).inserted else { return [] }
        return violations(of: text, at: place, trusted)
      }
    }.filter { seen.insert($0.place).inserted }.map { .violation($0) }
  }

  public static func joined(_ findings: [Finding]) -> [Finding] { FindingCause.joined(findings) }

  private func violations(
    of text: AccessibilityElement, at place: SourceRange, _ trusted: Set<String>
  ) -> [Violation] {
    guard !text.isNeverActive, text.appearance.foreground != nil,
      let pairs = ContrastJudge.pairs(of: text, fallback: .screen, veils: true) else { return [] }
    let threshold = ContrastJudge.threshold(for: text)
    return pairs.compactMap { pair in
      guard !pair.isAtBest, let name = pair.foreground.systemName,
        !(trusted.contains(name) && (pair.background.isOfSystem || pair.isOnScreen)),
        let worst = pair.worst(increased: false), worst.ratio < threshold else { return nil }
      var violation = Violation(
        """
        '\(name)' has a contrast of \(ContrastJudge.shown(worst.ratio)) on \(pair.background.shown) \
        \(worst.mode.shown) and is used for text, here for \(text.drawnNoun)
        """, certainty: .review, at: place)
      violation.cause = .constant(name)
      return violation
    }
  }
}

extension Paint {
  /// A surface of the system's own, for which its shades are made.
  fileprivate var isOfSystem: Bool { if case .neutral = kind { true } else { false } }

  fileprivate var systemName: String? {
    switch kind {
    case .neutral(let name) where name != "primary", .hue(let name): name
    default: nil
    }
  }
}
