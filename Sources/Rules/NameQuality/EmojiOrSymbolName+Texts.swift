import AccessibilityModel
import SourceModel

// Signs that stand for a word in a text which is no control.
extension EmojiOrSymbolName {
  /// "▲ 3" beside the place of a song: what rises is told by the shape of a sign, of which the name is heard, or nothing.
  func pointing(_ element: AccessibilityElement, _ context: RuleContext) -> Outcome {
    guard element.exposure == .exposed, let label = element.label, label.origin == .content,
      let sign = label.value.literals.lazy.compactMap(Self.sign).first else { return .inapplicable }
    if let gap = element.gap { return .undecided(gap) }
    return .violation(Violation(
      "\(element.drawnNoun) tells something by the sign '\(sign)', of which the name is heard, or nothing",
      certainty: .review, severity: .note, at: element.source, heard: Heard(before: context.heard(element))))
  }

  /// The triangle or upright arrow of a piece of text without words.
  private static func sign(_ text: String) -> String? {
    guard !text.contains(where: \.isLetter), text.filter({ !$0.isWhitespace }).count <= 8 else { return nil }
    return text.first { isArrow($0) && !level.contains($0) }.map(String.init)
  }

  /// What points to the side leads from one thing to the next: "Rome → Pisa".
  private static let level: Set<Character> = ["→", "←", "↔", "⇒", "⇐", "⇄", "⇆", "↩", "↪", "↗", "↵", "↳", "↲", "⇥"]

  static let textExamples: [Example] = [
    .violation(
      """
      struct Move: View {
        let now: Int
        let last: Int
        var body: some View { ↓Text(text).font(.caption) }
        private let text: String
        init(now: Int, last: Int) {
          self.now = now
          self.last = last
          text = last > now ? "▲ \\(last - now)" : "▼ \\(now - last)"
        }
      }
      struct Charts: View {
        let songs: [Song]
        var body: some View { ForEach(songs) { song in HStack { Move(now: song.now, last: song.last); Text(song.title) } } }
      }
      """),
    .pass("let city: City\nvar body: some View { Text(\"\\(city.from) → \\(city.to)\") }"),
    .pass("let change: Int\nvar body: some View { Text(\"▲ \\(change)\").accessibilityLabel(\"up \\(change)\") }"),
    .pass("let change: Int\nvar body: some View { HStack { Text(\"▲\").accessibilityHidden(true); Text(\"\\(change) up\") } }"),
    .undecided("let change: Int\nvar body: some View { Text(\"▲ \\(change)\").spoken() }"),
  ]
}
