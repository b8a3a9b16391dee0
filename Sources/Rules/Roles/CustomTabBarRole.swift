import SourceModel
import SwiftSource

/// A row of buttons that is a tab bar for the eye alone.
public struct CustomTabBarRole: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "custom-tab-bar-role", family: .roles, severity: .warning, impact: .moderate, wcag: ["4.1.2", "1.3.1"],
    title: "home-made tab bar is a row of buttons",
    documentation: RuleDocumentation(
      reports: """
        A type named as a tab bar with an `HStack` of buttons that set one variable, whose code gives neither the trait \
        `.isTabBar` nor `.isSelected`.
        """,
      why: """
        In a tab bar of the system VoiceOver says "Selected, Home, Tab, 1 of 4". Here people hear buttons like all \
        others, and not which screen they are on.
        """,
      howToFix: """
        Use a `TabView`. Else add `.accessibilityAddTraits(tab == selection ? .isSelected : [])` to each button and, \
        from iOS 18, `.accessibilityElement(children: .contain)` and `.accessibilityAddTraits(.isTabBar)` to the row.
        """,
      elsewhere: "`accessibilityTraits = .tabBar` on the container, `.selected` on the chosen item.",
      limits: "Told by the name of the type, which has to say \"tab bar\".",
      references: ["Apple: documentation of AccessibilityTraits.isTabBar", "Recorded: tab bars, \"Tab, 1 of 4\""]),
    examples: [
      .violation(
        """
        struct HomeTabBar: View {
          @Binding var tab: Tab
          var body: some View {
            ↓HStack {
              ForEach(Tab.allCases) { item in Button(item.title) { tab = item } }
            }
          }
        }
        """),
      .violation(
        """
        struct TabBarView: View {
          @Binding var tab: Int
          var body: some View {
            ↓HStack {
              Button("Home") { tab = 0 }
              Button("Search") { tab = 1 }
            }
          }
        }
        """),
      .pass(
        """
        struct HomeTabBar: View {
          @Binding var tab: Tab
          var body: some View {
            HStack {
              ForEach(Tab.allCases) { item in
                Button(item.title) { tab = item }.accessibilityAddTraits(item == tab ? .isSelected : [])
              }
            }
          }
        }
        """),
      .pass(
        """
        struct EditBar: View {
          var body: some View { HStack { Button("Cut") { cut() }; Button("Copy") { copy() } } }
        }
        """),
      .undecided(
        """
        struct HomeTabBar: View {
          @Binding var tab: Tab
          var body: some View { HStack { ForEach(Tab.allCases) { item in BarItem(item, selection: $tab) } } }
        }
        """),
    ])

  private static let ways = ["isTabBar", "isSelected", ".selected", "TabView", "Picker(", "accessibilityRepresentation"]

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    project.ofEachType(Self.self) { type -> [Outcome] in
      guard type.name.contains("TabBar") || type.name.contains("TabsBar"), !type.mentions(Self.ways) else { return [] }
      return type.chains.compactMap { chain in
        guard chain.name == "HStack", let closure = chain.call?.closures.last, Self.choosesTab(closure) else { return nil }
        return .violation(Violation(
          "buttons of the tab bar say neither that they are tabs nor which one is selected", certainty: .likely,
          at: chain.base.range))
      }
    }
  }

  /// Several buttons, or one for each of a collection, that set the same variable.
  private static func choosesTab(_ closure: Closure) -> Bool {
    let chains = CodeChain.all(in: closure.body)
    let set = chains.filter { $0.name == "Button" }.compactMap { button -> String? in
      let action = button.call?.argument("action").flatMap { value -> Closure? in
        if case .closure(let closure) = value.kind { closure } else { nil }
      } ?? button.call?.closures.first
      for case .assignment(let name, _, _) in action?.unconditional ?? [] { return name }
      return nil
    }
    guard let name = set.first, set.allSatisfy({ $0 == name }) else { return false }
    return set.count > 1 || chains.contains { $0.name == "ForEach" }
  }
}
