import SourceModel
import SwiftSource

/// A row that can be tapped on its words and not between them.
public struct HitAreaHoles: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "hit-area-holes", family: .operation, severity: .note, impact: .minor, wcag: ["2.5.8"],
    title: "taps beside the words do nothing",
    documentation: RuleDocumentation(
      reports: """
        A stack with a `Spacer` and a tap gesture, without `contentShape` or a background between them.
        """,
      why: """
        A stack takes touches only where its views draw something. The room that the spacer makes looks like part of \
        the row, and taps there, as of a person with a tremor or of a switch that taps the middle, do nothing.
        """,
      howToFix: "Add `.contentShape(Rectangle())` before the gesture, or make the row a `Button`.",
      elsewhere: "A `UIControl` takes touches in all of its bounds.",
      limits: "Only stacks whose spacer is one of their own views are seen.",
      references: ["Apple: documentation of contentShape(_:eoFill:)"]),
    examples: [
      .violation(
        """
        var body: some View {
          HStack { Text("Wi-Fi"); Spacer(); Text("Home") }↓.onTapGesture { open() }
        }
        """,
        fixed: """
          var body: some View {
            HStack { Text("Wi-Fi"); Spacer(); Text("Home") }.contentShape(Rectangle()).onTapGesture { open() }
          }
          """),
      .pass(
        """
        var body: some View {
          HStack { Text("Wi-Fi"); Spacer(); Text("Home") }.contentShape(Rectangle()).onTapGesture { open() }
        }
        """),
      .pass(
        """
        var body: some View {
          HStack { Text("Wi-Fi"); Spacer(); Text("Home") }.padding().background(.blue).onTapGesture { open() }
        }
        """),
      .pass("var body: some View { HStack { Text(\"Wi-Fi\"); Text(\"Home\") }.onTapGesture { open() } }"),
      .undecided(
        """
        var body: some View {
          HStack { Text("Wi-Fi"); Spacer(); Text("Home") }.card().onTapGesture { open() }
        }
        """),
    ])

  private static let gestures: Set<String> = ["onTapGesture", "onLongPressGesture"]
  /// Modifiers after which a stack takes touches only where it did before.
  private static let harmless: Set<String> = [
    "padding", "frame", "font", "foregroundColor", "foregroundStyle", "opacity", "id", "tint", "lineLimit", "bold",
    "listRowInsets", "listRowSeparator", "accessibilityElement", "accessibilityLabel", "accessibilityAddTraits",
    "accessibilityHint", "accessibilityValue", "accessibilityIdentifier", "onAppear", "help",
  ]

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    project.code.types.flatMap { type in
      type.chains.compactMap { chain -> Outcome? in
        guard ["HStack", "VStack"].contains(chain.name), let closure = chain.call?.closures.last,
          let index = chain.links.firstIndex(where: { Self.gestures.contains($0.name) }),
          chain.links[..<index].allSatisfy({ Self.harmless.contains($0.name) }),
          !chain.links[index...].contains(where: { $0.name == "contentShape" }),
          Self.hasRoom(closure.body.views), !Self.isEmpty(chain.links[index].call) else { return nil }
        let place = chain.links[index].place
        return .violation(Violation(
          "taps in the room of the spacer do nothing", certainty: .certain, at: place,
          fixes: [
            Fix(
              "take taps in the whole row", safety: .suggested,
              edits: [FixBuilder.adding(".contentShape(Rectangle())", before: place)])
          ]))
      }
    }
  }

  /// Room between the views or beside several of them; behind a single one a spacer only keeps it to the side.
  private static func hasRoom(_ views: [CodeChain]) -> Bool {
    views.count > 2 && views.contains { $0.name == "Spacer" } || views.count == 2 && views[0].name == "Spacer"
  }

  private static func isEmpty(_ call: Call) -> Bool { call.closures.last?.body.statements.isEmpty ?? true }
}
