import PlatformKnowledge
import SourceModel
import SwiftSource

/// Texts that show nothing but a variable of the view that is empty at first, that is called after a message, and that
/// buttons of the same type fill: what a button has to say once it was pressed.
enum FilledTexts {
  private static let words = NameWords.words(.messageText)

  /// Of what a dialog or another screen shows, the system tells.
  private static let presentations: Set<String> = [
    "alert", "confirmationDialog", "actionSheet", "sheet", "popover", "fullScreenCover", "Alert", "ActionSheet",
  ]

  static func all(in type: WholeType) -> [(name: String, place: SourceRange)] {
    let messages = messages(of: type)
    guard !messages.isEmpty else { return [] }
    let filled = filled(by: type).intersection(messages)
    guard !filled.isEmpty else { return [] }
    let presented = type.chains.flatMap { chain in
      chain.links.filter { presentations.contains($0.name) }.map(\.place)
        + (chain.name.map(presentations.contains) == true ? [chain.base.range] : [])
    }
    return type.chains.compactMap { chain in
      guard chain.name == "Text", chain.links.allSatisfy({ $0.name != "accessibilityHidden" }),
        let call = chain.call, call.arguments.count == 1, let name = call.arguments[0].value.dottedName.map(own),
        filled.contains(name),
        !presented.contains(where: { $0.file === chain.base.range.file && $0.contains(chain.base.range) })
      else { return nil }
      return (name, chain.base.range)
    }
  }

  private static func own(_ name: String) -> String { name.hasPrefix("self.") ? String(name.dropFirst(5)) : name }

  /// The variables of the type that begin without a text. What people enter is no message to them.
  private static func messages(of type: WholeType) -> Set<String> {
    let states = type.states
    let empty = type.parts.flatMap(\.members.properties).filter { property in
      states.contains(property.name) && beginsEmpty(property)
        && !words.isDisjoint(with: DecorativeNames.parts(of: property.name))
    }
    return Set(empty.map(\.name).filter { name in
      !type.expressions.contains { expression in
        if case .name(let other) = expression.kind { other == "$" + name } else { false }
      }
    })
  }

  private static func beginsEmpty(_ property: PropertyDeclaration) -> Bool {
    guard let initial = property.initializer else { return property.type?.isOptional == true }
    if case .nilLiteral = initial.kind { return true }
    return initial.plainText == ""
  }

  /// The variables to which the actions of buttons give a text, by themselves or by way of functions of the type.
  private static func filled(by type: WholeType) -> Set<String> {
    var filled: Set<String> = []
    var known: Set<String> = []
    var open: [Block] = []
    func follow(_ name: String) {
      guard known.insert(name).inserted else { return }
      open += type.parts.flatMap(\.members.functions).filter { $0.name == name }.compactMap(\.body)
    }
    for chain in type.chains where chain.name == "Button" {
      if let name = chain.call?.argument("action")?.dottedName { follow(own(name)) }
      if let action = chain.call?.closures.first { open.append(action.body) }
    }
    while let block = open.popLast() {
      CodeWalk.expressions(of: block) { expression in
        switch expression.kind {
        case .assignment(let target, let value):
          if case .nilLiteral = value.kind { return }
          if let name = target.dottedName, value.plainText != "" { filled.insert(own(name)) }
        case .call(let call): if let name = call.callee.dottedName { follow(own(name)) }
        default: break
        }
      }
    }
    return filled
  }
}
