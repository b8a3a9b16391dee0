import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// One of a row of stars or dots that a loop makes, each of which sets another number.
extension ProposedName {
  /// "3 stars" of the third star, where the code of the press says the number of the loop:
  /// `ForEach(1...5, id: \.self) { star in Image(systemName: "star").onTapGesture { rate(star) } }`. The number alone where the
  /// app is in other languages, whose words for several nobody knows here.
  static func ofRating(_ element: AccessibilityElement, in context: RuleContext) -> ProposedName? {
    guard element.framework == .swiftUI, let shown = (element.image ?? element.content.first?.image).flatMap(ratingSign),
      let loop = loopHandedOn(by: element, in: context) else { return nil }
    let number = loop.beginsWithZero ? "\(loop.number) + 1" : loop.number
    let spoken = SpokenText.hole(number).rendered
    guard context.developmentLanguage.hasPrefix("en"), !context.isLocalized else {
      return ProposedName(expression: "\"\\(\(number))\"", spoken: spoken, isDerived: true)
    }
    let one = loop.beginsWithZero ? "0" : "1"
    return ProposedName(
      expression: "\(loop.number) == \(one) ? \"1 \(shown)\" : \"\\(\(number)) \(shown)s\"", spoken: "\(spoken) \(shown)s", isDerived: true)
  }

  /// "star" of a symbol, in whatever look, or of the app's own files `star` and `emptyStar`.
  private static func ratingSign(_ image: ImageSource) -> String? {
    let signs = NameWords.words(.ratingSymbol)
    switch image {
    case .symbol(let name):
      guard let shown = name.literals.first?.split(separator: ".").first.map(String.init), signs.contains(shown) else { return nil }
      return name.literals.allSatisfy { $0.split(separator: ".").first.map(String.init) == shown } ? shown : nil
    case .asset(let name):
      let shown = name.literals.map { DecorativeNames.parts(of: $0).filter(signs.contains) }
      return shown.count > 1 && shown.allSatisfy { $0 == shown[0] } && shown[0].count == 1 ? shown[0][0] : nil
    case .runtime: return nil
    }
  }

  /// "Page 2" of the second of the dots under pages, which choosing leads to, or the number alone: nothing else tells one from
  /// the other.
  static func ofDot(_ element: AccessibilityElement, in context: RuleContext) -> ProposedName? {
    guard element.framework == .swiftUI, element.role == .button, element.label.map(\.value.isWordless) ?? true,
      element.content.allSatisfy({ $0.image == nil && $0.exposure != .hidden }), let action = element.activation?.whole,
      let loop = loopHandedOn(by: element, in: context),
      // What is drawn after the number may be chosen for its looks.
      !(context.call(at: element.source).map(loop.isLookedUp) ?? true) else { return nil }
    let number = loop.beginsWithZero ? "\(loop.number) + 1" : loop.number
    let targets = Set(action.assignments.map(\.target).flatMap(IdentifierWords.split).map { $0.lowercased() })
    let isOfPages = context.developmentLanguage.hasPrefix("en") && !context.isLocalized && !targets.isDisjoint(with: ["page", "slide", "tab"])
    let prefix = isOfPages ? "Page " : ""
    return ProposedName(
      expression: "\"\(prefix)\\(\(number))\"", spoken: prefix + SpokenText.hole(number).rendered, isDerived: true)
  }

  /// The loop whose number pressing an element sets or hands on.
  private static func loopHandedOn(by element: AccessibilityElement, in context: RuleContext) -> CountedLoops.Loop? {
    guard let action = element.choosing, let loop = context.countedLoops.value.loop(around: element.source) else { return nil }
    let functions = Set(action.mentions.compactMap { $0.split(separator: ".").last.map(String.init) })
    return element.choosingPlaces.compactMap(context.call).contains { loop.isHandedOn(in: $0, to: functions) } ? loop : nil
  }
}
