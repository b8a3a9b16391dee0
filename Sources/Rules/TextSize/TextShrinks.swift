import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// Text that may shrink to less than seven tenths of its size.
public struct TextShrinks: AppRule {
  public init() {}
  public static var platforms: PlatformSet { [.iOS, .watchOS, .visionOS] }

  public static let metadata = RuleMetadata(
    id: "text-shrinks", family: .textSize, severity: .note, impact: .minor, wcag: ["1.4.4"],
    title: "text may shrink to a fraction of its size",
    documentation: RuleDocumentation(
      reports: "`.minimumScaleFactor(…)` below 0.7 on text.",
      why: """
        When people choose larger text and the line is full, SwiftUI shrinks it: at 0.5 they get back the size that \
        they had, and at 0.3 less than that.
        """,
      howToFix: "Let the text wrap, and give it room. Keep the factor for lines that are a little too long.",
      elsewhere: "Raise `minimumScaleFactor`, and let the label wrap with `numberOfLines = 0`.",
      limits: """
        A text of digits, such as a clock, a score or a count, is left alone, and so are text that is still large when \
        it has shrunk, text of a fixed size, and widgets, which cannot give room.
        """,
      references: ["Apple: SwiftUI documentation, minimumScaleFactor(_:)", "WCAG 2.2, 1.4.4 Resize Text"]),
    examples: [
      .violation("var body: some View { Text(title)↓.minimumScaleFactor(0.3) }"),
      .violation(
        """
        var body: some View {
          Button(action: pay) { Text("Pay now") }
            .lineLimit(1)
            ↓.minimumScaleFactor(0.5)
        }
        """),
      .pass("var body: some View { Text(title).minimumScaleFactor(0.8) }"),
      .pass("var body: some View { Text(\"12:30\").minimumScaleFactor(0.1) }"),
      .pass("var body: some View { Text(\"\\(cart.count)\").minimumScaleFactor(0.5) }"),
      .pass("var body: some View { Text(\"Garden\").font(.largeTitle).minimumScaleFactor(0.6) }"),
      .pass("var body: some View { Text(\"Garden\").font(.system(size: 12)).minimumScaleFactor(0.5) }"),
      .undecided(
        """
        let factor: CGFloat
        var body: some View { Text(title).minimumScaleFactor(factor) }
        """),
    ])

  /// Below this it may shrink to a fraction of its size.
  static let least = 0.7
  /// Points at which even what has shrunk is large: the size of a title as it is drawn for most people.
  private static let large = 28.0

  /// Not only a number, such as a clock, a score or a count.
  private func holdsWords(_ text: AccessibilityElement) -> Bool {
    let words = text.drawnText
    guard words.hasHoles else { return words.rendered.contains(where: \.isLetter) }
    return words.literals.contains { $0.contains(where: \.isLetter) } || !words.holes.allSatisfy { hole in
      DecorativeNames.parts(of: hole).suffix(2).contains(where: NameWords.words(.statistic).contains)
    }
  }

  public func check(_ app: AppSubject, in context: RuleContext) -> [Outcome] {
    let shrinking = app.ofEachScreen(Self.self) { screen in
      screen.texts.compactMap { text -> (scale: Double, text: AccessibilityElement, modifier: SourceRange)? in
        guard let setting = text.appearance.minimumScale, let scale = setting.options.map(\.value).min(),
          scale < Self.least, holdsWords(text), let letters = LetterSize.doubled(text), letters * scale < Self.large
        else { return nil }
        return (scale, text, setting.modifier)
      }
    }
    var groups = Groups<(scale: Double, text: AccessibilityElement)>()
    for (scale, text, modifier) in shrinking where !app.project.widgets.contains(text.source.file) {
      groups.add((scale, text), at: modifier)
    }
    return groups.places.compactMap { place in
      guard let first = groups.members(at: place).first else { return nil }
      let percent = Int(clamping: (first.scale * 100).rounded())
      return .violation(Violation(
        "\(first.text.drawnNoun) may shrink to \(percent) percent of its size", certainty: .likely, at: place.atDot))
    }
  }
}
