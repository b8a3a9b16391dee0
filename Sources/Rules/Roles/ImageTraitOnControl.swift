import AccessibilityModel

/// A picture that became a button and is still announced as a picture.
public struct ImageTraitOnControl: LoneElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "image-trait-on-control", family: .roles, severity: .note, impact: .minor, wcag: ["4.1.2"],
    title: "button is announced as an image as well",
    documentation: RuleDocumentation(
      reports: "An `Image` that got the button or link trait from a modifier and keeps the image trait.",
      why: "VoiceOver speaks both roles, \"button, image\", and the images rotor stops at what is a control.",
      howToFix: "Make it a `Button`, whose label adds no image role; or add `.accessibilityRemoveTraits(.isImage)`.",
      elsewhere: "Assign `imageView.accessibilityTraits = .button` in place of inserting it beside `.image`.",
      limits: """
        Only pictures that are no control by themselves, and only where the trait or action is written on the picture; \
        an image inside a `Button` adds no role.
        """,
      references: [
        "Recorded: uk_traits (each role is spoken)", "Recorded: hgf_inbox (no image role from a button's label)",
      ]),
    examples: [
      .violation(
        """
        var body: some View {
          ↓Image("map").accessibilityLabel("Map").onTapGesture { open() }.accessibilityAddTraits(.isButton)
        }
        """,
        fixed: """
          var body: some View {
            Image("map").accessibilityLabel("Map").onTapGesture { open() }.accessibilityAddTraits(.isButton)
              .accessibilityRemoveTraits(.isImage)
          }
          """),
      .violation(
        """
        var body: some View {
          ↓Image("map")
            .onTapGesture { open() }
            .accessibilityLabel("Map")
            .accessibilityAddTraits(.isLink)
        }
        """,
        fixed: """
          var body: some View {
            Image("map")
              .onTapGesture { open() }
              .accessibilityLabel("Map")
              .accessibilityAddTraits(.isLink)
              .accessibilityRemoveTraits(.isImage)
          }
          """),
      .pass(
        """
        var body: some View {
          Image("map").accessibilityLabel("Map").onTapGesture { open() }
            .accessibilityAddTraits(.isButton).accessibilityRemoveTraits(.isImage)
        }
        """),
      .pass(
        """
        var body: some View {
          Button { open() } label: { Image("map").accessibilityLabel("Map") }
        }
        """),
      .pass(
        """
        var body: some View {
          Image("map").accessibilityLabel("Map").accessibilityAddTraits(isEditable ? .isButton : [])
        }
        """),
      .undecided(
        """
        var body: some View {
          Image("map").accessibilityLabel("Map").accessibilityAddTraits(traits)
        }
        """),
    ])

  public func check(_ element: AccessibilityElement, in context: RuleContext) -> Outcome {
    guard element.role == .image, element.viewName == "Image", element.exposure == .exposed
    else { return .inapplicable }
    guard !element.traits.isDisjoint(with: [.button, .link]), isMadeControl(element) else { return .inapplicable }
    guard element.traits.contains(.image) else { return .pass }
    if let gap = element.gap { return .undecided(gap) }
    let role = element.traits.contains(.button) ? "button" : "link"
    let edit = FixBuilder.adding(".accessibilityRemoveTraits(.isImage)", to: element)
    return .violation(Violation(
      "\(element.nounWithName) is announced as a \(role) and as an image", certainty: .certain, at: element.source,
      heard: context.heard(element) { $0.traits.remove(.image) },
      fixes: [Fix("remove the image trait", safety: .suggested, edits: [edit])]))
  }

  /// The role was given to the picture itself and not to a stack that it stands in.
  private func isMadeControl(_ element: AccessibilityElement) -> Bool {
    element.modifiers.contains {
      ["accessibilityAddTraits", "accessibilityAction"].contains($0.name) && element.owns($0)
    }
  }
}
