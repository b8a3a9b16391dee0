import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// What is done beside what a control is for.
extension NameSuggestion {
  /// `player.pause(); shownFilm = film`: what ends before something else comes up is not what the control is for.
  static func endsBeforehand(_ mention: String, in action: ActionSummary) -> Bool {
    guard let verb = IdentifierWords.said(by: mention).first?.lowercased(), NameWords.words(.endingVerb).contains(verb),
      !action.assignments.contains(where: { $0.target == mention }) else { return false }
    return action.assignments.contains { one in
      one.step == nil && (!plain.contains(one.value) || one.value == "true" && isPresentation(one.target))
    }
  }

  /// `hideKeyboard(); showDetails()`: typing ends before something else comes.
  static func putsKeyboardAway(_ mention: String) -> Bool {
    let words = IdentifierWords.said(by: mention).map { $0.lowercased() }
    return words.count == 2 && words[1] == "keyboard" && NameWords.words(.keyboardAway).contains(words[0])
  }

  /// Whether an arrow that a picture shows is one to something that the code brings up, and not the way on or back that such
  /// arrows most often are: one that is turned to point down over what it opens.
  static func pointsElsewhere(_ symbol: String, _ meaning: String, _ action: ActionSummary?) -> Bool {
    let mentions = (action?.mentions ?? []).filter { !isIncidental($0) && !putsKeyboardAway($0) && IdentifierWords.said(by: $0).count > 1 }
    guard isArrow(symbol), !mentions.isEmpty else { return false }
    let said = Set((mentions + (action?.reached ?? [])).flatMap(IdentifierWords.split).map { $0.lowercased() })
    // `leftButtonTapped` says where the button stands.
    let place = symbol.contains("back") || symbol.contains("left") ? ["left", "leading"] : ["right", "trailing"]
    let onOrBack = place + TextWords.split(meaning).map { $0.lowercased() }
      + ["next", "forward", "back", "previous", "prev", "pop", "dismiss", "close", "continue", "proceed", "page", "step", "skip"]
    return said.isDisjoint(with: onOrBack)
  }

  /// The screen that a button of UIKit leads to, where it is one: "Board" of `BoardController`. What is hidden or put away on
  /// the way is not what the button is for.
  static func destination(of element: AccessibilityElement) -> String? {
    guard element.role == .button, let action = element.activation, action.destinations.count == 1 else { return nil }
    let name = action.destinations[0]
    let suffixes = FrameworkNames.names(.screenSuffix).filter { name.hasSuffix($0) && name.count > $0.count }
    guard let suffix = suffixes.max(by: { $0.count < $1.count }) else { return nil }
    let words = String(name.dropLast(suffix.count))
    // `CustomAlertController` says how it is made.
    if let first = IdentifierWords.split(words).first?.lowercased(), ["custom", "base", "common", "generic", "default"].contains(first) {
      return nil
    }
    return IdentifierWords.thing(words)
  }

  /// What the handler and the picture of a button are both called by: `handleCloseEvent` under "icon_close".
  static func agreedWord(of element: AccessibilityElement) -> String? {
    guard element.role == .button, case .asset(let picture)? = element.image, let name = picture.literal,
      let action = element.activation else { return nil }
    let seen = Set(DecorativeNames.parts(of: name))
    if let place = agreedPlace(of: action, seen) { return place }
    guard let handler = action.mentions.first, let deed = IdentifierWords.deed(of: handler) else { return nil }
    let words = TextWords.split(deed).map { $0.lowercased() }
    // `deleteMessage` under "icon_delete": of what, the code says.
    let isOfVerb = words.first.map { seen.contains($0) && ActionVerbs.deed(of: $0) != nil } ?? false
    return isOfVerb || words.allSatisfy(seen.contains) ? deed : nil
  }

  /// The one thing that the code brings up, where the name of the picture has the words for it: `showFilterView = true` under
  /// "ic_filter".
  private static func agreedPlace(of action: ActionSummary, _ seen: Set<String>) -> String? {
    let noise = NameWords.words(.pictureNoise)
    let places = Set(telling(action).compactMap(IdentifierWords.place)).filter { place in
      TextWords.split(place).allSatisfy { seen.contains($0.lowercased()) && !noise.contains($0.lowercased()) }
    }
    return places.count == 1 ? places.first : nil
  }

  /// What a picture that is tapped and the code of the tap both say; nil where they do not agree.
  static func agreed(_ element: AccessibilityElement, _ language: String) -> NameSuggestion? {
    if copies(element) { return translated("Copy", language) }
    return (leavingWord(of: element) ?? agreedWord(of: element)).flatMap { said($0, language) }
  }

  /// What is done besides putting away the screen or the layer that the control stands on.
  static func withoutLeaving(_ deeds: [String]) -> [String] {
    deeds.filter { Self.deeds(of: IdentifierWords.said(by: $0)) != ["close"] && $0.split(separator: ".").last != "dismiss" }
  }

  /// What comes up by an item that is chosen for it, where its name says so and nothing else is done but what ends
  /// beforehand: "Start over" of `startOverItem = film`.
  static func openedByItem(_ action: ActionSummary?) -> String? {
    guard let action, action.assignments.count == 1, case let item = action.assignments[0], !plain.contains(item.value),
      item.target.hasSuffix("Item"), action.mentions.allSatisfy({ one in
        one == item.target || isIncidental(one) || endsBeforehand(one, in: action)
      }) else { return nil }
    return IdentifierWords.deed(of: String(item.target.dropLast("Item".count)))
  }

  /// The case of the only state that is set, where that holds which screen is in front: "Statistics" of
  /// `activeSheet = .statistics`.
  static func chosenScreen(_ action: ActionSummary?) -> String? {
    guard let action, action.assignments.count == 1, case let one = action.assignments[0], one.step == nil, let name = one.value.caseName,
      action.mentions.allSatisfy({ $0 == one.target || isIncidental($0) || endsBeforehand($0, in: action) }),
      let last = IdentifierWords.split(one.target).last?.lowercased(), NameWords.words(.screenState).contains(last), !NameWords.words(.presentationCase).contains(name.lowercased()),
      IdentifierWords.split(name).allSatisfy({ !NameWords.words(.vagueCase).contains($0.lowercased()) }) else { return nil }
    return IdentifierWords.deed(of: name) ?? IdentifierWords.thing(name)
  }
}
