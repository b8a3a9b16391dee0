import SourceModel
import SwiftSource

/// A home-made search bar that VoiceOver takes for any other field.
public struct SearchFieldRole: ProjectRule {
  public init() {}
  public static var platforms: PlatformSet { [.iOS, .visionOS, .tvOS, .watchOS] }

  public static let metadata = RuleMetadata(
    id: "search-field-role", family: .roles, severity: .note, impact: .minor, wcag: ["1.3.1", "4.1.2"],
    title: "home-made search field does not say that it is one",
    documentation: RuleDocumentation(
      reports: """
        A stack with a magnifying glass and a `TextField`, in a type that gives neither the trait `.isSearchField` nor \
        uses `searchable`. For review.
        """,
      why: """
        VoiceOver says "Search field" for the system's own, and the rotor finds it. Here it says "Text field", and the \
        glass is a stop of its own.
        """,
      howToFix: "Use `searchable`, or add `.accessibilityAddTraits(.isSearchField)` and hide the glass.",
      elsewhere: "Use `UISearchTextField`, or `accessibilityTraits.insert(.searchField)`.",
      limits: "Told by the symbol `magnifyingglass` alone.",
      references: ["Apple: documentation of AccessibilityTraits.isSearchField"]),
    examples: [
      .violation(
        """
        var body: some View {
          HStack {
            Image(systemName: "magnifyingglass")
            ↓TextField("Search", text: $query)
          }
        }
        """,
        fixed: """
          var body: some View {
            HStack {
              Image(systemName: "magnifyingglass")
              TextField("Search", text: $query).accessibilityAddTraits(.isSearchField)
            }
          }
          """),
      .pass(
        """
        var body: some View {
          HStack {
            Image(systemName: "magnifyingglass").accessibilityHidden(true)
            TextField("Search", text: $query).accessibilityAddTraits(.isSearchField)
          }
        }
        """),
      .pass("var body: some View { HStack { Image(systemName: \"envelope\"); TextField(\"Email\", text: $mail) } }"),
      .undecided("var body: some View { HStack { SearchIcon(); TextField(\"Search\", text: $query) } }"),
    ])

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    project.ofEachType(Self.self) { type -> [Outcome] in
      guard type.mentions(["magnifyingglass"]), !type.mentions(["isSearchField", ".searchable("]) else { return [] }
      return type.chains.compactMap { chain in
        guard chain.name == "HStack", let closure = chain.call?.closures.last else { return nil }
        let views = closure.body.views
        guard views.contains(where: { $0.name == "Image" && $0.base.speaks(of: "magnifyingglass") }),
          let field = views.first(where: { $0.name == "TextField" }) else { return nil }
        let edit = FixBuilder.adding(".accessibilityAddTraits(.isSearchField)", after: field.whole.range)
        return .violation(Violation(
          "text field beside a magnifying glass is not announced as a search field", certainty: .review,
          at: field.base.range, fixes: [Fix("say that it is a search field", safety: .suggested, edits: [edit])]))
      }
    }
  }
}
