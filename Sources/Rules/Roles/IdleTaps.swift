import SourceModel
import SwiftSource

/// Taps that only call functions of their own view which have an empty body: nothing reacts to them, and nobody misses a
/// button.
enum IdleTaps {
  /// Whether the tap at a place is one.
  ///
  /// - Parameter place: The modifier, from its dot: `.onTapGesture { showDetails(of: sign) }`.
  static func holds(_ place: SourceRange, in code: ProjectCode) -> Bool {
    guard let part = code.part(around: place),
      let tap = part.expressions.first(where: { $0.memberRange == place }), case .call(let call) = tap.kind else { return false }
    let called = call.closures.last.map { names(calledIn: $0.body) } ?? handed(call)
    guard let called, !called.isEmpty else { return false }
    let functions = code.parts.filter { $0.name == part.name }.flatMap(\.members.functions)
    return called.allSatisfy { name in
      let meant = functions.filter { $0.name == name }
      return !meant.isEmpty && meant.allSatisfy { $0.body?.statements.isEmpty ?? false }
    }
  }

  /// The functions of its own type that code calls, one after the other; nil where it does anything else.
  private static func names(calledIn body: Block) -> [String]? {
    var names: [String] = []
    for statement in body.statements {
      guard case .expression(let expression) = statement, case .call(let call) = expression.unwrapped.kind, call.closures.isEmpty,
        let name = ownName(call.callee) else { return nil }
      names.append(name)
    }
    return names
  }

  /// `.onTapGesture(perform: showDetails)`
  private static func handed(_ call: Call) -> [String]? {
    call.argument("perform").flatMap(ownName).map { [$0] }
  }

  /// `showDetails`, `self.showDetails`
  private static func ownName(_ callee: Expression) -> String? {
    switch callee.kind {
    case .name(let name): return name
    case .member(let base?, let name):
      guard case .name("self") = base.kind else { return nil }
      return name
    default: return nil
    }
  }
}
