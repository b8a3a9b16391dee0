import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// A picture that is a stop of its own and that nobody named: what the rules about pictures judge from.
struct UnnamedPicture {
  /// What the source tells of the picture's part on the screen; each is the business of one rule.
  enum Standing {
    /// Its name says that it only decorates.
    case decorationByName(String)
    /// It lies under texts in a depth stack.
    case underText(AccessibilityElement)
    /// In one row with a text or a field that says what it is about.
    case beside(AccessibilityElement)
    case alone
  }

  enum Answer {
    case picture(UnnamedPicture)
    case outcome(Outcome)
  }

  let element: AccessibilityElement
  let image: ImageSource
  let standing: Standing

  /// nil outcomes are for the caller to judge.
  static func find(_ subject: ElementSubject) -> Answer {
    let element = subject.element
    guard element.role == .image, let image = element.image, !subject.isInMenu else { return .outcome(.inapplicable) }
    switch element.exposure {
    case .hidden: return .outcome(.pass)
    case .absent: return .outcome(.inapplicable)
    case .exposed: break
    }
    if element.hasEmptiedLabel { return .outcome(.inapplicable) }
    guard element.isUnnamedPicture else { return .outcome(.pass) }
    if let doubt = element.namingDoubt { return .outcome(.undecided(doubt)) }
    return .picture(UnnamedPicture(element: element, image: image, standing: standing(of: subject, image)))
  }

  private static func standing(of subject: ElementSubject, _ image: ImageSource) -> Standing {
    if case .asset(let name) = image, let word = DecorativeNames.word(in: name.literal ?? "") { return .decorationByName(word) }
    let element = subject.element
    // A picture with a gesture that its neighbours do not share is a control.
    let mates = StackMates(of: subject)
    func isPartner(_ other: AccessibilityElement) -> Bool { element.gestures.isEmpty || element.gestures == other.gestures }
    switch mates.axis {
    case .horizontal?:
      if element.traits.contains(.button) { return .alone }
      if let text = mates.texts.first(where: { isPartner($0.element) }) { return .beside(text.element) }
      let field = mates.mates.first { [.textField, .secureField].contains($0.element.role) && isPartner($0.element) }
      return field.map { .beside($0.element) } ?? .alone
    case .depth?:
      let text = mates.texts.first { $0.isAfter && isPartner($0.element) }
      return text.map { .underText($0.element) } ?? .alone
    case .vertical?, nil: return .alone
    }
  }

  /// The names that the picture may have, as source writes them.
  var names: String {
    let text: SpokenText
    switch image {
    case .symbol(let name), .asset(let name): text = name
    case .runtime(let expression): return "'\(expression)'"
    }
    let literals = text.choices.isEmpty ? [text.rendered] : text.literals
    return literals.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }.map { "'\($0)'" }.joined(separator: " or ")
  }

  /// The picture changes with the state, or stands for one.
  var tellsState: Bool {
    guard case .symbol(let name) = image else { return false }
    if !name.choices.isEmpty || name.hasHoles { return true }
    guard let literal = name.literal else { return true }
    return SFSymbols.meaning(of: literal)?.kind == .state
  }
}

/// Words that tell in the name of a picture that it only decorates.
enum DecorativeNames {
  private static let words: Set<String> = [
    "background", "bg", "backdrop", "divider", "separator", "pattern", "gradient", "decoration", "decorative", "ornament",
    "texture", "blur", "vignette", "underline", "squiggle",
  ]

  /// The first such word: `bg_home`, `home-background`, `cardPattern2x`.
  static func word(in name: String) -> String? {
    parts(of: name).first { words.contains($0) }
  }

  /// The words of a name, in lower case.
  static func parts(of name: String) -> [String] {
    var result: [String] = []
    var current = ""
    for character in name {
      if !character.isLetter {
        if !current.isEmpty { result.append(current.lowercased()) }
        current = ""
        continue
      }
      if character.isUppercase, let last = current.last, !last.isUppercase {
        result.append(current.lowercased())
        current = ""
      }
      current.append(character)
    }
    if !current.isEmpty { result.append(current.lowercased()) }
    return result
  }
}
