import PlatformKnowledge
import SourceModel
import SwiftSource

/// Whether a variable does nothing but move or turn what is drawn: its light stays the same.
enum MovedState {
  /// Modifiers that change where something is drawn, or how it is turned.
  private static let moving = FrameworkNames.names(.movingModifier)
  /// Modifiers that only look whether it changed.
  private static let watching = FrameworkNames.names(.watchingModifier)

  /// - Parameters:
  ///   - name: As code calls it: `hops`, `model.hops`.
  ///   - expressions: All that may draw something by it.
  static func onlyMoves(_ name: String, in expressions: [Expression]) -> Bool {
    var moved: [SourceRange] = [], allowed: [SourceRange] = []
    for chain in CodeChain.all(in: expressions) {
      // What is done when something happens draws nothing by itself.
      for link in chain.links where NameWords.words(.eventModifier).contains(link.name.lowercased()) {
        allowed += link.call.arguments.map(\.value).filter(\.isClosure).map(\.range)
      }
      for link in chain.links where moving.contains(link.name) || watching.contains(link.name) {
        // What a closure does there is code as any other.
        let arguments = link.call.arguments.filter { !$0.value.isClosure }.map(\.range)
        if moving.contains(link.name) { moved += arguments } else { allowed += arguments }
      }
    }
    for expression in expressions {
      switch expression.kind {
      case .assignment(let target, _): allowed.append(target.range)
      case .call(let call):
        if case .member(let base?, "toggle") = call.callee.kind { allowed.append(base.range) }
      default: break
      }
    }
    let uses = expressions.filter { [name, "$" + name].contains($0.dottedName) }.map(\.range)
    let movements = uses.filter { use in moved.contains { $0.contains(use) } }
    return !movements.isEmpty && uses.allSatisfy { use in (moved + allowed).contains { $0.contains(use) } }
  }
}

extension Expression {
  fileprivate var isClosure: Bool { if case .closure = kind { true } else { false } }
}
