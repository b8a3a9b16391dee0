import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// What a cross in a filled circle is for: it empties a text where code says so, and may put away anything elsewhere.
extension NameSuggestion {
  /// `query = ""`, and `field.text = nil`, which shows an empty text (Apple: documentation of UITextField.text).
  static func makesEmpty(_ assignment: ActionSummary.Assignment) -> Bool {
    if assignment.value == "\"\"" { return true }
    let path = assignment.target.split(separator: ".")
    return assignment.value == "nil" && path.count > 1 && ["text", "attributedText"].contains(path[path.count - 1])
  }

  /// `query.removeAll`, of what is called as a text is that somebody types.
  static func removesLetters(_ mention: String) -> Bool {
    let path = mention.split(separator: ".").map(String.init)
    guard path.count > 1, path[path.count - 1] == "removeAll" else { return false }
    let words = IdentifierWords.split(path[path.count - 2]).map { $0.lowercased() }
    return words.contains(where: NameWords.words(.searchText).contains) || words.last.map(NameWords.words(.searchTextEnd).contains) ?? false
  }

  /// Whether something in the code empties a text, or says that it does by a word for it: `clearSearch()`, `clearButton`.
  static func speaksOfEmptying(_ element: AccessibilityElement) -> Bool {
    let action = element.activation?.whole
    if action?.assignments.contains(where: makesEmpty) ?? false || action?.mentions.contains(where: removesLetters) ?? false { return true }
    let names = (action.map { $0.mentions + $0.reached } ?? []) + [element.platform?.reference].compactMap(\.self)
    return names.contains { IdentifierWords.split($0).contains { NameWords.words(.emptying).contains($0.lowercased()) } }
  }

  /// All that is done is to take back what was told or shown: `errorMessage = nil`, `shownSheet = .none`.
  static func takesBack(_ action: ActionSummary?) -> Bool {
    guard let action = action?.whole, !action.assignments.isEmpty,
      action.mentions.allSatisfy({ one in isIncidental(one) || action.assignments.contains { $0.target == one } }) else { return false }
    return action.assignments.allSatisfy { ["nil", ".none", "false"].contains($0.value) && isShownOrTold($0.target) }
  }

  /// All that is done is to turn a flag for what is in front: `isFullScreen.toggle()` under a cross puts it away.
  static func turnsWhatIsInFront(_ action: ActionSummary?) -> Bool {
    let mentions = Set((action?.whole.mentions ?? []).filter { !isIncidental($0) })
    guard mentions.count == 1, let flag = mentions.first, flag.hasSuffix(".toggle"), case let target = String(flag.dropLast(".toggle".count)) else { return false }
    let words = IdentifierWords.split(target.split(separator: ".").last.map(String.init) ?? target).map { $0.lowercased() }
    let lists = [NameWords.List.modalName, .screenState, .shownFlag].map(NameWords.words)
    return isPresentation(target) || words.contains { word in lists.contains { $0.contains(word) } }
  }

  private static func isShownOrTold(_ target: String) -> Bool {
    if isPresentation(target) { return true }
    let words = IdentifierWords.split(target.split(separator: ".").last.map(String.init) ?? target).map { $0.lowercased() }
    let lists = [NameWords.List.outcome, .messageText, .entryError, .dialogView, .modalName, .shownFlag].map(NameWords.words)
    return words.contains { word in lists.contains { $0.contains(word) } }
  }

  /// "Remove" or "Delete", where that is what the one call says, however it goes on: `barDidRemovePhoto(id:)`.
  static func removal(by deeds: [String]) -> String? {
    guard Set(deeds).count == 1, let deed = deeds.first else { return nil }
    let words = IdentifierWords.split(deed.split(separator: ".").last.map(String.init) ?? deed).map { $0.lowercased() }
    // `removeFromFavorites` may go by another word, and so may `removeAllFilters`.
    guard words.last != "remove" || words.count == 1, !words.contains("from"), !words.contains("all") else { return nil }
    let told = words.filter { ActionVerbs.deed(of: $0) != nil }
    guard told.count == 1 else { return nil }
    return ["remove": "Remove", "delete": "Delete"][told[0]]
  }
}
