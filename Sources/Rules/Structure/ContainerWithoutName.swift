import AccessibilityModel
import SourceModel

/// A group of controls that was made on purpose and has no name.
public struct ContainerWithoutName: ScreenRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "container-without-name", family: .structure, severity: .note, impact: .minor, wcag: ["1.3.1"], isOptIn: true,
    title: "group of controls has no name",
    documentation: RuleDocumentation(
      reports: """
        `.accessibilityElement(children: .contain)` without a label around two or more controls and nothing else. For \
        review.
        """,
      why: """
        VoiceOver says the name of a group when somebody comes into it, and lists it in the containers rotor. Without \
        one, "S, button. M, button." leaves open what the sizes are for.
        """,
      howToFix: "Add `.accessibilityLabel(\"Size\")` behind it.",
      elsewhere: """
        Give the view that has `accessibilityContainerType = .semanticGroup` an `accessibilityLabel`.
        """,
      limits: """
        Groups that hold texts as well are left alone, since these say what it is about; and so are groups with an \
        identifier, traits, actions or priorities, which are there for those. Many groups are made for the order of \
        reading alone and need no name, so the rule is off unless it is asked for.
        """,
      references: [
        "CVS Health: a11y-check, button-group-missing-container-label",
        "Apple: documentation of accessibilityElement(children:)",
      ]),
    examples: [
      .violation(
        """
        var body: some View {
          HStack { Button("S") { size = .small }; Button("M") { size = .medium } }
            ↓.accessibilityElement(children: .contain)
        }
        """,
        fixed: """
          var body: some View {
            HStack { Button("S") { size = .small }; Button("M") { size = .medium } }
              .accessibilityElement(children: .contain)
              .accessibilityLabel("<#what the group is about#>")
          }
          """),
      .violation(
        """
        var body: some View {
          HStack { ForEach(["Red", "Green", "Blue"], id: \\.self) { name in Button(name) { colour = name } } }
            .padding()
            ↓.accessibilityElement(children: .contain)
        }
        """),
      .violation(
        """
        var body: some View {
          HStack { ForEach(player.speeds, id: \\.self) { speed in Button(speed.title) { player.play(at: speed) } } }
            ↓.accessibilityElement(children: .contain)
            .frame(maxWidth: .infinity)
        }
        """),
      .pass(
        """
        var body: some View {
          HStack { if isPlaying { Button("Pause") { pause() } } else { Button("Play") { play() } } }
            .accessibilityElement(children: .contain)
        }
        """),
      .pass(
        """
        var body: some View {
          HStack { Button("S") { size = .small }; Button("M") { size = .medium } }
            .accessibilityElement(children: .contain)
            .accessibilityLabel("Size")
        }
        """),
      .pass(
        """
        var body: some View {
          HStack { Text("Size"); Button("S") { size = .small }; Button("M") { size = .medium } }
            .accessibilityElement(children: .contain)
        }
        """),
      .pass(
        """
        var body: some View {
          HStack { Button("S") { size = .small }; Button("M") { size = .medium } }
            .accessibilityElement(children: .contain)
            .accessibilityIdentifier("sizes")
        }
        """),
      .undecided(
        """
        var body: some View {
          HStack { SizeButton(.small); SizeButton(.medium) }.accessibilityElement(children: .contain)
        }
        """),
    ])

  public func check(_ screen: ScreenSubject, in context: RuleContext) -> [Outcome] {
    var found: [Outcome] = []
    visit(screen.screen.nodes, &found)
    return found
  }

  private func visit(_ nodes: [AccessibilityNode], _ found: inout [Outcome]) {
    for node in nodes {
      switch node {
      case .element: break
      case .container(let container):
        found.append(judge(container))
        visit(container.nodes, &found)
      case .choice(let branches): for branch in branches { visit(branch.nodes, &found) }
      case .repeated(let repetition): visit(repetition.nodes, &found)
      }
    }
  }

  private func judge(_ container: AccessibilityContainer) -> Outcome {
    guard container.kind == .group, container.label == nil, container.identifier == nil, container.sortPriority == 0,
      container.modifiers.count == 1, let modifier = container.modifiers.first,
      modifier.arguments == ["children: .contain"] else { return .inapplicable }
    let inside = container.nodes.elements.filter { $0.exposure == .exposed }
    if let gap = inside.lazy.compactMap(\.gap).first { return .undecided(gap) }
    let count = Self.count(of: container.nodes)
    guard count ?? 2 > 1, inside.allSatisfy(\.isInteractive),
      !inside.contains(where: { $0.sortPriority != 0 || Self.isReached($0, behind: container) }) else { return .pass }
    let edit = FixBuilder.adding(".accessibilityLabel(\"<#what the group is about#>\")", after: modifier.source)
    return .violation(Violation(
      count.map { "group of \($0) controls has no name" } ?? "group of controls has no name", certainty: .review,
      at: modifier.place, fixes: [Fix("name the group", safety: .suggested, edits: [edit])]))
  }

  /// How many elements there are at a time, of branches the one with the most; nil where a loop decides.
  private static func count(of nodes: [AccessibilityNode]) -> Int? {
    var sum = 0
    for node in nodes {
      let part: Int? =
        switch node {
        case .element(let element): element.exposure == .exposed ? 1 : 0
        case .container(let container): count(of: container.nodes)
        case .choice(let branches):
          branches.reduce(0 as Int?) { most, branch in
            most.flatMap { most in count(of: branch.nodes).map { max(most, $0) } }
          }
        case .repeated(let repetition): repetition.nodes.elements.contains { $0.exposure == .exposed } ? nil : 0
        }
      guard let part else { return nil }
      sum += part
    }
    return sum
  }

  /// A modifier behind the group went to what is in it, so the group is there for that.
  private static func isReached(_ element: AccessibilityElement, behind container: AccessibilityContainer) -> Bool {
    container.source.contains(element.source) && element.modifiers.contains { modifier in
      modifier.source.file === container.source.file && modifier.source.start >= container.source.end
    }
  }
}
