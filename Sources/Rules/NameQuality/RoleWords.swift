import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// The words for what an element is, which VoiceOver adds to the label by itself.
enum RoleWords {
  /// Roles whose word at the end of a visible title is a role word and hardly ever a topic.
  static let visibleRoles: Set<String> = ["button", "link"]

  /// The roles that VoiceOver tells of an element, as the word lists name them.
  static func roles(of element: AccessibilityElement) -> [String] {
    var roles: [String] = []
    // Of a switch that hides a button, the button is what it is about.
    if element.traits.contains(.button), !element.traits.contains(.toggle) { roles.append("button") }
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

  /// A role word at an end of a text.
  struct Mention: Hashable {
    enum Place: String, Hashable { case begins, ends }

    /// As written.
    var word: String
    /// The literal stretch without the word.
    var rest: String
    var place: Place
  }

  /// The role word that a text ends with, or begins with as in "Image of a cat", where something is left without it.
  static func mention(in variant: TextVariant, roles: [String], _ context: RuleContext) -> Mention? {
    if let tail = variant.tail, let ending = ending(of: tail, roles: roles, isWhole: variant.literal != nil, context) {
      // 「チームの画像」 is 「チーム」 without it.
      let rest = ending.rest.hasSuffix("の") ? String(ending.rest.dropLast()) : ending.rest
      return Mention(word: ending.word, rest: rest, place: .ends)
    }
    guard roles.contains("image"), let text = variant.literal else { return nil }
    for language in TextWords.languages(of: text, in: context) {
      let start = text.lowercased()
      let openings = Words.pictureOpenings(language)
      guard let opening = openings.first(where: { start.hasPrefix($0.lowercased() + " ") }) else { continue }
      let rest = String(text.dropFirst(opening.count + 1))
      return Mention(word: String(text.prefix(opening.count)), rest: rest.capitalizedFirst, place: .begins)
    }
    return nil
  }

  private static func ending(
    of tail: String, roles: [String], isWhole: Bool, _ context: RuleContext
  ) -> TextWords.Ending? {
    for language in TextWords.languages(of: tail, in: context) {
      let words = roles.flatMap { Self.words(for: $0, language) }
      guard let ending = TextWords.ending(of: tail, in: words, language: language) else { continue }
      guard TextWords.hasLetters(ending.rest) || !isWhole else { continue }
      let before = TextWords.split(ending.rest)
      if before.last.map(compounds.contains) ?? false || before.suffix(2).contains(where: joints.contains) { continue }
      return ending
    }
    return nil
  }

  /// Whether a title speaks of a thing to work on, as "Add button" in an editor of buttons does, or names a kind of it.
  static func isAboutTheThing(_ mention: Mention) -> Bool {
    guard let first = TextWords.split(mention.rest).first else { return true }
    let isLink = mention.word.lowercased().hasSuffix("link")
    return topicVerbs.contains(first) || isLink && EnglishVerb.commands.contains(first)
  }

  /// In the word list for labels that describe a picture; VoiceOver's own word is another.
  private static let notSpoken: Set<String> = ["picture"]
  /// Before "button" and the like, these make the name of another thing.
  private static let compounds = Words.roleCompoundWords
  /// Right before "save button" these make it the object of a phrase: "Picker with save button".
  private static let joints = Words.roleJointWords
  /// What people do with buttons and links as such.
  private static let topicVerbs = Words.roleTopicVerbWords
}

extension AccessibilityElement {
  /// A control whose name is its visible title.
  var hasTitle: Bool {
    guard case .content? = label?.origin else { return false }
    return role.isControl
  }
}
