import AccessibilityModel
import SourceModel

// Which one is chosen, told by looks alone.
extension SelectionStateMissing {
  /// Drawn in another colour or weight while it is the chosen one, which activating it makes it:
  /// `Button { tab = item } label: { … .background(tab == item ? .blue : .clear) }`.
  func styled(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    let mark = Self.mark(alwaysOn: subject)
    guard element.choosing != nil, mark != nil || !element.mayHave([.selected, .toggle]),
      let style = styles(element.expression, { SelectionStyle(in: element.expression) })
        ?? SelectionStyle(looksOf: element) ?? (subject.isRepeated ? SelectionStyle(askedFor: element) : nil)
        ?? context.call(at: element.expression).flatMap({ SelectionStyle(membershipIn: $0, of: element) })
        ?? written(out: subject, in: context) else { return .inapplicable }
    if element.saysChoice(as: style) || element.isDimmed(with: style) || isWordedApart(subject, by: style) { return .pass }
    if let gap = element.gap { return .undecided(gap) }
    let name = style.name(in: element.expression)
    let edit = name.map { FixBuilder.adding(".accessibilityAddTraits(\($0) ? .isSelected : [])", to: element) }
    if let mark { return alwaysSelected(element, by: mark, edit) }
    // What is chosen is a row with several controls: to call one of them chosen would be a guess.
    if style.isShared(by: subject) {
      return .violation(Violation(
        "what holds \(element.nounWithName) is drawn in another way while '\(style.condition)', and nothing says that it is selected",
        certainty: .review, at: element.source))
    }
    return .violation(Violation(
      "\(element.nounWithName) is drawn in another way while '\(name ?? style.condition)' and does not say that it is selected",
      certainty: style.isSure ? .likely : .review, at: element.source, heard: context.heard(element) { $0.traits.insert(.selected) },
      fixes: edit.map { [Fix("tell the selection by a trait", safety: .suggested, edits: [$0])] } ?? []))
  }

  /// Whether the same control has other words in another branch of its label, by what the looks differ by: "Selected" in
  /// place of a picture.
  private func isWordedApart(_ subject: ElementSubject, by style: SelectionStyle) -> Bool {
    func words(_ element: AccessibilityElement) -> Set<String> {
      Set(element.content.filter { $0.role == .text && $0.exposure == .exposed }.compactMap { $0.label?.value.literal })
    }
    let own = subject.element
    let others = subject.alternates { $0.source == own.source && words($0) != words(own) }
    return others.contains { other in
      let apart = subject.when.filter { mine in other.when.contains { $0.subject == mine.subject && $0.branch != mine.branch } }
      return !apart.isEmpty && apart.allSatisfy { style.asksTheSame(as: $0) }
    }
  }

  /// A look that is written out for each state, or by which two controls are told apart of which each sets a flag.
  private func written(out subject: ElementSubject, in context: RuleContext) -> SelectionStyle? {
    func branches(_ element: AccessibilityElement) -> [BranchLooks] {
      labels(element.source) { context.call(at: element.source).map(BranchLooks.all) ?? [] }
    }
    return SelectionStyle(branches: branches(subject.element), of: subject.element) ?? SelectionStyle(rivalOf: subject, branches)
  }

  /// The checkmark that makes a control selected in each of its states; where it gives way to another symbol, it tells one.
  private static func mark(alwaysOn subject: ElementSubject) -> SelectionMark? {
    guard let mark = SelectionMark(alwaysMarking: subject.element) else { return nil }
    let others = subject.alternates { $0.source == subject.element.source && !$0.mayHave(.selected) }
    return others.isEmpty ? mark : nil
  }

  /// A command whose checkmark is there for its look makes it sound as if it were chosen.
  func commanded(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.role == .button, let mark = Self.mark(alwaysOn: subject),
      element.content.contains(where: { $0.role == .text && $0.exposure == .exposed }),
      element.drawnWhen == nil else { return .inapplicable }
    if let gap = element.gap { return .undecided(gap) }
    let hiding = FixBuilder.adding(".accessibilityHidden(true)", after: ModifierChain.whole(mark.source))
    return .violation(Violation(
      "\(element.nounWithName) is always announced as selected by its symbol '\(mark.name)'", certainty: .review,
      at: element.source, heard: context.heard(element) { $0.traits.remove(.selected) },
      fixes: [Fix("hide the symbol from assistive technologies", safety: .suggested, edits: [hiding])],
      related: [RelatedPlace(mark.source, "it brings the trait with it")]))
  }

  /// Drawn as a control of its own while it is the chosen one, which says and does the same as the one that stands there
  /// else and looks otherwise: `if isChosen { button.buttonStyle(.borderedProminent) } else { button.buttonStyle(.bordered) }`.
  func exchanged(_ subject: ElementSubject, in context: RuleContext) -> Outcome? {
    let element = subject.element
    guard let last = subject.when.last, let choice = NamedChoice.condition(last),
      element.isMainAction || last.description == last.subject,
      !element.mayHave([.selected, .toggle]), !element.saysChoice, let name = element.label?.value else { return nil }
    let twin = subject.neighbours(before: 2, after: 2).first { other in
      other.element.role == element.role && other.element.label?.value == name && !other.element.mayHave(.selected)
        && other.when.last?.isOtherOutcome(of: last) ?? false && element.looksOtherwise(than: other.element)
    }
    guard let twin else { return nil }
    if let gap = element.gap { return .undecided(gap) }
    return .violation(Violation(
      "\(element.nounWithName) is drawn in another way while '\(last.flag ?? choice)' and does not say that it is selected",
      certainty: .likely, at: element.source, heard: context.heard(element) { $0.traits.insert(.selected) },
      fixes: twin.element.source == element.source ? [] : [Self.chosen(element)]))
  }

  /// In a branch of its own it is always the chosen one.
  private static func chosen(_ element: AccessibilityElement) -> Fix {
    let edit = FixBuilder.adding(".accessibilityAddTraits(.isSelected)", to: element)
    return Fix("tell the selection by a trait", safety: .suggested, edits: [edit])
  }

  /// A tap around several views, or around a component, is told where it is written, once for all that it holds.
  func tapped(_ subject: ElementSubject, in context: RuleContext) -> Outcome? {
    let element = subject.element
    guard let tap = element.choosingTap, !element.expression.contains(tap.source) else { return nil }
    guard let target = TapTarget(of: subject)?.gathered(around: subject), !target.isTrivial, !target.isArea,
      !target.holdsField, !target.onlyDismisses,
      let whole = ModifierChain.whole(around: tap.source) else { return .inapplicable }
    guard !element.mayHave([.selected, .toggle]),
      let style = SelectionStyle(pictureOf: element) ?? SelectionStyle(looksOf: element)
        ?? SelectionStyle(shapesBeside: subject, reactingTo: tap) else { return .inapplicable }
    if element.saysChoice(as: style), SelectionStyle(pictureOf: element) == nil { return .pass }
    if target.firstParts.contains(where: { $0.element.says(style) }) { return .pass }
    if let gap = element.gap { return .undecided(gap) }
    let name = style.name(in: whole)
    // A checkmark that is there with the chosen one is heard as "Selected" right beside its words.
    let isHeard = target.firstParts.contains { part in
      SelectionMark(being: part.element) != nil && part.when.contains { style.asks(as: $0) }
    }
    // A control in it stays one, and so the rest cannot be one element.
    let edits = target.holdsControl ? [] : name.map { chosen($0, after: whole, target) } ?? []
    return .violation(Violation(
      "what reacts to the tap is drawn in another way while '\(name ?? style.condition)' and does not say that it is selected",
      certainty: style.isSure && !target.holdsControl && !isHeard ? .likely : .review, at: whole,
      heard: heard(element, target, isMended: !edits.isEmpty, in: context),
      fixes: edits.isEmpty ? [] : [Fix("tell the selection by a trait", safety: .suggested, edits: edits)]))
  }

  /// Of several stops the one with the words, since a glyph before them may be there only in one of the states.
  private func heard(_ element: AccessibilityElement, _ target: TapTarget, isMended: Bool, in context: RuleContext) -> Heard? {
    if target.count > 1, let joined = target.heardAsOne(
      with: [.button, .selected], in: context, hiding: { SelectionMark(being: $0) != nil }) {
      return isMended ? joined : Heard(before: joined.before)
    }
    return element.traits.contains(.selected) ? nil : context.heard(element) { $0.traits.insert(.selected) }
  }

  /// One stop is told which one is chosen; several, such as a picture and its caption, first become one, which is pressed.
  /// A checkmark that is drawn in either case would call each of them selected.
  private func chosen(_ condition: String, after whole: SourceRange, _ target: TapTarget) -> [SourceEdit] {
    if target.count == 1 { return [FixBuilder.adding(".accessibilityAddTraits(\(condition) ? .isSelected : [])", after: whole)] }
    guard !target.holdsList, !target.holdsOthersToPress else { return [] }
    let first = FixBuilder.adding(".accessibilityElement(children: .combine)", after: whole)
    let second = FixBuilder.adding(".accessibilityAddTraits(\(condition) ? [.isButton, .isSelected] : .isButton)", after: whole)
    let marks = target.firstParts.compactMap { SelectionMark(being: $0.element) }.filter { whole.contains($0.source) }
    // The same code may make several of them.
    var hidden: [SourceEdit] = []
    for mark in marks {
      let edit = FixBuilder.adding(".accessibilityHidden(true)", after: ModifierChain.whole(mark.source))
      if !hidden.contains(edit) { hidden.append(edit) }
    }
    return hidden + [SourceEdit(range: first.range, replacement: first.replacement + second.replacement)]
  }

  /// A checkmark that is there for what the control is about, such as finished downloads, brings its trait whether the
  /// control is the chosen one or not.
  private func alwaysSelected(
    _ element: AccessibilityElement, by mark: SelectionMark, _ edit: SourceEdit?
  ) -> Outcome {
    let hiding = FixBuilder.adding(".accessibilityHidden(true)", after: ModifierChain.whole(mark.source))
    let hasWords = element.content.contains { $0.role == .text && $0.exposure == .exposed }
    return .violation(Violation(
      "\(element.nounWithName) is always announced as selected by its symbol '\(mark.name)'", certainty: .likely,
      at: element.source,
      fixes: edit.map { edit in
        hasWords ? [Fix("tell the selection by a trait of its own", safety: .suggested, edits: [hiding, edit])] : []
      } ?? [],
      related: [RelatedPlace(mark.source, "it brings the trait with it")]))
  }
}

extension AccessibilityElement {
  /// Whether it is the main action where the other is not, or drawn in other colours, another line or weight, by code of
  /// its own, and does the same.
  fileprivate func looksOtherwise(than other: AccessibilityElement) -> Bool {
    if isMainAction != other.isMainAction { return isMainAction }
    guard source != other.source, let own = activation, own.mentions == other.activation?.mentions,
      own.assignments == other.activation?.assignments else { return false }
    func values<Value>(_ setting: Setting<Value>?) -> [Value]? { setting?.options.map(\.value) }
    let (mine, theirs) = (appearance, other.appearance)
    return values(mine.foreground) != values(theirs.foreground) || values(mine.background) != values(theirs.background)
      || values(mine.border) != values(theirs.border) || mine.weight != theirs.weight
  }

  /// The looks are those of a control that is disabled by the same comparison, and "dimmed" is heard.
  fileprivate func isDimmed(with style: SelectionStyle) -> Bool {
    guard let compared = Self.comparison(in: style.condition) else {
      // `.disabled(!isFilled)` under `isFilled ? .blue : .gray`
      return conditionalTraits.contains { $0.traits.contains(.notEnabled) && Self.flag($0.condition.description) == Self.flag(style.condition) }
    }
    return conditionalTraits.contains { change in
      guard change.traits.contains(.notEnabled), let asked = Self.comparison(in: change.condition.description) else { return false }
      if asked == compared { return true }
      // A state with a value of its own that decides whether it can be pressed at all is not which of several is chosen.
      return asked.operands.contains { $0.first == "." } && !asked.operands.isDisjoint(with: compared.operands.filter { $0.first != "." })
    }
  }

  /// What a test asks, whichever way round.
  private static func flag(_ test: String) -> Substring { test.hasPrefix("!") ? test.dropFirst() : test[...] }

  /// What a comparison compares, whichever way round, and whether it asks for the same: `a` and `b` of `a == b` and of
  /// `!(a != b)`.
  private static func comparison(in test: String) -> (operands: Set<String>, isEqual: Bool)? {
    let isDenied = test.hasPrefix("!(") && test.hasSuffix(")")
    let bare = isDenied ? String(test.dropFirst(2).dropLast()) : test
    for sign in [" == ", " != "] {
      let parts = bare.split(separator: sign).map(String.init)
      if parts.count == 2 { return (Set(parts), (sign == " == ") != isDenied) }
    }
    return nil
  }

  /// Its words differ from state to state.
  fileprivate var saysChoice: Bool {
    [label?.value, value?.value, hint?.value].contains { !($0?.choices.isEmpty ?? true) }
  }

  /// Its words differ from state to state, by what may be what the looks differ by.
  fileprivate func saysChoice(as style: SelectionStyle) -> Bool {
    [label?.value, value?.value, hint?.value].contains { text in
      guard let text, !text.choices.isEmpty else { return false }
      return text.choices.contains { $0.isEmpty || $0.contains(where: style.mayBeMeant) }
    }
  }

  /// Its words differ by what the looks differ by: `Text(isPicked ? "moving" : "move")`.
  fileprivate func says(_ style: SelectionStyle) -> Bool {
    guard role == .text, let label, label.value.hasChoices else { return false }
    return label.value.choices.joined().contains { style.asks(as: $0) }
  }
}
