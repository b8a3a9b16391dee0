import AccessibilityModel
import PlatformKnowledge
import SourceModel

// Symbols that tell which of several branches is shown.
extension RedundantIconBesideText {
  /// Whether the same words stand in another branch without the symbol: "Level 5" with a lock and without one. What is heard
  /// would be the same in both.
  static func tellsBranch(_ picture: UnnamedPicture, of subject: ElementSubject, beside partner: AccessibilityElement) -> Bool {
    // What the whole row reacts to is no gesture of the picture.
    guard !subject.when.isEmpty, picture.element.gestures.allSatisfy({ !picture.element.expression.contains($0.source) }), !picture.isPlaceholder, !picture.isToldBeside, let words = partner.label?.value,
      !words.isBlank, partner.role == .text, !picture.element.source.isDeclaredAsImage,
      case .symbol(let name) = picture.image, let symbol = name.literal, !["chevron", "arrow"].contains(where: symbol.hasPrefix) else { return false }
    let near = subject.neighbours(before: reachOfBranches, after: reachOfBranches)
    let others = near.filter { other in
      other.element.role == .text && other.element.exposure == .exposed && other.callSites == subject.callSites
        && other.element.source != partner.source && other.element.label?.value == words && !subject.coexists(with: other)
        && !isOfSize(subject.when, other.when)
    }
    guard !others.isEmpty else { return false }
    // With another picture in that branch, or with words more, something else may tell the two apart.
    return others.contains { other in
      !near.contains { $0.element.role == .image && $0.element.exposure == .exposed && $0.when == other.when && $0.callSites == other.callSites }
    }
  }

  /// Whether two branches are for another size, system or look, as those of the families of a widget: nobody meets both.
  private static func isOfSize(_ mine: [Condition], _ other: [Condition]) -> Bool {
    let sizes: Set<String> = ["family", "size", "idiom", "orientation", "available", "landscape", "portrait", "compact", "width", "height", "device"]
    return mine.contains { one in
      other.contains { $0.excludes(one) } && (one.isAboutLooks || !sizes.isDisjoint(with: PicturePair.words(one.subject)))
    }
  }

  /// Elements between the rows of two branches.
  private static let reachOfBranches = 8

  /// The name comes first: hidden, nothing would tell.
  func tellingBranch(_ picture: UnnamedPicture, beside partner: AccessibilityElement, in context: RuleContext) -> Violation {
    let element = picture.element
    let name = Self.lock(element, in: context) ?? ProposedName.forSymbol(element, in: context)
    return Violation(
      "symbol \(picture.names) beside the text \(partner.label?.value.quoted ?? "") is a stop of its own, and the same text stands without it in another state",
      certainty: .review, at: element.source, heard: NamingFix.heard(element, named: name, in: context),
      fixes: [NamingFix.label(name, on: element, noun: "symbol")])
  }

  static let ofBranches: [Example] = [
    .violation(
      """
      struct Stage: View {
        let level: Int
        let isOpen: Bool
        var body: some View {
          VStack {
            if isOpen {
              Text("Level \\(level)")
            } else {
              HStack { ↓Image(systemName: "lock.fill"); Text("Level \\(level)") }
            }
          }
        }
      }
      """,
      fixed: """
        struct Stage: View {
          let level: Int
          let isOpen: Bool
          var body: some View {
            VStack {
              if isOpen {
                Text("Level \\(level)")
              } else {
                HStack { Image(systemName: "lock.fill").accessibilityLabel("Locked"); Text("Level \\(level)") }
              }
            }
          }
        }
        """),
  ]

  /// A lock beside words says that what they name is locked.
  private static func lock(_ element: AccessibilityElement, in context: RuleContext) -> ProposedName? {
    guard let symbol = NameSuggestion.symbol(of: element), ["lock", "lock.fill", "lock.circle", "lock.circle.fill"].contains(symbol) else { return nil }
    let word = NameSuggestion.translated("Locked", context.developmentLanguage)
    return ProposedName(
      expression: word.isDerived ? context.spelled(word.text, on: element) : FixBuilder.literal(word.text), spoken: word.text, isDerived: word.isDerived)
  }
}
