import SourceModel
import SwiftSource

/// Captions in one column and their values in the next, which are read column by column.
public struct ReadingOrderDiffers: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "reading-order-differs", family: .structure, severity: .note, impact: .moderate, wcag: ["1.3.2", "2.4.3"],
    title: "captions are read apart from their values",
    documentation: RuleDocumentation(
      reports: """
        A horizontal stack of vertical ones with equally many texts, the first with fixed words only and another with \
        values: captions on the left, what they stand for on the right. For review.
        """,
      why: """
        Eyes read the lines: "Name, Ann. Age, 31." VoiceOver reads the columns: "Name. Age. Ann. 31." The longer they \
        are, the further a value is from what it belongs to.
        """,
      howToFix: """
        Build the lines: `LabeledContent("Name", value: name)` in a `VStack`, or a `Grid` with a `GridRow` for each, \
        each combined into one element.
        """,
      elsewhere: "List the labels line by line in `accessibilityElements` of the view around them.",
      limits: """
        Where views stand is known only where stacks are written in one another. Columns with other views than texts, \
        and orders that come of overlays, offsets and priorities, are not judged.
        """,
      references: [
        "WCAG 2.2: understanding 1.3.2 Meaningful Sequence", "Recorded: stacks are read in the order of the source",
      ]),
    examples: [
      .violation(
        """
        var body: some View {
          ↓HStack {
            VStack { Text("Name"); Text("Age") }
            VStack { Text(person.name); Text("\\(person.age)") }
          }
        }
        """),
      .pass(
        """
        var body: some View {
          VStack { LabeledContent("Name", value: person.name); LabeledContent("Age", value: "\\(person.age)") }
        }
        """),
      .pass(
        """
        var body: some View {
          HStack {
            VStack { Text("12"); Text("Followers") }
            VStack { Text("40"); Text("Posts") }
          }
        }
        """),
      .pass(
        """
        var body: some View {
          HStack {
            VStack { Text("Name"); Text("Age") }.accessibilityHidden(true)
            VStack { Text(name).accessibilityLabel(nameLine); Text(age).accessibilityLabel(ageLine) }
          }
        }
        """),
      .undecided(
        """
        var body: some View {
          HStack { Captions(); VStack { Text(person.name); Text("\\(person.age)") } }
        }
        """),
    ])

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    project.ofEachType(Self.self) { type in
      type.chains.compactMap { chain -> Outcome? in
        guard chain.name == "HStack", !Self.isArranged(chain), let closure = chain.call?.closures.last,
          let columns = Self.columns(closure.body), let first = columns.first, first.allSatisfy({ $0 != nil }),
          columns.dropFirst().contains(where: { $0.contains { $0 == nil } }) else { return nil }
        return .violation(Violation(
          "\(first.count) captions are read before the values that stand beside them", certainty: .review,
          at: chain.base.range))
      }
    }
  }

  /// The words of the texts of each column, nil where run time has them.
  private static func columns(_ body: Block) -> [[String?]]? {
    var columns: [[String?]] = []
    guard body.views.count == body.statements.count else { return nil }
    for view in body.views {
      if ["Spacer", "Divider"].contains(view.name) { continue }
      guard view.name == "VStack", !isArranged(view), let inner = view.call?.closures.last?.body,
        inner.views.count == inner.statements.count else { return nil }
      let texts = inner.views.filter { !["Spacer", "Divider"].contains($0.name) }
      guard texts.count > 1, texts.allSatisfy({ $0.name == "Text" && !isArranged($0) }) else { return nil }
      columns.append(texts.map(\.base.plainText))
    }
    guard columns.count > 1, Set(columns.map(\.count)).count == 1 else { return nil }
    return columns
  }

  /// Somebody saw to what is heard of it.
  private static func isArranged(_ chain: CodeChain) -> Bool {
    chain.links.contains { $0.name.hasPrefix("accessibility") && $0.name != "accessibilityIdentifier" }
  }
}
