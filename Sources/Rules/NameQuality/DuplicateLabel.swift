import AccessibilityModel
import SourceModel

/// Controls of one screen that are called the same and do different things.
public struct DuplicateLabel: ScreenRule {
  public init() {}

  public static let frameworks: Set<Framework> = [.swiftUI, .uiKit]

  public static let metadata = RuleMetadata(
    id: "duplicate-label", family: .nameQuality, severity: .warning, impact: .moderate, wcag: ["2.4.4", "2.4.6"],
    title: "two controls have the same name",
    documentation: RuleDocumentation(
      reports: """
        Buttons, links and menus that are written in one view, have the same name and are known to do different \
        things; and, for a person to look at, a switch or button that rows repeat under one name while a text of its own tells \
        which row it is, in cells of UIKit as well, and three links of one screen that lead to different screens under one name, with no heading \
        between them.
        """,
      why: """
        VoiceOver says the same for both, and the list of buttons shows the name twice. Voice Control has to ask which \
        one is meant.
        """,
      howToFix: "Say in the name what it is about: `.accessibilityLabel(\"Delete draft\")`.",
      elsewhere: "Give each an `accessibilityLabel` of its own.",
      limits: """
        Other controls that rows repeat are left alone, which their row tells apart, and so are those of which at most one is \
        shown at a time, those of different views or sections, and those one of which is there only at times. What a \
        control does is compared by the functions and variables that it names. No fix is offered: the word that tells \
        the two apart is neither in the name nor, for certain, in what stands near.
        """,
      references: ["WCAG 2.2: understanding 2.4.6 Headings and Labels"]),
    examples: [
      .violation(
        """
        var body: some View {
          VStack {
            Text("Home address")
            Button("Edit") { editHome() }
            Text("Work address")
            ↓Button("Edit") { editWork() }
          }
        }
        """),
      .violation(
        """
        var body: some View {
          HStack {
            Button { addFriend() } label: { Image(systemName: "plus") }.accessibilityLabel("Add")
            ↓Button { addPhoto() } label: { Image(systemName: "plus.circle") }.accessibilityLabel("Add")
          }
        }
        """),
      .violation(
        """
        struct TasksView: View {
          @Binding var tasks: [Item]
          var body: some View {
            ForEach($tasks) { $task in
              HStack {
                Text(task.title)
                Spacer()
                ↓Toggle("Done", isOn: $task.isDone).toggleStyle(.button)
              }
            }
          }
        }
        """),
      .pass(
        """
        struct TasksView: View {
          @Binding var tasks: [Item]
          var body: some View {
            ForEach($tasks) { $task in
              HStack {
                Image(systemName: "circle").accessibilityHidden(true)
                Toggle(task.title, isOn: $task.isDone)
              }
            }
          }
        }
        """),
      .pass(
        """
        var body: some View {
          VStack {
            Button("Edit home address") { editHome() }
            Button("Edit work address") { editWork() }
          }
        }
        """),
      .pass(
        """
        var body: some View {
          if isEditing { Button("Done") { save() } } else { Button("Done") { close() } }
        }
        """),
      .pass(
        """
        var body: some View {
          VStack { Button("Save") { save() }; Button("Save") { save() } }
        }
        """),
      .undecided(
        """
        var body: some View {
          VStack { Button("Edit", action: first); Button("Edit", action: second) }.cards()
        }
        """),
    ] + linkExamples + rowExamples)

  private struct Candidate {
    let subject: ElementSubject
    let deeds: Set<String>
  }

  public func check(_ screen: ScreenSubject, in context: RuleContext) -> [Outcome] {
    // Of controllers only the rows of lists are known well enough.
    guard screen.screen.framework == .swiftUI else { return rowButtons(screen, in: context) }
    var groups: [String: [Candidate]] = [:]
    var order: [String] = []
    for index in screen.places.places.indices {
      let subject = screen.places.subject(at: index)
      guard let candidate = Self.candidate(subject), let name = subject.element.label?.value.literal?.lowercased(),
        !screen.isSeenWider(subject.element) else { continue }
      if groups[name] == nil { order.append(name) }
      if groups[name, default: []].count < 40 { groups[name, default: []].append(candidate) }
    }
    return switches(screen, in: context) + rowButtons(screen, in: context) + links(screen, in: context) + order.flatMap { name -> [Outcome] in
      let group = groups[name] ?? []
      return group.indices.dropFirst().compactMap { index in
        group[..<index].first { Self.areMixedUp($0, group[index]) }.map { violation(group[index].subject, $0.subject, context) }
      }
    }
  }

  /// Switches that rows repeat under one name, apart from the words that tell the rows from each other.
  private func switches(_ screen: ScreenSubject, in context: RuleContext) -> [Outcome] {
    var seen: Set<SourceRange> = []
    return screen.places.places.indices.compactMap { index -> Outcome? in
      let subject = screen.places.subject(at: index)
      let element = subject.element
      guard element.role == .toggle, element.exposure == .exposed, subject.isRepeated, element.framework == .swiftUI,
        let label = element.label, [.content, .modifier("accessibilityLabel")].contains(label.origin),
        let name = label.value.literal, name.contains(where: \.isLetter), seen.insert(element.source).inserted,
        let title = StackMates(of: subject).texts.first(where: { $0.isAlwaysThere && $0.element.label?.value.isOnlyHoles ?? false })
      else { return nil }
      if let gap = element.gap { return .undecided(gap) }
      return .violation(Violation(
        "the \(element.noun) of each row is called '\(name)', and the text \(title.element.label?.value.quoted ?? "") beside it tells which one it is",
        certainty: .review, at: element.source, heard: Heard(before: context.heard(element)),
        related: [RelatedPlace(title.element.source, "what tells the rows apart")]))
    }
  }

  private static func candidate(_ subject: ElementSubject) -> Candidate? {
    let element = subject.element
    guard element.exposure == .exposed, !subject.isRepeated, element.certainty == .known,
      [.button, .link, .menu].contains(element.role), let label = element.label, label.value.literal?.isEmpty == false,
      [.content, .modifier("accessibilityLabel")].contains(label.origin), element.value == nil, element.hint == nil,
      element.gap == nil, let activation = element.activation else { return nil }
    let effect = ActionSummary(mentions: activation.mentions)
    let deeds = ActionLikeness.meaningful(effect)
    return deeds.isEmpty ? nil : Candidate(subject: subject, deeds: deeds)
  }

  private static func areMixedUp(_ first: Candidate, _ second: Candidate) -> Bool {
    first.subject.element.source != second.subject.element.source && first.deeds.isDisjoint(with: second.deeds)
      && first.subject.coexists(with: second.subject)
      && first.subject.element.callSites == second.subject.element.callSites
      && first.subject.containers.filter(\.isPresentation).map(\.source)
        == second.subject.containers.filter(\.isPresentation).map(\.source)
  }

  private func violation(_ subject: ElementSubject, _ other: ElementSubject, _ context: RuleContext) -> Outcome {
    let isTogether = subject.containers.map(\.source) == other.containers.map(\.source)
      && subject.when.isEmpty && other.when.isEmpty
      && !subject.surveyed(Headings.self).stand(from: other.position, to: subject.position)
    // In another part, or at another time, what stands around them may tell them apart.
    guard isTogether else { return .undecided(UnknownReason(.dynamicValue, subject.element.viewName)) }
    return .violation(Violation(
      "another \(other.element.noun) is called \(subject.element.label?.value.quoted ?? "") and does something else",
      certainty: .likely, at: subject.element.source,
      heard: Heard(before: context.heard(subject.element)),
      related: [RelatedPlace(other.element.source, "the other one")]))
  }
}

/// Where the headings of a screen stand.
struct Headings: ScreenSurvey {
  private let positions: [Int]

  init(_ screen: ScreenPlaces) {
    positions = screen.all.enumerated().filter { $1.role == .sectionHeader || $1.traits.contains(.header) }.map(\.offset)
  }

  /// Whether there is one from a position up to another one.
  func stand(from start: Int, to end: Int) -> Bool {
    let index = BranchTree.first(in: positions, notBelow: start)
    return index < positions.count && positions[index] < end
  }
}
