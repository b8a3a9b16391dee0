/// The form of an English noun that stands for one of many, as names of lists in code hold the other one.
enum EnglishNoun {
  /// "chapter" of "chapters", "story" of "stories"; nil for a word that is no plural by its looks.
  static func singular(_ word: String) -> String? {
    guard word.count > 3, word.hasSuffix("s"), !["ss", "us", "is"].contains(where: word.hasSuffix) else { return nil }
    if word.hasSuffix("ies") { return word.dropLast(3) + "y" }
    if ["sses", "xes", "ches", "shes"].contains(where: word.hasSuffix) { return String(word.dropLast(2)) }
    return String(word.dropLast())
  }
}
