import AccessibilityModel
import SourceModel

/// A button that leads out of the app and is not announced as a link.
public struct LinkOpensURL: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "link-opens-url", family: .roles, severity: .note, impact: .minor, wcag: ["4.1.2"],
    title: "button that only opens a web page is no link",
    documentation: RuleDocumentation(
      reports: """
        A `Button` whose action does nothing but open an address: `openURL(…)` or `UIApplication.shared.open(…)`, \
        without the link trait.
        """,
      why: """
        A link says that people leave the place where they are, often for another app. VoiceOver says "Button" here, \
        and the links rotor does not find it.
        """,
      howToFix: """
        Use `Link("Terms", destination: url)`, or add `.accessibilityAddTraits(.isLink)`.
        """,
      elsewhere: "`button.accessibilityTraits.insert(.link)`.",
      limits: """
        Telephone numbers, mail addresses and the app's own settings are left alone, and so are buttons that do \
        something else as well. Functions of the project are not followed. Rows of menus, context menus, dialogs and \
        alerts are left alone.
        """,
      references: ["Apple: documentation of Link and of AccessibilityTraits.isLink"]),
    examples: [
      .violation(
        """
        @Environment(\\.openURL) private var openURL
        var body: some View {
          ↓Button("Terms") { openURL(termsURL) }
        }
        """,
        fixed: """
          @Environment(\\.openURL) private var openURL
          var body: some View {
            Button("Terms") { openURL(termsURL) }.accessibilityAddTraits(.isLink)
          }
          """),
      .violation(
        """
        var body: some View {
          ↓Button("Imprint") { UIApplication.shared.open(imprint) }
        }
        """),
      .pass("var body: some View { Link(\"Terms\", destination: termsURL) }"),
      .pass(
        """
        var body: some View {
          Button("Call us") { UIApplication.shared.open(URL(string: "tel:+81300000000")!) }
          Button("Settings") { openURL(URL(string: UIApplication.openSettingsURLString)!) }
        }
        """),
      // Where people choose what to do with a thing, a link is a row like all others.
      .pass(
        """
        var body: some View {
          Text(page.title).contextMenu { Button("Open page") { UIApplication.shared.open(page.address) } }
        }
        """),
      .undecided("var body: some View { Button(\"Terms\") { router.show(.terms) } }"),
    ])

  private static let openers: Set<String> = ["openURL", "UIApplication.shared.open"]
  /// Where people choose what to do next, and links are rows like all others.
  private static let choices = ["menu", "menus", "dialog", "alert", "context menu", "swipe actions"].map { "› \($0)" }
  /// What stays on the device, or is handed to somebody to talk to.
  private static let others = ["tel:", "mailto:", "sms:", "facetime", "settings", "x-apple"]

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.role == .button, element.exposure == .exposed, let action = element.activation
    else { return .inapplicable }
    if Self.choices.contains(where: subject.screen.name.hasSuffix) { return .inapplicable }
    let calls = Set(action.mentions).subtracting(["URL", "URL.init", "UIApplication.shared.canOpenURL"])
    guard !calls.isEmpty, calls.isSubset(of: Self.openers), !element.mayHave(.link) else { return .pass }
    if let gap = element.gap { return .undecided(gap) }
    // The address may stand where a component is used.
    let arguments = subject.callSites.flatMap { site in
      context.call(at: site.source).map { CodeChain(reading: $0) }?.call?.arguments.map(\.value) ?? []
    }
    let code = arguments + [context.call(at: element.source)].compactMap(\.self)
    guard !code.contains(where: { part in Self.others.contains(where: part.speaks) }) else { return .pass }
    return .violation(Violation(
      "\(element.nounWithName) opens an address and is not announced as a link", certainty: .likely, at: element.source,
      heard: context.heard(element) { $0.traits.insert(.link) },
      fixes: [
        Fix(
          "announce it as a link", safety: .suggested,
          edits: [FixBuilder.adding(".accessibilityAddTraits(.isLink)", to: element)])
      ]))
  }
}
