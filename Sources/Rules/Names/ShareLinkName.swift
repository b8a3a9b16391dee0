import AccessibilityModel

/// A share link or photos picker whose label is nothing but a picture.
public struct ShareLinkName: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "share-link-name", family: .names, severity: .error, impact: .critical, wcag: ["4.1.2"],
    title: "share link or photos picker shows only a picture and has no name",
    documentation: RuleDocumentation(
      reports: """
        A `ShareLink` or a `PhotosPicker` whose label holds nothing but a symbol, an image or a drawing.
        """,
      why: """
        A `ShareLink` without a label says "Share…" by itself. One with a label of its own has only that label, and \
        a picture leaves it with a file name or the raw name of a symbol.
        """,
      howToFix: """
        Leave the label to the system (`ShareLink(item: url)`), give a title (`ShareLink("Share the recipe", \
        item: url)`), or add `.accessibilityLabel("Share the recipe")`.
        """,
      elsewhere: """
        `button.accessibilityLabel = "Share the recipe"`; a bar item with the system item `.action` is named.
        """,
      limits: "Silent where the label holds a view that could not be followed.",
      references: ["Apple: documentation of ShareLink, the default label is a share symbol with a title"]),
    examples: [
      .violation(
        """
        var body: some View {
          ↓ShareLink(item: url) { Image("share_arrow") }
        }
        """,
        fixed: """
          var body: some View {
            ShareLink(item: url) { Image("share_arrow") }.accessibilityLabel("<#name#>")
          }
          """),
      .violation(
        """
        var body: some View {
          ↓PhotosPicker(selection: $photo) { Image(systemName: "photo.badge.plus") }
        }
        """),
      .violation(
        """
        var body: some View {
          ↓PhotosPicker(selection: $photo, matching: .images) { Image(systemName: "plus.circle.fill") }
        }
        """,
        fixed: """
          var body: some View {
            PhotosPicker(selection: $photo, matching: .images) { Image(systemName: "plus.circle.fill") }
              .accessibilityLabel("Add photo")
          }
          """),
      .violation(
        """
        var body: some View {
          ↓PhotosPicker(selection: $clips, maxSelectionCount: 3, matching: .videos) { Image(systemName: "camera") }
        }
        """,
        fixed: """
          var body: some View {
            PhotosPicker(selection: $clips, maxSelectionCount: 3, matching: .videos) { Image(systemName: "camera") }
              .accessibilityLabel("Choose videos")
          }
          """),
      .pass(
        """
        var body: some View {
          ShareLink(item: url)
        }
        """),
      .pass(
        """
        var body: some View {
          ShareLink(item: url) { Label("Share the recipe", systemImage: "square.and.arrow.up").labelStyle(.iconOnly) }
        }
        """),
      .pass(
        """
        var body: some View {
          PhotosPicker("Choose a photo", selection: $photo)
        }
        """),
      .undecided(
        """
        var body: some View {
          ShareLink(item: url) { ShareMark() }
        }
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    switch subject.element.role {
    case .shareLink: UnnamedPictureControl(noun: "share link").check(subject, in: context)
    case .photosPicker: UnnamedPictureControl(noun: "photos picker").check(subject, in: context)
    default: .inapplicable
    }
  }
}
