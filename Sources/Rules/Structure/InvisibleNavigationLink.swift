import SourceModel
import SwiftSource

/// A link that only code follows, with nothing to see and something to stop at.
public struct InvisibleNavigationLink: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "invisible-navigation-link", family: .structure, severity: .note, impact: .moderate, wcag: ["4.1.2"],
    title: "link for code is a button without a name",
    documentation: RuleDocumentation(
      reports: """
        A `NavigationLink` with `isActive:` or `selection:` and an empty label in a background, an overlay or a stack, \
        which is not hidden from assistive technologies. A link without words that is made invisible (`opacity(0)`) and \
        lies behind or over other views in a stack, so that they lead somewhere and nothing says so. For review.
        """,
      why: """
        It is there so that code can navigate. VoiceOver may stop at it all the same and says "Button" without a name; \
        who activates it is taken somewhere.
        """,
      howToFix: "Use `navigationDestination(isPresented:)`, or add `.accessibilityHidden(true)`.",
      elsewhere: "Push the controller in code; no view is needed.",
      limits: """
        Whether VoiceOver stops there depends on the system's version and on what is around the link: listen. Links in \
        the rows of a list are left alone, where the words of the row name them.
        """,
      references: ["SwiftUIX issue 288: nameless buttons of programmatic links", "Apple: documentation of navigationDestination(isPresented:destination:)"]),
    examples: [
      .violation(
        """
        var body: some View {
          Text("Order").background(↓NavigationLink("", isActive: $isOpen) { DetailView() })
        }
        """,
        fixed: """
          var body: some View {
            Text("Order").background(NavigationLink("", isActive: $isOpen) { DetailView() }.accessibilityHidden(true))
          }
          """),
      .violation(
        """
        var body: some View {
          VStack {
            Text("Order")
            ↓NavigationLink(destination: DetailView(), isActive: $isOpen) { EmptyView() }
          }
        }
        """),
      .violation(
        """
        var body: some View {
          VStack {
            Text("Order")
            ↓NavigationLink(destination: DetailView(), isActive: $isOpen) { }
          }
        }
        """),
      .pass(
        """
        var body: some View {
          Text("Order").background(NavigationLink("", isActive: $isOpen) { DetailView() }.hidden())
        }
        """),
      .violation(
        """
        var body: some View {
          List(orders) { order in
            ZStack {
              ↓NavigationLink { DetailView(order) } label: { EmptyView() }.opacity(0)
              Text(order.title)
            }
          }
        }
        """),
      .pass(
        """
        var body: some View {
          List(orders) { order in
            ZStack {
              NavigationLink { DetailView(order) } label: { EmptyView() }.opacity(0)
              Text(order.title)
            }
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(.isButton)
          }
        }
        """),
      .pass(
        """
        var body: some View {
          NavigationLink("Order", isActive: $isOpen) { DetailView() }
        }
        """),
      .pass(
        """
        var body: some View {
          List(orders) { order in
            ZStack {
              Text(order.title)
              NavigationLink(destination: DetailView(), isActive: $isOpen) { EmptyView() }
            }
          }
        }
        """),
      .undecided(
        """
        var body: some View {
          NavigationLink(destination: DetailView(), isActive: $isOpen) { label }
        }
        """),
    ])

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    project.ofEachType(Self.self) { type -> [Outcome] in
      guard type.mentions(["NavigationLink"]) else { return [] }
      let lists = type.chains.filter { ["List", "Form", "ForEach", "Section"].contains($0.name) }.map(\.whole.range)
      return type.chains.compactMap { chain in
        guard chain.name == "NavigationLink", let call = chain.call, Self.isEmpty(call) else { return nil }
        if let outcome = Self.opensRow(chain, call, in: type) { return outcome }
        guard Self.isForCode(call), !chain.has("accessibilityHidden", "hidden", "accessibilityLabel"), !Self.isTransparent(chain),
          !lists.contains(where: { $0.contains(chain.whole.range) }) else { return nil }
        let edit = FixBuilder.adding(".accessibilityHidden(true)", after: chain.whole.range)
        var violation = Violation(
          "navigation link for code has no name and is not hidden", certainty: .review, at: chain.base.range,
          fixes: [Fix("hide it from assistive technologies", safety: .suggested, edits: [edit])])
        // One way of writing, and one decision about it.
        violation.cause = .constant("NavigationLink")
        return .violation(violation)
      }
    }
  }

  public static func joined(_ findings: [Finding]) -> [Finding] { FindingCause.joined(findings) }

  /// A link that nobody sees or hears takes the taps of a row, whose views are no buttons for anybody (Apple: documentation
  /// of opacity(_:) and NavigationLink). Code that gives traits or makes one element of the row may say so.
  private static func opensRow(_ chain: CodeChain, _ call: Call, in type: WholeType) -> Outcome? {
    guard isTransparent(chain), !isForCode(call), !type.mentions(["accessibilityAddTraits", "accessibilityElement", "accessibilityAction"])
    else { return nil }
    var violation = Violation(
      "link that opens what its row is about is invisible, and nothing announces the row as a button", certainty: .review,
      at: chain.base.range)
    violation.cause = .constant("invisible link")
    return .violation(violation)
  }

  private static func isForCode(_ call: Call) -> Bool {
    call.arguments.contains { ["isActive", "selection"].contains($0.label) }
  }

  private static func isTransparent(_ chain: CodeChain) -> Bool {
    chain.link("opacity")?.call.arguments.first?.value.numberValue == 0
  }

  /// `NavigationLink("", …) { … }`, or a label that is nothing but an `EmptyView`.
  private static func isEmpty(_ call: Call) -> Bool {
    if let title = call.arguments.first, title.label == nil, !title.isTrailingClosure {
      return title.value.plainText?.allSatisfy(\.isWhitespace) ?? false
    }
    let label = call.arguments.first { $0.label == "label" } ?? call.arguments.last
    guard case .closure(let closure)? = label?.value.kind else { return false }
    let views = closure.body.views
    if closure.body.statements.isEmpty { return true }
    return closure.body.statements.count == 1 && views.count == 1 && views[0].name == "EmptyView"
  }
}
