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

  /// A cross in a circle, or the letter that is taken for one.
  static func isRoundCross(_ symbol: String) -> Bool { symbol.hasPrefix("xmark.circle") || symbol.hasPrefix("x.circle") }

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

  /// The same of a flag whose name has no word for anything that is done or asked: `showsStyles.toggle()`, and not
  /// `showDeleteAlert.toggle()`, which brings a question up.
  static func closesByTurning(_ action: ActionSummary?) -> Bool {
    guard turnsWhatIsInFront(action) else { return false }
    let words = (action?.whole.mentions ?? []).filter { !isIncidental($0) }.flatMap(IdentifierWords.split).map { $0.lowercased() }
    return !words.contains { word in
      word != "toggle" && (ActionVerbs.deed(of: word).map { $0 != "close" } ?? false
        || NameWords.words(.asksFirst).contains(word) && !NameWords.words(.presentationFlag).contains(word)
        || NameWords.words(.questionLayer).contains(word))
    }
  }

  /// All that is done is to bring up something of which the flag says nothing, `isPresented = true`, where the picture stands for
  /// what is done on the spot: nobody likes anything by a screen that comes up.
  static func onlyBringsUp(_ action: ActionSummary?, under meaning: SymbolMeaning) -> Bool {
    guard let action = action?.whole, let meant = verb(of: meaning), NameWords.words(.onTheSpot).contains(meant) else { return false }
    let mentions = action.mentions.filter { !isIncidental($0) }
    let shown = Set(action.assignments.filter { $0.value == "true" }.map(\.target))
    return !mentions.isEmpty && mentions.allSatisfy { mention in
      guard shown.contains(mention) || mention.hasSuffix(".toggle") else { return false }
      let path = mention.split(separator: ".").filter { $0 != "toggle" }
      let words = IdentifierWords.split(path.last.map(String.init) ?? mention).map { $0.lowercased() }
      return isPresentation(path.last.map(String.init) ?? mention) && words.allSatisfy { word in
        NameWords.words(.presentationFlag).contains(where: word.hasPrefix) || NameWords.words(.screenState).contains(word)
          || NameWords.words(.frameBefore).contains(word)
      }
    }
  }

  private static func isShownOrTold(_ target: String) -> Bool {
    if isPresentation(target) { return true }
    let words = IdentifierWords.split(target.split(separator: ".").last.map(String.init) ?? target).map { $0.lowercased() }
    let lists = [NameWords.List.outcome, .messageText, .entryError, .dialogView, .modalName, .shownFlag].map(NameWords.words)
    // `previewImage`, `zoomedPhoto`: what is looked at more closely is in front, and nobody gives it up.
    return words.contains { word in lists.contains { $0.contains(word) } || NameWords.words(.closerLook).contains(where: word.hasPrefix) }
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
