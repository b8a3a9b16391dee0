import AccessibilityModel
import SourceModel

/// Texts side by side that have no room beside each other when text is large.
public struct RowTooNarrow: AppRule {
  public init() {}
  public static var platforms: PlatformSet { [.iOS, .visionOS] }

  public static let metadata = RuleMetadata(
    id: "row-too-narrow", family: .textSize, severity: .note, impact: .moderate, wcag: ["1.4.4"],
    title: "texts side by side have no room at large text sizes",
    documentation: RuleDocumentation(
      reports: """
        An `HStack` with two texts or more whose longest words, as source gives them, take more points together than a \
        phone or the column of a grid has at twice the text size, or at the largest one, while each of them alone would \
        have room. Always for review, once for each component.
        """,
      why: """
        People who enlarge text see words that are broken in the middle or end in an ellipsis, several letters a line, \
        and cannot tell what stands there.
        """,
      howToFix: """
        Let the row become a column at large sizes: `ViewThatFits { HStack { … } VStack { … } }`, or \
        `typeSize.isAccessibilitySize ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())`.
        """,
      elsewhere: """
        `stackView.axis = .vertical` while `traitCollection.preferredContentSizeCategory.isAccessibilityCategory`.
        """,
      limits: """
        The room is reckoned with a phone of 390 points and the usual widths of letters. Of texts that source does not \
        give, two letters are reckoned with. Pictures, margins and spacers count as nothing, and so does what a condition \
        may leave out. Rows that scroll sideways, stand in a bar or in a file that asks for the text size, text that \
        keeps its size and words that are wider than the whole line are left alone.
        """,
      references: [
        "WCAG 2.2, 1.4.4 Resize Text",
        "Apple: Human Interface Guidelines, Typography, Dynamic Type sizes and Supporting Dynamic Type",
      ]),
    examples: [
      .violation(
        """
        var body: some View {
          ↓HStack {
            Button("Cancel subscription") { cancel() }
            Spacer()
            Button("Continue") { goOn() }
          }
        }
        """),
      .violation(
        """
        let run: Run
        var body: some View {
          ↓HStack {
            VStack { Text("Distance"); Text(run.length) }
            VStack { Text("Elevation"); Text(run.climb) }
            VStack { Text("Duration"); Text(run.time) }
          }
          .font(.caption)
        }
        """),
      .violation(
        """
        struct Chip: View {
          let title: String
          var body: some View { Text(title).padding(.horizontal).background(.blue, in: .capsule) }
        }
        struct Filters: View {
          var body: some View { ↓HStack { Chip(title: "Everything"); Chip(title: "Restaurants"); Chip(title: "Museums") } }
        }
        """),
      .violation(
        """
        let columns = [GridItem(.flexible()), GridItem(.flexible())]
        var body: some View {
          LazyVGrid(columns: columns) {
            ForEach(items) { item in ↓HStack { Text("Balance"); Text("Total") } }
          }
        }
        """),
      .pass("var body: some View { HStack { Button(\"Cancel\") { cancel() }; Spacer(); Button(\"Go\") { goOn() } } }"),
      .pass(
        """
        var body: some View {
          ScrollView(.horizontal) { HStack { Text("Everything"); Text("Restaurants"); Text("Museums") } }
        }
        """),
      .pass(
        """
        var body: some View {
          ViewThatFits {
            HStack { Text("Everything"); Text("Restaurants"); Text("Museums") }
            VStack { Text("Everything"); Text("Restaurants"); Text("Museums") }
          }
        }
        """),
      .pass(
        """
        var body: some View {
          HStack { if isOpen { Text("Opening hours") } else { Text("Restaurants") } }
        }
        """),
      .pass("var body: some View { HStack { Text(\"Everything\"); Text(\"Restaurants\"); Text(\"Museums\") }.font(.system(size: 14)) }"),
      .pass("let run: Run\nvar body: some View { HStack { Text(\"Distance\"); Spacer(); Text(run.length) } }"),
      .undecided(
        """
        @Environment(\\.dynamicTypeSize) private var typeSize
        var body: some View {
          if typeSize.isAccessibilitySize { Text("Restaurants") } else { HStack { Text("Everything"); Text("Restaurants"); Text("Museums") } }
        }
        """),
    ])

  public static func joined(_ findings: [Finding]) -> [Finding] { FindingCause.joined(findings) }

  public func check(_ app: AppSubject, in context: RuleContext) -> [Outcome] {
    var groups = Groups<CrowdedRow>()
    for row in app.ofEachScreen(Self.self, "", { CrowdedRow.found(on: $0, in: context) })
    where !app.project.widgets.contains(row.row.file) { groups.add(row, at: row.row) }
    return groups.places.compactMap { place in
      guard let worst = groups.members(at: place).max(by: { $0.weight < $1.weight }) else { return nil }
      var violation = Violation(
        """
        words of \(worst.count) texts side by side, \(worst.text.drawnNoun) among them, take at least \
        \(FontSurvey.Found.number(worst.needed)) points at \(worst.isAtLargest ? "the largest" : "twice the") text size, \
        where a line has \(FontSurvey.Found.number(worst.room))
        """, certainty: .review, at: place)
      if let view = place.file.typeName(around: place.start) { violation.cause = .look("row of \(view) of \(place.file.path)") }
      return .violation(violation)
    }
  }
}
