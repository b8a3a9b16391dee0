import SourceModel
import SwiftSource

/// An adjustable action that goes one way only.
public struct AdjustableActionIncomplete: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "adjustable-action-incomplete", family: .roles, severity: .error, impact: .serious, wcag: ["4.1.2", "2.1.1"],
    title: "adjustable action handles one direction only",
    documentation: RuleDocumentation(
      reports: """
        A closure of `accessibilityAdjustableAction` that does something for `.increment` and nothing for \
        `.decrement`, or the other way round, or nothing at all.
        """,
      why: """
        The modifier makes the element adjustable: VoiceOver says so and tells people to swipe up or down. One of the \
        two swipes then does nothing, and the value cannot be set back.
        """,
      howToFix: "Handle both directions, or give `accessibilityRepresentation { Slider(…) }`, which has both.",
      elsewhere: "Override both `accessibilityIncrement()` and `accessibilityDecrement()`.",
      limits: "Silent where the direction is handed on to other code, and where the action is a function by name.",
      references: ["Apple: documentation of accessibilityAdjustableAction(_:)", "Recorded: ax_ax_aXAdjustableAction"]),
    examples: [
      .violation(
        """
        var body: some View {
          Dial(level: level)
            ↓.accessibilityAdjustableAction { direction in
              if direction == .increment { level += 1 }
            }
        }
        """),
      .violation(
        """
        var body: some View {
          Dial(level: level)
            ↓.accessibilityAdjustableAction { direction in
              switch direction {
              case .increment: break
              case .decrement: level -= 1
              @unknown default: break
              }
            }
        }
        """),
      .violation(
        """
        var body: some View {
          Dial(level: level)↓.accessibilityAdjustableAction { _ in }
        }
        """),
      .pass(
        """
        var body: some View {
          Dial(level: level)
            .accessibilityAdjustableAction { direction in
              switch direction {
              case .increment: level += 1
              case .decrement: level -= 1
              @unknown default: break
              }
            }
        }
        """),
      .pass(
        """
        var body: some View {
          Dial(level: level)
            .accessibilityAdjustableAction { direction in
              if direction == .increment { level += 1 } else { level -= 1 }
            }
        }
        """),
      .pass(
        """
        var body: some View {
          Dial(level: level).accessibilityAdjustableAction { level = level.moved($0) }
        }
        """),
      .undecided(
        """
        var body: some View {
          Dial(value: level).accessibilityAdjustableAction { direction in move(direction) }
        }
        """),
    ])

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    project.ofEachFile(Self.self) { file -> [Outcome] in
      guard file.accessibilityUses.contains(where: { $0.name == "accessibilityAdjustableAction" }) else { return [] }
      var outcomes: [Outcome] = []
      CodeWalk.expressions(of: file) { expression in
        guard let call = expression.call(named: "accessibilityAdjustableAction"),
          case .closure(let closure)? = call.arguments.first?.value.kind, let message = defect(closure) else { return }
        outcomes.append(.violation(Violation(message, certainty: .certain, at: expression.memberRange)))
      }
      return outcomes
    }
  }

  private func defect(_ closure: Closure) -> String? {
    if closure.body.statements.isEmpty { return "adjustable action does nothing" }
    guard closure.body.statements.count == 1 else { return nil }
    var handled: Set<String> = []
    switch closure.body.statements[0] {
    case .selection(let code): handled = directions(code)
    case .expression(let expression):
      if case .selection(let code) = expression.kind { handled = directions(code) }
      if case .conditional(let code) = expression.kind { handled = directions(code) }
    case .conditional(let code): handled = directions(code)
    default: return nil
    }
    guard handled.count == 1, let one = handled.first else { return nil }
    return "adjustable action handles \(one) only"
  }

  /// The directions for which a `switch` does something; empty when that cannot be told.
  private func directions(_ code: SwitchCode) -> Set<String> {
    var handled: Set<String> = []
    var named: Set<String> = []
    for item in code.cases {
      let names = item.items.compactMap { item -> String? in
        if case .enumCase(let name, _, _) = item.pattern { name } else { nil }
      }
      named.formUnion(names)
      guard !isIdle(item.body) else { continue }
      if names.isEmpty { return [] }
      handled.formUnion(names)
    }
    return named.isSubset(of: ["increment", "decrement"]) ? handled : []
  }

  /// The direction that a lone `if direction == .increment` handles.
  private func directions(_ code: IfCode) -> Set<String> {
    guard code.otherwise == nil, code.conditions.count == 1, case .expression(let condition) = code.conditions[0],
      case .binary("==", _, let right) = condition.kind, case .member(_, let name) = right.kind,
      ["increment", "decrement"].contains(name) else { return [] }
    return [name]
  }

  /// Nothing but `break` or `return`.
  private func isIdle(_ block: Block) -> Bool {
    block.statements.allSatisfy { statement in
      switch statement {
      case .returned(nil), .jumped(.end, _): true
      default: false
      }
    }
  }
}
