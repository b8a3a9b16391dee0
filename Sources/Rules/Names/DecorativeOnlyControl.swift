import AccessibilityModel
import Project
import SourceModel

/// A control whose whole label is hidden from assistive technologies.
public struct DecorativeOnlyControl: LoneElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "decorative-only-control", family: .names, severity: .error, impact: .critical, wcag: ["4.1.2", "2.1.1"],
    title: "control's whole label is hidden or decorative",
    documentation: RuleDocumentation(
      reports: """
        A button, link, menu, toggle or other control whose label holds nothing but `Image(decorative:)` or views with \
        `.accessibilityHidden(true)`, and that nothing else names.
        """,
      why: """
        The control has no name left. iOS 16 drops such a button from the tree altogether, so nobody who uses \
        VoiceOver can find it; later systems read "Button".
        """,
      howToFix: """
        Name the picture instead of hiding it: `Image("close", label: Text("Close"))`. Or use a title and let the \
        style hide it: `Button("Close", image: .close) { … }.labelStyle(.iconOnly)`.
        """,
      elsewhere: "A `UIButton` stays an element whatever it shows: set its `accessibilityLabel`.",
      limits: """
        Silent where a part of the label is hidden only under a condition, where the control has an accessibility \
        label, and where the label holds a view that could not be followed.
        """,
      references: ["Report: backpack-ios#2215 (a decorative image alone removes the button on iOS 16)"]),
    examples: [
      .violation(
        """
        var body: some View {
          ↓Button(action: close) { Image(decorative: "cross") }
        }
        """,
        fixed: """
          var body: some View {
            Button(action: close) { Image("cross").accessibilityLabel("Close") }
          }
          """),
      .violation(
        """
        var body: some View {
          ↓Button(action: close) {
            Image(systemName: "xmark").accessibilityHidden(true)
          }
        }
        """,
        fixed: """
          var body: some View {
            Button(action: close) {
              Image(systemName: "xmark").accessibilityLabel("Close")
            }
          }
          """),
      .violation(
        """
        var body: some View {
          ↓Toggle(isOn: $isOn) { Text("Wi-Fi").accessibilityHidden(true) }
        }
        """),
      .pass(
        """
        var body: some View {
          Button(action: close) { Image(systemName: "xmark").accessibilityHidden(true) }.accessibilityLabel("Close")
        }
        """),
      .pass(
        """
        var body: some View {
          Button(action: close) { HStack { Image(decorative: "cross"); Text("Close") } }
        }
        """),
      .pass(
        """
        var body: some View {
          Button(action: save) {
            Text("Save").opacity(isSaving ? 0 : 1).overlay { if isSaving { ProgressView("Saving") } }
          }
        }
        """),
      .undecided(
        """
        var body: some View {
          Button(action: close) { Image(decorative: "cross") }.named("Close")
        }
        """),
    ])

  public func check(_ element: AccessibilityElement, in context: RuleContext) -> Outcome {
    guard element.role.isControl, !element.content.isEmpty else { return .inapplicable }
    guard element.exposure == .exposed, element.isDecorationOnly else { return .pass }
    if let doubt = element.namingDoubt { return .undecided(doubt) }
    let name = ProposedName.guessed(named(element), in: context)
    let hidden = element.content.filter { $0.exposure != .exposed && !element.source.contains($0.source) }
    return .violation(Violation(
      "the whole label of '\(element.viewName)' is hidden from assistive technologies", certainty: .certain,
      at: element.source, heard: NamingFix.heard(element, named: name, in: context),
      fixes: [fix(element, name)], related: hidden.prefix(3).map { RelatedPlace($0.source, "hidden here") }))
  }

  /// With the picture that its label shows, for the name that it suggests.
  private func named(_ element: AccessibilityElement) -> AccessibilityElement {
    var result = element
    result.image = element.image ?? element.content.lazy.compactMap(\.image).first
    return result
  }

  /// The picture gets the name, since a label on the button does not bring it back on iOS 16.
  private func fix(_ element: AccessibilityElement, _ name: ProposedName) -> Fix {
    let label = ".accessibilityLabel(\(name.expression))"
    var edits = [FixBuilder.adding(label, to: element)]
    if element.content.count == 1, let part = element.content.first {
      if let hiding = part.modifiers.last(where: { $0.name == "accessibilityHidden" }) {
        edits = [FixBuilder.replacing(hiding.source.atDot, with: part.role == .text ? "" : label)]
      } else if let picture = CallArguments(of: part.source).arguments.first, picture.label == "decorative" {
        let start = picture.value.start - "decorative: ".utf8.count
        let argument = SourceRange(file: part.source.file, start: start, end: picture.value.start)
        if argument.text == "decorative: " {
          edits = [FixBuilder.replacing(argument, with: ""), FixBuilder.adding(label, to: part)]
        }
      }
    }
    return Fix("name the '\(element.viewName)' '\(name.spoken)'", safety: .suggested, edits: edits)
  }
}
