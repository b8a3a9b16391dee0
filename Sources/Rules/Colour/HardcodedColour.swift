import AccessibilityModel
import SourceModel

/// Text in a fixed colour on the system's background, which changes with the appearance.
public struct HardcodedColour: ElementRule {
  public init() {}
  public static var platforms: PlatformSet { [.iOS, .macOS] }

  public static let metadata = RuleMetadata(
    id: "hardcoded-colour", family: .color, severity: .note, impact: .moderate, wcag: ["1.4.3"],
    labels: [.darkInterface],
    title: "text has one colour in both appearances and nothing behind it",
    documentation: RuleDocumentation(
      reports: """
        Text in a literal colour, black or white, when nothing on the screen paints a background for it and the colour \
        fails on the system's background in one appearance: black in the dark one, white in the light one.
        """,
      why: """
        The system changes its background when people choose the dark appearance, and with Smart Invert and other \
        settings; a fixed colour does not follow, and the text can vanish.
        """,
      howToFix: """
        Use `.primary`, `.secondary` or a colour of the asset catalog with a dark variant. Or paint a background of \
        your own.
        """,
      elsewhere: "Use `.label`, `.secondaryLabel`, or a colour of the asset catalog with a dark variant.",
      limits: """
        Only on screens that bring their own navigation, with a title, since what a component stands on is up to its \
        callers, and only where the way from the screen to the text is known: inside lists, overlays, buttons with a \
        style of the system and pictures nothing is said. Screens that force an appearance are left alone.
        """,
      references: ["Apple: Human Interface Guidelines, Dark Mode", "WCAG 2.2, 1.4.3 Contrast (Minimum)"]),
    examples: [
      .violation(
        """
        var body: some View {
          NavigationStack {
            Text("Hi").foregroundStyle(↓Color.black).navigationTitle("A")
          }
        }
        """),
      .violation(
        """
        var body: some View {
          NavigationStack {
            VStack { Text("Hi") }
              .foregroundColor(↓Color(red: 0.1, green: 0.1, blue: 0.2))
              .navigationTitle("Greetings")
          }
        }
        """),
      .pass("var body: some View { Text(\"Hi\").foregroundStyle(Color.black) }"),
      .pass("var body: some View { Text(\"Hi\").foregroundStyle(.primary) }"),
      .pass(
        """
        var body: some View {
          NavigationStack {
            Text("Hi").foregroundStyle(.white).background(Color.black).navigationTitle("A")
          }
        }
        """),
      .pass("var body: some View { Text(\"Hi\").foregroundStyle(.white).preferredColorScheme(.dark) }"),
      .undecided(
        """
        func accent(_ name: String) -> Color {
          switch name {
          case "Sky": Color(red: 0.5, green: 0.8, blue: 1)
          default: Color(red: 0.2, green: 0.4, blue: 0.8)
          }
        }
        extension Color {
          static var chosen: Color { accent(UserDefaults.standard.string(forKey: "accent") ?? "Blue") }
        }
        struct Page: View {
          var body: some View { NavigationStack { Text("Hi").foregroundStyle(Color.chosen).navigationTitle("A") } }
        }
        """),
      .undecided(
        """
        var body: some View {
          NavigationStack {
            Text("Hi").foregroundStyle(.white).background(Image("sea")).navigationTitle("A")
          }
        }
        """),
      .undecided(
        """
        var body: some View {
          NavigationStack {
            ZStack { Image("sea"); Text("Hi").foregroundStyle(.white) }.navigationTitle("A")
          }
        }
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let coloured = subject.element.drawnTexts.filter { $0.appearance.foreground != nil }
    // What a component stands on is up to its callers.
    guard !coloured.isEmpty, subject.isOnWholeScreen else { return .inapplicable }
    return .worst(of: coloured.map(check))
  }

  private func check(_ text: AccessibilityElement) -> Outcome {
    guard let foreground = text.appearance.foreground, !text.isNeverActive else { return .inapplicable }
    guard text.appearance.background == nil, text.appearance.colorScheme == nil else { return .pass }
    if let gap = text.gap { return .undecided(gap) }
    // A watch is always dark, and widgets stand on what their host paints.
    let path = text.source.file.path
    guard !path.lowercased().contains("watch"), !WidgetFiles.isNamed(path),
      let pairs = ContrastJudge.pairs(of: text, fallback: .screen)
    else { return .undecided(UnknownReason(.dynamicValue, "colour")) }
    // Where people choose among colours, one that passes is there for them.
    let isPassing = { (pair: ContrastJudge.Pair) in pair.worst(increased: false).map { $0.ratio >= 3 } ?? true }
    if pairs.contains(where: { $0.isOfSetting && isPassing($0) }) { return .undecided(UnknownReason(.dynamicValue, "colour")) }
    for pair in pairs where !pair.isBesideUnknown && (pair.foreground.isFixed || pair.foreground.isAssetWithoutVariant) {
      guard let worst = pair.worst(increased: false), worst.ratio < 3,
        pair.ratios.contains(where: { $0.ratio >= 4.5 }) else { continue }
      var violation = Violation(
        """
        \(text.drawnNoun) is \(pair.foreground.shown) in both appearances; on the system's background it has a \
        contrast of \(ContrastJudge.shown(worst.ratio)) \(worst.mode.shown)
        """, certainty: pair.foreground.isFixed && !pair.isOfSetting ? .likely : .review, at: foreground.argument)
      if case .asset(let name) = pair.foreground.kind { violation.cause = .constant(name) }
      violation.appearance = worst.mode.isDark ? .dark : .light
      return .violation(violation)
    }
    return .pass
  }

  public static func joined(_ findings: [Finding]) -> [Finding] { FindingCause.joined(findings) }

  public static func settled(_ findings: [Finding], in project: ProjectSubject) -> [Finding] {
    // A colour that code writes out is as sure in the dark appearance as in the light one, unless that is never shown.
    ContrastJudge.seen(findings, in: project).flatMap { finding in
      finding.cause == nil ? [finding] : ContrastJudge.settled([finding], in: project)
    }
  }
}

extension Paint {
  /// A colour of the catalogue that is the same in the light and in the dark appearance.
  fileprivate var isAssetWithoutVariant: Bool {
    guard case .asset = kind, let colors else { return false }
    return colors.light == colors.dark
  }
}

extension ElementSubject {
  /// The view is shown as a screen and not as a part of one.
  fileprivate var isOnWholeScreen: Bool {
    screen.kind == .scene || !navigationTitles.isEmpty
  }
}
