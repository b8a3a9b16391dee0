import AccessibilityModel
import SourceModel

/// The header of a section that says nothing about being a heading.
public struct SectionHeaderTrait: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "section-header-trait", family: .roles, severity: .note, impact: .minor, wcag: ["1.3.1"], isOptIn: true,
    title: "section header is a heading by the style of its list alone",
    documentation: RuleDocumentation(
      reports: "The text in the header of a `Section` without the header trait of its own.",
      why: """
        Lists and forms give the headers of their sections the trait. A section that moves into a stack or a grid \
        loses it without a word, and people who jump from heading to heading pass over the part.
        """,
      howToFix: "Say it: `.accessibilityAddTraits(.isHeader)`. Said twice, it is heard once.",
      elsewhere: "`label.accessibilityTraits.insert(.header)` for header views of your own.",
      limits: "The system says it already in lists and forms, so the rule is off unless it is asked for.",
      references: ["Recorded: as_list_sections (headers of sections in a list are headings)"]),
    examples: [
      .violation(
        """
        var body: some View {
          List { Section { Text("One") } header: { ↓Text("Numbers") } }
        }
        """,
        fixed: """
          var body: some View {
            List { Section { Text("One") } header: { Text("Numbers").accessibilityAddTraits(.isHeader) } }
          }
          """),
      .pass(
        """
        var body: some View {
          List { Section { Text("One") } header: { Text("Numbers").accessibilityAddTraits([.isHeader]) } }
        }
        """),
      .pass("var body: some View { List { Text(\"One\") } }"),
      .undecided("var body: some View { List { Section { Text(\"One\") } header: { BrandHeader(\"Numbers\") } } }"),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.role == .sectionHeader, element.exposure == .exposed, context.chain(of: element)?.name == "Text" else {
      return .inapplicable
    }
    let traits = element.modifiers(named: "accessibilityAddTraits") + element.modifiers(named: "accessibilityHeading")
    guard traits.isEmpty, !(context.call(at: element.expression)?.holds { $0.plainName == "isHeader" } ?? false) else { return .pass }
    if let gap = element.gap { return .undecided(gap) }
    let edit = FixBuilder.adding(".accessibilityAddTraits(.isHeader)", to: element)
    return .violation(Violation(
      "section header \(element.label?.value.quoted ?? "") is a heading by the style of its list alone",
      certainty: .certain, at: element.source, heard: Heard(before: context.heard(element)),
      fixes: [Fix("say that it is a heading", safety: .suggested, edits: [edit])]))
  }
}
