import AccessibilityModel
import SourceModel

/// A label that ends with the word for the very role that VoiceOver adds to it.
public struct LabelContainsRole: LoneElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "label-contains-role", family: .nameQuality, severity: .warning, impact: .minor, wcag: [],
    title: "label ends with the word for its role",
    documentation: RuleDocumentation(
      reports: """
        A label that ends with the word for the role of its element, such as "Play button" on a button, in the \
        language of the app; on images also "Image of …". Labels given by `accessibilityLabel` are judged for every \
        role, visible titles for buttons and links.
        """,
      why: """
        VoiceOver adds the role to the label, so the word is heard twice: "Play button, Button". People who use Voice \
        Control have to say the longer name.
        """,
      howToFix: "Leave the role out of the label: `.accessibilityLabel(\"Play\")`.",
      elsewhere: "The same words in `accessibilityLabel`; the trait says the role.",
      limits: """
        Only the last word counts: "Button size" and "Radio button settings" are about buttons. Visible titles such as \
        "Add button" or "Copy link" are taken to be about the thing, and so are those of links to other screens. "Picture" on an image, and \
        "menu" and "picker" on controls that VoiceOver calls pop-up buttons, are left alone: VoiceOver says other words.
        """,
      references: [
        "Apple: Accessibility Programming Guide for iOS, Crafting Useful Labels (a label leaves out the type)",
        "AccessibilitySnapshot recordings: the words for traits follow the label",
      ]),
    examples: [
      .violation(
        """
        var body: some View {
          Button { play() } label: { Image(systemName: "play") }
            .accessibilityLabel(↓"Play button")
        }
        """,
        fixed: """
          var body: some View {
            Button { play() } label: { Image(systemName: "play") }
              .accessibilityLabel("Play")
          }
          """),
      .violation(
        """
        var body: some View {
          Image("team").accessibilityLabel(↓Text("Team image"))
        }
        """,
        fixed: """
          var body: some View {
            Image("team").accessibilityLabel(Text("Team"))
          }
          """),
      .violation(
        """
        @State private var isPlaying = false
        var body: some View {
          Button { isPlaying.toggle() } label: { Image(systemName: isPlaying ? "pause" : "play") }
            .accessibilityLabel(↓isPlaying ? "Pause button" : "Play button")
        }
        """,
        fixed: """
          @State private var isPlaying = false
          var body: some View {
            Button { isPlaying.toggle() } label: { Image(systemName: isPlaying ? "pause" : "play") }
              .accessibilityLabel(isPlaying ? "Pause" : "Play")
          }
          """),
      .violation(
        """
        let name: String
        var body: some View {
          Button { open() } label: { Avatar() }.accessibilityLabel(↓"\\(name), button")
        }
        """,
        fixed: """
          let name: String
          var body: some View {
            Button { open() } label: { Avatar() }.accessibilityLabel("\\(name)")
          }
          """),
      .violation(
        """
        var body: some View {
          Button { play() } label: { Image(systemName: "play") }
            .accessibilityLabel(↓"player.play")
        }
        """, files: ["en.strings": "player.play = Play button"]),
      .violation(
        """
        var body: some View {
          Image("felix").accessibilityLabel(↓"Image of a cat")
        }
        """,
        fixed: """
          var body: some View {
            Image("felix").accessibilityLabel("A cat")
          }
          """),
      .pass(
        """
        var body: some View {
          NavigationLink("Picker with save button") { Demo() }
        }
        """),
      .pass(
        """
        var body: some View {
          NavigationLink("Radio button settings") { Settings() }
        }
        """),
      .pass(
        """
        var body: some View {
          NavigationLink { ButtonSettings() } label: { Text("Record button") }
        }
        """),
      .pass(
        """
        var body: some View {
          Button("Add image") { add() }
        }
        """),
      .pass(
        """
        var body: some View {
          Button("AddView.cancel.Button") { dismiss() }
        }
        """),
      .pass(
        """
        var body: some View {
          Image("step1").accessibilityLabel("Arrow that points to the menu button")
            .onTapGesture { next() }
        }
        """),
      .pass(
        """
        var body: some View {
          Button("Copy link") { copy() }
        }
        """),
      .undecided(
        """
        let title: String
        var body: some View {
          Button { play() } label: { Image(systemName: "play") }.accessibilityLabel(title)
        }
        """),
    ])

  public func check(_ element: AccessibilityElement, in context: RuleContext) -> Outcome {
    let roles = RoleWords.roles(of: element)
    // An option names a kind of thing, and is not the thing.
    guard element.exposure == .exposed, element.role != .pickerOption, !roles.isEmpty, let label = element.label
    else { return .inapplicable }
    let isAuthored = !element.authoredLabels.isEmpty
    // A picker is called by its title and by what is picked, which is an option.
    // The title of a link to a screen says what that screen is about: "Back button" among settings leads to those of a button.
    guard isAuthored || element.hasTitle && element.role != .picker && element.role != .navigationLink, label.origin != .joined else { return .inapplicable }
    let sought = isAuthored ? roles : roles.filter(RoleWords.visibleRoles.contains)
    // A key has parts, and no words that could be left out.
    let texts = label.value.variants.filter { $0.literal.flatMap(ProgramName.form) == nil }
    let found = texts.compactMap { variant in
      RoleWords.mention(in: variant, roles: sought, context)
        .flatMap { isAuthored || !RoleWords.isAboutTheThing($0) ? (variant, $0) : nil }
    }
    guard let (variant, mention) = found.first else {
      return label.value.isOnlyHoles ? .undecided(UnknownReason(.dynamicValue, label.value.rendered)) : .pass
    }
    return .violation(Violation(
      "label \(variant.text.quoted) \(mention.place.rawValue) with '\(mention.word)', which VoiceOver says by itself",
      // Words that people see are not there for VoiceOver alone.
      certainty: isAuthored ? .certain : .likely, severity: isAuthored ? nil : .note, at: label.source ?? element.source,
      heard: context.heard(element, label: variant.text, becoming: Self.shortened(variant, mention).rendered),
      fixes: Self.fix(found, label)))
  }

  /// The text without the word.
  private static func shortened(_ variant: TextVariant, _ mention: RoleWords.Mention) -> SpokenText {
    SpokenText(parts: variant.text.parts.dropLast() + [.literal(mention.rest)])
  }

  private static func fix(_ found: [(TextVariant, RoleWords.Mention)], _ label: Fact<SpokenText>) -> [Fix] {
    let edits = found.compactMap { variant, mention -> SourceEdit? in
      if let literal = variant.literal { return LiteralEdit.replacing(literal, with: mention.rest, in: label.source) }
      return LiteralEdit.replacingEnd(variant.tail ?? "", with: mention.rest, in: label.source)
    }
    guard edits.count == found.count else { return [] }
    return [Fix("leave '\(found[0].1.word)' out of the label", safety: .suggested, edits: edits)]
  }
}
