import AccessibilityModel
import SourceModel
import SwiftSource

/// A control in the label of another one.
public struct NestedInteractive: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "nested-interactive", family: .structure, severity: .error, impact: .critical, wcag: ["4.1.2"],
    title: "control inside the label of another control",
    documentation: RuleDocumentation(
      reports: """
        A button, link, switch, slider or field in the label of a `Button`, `NavigationLink` or `Link`, or a view there \
        that reacts to taps of its own.
        """,
      why: """
        A control and all that its label holds are one element. The control inside is heard as a part of the name, and \
        assistive technologies can only activate the outer one.
        """,
      howToFix: "Put the two side by side, or offer the inner one as `.accessibilityAction(named:)` of the outer one.",
      elsewhere: """
        A cell that is an element hides the buttons in it: leave `isAccessibilityElement` at `false`, or offer them \
        as `accessibilityCustomActions`.
        """,
      limits: """
        A button inside that does nothing, does the same as the outer one, is disabled or lets touches through is left \
        alone, and so is one whose name the outer control offers as an action. Inside a `NavigationLink`, and through \
        components, it is likely and not certain.
        """,
      references: ["Recorded: as_exp_basic, ax_view_button (a button is one element)", "Apple: WWDC21 session 10119"]),
    examples: [
      .violation(
        """
        var body: some View {
          Button { open() } label: {
            HStack { Text("Note"); ↓Button("Pin") { pin() } }
          }
        }
        """),
      .violation(
        """
        var body: some View {
          NavigationLink { Detail() } label: {
            HStack { Text("Alarm"); ↓Toggle("On", isOn: $isOn).labelsHidden() }
          }
        }
        """),
      .violation(
        """
        var body: some View {
          Button { open() } label: {
            HStack { Text("Note"); Image("pin-1")↓.onTapGesture { pin() } }
          }
        }
        """),
      .pass(
        """
        var body: some View {
          NavigationLink { Page() } label: {
            HStack {
              Text("Episode")
              Button { play() } label: { Image(systemName: isOn ? "pause" : "play") }.accessibilityLabel(isOn ? "Pause" : "Play")
            }
          }
          .accessibilityAction(named: isOn ? "Pause" : "Play") { play() }
        }
        """),
      .pass(
        """
        var body: some View {
          HStack { Button("Open") { open() }; Button("Pin") { pin() } }
        }
        """),
      .pass(
        """
        var body: some View {
          Button { open() } label: { Text("Note") }.contextMenu { Button("Pin") { pin() } }
        }
        """),
      .pass(
        """
        var body: some View {
          Button { open() } label: {
            HStack { Text("Note"); Button("Pin") { pin() } }
          }
          .accessibilityAction(named: "Pin") { pin() }
        }
        """),
      .pass(
        """
        var body: some View {
          NavigationLink { NoteScreen() } label: { Button { choose() } label: { Text("Note") } }
            .accessibilityAction(.default) { choose() }
        }
        """),
      .pass(
        """
        var body: some View {
          Button { openURL(address) } label: { NavigationLink { EmptyView() } label: { Text("Source") } }
          Button { openURL(address) } label: { NavigationLink("Source", destination: EmptyView()) }
        }
        """),
      .pass(
        """
        var body: some View {
          Menu("More") { Button("Pin") { pin() } }
        }
        """),
      .undecided(
        """
        var body: some View {
          Button { open() } label: { BrandCard(onClose: close) }
        }
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.exposure == .exposed, [.button, .navigationLink, .link, .toggle].contains(element.role)
    else { return .inapplicable }
    // What activation does is said where the outer control is told so.
    if element.actions.contains(where: { $0.kind == .activate }) { return .pass }
    guard let inner = element.content.first(where: { isLost($0, in: element, context) }) else {
      return touched(in: element, context) ?? .pass
    }
    if let supplied = suppliedAction(inner, in: element) {
      return .undecided(UnknownReason(.suppliedContent, supplied))
    }
    let isCertain = element.role == .button && inner.callSites == element.callSites
    return .violation(Violation(
      "\(inner.nounWithName) stands in the label of a \(element.noun) and cannot be reached",
      certainty: isServed(inner, in: element, context) ? .review : isCertain ? .certain : .likely,
      severity: follows(element, inner) ? .note : nil, at: inner.source, heard: Heard(before: context.heard(element)),
      related: [RelatedPlace(element.source, "the outer control")]))
  }

  /// A tap, or a touch that ends in something, on something in the label: assistive technologies press the control alone.
  private func touched(in element: AccessibilityElement, _ context: RuleContext) -> Outcome? {
    for part in element.content where part.exposure != .hidden && part.source != element.source {
      let tap = part.gestures.first {
        ($0.kind == .tap && $0.count == 1 || $0.kind == .drag && $0.dragged.isEmpty)
          && part.expression.contains($0.source) && !$0.isTrivialTap && !$0.isSketched
      }
      guard let tap, ActionLikeness.meaningful(tap.effect) != ActionLikeness.meaningful(element.activation ?? ActionSummary()),
        !element.actions.contains(where: { $0.kind != .swipe }) else { continue }
      if let gap = element.gap { return .undecided(gap) }
      return .violation(Violation(
        "gesture on \(part.nounWithName) stands in the label of a \(element.noun) and cannot be reached",
        certainty: .likely, at: tap.source.atDot, heard: Heard(before: context.heard(element)),
        related: [RelatedPlace(element.source, "the outer control")]))
    }
    return nil
  }

  /// The closure that a component was handed for its button; whether there is one is the business of its callers.
  private func suppliedAction(_ inner: AccessibilityElement, in outer: AccessibilityElement) -> String? {
    guard inner.callSites != outer.callSites, let mentions = inner.activation?.mentions, mentions.count == 1,
      !inner.source.text.contains(mentions[0] + "(") else { return nil }
    return mentions[0]
  }

  /// Whether pressing the inner control does nothing but have the link followed: `NavigationLink(isActive: $isOpen)` and
  /// `isOpen = true`.
  private func follows(_ link: AccessibilityElement, _ inner: AccessibilityElement) -> Bool {
    guard link.role == .navigationLink, let action = inner.activation, !action.assignments.isEmpty,
      let binding = CallArguments(of: link.source).arguments.first(where: { $0.label == "isActive" })?.value.text
    else { return false }
    // `$isOpen`, `self.$isOpen` and `$self.isOpen` are one value.
    func bare(_ name: String) -> String { name.filter { $0 != "$" }.replacing("self.", with: "") }
    let isSame = action.assignments.allSatisfy { bare($0.target) == bare(binding) }
    return isSame && Set(action.mentions).isSubset(of: action.assignments.map(\.target))
  }

  /// A menu in a row that has a context menu: most likely the same commands, which the row offers as actions.
  private func isServed(_ inner: AccessibilityElement, in outer: AccessibilityElement, _ context: RuleContext) -> Bool {
    inner.role == .menu && context.code(of: outer, calls: "contextMenu")
  }

  /// A link to `EmptyView()` is only there for its arrow.
  private func leadsNowhere(_ link: Call) -> Bool {
    guard link.callee.plainName == "NavigationLink" else { return false }
    if let destination = link.argument("destination"), destination.callName == "EmptyView" { return true }
    // The first closure is the destination where another one or a title gives the label (Apple: documentation of
    // NavigationLink init(destination:label:) and init(_:destination:)).
    let closures = link.closures
    guard let first = closures.first, closures.count > 1 || link.arguments.first?.label == nil, first.body.statements.count == 1,
      case .expression(let made)? = first.body.statements.first else { return false }
    return made.callName == "EmptyView"
  }

  private func isLost(_ part: AccessibilityElement, in outer: AccessibilityElement, _ context: RuleContext) -> Bool {
    guard part.exposure == .exposed, part.role.isControl, part.certainty != .opaque, part.source != outer.source
    else { return false }
    if part.traits.contains(.notEnabled) || context.isTouchedByNobody(part) { return false }
    // A style draws the button as another one, of the same words.
    let isWritten = outer.source.contains(part.source) || part.callSites.contains { outer.source.contains($0.source) }
    if !isWritten, part.role == .button, outer.role == .button, let name = part.label?.value,
      name == outer.label?.value, outer.content.count(where: { $0.role.isControl }) == 1 { return false }
    // Without anything to see or hear it is only there to be followed by code.
    if part.role == .navigationLink, part.isUnnamed, part.image == nil, part.content.isEmpty { return false }
    if context.chain(of: part)?.call.map(leadsNowhere) ?? false { return false }
    if let activation = part.activation {
      // A style that draws the button as another one hands the tap on.
      if activation.isEmpty || activation.mentions == outer.activation?.mentions { return false }
      if activation.mentions.contains(where: { $0.hasSuffix("configuration.trigger") }) { return false }
    }
    // By one of its names, where it is called otherwise in another state.
    let names = Set(part.label?.value.literals ?? [])
    return !outer.actions.contains { action in
      action.name != nil && action.name == part.label?.value || !names.isDisjoint(with: action.name?.literals ?? [])
    }
  }
}
