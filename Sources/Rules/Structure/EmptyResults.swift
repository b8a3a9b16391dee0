import PlatformKnowledge
import SourceModel
import SwiftSource

/// What stands there when a search finds nothing: it appears while people type, and their focus is on the field.
enum EmptyResults {
  /// - Parameter branches: Those of the type's views.
  static func all(in type: WholeType, _ branches: @autoclosure () -> [IfCode]) -> [SourceRange] {
    let modifiers = Set(type.chains.flatMap(\.links).filter { $0.name == "searchable" }.compactMap { link in
      link.call.argument("text").flatMap(boundName)
    })
    let searched = modifiers.union(type.kinds.calls.flatMap { expression -> [String] in
      guard case .call(let call) = expression.kind else { return [] }
      return call.arguments.compactMap { boundName($0.value) }.filter(isCalledSearch)
    })
    guard !searched.isEmpty else { return [] }
    // `var found: [Plant] { plants.filter { $0.name.contains(query) } }`
    let found = Set(type.parts.flatMap(\.members.properties).filter { property in
      property.getter.map { !Set($0.items.flatMap(\.names)).isDisjoint(with: searched) } ?? false
    }.map(\.name))
    let known = modifiers.isEmpty ? [] : searched.union(found)
    return whole(branches()).compactMap { code in
      var tested: Set<String> = []
      for case .expression(let test) in code.conditions { tested.formUnion(CodeItem.expression(test).names) }
      guard tested.contains("isEmpty"), !tested.isDisjoint(with: known) || isOfSearch(code, searched, found),
        code.then.views.count == code.then.statements.count
      else { return nil }
      return code.then.views.count == 1 ? message(code.then.views[0]) : nil
    }
  }

  /// Branches with those that follow them: `if … { } else if … { }`. What stands behind them all is a branch under no
  /// condition of its own and left out.
  static func whole(_ branches: [IfCode]) -> [IfCode] {
    branches.flatMap { code -> [IfCode] in
      var all = [code]
      while case .conditional(let next)? = all.last?.otherwise { all.append(next) }
      return all
    }
  }

  /// `query` of `$query` and `$model.query`
  private static func boundName(_ expression: Expression) -> String? {
    guard let path = expression.dottedName, path.hasPrefix("$") else { return nil }
    return path.dropFirst().split(separator: ".").last.map(String.init)
  }

  /// What somebody looks for, and not whether a search goes on.
  private static func isCalledSearch(_ name: String) -> Bool {
    let words = DecorativeNames.parts(of: name)
    return !NameWords.words(.searchText).isDisjoint(with: words) && !NameWords.words(.searchText).union(NameWords.words(.searchTextEnd)).isDisjoint(with: words.suffix(1))
      && words.first.map { !["is", "show", "shows", "has", "did"].contains($0) } ?? false
  }

  /// Whether something is found to be empty that depends on what is looked for: that is called so, or while something
  /// is looked for.
  private static func isOfSearch(_ code: IfCode, _ searched: Set<String>, _ found: Set<String>) -> Bool {
    var empty: Set<String> = []
    var isSearching = false
    for case .expression(let test) in code.conditions {
      for part in test.conjuncts {
        if case .member(let base?, "isEmpty") = part.kind, let name = base.dottedName?.split(separator: ".").last { empty.insert(String(name)) }
        guard case .prefix("!", let operand) = part.kind, case .member(let base?, "isEmpty") = operand.kind else { continue }
        if let name = base.dottedName?.split(separator: ".").last, searched.contains(String(name)) { isSearching = true }
      }
    }
    empty.subtract(searched)
    return !empty.isEmpty && (isSearching || !empty.isDisjoint(with: found) || empty.contains { name in
      !NameWords.words(.foundList).isDisjoint(with: DecorativeNames.parts(of: name))
    })
  }

  /// The call that makes a message, alone or in a stack in which nothing can be pressed.
  private static func message(_ chain: CodeChain) -> SourceRange? {
    guard !chain.has("onTapGesture", "accessibilityHidden"), let name = chain.name else { return nil }
    if name.hasPrefix("ContentUnavailableView") || ["Text", "Label"].contains(name) { return chain.base.range }
    guard FrameworkNames.names(.plainStack).contains(name), let body = chain.call?.closures.last?.body,
      body.views.count == body.statements.count else { return nil }
    let parts = body.views.filter { !["Spacer", "Image", "Divider"].contains($0.name ?? "") }
    let messages = parts.compactMap(message)
    return messages.count == parts.count ? messages.first : nil
  }
}
