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
        default: .list([]))
    ],
    title: "colour of the system has too little contrast for text",
    documentation: RuleDocumentation(
      reports: """
        Text in a colour of the system (`.secondary`, `.tertiary`, `.orange`, …) whose published values have a \
        contrast below 4.5:1, or 3:1 for large text, with the background behind it. Reported once for each colour, \
        where the contrast is lowest, with its other places.
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
        Whether the system's own colours are good enough is a matter of policy: what `trusted` names, such as \
        `secondary`, is left alone on the system's own surfaces, and judged on colours of the app, of which one that lets \
        the screen through has to leave it less than 3:1. Swipe actions and menus are left alone, since the system draws them. The values are those of iOS 13 to 18; iOS 26 changed \
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
      .violation(
        """
        var body: some View {
          VStack { Text("A").foregroundColor(.gray); Text("B").foregroundColor(↓.gray).background(Color(white: 0.8)) }
        }
        """),
      .violation(
        """
        var body: some View {
          VStack { Text("A").foregroundStyle(↓.secondary) }.background(Color.secondary.opacity(0.4))
        }
        """),
      .violation(
        """
        var body: some View {
          VStack { Text("A").foregroundStyle(↓.secondary) }.background(Color.gray.opacity(0.05))
        }
        """),
      .pass("var body: some View { Text(\"Due today\").foregroundStyle(.primary) }"),
      .violation("var body: some View { Text(\"Due today\").foregroundStyle(↓.secondary) }"),
      .pass("var body: some View { Text(\"Due today\").font(.largeTitle).foregroundStyle(.blue) }"),
      .violation(
        """
        var body: some View {
          Text("Due today").foregroundStyle(↓.secondary).padding().background(Color(red: 0.9, green: 0.3, blue: 0.3))
        }
        """),
      // What is late has a symbol in place of the text.
      .pass(
        """
        struct HoursView: View {
          let isLate: Bool
          let hours: Int
          var tone: Color {
            if isLate { return .red }
            return .primary
          }
          var body: some View {
            if isLate { Image(systemName: "clock").foregroundStyle(.primary) } else { Text("\\(hours) hours").foregroundStyle(tone) }
          }
        }
        """),
      .violation(
        """
        struct HoursView: View {
          let isLate: Bool
          let isDone: Bool
          let hours: Int
          var tone: Color {
            if isLate { return .red }
            return .primary
          }
          var body: some View {
            if isDone { Text("Done") } else { Text("\\(hours) hours").foregroundStyle(↓tone) }
          }
        }
        """),
      // `dimmed-text` tells what code left of the shade.
      .pass("var body: some View { Text(\"Due today\").foregroundStyle(.secondary.opacity(0.3)).background(Color.white) }"),
      .undecided("var body: some View { Text(\"Due today\").foregroundStyle(.orange).background(.thinMaterial) }"),
    ])

  public func check(_ app: AppSubject, in context: RuleContext) -> [Outcome] {
    let trusted = Set(context.list("trusted", of: Self.metadata))
    return Self.worst(of: app.ofEachScreen(Self.self) { screen in
      // The system draws these itself, on their tint.
      if ["swipe actions", "menu"].contains(where: screen.screen.name.hasSuffix) { return [] }
      var judged: Set<Look> = []
      return Self.worst(of: screen.texts.flatMap { text -> [Violation] in
        guard let place = ColourPlace(of: text)?.range(of: nil),
          judged.insert(Look(of: text, at: place)).inserted
        else { return [] }
        return violations(of: text, at: place, trusted)
      })
    }).map { .violation($0) }
  }

  /// What one place in the source comes to, which may stand on several grounds.
  private struct Look: Hashable {
    let place: SourceRange
    let paints: [[Paint]?]

    init(of text: AccessibilityElement, at place: SourceRange) {
      self.place = place
      paints = [text.appearance.foreground, text.appearance.background].map { $0?.options.map(\.value) }
    }
  }

  /// Of what is told of one colour at one place, the gravest: a component stands on many grounds.
  private static func worst(of violations: [Violation]) -> [Violation] {
    struct Key: Hashable {
      let place: SourceRange
      let cause: FindingCause?
    }
    var order: [Key] = []
    var worst: [Key: Violation] = [:]
    for violation in violations {
      let key = Key(place: violation.place, cause: violation.cause)
      guard let known = worst[key] else {
        order.append(key)
        worst[key] = violation
        continue
      }
      if known.gravity < violation.gravity { worst[key] = violation }
    }
    return order.compactMap { worst[$0] }
  }

  public static func joined(_ findings: [Finding]) -> [Finding] { FindingCause.joined(findings) }

  public static func settled(_ findings: [Finding], in project: ProjectSubject) -> [Finding] {
    ContrastJudge.settled(findings, in: project)
  }

  private func violations(
    of text: AccessibilityElement, at place: SourceRange, _ trusted: Set<String>
  ) -> [Violation] {
    guard !text.isNeverActive, text.appearance.foreground != nil,
      let pairs = ContrastJudge.pairs(of: text, fallback: .screen, veils: true) else { return [] }
    let threshold = ContrastJudge.threshold(for: text)
    return pairs.compactMap { pair -> Violation? in
      guard !pair.isAtBest, let name = pair.foreground.systemName, !DimmedText.tells(pair, of: text),
        let worst = pair.worst(increased: false), worst.ratio < threshold,
        !(trusted.contains(name) && isTrusted(pair)) else { return nil }
      func message(_ worst: (mode: ColorMode, ratio: Double)) -> String {
        """
        '\(name)' has a contrast of \(ContrastJudge.shown(worst.ratio)) on \(pair.background.shown) \
        \(worst.mode.shown) and is used for text, here for \(text.drawnNoun)
        """
      }
      var violation = Violation(message(worst), certainty: .review, at: place)
      violation.cause = .constant(name)
      violation.appearance = pair.onlyFailing(below: threshold)
      violation.messages = pair.messages(below: threshold, besides: worst, message)
      // What is so in the dark appearance alone is seen by fewer people.
      let told = violation.appearance == .dark ? threshold - 0.01 : worst.ratio
      violation.gravity = ContrastJudge.gravity(of: told, below: threshold)
      return violation
    }
  }

  /// A shade on surfaces that it is made for: those of the system, and a veil of the app's own over the screen that takes
  /// little of the contrast that it has there.
  private func isTrusted(_ pair: ContrastJudge.Pair) -> Bool {
    if pair.background.isOfSystem { return true }
    guard pair.isOnScreen, let light = pair.ratios.first(where: { $0.mode == .light }) else { return pair.isOnScreen }
    return light.ratio >= Self.leastOnVeil
  }

  /// `secondary` has 3.4:1 on white; what makes less of it is a ground of its own.
  private static let leastOnVeil = 3.0
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
