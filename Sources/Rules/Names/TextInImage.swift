import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// A picture that most likely holds words.
public struct TextInImage: LoneElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "text-in-image", family: .names, severity: .note, impact: .moderate, wcag: ["1.4.5"], isOptIn: true,
    title: "picture may hold words",
    documentation: RuleDocumentation(
      reports: """
        An image of the asset catalog whose name says that there are words in it: `sale_banner`, `welcome-text`, \
        `slogan`; or any image of the catalog that is given the header trait. For review.
        """,
      why: """
        Words in a picture do not grow with the text size, keep their colours in every appearance and are not \
        translated. VoiceOver reads them only where somebody typed them again.
        """,
      howToFix: """
        Draw the words with `Text`, over the picture where need be. Where the form of the letters matters, say the \
        words in the label.
        """,
      elsewhere: "Put a `UILabel` over the `UIImageView`.",
      limits: """
        Told by the name of the picture alone, so the rule is off unless it is asked for; what the picture shows is \
        for a person to look at. Logos are exempt, and so are \
        names that speak of backgrounds, icons and places for advertisements.
        """,
      references: ["WCAG 2.2: understanding 1.4.5 Images of Text"]),
    examples: [
      .violation("var body: some View { ↓Image(\"sale_50_percent_banner\") }"),
      .violation(
        """
        var body: some View {
          Button { open() } label: { ↓Image(.welcomeText).resizable().accessibilityLabel("Welcome") }
        }
        """),
      .violation("var body: some View { ↓Image(\"recipes\").accessibilityAddTraits(.isHeader) }"),
      .violation(
        """
        var body: some View {
          VStack { ↓Image("onboarding-title").resizable(); Image("onboarding-people"); Button("Start") { start() } }
        }
        """),
      .violation("var body: some View { ScrollView { ↓Image(\"howItWorksInfographic\").resizable() } }"),
      .pass("var body: some View { Image(\"harbour_at_night\") }"),
      .pass(
        """
        var body: some View {
          ZStack { Image("banner_background").resizable(); Text("Summer sale"); Image("text_icon"); Image("price_tag") }
        }
        """),
      .pass("var body: some View { Image(\"logo_text\") }"),
      .pass("var body: some View { Image(systemName: \"text.quote\") }"),
      .undecided("var body: some View { Image(campaign.imageName) }"),
    ])

  public func check(_ element: AccessibilityElement, in context: RuleContext) -> Outcome {
    .worst(of: ([element] + element.content).map(judge))
  }

  private func judge(_ picture: AccessibilityElement) -> Outcome {
    guard picture.role == .image, case .asset(let name)? = picture.image else { return .inapplicable }
    guard let name = name.literal else { return .undecided(UnknownReason(.dynamicValue, name.rendered)) }
    let parts = DecorativeNames.parts(of: name)
    guard !parts.contains(where: NameWords.words(.noWordsInPicture).contains) else { return .pass }
    let reason: String
    if let word = Self.word(in: parts) {
      reason = "image '\(name)' may hold words, as '\(word)' in its name says"
    } else if picture.mayHave(.header) {
      reason = "image '\(name)' is a heading, so it may hold words"
    } else {
      return .pass
    }
    return .violation(Violation(reason, certainty: .review, at: picture.source))
  }

  private static func word(in parts: [String]) -> String? {
    if let word = parts.first(where: NameWords.words(.wordsInPicture).contains) { return word }
    guard parts.count > 1, let last = parts.last, NameWords.words(.wordsInPictureAtEnd).contains(last) else {
      return nil
    }
    return last
  }
}
