import PlatformKnowledge
import SourceModel
import SwiftSource

/// Timers of UIKit code that have a list or a scroll view show something else again and again.
enum TurnedLists {
  /// Calls that move what is shown by code (Apple: documentation of UICollectionView, UIScrollView and
  /// UIPageViewController).
  private static let turns = FrameworkNames.names(.turningListMethod)

  /// Where code of a part of a type starts such a timer, and nothing stops it when people touch the list.
  static func turning(_ part: TypeCode, of type: WholeType) -> [(type: TypeCode, place: SourceRange)] {
    guard part.mentions(["scheduledTimer"]), type.mentions(Array(turns)), !isStopped(in: type) else { return [] }
    let functions = type.parts.flatMap(\.members.functions)
    return part.kinds.calls.compactMap { expression in
      guard let call = expression.call(named: "scheduledTimer"), case .boolean(true)? = call.argument("repeats")?.kind,
        turnsPages(call, functions) else { return nil }
      return (part, expression.range)
    }
  }

  /// A timer that is stopped where somebody begins to drag.
  private static func isStopped(in type: WholeType) -> Bool {
    let drags = type.parts.flatMap(\.members.functions).filter { $0.name == "scrollViewWillBeginDragging" }
    return drags.contains { !$0.calledNames.isEmpty }
  }

  private static func turnsPages(_ call: Call, _ functions: [FunctionDeclaration]) -> Bool {
    var called: Set<String> = []
    for argument in call.arguments {
      if let name = argument.value.selectedFunction { called.insert(name) }
      if case .closure(let closure) = argument.value.kind { called.formUnion(closure.body.calledNames) }
    }
    if !called.isDisjoint(with: turns) { return true }
    return functions.contains { called.contains($0.name) && !$0.calledNames.isDisjoint(with: turns) }
  }
}

extension FunctionDeclaration {
  /// The bare names of all that the function calls.
  var calledNames: Set<String> { body?.calledNames ?? [] }
}

extension Block {
  /// The bare names of all that the block calls.
  var calledNames: Set<String> {
    var names: Set<String> = []
    CodeWalk.expressions(of: self) { expression in
      if case .call(let call) = expression.kind, let name = call.callee.plainName { names.insert(name) }
    }
    return names
  }
}
