import AccessibilityModel
import PlatformKnowledge

/// The best name that source lets one guess for a control: from its symbol, from what it does, from what it is bound to.
public struct NameSuggestion: Hashable, Sendable {
  public var text: String
  /// Derived from something that says what the control does, not merely a placeholder.
  public var isDerived: Bool

  /// The suggestion for a control, in the language of the source; a placeholder in angle brackets when nothing tells.
  public static func forControl(_ element: AccessibilityElement, language: String) -> NameSuggestion {
    if let symbol = symbol(of: element), let meaning = SFSymbols.meaning(of: symbol), meaning.kind != .decoration {
      return NameSuggestion(text: meaning.text(language: language), isDerived: true)
    }
    if let word = element.activation?.mentions.lazy.compactMap(words(from:)).first, language == "en" {
      return NameSuggestion(text: word, isDerived: true)
    }
    if let value = element.value?.value, let word = holeWord(value), language == "en" {
      return NameSuggestion(text: word, isDerived: true)
    }
    return NameSuggestion(text: "<#name#>", isDerived: false)
  }

  /// The symbol of a picture, where it is one known name.
  public static func symbol(of element: AccessibilityElement) -> String? {
    guard case .symbol(let name)? = element.image else { return nil }
    return name.literal ?? name.literals.first
  }

  /// "volume" of `«$volume»`, as words.
  private static func holeWord(_ text: SpokenText) -> String? {
    for case .hole(let expression) in text.parts { return words(from: expression) }
    return nil
  }

  /// `showSettingsSheet` → "Show settings sheet"; nil for names that say nothing.
  static func words(from identifier: String) -> String? {
    let last = identifier.split(separator: ".").last.map(String.init) ?? identifier
    var base = last
    let parts = identifier.split(separator: ".").map(String.init)
    if ["toggle", "append", "remove", "send", "callAsFunction", "perform", "run", "insert"].contains(last), parts.count >= 2 {
      base = parts[parts.count - 2]
    }
    if base.hasPrefix("$") { base = String(base.dropFirst()) }
    for prefix in ["is", "on", "did", "handle"] where base.hasPrefix(prefix) && base.dropFirst(prefix.count).first?.isUppercase == true {
      base = String(base.dropFirst(prefix.count))
    }
    guard base.allSatisfy({ $0.isLetter || $0.isNumber }), base.count > 2,
      !["action", "task", "Task", "withAnimation", "print", "self", "value", "selection", "viewModel", "model", "state", "store"].contains(base)
    else { return nil }
    var result = ""
    for character in base {
      if character.isUppercase, let last = result.last, !last.isUppercase { result.append(" ") }
      result.append(character)
    }
    // Longer than that it is the name of a function, not of a button.
    guard result.split(separator: " ").count <= 3 else { return nil }
    let text = result.lowercased()
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
