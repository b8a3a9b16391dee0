import AccessibilityModel
import SourceModel

/// A control that is on screen and that nobody finds who uses an assistive technology.
public struct HiddenControlStillFocusable: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "hidden-control-still-focusable", family: .structure, severity: .error, impact: .critical,
    wcag: ["4.1.2", "2.1.1"],
    title: "visible control is hidden from assistive technologies",
    documentation: RuleDocumentation(
      reports: """
        A button, link, switch, slider, picker or field under `.accessibilityHidden(true)`, on it or on what it stands \
        in, when no other element of the screen does the same. Reported once for each modifier.
        """,
      why: """
        The control can be seen and touched, and for VoiceOver, Voice Control and Switch Control it does not exist. \
        Nobody who depends on these can do what it does, nor learns that it could be done.
        """,
      howToFix: """
        Remove the modifier, or hide only what decorates inside the control. Where an action of the row does the same, \
        keep the control hidden and offer `.accessibilityAction(named:)`.
        """,
      elsewhere: "Leave `isAccessibilityElement` at `true` and `accessibilityElementsHidden` at `false`.",
      limits: """
        Only a plain `true` counts. Controls that are disabled, invisible, do nothing or let touches through are left \
        alone. Undecided where an element has actions of its own, which may be the same, and where a view could not be \
        followed.
        """,
      references: ["Apple: documentation of accessibilityHidden(_:)", "axe-core: rule aria-hidden-focus"]),
    examples: [
      .violation(
        """
        var body: some View {
          Text("Mail")
          Button("Filter") { filter() }↓.accessibilityHidden(true)
        }
        """,
        fixed: """
          var body: some View {
            Text("Mail")
            Button("Filter") { filter() }
          }
          """),
      .violation(
        """
        var body: some View {
          Text("Alarm")
          HStack {
            Text("Volume")
            Slider(value: $volume)
          }
          ↓.accessibilityHidden(true)
        }
        """),
      .pass(
        """
        var body: some View {
          Image(systemName: "sparkles").accessibilityHidden(true)
          Button("Filter") { filter() }
        }
        """),
      .pass(
        """
        var body: some View {
          Button("Close") { close() }
          Button { close() } label: { Image(systemName: "xmark") }.accessibilityHidden(true)
        }
        """),
      .pass(
        """
        var body: some View {
          Text("Mail")
          Button("Filter") { filter() }.accessibilityHidden(true).disabled(true)
        }
        """),
      .undecided(
        """
        var body: some View {
          Text(mail.subject).accessibilityAction(named: actionName) { perform() }
          Button("Archive") { archive(mail) }.accessibilityHidden(true)
        }
        """),
      .undecided(
        """
        var body: some View {
          Text("Mail")
          Button("Filter") { filter() }.accessibilityHidden(isBusy)
        }
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard let modifier = element.hidingModifier, element.role.isControl else { return .inapplicable }
    let offer = subject.surveyed(Offer.self)
    guard offer.firstHidden[modifier.source] == element.source else { return .inapplicable }
    if element.mayHave(.notEnabled) || element.activation?.isEmpty ?? false { return .inapplicable }
    if element.appearance.opacity?.options.contains(where: { $0.value == 0 }) ?? false { return .inapplicable }
    if context.code(of: element, calls: "allowsHitTesting") { return .inapplicable }
    // A link that shows nothing is for code, and is right to be hidden: `invisible-navigation-link`.
    if element.role == .navigationLink, element.isUnnamed, element.image == nil, element.content.allSatisfy(\.isUnnamed) {
      return .inapplicable
    }
    guard offer.isAny else { return .undecided(UnknownReason(.suppliedContent, subject.screen.name)) }
    if offer.has(element) { return .pass }
    if let acting = offer.firstActing {
      return .undecided(UnknownReason(.dynamicValue, acting.viewName))
    }
    if let gap = offer.firstGap ?? element.gap { return .undecided(gap) }
    var shown = element
    shown.exposure = .exposed
    return .violation(Violation(
      "\(element.nounWithName) is on screen and hidden from assistive technologies", certainty: .likely,
      at: modifier.place, heard: Heard(before: "", after: context.heard(shown)),
      fixes: [Fix("let it be found", safety: .suggested, edits: [FixBuilder.removing(modifier.source)])],
      related: element.owns(modifier) ? [] : [RelatedPlace(element.source, "the control")]))
  }

}

/// What a screen offers besides its hidden controls.
private struct Offer: ScreenSurvey {
  private(set) var isAny = false
  private(set) var firstActing: AccessibilityElement?
  private(set) var firstGap: UnknownReason?
  /// The first control that a modifier hides.
  private(set) var firstHidden: [SourceRange: SourceRange] = [:]
  /// What activating each of the exposed elements, or a gesture on it, does, by each of the names in it.
  private var effects: [String: Set<Set<String>>] = [:]
  private var sources: Set<SourceRange> = []
  private let bindings = Memory<Int, Set<String>>()

  init(_ screen: ScreenPlaces) {
    for element in screen.all {
      if element.exposure == .exposed { add(element) }
      guard element.role.isControl, let modifier = element.hidingModifier, firstHidden[modifier.source] == nil
      else { continue }
      firstHidden[modifier.source] = element.source
    }
  }

  private mutating func add(_ element: AccessibilityElement) {
    isAny = true
    if firstActing == nil, !element.actions.isEmpty { firstActing = element }
    if firstGap == nil { firstGap = element.gap }
    sources.insert(element.source)
    for effect in [element.activation].compactMap({ $0 }) + element.gestures.map(\.effect) {
      let names = ActionLikeness.meaningful(effect)
      for name in names { effects[name, default: []].insert(names) }
    }
  }

  /// Whether something that can be found does what a control does.
  func has(_ element: AccessibilityElement) -> Bool {
    if let mine = element.activation {
      let effect = ActionLikeness.meaningful(mine)
      return effect.min().map { effects[$0]?.contains(where: effect.isSubset) ?? false } ?? false
    }
    guard let binding = CallArguments(of: element.source).binding else { return false }
    return bindings(0) { Set(sources.compactMap { CallArguments(of: $0).binding }) }.contains(binding)
  }
}

extension AccessibilityElement {
  fileprivate var hidingModifier: AppliedModifier? {
    guard exposure == .hidden else { return nil }
    return modifiers(named: "accessibilityHidden").first { $0.arguments == ["true"] }
  }
}
