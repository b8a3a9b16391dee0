import SourceModel
import SwiftSource

/// What stands there when a search finds nothing: it appears while people type, and their focus is on the field.
enum EmptyResults {
  /// - Parameter branches: Those of the type's views.
  static func all(in type: WholeType, _ branches: @autoclosure () -> [IfCode]) -> [SourceRange] {
    guard type.mentions(["searchable("]) else { return [] }
    let searched = Set(type.chains.flatMap(\.links).filter { $0.name == "searchable" }.compactMap { link -> String? in
      guard case .name(let name)? = link.call.argument("text")?.kind, name.hasPrefix("$") else { return nil }
      return String(name.dropFirst())
    })
    guard !searched.isEmpty else { return [] }
    // `var found: [Plant] { plants.filter { $0.name.contains(query) } }`
    let found = type.parts.flatMap(\.members.properties).filter { property in
      property.getter.map { !names(in: $0).isDisjoint(with: searched) } ?? false
    }.map(\.name)
    let known = searched.union(found)
    return branches().compactMap { code in
      var tested: Set<String> = []
      for case .expression(let test) in code.conditions { tested.formUnion(names(in: .expression(test))) }
      guard tested.contains("isEmpty"), !tested.isDisjoint(with: known), code.then.views.count == code.then.statements.count
      else { return nil }
      return code.then.views.count == 1 ? message(code.then.views[0]) : nil
    }
  }

  /// The call that makes a message, alone or in a stack in which nothing can be pressed.
  private static func message(_ chain: CodeChain) -> SourceRange? {
    guard !chain.has("onTapGesture", "accessibilityHidden"), let name = chain.name else { return nil }
    if name.hasPrefix("ContentUnavailableView") || ["Text", "Label"].contains(name) { return chain.base.range }
    guard ["HStack", "VStack", "ZStack", "Group"].contains(name), let body = chain.call?.closures.last?.body,
      body.views.count == body.statements.count else { return nil }
    let parts = body.views.filter { !["Spacer", "Image", "Divider"].contains($0.name ?? "") }
    let messages = parts.compactMap(message)
    return messages.count == parts.count ? messages.first : nil
  }

  private static func names(in block: Block) -> Set<String> {
    var names: Set<String> = []
    CodeWalk.expressions(of: block) { note($0, in: &names) }
    return names
  }

  private static func names(in statement: Statement) -> Set<String> {
    var names: Set<String> = []
    CodeWalk.expressions(of: statement) { note($0, in: &names) }
    return names
  }

  private static func note(_ expression: Expression, in names: inout Set<String>) {
    switch expression.kind {
    case .name(let name), .member(_, let name): names.insert(name)
    default: break
    }
  }
}
