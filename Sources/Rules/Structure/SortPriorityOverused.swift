import SourceModel
import SwiftSource

/// An order of reading that is kept by hand.
public struct SortPriorityOverused: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "sort-priority-overused", family: .structure, severity: .note, impact: .minor, wcag: ["1.3.2"], isOptIn: true,
    title: "many sort priorities in one view",
    documentation: RuleDocumentation(
      reports: "A type in which `accessibilitySortPriority` gives more than three different numbers.",
      why: """
        A list of numbers has to be kept in step with the layout by hand, and with large text the layout changes. \
        Where the views stand in the order in which they should be read, no priority is needed.
        """,
      howToFix: """
        Put the views into the order of reading, group what belongs together with \
        `.accessibilityElement(children: .contain)`, and keep a priority for the exception.
        """,
      elsewhere: "Set `accessibilityElements` only where the order of the subviews cannot be changed.",
      limits: "Off by default: the order may be right. Only numbers that are written out are counted.",
      references: ["Apple: documentation of accessibilitySortPriority(_:)"]),
    examples: [
      .violation(
        """
        var body: some View {
          VStack {
            Text("Name")↓.accessibilitySortPriority(4)
            Text("Price").accessibilitySortPriority(3)
            Text("Rating").accessibilitySortPriority(2)
            Text("Place").accessibilitySortPriority(1)
          }
          .accessibilityElement(children: .contain)
        }
        """),
      .pass(
        """
        var body: some View {
          VStack { Text("Name").accessibilitySortPriority(1); Text("Price"); Text("Rating") }
            .accessibilityElement(children: .contain)
        }
        """),
      .undecided(
        """
        var body: some View {
          VStack { Text("Name").accessibilitySortPriority(rank); Text("Price").accessibilitySortPriority(rank - 1) }
        }
        """),
    ])

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    project.ofEachType(Self.self) { type -> [Outcome] in
      let links = type.chains.flatMap { $0.links.filter { $0.name == "accessibilitySortPriority" } }
      let numbers = Set(links.compactMap { $0.call.arguments.first?.value.numberValue })
      guard numbers.count > 3, let first = links.min(by: { $0.place < $1.place }) else { return [] }
      return [
        .violation(Violation(
          "\(numbers.count) sort priorities keep the order of reading by hand", certainty: .certain, at: first.place))
      ]
    }
  }
}
