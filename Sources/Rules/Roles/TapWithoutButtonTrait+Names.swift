import AccessibilityModel
import PlatformKnowledge

/// What a picture that reacts to a tap is called when it is announced as a button.
extension TapWithoutButtonTrait {
  static func lacksName(_ element: AccessibilityElement) -> Bool {
    element.role == .image && (element.isUnnamedPicture || element.isUnnamed)
  }

  /// What a picture of a box that is ticked by a tap stands for: the text of its row.
  func ticked(_ subject: ElementSubject) -> ProposedName? {
    guard Self.lacksName(subject.element), subject.element.isBox else { return nil }
    let mates = StackMates(of: subject)
    guard mates.axis == .horizontal, let text = mates.onlyText ?? mates.titleBeside else { return nil }
    return ProposedName(text: text)
  }

  /// What the fix calls a picture without a name, where code tells it.
  func proposed(_ element: AccessibilityElement, in context: RuleContext) -> ProposedName? {
    if let name = asButton(element, in: context) { return name }
    let meaning = NameSuggestion.symbol(of: element).flatMap(SFSymbols.meaning)
    let isRiddle = (meaning?.isAmbiguous ?? true) && !NameSuggestion.emptiesText(element)
    let name = isRiddle ? nil : ProposedName.forSymbol(element, in: context)
    return name.flatMap { $0.isDerived ? $0 : nil }
  }

  /// What a button with the picture and the code of the tap would be called by its code or the name of its file. Of a symbol
  /// with several meanings the code has to tell.
  private func asButton(_ element: AccessibilityElement, in context: RuleContext) -> ProposedName? {
    guard let tap = element.gestures.first(where: { $0.kind == .tap }) else { return nil }
    // The screen that the code itself chooses is the same under whatever picture.
    if context.developmentLanguage == "en", let screen = NameSuggestion.chosenScreen(tap.effect) {
      return ProposedName(expression: context.spelled(screen, on: element), spoken: screen, isDerived: true)
    }
    guard !Self.isHanded(element) else { return nil }
    if let same = ProposedName.twin(of: tap.source, in: context) { return same }
    var button = element
    (button.role, button.activation, button.gestures) = (.button, tap.effect, [])
    let name = ProposedName.suggested(button, in: context)
    if !name.isDerived, let title = ProposedName.ofScreen(openedBy: button, in: context) { return title }
    let meaning = NameSuggestion.symbol(of: element).flatMap(SFSymbols.meaning)
    let isGuess = meaning.map { $0.isAmbiguous && $0.text(language: context.developmentLanguage) == name.spoken } ?? false
    // An arrow back under which the screen is left leads back.
    let isBorneOut = meaning?.english == "Back" && NameSuggestion.leaves(tap.effect) || meaning.map { NameSuggestion.bearsOut(button, $0) } ?? false
    return name.isDerived && (!isGuess || isBorneOut) ? name : nil
  }

  /// Others choose the picture, and the tap stands in the code that they share: where each use has a tap of its own, what is
  /// seen there has one name.
  private static func isHanded(_ element: AccessibilityElement) -> Bool {
    guard element.isPictureHanded, let site = element.callSites.last, let tap = element.gestures.first(where: { $0.kind == .tap })
    else { return element.isPictureHanded }
    return site.source.contains(element.source) || !ModifierChain.whole(site.source).contains(tap.source)
  }

  /// For a person to fill in: with what the code says, where the app is in a language that nothing here has the words of.
  func gap(_ element: AccessibilityElement, in context: RuleContext) -> String {
    // Each of those who hand a picture over has another name for it.
    if Self.isHanded(element) { return ProposedName.handedPicture.expression }
    let plain = "\"<#name#>\""
    guard let tap = element.gestures.first(where: { $0.kind == .tap }) else { return plain }
    var button = element
    (button.role, button.activation, button.gestures) = (.button, tap.effect, [])
    let name = ProposedName.suggested(button, in: context)
    return name.isDerived || name.spoken.dropFirst(2).first?.isUppercase != true ? plain : name.expression
  }
}

extension ProposedName {
  /// What a picture shows and the code of a tap on it or around it says as well: "Filter" of "ic_filter" and
  /// `showFilterView = true`.
  static func agreed(byTapOn element: AccessibilityElement, in context: RuleContext) -> ProposedName? {
    guard let tap = element.gestures.first(where: { $0.kind == .tap }), !element.isPictureHanded else { return nil }
    var button = element
    (button.role, button.activation, button.gestures) = (.button, tap.effect, [])
    guard let name = NameSuggestion.agreed(button, context.developmentLanguage), name.isDerived else { return nil }
    return ProposedName(expression: context.spelled(name.text, on: element), spoken: name.text, isDerived: true)
  }
}
