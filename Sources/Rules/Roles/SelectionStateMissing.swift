import AccessibilityModel
import SourceModel

/// A row or chip that shows by a checkmark that it is chosen, and does not say so.
public struct SelectionStateMissing: ElementRule {
  private let branches = Remembered<[BranchPictures]>()
  let styles = Remembered<SelectionStyle?>()

  public init() {}

  public static let metadata = RuleMetadata(
    id: "selection-state-missing", family: .roles, severity: .warning, impact: .serious, wcag: ["4.1.2", "1.4.1"],
    title: "selection is shown by a checkmark alone",
    documentation: RuleDocumentation(
      reports: """
        A button whose label shows a checkmark symbol under a condition, while its label, value and traits are the \
        same with and without it; or a button that is drawn in another colour or weight while what it sets is set.
        """,
      why: """
        Every option of the group sounds alike: VoiceOver reads the name and "button", and nobody hears which one is \
        chosen. With the selected trait it says "Selected" before the name.
        """,
      howToFix: """
        Add `.accessibilityAddTraits(isSelected ? .isSelected : [])` to the button. `Picker`, `Toggle` and \
        `List(selection:)` tell the selection by themselves.
        """,
      elsewhere: """
        `button.isSelected = true` adds the selected trait; for other views `accessibilityTraits.insert(.selected)`.
        """,
      limits: """
        Looks count where activating the control sets what decides about them, and where that is named for what is \
        chosen: `isSelected`, `selection == item`. A \
        checkmark that is not hidden was heard to make its button "Selected"; whether that can be relied on is left to \
        a person.
        """,
      references: [
        "Recorded: hgf_submit_button, hgf_add_new_artist (a checkmark symbol makes its button selected)",
        "Apple: documentation of AccessibilityTraits.isSelected",
      ]),
    examples: [
      .violation(
        """
        var body: some View {
          ↓Button { choice = option } label: {
            HStack {
              Text("Monthly")
              if choice == option { Image(systemName: "checkmark").accessibilityHidden(true) }
            }
          }
        }
        """),
      .violation(
        """
        @State private var isChosen = false
        private var tint: Color { isChosen ? .blue : .gray }
        var body: some View {
          ↓Button { isChosen.toggle() } label: { Text("Monthly") }.background(tint)
        }
        """,
        fixed: """
          @State private var isChosen = false
          private var tint: Color { isChosen ? .blue : .gray }
          var body: some View {
            Button { isChosen.toggle() } label: { Text("Monthly") }.background(tint)
              .accessibilityAddTraits(isChosen ? .isSelected : [])
          }
          """),
      .violation(
        """
        @State private var isChosen = false
        var body: some View {
          let tint: Color = isChosen ? .blue : .gray
          ↓Button { isChosen.toggle() } label: { Text("Monthly").foregroundStyle(tint) }
        }
        """),
      .violation(
        """
        var body: some View {
          ↓Button {
            isChosen = true
          } label: {
            HStack {
              Text("Monthly")
              if isChosen {
                Image(systemName: "checkmark.circle.fill").accessibilityHidden(true)
              }
            }
          }
        }
        """,
        fixed: """
          var body: some View {
            Button {
              isChosen = true
            } label: {
              HStack {
                Text("Monthly")
                if isChosen {
                  Image(systemName: "checkmark.circle.fill").accessibilityHidden(true)
                }
              }
            }
            .accessibilityAddTraits(isChosen ? .isSelected : [])
          }
          """),
      .pass(
        """
        var body: some View {
          Button { isChosen = true } label: {
            HStack {
              Text("Monthly")
              if isChosen { Image(systemName: "checkmark").accessibilityHidden(true) }
            }
          }
          .accessibilityAddTraits(isChosen ? .isSelected : [])
        }
        """),
      .pass(
        """
        var body: some View {
          Button { isChosen = true } label: {
            HStack {
              Text("Monthly")
              if isChosen { Image(systemName: "checkmark").accessibilityLabel("Chosen") }
            }
          }
        }
        """),
      .pass(
        """
        var body: some View {
          Button { copy() } label: {
            if isCopied { Image(systemName: "checkmark") } else { Image(systemName: "doc.on.doc") }
          }
          .accessibilityLabel("Copy")
        }
        """),
      .violation(
        """
        var body: some View {
          HStack {
            ForEach(Weather.allCases) { option in
              ↓Button { weather = option } label: {
                Text(option.title).background(weather == option ? .yellow : .clear)
              }
            }
          }
        }
        """,
        fixed: """
          var body: some View {
            HStack {
              ForEach(Weather.allCases) { option in
                Button { weather = option } label: {
                  Text(option.title).background(weather == option ? .yellow : .clear)
                }
                .accessibilityAddTraits(weather == option ? .isSelected : [])
              }
            }
          }
          """),
      .violation(
        """
        struct Tabs: View {
          @State private var chosen = Part.news
          enum Part: String, CaseIterable { case news, mail }
          var body: some View {
            HStack {
              ForEach(Part.allCases, id: \\.self) { part in
                ↓Button { chosen = part } label: {
                  Text(part.rawValue).background { if part == chosen { Capsule().fill(.blue) } }
                }
              }
            }
          }
        }
        """),
      .violation(
        """
        struct Tabs: View {
          @State private var chosen = Part.news
          enum Part: String, CaseIterable { case news, mail }
          private func tint(of part: Part) -> Color { part == chosen ? .blue : .gray }
          var body: some View {
            HStack {
              ForEach(Part.allCases, id: \\.self) { part in
                ↓Button { chosen = part } label: { Text(part.rawValue).foregroundStyle(tint(of: part)) }
              }
            }
          }
        }
        """),
      .violation(
        """
        struct Tabs: View {
          @State private var chosen = Part.news
          enum Part: String, CaseIterable { case news, mail }
          var body: some View {
            HStack {
              ForEach(Part.allCases, id: \\.self) { part in
                ↓Text(part.rawValue)
                  .overlay(Group { if chosen == part { RoundedRectangle(cornerRadius: 8).stroke(.blue) } })
                  .onTapGesture { chosen = part }
                  .accessibilityAddTraits(.isButton)
              }
            }
          }
        }
        """,
        fixed: """
          struct Tabs: View {
            @State private var chosen = Part.news
            enum Part: String, CaseIterable { case news, mail }
            var body: some View {
              HStack {
                ForEach(Part.allCases, id: \\.self) { part in
                  Text(part.rawValue)
                    .overlay(Group { if chosen == part { RoundedRectangle(cornerRadius: 8).stroke(.blue) } })
                    .onTapGesture { chosen = part }
                    .accessibilityAddTraits(.isButton)
                    .accessibilityAddTraits(chosen == part ? .isSelected : [])
                }
              }
            }
          }
          """),
      .violation(
        """
        struct Tabs: View {
          @State private var chosen = Part.news
          enum Part: String, CaseIterable { case news, mail }
          var body: some View {
            HStack {
              ForEach(Part.allCases, id: \\.self) { part in
                ↓Button { chosen = part } label: {
                  VStack { Text(part.rawValue); if chosen == part { Rectangle().frame(height: 2) } }
                }
              }
            }
          }
        }
        """),
      .violation(
        """
        struct Tabs: View {
          @State private var chosen = Part.news
          enum Part: String, CaseIterable { case news, mail }
          var body: some View {
            HStack {
              ForEach(Part.allCases, id: \\.self) { part in
                ↓Button { chosen = part } label: {
                  Image(systemName: "envelope").symbolVariant(chosen == part ? .fill : .none)
                }
                .accessibilityLabel(part.rawValue)
              }
            }
          }
        }
        """),
      .violation(
        """
        @State private var tab = 0
        var body: some View {
          ↓Button { tab = 1 } label: {
            HStack { Image(systemName: "checkmark.circle"); Text("Finished") }
              .foregroundStyle(tab == 1 ? .white : .gray)
          }
        }
        """),
      .violation(
        """
        struct Filters: View {
          @State private var chosen: Set<Part> = []
          enum Part: String, CaseIterable { case news, mail }
          var body: some View {
            HStack {
              ForEach(Part.allCases, id: \\.self) { part in
                ↓Button { toggle(part) } label: {
                  Text(part.rawValue).background(chosen.contains(part) ? Color.blue : Color.gray)
                }
              }
            }
          }
          private func toggle(_ part: Part) {
            if chosen.contains(part) { chosen.remove(part) } else { chosen.insert(part) }
          }
        }
        """,
        fixed: """
          struct Filters: View {
            @State private var chosen: Set<Part> = []
            enum Part: String, CaseIterable { case news, mail }
            var body: some View {
              HStack {
                ForEach(Part.allCases, id: \\.self) { part in
                  Button { toggle(part) } label: {
                    Text(part.rawValue).background(chosen.contains(part) ? Color.blue : Color.gray)
                  }
                  .accessibilityAddTraits(chosen.contains(part) ? .isSelected : [])
                }
              }
            }
            private func toggle(_ part: Part) {
              if chosen.contains(part) { chosen.remove(part) } else { chosen.insert(part) }
            }
          }
          """),
      .violation(
        """
        struct Tabs: View {
          @State private var chosen = Part.news
          enum Part: String, CaseIterable { case news, mail }
          var body: some View {
            HStack {
              ForEach(Part.allCases, id: \\.self) { part in
                ↓Chip(title: part.rawValue, isSelected: chosen == part).onTapGesture { choose(part) }
              }
            }
          }
          private func choose(_ part: Part) { chosen = part }
        }
        struct Chip: View {
          let title: String
          let isSelected: Bool
          var body: some View { Text(title).background(isSelected ? Color.blue : Color.gray) }
        }
        """),
      .pass(
        """
        @State private var isInSelectionMode = false
        var body: some View {
          Button("Cancel") { leave() }.foregroundStyle(isInSelectionMode ? .blue : .gray)
        }
        """),
      .pass(
        """
        @State private var isPanelActive = true
        var body: some View {
          VStack {
            Text("Filters")
            Button("Close") { isPanelActive = false }
          }
          .shadow(radius: isPanelActive ? 8 : 0)
        }
        """),
      .pass(
        """
        var body: some View {
          ForEach(Weather.allCases) { option in
            Button { load(option) } label: { Text(option.title).background(weather == option ? .yellow : .clear) }
          }
        }
        """),
      .undecided(
        """
        var body: some View {
          Button { choice = option } label: {
            HStack {
              Text("Monthly")
              if choice == option { Image(systemName: "checkmark").accessibilityHidden(true) }
            }
          }
          .selectable()
        }
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.exposure == .exposed, ![.menu, .disclosure, .tab, .pickerOption, .toggle].contains(element.role)
    else { return .inapplicable }
    // That it is no button is another finding.
    guard element.traits.contains(.button) else { return tapped(subject, in: context) ?? styled(element, in: context) }
    let others = element.content.isEmpty ? [] : subject.alternates
    let shows = SelectionMark(in: element) != nil
    guard let twin = others.first(where: {
      (SelectionMark(in: $0.element) != nil) != shows && SelectionMark.isAlike(element, $0.element)
    }) else {
      return written(element, in: context)
    }
    let marked = shows ? subject : twin
    guard let mark = SelectionMark(in: marked.element) else { return .inapplicable }
    if SelectionMark.isTold(element, twin.element) { return .inapplicable }
    if let gap = element.gap { return .undecided(gap) }
    if marked.element.traits.contains(.selected) {
      return .violation(Violation(
        "only the trait of the symbol '\(mark.name)' tells that its control is selected", certainty: .review,
        severity: .note,
        at: mark.source))
    }
    return .violation(Violation(
      "\(element.nounWithName) shows the symbol '\(mark.name)' when it is selected and does not say so",
      certainty: speaksOfChoice(subject, twin) ? .likely : .review, at: element.source,
      heard: context.heard(element) { $0.traits.insert(.selected) },
      fixes: fixes(marked, twin: shows ? twin : subject)))
  }

  /// A hidden checkmark, whose branches sound alike, so that the tree has only one of them.
  private func written(_ element: AccessibilityElement, in context: RuleContext) -> Outcome {
    let branch = branches(element.source) { BranchPictures.all(in: element.source) }.first { branch in
      branch.otherwise == nil && !branch.isPlain && branch.then?.hasPrefix("checkmark") ?? false
    }
    guard let branch, let mark = branch.then, !element.content.isEmpty else { return styled(element, in: context) }
    if element.mayHave(.selected) || SelectionMark.isTold(element, element) { return .pass }
    if let gap = element.gap { return .undecided(gap) }
    let edit = FixBuilder.adding(".accessibilityAddTraits(\(branch.condition) ? .isSelected : [])", to: element)
    let isPlain = branch.condition.allSatisfy { $0.isLetter || $0.isNumber || "._=! ".contains($0) }
    return .violation(Violation(
      "\(element.nounWithName) shows the symbol '\(mark)' when it is selected and does not say so", certainty: .likely,
      at: element.source, heard: context.heard(element) { $0.traits.insert(.selected) },
      fixes: isPlain ? [Fix("tell the selection by a trait", safety: .suggested, edits: [edit])] : []))
  }

  /// The condition of the mark compares, or is named for what is chosen; a checkmark also stands for what is done.
  private func speaksOfChoice(_ subject: ElementSubject, _ twin: ElementSubject) -> Bool {
    let conditions = subject.when.filter { mine in
      twin.when.contains { $0.subject == mine.subject && $0.branch != mine.branch }
    }
    return conditions.contains { condition in
      let text = condition.subject.lowercased()
      return ["==", "select", "chosen", "picked", "checked", "current", "contains"].contains(where: text.contains)
    }
  }

  private func fixes(_ marked: ElementSubject, twin: ElementSubject) -> [Fix] {
    let condition = marked.when.first { mine in
      twin.when.contains { $0.subject == mine.subject && $0.branch != mine.branch }
    }
    guard let text = condition?.description, marked.element.expression.text.contains(text),
      text.allSatisfy({ $0.isLetter || $0.isNumber || "._=! ".contains($0) }) else { return [] }
    let modifier = ".accessibilityAddTraits(\(text) ? .isSelected : [])"
    let edit = FixBuilder.adding(modifier, to: marked.element)
    return [Fix("tell the selection by a trait", safety: .suggested, edits: [edit])]
  }
}
