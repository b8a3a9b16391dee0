import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

extension ProposedName {
  /// What a tick tells against a cross or any other symbol, by the flag that chooses between the two: "Included" or "Not
  /// included" of `Image(systemName: part.isIncluded ? "checkmark" : "xmark")`. Hidden, nobody would hear which of them it is.
  static func ofTickAndCross(_ element: AccessibilityElement, in context: RuleContext) -> ProposedName? {
    guard element.framework == .swiftUI, element.role == .image, context.developmentLanguage == "en", let code = context.call(at: element.source),
      case .call(let call) = CodeChain(reading: code).base.kind, let shown = call.argument("systemName"),
      case .ternary(let condition, let then, let otherwise) = shown.kind, let first = then.plainText, let second = otherwise.plainText,
      SFSymbols.isTick(first) != SFSymbols.isTick(second), let flag = condition.plainPath, let state = state(flag) else { return nil }
    // Whatever is shown for it: `isExpired ? "xmark" : "checkmark"`.
    let words = (state, "Not " + state.lowercasedFirst)
    let spelled = [words.0, words.1].map { context.spelled($0, on: element) }
    var name = ProposedName(
      expression: "\(flag) ? \(spelled[0]) : \(spelled[1])", spoken: SpokenText.hole(forOneOf: [words.0, words.1]).rendered,
      isDerived: true, quoted: "'\(words.0)' or '\(words.1)'")
    name.isOfValue = true
    return name
  }

  /// "Included" of `part.included`, "Available" of `isAvailable`: what is so, as a participle or behind "is" says it.
  private static func state(_ condition: String) -> String? {
    guard let name = condition.split(separator: ".").last else { return nil }
    let words = IdentifierWords.split(String(name))
    if words.count == 2, words[0].lowercased() == "is" { return word(words[1]) }
    return words.count == 1 && words[0].lowercased().hasSuffix("ed") ? word(words[0]) : nil
  }

  private static func word(_ word: String) -> String? {
    let vague = [NameWords.List.programmers, .chosenName, .shownFlag, .hiddenFlag].map(NameWords.words)
    guard word.count > 4, word.allSatisfy(\.isLetter), !vague.contains(where: { $0.contains(word.lowercased()) }) else { return nil }
    return word.lowercased().capitalizedFirst
  }
}
