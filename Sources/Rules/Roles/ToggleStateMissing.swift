import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// A button whose picture alone tells whether something is on.
public struct ToggleStateMissing: ElementRule {
  private let branches = Remembered<[BranchPictures]>()

  public init() {}

  public static let metadata = RuleMetadata(
    id: "toggle-state-missing", family: .roles, severity: .warning, impact: .serious, wcag: ["4.1.2"],
    title: "state is told by the picture alone",
    documentation: RuleDocumentation(
      reports: """
        A button whose symbol or image changes with a condition between two states of one thing, such as `heart` and \
        `heart.fill` or `square` and `checkmark.square`, while its label, value, hint and traits stay the same. Also \
        an element that was given the toggle trait and neither a value nor a changing trait; and, for review, a `Label` \
        whose icon changes in this way and whose title does not.
        """,
      why: """
        VoiceOver reads the label and the role, which are the same in both states, or the names of the two pictures, \
        which say how they look. Nobody who cannot see the picture learns whether the item is a favourite, the box is \
        ticked, the microphone is on.
        """,
      howToFix: """
        Use a `Toggle` with a style of your own: it tells its state by itself. Or keep the button and tell the state: \
        `.accessibilityAddTraits(isOn ? .isSelected : [])`, or `.accessibilityValue(isOn ? "on" : "off")`; `.isToggle` \
        (iOS 17) changes the role and tells no state. A label that names the next action, "Mute" and "Unmute", is \
        right as well.
        """,
      elsewhere: "Set `button.isSelected` or `button.accessibilityValue` together with the image.",
      limits: """
        Two pictures count as two states when they are one symbol with and without `fill`, `slash` and the like, an \
        empty and a marked box, or assets whose names differ in such a word. Chevrons, play and pause, and texts known \
        only at run time are left alone. Where activating the button does not change the state, as far as names tell, \
        a person has to look; and where the checkmark symbol is not hidden, since VoiceOver was heard to say \
        "Selected" because of it.
        """,
      references: [
        "Recorded: hgf_submit_button (the checkmark symbol's trait), cvs_error_validation (toggle trait without value)",
        "Apple: WWDC24 session 10073, traits of a toggle",
      ]),
    examples: violations + passes + icons)

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    if element.role == .label, !element.traits.contains(.button) { return unreadIcon(subject, in: context) }
    guard element.exposure == .exposed, element.role == .button || element.traits.contains(.button),
      element.role != .toggle,
      ![.menu, .disclosure, .tab, .pickerOption].contains(element.role), !subject.isSwipeAction
    else { return .inapplicable }
    let states = ControlStates(of: subject, branches, in: context)
    if let toggle = silentToggle(element, states, context) { return toggle }
    guard let pair = states.pair else { return .inapplicable }
    if isPassing(pair, of: element) { return .inapplicable }
    if states.isTold { return pair.marksItself ? .inapplicable : .pass }
    // A name for each state is what it lacks, and tells the state as well.
    if element.isUnnamedPicture, PictureStates(of: subject).words(in: "en") != nil { return .inapplicable }
    if let gap = element.gap { return .undecided(gap) }
    if let hole = states.hole { return .undecided(UnknownReason(.dynamicValue, hole)) }
    // Told as a selection by the colours that go with the picture.
    if !pair.marksItself, element.isOneImageForTwo, SelectionStyle(looksOf: element) != nil { return .inapplicable }
    if pair.marksItself {
      return .violation(Violation(
        "only the trait of the symbol '\(pair.on)' tells that its control is on", certainty: .review, severity: .note,
        at: element.source))
    }
    // A badge on a button that opens something tells news, and nothing that is selected.
    let chosen = SelectionStyle.compared(pair.outcome, by: element.choosing)
    let isNamed = chosen != nil || NamedChoice.isTold(by: pair.subject)
    // What shows that the control can do nothing now is told by "dimmed", and is nothing that is on.
    let isAbility = NameWords.words(.abilityFlag).contains(where: pair.subject.lowercased().contains)
    let isDoubtful = chosen == nil && !states.isSwitch && (isFullWithoutFlag(pair) || Self.opens(element))
    let isItsOwn = !isAbility && !isDoubtful && (states.isSwitch || isNamed || isNothingButState(element, pair))
    return .violation(Violation(
      "\(element.nounWithName) tells its state by the picture alone: '\(pair.on)' or '\(pair.off)'",
      certainty: !isAbility && (states.isSwitch && states.shownHole == nil || isNamed) ? .likely : .review,
      at: element.source,
      heard: Self.heard(subject, isItsOwn, in: context),
      fixes: isItsOwn && !lacksName(subject, context) ? fixes(subject, pair, chosen) : []))
  }

  /// On the Mac a menu is one of AppKit, whose items are menu items and no buttons (Apple: Human Interface Guidelines, Menus; what
  /// VoiceOver says of them there was not recorded).
  private static func heard(_ subject: ElementSubject, _ isItsOwn: Bool, in context: RuleContext) -> Heard? {
    if subject.isInMenu, subject.element.source.file.build.system == "macOS" { return nil }
    return isItsOwn ? context.heard(subject.element) { $0.traits.insert(.selected) } : Heard(before: context.heard(subject.element))
  }

  /// The icon of a `Label` beside its title is never read, so that what it alone tells is told to nobody who listens.
  private func unreadIcon(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.exposure == .exposed, element.image != nil, let label = element.label, !label.value.isBlank else { return .inapplicable }
    switch label.origin {
    case .symbol, .asset: return .inapplicable
    default: break
    }
    let states = ControlStates(of: subject, branches, in: context)
    guard let pair = states.pair else { return .inapplicable }
    if states.isTold || isToldBeside(subject, pair) { return .pass }
    if let gap = element.gap { return .undecided(gap) }
    if let hole = states.hole ?? states.shownHole, states.hole != nil || ColourOnlyState.tellsState(hole) {
      return .undecided(UnknownReason(.dynamicValue, hole))
    }
    return .violation(Violation(
      "\(element.nounWithName) tells its state by the picture alone: '\(pair.on)' or '\(pair.off)'", certainty: .review,
      severity: .note, at: element.source, heard: Heard(before: context.heard(element))))
  }

  /// Something else of the row comes and goes, or follows the same value.
  private func isToldBeside(_ subject: ElementSubject, _ pair: PicturePair) -> Bool {
    let asked = ValuePaths.all(in: pair.subject)
    return StackMates(of: subject).mates.contains { mate in
      let texts = [mate.element.label?.value, mate.element.value?.value].compactMap(\.self)
      return !mate.isAlwaysThere || texts.contains { text in
        text.holes.contains(where: ColourOnlyState.tellsState)
          || text.choices.joined().contains { !ValuePaths.all(in: $0.subject).isDisjoint(with: asked) }
      }
    }
  }

  /// `copied = true` and, a moment later, `copied = false`: the picture says for a while that something was done.
  private func isPassing(_ pair: PicturePair, of element: AccessibilityElement) -> Bool {
    let values = element.activation?.assignments.filter { $0.target == pair.subject && $0.step == nil }.map(\.value) ?? []
    return values.contains("true") && values.contains("false")
  }

  /// A state of a control that has no name yet, and for which no other finding proposes one.
  private func lacksName(_ subject: ElementSubject, _ context: RuleContext) -> Bool {
    let element = subject.element
    guard element.isUnnamed || element.isUnnamedPicture else { return false }
    return !ProposedName.suggested(element, PictureStates(of: subject), in: context).isDerived
  }

  /// The toggle trait promises a state.
  private func silentToggle(
    _ element: AccessibilityElement, _ states: ControlStates, _ context: RuleContext
  ) -> Outcome? {
    guard element.traits.contains(.toggle),
      element.modifiers(named: "accessibilityAddTraits").contains(where: {
        $0.arguments.contains { $0.contains("isToggle") }
      })
    else { return nil }
    if states.isTold || element.value != nil { return .pass }
    if let gap = element.gap { return .undecided(gap) }
    if let hole = states.hole { return .undecided(UnknownReason(.dynamicValue, hole)) }
    return .violation(Violation(
      "\(element.nounWithName) is announced as a switch and does not tell whether it is on", certainty: .likely,
      at: element.source, heard: Heard(before: context.heard(element))))
  }

  /// Shows one picture, filled or hollow, and no words, so that what it is called after a fix is the same in both states
  /// unless a trait tells them apart. Other pairs, and badges, may tell news of what the control opens.
  private func isNothingButState(_ element: AccessibilityElement, _ pair: PicturePair) -> Bool {
    element.isUnnamedPicture && !(pair.on + pair.off).contains("badge")
      && (pair.on == pair.off + ".fill" || pair.off == pair.on + ".fill")
  }

  /// `isComplete ? "tray" : "tray.fill"`: the fuller picture stands for that something is not so, and the flag may be about
  /// either. Of a control that turns the flag itself its name is the state.
  private func isFullWithoutFlag(_ pair: PicturePair) -> Bool {
    pair.on == pair.off + ".fill" && pair.outcome.description.hasPrefix("!")
  }

  /// `isMenuPresented.toggle()`: what opens something is not on or off by what its picture tells.
  private static func opens(_ element: AccessibilityElement) -> Bool {
    let changed = element.activation.map { $0.assignments.map(\.target) + $0.mentions.filter { $0.hasSuffix(".toggle") }.map { String($0.dropLast(".toggle".count)) } }
    return (changed ?? []).contains { path in
      let words = IdentifierWords.split(path.split(separator: ".").last.map(String.init) ?? path).map { $0.lowercased() }
      return words.contains { word in NameWords.words(.presentationFlag).contains(where: word.hasPrefix) }
    }
  }

  /// - Parameter chosen: The comparison with what pressing the control chooses.
  private func fixes(_ subject: ElementSubject, _ pair: PicturePair, _ chosen: String?) -> [Fix] {
    let element = subject.element
    let known = (chosen ?? pair.condition).flatMap { element.expression.text.contains(pair.subject) ? $0 : nil }
    guard let condition = known ?? written(subject, pair) else { return [] }
    // The system makes items of its own of what stands in a menu: they have a mark, and no traits (Apple: Menu, Toggle).
    if subject.isInMenu { return Self.toggle(element, condition).map { [$0] } ?? [] }
    let modifier = ".accessibilityAddTraits(\(condition) ? .isSelected : [])"
    return [Fix("tell the state by a trait", safety: .suggested, edits: [FixBuilder.adding(modifier, to: element)])]
  }

  /// `Button { … } label: { Label("Name", systemImage: … ) }` as a toggle that does the same; nil for other forms.
  private static func toggle(_ button: AccessibilityElement, _ condition: String) -> Fix? {
    let (file, source) = (button.source.file, button.source)
    let scanner = CodeScanner(bytes: file.bytes)
    guard source.text.hasPrefix("Button {") else { return nil }
    let open = source.start + "Button ".utf8.count
    guard let end = scanner.afterGroup(open), end < source.end else { return nil }
    let action = file.text(from: open + 1, to: end - 1)
    let word = scanner.afterTrivia(end)
    guard file.text(from: word, to: min(word + 6, source.end)) == "label:" else { return nil }
    let brace = scanner.afterTrivia(word + "label:".utf8.count)
    guard let last = scanner.afterGroup(brace), last == source.end else { return nil }
    let start = scanner.afterTrivia(brace + 1)
    let label = SourceRange(file: file, start: start, end: last - 1)
    let parenthesis = start + "Label".utf8.count
    guard label.text.hasPrefix("Label("), let close = scanner.afterGroup(parenthesis), scanner.afterTrivia(close) == last - 1 else { return nil }
    let arguments = CallArguments(of: SourceRange(file: file, start: start, end: close)).arguments
    guard arguments.count == 2, arguments[0].label == nil, arguments[1].label == "systemImage" else { return nil }
    let code = "Toggle(\(arguments[0].value.text), isOn: Binding(get: { \(condition) }, set: { _ in\(action)}))"
    return Fix(
      "make it a toggle, which a menu marks", safety: .suggested, edits: [FixBuilder.replacing(source, with: code)])
  }

  /// As the control's own code has it: in a component the model knows the condition in terms of those who use it.
  private func written(_ subject: ElementSubject, _ pair: PicturePair) -> String? {
    guard let (condition, picture) = PictureStates(of: subject).writtenChoice else { return nil }
    if picture == pair.on { return condition }
    guard picture == pair.off, !condition.contains("=") else { return nil }
    return condition.hasPrefix("!") ? String(condition.dropFirst()) : condition
  }
}

extension AccessibilityElement {
  /// One of its pictures is there in both states, under another name and in another colour.
  fileprivate var isOneImageForTwo: Bool {
    content.contains { part in
      guard case .symbol(let name)? = part.image else { return false }
      return !name.choices.isEmpty && part.appearance.foreground?.single == nil && part.appearance.foreground != nil
    }
  }
}
