import PlatformKnowledge
import SourceModel

/// English verbs, as far as hints need them: "open" and "opens".
enum EnglishVerb {
  /// Verbs that hints begin with when they are written as commands. Words that are as often nouns in that place
  /// ("search", "list", "view" apart) are left out.
  static let commands = Words.commands

  /// "open" → "opens", "search" → "searches", "copy" → "copies".
  static func thirdPerson(_ verb: String) -> String {
    if let form = Words.thirdPerson(of: verb.lowercased()) { return form }
    if ["s", "sh", "ch", "x", "z"].contains(where: verb.hasSuffix) { return verb + "es" }
    if verb.hasSuffix("y"), let before = verb.dropLast().last, !"aeiou".contains(before) {
      return verb.dropLast() + "ies"
    }
    return verb + "s"
  }

  /// "copied" of "copy", "saved" of "save", "pinned" of "pin": the forms that a regular verb may have.
  static func participles(of verb: String) -> Set<String> {
    guard let last = verb.last else { return [] }
    switch last {
    case "e": return [verb + "d"]
    case "y": return [verb + "ed", String(verb.dropLast()) + "ied"]
    default: return [verb + "ed", verb + String(last) + "ed"]
    }
  }

  /// A sentence from a verb and what follows it: "open settings" → "Opens settings"; nil when no verb begins it.
  static func sentence(from phrase: String) -> String? {
    var words = phrase.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
    guard let first = words.first, first.allSatisfy(\.isLetter), !determiners.contains(first.lowercased()) else {
      return nil
    }
    guard let verb = doing(first.lowercased()) else { return nil }
    words[0] = thirdPerson(verb)
    // "open or close the list": both are verbs.
    if words.count >= 3, ["and", "or"].contains(words[1]), commands.contains(words[2].lowercased()) {
      words[2] = thirdPerson(words[2].lowercased())
    }
    return words.joined(separator: " ").capitalizedFirst
  }

  /// Whether a word says that something goes on: "playing", "saving".
  static func isGoingOn(_ word: String) -> Bool {
    guard word.hasSuffix("ing") else { return false }
    let stem = String(word.dropLast(3))
    // "playing", "saving", "stopping"
    let isDoubled = stem.count > 2 && stem.last == stem.dropLast().last
    return [stem, stem + "e", isDoubled ? String(stem.dropLast()) : stem].contains { commands.contains($0) || ActionVerbs.deed(of: $0) != nil }
  }

  /// Whether the first word may be a verb, by itself as well: "Send".
  static func mayBegin(_ text: String) -> Bool {
    guard let first = TextWords.split(text).first?.lowercased() else { return false }
    return commands.contains(first) || ActionVerbs.deed(of: first) != nil
  }

  /// Whether a text begins with what is to be done: "Retry changes", "Add a word". A verb alone is often a noun as well.
  static func begins(_ text: String) -> Bool {
    let words = TextWords.split(text)
    guard words.count > 1, let first = words.first?.lowercased() else { return false }
    return commands.contains(first) || ActionVerbs.deed(of: first) != nil
  }

  /// What a control does for people who are to hear or see something; nil where no one verb says it.
  private static func doing(_ verb: String) -> String? {
    switch verb {
    case "see", "view": "show"
    case "hear": "play"
    case "get", "learn", "know", "find", "feel", "enjoy", "be", "have": nil
    default: verb
    }
  }

  /// Words after "to" that begin a place and not what is done.
  private static let determiners = Words.placeDeterminerWords

  /// A word without the ending of the third person or the plural, for comparing "Adds" with "Add".
  static func stem(_ word: String) -> String {
    if word.hasSuffix("ies"), word.count > 4 { return word.dropLast(3) + "y" }
    if ["sses", "shes", "ches", "xes", "zes", "oes"].contains(where: word.hasSuffix) { return String(word.dropLast(2)) }
    if word.hasSuffix("s"), !word.hasSuffix("ss"), word.count > 3 { return String(word.dropLast()) }
    return word
  }
}
