import PlatformKnowledge
import SourceModel
import SwiftSource

/// A value that only the Digital Crown can change.
public struct CrownOrRemoteOnly: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "crown-or-remote-only", family: .operation, severity: .warning, impact: .serious, wcag: ["2.1.1", "4.1.2"],
    title: "value can be changed with the crown alone",
    documentation: RuleDocumentation(
      reports: """
        `digitalCrownRotation` bound to a value in a type that has no adjustable action, representation, slider, \
        stepper or picker, and no buttons that change the value.
        """,
      why: """
        VoiceOver on the watch uses the crown to move between elements, and AssistiveTouch has no crown. Without an \
        adjustable action the value can be neither heard nor changed.
        """,
      howToFix: """
        Add `.accessibilityRepresentation { Slider(value: $level, in: 0...10) { Text("Level") } }`, or a value and \
        `accessibilityAdjustableAction`.
        """,
      limits: "Silent where the value only scrolls or zooms, as its name tells.",
      references: ["Apple: documentation of digitalCrownRotation(_:), accessibilityAdjustableAction(_:)"]),
    examples: [
      .violation(
        """
        @State private var level = 5.0
        var body: some View {
          Ring(level: level).focusable()↓.digitalCrownRotation($level)
        }
        """,
        fixed: """
          @State private var level = 5.0
          var body: some View {
            Ring(level: level).focusable().digitalCrownRotation($level).accessibilityRepresentation { Slider(value: $level, in: <#range#>) { Text("Level") } }
          }
          """),
      .pass(
        """
        @State private var level = 5.0
        var body: some View {
          Ring(level: level).focusable().digitalCrownRotation($level)
            .accessibilityRepresentation { Slider(value: $level, in: 0...10) { Text("Level") } }
        }
        """),
      .pass(
        """
        @State private var level = 5.0
        var body: some View {
          VStack {
            Ring(level: level).focusable().digitalCrownRotation($level)
            Button("Louder") { level += 1 }
          }
        }
        """),
      .pass("var body: some View { List(rows) { Text($0) }.digitalCrownRotation($scrollOffset) }"),
      .undecided("var body: some View { Ring(level: level).focusable().digitalCrownRotation(binding) }"),
    ])

  private static let ways = [
    "accessibilityAdjustableAction", "accessibilityRepresentation", "accessibilityAction", "Slider(", "Stepper(", "Picker(",
  ]

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    project.ofEachType(Self.self) { type -> [Outcome] in
      let turned = type.chains.compactMap { chain in chain.link("digitalCrownRotation").map { (chain, $0) } }
      guard !turned.isEmpty, !type.mentions(Self.ways) else { return [] }
      return turned.compactMap { _, link in
        guard case .name(let binding)? = link.call.arguments.first?.value.kind, binding.hasPrefix("$") else { return nil }
        let name = String(binding.dropFirst())
        guard !NameWords.words(.shownPart).contains(where: name.lowercased().contains),
          !Self.isSet(name, in: type) else { return nil }
        return .violation(Violation(
          "'\(name)' can be changed with the Digital Crown alone", certainty: .likely, at: link.place,
          fixes: fixes(name, link, context)))
      }
    }
  }

  /// Whether code of the type changes it by itself.
  private static func isSet(_ name: String, in type: WholeType) -> Bool {
    type.expressions.contains { expression in
      switch expression.kind {
      case .assignment(let target, _): target.dottedName == name
      case .binary(let sign, let left, _): sign.hasSuffix("=") && sign.count == 2 && left.dottedName == name
        && !["==", "!=", "<=", ">="].contains(sign)
      default: false
      }
    }
  }

  private func fixes(_ name: String, _ link: CodeChain.Link, _ context: RuleContext) -> [Fix] {
    guard context.developmentLanguage == "en", let word = NameSuggestion.thing(name) else { return [] }
    let code = ".accessibilityRepresentation { Slider(value: $\(name), in: <#range#>) { Text(\(FixBuilder.literal(word))) } }"
    return [
      Fix(
        "let it be heard and changed as a slider", safety: .suggested,
        edits: [SourceEdit.insertion(of: code, at: link.place.end, in: link.place.file)])
    ]
  }
}
