import AccessibilityModel
import SourceModel
import SwiftSource

/// What code does where something is thrown.
extension Evaluator {
  func failure(of block: Block) -> Condition {
    Condition(subject: "error of line \(block.range.startPosition.line)", branch: 1, description: "an error")
  }

  /// What code does to objects where something is thrown, which is not so at first: the alert that tells of it, a label.
  func handle(_ failure: Condition, by handlers: ArraySlice<Block>, in scope: Scope) {
    for handler in handlers {
      let inner = Scope(parent: scope)
      inner.bind("error", hole("error"))
      later { under(failure) { _ = run(handler.statements[...], in: inner) } }
    }
  }
}
