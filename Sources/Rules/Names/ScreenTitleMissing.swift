import AccessibilityModel
import SourceModel
import SwiftSource

/// A screen with navigation of its own and without a title.
public struct ScreenTitleMissing: AppRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "screen-title-missing", family: .names, severity: .note, impact: .moderate, wcag: [], isOptIn: true,
    title: "screen has no title",
    documentation: RuleDocumentation(
      reports: """
        A view that brings a `NavigationStack`, a `NavigationView` or a `NavigationSplitView` and on whose screen \
        nothing gives a navigation title, be it in the view, in the views that it shows, or in the toolbar, and nothing is a \
        heading. Always for review.
        """,
      why: """
        VoiceOver says the title when a screen appears, and the back button of the next screen is called by it. Without \
        one nobody hears where they are.
        """,
      howToFix: "Add `.navigationTitle(\"Orders\")` inside the navigation container; it may be hidden and is still read.",
      elsewhere: "Set `title` or `navigationItem.title` of the view controller.",
      limits: """
        Off by default: a title is good practice and no requirement of WCAG for apps, and screens such as a camera do \
        without. Undecided where a view could not be followed, since it may set the title.
        """,
      references: ["Apple: documentation of navigationTitle(_:)"]),
    examples: [
      .violation(
        """
        var body: some View {
          ↓NavigationStack {
            List { Text("Tea"); Text("Bread") }
          }
        }
        """),
      .pass(
        """
        var body: some View {
          NavigationStack {
            List { Text("Tea"); Text("Bread") }.navigationTitle("Orders")
          }
        }
        """),
      .pass(
        """
        var body: some View {
          NavigationStack {
            Text("Orders").accessibilityAddTraits(.isHeader)
            List { Text("Tea"); Text("Bread") }
          }
        }
        """),
      .undecided(
        """
        var body: some View {
          NavigationStack {
            OrderList(orders: orders)
          }
        }
        """),
    ])

  private static let containers: Set<String> = ["NavigationStack", "NavigationView", "NavigationSplitView"]

  public func check(_ app: AppSubject, in context: RuleContext) -> [Outcome] {
    app.project.files.flatMap { file -> [Outcome] in
      guard file.file.mentions(Self.containers.sorted()) else { return [] }
      var outcomes: [Outcome] = []
      CodeWalk.expressions(of: file) { expression in
        guard case .call(let call) = expression.kind, case .name(let name) = call.callee.kind,
          Self.containers.contains(name) else { return }
        outcomes.append(outcome(expression.range, named: call.callee.range, app))
      }
      return outcomes
    }
  }

  private func outcome(_ container: SourceRange, named place: SourceRange, _ app: AppSubject) -> Outcome {
    let screens = app.screens.filter { screen in
      screen.screen.kind == .view && screen.all.contains { $0.exposure == .exposed && isInside($0, container) }
    }
    guard !screens.isEmpty else { return .inapplicable }
    for elements in screens.map(\.all) {
      if elements.contains(where: { $0.role == .navigationTitle || $0.role == .sectionHeader || $0.mayHave(.header) }) {
        return .pass
      }
      if let gap = elements.lazy.compactMap(\.gap).first { return .undecided(gap) }
    }
    return .violation(Violation("screen with navigation has no title", certainty: .review, at: place))
  }

  private func isInside(_ element: AccessibilityElement, _ container: SourceRange) -> Bool {
    container.contains(element.source) || element.callSites.contains { container.contains($0.source) }
  }
}
