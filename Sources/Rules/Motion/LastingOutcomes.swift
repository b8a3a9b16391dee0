import SourceModel
import SwiftSource

/// What code leaves behind where it shows a passing message too: who misses "Subscribed!" still finds "Active
/// subscription" in the same view.
struct LastingOutcomes {
  private let type: TypeCode
  /// Functions that give words to something that stays, by their names.
  private let telling: Set<String>

  init(of type: TypeCode) {
    self.type = type
    telling = Set(type.members.functions.filter(Self.tells).map(\.name))
  }

  /// Whether each call of a function stands beside one that leaves words behind.
  func areLeft(besides function: String) -> Bool {
    guard !telling.isEmpty else { return false }
    var found: [Bool] = []
    CodeWalk.allBlocks(of: type.members) { block in
      let called = block.statements.compactMap(Self.called)
      if called.contains(function) { found.append(called.contains { $0 != function && telling.contains($0) }) }
    }
    return !found.isEmpty && found.allSatisfy { $0 }
  }

  /// `statusLabel.text = "Active"`, whatever else holds, of a label that it does not make itself.
  private static func tells(_ function: FunctionDeclaration) -> Bool {
    guard let body = function.body else { return false }
    var locals: Set<String> = []
    CodeWalk.localVariables(of: body) { locals.insert($0.name) }
    return body.statements.contains { statement in
      guard case .expression(let expression) = statement, case .assignment(let target, let value) = expression.kind,
        case .member(let label?, "text") = target.kind, let name = label.dottedName, !locals.contains(name),
        case .string(let literal) = value.kind else { return false }
      return !literal.segments.isEmpty
    }
  }

  /// The function of the type that a statement calls.
  private static func called(_ statement: Statement) -> String? {
    guard case .expression(let expression) = statement, case .call(let call) = expression.kind,
      let name = call.callee.dottedName, !name.contains(".") else { return nil }
    return name
  }
}
