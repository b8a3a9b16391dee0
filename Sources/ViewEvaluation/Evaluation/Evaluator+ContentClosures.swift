import PlatformKnowledge
import SwiftSource

/// Closures that make views, as far as their code tells: a container of a package that is handed one shows them.
extension Evaluator {
  /// Whether a call of something from elsewhere is handed a closure that makes views: `Deck { Text("One") }`.
  func isHandedViews(_ view: PrimitiveView) -> Bool {
    view.arguments.contains { argument in
      guard case .closure(let closure) = argument.value else { return false }
      return makesView(closure.closure.body, seenFrom: closure.scope.type)
    }
  }

  private func makesView(_ body: Block, seenFrom type: TypeDeclaration?, depth: Int = 0) -> Bool {
    guard depth < Self.contentDepth, let last = body.statements.last else { return false }
    switch last {
    case .expression(let expression), .returned(let expression?): return beginsView(expression, type, depth)
    case .conditional(let code): return makesView(code.then, seenFrom: type, depth: depth + 1)
    default: return false
    }
  }

  /// Whether the root of a chain is a view, or holds one in a closure of its own.
  private func beginsView(_ expression: Expression, _ type: TypeDeclaration?, _ depth: Int) -> Bool {
    switch expression.kind {
    case .member(let base?, _): return beginsView(base, type, depth)
    case .call(let call):
      if beginsView(call.callee, type, depth) { return true }
      return call.arguments.contains { argument in
        guard case .closure(let closure) = argument.value.kind else { return false }
        return makesView(closure.body, seenFrom: type, depth: depth + 1)
      }
    case .name(let name):
      if BuiltinViews.isBuiltin(name) { return true }
      if let declared = index.type(named: name, from: expression.range.file, enclosing: type) { return isView(declared) }
      let property = type.flatMap { index.property(name, of: $0, isStatic: false) }
      return property?.getter.map { makesView($0, seenFrom: type, depth: depth + 1) } ?? false
    default: return false
    }
  }

  /// Closures and properties inside each other that are looked into.
  private static let contentDepth = 6
}
