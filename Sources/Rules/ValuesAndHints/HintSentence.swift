import PlatformKnowledge
import SourceModel
/// An English hint that is not formed as hints are.
struct HintSentence: Hashable {
  /// In a message: "hint '…' is a command".
  var defect: String
  /// The hint in its usual form, where that can be told mechanically.
  var better: String?
  var isCommand = false

  /// nil for a hint that begins with a verb in the third person, or with something unknown.
  init?(_ text: String) {
    let words = TextWords.split(text)
    guard words.count >= 2, let first = words.first else { return nil }
    if let rest = Self.withoutSubject(text) {
      defect = "begins with a subject"
      better = rest
    } else if Self.subjects.contains(first) {
      defect = "begins with a subject"
    } else if EnglishVerb.commands.contains(first) {
      // What has to be done before is no result of the press.
      if words.last == "first" || words.contains("before") { return nil }
      defect = "is a command"
      isCommand = true
      better = Self.done.contains(first) ? nil : EnglishVerb.sentence(from: text)
    } else if ["a", "an", "the"].contains(first), words.count >= 3, !words.dropFirst().contains(where: Self.isVerb) {
      defect = "names a thing and not what happens"
    } else {
      return nil
    }
  }

  /// "opens", "will", "is": with one of these, words that begin with an article are a sentence after all.
  private static func isVerb(_ word: String) -> Bool {
    ["is", "are", "was", "will", "can", "has", "have", "must", "may", "should", "does", "gets", "becomes"].contains(word)
      || word.hasSuffix("s") && EnglishVerb.commands.contains(EnglishVerb.stem(word))
  }

  /// What people do and no control does for them.
  private static let done = Words.personalDeedWords

  private static let subjects: Set<String> = ["this", "you", "it"]
  private static let roles = [
    "button", "link", "switch", "toggle", "element", "icon", "image", "control", "menu", "item",
  ]

  /// "This button opens the cart", "This will open the cart", "Button that opens the cart" → "Opens the cart".
  static func withoutSubject(_ text: String) -> String? {
    var words = text.split(separator: " ").map(String.init)
    var hasSubject = false
    if let first = words.first?.lowercased(), ["this", "the", "a"].contains(first) {
      words.removeFirst()
      hasSubject = first == "this"
    }
    if let role = words.first?.lowercased(), roles.contains(role) {
      words.removeFirst()
      hasSubject = true
    }
    guard hasSubject, var first = words.first?.lowercased() else { return nil }
    if ["that", "which"].contains(first) {
      words.removeFirst()
      first = words.first?.lowercased() ?? ""
    }
    if ["will", "to", "can"].contains(first) {
      let rest = words.dropFirst().joined(separator: " ")
      return rest.isEmpty ? nil : EnglishVerb.sentence(from: rest)
    }
    let stems = [EnglishVerb.stem(first), String(first.dropLast())]
    guard first.hasSuffix("s"), stems.contains(where: EnglishVerb.commands.contains) else { return nil }
    return words.joined(separator: " ").capitalizedFirst
  }
}
