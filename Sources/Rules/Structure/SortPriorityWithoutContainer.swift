import AccessibilityModel
import SourceModel

/// Sort priorities that order more than the stack they were meant for.
public struct SortPriorityWithoutContainer: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "sort-priority-without-container", family: .structure, severity: .warning, impact: .moderate,
    wcag: ["1.3.2", "2.4.3"],
    title: "sort priority without a container orders the whole screen",
    documentation: RuleDocumentation(
      reports: """
        `accessibilitySortPriority` on two or more views of one stack, where no container holds the stack and an \
        element without a priority stands before it.
        """,
      why: """
        A priority counts among everything in the nearest container, and a stack is none. Elements with a priority are \
        read before the title and whatever else on the screen has none, those with a negative one at the very end.
        """,
      howToFix: "Add `.accessibilityElement(children: .contain)` to the stack whose parts are to be ordered.",
      elsewhere: "List the elements of the container in order: `container.accessibilityElements = [title, date]`.",
      limits: """
        A single priority, which moves one element to the front or end of the screen on purpose, is left alone, and so \
        are priorities that are computed.
        """,
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
          Text("Basket")
          HStack { Text("Tea")↓.accessibilitySortPriority(2); Text("12 €").accessibilitySortPriority(1) }
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
          HStack {
            VStack { Text("12 €").accessibilitySortPriority(1); Text("Tea").accessibilitySortPriority(2) }
            Button("Close") { close() }
          }
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
      .undecided(
        """
        var body: some View {
          Text("News")
          VStack {
            Text("Title").accessibilitySortPriority(rank)
            Text("Date").accessibilitySortPriority(rank - 1)
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
        && (container.source.contains(layout.source)
          || container.modifiers.contains { $0.name == "accessibilityElement" })
    }
    guard !isHeld else { return .pass }
    let ranked = subject.surveyed(Ranking.self).ranked[layout] ?? []
    guard Set(ranked.map(\.source)).count > 1, ranked.map(\.source).min() == element.source,
      let jumped = jumped(by: ranked, in: subject) else {
      return .inapplicable
    }
    let edit = FixBuilder.adding(".accessibilityElement(children: .contain)", after: ModifierChain.whole(layout.source))
    return .violation(Violation(
      "sort priorities move \(ranked.count) elements before \(jumped.nounWithName), since no container holds them",
      certainty: .likely, at: modifier.place,
      fixes: [Fix("make the stack a container", safety: .suggested, edits: [edit])],
      related: [RelatedPlace(jumped.source, "read after them")]))
  }

  /// What stands before the stack in the source and has no priority.
  private func jumped(by ranked: [AccessibilityElement], in subject: ElementSubject) -> AccessibilityElement? {
    guard let layout = subject.element.layout, ranked.contains(where: { Ranking.rank(of: $0) ?? 0 > 0 }) else { return nil }
    let unranked = subject.surveyed(Ranking.self).unranked[subject.element.callSites]
    guard let unranked, unranked.earliest < layout.source else { return nil }
    return unranked.elements.first { $0.source < layout.source && !$0.source.contains(layout.source) }
  }
}

/// Which elements of a screen have priorities.
private struct Ranking: ScreenSurvey {
  /// Those with a priority that is written out, by their stack.
  private(set) var ranked: [LayoutGroup: [AccessibilityElement]] = [:]
  /// Those without any, by the uses that lead to them.
  private(set) var unranked: [[CallSite]: (earliest: SourceRange, elements: [AccessibilityElement])] = [:]

  init(_ screen: ScreenPlaces) {
    for element in screen.all where element.exposure == .exposed {
      if let layout = element.layout, Self.rank(of: element) != nil { ranked[layout, default: []].append(element) }
      if element.modifiers(named: "accessibilitySortPriority").isEmpty {
        let earliest = unranked[element.callSites]?.earliest ?? element.source
        unranked[element.callSites, default: (earliest, [])].elements.append(element)
        unranked[element.callSites]?.earliest = min(earliest, element.source)
      }
    }
  }

  /// A priority that is written out.
  static func rank(of element: AccessibilityElement) -> Double? {
    element.modifiers(named: "accessibilitySortPriority").first?.arguments.first.flatMap { Double($0) }
  }
}
