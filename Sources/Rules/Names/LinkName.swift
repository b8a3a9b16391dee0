import AccessibilityModel
import SourceModel

/// A link whose label is nothing but a picture.
public struct LinkName: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "link-name", family: .names, severity: .error, impact: .critical, wcag: ["4.1.2", "2.4.4"],
    title: "link shows only a picture and has no name",
    documentation: RuleDocumentation(
      reports: """
        A `Link` whose label holds nothing but a symbol, an image or a drawing, or an empty text; as a note, one whose \
        words are its address.
        """,
      why: """
        VoiceOver reads "Button, Link" after the picture's file name, the raw name of the symbol, or nothing. Nobody \
        hears where the link leads, and the links rotor lists it under that name.
        """,
      howToFix: """
        Give the link a title: `Link("Privacy policy", destination: url)`. Where only the picture is to be seen, add \
        `.accessibilityLabel("Privacy policy")`.
        """,
      elsewhere: "`button.accessibilityLabel = \"Privacy policy\"`, with `.link` among its traits.",
      limits: """
        Silent where the label holds a view that could not be followed. A symbol with a recorded system name is \
        reported one severity lower, since people do hear a word.
        """,
      references: ["Recorded: ax_view_link, as_exp_basic (a link is read as button and link, named by its label)"]),
    examples: [
      .violation(
        """
        var body: some View {
          ↓Link("https://example.org/wiki/First-steps", destination: url)
        }
        """),
      .violation(
        """
        var body: some View {
          ↓Link(destination: url) { Image("github_mark") }
        }
        """,
        fixed: """
          var body: some View {
            Link(destination: url) { Image("github_mark") }.accessibilityLabel("GitHub")
          }
          """),
      .violation(
        """
        var body: some View {
          ↓Link(destination: url) { Image(systemName: "rectangle.3.group") }
        }
        """),
      .violation(
        """
        struct Board: View {
          let url = URL(string: "https://example.com")!
          var body: some View {
            Label("Add to Inbox", systemImage: "tray.and.arrow.down.fill")
            ↓Link(destination: URL(string: "planner://addtoinbox")!) { Image(systemName: "tray.and.arrow.down.fill") }
          }
        }
        """,
        fixed: """
          struct Board: View {
            let url = URL(string: "https://example.com")!
            var body: some View {
              Label("Add to Inbox", systemImage: "tray.and.arrow.down.fill")
              Link(destination: URL(string: "planner://addtoinbox")!) { Image(systemName: "tray.and.arrow.down.fill") }
                .accessibilityLabel("Add to Inbox")
            }
          }
          """),
      .pass(
        """
        var body: some View {
          Link("Source code", destination: url)
        }
        """),
      .pass(
        """
        var body: some View {
          Link(destination: url) { Image("github_mark") }.accessibilityLabel("Source code")
        }
        """),
      .pass(
        """
        var body: some View {
          Link(destination: url) { Label("Source code", image: "github_mark").labelStyle(.iconOnly) }
        }
        """),
      .undecided(
        """
        var body: some View {
          Link(destination: url) { BrandMark(kind: .github) }
        }
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.role == .link else { return .inapplicable }
    if element.exposure == .exposed, let words = element.label?.value.literal, Self.isAddress(words) {
      return .violation(Violation(
        "link is called by its address '\(words)'", certainty: .likely, severity: .note, at: element.source,
        heard: Heard(before: context.heard(element))))
    }
    return UnnamedPictureControl(noun: "link").check(subject, in: context)
  }

  /// With its scheme and a path: `https://example.org/wiki`. A bare `example.org` is how people call a site.
  private static func isAddress(_ words: String) -> Bool {
    guard !words.contains(where: \.isWhitespace), let scheme = words.firstRange(of: "://") else { return false }
    return words[scheme.upperBound...].contains("/")
  }
}
