import PlatformKnowledge
import SourceModel
import SwiftSource

/// Texts that are there as long as a model has something to say of what was done:
/// `if let text = model.errorMessage { Text(text) }`.
enum ModelMessages {
  struct Message: Sendable {
    /// The member of the model that is shown or asked.
    let name: String
    let place: SourceRange
    /// What the view calls the model.
    let model: String
  }

  static func all(in type: WholeType) -> [Message] {
    let apart = type.kinds.calls.flatMap(tellingByItself)
    return type.branchesOfClosures.compactMap { code in
      // Other conditions say when the list has room for it, and not what it is.
      guard code.otherwise == nil, case .binding(let name, let value?, _)? = code.conditions.first,
        let path = value.dottedName, path.contains("."), let last = path.split(separator: ".").last.map(String.init),
        !NameWords.words(.outcome).isDisjoint(with: IdentifierWords.split(last).map({ $0.lowercased() })),
        !apart.contains(where: { $0.place.contains(code.range) && ($0.item == nil || $0.item == path.prefix(while: { $0 != "." })) }),
        let place = code.then.views.lazy.compactMap({ text($0, showing: name) }).first
      else { return nil }
      return Message(name: last, place: place, model: String(path.dropLast(last.count + 1)))
    }
  }

  /// Closures in which a message needs no announcement: that of an alert is read with the alert, and what an item of a list
  /// says about itself, by the name of the item, is there with its row.
  private static func tellingByItself(_ expression: Expression) -> [(place: SourceRange, item: Substring?)] {
    guard case .call(let call) = expression.kind, let name = call.callee.plainName else { return [] }
    switch name {
    case "alert", "confirmationDialog":
      return [call.argument("message")].compactMap(\.self).map { ($0.range, nil) }
    case "ForEach", "List":
      return call.arguments.compactMap { argument in
        guard case .closure(let closure) = argument.value.kind, let item = closure.parameters.first else { return nil }
        return (argument.value.range, item.drop { $0 == "$" })
      }
    default: return []
    }
  }

  /// The same where a flag of the model or the text itself is asked: `if model.hasFailed { Text(model.message) }`,
  /// `if !model.error.isEmpty { Label(model.error, systemImage: "xmark") }`. The model is a property of the type or what one
  /// of its functions is handed; what stands in a loop tells of its row.
  ///
  /// - Parameter branches: Those of the type's views.
  static func tested(in type: WholeType, _ branches: [IfCode]) -> [Message] {
    let functions = type.parts.flatMap(\.members.functions)
    let models = Set(type.parts.flatMap(\.members.properties).map(\.name) + functions.flatMap(\.parameters).map(\.name))
    let presented = FilledTexts.presented(by: type)
    return branches.compactMap { code in
      guard code.otherwise == nil, case .expression(let test)? = code.conditions.first, let path = asked(test)?.split(separator: "."),
        path.count == 2, models.contains(String(path[0])), tellsOutcome(path[1]),
        let text = code.then.views.lazy.compactMap({ shown($0, of: "\(path[0]).") }).first, tellsOutcome(text.name[...]),
        !FilledTexts.isPart(text.place, of: presented) else { return nil }
      return Message(name: text.name, place: text.place, model: String(path[0]))
    }
  }

  /// What a test asks: `model.hasFailed`, `!model.error.isEmpty`, `model.error != nil`.
  private static func asked(_ test: Expression) -> String? {
    func plain(_ expression: Expression) -> String? {
      expression.dottedName.map { $0.withoutSelf }
    }
    switch test.kind {
    case .prefix("!", let inner):
      return plain(inner).flatMap { $0.hasSuffix(".isEmpty") ? String($0.dropLast(8)) : nil }
    case .binary("!=", let left, let right):
      if case .nilLiteral = right.kind { return plain(left) }
      return right.plainText == "" ? plain(left) : nil
    default: return plain(test)
    }
  }

  private static func tellsOutcome(_ name: Substring) -> Bool {
    !NameWords.words(.outcome).union(NameWords.words(.messageText)).isDisjoint(with: IdentifierWords.split(String(name)).map { $0.lowercased() })
  }

  /// The first text of a stack that shows a member of the model.
  private static func shown(_ chain: CodeChain, of model: String) -> (name: String, place: SourceRange)? {
    guard !chain.has("accessibilityHidden") else { return nil }
    if let call = chain.call, ["Text", "Label"].contains(chain.name) {
      guard let name = call.arguments.first.flatMap({ shownName($0.value) }), name.hasPrefix(model) else { return nil }
      return (String(name.dropFirst(model.count)), chain.base.range)
    }
    guard let name = chain.name, StatusNotAnnounced.stacks.contains(name) else { return nil }
    return chain.call?.closures.last?.body.views.lazy.compactMap { shown($0, of: model) }.first
  }

  static func text(_ chain: CodeChain, showing name: String) -> SourceRange? {
    guard !chain.has("accessibilityHidden") else { return nil }
    if let call = chain.call, ["Text", "Label"].contains(chain.name) {
      let shown = call.arguments.first.flatMap { shownName($0.value) }
      return shown == name || shown?.hasPrefix(name + ".") ?? false ? chain.base.range : nil
    }
    return chain.call?.closures.last?.body.views.lazy.compactMap { text($0, showing: name) }.first
  }

  /// `text`, also in `LocalizedStringKey(text)`, `text!` and `text ?? ""`.
  private static func shownName(_ expression: Expression) -> String? {
    if let name = expression.dottedName { return name }
    if case .forceUnwrap(let inner) = expression.kind { return shownName(inner) }
    if case .binary("??", let first, _) = expression.kind { return shownName(first) }
    guard case .call(let call) = expression.kind, call.arguments.count == 1,
      ["LocalizedStringKey", "String", "LocalizedStringResource"].contains(call.callee.plainName ?? "") else { return nil }
    return call.arguments[0].value.dottedName
  }
}
