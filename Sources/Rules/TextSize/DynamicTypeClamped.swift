import AccessibilityModel
import SourceModel

/// Text that may not grow to twice its size.
public struct DynamicTypeClamped: AppRule {
  public init() {}
  public static var platforms: PlatformSet { [.iOS, .watchOS, .visionOS] }

  public static let metadata = RuleMetadata(
    id: "dynamic-type-clamped", family: .textSize, severity: .warning, impact: .serious, wcag: ["1.4.4"],
    title: "text may not grow to the size that people choose",
    documentation: RuleDocumentation(
      reports: """
        `.dynamicTypeSize(…)` with an upper bound, or a fixed size, around text; also the older ways through the \
        environment.
        """,
      why: """
        Body text is 17 points by default and reaches 200 percent at the third accessibility size. A lower bound keeps \
        people from the size that they need to read. Below the accessibility sizes body text never passes 23 points.
        """,
      howToFix: """
        Raise the bound to `.accessibility5`, or drop it and let the layout change at large sizes with `ViewThatFits` \
        or `AnyLayout`. For a bar that cannot grow, add `.accessibilityShowsLargeContentViewer()`.
        """,
      elsewhere: """
        Raise or drop `maximumContentSizeCategory`. For a bar that cannot grow, `showsLargeContentViewer = true`.
        """,
      limits: """
        A bound at the third or fourth accessibility size is a note. Where the large content viewer is offered nothing \
        is reported, nor where the bound depends on run time.
        """,
      references: [
        "Apple: Human Interface Guidelines, Typography, Dynamic Type sizes",
        "WCAG 2.2, 1.4.4 Resize Text",
      ]),
    examples: [
      .violation(
        """
        var body: some View {
          Text("Balance")↓.dynamicTypeSize(...DynamicTypeSize.xLarge)
        }
        """,
        fixed: """
          var body: some View {
            Text("Balance").dynamicTypeSize(...DynamicTypeSize.accessibility5)
          }
          """),
      .violation(
        """
        var body: some View {
          VStack { Text("Balance"); Text(amount) }
            ↓.dynamicTypeSize(.large)
        }
        """),
      .violation(
        """
        var body: some View {
          Text("Balance")↓.environment(\\.sizeCategory, .medium)
        }
        """),
      .pass("var body: some View { Text(\"Balance\").dynamicTypeSize(...DynamicTypeSize.accessibility5) }"),
      .pass(
        """
        var body: some View {
          Button("Home") { go() }
            .accessibilityShowsLargeContentViewer()
            .dynamicTypeSize(...DynamicTypeSize.xLarge)
        }
        """),
      .undecided(
        """
        let limit: DynamicTypeSize
        var body: some View { Text("Balance").dynamicTypeSize(limit) }
        """),
    ])

  public func check(_ app: AppSubject, in context: RuleContext) -> [Outcome] {
    var groups = Groups<(size: TextSize, argument: SourceRange, text: AccessibilityElement)>()
    for found in app.ofEachScreen(Self.self, "", Self.clamped) {
      groups.add((found.size, found.limit.argument, found.text), at: found.limit.modifier)
    }
    return groups.places.compactMap { place in
      guard let first = groups.members(at: place).first else { return nil }
      return .violation(Violation(
        "\(first.text.drawnNoun) grows no further than the text size '\(first.size.rawValue)'", certainty: .certain,
        severity: first.size >= .accessibility3 ? .note : nil, at: place.atDot, fixes: fixes(first.argument)))
    }
  }

  private static func clamped(
    _ screen: ScreenPlaces
  ) -> [(size: TextSize, limit: Setting<TextSize>, text: AccessibilityElement)] {
    screen.all.filter { $0.modifiers(named: "accessibilityShowsLargeContentViewer").isEmpty }
      .flatMap(\.drawnTexts).compactMap { text in
        guard let limit = text.appearance.largestTextSize, let size = limit.single, size < .accessibility5,
          text.modifiers(named: "accessibilityShowsLargeContentViewer").isEmpty else { return nil }
        return (size, limit, text)
      }
  }

  /// Where a bound is written, it can be raised.
  private func fixes(_ argument: SourceRange) -> [Fix] {
    let text = argument.text
    guard let range = text.firstRange(of: "..."), let dot = text.lastIndex(of: "."), dot >= range.upperBound
    else { return [] }
    let start = argument.start + text[...dot].utf8.count
    let name = text[text.index(after: dot)...].prefix { $0.isLetter || $0.isNumber }
    let edit = FixBuilder.replacing(
      SourceRange(file: argument.file, start: start, end: start + name.utf8.count), with: "accessibility5")
    return [Fix("let it grow to the largest text size", safety: .suggested, edits: [edit])]
  }
}
