import PlatformKnowledge
import SourceModel
import SwiftSource

/// Texts that are there as long as a model has something to say of what was done:
/// `if let text = model.errorMessage { Text(text) }`.
enum ModelMessages {
  /// - Parameter branches: Those of the type's views.
  static func all(in branches: [IfCode]) -> [(name: String, place: SourceRange)] {
    branches.compactMap { code in
      // Other conditions say when the list has room for it, and not what it is.
      guard code.otherwise == nil, case .binding(let name, let value?, _)? = code.conditions.first,
        let path = value.dottedName, path.contains("."), let last = path.split(separator: ".").last.map(String.init),
        !NameWords.words(.outcome).isDisjoint(with: IdentifierWords.split(last).map({ $0.lowercased() })),
        let place = code.then.views.lazy.compactMap({ text($0, showing: name) }).first
      else { return nil }
      return (last, place)
    }
  }

  static func text(_ chain: CodeChain, showing name: String) -> SourceRange? {
    guard !chain.has("accessibilityHidden") else { return nil }
    if let call = chain.call, ["Text", "Label"].contains(chain.name) {
      let shown = call.arguments.first.flatMap { shownName($0.value) }
      return shown == name || shown?.hasPrefix(name + ".") ?? false ? chain.base.range : nil
    }
    return chain.call?.closures.last?.body.views.lazy.compactMap { text($0, showing: name) }.first
  }

  /// `text`, also in `LocalizedStringKey(text)`.
  private static func shownName(_ expression: Expression) -> String? {
    if let name = expression.dottedName { return name }
    guard case .call(let call) = expression.kind, call.arguments.count == 1,
      ["LocalizedStringKey", "String", "LocalizedStringResource"].contains(call.callee.plainName ?? "") else { return nil }
    return call.arguments[0].value.dottedName
  }
}
