import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// The logo of somebody else beside what only run time knows, such as the name of an account: without it nobody hears where
/// the account is.
enum BrandPicture {
  /// "Telegram" of `TelegramLogo` beside code that speaks of "telegram"; nil where the code beside does not, or where words
  /// beside can be heard.
  static func name(_ picture: UnnamedPicture) -> ProposedName? {
    guard case .asset(let file) = picture.image, let name = file.literal, case .beside(let partner) = picture.standing,
      [.text, .label].contains(partner.role), let said = partner.label?.value, said.isOnlyHoles, picture.element.gestures.isEmpty,
      case let parts = DecorativeNames.parts(of: name), parts.contains("logo") else { return nil }
    let code = said.holes.joined(separator: " ").lowercased()
    // `navigationObject.title` speaks of no brand.
    let noise = NameWords.words(.pictureNoise)
    let told = Set(parts.filter { $0 != "logo" && $0.count > 2 && code.contains($0) && !noise.contains($0) })
    guard told.count == 1, let brand = told.first else { return nil }
    let text = brand.capitalizedFirst
    return ProposedName(expression: "Text(verbatim: \"\(text)\")", spoken: text, isDerived: true, quoted: "'\(text)'")
  }

  /// The name of the app for its own logo, `ic_logo`, whose file has no other word but those of that name.
  static func ownLogo(_ picture: UnnamedPicture, in context: RuleContext) -> ProposedName? {
    guard case .asset(let file) = picture.image, let name = file.literal, picture.element.gestures.isEmpty, let title = context.appTitle,
      case let parts = DecorativeNames.parts(of: name), parts.contains("logo") || parts == ["app", "icon"] else { return nil }
    let noise = NameWords.words(.pictureNoise).union(["logo", "app", "icon"])
    let own = Set(TextWords.split(title).flatMap(IdentifierWords.split).map { $0.lowercased() } + [title.lowercased()])
    guard parts.allSatisfy({ noise.contains($0) || own.contains($0) }) else { return nil }
    let expression = "Text(verbatim: \(FixBuilder.literal(title)))"
    return ProposedName(expression: expression, spoken: title, isDerived: true, quoted: "'\(title)'")
  }

  static let examples: [Example] = [
    .violation(
      """
      let account: Account
      var body: some View {
        HStack {
          ↓Image("MastodonLogo")
          Text(account.handle(on: "mastodon"))
        }
      }
      """,
      fixed: """
        let account: Account
        var body: some View {
          HStack {
            Image("MastodonLogo").accessibilityLabel(Text(verbatim: "Mastodon"))
            Text(account.handle(on: "mastodon"))
          }
        }
        """)
  ]
}
