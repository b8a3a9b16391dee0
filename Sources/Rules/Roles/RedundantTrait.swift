import AccessibilityModel

/// A trait that the view has by itself.
public struct RedundantTrait: LoneElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "redundant-trait", family: .roles, severity: .note, impact: .minor, wcag: [],
    title: "trait that the view has already",
    documentation: RuleDocumentation(
      reports: """
        `.isButton` on a `Button`, `NavigationLink` or `Menu`, `.isImage` on an `Image`, `.isStaticText` on a `Text`, \
        `.isToggle` on a `Toggle`, `.isLink` on a `Link`, and `.isHeader` on the text of a `Section` header.
        """,
      why: "Nothing is heard of it. Such code makes readers believe that the view would be wrong without it.",
      howToFix: "Remove the modifier.",
      elsewhere: "`UIButton`, `UILabel` and `UISwitch` bring their traits with them.",
      limits: """
        Only for modifiers written on the view itself, and not after `accessibilityElement` or where a trait was \
        removed before. Headers of sections are headings on every version that was recorded; some people keep the \
        trait to be sure, so that one is only suggested for removal.
        """,
      references: ["Recorded: ax_view_section, as_exp_basic", "Apple: WWDC21 session 10119"]),
    examples: [
      .violation(
        """
        var body: some View {
          Button("Save") { save() }↓.accessibilityAddTraits(.isButton)
        }
        """,
        fixed: """
          var body: some View {
            Button("Save") { save() }
          }
          """),
      .violation(
        """
        var body: some View {
          List {
            Section { Text("A") } header: { Text("Letters")↓.accessibilityAddTraits([.isHeader]) }
          }
        }
        """,
        fixed: """
          var body: some View {
            List {
              Section { Text("A") } header: { Text("Letters") }
            }
          }
          """),
      .violation(
        """
        var body: some View {
          Image("harbour")
            .accessibilityLabel("Harbour")
            ↓.accessibilityAddTraits(.isImage)
        }
        """,
        fixed: """
          var body: some View {
            Image("harbour")
              .accessibilityLabel("Harbour")
          }
          """),
      .pass(
        """
        var body: some View {
          Text("Save").onTapGesture { save() }.accessibilityAddTraits(.isButton)
        }
        """),
      .pass(
        """
        var body: some View {
          Button("Save") { save() }.accessibilityElement().accessibilityLabel("Save").accessibilityAddTraits(.isButton)
        }
        """),
      .pass(
        """
        var body: some View {
          Button("Save") { save() }.accessibilityAddTraits([.isButton, .isSelected])
        }
        """),
      .pass(
        """
        var body: some View {
          HStack { Button("Save") { save() }; Text("Later").onTapGesture { wait() } }.accessibilityAddTraits(.isButton)
        }
        """),
      .undecided(
        """
        var body: some View {
          Button("Save") { save() }.tappable().accessibilityAddTraits(.isButton)
        }
        """),
    ])

  public func check(_ element: AccessibilityElement, in context: RuleContext) -> Outcome {
    guard element.exposure == .exposed else { return .inapplicable }
    let added = element.modifiers(named: "accessibilityAddTraits").filter(element.owns)
    guard let modifier = added.first(where: { isRedundant($0, on: element) }),
      element.modifiers(named: "accessibilityRemoveTraits").isEmpty,
      element.modifiers(named: "accessibilityElement").isEmpty else { return .inapplicable }
    if let gap = element.gap { return .undecided(gap) }
    let name = TraitList(modifier)?.names.first ?? ""
    let safety: Fix.Safety = element.role == .sectionHeader ? .suggested : .safe
    return .violation(Violation(
      "trait '\(name)' is added to a \(element.noun), which has it by itself", certainty: .certain, at: modifier.place,
      fixes: [Fix("remove the trait", safety: safety, edits: [FixBuilder.removing(modifier.source)])]))
  }

  /// The modifier adds nothing but what the view is.
  private func isRedundant(_ modifier: AppliedModifier, on element: AccessibilityElement) -> Bool {
    guard let list = TraitList(modifier), list.count == 1 else { return false }
    switch (list.names[0], element.role) {
    case ("isButton", .button), ("isButton", .navigationLink), ("isButton", .menu), ("isButton", .shareLink),
      ("isToggle", .toggle), ("isLink", .link), ("isHeader", .sectionHeader), ("isHeader", .navigationTitle):
      return true
    case ("isImage", .image): return element.viewName == "Image"
    case ("isStaticText", .text): return element.viewName == "Text"
    default: return false
    }
  }
}
