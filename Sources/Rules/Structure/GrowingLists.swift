import PlatformKnowledge
import SourceModel
import SwiftSource

/// Lists of messages that get more after a wait, as the answers of a chat do: `messages.append(try await ask(question))`.
/// They are told by their names, since other lists grow while somebody goes through them.
enum GrowingLists {
  struct Growth: Sendable {
    /// The type that holds the list.
    let owner: String
    let list: String
    let place: SourceRange
  }

  /// A loop over a list of the type itself, or of what one of its properties holds.
  struct Showing: Sendable, Hashable {
    let list: String
    let owner: String
  }

  /// The first place in which the code of a type adds something to each of its lists after a wait.
  static func grown(in type: WholeType) -> [Growth] {
    let lists = Set(type.parts.flatMap(\.members.properties).filter { !$0.isStatic && isOfMessages($0.name) }.map(\.name))
    guard !lists.isEmpty else { return [] }
    var found: [Growth] = []
    for function in type.parts.flatMap(\.members.functions) {
      guard let body = function.body else { continue }
      CodeWalk.blocks(of: body) { block in
        for addition in additions(in: block, to: lists) where !found.contains(where: { $0.list == addition.list }) {
          found.append(Growth(owner: type.name, list: addition.list, place: addition.place))
        }
      }
    }
    return found
  }

  static func shown(in type: WholeType) -> [Showing] {
    let held = type.heldClasses
    let all = type.chains.flatMap { chain -> [Showing] in
      guard ["ForEach", "List"].contains(chain.name), let data = chain.call?.arguments.first?.value else { return [] }
      // `Array(messages.enumerated())`
      let paths = data.dottedName.map { [$0] } ?? data.valuePaths.sorted()
      return paths.compactMap { path -> Showing? in
        let parts = path.split(separator: ".").map { $0.hasPrefix("$") ? String($0.dropFirst()) : String($0) }
        guard let position = parts.firstIndex(where: isOfMessages) else { return nil }
        if position == 0 { return Showing(list: parts[0], owner: type.name) }
        return position == 1 ? held[parts[0]].map { Showing(list: parts[1], owner: $0) } : nil
      }
    }
    return Array(Set(all))
  }

  private static func isOfMessages(_ name: String) -> Bool {
    let words = DecorativeNames.parts(of: name)
    return words.last.map(NameWords.words(.messageList).contains) ?? false
      && NameWords.words(.failureName).isDisjoint(with: words)
  }

  /// What a block adds behind the first of its statements that waits, or with it.
  private static func additions(in block: Block, to lists: Set<String>) -> [(list: String, place: SourceRange)] {
    guard let first = block.statements.firstIndex(where: waits) else { return [] }
    var found: [(list: String, place: SourceRange)] = []
    for statement in block.statements[first...] {
      CodeWalk.expressions(of: statement) { expression in
        guard case .call(let call) = expression.kind, case .member(let base?, let name) = call.callee.kind, name == "append",
          let list = base.dottedName.map(\.withoutSelf), lists.contains(list) else { return }
        found.append((list, expression.range))
      }
    }
    return found
  }

  /// It waits itself, and not in work that it only begins.
  static func waits(_ statement: Statement) -> Bool {
    switch statement {
    case .expression(let expression), .returned(let expression?): waits(expression)
    case .variable(let variable): variable.initializer.map(waits) ?? false
    case .guarded(let conditions, _): conditions.contains { condition in
      switch condition {
      case .expression(let expression): waits(expression)
      case .binding(_, let value, _): value.map(waits) ?? false
      default: false
      }
    }
    default: false
    }
  }

  private static func waits(_ expression: Expression) -> Bool {
    var begun: [SourceRange] = []
    var found = false
    CodeWalk.expressions(of: .expression(expression)) { part in
      if case .closure = part.kind { begun.append(part.range) }
      guard case .call(let call) = part.kind, call.isAwaited, call.callee.plainName != "sleep",
        !begun.contains(where: { $0.contains(part.range) }) else { return }
      found = true
    }
    return found
  }
}

extension PropertyDeclaration {
  /// `Store` of `@Environment(Store.self) private var store`.
  var environmentType: String? {
    guard let argument = attributes.first(where: { $0.name == "Environment" })?.arguments.first?.value,
      case .member(let base?, "self") = argument.kind else { return nil }
    return base.plainName
  }
}
