import AccessibilityModel
import PlatformKnowledge

extension ProposedName {
  /// "Clear search" for "Clear text" beside a field in which people look for something.
  func told(ofFieldAt subject: ElementSubject, in context: RuleContext) -> ProposedName {
    guard isDerived, !isText, !isOfStates, let word = SFSymbols.meaning(of: "xmark.circle.fill")?.text(language: context.developmentLanguage),
      spoken == word, Self.clearsSearch(subject), let search = Words.press("Clear search", in: context.developmentLanguage),
      !context.isTranslated(spoken, on: subject.element) || context.isTranslated(search, on: subject.element) else { return self }
    return ProposedName(expression: context.spelled(search, on: subject.element), spoken: search, isDerived: true)
  }

  /// What is emptied, or what stands beside, says that something is looked for.
  private static func clearsSearch(_ subject: ElementSubject) -> Bool {
    let element = subject.element
    let action = element.activation ?? element.gestures.first { $0.kind == .tap }?.effect
    if action?.whole.assignments.contains(where: { isOfSearch($0.target) }) ?? false { return true }
    let near = subject.neighbours(before: 3, after: 1).filter { $0.element.exposure != .absent && subject.coexists(with: $0) }
    let fields = near.filter(\.element.isEntry)
    guard fields.count == 1, let field = fields.first?.element else { return false }
    if field.role == .searchField || CallArguments(of: field.source).boundValue.map(isOfSearch) ?? false { return true }
    let asked = CallArguments(of: field.source).title?.text.lowercased() ?? ""
    if NameWords.words(.searchPrompt).contains(where: { asked.hasPrefix("\"" + $0) }) { return true }
    return near.contains { NameSuggestion.symbol(of: $0.element)?.hasPrefix("magnifyingglass") ?? false }
  }

  /// `searchText`, `model.query`
  private static func isOfSearch(_ name: String) -> Bool {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return IdentifierWords.split(last).contains { NameWords.words(.searchText).contains($0.lowercased()) }
  }
}
