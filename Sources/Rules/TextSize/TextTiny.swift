import SourceModel
import SwiftSource

/// A text that is smaller than the smallest text style.
public struct TextTiny: ProjectRule {
  public init() {}
  public static var platforms: PlatformSet { [.iOS, .watchOS, .visionOS] }

  public static let metadata = RuleMetadata(
    id: "text-tiny", family: .textSize, severity: .note, impact: .minor, wcag: [],
    title: "text is smaller than 11 points",
    documentation: RuleDocumentation(
      reports: "A `Text` or `Label` whose own font has a size below 11 points.",
      why: """
        11 points is the smallest size that Apple's guidelines allow on iPhone and iPad, and the smallest of its text \
        styles. Below it many people cannot read without a magnifier, whatever the contrast.
        """,
      howToFix: "Use `.caption2`, which is 11 points and grows with the text size, or a larger style.",
      elsewhere: "`UIFont.preferredFont(forTextStyle: .caption2)`.",
      limits: "Sizes that come from elsewhere and fonts that a container gives are left alone.",
      references: ["Apple: Human Interface Guidelines, Typography and Widgets"]),
    examples: [
      .violation(
        """
        var body: some View {
          Text(terms)↓.font(.system(size: 8))
        }
        """,
        fixed: """
          var body: some View {
            Text(terms).font(.caption2)
          }
          """),
      .violation(
        """
        var body: some View {
          HStack { ScrollView(.horizontal) { Text(extras)↓.font(.system(size: 10)) } }
            .frame(height: 20)
            .clipShape(Capsule())
        }
        """,
        fixed: """
          var body: some View {
            HStack { ScrollView(.horizontal) { Text(extras).font(.caption2) } }
              .frame(minHeight: 20)
              .clipShape(Capsule())
          }
          """),
      .violation(
        """
        var body: some View {
          Text(extras)↓.font(.system(size: 10)).frame(width: 60, height: 20)
        }
        """),
      .violation("var body: some View { Label(\"Terms\", systemImage: \"doc\")↓.font(Font.custom(\"Inter\", size: 9)) }"),
      .pass("var body: some View { Text(terms).font(.system(size: 12)) }"),
      .pass("var body: some View { Image(systemName: \"circle\").font(.system(size: 8)) }"),
      .undecided("var body: some View { Text(terms).font(.system(size: small)) }"),
    ])

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    project.ofEachType(Self.self) { type in
      type.chains.compactMap { chain -> Outcome? in
        guard ["Text", "Label"].contains(chain.name), !Self.isOrnament(chain), let link = chain.link("font"),
          let font = link.call.arguments.first?.value, case .call(let call) = font.kind,
          ["system", "custom"].contains(call.callee.plainName),
          let size = call.argument("size")?.numberValue ?? call.argument("fixedSize")?.numberValue, size > 0, size < 11
        else { return nil }
        let fixes = call.callee.plainName == "system" && call.arguments.count == 1 ? Self.fixes(font.range, of: chain, in: type, context) : []
        return .violation(Violation(
          "text is \(size.plain) points high, less than any text style", certainty: .certain, at: link.place, fixes: fixes))
      }
    }
  }

  /// The smallest style, with room to grow where a frame would cut its letters off; none where the frame cannot grow.
  private static func fixes(_ font: SourceRange, of chain: CodeChain, in type: WholeType, _ context: RuleContext) -> [Fix] {
    let style = context.missingTextStyles(in: font.file).contains("caption2") ? "caption" : "caption2"
    var edits = [FixBuilder.replacing(font, with: "." + style)]
    if let frame = FrameGrowth.limit(of: chain.base.range, size: smallest, in: type.chains) {
      guard let edit = FrameGrowth.edit(frame) else { return [] }
      edits.append(edit)
    }
    return [Fix("use the smallest text style", safety: .suggested, edits: edits)]
  }

  /// Points (Apple: Human Interface Guidelines, Typography: Caption 2).
  private static let smallest = 11.0

  /// Signs and emoji are looked at and not read.
  private static func isOrnament(_ chain: CodeChain) -> Bool {
    guard case .string(let words)? = chain.call?.arguments.first?.value.kind else { return false }
    return words.segments.allSatisfy { segment in
      if case .text(let text) = segment { !text.contains { $0.isLetter || $0.isNumber } } else { false }
    }
  }
}
