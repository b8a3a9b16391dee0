import AccessibilityModel
import SourceModel

/// Text in a fixed colour on the system's background, which changes with the appearance.
public struct HardcodedColour: AppRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "hardcoded-colour", family: .color, severity: .note, impact: .moderate, wcag: ["1.4.3"],
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
      limits: """
        Only where the way from the screen to the text is known: inside lists, overlays, buttons with a style of the \
        system and pictures nothing is said. Screens that force an appearance are left alone.
        """,
      references: ["Apple: Human Interface Guidelines, Dark Mode", "WCAG 2.2, 1.4.3 Contrast (Minimum)"]),
    examples: [
      .violation("var body: some View { Text(\"Hi\").foregroundStyle(↓Color.black) }"),
      .violation("var body: some View { VStack { Text(\"Hi\") }.foregroundColor(↓Color(red: 0.1, green: 0.1, blue: 0.2)) }"),
      .pass("var body: some View { Text(\"Hi\").foregroundStyle(.primary) }"),
      .pass("var body: some View { Text(\"Hi\").foregroundStyle(.white).background(Color(red: 0, green: 0, blue: 0.5)) }"),
      .pass("var body: some View { Text(\"Hi\").foregroundStyle(.white).preferredColorScheme(.dark) }"),
      .undecided("var body: some View { Text(\"Hi\").foregroundStyle(.white).background(Image(\"sea\")) }"),
      .undecided("var body: some View { ZStack { Image(\"sea\"); Text(\"Hi\").foregroundStyle(.white) } }"),
    ])

  public func check(_ app: AppSubject, in context: RuleContext) -> [Outcome] {
    var groups = Groups<(paint: Paint, mode: ColorMode, ratio: Double, text: AccessibilityElement)>()
    let widgets = WidgetFiles(app.project.files)
    for screen in app.screens where screen.screen.isRoot {
      for text in screen.all.flatMap(\.drawnTexts) where !widgets.contains(text.source.file) {
        guard let foreground = text.appearance.foreground, text.appearance.background == nil,
          text.appearance.colorScheme == nil, !text.isInactive,
          let pairs = ContrastJudge.pairs(of: text, fallback: .screen) else { continue }
        for pair in pairs where pair.foreground.isFixed {
          guard let worst = pair.worst(increased: false), worst.ratio < 3,
            pair.ratios.contains(where: { $0.ratio >= 4.5 }) else { continue }
          groups.add((pair.foreground, worst.mode, worst.ratio, text), at: foreground.argument)
        }
      }
    }
    return groups.places.compactMap { place in
      guard let first = groups.members(at: place).first else { return nil }
      return .violation(Violation(
        """
        \(first.text.drawnNoun) is \(first.paint.shown) in both appearances; on the system's background it has a \
        contrast of \(ContrastJudge.shown(first.ratio)) \(first.mode.shown)
        """, certainty: .likely, at: place))
    }
  }
}
