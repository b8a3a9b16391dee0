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
        and no adjustable or scroll action; and a data source of a `UIPageViewController` that gives it no number of pages, where \
        nothing else shows dots or turns the pages, or the dots are a `UIPageControl` whose changes nothing answers. For \
        review.
        """,
      why: """
        The dots of the system are an adjustable element: VoiceOver says "page 2 of 5" and turns the page with a swipe. \
        Without them people may not know that there is another page.
        """,
      howToFix: """
        Show the dots (`.always`), or give your own an `accessibilityValue` and `accessibilityAdjustableAction`.
        """,
      elsewhere: "Keep the `UIPageControl` of a `UIPageViewController`.",
      limits: """
        Silent where a text outside of the pages shows which one it is, as the month above a calendar, or a picker with \
        the same selection does. Buttons that lead \
        on to the next page are not seen, and may be enough.
        """,
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
      .pass(
        """
        @State private var page = "2024-01"
        var body: some View {
          VStack {
            Text(page)
            Button("Next month") { go(1) }
            TabView(selection: $page) { ForEach(months, id: \\.self) { Text("Days of \\($0)").tag($0) } }
              .tabViewStyle(.page(indexDisplayMode: .never))
          }
        }
        """),
      .pass(
        """
        @State private var page = 0
        var body: some View {
          VStack {
            Picker("Kind", selection: $page) { Text("Plants").tag(0); Text("Trees").tag(1) }.pickerStyle(.segmented)
            TabView(selection: $page) { Text("Fern").tag(0); Text("Oak").tag(1) }
              .tabViewStyle(.page(indexDisplayMode: .never))
          }
        }
        """),
      .violation(
        """
        final class TourController: UIPageViewController, UIPageViewControllerDataSource {
          private var pages: [UIViewController] = []
          override func viewDidLoad() {
            dataSource = self
            setViewControllers([pages[0]], direction: .forward, animated: false, completion: nil)
          }
          func ↓pageViewController(_ pages: UIPageViewController, viewControllerAfter page: UIViewController) -> UIViewController? {
            next(to: page)
          }
        }
        """),
      .pass(
        """
        final class TourController: UIPageViewController, UIPageViewControllerDataSource {
          private var pages: [UIViewController] = []
          override func viewDidLoad() { dataSource = self }
          func pageViewController(_ pages: UIPageViewController, viewControllerAfter page: UIViewController) -> UIViewController? {
            next(to: page)
          }
          @objc func goOn() { setViewControllers([pages[1]], direction: .forward, animated: true) }
        }
        """),
      // The dots follow the pages, and not the other way round.
      .violation(
        """
        final class TourController: UIPageViewController, UIPageViewControllerDataSource {
          private var pages: [UIViewController] = []
          private let dots = UIPageControl()
          override func viewDidLoad() {
            dataSource = self
            dots.numberOfPages = pages.count
            view.addSubview(dots)
            if let first = pages.first { setViewControllers([first], direction: .forward, animated: true, completion: nil) }
          }
          func ↓pageViewController(_ pages: UIPageViewController, viewControllerAfter page: UIViewController) -> UIViewController? {
            next(to: page)
          }
        }
        """),
      .pass(
        """
        final class TourController: UIPageViewController, UIPageViewControllerDataSource {
          private var pages: [UIViewController] = []
          private let dots = UIPageControl()
          override func viewDidLoad() {
            dataSource = self
            dots.addTarget(self, action: #selector(turn), for: .valueChanged)
            view.addSubview(dots)
          }
          func pageViewController(_ pages: UIPageViewController, viewControllerAfter page: UIViewController) -> UIViewController? {
            next(to: page)
          }
          @objc func turn() { show(pages[dots.currentPage]) }
        }
        """),
      .undecided("var body: some View { TabView { content }.tabViewStyle(.page(indexDisplayMode: mode)) }"),
    ])

  private func swiped(_ project: ProjectSubject) -> [Outcome] {
    let all = project.ofEachType(Self.self, "swiped", SwipedPages.all)
    return all.filter { pages in !project.code.parts.contains { $0.name != pages.type && SwipedPages.leads($0, to: pages.type) } }.map { pages in
      .violation(Violation(
        pages.hasDots ? "pages are turned by a swipe alone, and nothing answers the dots"
          : "pages are turned by a swipe alone, and no dots say which one is shown",
        certainty: .review, at: pages.place))
    }
  }

  private static let ways = ["accessibilityValue", "accessibilityAdjustableAction", "accessibilityScrollAction", "PageControl"]

  /// A text that stands elsewhere is made of what the pages set, or a picker of the same value names them all and says which
  /// one is chosen.
  private static func isShown(_ pages: CodeChain, in type: WholeType) -> Bool {
    guard let binding = pages.call?.argument("selection")?.dottedName, binding.first == "$" else { return false }
    let page = String(binding.dropFirst())
    return type.chains.contains { chain in
      guard !pages.whole.range.contains(chain.base.range), let call = chain.call else { return false }
      if chain.name == "Picker" { return call.argument("selection")?.dottedName == binding }
      return chain.name == "Text" && call.arguments.contains { $0.value.mentions(page) }
    }
  }

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    swiped(project) + project.ofEachType(Self.self) { type -> [Outcome] in
      guard type.mentions(["indexDisplayMode"]), !type.mentions(Self.ways) else { return [] }
      return type.chains.flatMap { chain in
        chain.links.compactMap { link -> Outcome? in
          guard link.name == "tabViewStyle", case .call(let style)? = link.call.arguments.first?.value.kind,
            let mode = style.argument("indexDisplayMode"), case .member(_, "never") = mode.kind,
            !Self.isShown(chain, in: type) else { return nil }
          let always = mode.range.text.replacing("never", with: "always")
          return .violation(Violation(
            "pages hide the dots that say which one is shown", certainty: .review, at: link.place,
            fixes: [Fix("show the dots", safety: .suggested, edits: [FixBuilder.replacing(mode.range, with: always)])]))
        }
      }
    }
  }
}
