import AccessibilityModel
import SourceModel

/// Sort priorities that order more than the stack they were meant for.
public struct SortPriorityWithoutContainer: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "sort-priority-without-container", family: .structure, severity: .warning, impact: .moderate, wcag: ["1.3.2", "2.4.3"],
    title: "sort priority without a container orders the whole screen",
    documentation: RuleDocumentation(
      reports: """
        `accessibilitySortPriority` on two or more views of one stack, where no container holds the stack and other \
        elements stand beside it.
        """,
      why: """
        A priority counts among everything in the nearest container, and a stack is none. Elements with a priority are \
        read before the title and whatever else on the screen has none, those with a negative one at the very end.
        """,
      howToFix: "Add `.accessibilityElement(children: .contain)` to the stack whose parts are to be ordered.",
      limits: "A single priority, which moves one element to the front or end of the screen on purpose, is left alone.",
      references: [
        "Recorded: as_exp_sort_priority, ax_ax_aXSortPriority (priorities compete across the whole container)",
        "Apple: documentation of accessibilitySortPriority(_:)",
      ]),
    examples: [
      .violation(
        """
        var body: some View {
          VStack {
            Text("Basket")
            VStack {
              Text("12 €")↓.accessibilitySortPriority(1)
              Text("Tea").accessibilitySortPriority(2)
            }
            Button("Pay") { pay() }
          }
        }
        """,
        fixed: """
          var body: some View {
            VStack {
              Text("Basket")
              VStack {
                Text("12 €").accessibilitySortPriority(1)
                Text("Tea").accessibilitySortPriority(2)
              }
              .accessibilityElement(children: .contain)
              Button("Pay") { pay() }
            }
          }
          """),
      .violation(
        """
        var body: some View {
          HStack { Text("Tea")↓.accessibilitySortPriority(2); Text("12 €").accessibilitySortPriority(1) }
          Text("Basket")
        }
        """),
      .pass(
        """
        var body: some View {
          VStack {
            Text("Basket")
            VStack {
              Text("12 €").accessibilitySortPriority(1)
              Text("Tea").accessibilitySortPriority(2)
            }
            .accessibilityElement(children: .contain)
          }
        }
        """),
      .pass(
        """
        var body: some View {
          VStack { Text("12 €").accessibilitySortPriority(1); Text("Tea").accessibilitySortPriority(2) }
        }
        """),
      .pass(
        """
        var body: some View {
          ZStack {
            Text("Map")
            VStack { Button("Close") { close() }.accessibilitySortPriority(1) }
          }
        }
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.exposure == .exposed, let modifier = element.modifiers(named: "accessibilitySortPriority").first,
      element.owns(modifier), let layout = element.layout else { return .inapplicable }
    let isHeld = subject.containers.contains { container in
      container.kind != .navigationBar && !container.isPresentation
        && (container.source.contains(layout.source) || container.modifiers.contains { $0.name == "accessibilityElement" })
    }
    guard !isHeld else { return .pass }
    let ranked = subject.all.filter { $0.exposure == .exposed && $0.layout == layout && $0.modifiers.contains { $0.name == "accessibilitySortPriority" } }
    let others = subject.all.filter { $0.exposure == .exposed && !layout.source.contains($0.source) && !$0.callSites.contains { layout.source.contains($0.source) } }
    guard Set(ranked.map(\.source)).count > 1, ranked.map(\.source).min() == element.source, !others.isEmpty else { return .inapplicable }
    let edit = FixBuilder.adding(".accessibilityElement(children: .contain)", after: ModifierChain.whole(layout.source))
    return .violation(Violation(
      "sort priorities count among all \(ranked.count + others.count) elements of the screen, since no container holds the stack",
      certainty: .likely, at: modifier.place, fixes: [Fix("make the stack a container", safety: .suggested, edits: [edit])]))
  }
}
