import PlatformKnowledge
import SourceModel
import SwiftSource

/// What shows where the keyboard is was taken away.
public struct FocusIndicatorRemoved: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "focus-indicator-removed", family: .operation, severity: .warning, impact: .serious, wcag: ["2.4.7"],
    title: "keyboard focus cannot be seen",
    documentation: RuleDocumentation(
      reports: """
        `.focusEffectDisabled()` in a view whose code asks nowhere whether something is focused, so that it cannot \
        draw the focus in its own way.
        """,
      why: "People who work with a keyboard find their place by the ring around the focused control. Here there is none.",
      howToFix: "Remove the modifier, or draw the focus: `@FocusState`, and a border or background while it is set.",
      elsewhere: "`view.focusEffect = nil` needs the same replacement in `didUpdateFocus(in:with:)`.",
      limits: """
        Silent where the type knows about focus at all (`@FocusState`, `isFocused`, a button style that is told), and \
        for views that are not focusable by themselves and are no controls.
        """,
      references: [
        "Apple: documentation of focusEffectDisabled(_:)", "WCAG 2.2: understanding 2.4.7 Focus Visible",
      ]),
    examples: [
      .violation(
        """
        var body: some View {
          TextField("Name", text: $name)↓.focusEffectDisabled()
        }
        """,
        fixed: """
          var body: some View {
            TextField("Name", text: $name)
          }
          """),
      .violation(
        """
        var body: some View {
          Text("Card")
            .focusable()
            ↓.focusEffectDisabled(true)
        }
        """),
      .pass(
        """
        @FocusState private var isFocused: Bool
        var body: some View {
          TextField("Name", text: $name).focused($isFocused).focusEffectDisabled().border(isFocused ? .blue : .clear)
        }
        """),
      .pass("var body: some View { VStack { Text(\"Card\") }.focusEffectDisabled() }"),
      .undecided("var body: some View { TextField(\"Name\", text: $name).focusEffectDisabled(isQuiet) }"),
      .pass(
        """
        struct Chip: View {
          var body: some View { Button("All") { choose() }.buttonStyle(ChipStyle()).focusEffectDisabled() }
        }
        struct ChipStyle: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View { Ring(label: configuration.label) }
          struct Ring<Label: View>: View {
            @Environment(\\.isFocused) private var isFocused
            let label: Label
            var body: some View { label.border(isFocused ? .white : .clear) }
          }
        }
        """),
    ])

  private static let focusables = FrameworkNames.names(.focusableControl)

  /// What is told of a chain, unless its style shows the focus.
  private struct Found: Sendable {
    let outcome: Outcome
    /// What the style is called that draws it, as far as the chain names one.
    let style: String?
  }

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    let found = project.ofEachType(Self.self) { type -> [Found] in
      let chains = type.chains.filter { $0.has("focusEffectDisabled") }
      guard !chains.isEmpty, !type.mentions(["FocusState", "sFocused", "focusedValue"]) else { return [] }
      return chains.compactMap(told)
    }
    guard found.contains(where: { $0.style != nil }) else { return found.map(\.outcome) }
    // A style is told of the focus in its own code, or in a view that it is made of.
    let telling = Set(project.ofEachType(Self.self, "telling") { type -> [String] in
      guard type.mentions(["sFocused"]) else { return [] }
      return type.parts.flatMap { ($0.declaration?.qualifiedName ?? $0.name).split(separator: ".").map(String.init) }
    })
    return found.filter { $0.style.map { !telling.contains($0) } ?? true }.map(\.outcome)
  }

  private func told(in chain: CodeChain) -> Found? {
    guard Self.focusables.contains(chain.name ?? "") || chain.has("focusable"),
      let link = chain.link("focusEffectDisabled"), link.call.arguments.allSatisfy({ $0.value.isTrue })
    else { return nil }
    // What the keys choose is drawn, and with it where they are.
    let movesWhatIsDrawn = Self.movesWhatIsDrawn(chain)
    let violation = Violation(
      "keyboard focus is not shown here, and nothing else shows it", certainty: movesWhatIsDrawn ? .review : .likely, at: link.place,
      fixes: movesWhatIsDrawn ? [] : [removal(of: link.place)].compactMap(\.self))
    return Found(outcome: .violation(violation), style: chain.link("buttonStyle")?.call.arguments.first?.value.callName)
  }

  /// nil where a condition of compilation stands around the modifier, which would be left without anything in it.
  private func removal(of modifier: SourceRange) -> Fix? {
    guard modifier.file.bytes[modifier.start] == UInt8(ascii: ".") else { return nil }
    return Fix("let the focus be seen", safety: .suggested, edits: [FixBuilder.removing(modifier)])
  }

  /// The arrow keys change a state that the view under them is drawn by.
  private static func movesWhatIsDrawn(_ chain: CodeChain) -> Bool {
    let keys = chain.links.filter { ["onMoveCommand", "onKeyPress"].contains($0.name) }
    var changed: Set<String> = []
    for closure in keys.flatMap(\.call.closures) {
      CodeWalk.expressions(of: closure.body) { expression in
        if case .assignment(let target, _) = expression.kind, let name = target.dottedName { changed.insert(name) }
      }
    }
    guard !changed.isEmpty else { return false }
    var isDrawn = false
    CodeWalk.expressions(of: .expression(chain.base)) { inner in
      if let name = inner.dottedName, changed.contains(name) { isDrawn = true }
    }
    return isDrawn
  }
}
