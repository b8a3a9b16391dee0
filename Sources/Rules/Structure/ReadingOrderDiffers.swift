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
        values only: captions on the left, what they stand for on the right. And vertical stacks side by side that go \
        through the same collection. For review.
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
        Where views stand is known only where stacks are written in one another, or are properties of the view. \
        Columns with other views than texts, and orders that come of overlays, offsets and priorities, are not \
        judged.
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
      .violation(
        """
        private var captions: some View {
          VStack(alignment: .leading, spacing: 8) { Text("Gate").foregroundStyle(.secondary); Text("Seat") }
        }
        var body: some View {
          ↓HStack(alignment: .top) {
            captions
            Spacer()
            VStack { Text(flight.gate).bold(); Divider(); Text(flight.boarding, style: .time) }
          }
          .padding()
        }
        """),
      .violation(
        """
        var body: some View {
          ↓HStack {
            VStack { ForEach(["Energy", "Fat"], id: \\.self) { Text($0) } }
            VStack(alignment: .trailing) { Text(food.energy.formatted()); Text(food.fat.formatted()) }
          }
        }
        """),
      .violation(
        """
        var body: some View {
          ↓HStack {
            VStack { ForEach(results) { Text($0.runner) } }
            VStack { ForEach(results) { Text($0.time.formatted()) } }
          }
        }
        """),
      .pass(
        """
        var body: some View {
          HStack {
            VStack(alignment: .leading) { Text("Family plan"); Text("Up to six people") }
            VStack(alignment: .trailing) { Text(price); Text("per month") }
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
          let message = Self.message(for: Self.columns(closure.body, of: type)) else { return nil }
        return .violation(Violation(message, certainty: .review, at: chain.base.range))
      }
    }
  }

  fileprivate enum Column: Equatable {
    /// The words of its texts, nil where run time has them.
    case texts([String?])
    /// A text for each member of a collection, as written.
    case loop(over: String)
  }

  /// What is to be said of columns that are read one after the other; nil where their lines do not belong together.
  private static func message(for columns: [Column]) -> String? {
    guard columns.count > 1, case .texts(let captions)? = columns.first else {
      guard columns.count > 1, Set(columns.map(\.collection)).count == 1 else { return nil }
      return "the texts of each line are read apart, column by column"
    }
    let others = columns.dropFirst().map(\.texts)
    guard captions.allSatisfy({ $0 != nil }), others.allSatisfy({ $0.count == captions.count }),
      // A fixed word beside a value explains it: "12 € / per month".
      others.contains(where: { $0.allSatisfy { $0 == nil } }) else { return nil }
    return "\(captions.count) captions are read before the values that stand beside them"
  }

  /// The columns of a horizontal stack; none where it holds anything else.
  private static func columns(_ body: Block, of type: WholeType) -> [Column] {
    guard body.views.count == body.statements.count else { return [] }
    let views = body.views.filter { !isGap($0) }
    let columns = views.compactMap { column($0, of: type) }
    return columns.count == views.count ? columns : []
  }

  private static func column(_ view: CodeChain, of type: WholeType) -> Column? {
    guard !isArranged(view), let stack = stack(view, of: type),
      let inner = stack.call?.closures.last?.body, inner.views.count == inner.statements.count else { return nil }
    let parts = inner.views.filter { !isGap($0) }
    if parts.count == 1, parts[0].name == "ForEach" { return loop(parts[0]) }
    guard parts.count > 1, parts.allSatisfy({ $0.name == "Text" && !isArranged($0) }) else { return nil }
    return .texts(parts.map(\.base.plainText))
  }

  /// A vertical stack, written in place or as a property of the same type.
  private static func stack(_ view: CodeChain, of type: WholeType) -> CodeChain? {
    if view.name == "VStack" { return view }
    guard view.call == nil, let name = view.name?.split(separator: ".").last else { return nil }
    let getters = type.parts.flatMap(\.members.properties).filter { $0.name == name }.compactMap(\.getter)
    guard getters.count == 1, getters[0].statements.count == 1, let only = getters[0].views.first,
      only.name == "VStack", !isArranged(only) else { return nil }
    return only
  }

  /// `ForEach` with one text for each; a list of words that is written in place counts as those words.
  private static func loop(_ chain: CodeChain) -> Column? {
    guard !isArranged(chain), let call = chain.call, let collection = call.argument(nil),
      let body = call.closures.last?.body, body.statements.count == 1, let text = body.views.first,
      text.name == "Text", !isArranged(text), text.base.plainText == nil else { return nil }
    guard case .array(let words) = collection.kind else { return .loop(over: collection.range.text) }
    let texts = words.map(\.plainText)
    return texts.contains(nil) ? nil : .texts(texts)
  }

  private static func isGap(_ view: CodeChain) -> Bool { ["Spacer", "Divider"].contains(view.name) }

  /// Somebody saw to what is heard of it.
  private static func isArranged(_ chain: CodeChain) -> Bool {
    chain.links.contains { $0.name.hasPrefix("accessibility") && $0.name != "accessibilityIdentifier" }
  }
}

extension ReadingOrderDiffers.Column {
  fileprivate var texts: [String?] { if case .texts(let texts) = self { texts } else { [] } }
  /// nil where it is no loop.
  fileprivate var collection: String? { if case .loop(let collection) = self { collection } else { nil } }
}
