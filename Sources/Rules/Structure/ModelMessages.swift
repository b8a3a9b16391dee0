import PlatformKnowledge
import SourceModel
import SwiftSource

/// Texts that are there as long as a model has something to say of what was done:
/// `if let text = model.errorMessage { Text(text) }`.
enum ModelMessages {
  /// - Parameter branches: Those of the type's views.
  static func all(in branches: [IfCode]) -> [(name: String, place: SourceRange)] {
    branches.compactMap { code in
      guard code.otherwise == nil, code.conditions.count == 1, case .binding(let name, let value?, _) = code.conditions[0],
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
      let shown = call.arguments.first?.value.dottedName
      return shown == name || shown?.hasPrefix(name + ".") ?? false ? chain.base.range : nil
    }
    return chain.call?.closures.last?.body.views.lazy.compactMap { text($0, showing: name) }.first
  }
}
