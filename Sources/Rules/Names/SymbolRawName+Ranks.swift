import AccessibilityModel
import PlatformKnowledge
import SourceModel

// Medals and crowns, whose colour tells the place that somebody came in at.
extension SymbolRawName {
  /// "Second place" of a medal over `Text(secondPlace.name)`.
  static func rank(of subject: ElementSubject, in context: RuleContext) -> ProposedName? {
    guard showsRank(subject.element), subject.element.gestures.isEmpty, context.developmentLanguage == "en" else { return nil }
    let paths = StackMates(of: subject).texts.filter(\.isAlwaysThere).flatMap { mate in
      CallArguments(of: mate.element.source).arguments.first.map { ValuePaths.all(in: $0.value.text) } ?? []
    }
    let ranks = Set(paths.compactMap { path in path.split(separator: ".").first.map(String.init).flatMap(rank) })
    return ranks.count == 1 ? ranks.first.map { ProposedName(expression: context.spelled($0, on: subject.element), spoken: $0, isDerived: true) } : nil
  }

  private static func rank(_ name: String) -> String? {
    let words = IdentifierWords.split(name).map { $0.lowercased() }
    guard words.count == 2, NameWords.words(.ordinal).contains(words[0]), NameWords.words(.rankWord).contains(words[1]) else { return nil }
    return words.joined(separator: " ").capitalizedFirst
  }

  /// Whether the same sign stands near it in another colour: which one it is, nothing but that tells.
  static func isOneOfRanks(_ subject: ElementSubject) -> Bool {
    guard showsRank(subject.element), let colour = subject.element.appearance.foreground?.single else { return false }
    return subject.neighbours(before: reachOfRanks, after: reachOfRanks).contains { other in
      other.element.exposure == .exposed && showsRank(other.element) && other.element.image == subject.element.image
        && other.element.appearance.foreground?.single.map { $0 != colour } ?? false
    }
  }

  /// What stands on the steps of a podium comes between.
  private static let reachOfRanks = 16

  private static func showsRank(_ element: AccessibilityElement) -> Bool {
    guard let symbol = NameSuggestion.symbol(of: element)?.split(separator: ".").first else { return false }
    return NameWords.words(.rankSymbol).contains(String(symbol))
  }

  static let ranks: [Example] = [
    .violation(
      """
      let people: [Person]
      var body: some View {
        let secondPlace = people[1]
        VStack {
          ↓Image(systemName: "medal.fill").foregroundColor(.gray)
          Text("@\\(secondPlace.name)")
        }
      }
      """,
      fixed: """
        let people: [Person]
        var body: some View {
          let secondPlace = people[1]
          VStack {
            Image(systemName: "medal.fill").foregroundColor(.gray).accessibilityLabel("Second place")
            Text("@\\(secondPlace.name)")
          }
        }
        """),
    .pass(
      """
      let rating: Double
      var body: some View { Image(systemName: "star.leadinghalf.filled") }
      """),
  ]
}
