import SourceModel
import SwiftSource

/// Things that can be put into another order by dragging only.
public struct DragOnly: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "drag-only", family: .operation, severity: .warning, impact: .serious, wcag: ["2.5.7"],
    title: "order can be changed by dragging only",
    documentation: RuleDocumentation(
      reports: """
        `onDrag` or `draggable` together with a drop that moves members of a collection (`move(fromOffsets:)`, \
        `swapAt`), in a view that offers neither `onMove` nor a context menu, actions or buttons that move.
        """,
      why: """
        Dragging needs a steady hand and a finger that stays down. VoiceOver can drag and drop with actions, and the \
        other input methods cannot. WCAG asks for a way with single taps that everybody can see.
        """,
      howToFix: """
        Offer "Move up" and "Move down" in a `contextMenu`, or use a `List` with `onMove` and an `EditButton`. An \
        accessibility action alone is not enough: it is not in sight.
        """,
      elsewhere: "`tableView(_:moveRowAt:to:)` with an edit button instead of a drag delegate alone.",
      limits: "The drop is looked for in the type itself and in the drop delegate that it makes.",
      references: ["WCAG 2.2: understanding 2.5.7 Dragging Movements", "Apple: documentation of onDrag(_:), onMove(perform:)"]),
    examples: [
      .violation(
        """
        struct CardList: View {
          @State private var cards: [Card]
          var body: some View {
            ForEach(cards) { card in
              Text(card.title)
                ↓.onDrag { NSItemProvider(object: card.id as NSString) }
                .onDrop(of: [.text], delegate: CardDrop(card: card, cards: $cards))
            }
          }
        }
        struct CardDrop: DropDelegate {
          let card: Card
          @Binding var cards: [Card]
          func dropEntered(info: DropInfo) { cards.move(fromOffsets: source, toOffset: target) }
          func performDrop(info: DropInfo) -> Bool { true }
        }
        """),
      .pass(
        """
        struct CardList: View {
          @State private var cards: [Card]
          var body: some View {
            ForEach(cards) { card in
              Text(card.title)
                .onDrag { NSItemProvider(object: card.id as NSString) }
                .onDrop(of: [.text], delegate: CardDrop(card: card, cards: $cards))
                .contextMenu { Button("Move up") { moveUp(card) } }
            }
          }
        }
        struct CardDrop: DropDelegate {
          let card: Card
          @Binding var cards: [Card]
          func dropEntered(info: DropInfo) { cards.move(fromOffsets: source, toOffset: target) }
          func performDrop(info: DropInfo) -> Bool { true }
        }
        """),
      .pass("var body: some View { Image(photo).draggable(photo) }"),
      .undecided(
        """
        var body: some View {
          ForEach(cards) { card in
            Text(card.title).draggable(card.id).dropDestination(for: String.self) { ids, _ in model.drop(ids, on: card) }
          }
        }
        """),
    ])

  private static let ways = ["contextMenu", "onMove", "EditButton", "accessibilityAction", "accessibilityAdjustableAction"]

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    let byName = Dictionary(project.code.types.map { ($0.name, $0) }) { first, _ in first }
    return project.code.types.flatMap { type -> [Outcome] in
      let dragged = type.chains.filter { $0.has("onDrag", "draggable") }
      guard !dragged.isEmpty, !type.mentions(Self.ways) else { return [] }
      return dragged.compactMap { chain in
        guard let link = chain.link("onDrag") ?? chain.link("draggable"), Self.reorders(chain, byName) else { return nil }
        return .violation(Violation(
          "order can be changed by dragging only", certainty: .likely, at: link.place))
      }
    }
  }

  /// Whether what is dropped on the view is put in its place.
  private static func reorders(_ chain: CodeChain, _ types: [String: WholeType]) -> Bool {
    guard let drop = chain.link("onDrop") ?? chain.link("dropDestination") else { return false }
    if drop.call.arguments.contains(where: { $0.value.holds(moves) }) { return true }
    guard case .call(let made)? = drop.call.argument("delegate")?.kind, let name = made.callee.plainName,
      let delegate = types[name] else { return false }
    return delegate.expressions.contains(where: moves)
  }

  /// `list.move(fromOffsets: …, toOffset: …)`, `list.swapAt(0, 1)` (Apple: documentation of MutableCollection).
  private static func moves(_ expression: Expression) -> Bool {
    guard case .call(let call) = expression.kind else { return false }
    return call.callee.plainName == "swapAt" || call.callee.plainName == "move" && call.arguments.first?.label == "fromOffsets"
  }
}
