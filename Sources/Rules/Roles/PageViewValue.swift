import SourceModel
import SwiftSource

/// Pages that are turned by swiping, with nothing that says which one is shown.
public struct PageViewValue: ProjectRule {
  public init() {}
  public static var platforms: PlatformSet { [.iOS, .visionOS, .tvOS] }

  public static let metadata = RuleMetadata(
    id: "page-view-value", family: .roles, severity: .note, impact: .moderate, wcag: ["1.3.1", "4.1.2"],
    title: "pages do not say which one is shown",
    documentation: RuleDocumentation(
      reports: """
        A `TabView` with `.tabViewStyle(.page(indexDisplayMode: .never))` in a type that sets no accessibility value \
        and no adjustable or scroll action. For review.
        """,
      why: """
        The dots of the system are an adjustable element: VoiceOver says "page 2 of 5" and turns the page with a swipe. \
        Without them people may not know that there is another page.
        """,
      howToFix: """
        Show the dots (`.always`), or give your own an `accessibilityValue` and `accessibilityAdjustableAction`.
        """,
      elsewhere: "Keep the `UIPageControl` of a `UIPageViewController`.",
      limits: "Buttons that lead on to the next page are not seen, and may be enough.",
      references: ["Apple: documentation of PageTabViewStyle", "CVS Health: iOS SwiftUI accessibility techniques, Tab views"]),
    examples: [
      .violation(
        """
        var body: some View {
          TabView { ForEach(pages) { page in PageView(page) } }
            ↓.tabViewStyle(.page(indexDisplayMode: .never))
        }
        """,
        fixed: """
          var body: some View {
            TabView { ForEach(pages) { page in PageView(page) } }
              .tabViewStyle(.page(indexDisplayMode: .always))
          }
          """),
      .pass(
        """
        var body: some View {
          TabView { ForEach(pages) { page in PageView(page) } }.tabViewStyle(.page)
        }
        """),
      .pass(
        """
        var body: some View {
          TabView(selection: $page) { ForEach(pages) { page in PageView(page) } }
            .tabViewStyle(.page(indexDisplayMode: .never))
            .accessibilityValue("page \\(page + 1)")
        }
        """),
      .undecided("var body: some View { TabView { content }.tabViewStyle(.page(indexDisplayMode: mode)) }"),
    ])

  private static let ways = ["accessibilityValue", "accessibilityAdjustableAction", "accessibilityScrollAction", "PageControl"]

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    project.ofEachType(Self.self) { type -> [Outcome] in
      guard type.mentions(["indexDisplayMode"]), !type.mentions(Self.ways) else { return [] }
      return type.chains.flatMap { chain in
        chain.links.compactMap { link -> Outcome? in
          guard link.name == "tabViewStyle", case .call(let style)? = link.call.arguments.first?.value.kind,
            let mode = style.argument("indexDisplayMode"), case .member(_, "never") = mode.kind else { return nil }
          let always = mode.range.text.replacing("never", with: "always")
          return .violation(Violation(
            "pages hide the dots that say which one is shown", certainty: .review, at: link.place,
            fixes: [Fix("show the dots", safety: .suggested, edits: [FixBuilder.replacing(mode.range, with: always)])]))
        }
      }
    }
  }
}
