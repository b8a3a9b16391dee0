import AccessibilityModel

/// Heading levels of a screen that leave one out.
public struct HeadingLevelSkipped: ScreenRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "heading-level-skipped", family: .roles, severity: .note, impact: .minor, wcag: ["1.3.1"],
    title: "heading level leaves one out",
    documentation: RuleDocumentation(
      reports: """
        A heading whose level is more than one below that of the heading before it, such as `.h1` and then `.h3`.
        """,
      why: """
        VoiceOver can jump between headings of one level, and the levels tell which part belongs to which. A level \
        that is missing in between sounds as if something had been overlooked.
        """,
      howToFix: "Give the heading the level that follows, or the missing heading its place.",
      elsewhere: """
        UIKit gives levels with the attribute `.accessibilityTextHeadingLevel` of an attributed label; the same order \
        holds.
        """,
      limits: """
        Headings without a level do not count. Across views of several files, or with branches in between, the order \
        may be another at run time; such findings are for a person to look at.
        """,
      references: [
        "Apple: documentation of AccessibilityHeadingLevel", "W3C: technique G141, organising a page using headings",
      ]),
    examples: [
      .violation(
        """
        var body: some View {
          VStack {
            Text("Movies").accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
            Text("Action").accessibilityAddTraits(.isHeader)↓.accessibilityHeading(.h3)
          }
        }
        """),
      .violation(
        """
        var body: some View {
          VStack {
            Text("Movies").accessibilityHeading(.h2)
            Text("Now playing")
            Text("Action")↓.accessibilityHeading(.h4)
            Text("Drama").accessibilityHeading(.h4)
          }
        }
        """),
      .pass(
        """
        var body: some View {
          VStack {
            Text("Movies").accessibilityHeading(.h1)
            Text("Action").accessibilityHeading(.h2)
            Text("Classics").accessibilityHeading(.h3)
            Text("Series").accessibilityHeading(.h1)
          }
        }
        """),
      .pass(
        """
        var body: some View {
          VStack {
            Text("Action").accessibilityHeading(.h3)
            Text("Drama").accessibilityHeading(.h3)
          }
        }
        """),
      .pass(
        """
        var body: some View {
          VStack {
            if isWide {
              Text("Movies").accessibilityHeading(.h1)
            } else {
              Text("Action").accessibilityHeading(.h3)
            }
          }
        }
        """),
      .undecided(
        """
        var body: some View {
          VStack {
            Text("Movies").accessibilityHeading(.h1)
            Text("Action").accessibilityHeading(level)
          }
        }
        """),
    ])

  public func check(_ screen: ScreenSubject, in context: RuleContext) -> [Outcome] {
    let headings = screen.subjects.filter {
      $0.element.exposure == .exposed && $0.element.headingLevel != nil
    }
    return zip(headings, headings.dropFirst()).compactMap { first, second in
      guard let above = first.element.headingLevel, let level = second.element.headingLevel, level > above + 1,
        first.coexists(with: second),
        let modifier = second.element.modifiers(named: "accessibilityHeading").last else { return nil }
      let isOneBody = first.element.callSites == second.element.callSites && first.when == second.when
        && first.element.source.file === second.element.source.file
      return .violation(Violation(
        "heading level \(level) comes right after level \(above)", certainty: isOneBody ? .likely : .review,
        at: second.element.owns(modifier) ? modifier.place : second.element.source,
        related: first.element.modifiers(named: "accessibilityHeading").last.map {
          [RelatedPlace($0.place, "the heading before it")]
        } ?? []))
    }
  }
}
