import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// The first letter of a name in the place of a picture of whom it names: `Text(user.name.prefix(1))`.
enum Initials {
  /// Whether a text is nothing but such letters, or a blank for want of them.
  static func are(_ text: SpokenText) -> Bool {
    let holes = text.holes
    guard !holes.isEmpty, text.literals.allSatisfy({ $0.allSatisfy(\.isWhitespace) || $0.count == 1 }) else { return false }
    return holes.allSatisfy(isInitial)
  }

  /// A single letter on a shape stands for a sign, such as the one of a company on a button.
  static func isSign(_ element: AccessibilityElement) -> Bool {
    guard element.layout?.axis == .depth, let words = element.drawnText.literal, words.count == 1 else { return false }
    return words.allSatisfy(\.isLetter)
  }

  private static func isInitial(_ hole: String) -> Bool {
    let path = hole.split(separator: ".").map(String.init)
    guard let last = path.last else { return false }
    if DecorativeNames.parts(of: last).contains(where: { $0.hasPrefix("initial") }) { return true }
    guard path.count > 1, last == "first" || last.hasPrefix("prefix(1)") || last.hasPrefix("first?") else { return false }
    let owner = DecorativeNames.parts(of: path[path.count - 2])
    return owner.last.map(NameWords.words(.personName).contains) ?? false
  }
}
