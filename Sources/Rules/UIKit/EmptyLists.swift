import PlatformKnowledge
import SourceModel
import SwiftSource

/// Lists of UIKit that begin empty and are filled when an answer comes, with nothing in their place until then, or when there
/// is nothing.
enum EmptyLists {
  struct List: Sendable {
    let owner: String
    let name: String
    let place: SourceRange
  }

  /// The list of a type that answers for its rows: `func tableView(…numberOfRowsInSection…) { orders.count }` where `orders`
  /// begins empty and a closure that gets an answer sets it (Apple: documentation of UITableViewDataSource).
  static func first(in type: WholeType) -> List? {
    guard type.mentions(["numberOfRowsInSection", "numberOfItemsInSection"]), type.mentions(["reloadData", "reloadSections"]),
      !type.mentions(standIns) else { return nil }
    let functions = type.parts.flatMap(\.members.functions)
    let empty = Set(type.parts.flatMap(\.members.properties).filter(beginsEmpty).map(\.name))
    guard let counted = functions.lazy.compactMap({ counted(in: $0, empty) }).first,
      isFilled(counted.name, in: type) else { return nil }
    return List(owner: type.name, name: counted.name, place: counted.place)
  }

  /// What code speaks of that shows or tells something in place of rows.
  static let standIns = TellingCode.announces + ["UIAccessibility"] + NameWords.words(.listStandIn).sorted()

  private static func beginsEmpty(_ property: PropertyDeclaration) -> Bool {
    guard !property.isStatic, let value = property.initializer else { return false }
    switch value.kind {
    case .array(let items): return items.isEmpty
    // `[Order]()`
    case .call(let call):
      switch call.callee.kind {
      case .array: return call.arguments.isEmpty
      case .type(let type): return call.arguments.isEmpty && type.name == "[]"
      default: return false
      }
    default: return false
    }
  }

  /// `orders` of a function that gives `orders.count` as the number of rows.
  private static func counted(in function: FunctionDeclaration, _ lists: Set<String>) -> (name: String, place: SourceRange)? {
    guard function.parameters.contains(where: { ["numberOfRowsInSection", "numberOfItemsInSection"].contains($0.label) }),
      let statements = function.body?.statements, statements.count == 1 else { return nil }
    let value: Expression? =
      switch statements[0] {
      case .returned(let value): value
      case .expression(let value): value
      default: nil
      }
    guard let value, let path = value.dottedName, path.hasSuffix(".count") else { return nil }
    let name = String(path.dropLast(".count".count))
    return lists.contains(name) ? (name, value.range) : nil
  }

  /// A closure that gets an answer sets the list, and nothing else comes up in the meantime.
  private static func isFilled(_ name: String, in type: WholeType) -> Bool {
    type.kinds.calls.contains { expression in
      guard case .call(let call) = expression.kind else { return false }
      return UnheardResults.answers(of: call).contains { closure in
        var isSet = false
        CodeWalk.expressions(of: closure.body) { part in
          if case .assignment(let target, _) = part.kind, target.dottedName == name { isSet = true }
          if case .call(let call) = part.kind, case .member(let base?, "append") = call.callee.kind, base.dottedName == name { isSet = true }
        }
        return isSet
      }
    }
  }
}
