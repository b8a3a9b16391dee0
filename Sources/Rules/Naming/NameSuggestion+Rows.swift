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

  /// "Select", "Update selection": what is done with any of the things that a loop shows, and not with which.
  static func picksOne(_ name: String) -> Bool {
    let words = TextWords.split(name).map { $0.lowercased() }
    guard let verb = words.first, ["select", "choose", "pick"].contains(verb) || words.count > 1 && NameWords.words(.lookChange).contains(verb) else { return false }
    return words.dropFirst().allSatisfy { NameWords.words(.vagueThing).contains($0) || NameWords.words(.chosenName).contains($0) }
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
    // `remove(filter)` by a function of the screen itself as well.
    if isRow, ["remove", "removeAll", "delete"].contains(last), path.count > 1 || last != "removeAll" { return true }
    let words = IdentifierWords.split(String(last)).map { $0.lowercased() }
    // `removeFromSuperview` takes away what is in front.
    if isRow, let verb = words.first, ["remove", "delete"].contains(verb), words.count > 1 || verb == "delete", !words.contains("from") {
      return true
    }
    return ["onRemove", "onDelete"].contains(last)
  }

  /// What a call does to the list that it is a method of, as a deed: "remove" of `photos.remove`, "add" of `photos.append`.
  static func deedOnList(_ mention: String) -> String? {
    guard let verb = mention.split(separator: ".").last.flatMap({ IdentifierWords.split(String($0)).first?.lowercased() }) else { return nil }
    return verb == "append" ? ActionVerbs.deed(of: "add") : ActionVerbs.deed(of: verb)
  }

  /// "photo" of `photos.remove(at: index)`, and of `photos.removeAll { $0 == photo }`, which is told as the same: what the only
  /// list is of that something is taken out of.
  static func removedThing(by action: ActionSummary?) -> String? {
    let lists = Set((action?.whole.mentions ?? []).compactMap { mention -> String? in
      let path = mention.split(separator: ".")
      return path.count > 1 && path.last == "remove" ? String(path[path.count - 2]) : nil
    })
    guard lists.count == 1, let word = lists.first.flatMap({ IdentifierWords.split($0).last?.lowercased() }),
      // "Movies" and "stories" lose other letters, as do "shelves" and "boxes": a name must not be misspelled.
      !["ies", "ves", "oes", "ses", "zes", "xes", "hes"].contains(where: word.hasSuffix),
      let thing = EnglishNoun.singular(word), thing.allSatisfy(\.isLetter), IdentifierWords.thing(thing) != nil,
      ![NameWords.List.vagueThing, .vagueMember, .programmers, .chosenName, .controlKind].contains(where: { NameWords.words($0).contains(thing) })
    else { return nil }
    return thing
  }
}
