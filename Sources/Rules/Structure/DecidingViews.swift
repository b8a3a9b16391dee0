import SourceModel
import SwiftSource

/// Views that are gone as soon as they appear, since all that they do is to decide where to go: a start screen that finds
/// out whether somebody is logged in. Nobody stays on them long enough to miss something.
enum DecidingViews {
  /// Whether the view around a place calls one or another of the closures that it was given when it appears, whatever is so.
  static func hold(_ place: SourceRange, in code: ProjectCode) -> Bool {
    guard let part = code.part(around: place), let type = part.declaration, type.adopts("View") else { return false }
    let handed = Set(type.members.properties.filter { $0.getter == nil && $0.initializer == nil && $0.type?.name == "->" }.map(\.name))
    guard handed.count > 1 else { return false }
    return part.expressions.contains { expression in
      guard case .call(let call) = expression.kind, call.callee.plainName == "onAppear", let body = call.closures.last?.body else { return false }
      return body.statements.contains { statement in
        guard case .conditional(let choice) = statement else { return false }
        return called(choice, handed).map { $0.count > 1 } ?? false
      }
    }
  }

  /// Which of them the ways through a choice call; nil where a way calls none.
  private static func called(_ choice: IfCode, _ handed: Set<String>) -> Set<String>? {
    guard let first = called(choice.then.statements, handed) else { return nil }
    let second: Set<String>?
    switch choice.otherwise {
    case .block(let block)?: second = called(block.statements, handed)
    case .conditional(let next)?: second = called(next, handed)
    case nil: second = nil
    }
    return second.map(first.union)
  }

  private static func called(_ statements: [Statement], _ handed: Set<String>) -> Set<String>? {
    let names = statements.compactMap { statement -> String? in
      guard case .expression(let expression) = statement, case .call(let call) = expression.kind, case .name(let name) = call.callee.kind,
        handed.contains(name) else { return nil }
      return name
    }
    return names.isEmpty ? nil : Set(names)
  }
}
