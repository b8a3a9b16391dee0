import AccessibilityModel
import SwiftSource

/// Actions that do nothing under some conditions.
extension Evaluator {
  /// What stops code before it does anything: `guard isValid else { return }` at its beginning, or an `if` around all of
  /// it.
  func refusals(in block: Block, _ scope: Scope) -> [ActionSummary.Refusal] {
    guard !runsEffects else { return [] }
    var refusals: [ActionSummary.Refusal] = []
    for statement in block.statements {
      switch statement {
      case .guarded(let conditions, let otherwise) where otherwise.isReturn:
        refusals += conditions.compactMap { refusal(unless: $0, scope) }
      case .conditional(let code) where block.statements.count == 1 && code.otherwise == nil:
        return code.conditions.compactMap { refusal(unless: $0, scope) }
      default: return refusals
      }
    }
    return []
  }

  private func refusal(unless condition: ConditionElement, _ scope: Scope) -> ActionSummary.Refusal? {
    guard case .expression(let test) = condition, case .depends(_, let no) = self.test(test, in: scope) else { return nil }
    return ActionSummary.Refusal(condition: no, test: test.range)
  }
}

extension Block {
  /// Nothing but a `return`.
  fileprivate var isReturn: Bool {
    guard statements.count == 1, case .returned(nil) = statements[0] else { return false }
    return true
  }
}
