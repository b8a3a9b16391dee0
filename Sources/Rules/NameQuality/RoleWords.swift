import AccessibilityModel
import PlatformKnowledge

/// The words for what an element is, which VoiceOver adds to the label by itself.
enum RoleWords {
  /// Roles whose word at the end of a visible title is a role word and hardly ever a topic.
  static let visibleRoles: Set<String> = ["button", "link"]

  /// The roles that VoiceOver tells of an element, as the word lists name them.
  static func roles(of element: AccessibilityElement) -> [String] {
    var roles: [String] = []
    if element.traits.contains(.button) { roles.append("button") }
    if element.traits.contains(.link) || element.role == .link { roles.append("link") }
    if element.traits.contains(.toggle) { roles += ["toggle", "checkbox"] }
    if element.traits.contains(.header) { roles.append("heading") }
    if element.traits.contains(.searchField) { roles.append("searchField") }
    if element.traits.contains(.image), !element.isInteractive { roles.append("image") }
    switch element.role {
    case .slider: roles.append("slider")
    case .stepper: roles.append("stepper")
    case .tab: roles.append("tab")
    case .textField, .secureField, .textEditor: roles.append("textField")
    case .progress: roles.append("progress")
    default: break
    }
    return roles
  }

  /// The words for a role that VoiceOver speaks.
  static func words(for role: String, _ language: String) -> [String] {
    Words.roleWords(for: role, language).filter { !notSpoken.contains($0.lowercased()) }
  }

  /// The role word that a text ends with, where something is left without it.
  static func ending(of variant: TextVariant, roles: [String], in context: RuleContext) -> TextWords.Ending? {
    guard let tail = variant.tail else { return nil }
    for language in TextWords.languages(of: tail, in: context) {
      let words = roles.flatMap { Self.words(for: $0, language) }
      guard let ending = TextWords.ending(of: tail, in: words, language: language) else { continue }
      guard TextWords.hasLetters(ending.rest) || variant.text.parts.count > 1 else { continue }
      if TextWords.split(ending.rest).last.map(compounds.contains) ?? false { continue }
      return ending
    }
    return nil
  }

  /// Whether a title speaks of a thing to work on, as "Add button" in an editor of buttons does, or names a kind of it.
  static func isAboutTheThing(_ ending: TextWords.Ending) -> Bool {
    guard let first = TextWords.split(ending.rest).first else { return true }
    return EnglishVerb.commands.contains(first) || topicVerbs.contains(first)
  }

  /// In the word list for labels that describe a picture; VoiceOver's own word is another.
  private static let notSpoken: Set<String> = ["picture"]
  /// Before "button" and the like, these make the name of another thing.
  private static let compounds: Set<String> = ["radio", "deep", "magic", "universal", "kill", "nintendo"]
  private static let topicVerbs: Set<String> = [
    "new", "customize", "configure", "use", "test", "press", "tap", "click", "paste", "generate", "invite", "any", "no",
  ]
}

extension AccessibilityElement {
  /// A control whose name is its visible title.
  var hasTitle: Bool {
    guard case .content? = label?.origin else { return false }
    return role.isControl
  }
}
