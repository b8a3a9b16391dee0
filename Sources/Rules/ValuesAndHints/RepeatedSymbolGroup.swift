import AccessibilityModel
import SourceModel

/// A row of the same symbol, each a stop of its own.
public struct RepeatedSymbolGroup: ScreenRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "repeated-symbol-group", family: .valuesAndHints, severity: .warning, impact: .moderate,
    wcag: ["1.3.1", "1.1.1"],
    title: "row of equal symbols is read one by one",
    documentation: RuleDocumentation(
      reports: """
        A horizontal stack with three and more images of the same symbol, filled or not, or with a loop that makes \
        them: stars of a rating, dots of a page, hearts of a game.
        """,
      why: """
        The row means one thing, "3 of 5", and VoiceOver reads "favorite, favorite, favorite, star, star" in five \
        steps. People have to count.
        """,
      howToFix: """
        Make the stack one element: `.accessibilityElement(children: .ignore)` with a label and an \
        `accessibilityValue` such as "3 of 5".
        """,
      elsewhere: """
        Make the stack view an element with an `accessibilityLabel` and an `accessibilityValue` such as "3 of 5".
        """,
      limits: """
        Only images that nobody named and that do nothing by themselves. Silent where the stack is merged, hidden or \
        part of a control, and where the symbol is known only at run time.
        """,
      references: [
        "WCAG 2.2, 1.3.1 Info and Relationships",
        "Recorded: as_prev_basic (images in a stack are elements of their own)",
      ]),
    examples: [
      .violation(
        """
        let rating: Int
        var body: some View {
          ↓HStack { ForEach(0..<5, id: \\.self) { i in Image(systemName: i < rating ? "star.fill" : "star") } }
        }
        """,
        fixed: """
          let rating: Int
          var body: some View {
            HStack { ForEach(0..<5, id: \\.self) { i in Image(systemName: i < rating ? "star.fill" : "star") } }
              .accessibilityElement(children: .ignore)
              .accessibilityLabel("Rating")
              .accessibilityValue("\\(rating) of 5")
          }
          """),
      .violation(
        """
        let lives: Int
        var body: some View {
          ↓HStack { ForEach(0..<lives, id: \\.self) { _ in Image(systemName: "heart.fill") } }
        }
        """),
      .violation(
        """
        var body: some View {
          ↓HStack {
            Image(systemName: "star.fill")
            Image(systemName: "star.leadinghalf.filled")
            Image(systemName: "star")
          }
        }
        """),
      .pass(
        """
        let rating: Int
        var body: some View {
          HStack { ForEach(0..<5, id: \\.self) { i in Image(systemName: i < rating ? "star.fill" : "star") } }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Rating")
            .accessibilityValue("\\(rating) of 5")
        }
        """),
      .pass(
        """
        let movies: [Movie]
        var body: some View {
          List(movies) { movie in
            HStack { Image(systemName: "star.fill"); Text(movie.title) }
          }
        }
        """),
      .pass(
        """
        @State private var rating = 0
        var body: some View {
          HStack {
            ForEach(0..<5, id: \\.self) { i in
              Button { rating = i } label: { Image(systemName: "star") }.accessibilityLabel("\\(i + 1) stars")
            }
          }
        }
        """),
      .pass(
        """
        var body: some View {
          HStack { Image(systemName: "star"); Image(systemName: "heart"); Image(systemName: "circle") }
        }
        """),
      .pass(
        """
        let stickers: [Sticker]
        var body: some View {
          HStack {
            ForEach(stickers) { sticker in
              if let picture = sticker.picture { Image(uiImage: picture) } else { Image(systemName: "square.slash") }
            }
          }
        }
        """),
      .pass(
        """
        let steps: [Step]
        var body: some View {
          HStack {
            ForEach(steps) { step in
              Image(systemName: "arrow.right")
              Text(step.title)
            }
          }
        }
        """),
      .undecided(
        """
        let symbols: [String]
        var body: some View {
          HStack { ForEach(symbols, id: \\.self) { symbol in Image(systemName: symbol) } }
        }
        """),
    ])

  public func check(_ screen: ScreenSubject, in context: RuleContext) -> [Outcome] {
    var rows: [SymbolRow] = []
    SymbolRow.collect(screen.screen.nodes, isRepeated: false, &rows)
    return rows.compactMap { row in
      guard row.isLong else { return nil }
      let spoken = context.heard(row.images[0])
      let steps = Array(repeating: spoken, count: row.isRepeated ? 1 : min(row.images.count, 3))
      return .violation(Violation(
        "row of '\(row.symbol)' symbols is read one by one", certainty: .likely, at: row.stack,
        heard: Heard(before: steps.joined(separator: "; ")), fixes: fixes(row, in: context)))
    }
  }

  /// One element with the number that decides how many are filled as its value, where their count is known.
  private func fixes(_ row: SymbolRow, in context: RuleContext) -> [Fix] {
    guard row.images.count > 2, !row.images.contains(where: \.isInteractive), let number = row.number, let word = NameSuggestion.thing(number),
      context.developmentLanguage == "en" else { return [] }
    let modifiers = [
      ".accessibilityElement(children: .ignore)", ".accessibilityLabel(\(context.spelled(word, on: row.images[0])))",
      ".accessibilityValue(\"\\(\(number)) of \(row.images.count)\")",
    ]
    let edits = modifiers.map { FixBuilder.adding($0, after: ModifierChain.whole(row.stack)) }
    let edit = SourceEdit(range: edits[0].range, replacement: edits.map(\.replacement).joined())
    return [Fix("make it one element with a value", safety: .suggested, edits: [edit])]
  }
}

extension SymbolRow {
  /// What is compared with the place in the row: `rating` of `index < rating` and of `rating >= 3`.
  fileprivate var number: String? {
    guard case .symbol(let name)? = images.first?.image, case .choice(let alternatives)? = name.parts.first else { return nil }
    let words = alternatives[0].condition.subject.split(separator: " ").map(String.init)
    guard words.count == 3, ["<", "<=", ">", ">="].contains(words[1]) else { return nil }
    let paths = [words[0], words[2]].filter { side in
      side.first?.isLowercase ?? false && side.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
        && !stack.contains("{ \(side) in")
    }
    return paths.count == 1 ? paths[0] : nil
  }
}
