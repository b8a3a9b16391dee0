import AccessibilityModel
import PlatformKnowledge
import SourceModel

extension ProposedName {
  /// What code calls the picture of run time that is all a control shows: "Meal photo" of `Image(uiImage: model.mealPhoto)`.
  /// nil where its name says no more than that it is a picture.
  static func ofShownPicture(in element: AccessibilityElement, _ context: RuleContext) -> ProposedName? {
    let shown = element.content.filter { $0.exposure == .exposed }
    guard element.framework == .swiftUI, context.developmentLanguage == "en", shown.count <= 1,
      case .runtime(let expression)? = shown.first?.image ?? element.image, let name = expression.split(separator: ".").last.map({ $0.prefix { !"!?".contains($0) } }) else { return nil }
    let words = IdentifierWords.split(String(name)).map { $0.lowercased() }
    let vague = [NameWords.List.chosenName, .chosenFlag, .vagueThing, .pictureNoise, .programmers, .pictureState, .frameBefore, .qualifier].map(NameWords.words)
    guard words.count == 2, NameWords.words(.photoOrFilm).contains(words[1]) || words[1] == "image",
      name.allSatisfy(\.isLetter), words[0].count > 2, !vague.contains(where: { $0.contains(words[0]) }) else { return nil }
    let word = words.joined(separator: " ").capitalizedFirst
    return ProposedName(expression: context.spelled(word, on: element), spoken: word, isDerived: true)
  }
}
