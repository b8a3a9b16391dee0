import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// A tab that shows only a picture.
public struct TabItemName: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "tab-item-name", family: .names, severity: .error, impact: .critical, wcag: ["4.1.2", "2.4.6"],
    title: "tab shows only a picture and has no name",
    documentation: RuleDocumentation(
      reports: "A tab of a `TabView` whose item holds an image or a symbol and no text.",
      why: """
        The tab bar is how people find the parts of an app. A tab without a title is read by the raw name of its \
        symbol or by a file name, as in "list.bullet.indent, Tab, 1 of 3".
        """,
      howToFix: """
        Give the tab a title: `.tabItem { Label("Feed", systemImage: "list.bullet") }` or \
        `Tab("Feed", systemImage: "list.bullet") { … }`.
        """,
      elsewhere: "`UITabBarItem(title: \"Feed\", image: image, tag: 0)`.",
      limits: """
        Pages of `.tabViewStyle(.page)` need no item. Silent about tabs without any item, whose bar is often drawn by \
        the app itself, and about items set inside a view that could not be followed.
        """,
      references: ["Recorded: as_ref_tabbar_container (a tab is read by its title, its symbol is silent beside it)"]),
    examples: [
      .violation(
        """
        var body: some View {
          TabView {
            ↓FeedView().tabItem { Image(systemName: "list.bullet.indent") }
            SettingsView().tabItem { Label("Settings", systemImage: "gearshape") }
          }
        }
        """,
        fixed: """
          var body: some View {
            TabView {
              FeedView().tabItem { Label("Feed", systemImage: "list.bullet.indent") }
              SettingsView().tabItem { Label("Settings", systemImage: "gearshape") }
            }
          }
          """),
      .violation(
        """
        var body: some View {
          TabView {
            ↓FeedView().tabItem {
              Text("")
              Image(systemName: "list.bullet.indent")
            }
            SettingsView().tabItem { Label("Settings", systemImage: "gearshape") }
          }
        }
        """,
        fixed: """
          var body: some View {
            TabView {
              FeedView().tabItem {
                Text("Feed")
                Image(systemName: "list.bullet.indent")
              }
              SettingsView().tabItem { Label("Settings", systemImage: "gearshape") }
            }
          }
          """),
      .violation(
        """
        var body: some View {
          TabView {
            ↓FeedView().tabItem { Label("", systemImage: "list.bullet.indent") }
            SettingsView().tabItem { Label("Settings", systemImage: "gearshape") }
          }
        }
        """,
        fixed: """
          var body: some View {
            TabView {
              FeedView().tabItem { Label("Feed", systemImage: "list.bullet.indent") }
              SettingsView().tabItem { Label("Settings", systemImage: "gearshape") }
            }
          }
          """),
      .violation(
        """
        var body: some View {
          TabView {
            ↓Text("Feed").tabItem { Image("feed_icon") }
          }
        }
        """),
      .violation(
        """
        var body: some View {
          TabView {
            ↓ZStack { Color.black; ScrollView { Text("Words of the song") } }.tabItem { Image(systemName: "play.circle") }
          }
        }
        """,
        fixed: """
          var body: some View {
            TabView {
              ZStack { Color.black; ScrollView { Text("Words of the song") } }.tabItem { Label("Play", systemImage: "play.circle") }
            }
          }
          """),
      .pass(
        """
        var body: some View {
          TabView {
            FeedView().tabItem { Image(systemName: "list.bullet"); Text("Feed") }
          }
        }
        """),
      .pass(
        """
        var body: some View {
          TabView {
            Tab("Feed", systemImage: "list.bullet") { FeedView() }
          }
        }
        """),
      .pass(
        """
        var body: some View {
          TabView { Image(decorative: "page1"); Image(decorative: "page2") }.tabViewStyle(.page)
        }
        """),
      .undecided(
        """
        var body: some View {
          TabView {
            FeedView().tabItem { TabMark(.feed) }
          }
        }
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.role == .tab else { return .inapplicable }
    let outcome = UnnamedPictureControl(noun: "tab", needsPicture: true).check(subject, in: context)
    guard case .violation(var violation) = outcome else { return outcome }
    // A label is all that a tab takes over from its item, so the name has to be the title.
    let name = screenTitle(of: element, in: context) ?? screenName(of: element, in: context) ?? guessed(element, in: context)
    violation.fixes = titleFix(element, name, in: context).map { [$0] } ?? []
    violation.heard = NamingFix.heard(element, named: name, in: context)
    return .violation(violation)
  }

  /// The title of the screen that the tab shows.
  private func screenTitle(of tab: AccessibilityElement, in context: RuleContext) -> ProposedName? {
    guard let type = types(shownBy: tab, in: context).first(where: { !Self.frames.contains($0) }), !BuiltinViews.isBuiltin(type),
      let title = ProposedName.titled(type, in: context), !title.expression.hasPrefix("Text(") else { return nil }
    return title
  }

  /// By its picture, unless that stands for something that is done, as a bubble for "Comment": a tab shows what there is.
  private func guessed(_ tab: AccessibilityElement, in context: RuleContext) -> ProposedName {
    let picture = pictured(tab)
    if let meaning = NameSuggestion.symbol(of: picture).flatMap(SFSymbols.meaning), meaning.isAmbiguous, meaning.kind == .action { return .gap }
    return ProposedName.guessed(picture, in: context)
  }

  /// What the view is called that the tab shows: "Activity" of `ActivityView()`, which code may have put into views of the
  /// system. Its picture may stand for many things.
  private func screenName(of tab: AccessibilityElement, in context: RuleContext) -> ProposedName? {
    guard context.developmentLanguage == "en" else { return nil }
    for type in types(shownBy: tab, in: context) where !Self.frames.contains(type) {
      // Of what stands beside other things in a stack, nothing tells what the whole is called.
      guard type.first?.isUppercase ?? true, !BuiltinViews.isBuiltin(type) else { return nil }
      guard let suffix = Self.suffixes.first(where: { type.hasSuffix($0) && type.count > $0.count }) else { continue }
      guard let word = IdentifierWords.thing(String(type.dropLast(suffix.count))) else { return nil }
      return ProposedName(expression: context.spelled(word, on: tab), spoken: word, isDerived: true)
    }
    return nil
  }

  /// The types that the code of a tab makes, as they are read: what modifiers are called on stands before them.
  private func types(shownBy tab: AccessibilityElement, in context: RuleContext) -> [String] {
    guard let code = context.call(at: tab.source) else { return [] }
    var calls: [Call] = []
    CodeWalk.expressions(of: .expression(code)) { if case .call(let call) = $0.kind, call.parentheses != nil { calls.append(call) } }
    return calls.sorted { $0.callee.range.end < $1.callee.range.end }.compactMap(\.callee.plainName)
  }

  /// Views around one other view.
  private static let frames = FrameworkNames.names(.navigationContainer, .wrappingView)

  /// What the names of screens end with; the longer ones first.
  private static let suffixes = ["ContainerView", "TabView", "RootView", "MainView", "Container", "View", "Screen", "Page", "Tab"]

  /// The tab with the picture of its item, which its name is guessed from.
  private func pictured(_ tab: AccessibilityElement) -> AccessibilityElement {
    var result = tab
    if let picture = tab.content.first(where: { $0.role == .image }) { result.image = picture.image }
    return result
  }

  /// The empty text that an item has for its title: a label with the words would stand behind it, and nobody would know which
  /// of the two is the title.
  private func emptyTitle(of tab: AccessibilityElement) -> SourceRange? {
    let texts = tab.content.filter { $0.role == .text || $0.role == .label }
    return texts.compactMap { CallArguments(of: $0.source).title }.first { $0.text == "\"\"" }
  }

  private func titleFix(_ tab: AccessibilityElement, _ name: ProposedName, in context: RuleContext) -> Fix? {
    if let empty = emptyTitle(of: tab) {
      return Fix("give the tab the title '\(name.spoken)'", safety: .suggested, edits: [FixBuilder.replacing(empty, with: name.expression)])
    }
    guard let picture = tab.content.first(where: { $0.role == .image }),
      let image = CallArguments(of: picture.source).arguments.first
    else { return nil }
    let argument: String
    switch image.label {
    case "systemName": argument = "systemImage: \(image.value.text)"
    case nil: argument = "image: \(image.value.text)"
    default: return nil
    }
    let edit = FixBuilder.replacing(picture.source, with: "Label(\(name.expression), \(argument))")
    return Fix("give the tab the title '\(name.spoken)'", safety: .suggested, edits: [edit])
  }
}
