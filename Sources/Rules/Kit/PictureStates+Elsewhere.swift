import AccessibilityModel
import PlatformKnowledge
import SourceModel

// Conditions that stand in another function, and words that are those of something else.
extension PictureStates {
  /// "Show path", as the app calls an eye elsewhere, where the flag that this one turns says "password".
  func isOtherSecret(_ titles: [String]?, in language: String) -> Bool {
    guard let titles, let told = passwordWords(in: language) ?? flagWords(in: language) else { return false }
    let things = TextWords.split(told.then).dropFirst().map { $0.lowercased() }
    return !things.isEmpty && Set(things).isDisjoint(with: titles.flatMap { TextWords.split($0).map { $0.lowercased() } })
  }

  /// A function of the view without arguments gives the picture, `Image(systemName: playPauseIcon())`: what it asks, the control
  /// may ask as well. A component knows it by other names than those who use it.
  var isChosenByMember: Bool {
    guard element.callSites.isEmpty, let picture = element.content.first(where: { $0.image != nil }),
      let chosen = CallArguments(of: picture.source).arguments.first?.value.text.withoutSelf, chosen.hasSuffix("()") else { return false }
    return chosen.dropLast(2).allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// "Pause" and "Play" of two such signs, whatever else code calls what it does, with a gap for the condition that tells them
  /// apart: no word is right for both.
  func openWords(in language: String) -> (condition: String, then: String, otherwise: String)? {
    let signs = ["Play", "Pause", "Stop"]
    guard states.count == 2, element.role == .button, let first = states[0].condition, let second = states[1].condition, first.isOtherOutcome(of: second),
      states.allSatisfy({ state in SFSymbols.meaning(of: state.picture).map { signs.contains($0.english) } ?? false }),
      case let words = states.compactMap({ word(for: $0.picture, in: language) }), words.count == 2, words[0] != words[1] else { return nil }
    let hint = first.description.allSatisfy { $0.isLetter || $0.isNumber || "._!".contains($0) } ? first.description : "condition"
    return ("<#\(hint)#>", words[0], words[1])
  }
}
