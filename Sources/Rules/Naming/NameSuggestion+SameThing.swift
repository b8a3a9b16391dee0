import AccessibilityModel
import PlatformKnowledge
import SourceModel

// Code that does something else with the thing that a picture shows.
extension NameSuggestion {
  /// "Show QR code" where code shows one under the picture for scanning it: the thing is the same, and what is done the code
  /// says. nil where it does what the picture stands for, or where no one verb is said.
  static func otherDeed(of element: AccessibilityElement, withThingOf meaning: SymbolMeaning) -> String? {
    let meant = meaning.english.split(separator: " ").map(String.init), things = Set(meant.dropFirst().map { $0.lowercased() })
    guard meaning.kind == .action, meant.count > 1, let action = element.activation?.whole,
      case let verb = meant[0].lowercased(), !NameWords.words(.preposition).contains(meant[1].lowercased()) else { return nil }
    let mentions = action.mentions.filter { !isIncidental($0) }
    let names = mentions + action.reached + action.destinations + action.assignments.map(\.target)
    // `showQRScanner` brings up what scans.
    guard !names.flatMap(IdentifierWords.split).contains(where: { $0.lowercased().hasPrefix(verb) }) else { return nil }
    // What a function of UIKit calls first tells where its own name does not: `onQRRow` and `onShowQR`.
    let said = Set(mentions.compactMap { deed(in: $0, with: things) })
    guard said.count < 2, let other = said.first ?? action.reached.lazy.compactMap({ deed(in: $0, with: things) }).first,
      other == "show" || ActionVerbs.deed(of: other) != ActionVerbs.deed(of: verb)
    else { return nil }
    return ([other.capitalizedFirst] + meant.dropFirst()).joined(separator: " ")
  }

  /// "show" of `onShowQR`, said of one of some things.
  private static func deed(in mention: String, with things: Set<String>) -> String? {
    let words = IdentifierWords.said(by: mention).map { $0.lowercased() }
    guard words.count > 1, let verb = words.first, !things.isDisjoint(with: words.dropFirst()) else { return nil }
    if NameWords.words(.showingVerb).contains(verb) { return "show" }
    return ActionVerbs.deed(of: verb) == nil ? nil : verb
  }
}
