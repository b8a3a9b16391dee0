import AccessibilityModel
import SourceModel

/// A text for VoiceOver that is put together from pieces, in a project that is translated.
public struct LabelBuiltByConcatenation: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "label-built-by-concatenation", family: .nameQuality, severity: .note, impact: .minor, wcag: [],
    title: "text for VoiceOver is glued together",
    documentation: RuleDocumentation(
      reports: """
        A label, value or hint that is made with `+` from string literals with words, in a project that is translated.
        """,
      why: """
        The order of the pieces is fixed, so translators cannot form a sentence of their language; pieces that are not \
        keys are not translated at all. Without commas VoiceOver reads the pieces as one breath.
        """,
      howToFix: "Use one interpolated literal, with commas for pauses: `\"\\(name), \\(count) photos\"`.",
      limits: "Only where the `+` stands in the argument of the modifier itself.",
      references: ["Apple documentation: LocalizedStringKey.StringInterpolation, one key for the whole text"]),
    examples: [
      .violation(
        """
        let name: String
        var body: some View {
          Image("face").accessibilityLabel(↓"Photo of " + name)
        }
        """,
        fixed: """
          let name: String
          var body: some View {
            Image("face").accessibilityLabel("Photo of \\(name)")
          }
          """, files: ["en.strings": "Close = Close", "de.strings": "Close = Schließen"]),
      .violation(
        """
        let stars: Int
        var body: some View {
          Image("stars").accessibilityValue(↓Text("Rated") + Text(" with stars"))
        }
        """, files: ["en.strings": "Close = Close", "de.strings": "Close = Schließen"]),
      .pass(
        """
        let name: String
        var body: some View {
          Image("face").accessibilityLabel("Photo of \\(name)")
        }
        """, files: ["en.strings": "Photo of %@ = Photo of %@", "de.strings": "Photo of %@ = Foto von %@"]),
      .pass(
        """
        let name: String
        let place: String
        var body: some View {
          Image("face").accessibilityLabel(name + ", " + place)
        }
        """, files: ["en.strings": "Close = Close", "de.strings": "Close = Schließen"]),
      .pass(
        """
        let name: String
        var body: some View {
          Image("face").accessibilityLabel("Photo of " + name)
        }
        """),
      .undecided(
        """
        let text: String
        var body: some View {
          Image("face").accessibilityLabel(text)
        }
        """, files: ["en.strings": "Close = Close", "de.strings": "Close = Schließen"]),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.exposure == .exposed, context.isLocalized else { return .inapplicable }
    let own = [element.label, element.value, element.hint].compactMap { $0 }.filter { fact in
      if case .modifier(let name) = fact.origin { name.hasPrefix("accessibility") } else { false }
    }
    let facts = own + element.content.flatMap(\.authoredLabels).map(\.fact)
    guard !facts.isEmpty else { return .inapplicable }
    for fact in facts {
      guard let source = fact.source, Concatenation.isSpelled(in: source.text) else { continue }
      let literal = Concatenation.interpolated(source.text)
      return .violation(Violation(
        "'\(fact.value.rendered)' is glued together from pieces", certainty: .certain, at: source,
        heard: Heard(before: context.heard(element)),
        fixes: literal.map {
          [Fix("make it one text", safety: .suggested, edits: [FixBuilder.replacing(source, with: $0)])]
        } ?? []))
    }
    return facts.contains { $0.localization == .dynamic }
      ? .undecided(UnknownReason(.dynamicValue, facts[0].value.rendered)) : .pass
  }
}

/// Texts that are put together with `+`, as they are written.
enum Concatenation {
  /// Whether pieces are joined with `+` and one of them is a literal with words.
  static func isSpelled(in source: String) -> Bool {
    let pieces = pieces(of: source)
    return pieces.count > 1 && pieces.contains { piece in
      guard let start = piece.firstIndex(of: "\""), let end = piece.lastIndex(of: "\""), start < end else { return false }
      guard piece.hasPrefix("\"") || piece.hasPrefix("Text(") || piece.contains("ocalized") else { return false }
      return TextWords.hasLetters(String(piece[start..<end]))
    }
  }

  /// One literal that says the same; nil where a piece is more than a literal or a name.
  static func interpolated(_ source: String) -> String? {
    var result = ""
    for piece in pieces(of: source) {
      if LiteralEdit.isLiteral(piece) {
        result += piece.dropFirst().dropLast()
      } else if piece.allSatisfy({ $0.isLetter || $0.isNumber || "._".contains($0) }) {
        result += "\\(\(piece))"
      } else {
        return nil
      }
    }
    return "\"\(result)\""
  }

  /// What stands between the `+` signs outside of quotes and parentheses.
  private static func pieces(of source: String) -> [String] {
    var pieces = [""]
    var depth = 0
    var isQuoted = false
    var previous: Character = " "
    for character in source {
      if character == "\"", previous != "\\" { isQuoted.toggle() }
      if !isQuoted, "([{".contains(character) { depth += 1 }
      if !isQuoted, ")]}".contains(character) { depth -= 1 }
      if character == "+", !isQuoted, depth == 0 {
        pieces.append("")
      } else {
        pieces[pieces.count - 1].append(character)
      }
      previous = character
    }
    return pieces.map { $0.trimmed }
  }
}

extension String {
  /// Without white space at both ends.
  var trimmed: String {
    var text = Substring(self)
    while text.first?.isWhitespace ?? false { text = text.dropFirst() }
    while text.last?.isWhitespace ?? false { text = text.dropLast() }
    return String(text)
  }
}
