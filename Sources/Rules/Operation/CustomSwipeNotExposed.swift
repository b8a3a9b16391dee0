import PlatformKnowledge
import SourceModel
import SwiftSource

/// A home-made swipe that does something and is no action for assistive technologies.
public struct CustomSwipeNotExposed: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "custom-swipe-not-exposed", family: .operation, severity: .warning, impact: .serious, wcag: ["2.1.1", "2.5.1"],
    title: "home-made swipe is no action",
    documentation: RuleDocumentation(
      reports: """
        A `DragGesture` that calls a function when it was moved far enough to the side (`translation.width` against a \
        number), in a type that offers no accessibility action, adjustable action, context menu or swipe actions, and \
        no button that calls the same.
        """,
      why: """
        VoiceOver takes swipes for itself, and Switch Control, Voice Control and keyboards have none. Swipe actions of \
        the system are offered to all of them; a gesture of the app's own is offered to nobody.
        """,
      howToFix: """
        Use `swipeActions`, or add `.accessibilityAction(named: "Delete") { … }` with what the swipe does.
        """,
      elsewhere: "`trailingSwipeActionsConfigurationForRowAt`, or `accessibilityCustomActions`.",
      limits: """
        Silent where the swipe only sets variables, closes or goes back, which other gestures and buttons of the \
        system do as well, and where the function is called in a button of the type.
        """,
      references: ["Apple: documentation of swipeActions(edge:allowsFullSwipe:content:)", "Apple: WWDC24 session 10073"]),
    examples: [
      .violation(
        """
        var body: some View {
          Text(mail.subject)
            .offset(x: offset)
            ↓.gesture(
              DragGesture()
                .onChanged { offset = $0.translation.width }
                .onEnded { value in
                  if value.translation.width < -100 { archive(mail) }
                })
        }
        """),
      .pass(
        """
        var body: some View {
          Text(mail.subject)
            .gesture(DragGesture().onEnded { value in if value.translation.width < -100 { archive(mail) } })
            .accessibilityAction(named: "Archive") { archive(mail) }
        }
        """),
      .pass(
        """
        var body: some View {
          HStack {
            Text(mail.subject)
              .gesture(DragGesture().onEnded { value in if value.translation.width < -100 { archive(mail) } })
            Button("Archive") { archive(mail) }
          }
        }
        """),
      .pass(
        """
        var body: some View {
          Text(mail.subject)
            .gesture(DragGesture().onEnded { value in if value.translation.width > 100 { dismiss() } })
        }
        """),
      .undecided(
        """
        var body: some View {
          Text(mail.subject).gesture(DragGesture().onEnded { value in finish(value) })
        }
        """),
    ])

  private static let ways = [
    "accessibilityAction", "accessibilityAdjustableAction", "accessibilityScrollAction", "contextMenu", "swipeActions",
    "accessibilityRepresentation", "accessibilityHidden",
  ]
  private static let trivial = NameWords.words(.swipeEffect)

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    project.ofEachType(Self.self) { type -> [Outcome] in
      let swiped = type.chains.compactMap { chain in Self.swipe(chain).map { (chain, $0) } }
      guard !swiped.isEmpty, !type.mentions(Self.ways) else { return [] }
      let pressed = Self.pressed(type)
      return swiped.compactMap { _, swipe in
        guard !pressed.contains(swipe.name) else { return nil }
        return .violation(Violation(
          "swipe calls '\(swipe.name)', which assistive technologies are not offered", certainty: .likely,
          at: swipe.place))
      }
    }
  }

  /// What buttons of the type call.
  private static func pressed(_ type: WholeType) -> Set<String> {
    var names: Set<String> = []
    for chain in type.chains where ["Button", "Menu", "Toggle"].contains(chain.name) {
      CodeWalk.expressions(of: .expression(chain.base)) { expression in
        if case .call(let call) = expression.kind, let name = call.callee.dottedName { names.insert(name) }
      }
    }
    return names
  }

  private static func swipe(_ chain: CodeChain) -> (place: SourceRange, name: String)? {
    for link in chain.links where ["gesture", "highPriorityGesture"].contains(link.name) {
      guard let argument = link.call.arguments.first?.value,
        case let gesture = CodeChain(reading: argument), gesture.name == "DragGesture",
        let closure = gesture.link("onEnded")?.call.closures.last else { continue }
      for case .conditional(let code) in closure.body.statements {
        if let name = function(code) { return (link.place, name) }
      }
    }
    return nil
  }

  /// The function that is called when the drag went far to the side.
  private static func function(_ code: IfCode) -> String? {
    let isSideways = code.conditions.contains { condition in
      guard case .expression(let test) = condition else { return false }
      // `value.translation.width`, `value.predictedEndTranslation.width`
      return test.holds { part in
        if case .member(let base?, "width") = part.kind { base.speaks(of: "translation") } else { false }
      }
    }
    if isSideways {
      for case .call(let name, _, _) in CodeEffect.all(in: code.then) {
        if trivial.isDisjoint(with: name.identifierWords) { return name }
      }
    }
    guard case .conditional(let other)? = code.otherwise else { return nil }
    return function(other)
  }
}
