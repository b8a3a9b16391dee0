import PlatformKnowledge
import SourceModel
import SwiftSource

/// A title and buttons for a navigation bar that nothing shows.
public struct NavigationBarMissing: ProjectRule {
  public init() {}
  public static var platforms: PlatformSet { [.iOS] }

  public static let metadata = RuleMetadata(
    id: "navigation-bar-missing", family: .structure, severity: .note, impact: .serious, wcag: ["2.4.2"],
    title: "title and bar buttons are shown by no navigation bar",
    documentation: RuleDocumentation(
      reports: """
        A view with `navigationTitle`, or with `toolbar` items for the navigation bar, that is shown by nothing but \
        sheets and full-screen covers, in none of which a navigation container stands around it.
        """,
      why: """
        A sheet has no navigation bar of its own, so neither the title nor the buttons are drawn or read: nobody hears \
        where they are, and where the only way out stands in the bar, a full-screen cover cannot be left.
        """,
      howToFix: "Put it into a navigation stack where it is presented: `.sheet(isPresented: $isShown) { NavigationStack { SetUp() } }`.",
      elsewhere: "Present `UINavigationController(rootViewController: setUp)`.",
      limits: """
        Silent where the view, or a view of the project in it, mentions a navigation container, where it is also shown \
        in another way, where a modifier of the project stands on it in the presentation, and for previews.
        """,
      references: [
        "Apple: documentation of navigationTitle(_:) and NavigationStack", "WCAG 2.2: understanding 2.4.2 Page Titled",
      ]),
    examples: [
      .violation(
        """
        struct ContentView: View {
          @State private var isShown = false
          var body: some View {
            NavigationStack {
              Button("Set up") { isShown = true }.fullScreenCover(isPresented: $isShown) { SetUpView() }
            }
          }
        }
        struct SetUpView: View {
          @Environment(\\.dismiss) private var dismiss
          var body: some View {
            Text("Choose")
              ↓.navigationTitle("Set up")
              .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Back") { dismiss() } } }
          }
        }
        """),
      .pass(
        """
        struct ContentView: View {
          @State private var isShown = false
          var body: some View {
            Button("Set up") { isShown = true }.sheet(isPresented: $isShown) { NavigationStack { SetUpView() } }
          }
        }
        struct SetUpView: View {
          var body: some View { Text("Choose").navigationTitle("Set up") }
        }
        """),
      .pass(
        """
        struct ContentView: View {
          @State private var isShown = false
          var body: some View {
            Button("Set up") { isShown = true }.sheet(isPresented: $isShown) { SetUpView() }
          }
        }
        struct SetUpView: View {
          var body: some View { NavigationStack { Text("Choose").navigationTitle("Set up") } }
        }
        """),
      .undecided(
        """
        struct ContentView: View {
          @State private var isShown = false
          var body: some View {
            Button("Set up") { isShown = true }.sheet(isPresented: $isShown) { SetUpView().inStack() }
          }
        }
        struct SetUpView: View {
          var body: some View { Text("Choose").navigationTitle("Set up") }
        }
        """),
    ])

  /// What brings a navigation bar, or may.
  private static let containers = FrameworkNames.names(.navigationContainer) + ["UINavigationController"]

  private struct Barred: Sendable {
    let view: String
    let place: SourceRange
    let hasTitle: Bool
    let hasItems: Bool
    /// Views and functions that its code calls.
    let calls: Set<String>
  }

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    let barred = project.ofEachType(Self.self, "barred", Self.barred)
    guard !barred.isEmpty else { return [] }
    // A modifier of the project may put what it stands on into a container.
    let hosting = Set(project.ofEachType(Self.self, "hosting") { type in
      type.mentions(Self.containers) ? [type.name] + type.parts.flatMap(\.members.functions).map(\.name) : []
    })
    let bare = project.ofEachType(Self.self, "bare", Self.bareUses)
    let names = Set(barred.map(\.view)).intersection(bare)
    guard !names.isEmpty else { return [] }
    // Asked last, since it looks at every call. Whatever names the type without a call shows it in ways not known here.
    let mentions = project.ofEachType(Self.self, "mentions", Self.mentions)
    let shown = Dictionary(mentions.filter { names.contains($0) }.map { ($0, 1) }, uniquingKeysWith: +)
    let presented = Dictionary(bare.map { ($0, 1) }, uniquingKeysWith: +)
    return barred.filter { view in
      names.contains(view.view) && shown[view.view] == presented[view.view] && view.calls.isDisjoint(with: hosting)
        && !hosting.contains(view.view)
    }.map { view in
      let what = view.hasTitle && view.hasItems ? "title and buttons are" : view.hasTitle ? "title is" : "bar buttons are"
      return .violation(Violation(
        "'\(view.view)' is presented without a navigation bar, so its \(what) not there", certainty: .review,
        at: view.place))
    }
  }

  /// Views that say what stands in a navigation bar.
  private static func barred(_ type: WholeType) -> [Barred] {
    guard type.mentions(["navigationTitle", "navigationBarTitle", "ToolbarItem"]), !type.mentions(containers),
      type.parts.contains(where: { $0.declaration?.adopts("View") ?? false }),
      type.parts.allSatisfy({ $0.range.file.build.system == "iOS" }) else { return [] }
    let links = type.chains.flatMap(\.links)
    let title = links.first { ["navigationTitle", "navigationBarTitle"].contains($0.name) }
    let placements = type.chains.filter { ["ToolbarItem", "ToolbarItemGroup"].contains($0.name) }.map { chain in
      chain.call?.argument("placement")?.plainMember ?? ""
    }
    let hasItems = placements.contains { !["keyboard", "bottomBar", "status"].contains($0) }
    guard let place = title?.place ?? (hasItems ? links.first { $0.name == "toolbar" }?.place : nil) else { return [] }
    let calls = Set(type.chains.compactMap(\.name) + links.map(\.name))
    return [Barred(view: type.name, place: place, hasTitle: title != nil, hasItems: hasItems, calls: calls)]
  }

  /// The views that sheets and covers show by themselves, once for each use.
  private static func bareUses(_ type: WholeType) -> [String] {
    guard type.mentions(["sheet(", "fullScreenCover("]) else { return [] }
    return type.chains.flatMap(\.links).filter { ["sheet", "fullScreenCover"].contains($0.name) }.flatMap { link in
      (link.call.closures.last?.body).map(bare) ?? []
    }
  }

  private static func bare(_ body: Block) -> [String] {
    body.statements.flatMap { statement -> [String] in
      switch statement {
      case .expression(let expression):
        let chain = CodeChain(reading: expression)
        guard let name = chain.name, chain.call != nil,
          chain.links.allSatisfy({ BuiltinModifiers.category(of: $0.name) != nil }) else { return [] }
        return [name]
      case .conditional(let code):
        return bare(code.then) + (code.otherwise.map { otherwise in
          if case .block(let block) = otherwise { bare(block) } else { [] }
        } ?? [])
      default: return []
      }
    }
  }

  /// The types and functions that the code of a type names, once for each time.
  private static func mentions(_ type: WholeType) -> [String] {
    type.expressions.compactMap { expression in
      if case .name(let name) = expression.kind, name.first?.isUppercase ?? false { name } else { nil }
    }
  }
}

extension Expression {
  /// `keyboard` of `.keyboard`.
  fileprivate var plainMember: String? {
    if case .member(_, let name) = kind { name } else { nil }
  }
}
