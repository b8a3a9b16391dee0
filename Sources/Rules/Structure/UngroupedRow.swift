import AccessibilityModel
import SourceModel

/// Texts that belong together and are stops of their own.
public struct UngroupedRow: ScreenRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "ungrouped-row", family: .structure, severity: .note, impact: .minor, wcag: ["1.3.1"],
    title: "texts that belong together are separate stops",
    documentation: RuleDocumentation(
      reports: """
        A row of a `ForEach` or `List` with several texts and no control, and a horizontal stack of a caption and its \
        value, none of which is combined.
        """,
      why: """
        Each text is a swipe of its own. A list of twenty people with name, role and city has sixty stops, and a value \
        heard alone, "12", says little.
        """,
      howToFix: "Add `.accessibilityElement(children: .combine)` to the row, or use `LabeledContent` for a caption with its value.",
      limits: """
        Whether texts belong together is for a person to judge. Rows that are buttons or links are one element already; \
        rows that hold controls are left alone, and so are rows with branches.
        """,
      references: ["Recorded: as_list_sections (texts of a list row are elements of their own)", "Apple: WWDC21 session 10119"]),
    examples: [
      .violation(
        """
        var body: some View {
          ForEach(people) { person in
            ↓VStack {
              Text(person.name)
              Text(person.role)
              Text(person.city)
            }
          }
        }
        """,
        fixed: """
          var body: some View {
            ForEach(people) { person in
              VStack {
                Text(person.name)
                Text(person.role)
                Text(person.city)
              }
              .accessibilityElement(children: .combine)
            }
          }
          """),
      .violation(
        """
        var body: some View {
          VStack {
            ↓HStack { Text("Total"); Spacer(); Text(total.formatted()) }
            Button("Pay") { pay() }
          }
        }
        """,
        fixed: """
          var body: some View {
            VStack {
              HStack { Text("Total"); Spacer(); Text(total.formatted()) }.accessibilityElement(children: .combine)
              Button("Pay") { pay() }
            }
          }
          """),
      .pass(
        """
        var body: some View {
          ForEach(people) { person in
            NavigationLink { Detail(person) } label: {
              VStack { Text(person.name); Text(person.role); Text(person.city) }
            }
          }
        }
        """),
      .pass(
        """
        var body: some View {
          ForEach(people) { person in
            HStack { Text(person.name); Text(person.role); Text(person.city); Button("Call") { call(person) } }
          }
        }
        """),
      .pass(
        """
        var body: some View {
          HStack { Text("Total"); Text(total.formatted()) }.accessibilityElement(children: .combine)
        }
        """),
      .pass(
        """
        var body: some View {
          VStack { Text("Welcome"); Text(user.name) }
        }
        """),
    ])

  public func check(_ screen: ScreenSubject, in context: RuleContext) -> [Outcome] {
    rows(in: screen.screen.nodes).map { row in outcome(row, "\(row.texts.count) texts of one row are separate stops") }
      + pairs(on: screen).map { row in outcome(row, "\(row.texts[0].label?.value.quoted ?? "") and its value are separate stops") }
  }

  private struct Row {
    var texts: [AccessibilityElement]
    var stack: SourceRange?
  }

  private func outcome(_ row: Row, _ message: String) -> Outcome {
    var fixes: [Fix] = []
    if let stack = row.stack {
      let edit = FixBuilder.adding(".accessibilityElement(children: .combine)", after: ModifierChain.whole(stack))
      fixes = [Fix("read them as one element", safety: .suggested, edits: [edit])]
    }
    return .violation(Violation(message, certainty: .review, at: row.stack ?? row.texts[0].source, fixes: fixes))
  }

  // MARK: - Rows of a repetition

  private func rows(in nodes: [AccessibilityNode]) -> [Row] {
    nodes.flatMap { node -> [Row] in
      switch node {
      case .element: []
      case .container(let container): container.kind == .chart || container.kind == .map ? [] : rows(in: container.nodes)
      case .choice(let branches): branches.flatMap { rows(in: $0.nodes) }
      case .repeated(let repetition): row(of: repetition.nodes).map { [$0] } ?? rows(in: repetition.nodes)
      }
    }
  }

  private func row(of nodes: [AccessibilityNode]) -> Row? {
    var elements: [AccessibilityElement] = []
    for node in nodes {
      guard case .element(let element) = node else { return nil }
      if element.exposure == .exposed { elements.append(element) }
    }
    let texts = elements.filter(Self.isText)
    guard texts.count >= 2, elements.count <= 8, elements.allSatisfy({ Self.isText($0) || $0.role == .image && !$0.isInteractive }) else {
      return nil
    }
    let stacks = elements.compactMap(\.layout).filter { layout in elements.allSatisfy { Self.stands($0, in: layout) } }
    return Row(texts: texts, stack: stacks.first?.source)
  }

  // MARK: - Captions with values

  private func pairs(on screen: ScreenSubject) -> [Row] {
    var byStack: [SourceRange: [AccessibilityElement]] = [:]
    var order: [LayoutGroup] = []
    for element in screen.all where element.exposure == .exposed {
      guard let layout = element.layout, layout.axis == .horizontal else { continue }
      if byStack[layout.source] == nil { order.append(layout) }
      byStack[layout.source, default: []].append(element)
    }
    return order.compactMap { layout in
      guard let elements = byStack[layout.source], elements.count == 2, elements.allSatisfy(Self.isText),
        isPair(elements[0], elements[1]) || layout.source.text.contains("Spacer("), screen.all.count(where: { $0.exposure != .absent && Self.stands($0, in: layout) }) == 2 else { return nil }
      return Row(texts: elements, stack: layout.source)
    }
  }

  /// A few words and something that changes.
  private func isPair(_ first: AccessibilityElement, _ second: AccessibilityElement) -> Bool {
    guard let caption = first.label?.value.literal, caption.count(where: \.isLetter) >= 2, caption.count <= 40, !caption.hasSuffix("."),
      let value = second.label?.value else { return false }
    return value.isOnlyHoles || value.literals.contains { $0.contains(where: \.isNumber) }
  }

  private static func isText(_ element: AccessibilityElement) -> Bool {
    [.text, .label].contains(element.role) && !element.isInteractive && element.actions.isEmpty && !element.mayHave(.header)
      && element.gap == nil
  }

  private static func stands(_ element: AccessibilityElement, in layout: LayoutGroup) -> Bool {
    layout.source.contains(element.source) || element.callSites.contains { layout.source.contains($0.source) }
  }
}
