import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// Names for symbols by what the symbol stands for.
extension ProposedName {
  /// The gap where a symbol alone tells: a name for a control, else what the symbol says.
  static func symbolGap(_ element: AccessibilityElement) -> ProposedName {
    element.isInteractive ? ProposedName(expression: "\"<#name#>\"", spoken: "<#name#>", isDerived: false) : symbol
  }

  /// For a symbol that is no control: what it stands for, not what a button with it would do.
  static func forSymbol(_ element: AccessibilityElement, in context: RuleContext) -> ProposedName {
    if let tap = element.gestures.first(where: { $0.kind == .tap }), !element.isInteractive || NameSuggestion.emptiesText(element) {
      var button = element
      (button.role, button.activation, button.gestures) = (.button, tap.effect, [])
      let name = guessed(button, in: context)
      if name.isDerived { return name }
    }
    if !element.isInteractive, element.gestures.isEmpty, let number = number(shownBy: element) { return number }
    // The code of a tap tells no name, and it need not be what an arrow most often stands for.
    if let tap = element.gestures.first(where: { $0.kind == .tap }), !tap.effect.mentions.isEmpty, !element.role.isControl,
      NameSuggestion.symbol(of: element)?.hasPrefix("arrow") ?? false {
      var button = element
      (button.role, button.activation, button.gestures) = (.button, tap.effect, [])
      let name = guessed(button, in: context)
      return name.isDerived ? name : symbol
    }
    if let said = MistakenName(of: element)?.proposal { return said }
    // A cross that was not seen to empty a text may put away anything.
    if element.isInteractive || !element.gestures.isEmpty, NameSuggestion.symbol(of: element).map(NameSuggestion.isRoundCross) ?? false,
      !NameSuggestion.emptiesText(element) { return .symbol }
    // A checkmark that is heard as "Selected" tells a state; any other word for it is wrong.
    if !element.traits.contains(.selected), !isHeardAsSelected(element), !NameSuggestion.setsOneOfMany(element), let meaning = onlyMeaning(of: element),
      element.isInteractive || [.object, .state].contains(meaning.kind) && !meaning.isAmbiguous,
      let text = meaning.text(language: context.developmentLanguage) {
      if let symbol = NameSuggestion.symbol(of: element), let own = owned(symbol, meaning, element, in: context) { return own }
      return ProposedName(expression: context.spelled(text, on: element), spoken: text, isDerived: true)
    }
    return symbol
  }

  /// "2" of `2.circle.fill`, before the second of some steps.
  private static func number(shownBy element: AccessibilityElement) -> ProposedName? {
    guard let parts = NameSuggestion.symbol(of: element)?.split(separator: "."), parts.count > 1, parts[0].allSatisfy(\.isNumber),
      ["circle", "square"].contains(parts[1]) else { return nil }
    return ProposedName(expression: "\"\(parts[0])\"", spoken: String(parts[0]), isDerived: true)
  }

  private static func isHeardAsSelected(_ element: AccessibilityElement) -> Bool {
    let selected = SFSymbols.spokenName(of: "checkmark")?.text
    return selected != nil && element.label?.value.literals.contains { $0 == selected } ?? false
  }

  /// What the symbol stands for, where all that it may be stand for the same.
  private static func onlyMeaning(of element: AccessibilityElement) -> SymbolMeaning? {
    guard case .symbol(let name)? = element.image, !name.hasHoles || name.literal != nil else { return nil }
    let meanings = name.literals.map(SFSymbols.meaning)
    guard let first = meanings.first, meanings.allSatisfy({ $0 == first }) else { return nil }
    return first
  }
}
