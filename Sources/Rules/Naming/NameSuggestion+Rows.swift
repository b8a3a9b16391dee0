import AccessibilityModel
import PlatformKnowledge
import SourceModel

extension NameSuggestion {
  /// Taking a row out of its list is not closing something: "Remove" against "Close" of a cross. nil where the code of the
  /// control does anything else, or where nobody can tell what it is taken out of.
  static func removal(of subject: ElementSubject, against word: String) -> String? {
    guard ActionVerbs.deed(of: word.lowercased()) == "close", let action = subject.element.activation?.whole else { return nil }
    let deeds = action.mentions.filter { !action.preparations.contains($0) && !isIncidental($0) }
    guard let removing = deeds.first(where: { removes($0, isRow: subject.isRepeated) }), !putsAway(action) else { return nil }
    let name = removing.split(separator: ".").last.map(String.init) ?? removing
    return IdentifierWords.split(name).contains { $0.lowercased() == "delete" } ? "Delete" : "Remove"
  }

  private static func putsAway(_ action: ActionSummary) -> Bool {
    action.mentions.contains { mention in
      let last = mention.split(separator: ".").last.map { $0.lowercased() } ?? ""
      return NameWords.words(.closingDeed).contains(last)
    } || action.assignments.contains { $0.value == "false" }
  }

  /// `items.removeAll`, `tags.remove`, `store.deleteShelf` in a loop, or `onRemove`, `onDelete` wherever it is.
  private static func removes(_ mention: String, isRow: Bool) -> Bool {
    let path = mention.split(separator: ".")
    guard let last = path.last else { return false }
    if isRow, path.count > 1, ["remove", "removeAll", "delete"].contains(last) { return true }
    let words = IdentifierWords.split(String(last)).map { $0.lowercased() }
    // `removeFromSuperview` takes away what is in front.
    if isRow, let verb = words.first, ["remove", "delete"].contains(verb), words.count > 1 || verb == "delete", !words.contains("from") {
      return true
    }
    return ["onRemove", "onDelete"].contains(last)
  }
}
