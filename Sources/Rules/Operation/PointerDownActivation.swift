import PlatformKnowledge
import SourceModel
import SwiftSource

/// A function that runs as soon as the finger is down.
public struct PointerDownActivation: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "pointer-down-activation", family: .operation, severity: .warning, impact: .moderate, wcag: ["2.5.2"],
    title: "touching down is enough",
    documentation: RuleDocumentation(
      reports: """
        `DragGesture(minimumDistance: 0).onChanged { … }` without `onEnded`, whose closure makes no use of the drag and \
        calls a function.
        """,
      why: """
        Who hits the wrong place with a trembling hand has no chance to slide off again: the function has run before \
        the finger lifts, and runs again with every movement.
        """,
      howToFix: "Use a `Button`, or `onEnded`.",
      elsewhere: "`addTarget(self, action: …, for: .touchUpInside)` and not `.touchDown`.",
      limits: """
        Silent where only variables are set or a press is drawn, where the gesture also listens to its end, and where \
        names speak of playing, pressing, holding, dragging or recording: there touching down is what is wanted.
        """,
      references: ["WCAG 2.2: understanding 2.5.2 Pointer Cancellation", "Apple: documentation of DragGesture"]),
    examples: [
      .violation(
        """
        var body: some View {
          Label("Delete", systemImage: "trash")
            .gesture(↓DragGesture(minimumDistance: 0).onChanged { _ in remove() })
        }
        """,
        fixed: """
          var body: some View {
            Label("Delete", systemImage: "trash")
              .gesture(DragGesture(minimumDistance: 0).onEnded { _ in remove() })
          }
          """),
      .pass("var body: some View { Button(\"Delete\") { remove() } }"),
      .pass(
        """
        var body: some View {
          Text("Card").gesture(DragGesture(minimumDistance: 0).onChanged { _ in isPressed = true }.onEnded { _ in open() })
        }
        """),
      .pass(
        """
        var body: some View {
          Text("C").gesture(DragGesture(minimumDistance: 0).onChanged { _ in playNote(60) })
        }
        """),
      .undecided(
        """
        var body: some View {
          Text("Card").gesture(DragGesture(minimumDistance: 0).onChanged { value in handle(value) })
        }
        """),
    ])

  private static let meant = NameWords.words(.touchDownDeed)

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    project.ofEachType(Self.self) { type in
      type.chains.compactMap { chain -> Outcome? in
        guard chain.name == "DragGesture", let distance = chain.call?.argument("minimumDistance")?.numberValue,
          distance == 0, !chain.has("onEnded", "updating"), let link = chain.link("onChanged"),
          let closure = link.call.closures.last, !closure.usesParameter else { return nil }
        let effects = closure.unconditional
        guard effects.count == closure.body.statements.count, effects.contains(where: Self.matters),
          !effects.contains(where: { !Self.meant.isDisjoint(with: $0.name.identifierWords) })
        else { return nil }
        let name = SourceRange(file: link.place.file, start: link.place.start, end: link.place.start + ".onChanged".utf8.count)
        return .violation(Violation(
          "'\(effects.first(where: Self.matters)?.name ?? "")' runs as soon as the finger is down", certainty: .likely,
          at: chain.whole.range,
          fixes: [
            Fix("wait for the end of the touch", safety: .suggested, edits: [FixBuilder.replacing(name, with: ".onEnded")])
          ]))
      }
    }
  }

  private static func matters(_ effect: CodeEffect) -> Bool {
    if case .call = effect { true } else { false }
  }
}
