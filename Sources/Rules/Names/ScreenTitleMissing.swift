import AccessibilityModel
import PlatformKnowledge
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

  private static let containers = FrameworkNames.names(.navigationContainer)

  public func check(_ app: AppSubject, in context: RuleContext) -> [Outcome] {
    let containers = app.project.ofEachFile(Self.self) { file -> [(whole: SourceRange, name: SourceRange)] in
      guard file.file.mentions(Self.containers.sorted()) else { return [] }
      var found: [(whole: SourceRange, name: SourceRange)] = []
      CodeWalk.expressions(of: file) { expression in
        guard case .call(let call) = expression.kind, case .name(let name) = call.callee.kind,
          Self.containers.contains(name) else { return }
        found.append((expression.range, call.callee.range))
      }
      return found
    }
    if containers.isEmpty { return [] }
    let screens = app.ofEachScreen(Self.self) { $0.screen.kind == .view ? [Titles($0)] : [] }
    var byFile: [ObjectIdentifier: [Titles]] = [:]
    for screen in screens { for file in screen.files { byFile[file, default: []].append(screen) } }
    return containers.map { container in
      let screens = byFile[ObjectIdentifier(container.whole.file)] ?? []
      return outcome(container.whole, named: container.name, screens)
    }
  }

  private func outcome(_ container: SourceRange, named place: SourceRange, _ screens: [Titles]) -> Outcome {
    let screens = screens.filter { screen in screen.places.contains(where: container.contains) }
    guard !screens.isEmpty else { return .inapplicable }
    for screen in screens {
      if screen.hasTitle { return .pass }
      if let gap = screen.gap { return .undecided(gap) }
    }
    return .violation(Violation("screen with navigation has no title", certainty: .review, at: place))
  }

  /// What a screen says of its title, and where what is on it was written.
  private struct Titles: Sendable {
    let hasTitle: Bool
    let gap: UnknownReason?
    let places: Set<SourceRange>
    let files: Set<ObjectIdentifier>

    init(_ screen: ScreenPlaces) {
      hasTitle = screen.all.contains {
        $0.role == .navigationTitle || $0.role == .sectionHeader || $0.mayHave(.header)
      }
      gap = screen.all.lazy.compactMap(\.gap).first
      var places: Set<SourceRange> = []
      for element in screen.all where element.exposure == .exposed {
        places.insert(element.source)
        for site in element.callSites { places.insert(site.source) }
      }
      self.places = places
      files = Set(places.map { ObjectIdentifier($0.file) })
    }
  }
}
