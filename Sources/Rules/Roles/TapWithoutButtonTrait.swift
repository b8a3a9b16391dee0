import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// A view that reacts to a tap and is not announced as something that can be activated.
public struct TapWithoutButtonTrait: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "tap-without-button-trait", family: .roles, severity: .error, impact: .critical, wcag: ["4.1.2", "2.1.1"],
    title: "view reacts to a tap and is not announced as a button",
    documentation: RuleDocumentation(
      reports: """
        A text, picture, row or card with `onTapGesture` or a `TapGesture` that has neither the button, link nor \
        toggle trait nor an accessibility action. A gesture on a stack is reported once, for all that stands in it. So is \
        one on what stands at a place of a map.
        """,
      why: """
        A tap gesture adds nothing to the accessibility tree: VoiceOver reads the words and no role, so nobody hears \
        that there is something to activate. Voice Control shows no name for it, and Full Keyboard Access and Switch \
        Control may pass it by.
        """,
      howToFix: """
        Make it a `Button` with `.buttonStyle(.plain)`: that gives the role, keyboard focus and the pressed state. \
        Where a gesture has to stay, add `.accessibilityAddTraits(.isButton)`, on a stack after \
        `.accessibilityElement(children: .combine)`.
        """,
      elsewhere: "Use a `UIButton` or `UIControl`; see `uikit-tap-view-not-element`.",
      limits: """
        Silent for gestures that do nothing, which calling functions of the view with an empty body is too, or only put the \
        keyboard away, for gestures around text fields, on drawn \
        content and maps as such, where a control of the screen does the same, and for taps that only bring a window to the \
        front. A note where a tap only counts up to something that is hidden. Several taps, long presses and drags are \
        the business of 'gesture-only-action'. A shape is reported only when the tap does more than close something.
        """,
      references: [
        "Recorded: ax_view_onTapGesture (no trait from a tap gesture), ax_ax_aXActionUnnamed (a button by its action)",
        "Apple: documentation of onTapGesture(count:perform:), which points to ButtonStyle",
        "Apple: WWDC24 session 10073",
      ]),
    examples: violations + passes + furtherExamples + Self.onMaps + Self.ticks + Self.deeds)

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    if element.role == .map, element.exposure != .hidden { return onMap(subject, in: context) }
    guard element.exposure != .hidden, !element.role.isControl, ![.canvas, .map, .chart, .video].contains(element.role),
      let tap = TapTarget(of: subject), !tap.isTrivial else { return .inapplicable }
    if element.mayHave([.button, .link, .toggle, .adjustable]) { return .pass }
    if element.actions.contains(where: { $0.kind != .swipe }) || element.rotors.contains("Links") { return .pass }
    if let gap = element.gap { return opaque(subject, tap) ?? .undecided(gap) }
    if element.role == .combined,
      element.content.contains(where: { $0.exposure == .exposed && $0.mayHave([.button, .link, .toggle]) }) {
      return .undecided(UnknownReason(.dynamicValue, "traits of combined children"))
    }
    if element.role == .platformView || element.role == .webView {
      return .undecided(UnknownReason(.platformView, element.viewName))
    }
    let target = tap.gathered(around: subject)
    if target.holdsField { return .inapplicable }
    if target.coversScreen, !target.isRow, target.holdsControl { return .undecided(UnknownReason(.dynamicValue, "onTapGesture")) }
    if target.mayTellRole(element) { return .undecided(UnknownReason(.unsupportedCode, element.viewName)) }
    if target.hasEquivalent(for: subject) { return .inapplicable }
    // A press on the ground around controls takes the selection away.
    if target.count > 1, target.onlyClears, target.holdsControl || target.coversScreen && target.onlyUnsets { return .inapplicable }
    if target.onlyPutsAway || target.onlyRaises { return .inapplicable }
    if element.exposure == .absent { return absent(element, target) }
    var violation = violation(subject, target, context)
    // What it will do, nobody knows yet; and what listens beside others may not be all that is pressed there.
    if tap.gesture.isSketched || tap.gesture.onlyListens { violation.certainty = .review }
    if tap.isForMakers { violation.severity = .note }
    if target.isOfferedElsewhere || Self.isRowOfMac(subject, target) { violation.certainty = .review }
    if target.exposedCount > 1,
      target.closesWhatHoldsIt(subject) || target.holdsPage || target.holdsList && target.onlySetsFlags {
      violation.certainty = .review
      violation.fixes = []
    }
    return .violation(violation)
  }

  /// What only plays, nobody misses who cannot see it; what goes by itself need not be closed; and what is hidden on purpose
  /// is for nobody. Of what nothing reacts to nothing is told.
  public static func settled(_ findings: [Finding], in project: ProjectSubject) -> [Finding] {
    if findings.isEmpty { return findings }
    let passing = PassingTaps(project.code)
    return findings.compactMap { finding in
      if IdleTaps.holds(finding.place, in: project.code) { return nil }
      guard finding.severity != .note,
        PlayedMotion(finding.place, in: project)?.isAll ?? false || passing.endsByItself(finding.place)
          || CountedTaps.isSecret(finding.place, in: project.code)
      else { return finding }
      var finding = finding
      finding.severity = .note
      return finding
    }
  }

  /// A row of a list of the Mac that has a selection is chosen as a row, and opened by a key as well.
  private static func isRowOfMac(_ subject: ElementSubject, _ target: TapTarget) -> Bool {
    let tap = target.place
    let versions = tap.file.build.minimumVersions
    guard versions["iOS"] == nil, versions["macOS"] != nil || tap.file.mentions(["import AppKit", "import Cocoa"]),
      let list = subject.containers.last(where: { $0.kind == .list }) else { return false }
    guard CallArguments(of: list.source).arguments.contains(where: { $0.label == "selection" }) else { return false }
    if ModifierChain.whole(around: tap)?.text.contains(".tag(") ?? false { return true }
    // `selection = item.id`, which a loop over identifiable items gives the rows as tags.
    let effect = target.gesture.effect
    guard effect.assignments.count == 1, case let one = effect.assignments[0] else { return false }
    return one.value.hasSuffix(".id") && effect.mentions.allSatisfy { $0 == one.target }
  }

  /// A view of a package, or one whose declaration was not given: nothing where it is used announces it.
  private func opaque(_ subject: ElementSubject, _ tap: TapTarget) -> Outcome? {
    let element = subject.element
    guard element.role == .opaque, element.exposure == .exposed, element.viewName.first?.isUppercase == true,
      element.reasons.allSatisfy({ $0.kind == .opaqueView || $0.isMostLikelyHarmless }), !tap.hasEquivalent(for: subject),
      !tap.onlyDismisses else { return nil }
    let target = tap.gathered(around: subject)
    // With others under the same tap, each of them would be a button by itself; what is called a picture holds no control.
    let unknown = target.firstParts.map(\.element).filter { $0.role == .opaque }
    let isOne = !target.holdsControl && !target.holdsList && unknown.allSatisfy { Self.isCalledPicture($0.viewName) }
    let fixes = target.count > 1 ? isOne ? [combining(target)] : [] : [
      Fix(
        "announce it as a button", safety: .suggested,
        edits: [FixBuilder.adding(".accessibilityAddTraits(.isButton)", after: tap.place)])
    ]
    return .violation(Violation(
      "'\(element.viewName)' reacts to a tap and nothing here announces it as a button", certainty: .review,
      at: tap.place, fixes: fixes))
  }

  /// `BrandIcon`, `LogoView`
  private static func isCalledPicture(_ view: String) -> Bool {
    let words = IdentifierWords.split(view).map { $0.lowercased() }
    return words.contains(where: NameWords.words(.pictureView).contains) && Set(words).isDisjoint(with: ["button", "link"])
  }

  /// What touch users see and nobody else finds.
  private func absent(_ element: AccessibilityElement, _ target: TapTarget) -> Outcome {
    // Of shapes `drawn-content-unrepresented` tells.
    guard target.exposedCount == 0, element.role == .image, !target.onlyDismisses else { return .inapplicable }
    return .violation(Violation(
      "picture reacts to a tap and is no element for assistive technologies", certainty: .likely, at: target.place))
  }

  private func violation(_ subject: ElementSubject, _ target: TapTarget, _ context: RuleContext) -> Violation {
    let element = subject.element
    let isKnown = target.text.hasPrefix(".onTapGesture") && !target.text.contains("?(")
    guard target.count > 1 else {
      if target.opensAddress {
        let edit = FixBuilder.adding(".accessibilityAddTraits(.isLink)", after: target.place)
        return Violation(
          "\(element.nounWithName) reacts to a tap and is not announced as a link",
          certainty: isKnown ? .certain : .likely, at: target.place, heard: heard(element, as: .link, context),
          fixes: [Fix("announce it as a link", safety: .suggested, edits: [edit])])
      }
      let noun = LoadedPicture.isShownLater(than: subject) ? "image" : element.nounWithName
      // One button for all the words would lead to one of the places at best.
      if TapPlace.decides(target.gesture, on: element) {
        return Violation(
          "\(noun) reacts to a tap and is not announced as a button", certainty: .likely, at: target.place,
          heard: Heard(before: context.heard(element)))
      }
      let caption = LoadedPicture.caption(of: subject) ?? ticked(subject) ?? ProposedName.ofRating(element, in: context)
      // Another branch has the same name for what is not ticked.
      let isTicked = caption != nil && KeptState.isOnInBranch(subject)
      // Once it is loaded there is a picture of which nothing is heard, and then a button without a name.
      let isNameless = caption == nil && LoadedPicture.isShownLater(than: subject)
      return Violation(
        "\(noun) reacts to a tap and is not announced as a button",
        certainty: isKnown ? .certain : .likely,
        at: target.place,
        heard: isNameless ? Heard(before: context.heard(element)) : heard(element, as: isTicked ? [.button, .selected] : .button, named: caption, context),
        fixes: [isNameless ? Self.announcingLoaded(subject, target) : announcing(element, target, named: caption, isTicked: isTicked, in: context)])
    }
    let fixes = joint(element, target)
    let joined = target.holdsControl || fixes.isEmpty ? nil : target.heardAsOne(with: .button, in: context)
    return Violation(
      Self.message(of: target),
      certainty: target.isArea ? .review : isKnown ? .certain : .likely, severity: target.isArea ? .warning : nil,
      at: target.place, heard: joined ?? Heard(before: target.firstHeard(in: context) ?? context.heard(element)),
      fixes: fixes)
  }

  /// Controls in the area are announced as what they are.
  private static func message(of target: TapTarget) -> String {
    guard target.holdsControl else { return "\(target.count) elements react to one tap and none is announced as a button" }
    guard target.plainCount > 1 else { return "area around controls reacts to a tap and is not announced as a button" }
    return "\(target.plainCount) elements beside controls react to one tap and none is announced as a button"
  }

  /// A picture without a name takes another one with the trait, and which one may be for people to say.
  private func heard(
    _ element: AccessibilityElement, as trait: Traits, named caption: ProposedName? = nil, _ context: RuleContext
  ) -> Heard {
    guard caption != nil || Self.lacksName(element) else { return context.heard(element) { $0.traits.formUnion(trait) } }
    guard let name = caption ?? proposed(element, in: context) else { return Heard(before: context.heard(element)) }
    return context.heard(element) {
      $0.traits.formUnion(trait)
      $0.label = Fact(SpokenText(name.spoken), origin: .content)
    }
  }

  /// For several that react to one tap: one button, or the only one that is none beside controls, which stay what they are.
  private func joint(_ element: AccessibilityElement, _ target: TapTarget) -> [Fix] {
    guard !target.holdsList, ![.chart, .chartMark].contains(element.role) else { return [] }
    guard target.holdsControl else { return target.holdsOthersToPress ? [] : [Self.ticking(target) ?? combining(target)] }
    guard target.holdsOneBesideControls, !target.isArea, element.role == .text,
      ModifierChain.whole(around: target.place)?.contains(element.expression) ?? false else { return [] }
    let edit = FixBuilder.adding(".accessibilityAddTraits(.isButton)", to: element)
    return [Fix("announce it as a button", safety: .suggested, edits: [edit])]
  }

  /// A picture that nobody named is a button without a name as soon as it is one.
  private func announcing(
    _ element: AccessibilityElement, _ target: TapTarget, named caption: ProposedName?, isTicked: Bool, in context: RuleContext
  ) -> Fix {
    let trait = FixBuilder.adding(".accessibilityAddTraits(.isButton)", after: target.place)
    guard caption != nil || Self.lacksName(element) else {
      return Fix("announce it as a button", safety: .suggested, edits: [trait])
    }
    let name = caption ?? proposed(element, in: context)
    let label = FixBuilder.adding(".accessibilityLabel(\(name?.expression ?? gap(element, in: context)))", after: target.place)
    // A name takes the place of the pictures, so it is not to be all that is heard of them.
    let test = KeptState.test(of: element).map { "\($0) ? [.isButton, .isSelected] : .isButton" } ?? (isTicked ? "[.isButton, .isSelected]" : nil)
    // That holds of one that a person has to fill in as well.
    if let test, name.map({ $0.isDerived && !$0.isOfStates }) ?? true {
      let traits = FixBuilder.adding(".accessibilityAddTraits(\(test))", after: target.place)
      let edit = SourceEdit(range: label.range, replacement: label.replacement + traits.replacement)
      return Fix("name it, announce it as a button and tell its state by a trait", safety: .suggested, edits: [edit])
    }
    let edit = SourceEdit(range: label.range, replacement: label.replacement + trait.replacement)
    return Fix("name it and announce it as a button", safety: .suggested, edits: [edit])
  }

  /// With a gap for what a picture shows that nobody sees before it is loaded; each of a list shows something else.
  private static func announcingLoaded(_ subject: ElementSubject, _ target: TapTarget) -> Fix {
    let gap = subject.isRepeated ? ProposedName.handedPicture.expression : "\"<#name#>\""
    let label = FixBuilder.adding(".accessibilityLabel(\(gap))", after: target.place)
    let trait = FixBuilder.adding(".accessibilityAddTraits(.isButton)", after: target.place)
    let edit = SourceEdit(range: label.range, replacement: label.replacement + trait.replacement)
    return Fix("name it and announce it as a button", safety: .suggested, edits: [edit])
  }

  private func combining(_ target: TapTarget) -> Fix {
    let first = FixBuilder.adding(".accessibilityElement(children: .combine)", after: target.place)
    let second = FixBuilder.adding(".accessibilityAddTraits(.isButton)", after: target.place)
    let edit = SourceEdit(range: first.range, replacement: first.replacement + second.replacement)
    return Fix("make it one element that is announced as a button", safety: .suggested, edits: [edit])
  }
}
