import SwiftSource

/// The expressions of some code that rules look for most, by what they are. There are many more names and members than
/// calls, and whoever wants calls need not look at them.
struct ExpressionKinds: Sendable {
  /// In source order, each before its parts, as the others are.
  private(set) var calls: [Expression] = []
  private(set) var assignments: [Expression] = []
  private(set) var closures: [Closure] = []
  private(set) var ternaries: [Expression] = []

  /// - Parameter expressions: In source order.
  init(_ expressions: [Expression]) {
    for expression in expressions {
      switch expression.kind {
      case .call: calls.append(expression)
      case .assignment: assignments.append(expression)
      case .closure(let closure): closures.append(closure)
      case .ternary: ternaries.append(expression)
      default: break
      }
    }
  }

  init(joining all: [ExpressionKinds]) {
    for kinds in all {
      calls += kinds.calls
      assignments += kinds.assignments
      closures += kinds.closures
      ternaries += kinds.ternaries
    }
  }
}
