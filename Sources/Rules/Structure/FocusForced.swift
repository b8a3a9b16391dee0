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
      limits: """
        Silent in views that are dialogs or sheets by their name or their modal trait, where taking the focus is \
        right, and where the focus is only moved under a condition.
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
    ])

  private static let moments: Set<String> = ["onAppear", "task", "onReceive"]
  private static let modalNames = ["dialog", "modal", "sheet", "popup", "popover", "alert", "overlay", "prompt"]

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    project.files.flatMap { file in file.types.flatMap(outcomes) }
  }

  private func outcomes(_ type: TypeDeclaration) -> [Outcome] {
    let inner = type.members.types.flatMap(outcomes)
    let states = Set(type.members.properties.filter {
      $0.attributes.contains { $0.name == "AccessibilityFocusState" }
    }.map(\.name))
    let name = type.name.lowercased()
    guard !states.isEmpty, !Self.modalNames.contains(where: name.contains), !type.range.text.contains(".isModal")
    else { return inner }
    var found: [Outcome] = []
    CodeWalk.expressions(of: type.members) { expression in
      guard case .call(let call) = expression.kind, case .member(_, let name) = call.callee.kind,
        Self.moments.contains(name),
        case .closure(let closure)? = call.arguments.last?.value.kind else { return }
      for place in assignments(to: states, in: closure.body) {
        found.append(.violation(Violation(
          "accessibility focus is moved in '\(name)', without an action of the person", certainty: .likely, at: place)))
      }
    }
    return inner + found
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
