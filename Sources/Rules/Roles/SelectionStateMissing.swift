import AccessibilityModel
import SourceModel

/// A row or chip that shows by a checkmark that it is chosen, and does not say so.
public struct SelectionStateMissing: ElementRule {
  private let branches = Remembered<[BranchPictures]>()
  let styles = Remembered<SelectionStyle?>()
  let labels = Remembered<[BranchLooks]>()

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
        chosen: `isSelected`, `selection == item`; and a flag that two controls beside each other set, each to another \
        value. A checkmark that is not hidden was heard to make its button "Selected", and nothing is said of it; nor of what \
        the focus chooses.
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
    ] + lookExamples + furtherExamples + helperExamples + toldExamples + onlyChoices + branchExamples)

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let outcome = judge(subject, in: context)
    if case .violation = outcome, isOnlyChoice(subject) { return .inapplicable }
    return outcome
  }

  private func judge(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.exposure == .exposed, ![.menu, .disclosure, .tab, .pickerOption, .toggle].contains(element.role)
    else { return .inapplicable }
    // That it is no button is another finding.
    if isToldInAnotherState(subject) { return .pass }
    guard element.traits.contains(.button) else { return tapped(subject, in: context) ?? styled(subject, in: context) }
    let shows = SelectionMark(in: element) != nil
    let twins = element.content.isEmpty ? [] : subject.alternates {
      (SelectionMark(in: $0) != nil) != shows && SelectionMark.isAlike(element, $0)
    }
    guard let twin = twins.first else {
      return exchanged(subject, in: context) ?? written(subject, in: context)
    }
    let marked = shows ? subject : twin
    guard let mark = SelectionMark(in: marked.element) else { return .inapplicable }
    if SelectionMark.isTold(element, twin.element) { return .inapplicable }
    if let gap = element.gap { return .undecided(gap) }
    // The trait of the symbol is that of its control (recorded: hgf_submit_button).
    if marked.element.traits.contains(.selected) { return .pass }
    return .violation(Violation(
      "\(element.nounWithName) shows the symbol '\(mark.name)' when it is selected and does not say so",
      certainty: speaksOfChoice(subject, twin) ? .likely : .review, at: element.source,
      heard: context.heard(element) { $0.traits.insert(.selected) },
      fixes: fixes(marked, twin: shows ? twin : subject)))
  }

  /// Modifiers whose traits depend on the state make one element for each state, and this is the one without the trait.
  private func isToldInAnotherState(_ subject: ElementSubject) -> Bool {
    let element = subject.element
    guard !element.mayHave(.selected) else { return false }
    return !subject.alternates { other in
      other.source == element.source && other.mayHave(.selected)
        && !other.modifiers(named: "accessibilityAddTraits").isEmpty
    }.isEmpty
  }

  /// A hidden checkmark, whose branches sound alike, so that the tree has only one of them.
  private func written(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    let branch = branches(element.source) { context.call(at: element.source).map(BranchPictures.all) ?? [] }.first { branch in
      branch.otherwise == nil && !branch.isPlain && branch.then.map(SelectionMark.isMark) ?? false
    }
    guard let branch, let mark = branch.then, !element.content.isEmpty else {
      let outcome = styled(subject, in: context)
      guard case .inapplicable = outcome else { return outcome }
      return commanded(subject, in: context)
    }
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
