import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// Something drawn that assistive technologies do not find.
public struct DrawnContentUnrepresented: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "drawn-content-unrepresented", family: .names, severity: .warning, impact: .critical, wcag: ["1.1.1", "4.1.2"],
    title: "drawn content is absent for assistive technologies",
    documentation: RuleDocumentation(
      reports: """
        A shape or colour that reacts to a tap or a long press and has no element, as an error; and a `Canvas` without \
        a label or accessibility children, and a ring, line or bar whose length tells a value that no text beside it says, \
        a mark of a loop whose colour does (`fill(heat(for: counts[index]))`, `fill(done[day] ? .green : .gray)`), \
        or a line through data that nothing describes, for review.
        """,
      why: """
        Shapes, colours and drawings make no element. Nobody who uses VoiceOver, Voice Control or Switch Control can \
        find what was drawn, nor do what touching it does.
        """,
      howToFix: """
        Make what can be tapped a `Button`, or give the shape a label and the button trait. Describe a drawing with \
        `.accessibilityLabel(…)`, and its parts with `.accessibilityChildren { … }`; hide one that only decorates \
        with `.accessibilityHidden(true)`.
        """,
      elsewhere: """
        Make the view that draws an element with a label and traits. For the parts of a drawing make \
        `UIAccessibilityElement`s and list them in `accessibilityElements`.
        """,
      limits: """
        Silent about shapes without a gesture, about gestures that only put the keyboard away, put the cursor into a \
        field or do nothing, and where a modifier could not be followed. A gesture that closes something, and one on a \
        plain area such as a colour, \
        is for review, since a button often does the same. A drag that sets a value, turns something or calls \
        something is for review; one that only moves, scrolls or zooms is the business of other rules.
        """,
      references: [
        "Recorded: ax_view_shapes, as_prev_basic (unlabelled shapes and colours are no elements)",
        "Apple: documentation of Canvas, it offers no accessibility for individual elements",
      ]),
    examples: Self.shown + frames + boxes + grids)

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.role == .shape || element.role == .canvas else { return .inapplicable }
    guard element.exposure == .absent, !element.isHiddenInChain else { return .pass }
    let gestures = element.gestures.filter { gesture in
      (gesture.kind == .tap || gesture.kind == .longPress) && !gesture.effect.isEmpty && !gesture.effect.onlyEndsEditing
        && !gesture.onlySetsFocus || DragDeed(of: gesture) != nil
    }
    // Where a button does what the tap does, a long press may still do something that nothing else does.
    let gesture = gestures.first { $0.kind == .drag || !isDoneElsewhere($0, subject) } ?? gestures.first
    if gesture == nil, let ring = DrawnValue(of: element) { return told(ring, subject) }
    if gesture == nil, let meter = DrawnValue(ofMeter: element) { return told(meter, subject) }
    if gesture == nil, element.role == .shape, let bar = DrawnValue(ofBarIn: subject) {
      if let doubt = element.namingDoubt { return .undecided(doubt) }
      return .violation(untold(bar, element))
    }
    if gesture == nil, element.role == .shape, let mark = Self.mark(in: subject) {
      if let doubt = element.namingDoubt { return .undecided(doubt) }
      return .violation(Violation(
        "'\(element.viewName)' tells '\(mark.value)' by its colour, and no text says it", certainty: .review, at: element.source))
    }
    if gesture == nil, element.role == .shape, let mark = DrawnValue(ofCasesIn: subject) {
      if let doubt = element.namingDoubt { return .undecided(doubt) }
      return .violation(Violation(
        "'\(element.viewName)' tells '\(mark.value)' by how it is drawn, and no text says it", certainty: .review, at: element.source))
    }
    if gesture == nil, let data = DrawnValue.data(ofPath: element) {
      if let doubt = element.namingDoubt { return .undecided(doubt) }
      if DrawnValue.isSaid(data, beside: subject) { return .pass }
      return .violation(Violation(
        "a line is drawn through '\(data)', and nothing says what it shows", certainty: .review, at: element.source))
    }
    guard gesture != nil || element.role == .canvas else { return .inapplicable }
    if let doubt = element.namingDoubt { return .undecided(doubt) }
    if element.viewName == "view", !isEmptyStack(element, in: context) {
      return .undecided(UnknownReason(.unsupportedCode, "content"))
    }
    guard let gesture else { return Self.isOrnament(element) ? .pass : .violation(drawn(element)) }
    if gesture.kind == .drag { return slid(subject, gesture) }
    if isDoneElsewhere(gesture, subject) { return .pass }
    var violation = tapped(subject, gesture, in: context)
    // Hidden on purpose with everything in it: a label on a part of it changes nothing.
    if ModifierChain.whole(around: gesture.source).map({ $0.contains("accessibilityHidden(true)") }) ?? false {
      (violation.certainty, violation.severity, violation.fixes) = (.review, .warning, [])
    }
    return .violation(violation)
  }

  /// A shape of a row whose colour alone tells what it stands for.
  private static func mark(in subject: ElementSubject) -> DrawnValue? {
    DrawnValue(ofShadeIn: subject) ?? DrawnValue(ofStateIn: subject) ?? DrawnValue(ofCountIn: subject)
      ?? DrawnValue(ofFlagIn: subject)
  }

  /// A ring or line whose length tells a value that nothing beside it says.
  private func told(_ ring: DrawnValue, _ subject: ElementSubject) -> Outcome {
    if let doubt = subject.element.namingDoubt { return .undecided(doubt) }
    switch ring.telling(beside: subject, ofSameCode: subject.element.viewName.isPaintedRoom) {
    case .always: return .pass
    case .never: return .violation(untold(ring, subject.element))
    case .sometimes(let condition):
      // What is drawn around a text of its own may be there with it alone.
      guard subject.element.viewName.isPaintedRoom else { return .pass }
      return .violation(Violation(
        "'\(subject.element.viewName)' tells '\(ring.value)' by how far it is drawn, and a text says it only while '\(condition)'",
        certainty: .review, at: subject.element.source))
    }
  }

  private func untold(_ drawn: DrawnValue, _ element: AccessibilityElement) -> Violation {
    Violation(
      "'\(element.viewName)' tells '\(drawn.value)' by how far it is drawn, and no text says it", certainty: .review,
      at: element.source)
  }

  /// A slider or handle made of shapes: nothing around it that is heard may tell or change the value.
  private func slid(_ subject: ElementSubject, _ gesture: Gesture) -> Outcome {
    guard let deed = DragDeed(of: gesture) else { return .inapplicable }
    let isAdjustable = subject.neighbours(before: 3, after: 3).contains { place in
      place.element.traits.contains(.adjustable) || [.slider, .stepper].contains(place.element.role)
    }
    if isAdjustable || deed.isDone(beside: subject) { return .pass }
    let view = subject.element.viewName
    let message = switch deed.kind {
    case .sets: "drag on '\(view)' sets '\(deed.name)' and is out of reach for assistive technologies"
    case .calls: "drag on '\(view)' calls '\(deed.name)' and is out of reach for assistive technologies"
    }
    return .violation(Violation(message, certainty: .review, severity: .warning, at: gesture.source.atDot))
  }

  /// A control of the screen or an action of an element does what the touch does.
  private func isDoneElsewhere(_ gesture: Gesture, _ subject: ElementSubject) -> Bool {
    let mentions = ActionLikeness.meaningful(gesture.effect)
    guard !mentions.isEmpty else { return false }
    let survey = subject.surveyed(ControlSurvey.self)
    return survey.hasEquivalent(gesture, inLoopsOnly: subject.isRepeated) || survey.someAction(mentions: mentions)
  }

  private func tapped(_ subject: ElementSubject, _ gesture: Gesture, in context: RuleContext) -> Violation {
    let element = subject.element
    let kind = gesture.kind == .tap ? "tap" : "long press"
    // What covers an area mostly makes room for touches, or closes what lies above it.
    let isArea = ["Color", "Rectangle", "view", "LinearGradient"].contains(element.viewName)
    // Written around a component, it is for more than this part of it.
    let isAround = gesture.source.file !== element.source.file
    // Where a drawing is touched may matter more than that it is.
    let isDrawing = element.role == .canvas || element.viewName.hasSuffix("View")
    let isDoubtful = isArea || isDrawing || isAround || gesture.effect.mentions.contains(where: Self.closes)
    var acting = element
    acting.activation = gesture.effect
    let box = DrawnBox(acting, in: subject)
    let guessed = Self.closing(gesture.effect, subject, in: context) ?? ProposedName.guessed(acting, in: context)
    let name = guessed.isDerived ? guessed : box?.name ?? guessed
    let label = FixBuilder.adding(".accessibilityLabel(\(name.expression))", to: element)
    let style = SelectionStyle(looksOf: acting) ?? SelectionStyle(in: element.expression)
    let traits = box?.traits ?? style.map { DrawnBox.traits($0, of: element) } ?? ".isButton"
    let trait = FixBuilder.adding(".accessibilityAddTraits(\(traits))", to: element)
    // What fades away stays an element: nobody is to find it while there is nothing to see.
    let unseen = Self.unseenCondition(of: element, in: context)
    let hidden = unseen.map { FixBuilder.adding(".accessibilityHidden(\($0))", to: element).replacement } ?? ""
    let inner = SourceEdit(range: label.range, replacement: label.replacement + trait.replacement + hidden)
    let edit = (unseen == nil ? Self.outer(gesture, of: subject, label: name.expression) : nil) ?? inner
    let fix = Fix(
      "make it an element with the name '\(name.spoken)' and the button trait", safety: .suggested, edits: [edit])
    // That it can be reached leaves open which one is chosen.
    let chosen = box == nil && style?.isSure ?? false ? ", and only its looks tell when it is chosen" : ""
    return Violation(
      "\(kind) on '\(element.viewName)' is out of reach for assistive technologies\(chosen)",
      certainty: isDoubtful ? .review : .likely, severity: isDoubtful ? .warning : .error, at: gesture.source.atDot,
      fixes: isAround ? [] : [fix])
  }

  /// "Close" of what lies behind a panel and puts it away, whatever the shape is called.
  private static func closing(_ action: ActionSummary, _ subject: ElementSubject, in context: RuleContext) -> ProposedName? {
    guard NameSuggestion.onlyCloses(action) || NameSuggestion.takesBack(action) || endsItself(action, subject),
      let word = SFSymbols.meaning(of: "xmark")?.text(language: context.developmentLanguage) else { return nil }
    return ProposedName(expression: context.spelled(word, on: subject.element), spoken: word, isDerived: true)
  }

  /// `chosen = nil` of what is there `if let chosen`, with all that lies above it.
  private static func endsItself(_ action: ActionSummary, _ subject: ElementSubject) -> Bool {
    let targets = Set(action.cleared.map(\.withoutSelf))
    guard !targets.isEmpty, action.assignments.allSatisfy(\.clears),
      action.mentions.allSatisfy({ NameSuggestion.isIncidental($0) || $0 == "withAnimation" || targets.contains($0.withoutSelf) }) else { return false }
    return subject.when.contains { condition in targets.contains { ValuePaths.ask(for: $0, in: condition.subject) } }
  }

  /// While its colour has no opacity: "!isShown" of `Color.black.opacity(isShown ? 0.5 : 0)`.
  private static func unseenCondition(of element: AccessibilityElement, in context: RuleContext) -> String? {
    for call in context.call(at: element.expression)?.calls(named: "opacity") ?? [] {
      guard call.arguments.count == 1, case .ternary(let test, let then, let otherwise) = call.arguments[0].value.kind,
        let shown = then.numberValue, let other = otherwise.numberValue, (shown == 0) != (other == 0) else { continue }
      let isNegated: Bool
      let flag: String?
      if case .prefix("!", let operand) = test.kind { (isNegated, flag) = (true, operand.writtenPath) } else { (isNegated, flag) = (false, test.writtenPath) }
      guard let flag, flag.allSatisfy({ $0.isLetter || $0.isNumber || "_.".contains($0) }) else { continue }
      return (shown == 0) == isNegated ? "!\(flag)" : flag
    }
    return nil
  }

  /// Behind the tap, where that is written around what holds the drawing: others may use the drawing and do nothing with it.
  /// nil where it is the drawing's own, or where there are words in what is tapped.
  private static func outer(_ gesture: Gesture, of subject: ElementSubject, label: String) -> SourceEdit? {
    let (tap, element) = (gesture.source.atDot, subject.element)
    guard tap.file === element.source.file, !element.expression.contains(tap), element.source.end <= tap.start || tap.end <= element.source.start,
      !subject.neighbours(before: 4, after: 4).contains(where: { other in
        other.element.exposure == .exposed && other.element.gestures.contains { $0.source == gesture.source }
      }) else { return nil }
    let file = tap.file
    let indentation = file.indentation(at: tap.start)
    let isAtLine = file.startOfLine(at: tap.start) + indentation.utf8.count == tap.start
    let modifiers = [".accessibilityElement()", ".accessibilityLabel(\(label))", ".accessibilityAddTraits(.isButton)"]
    let text = modifiers.map { isAtLine ? file.lineEnding + indentation + $0 : $0 }.joined()
    return .insertion(of: text, at: tap.end, in: file)
  }

  /// `HStack {}` and the like, spread out to catch taps; other views without elements may just not have been followed.
  private func isEmptyStack(_ element: AccessibilityElement, in context: RuleContext) -> Bool {
    guard let chain = context.chain(of: element), let name = chain.name, let call = chain.call else { return false }
    switch name {
    case "HStack", "VStack", "ZStack", "Group":
      return call.parentheses == nil && call.closures.allSatisfy(\.body.statements.isEmpty)
    case "Spacer", "EmptyView": return call.arguments.isEmpty
    default: return false
    }
  }

  private static let closingWords = NameWords.words(.besideDialog)

  /// What a touch beside a dialog does; a button or the escape gesture mostly does it too.
  private static func closes(_ mention: String) -> Bool { closingWords.contains(where: mention.lowercased().contains) }

  /// What the code around it calls a pattern, a texture or a background.
  private static func isOrnament(_ element: AccessibilityElement) -> Bool {
    guard element.framework == .swiftUI else { return false }
    let (file, place) = (element.source.file, element.source.start)
    return (file.memberNames(around: place) + [file.typeName(around: place) ?? ""]).contains { name in
      !NameWords.words(.decorativePicture).isDisjoint(with: DecorativeNames.parts(of: name))
    }
  }

  private func drawn(_ element: AccessibilityElement) -> Violation {
    let name = ProposedName(
      expression: "\"<#what the drawing shows#>\"", spoken: "<#what the drawing shows#>", isDerived: false)
    let fixes = [NamingFix.label(name, on: element, noun: "drawing"), NamingFix.hide(element, noun: "drawing")]
    return Violation(
      "'\(element.viewName)' draws something that assistive technologies do not find", certainty: .review,
      at: element.source, fixes: fixes.compactMap(\.self))
  }
}

extension String {
  /// The name of a stack or of room that shows nothing by itself but the colour behind it.
  fileprivate var isPaintedRoom: Bool { hasSuffix("Stack") || hasSuffix("Group") || self == "Spacer" || self == "EmptyView" }
}
