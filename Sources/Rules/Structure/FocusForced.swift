import PlatformKnowledge
import SourceModel
import SwiftSource

/// VoiceOver's focus is moved without anybody having asked for it.
public struct FocusForced: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "focus-forced", family: .structure, severity: .warning, impact: .moderate, wcag: ["3.2.1", "3.2.2"],
    title: "accessibility focus is moved when a view appears",
    documentation: RuleDocumentation(
      reports: "A property with `@AccessibilityFocusState` that is set in `onAppear`, `task` or `onReceive`.",
      why: """
        VoiceOver breaks off what it is saying and reads another element. When a view appears by itself, or a timer \
        fires, people lose their place in what they were reading.
        """,
      howToFix: """
        Move the focus in answer to an action of the person; for news that only should be heard, post an announcement.
        """,
      elsewhere: "Post `.layoutChanged` with an element only in answer to an action of the person.",
      limits: """
        Silent in views that are dialogs or sheets by their name or their modal trait, where taking the focus is \
        right, and where the focus is only moved under a condition. When a view appears, it is for review: the \
        first stop of a new screen may well be chosen.
        """,
      references: ["Apple: documentation of AccessibilityFocusState", "WCAG 2.2: understanding 3.2.1 On Focus"]),
    examples: [
      .violation(
        """
        @AccessibilityFocusState private var isFocused: Bool
        var body: some View {
          Text("Saved")
            .accessibilityFocused($isFocused)
            .onAppear { ↓isFocused = true }
        }
        """),
      .violation(
        """
        @AccessibilityFocusState private var focus: Field?
        var body: some View {
          Text(status)
            .accessibilityFocused($focus, equals: .status)
            .task {
              DispatchQueue.main.asyncAfter(deadline: .now() + 1) { ↓self.focus = .status }
            }
        }
        """),
      .pass(
        """
        @AccessibilityFocusState private var isFocused: Bool
        var body: some View {
          Button("Find") { isFocused = true }
          Text("Found").accessibilityFocused($isFocused)
        }
        """),
      .pass(
        """
        @FocusState private var isFocused: Bool
        var body: some View {
          TextField("Code", text: $code).focused($isFocused).onAppear { isFocused = true }
        }
        """),
      .pass(
        """
        struct ConsentDialog: View {
          @AccessibilityFocusState private var isFocused: Bool
          var body: some View {
            Text("May we?").accessibilityFocused($isFocused).onAppear { isFocused = true }
          }
        }
        """),
      .pass(
        """
        @AccessibilityFocusState private var isFocused: Bool
        var body: some View {
          Text("Wrong code").accessibilityFocused($isFocused).onAppear { if isFirstError { isFocused = true } }
        }
        """),
      .undecided(
        """
        @AccessibilityFocusState private var isFocused: Bool
        var body: some View {
          Text("Saved").accessibilityFocused($isFocused).onAppear { moveFocus() }
        }
        """),
    ])

  private static let moments = FrameworkNames.names(.appearingModifier)
  private static let modalNames = NameWords.words(.modalName)

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    var states: [String: Set<String>] = [:]
    for file in project.allFiles { for type in file.types { Self.collect(type, into: &states) } }
    return project.types.flatMap { code -> [Outcome] in
      guard let states = states[code.name], !Self.modalNames.contains(where: code.name.lowercased().contains),
        !code.expressions.contains(where: { $0.plainName?.hasPrefix("isModal") ?? false }) else { return [] }
      return outcomes(code, states)
    }
  }

  /// The focus states of a type and those inside it; its extensions cannot declare any.
  private static func collect(_ type: TypeDeclaration, into states: inout [String: Set<String>]) {
    let own = type.members.properties.filter { $0.attributes.contains { $0.name == "AccessibilityFocusState" } }
    if !own.isEmpty { states[type.name, default: []].formUnion(own.map(\.name)) }
    for inner in type.members.types { collect(inner, into: &states) }
  }

  private func outcomes(_ code: TypeCode, _ states: Set<String>) -> [Outcome] {
    code.kinds.calls.flatMap { expression -> [Outcome] in
      guard case .call(let call) = expression.kind, case .member(_, let name) = call.callee.kind,
        Self.moments.contains(name),
        case .closure(let closure)? = call.arguments.last?.value.kind else { return [] }
      return assignments(to: states, in: closure.body).map { place in
        // Choosing the first stop of a screen is what many do when it opens.
        .violation(Violation(
          "accessibility focus is moved in '\(name)', without an action of the person",
          certainty: name == "onReceive" ? .likely : .review, at: place))
      }
    }
  }

  /// Assignments that happen whenever the block runs, now or later.
  private func assignments(to states: Set<String>, in block: Block) -> [SourceRange] {
    block.statements.flatMap { statement -> [SourceRange] in
      guard case .expression(let expression) = statement else { return [] }
      switch expression.kind {
      case .assignment(let target, let value):
        guard let name = target.dottedName, states.contains(name) else { return [] }
        switch value.kind {
        case .nilLiteral, .boolean(false): return []
        default: return [expression.range]
        }
      case .call(let call):
        guard let callee = call.callee.dottedName,
          ["Task", "DispatchQueue", "withAnimation", "MainActor"].contains(where: callee.hasPrefix),
          case .closure(let closure)? = call.arguments.last?.value.kind else { return [] }
        return assignments(to: states, in: closure.body)
      default: return []
      }
    }
  }
}
