import AccessibilityModel
import SourceModel

/// What an author gave a control besides a picture and most likely took for its name.
struct MistakenName {
  let modifier: AppliedModifier
  /// The words of a tooltip, as the source writes them.
  let expression: String?
  let words: String?
  /// Source knows all of the words.
  private let isLiteral: Bool

  /// The same of the only picture that a control shows, where that has the tooltip.
  static func find(for element: AccessibilityElement) -> MistakenName? {
    if let own = MistakenName(of: element) { return own }
    let shown = element.content.filter { $0.exposure == .exposed }
    guard shown.count == 1, let picture = MistakenName(of: shown[0]), picture.expression != nil else { return nil }
    return picture
  }

  /// The tooltip of an element, else its identifier; nil where it has neither.
  init?(of element: AccessibilityElement) {
    if let help = element.modifiers(named: "help").last, element.owns(help), let hint = element.hint,
      hint.origin == .modifier("help"), !hint.value.isBlank {
      modifier = help
      expression = help.arguments.first
      words = hint.value.literal ?? hint.value.rendered
      isLiteral = hint.value.literal != nil
    } else if let identifier = element.modifiers(named: "accessibilityIdentifier").last, element.owns(identifier) {
      modifier = identifier
      expression = nil
      words = nil
      isLiteral = false
    } else {
      return nil
    }
  }

  /// The tooltip that a use of a component adds to an element: `ToolButton("xmark") { … }.help("Close")`.
  init?(ofUse use: SourceRange, _ element: AccessibilityElement) {
    guard let help = element.modifiers(named: "help").last, case let chain = ModifierChain.whole(use), chain.contains(help.source),
      !element.owns(help), let hint = element.hint, hint.origin == .modifier("help"), !hint.value.isBlank else { return nil }
    modifier = help
    expression = help.arguments.first
    words = hint.value.literal ?? hint.value.rendered
    isLiteral = hint.value.literal != nil
  }

  /// For the finding about the missing name.
  var related: RelatedPlace {
    RelatedPlace(
      modifier.place,
      modifier.name == "help" ? "a tooltip is heard as a hint and is no name" : "an identifier is for tests and is no name")
  }

  /// The tooltip says it already; a shortcut at its end is no part of a name.
  var proposal: ProposedName? {
    guard let expression, let words, !expression.contains("\n") else { return nil }
    var name: ProposedName
    if isLiteral, let plain = words.withoutShortcut, !plain.contains("\"") {
      name = ProposedName(expression: "\"\(plain)\"", spoken: plain, isDerived: true)
    } else {
      name = ProposedName(expression: expression, spoken: words, isDerived: true)
    }
    // Chosen by the same data as the picture beside it.
    name.isOfValue = true
    return name
  }
}
