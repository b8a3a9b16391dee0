import AccessibilityModel
import PlatformKnowledge
import SourceModel
import ViewEvaluation

extension TreeBuilder {
  /// A navigation container: what the views inside sent up becomes its bar.
  func navigationContainer(_ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    let view = presentDestination(of: view, context)
    var outer = navigation
    navigation = NavigationItems()
    notePath(of: view)
    var inner = context
    inner.handed.isInNavigation = true
    inner.chain = nil
    if view.name == "NavigationSplitView" { inner.headerCase = context.headerCase.inSplitView() }
    // Of a split view, what stands in the sidebar is read first; all columns may be on screen, each with its own bar.
    let columns = view.name == "NavigationSplitView" ? view.arguments.map { [$0] } : [view.arguments]
    let nodes = columns.flatMap { arguments in
      navigation = NavigationItems()
      let column = PrimitiveView(name: view.name, arguments: arguments, source: view.source)
      let content = closureContent(column, inner)
      outer.tabBarIsHidden = outer.tabBarIsHidden || navigation.tabBarIsHidden
      return framed(content, by: navigation, hosted: true)
    }
    navigation = outer
    return nodes
  }

  /// Content between its navigation bar and its bottom bar, in the order in which VoiceOver reads them: a large title
  /// comes after the trailing items (runtime-facts section 7: as_nav_stack_ios16, hgf_menu), an inline one before.
  func framed(_ content: [AccessibilityNode], by items: NavigationItems, hosted: Bool) -> [AccessibilityNode] {
    guard !items.isEmpty else { return content }
    var bar = items.leading
    // A principal item takes the place of the title (Apple: ToolbarItemPlacement.principal).
    let title = hosted && !items.barIsHidden && items.principal.isEmpty ? items.title : []
    if items.titleIsInline { bar += title }
    bar += items.principal + items.trailing
    if !items.titleIsInline { bar += title }
    bar += items.search
    let source = content.elements.first?.source ?? bar.elements.first?.source ?? items.bottom.elements.first?.source
    guard let source else { return content }
    return container(.navigationBar, bar, source) + content + container(.toolbar, items.bottom, source)
  }

  func toolbarItem(_ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    var inner = context
    inner.chain = nil
    let placement = view.arguments.first(labelled: "placement")?.value.memberName ?? "automatic"
    // Apple: the item represents a confirmation, or the primary action.
    inner.isMainAction = ["confirmationAction", "primaryAction"].contains(placement)
    let nodes = build(views(view.arguments.trailingClosure ?? view.arguments.first(labelled: "content")), inner)
    switch placement {
    case "navigationBarLeading", "topBarLeading", "cancellationAction", "navigation": navigation.leading += nodes
    case "principal", "largeTitle", "title": navigation.principal += nodes.mapExposed { $0.isBarTitle = true }
    case "bottomBar", "status", "keyboard": navigation.bottom += nodes
    default: navigation.trailing += nodes
    }
    return []
  }

  // MARK: - Tabs

  func tabView(_ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    var inner = context
    inner.chain = nil
    let content = views(view.arguments.trailingClosure ?? view.arguments.first(labelled: "content"))
    let (pages, count) = tabPages(content)
    // A watch shows pages and has no bar of tabs (Apple: TabView, PageTabViewStyle).
    let isOnWatch = view.source.file.build.platforms == .watchOS
    if context.tabViewIsPaged || isOnWatch { return pagedView(pages, count, view, inner) }
    guard !pages.isEmpty else { return build(content, inner) }
    let selection = view.arguments.first(labelled: "selection").map { $0.value.unbound.initialValue }
    let tags = pages.map(\.tag)
    var selected = 0
    if let selection, let text = Self.tagText(selection), let index = tags.firstIndex(of: text) { selected = index }
    var bar: [AccessibilityNode] = []
    for (index, page) in pages.enumerated() {
      bar += page.placed(tabItem(page, count: count, isSelected: index == selected, inner))
    }
    let isInHiddenBar = navigation.tabBarIsHidden
    navigation.tabBarIsHidden = false
    let shown = pages[selected].placed(build(pages[selected].content, inner))
    // Nobody gets from here to another tab by the bar.
    if navigation.tabBarIsHidden { bar = bar.hidden() }
    navigation.tabBarIsHidden = isInHiddenBar
    let shared = SharedPages(pages.map(\.content))
    for (index, page) in pages.enumerated() where index != selected {
      present(page.content, as: "tab \(index + 1)", page.source, inner, isWholeHere: shared.hold(page.content))
    }
    return shown + container(.tabBar, bar, view.source)
  }

  /// One page of a tab view.
  private struct TabPage {
    var content: ViewNode
    var item: ViewNode
    var tag: String?
    var badge: EvaluatedArgument?
    var itemArgument: EvaluatedArgument?
    /// Which of the tabs it is, from 0; nil where only run time knows how many are before it.
    var index: Int?
    var conditions: [Condition] = []
    /// The data of which each member has such a page, where only run time has them.
    var data: String?
    var source: SourceRange

    /// Nodes that are there where the page is.
    func placed(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
      guard !nodes.isEmpty else { return [] }
      return conditions.reversed().reduce(nodes) { [.choice([ConditionalBranch(condition: $1, nodes: $0)])] }
    }
  }

  /// The pages of a tab view: `Tab(…) { }` values, or views with a `tabItem`; with their number, where it is the same
  /// on every branch.
  private func tabPages(_ node: ViewNode) -> (pages: [TabPage], count: Int?) {
    var number: Int? = 0
    let pages = numbered(node, from: &number)
    return (pages, number)
  }

  /// - Parameter number: Of the next page.
  private func numbered(_ node: ViewNode, from number: inout Int?) -> [TabPage] {
    switch node {
    case .group(let nodes):
      var pages: [TabPage] = []
      for inner in nodes { pages += numbered(inner, from: &number) }
      return pages
    case .branch(let branches): return numbered(branches, from: &number)
    case .primitive(let view):
      evaluator.reach?.show(view.source)
      switch view.name {
      case "Tab": return numbered([page(of: view)], from: &number)
      case "TabSection", "Group": return numbered(views(view.arguments.trailingClosure), from: &number)
      case "ForEach": return pages(ofEach: view, from: &number)
      // What only observes or measures its content lets its tabs through.
      case let name where ThirdParty.view(name)?.behavesAs == .transparent:
        return numbered(views(view.arguments.trailingClosure), from: &number)
      default: return numbered([TabPage(content: node, item: .empty, source: view.source)], from: &number)
      }
    case .custom(let view): return numbered([TabPage(content: node, item: .empty, source: view.source)], from: &number)
    case .opaque(let view): return numbered([TabPage(content: node, item: .empty, source: view.source)], from: &number)
    case .modified(let base, let call):
      var pages = numbered(base, from: &number)
      guard var page = pages.popLast() else { return [] }
      switch call.name {
      case "tabItem":
        page.itemArgument = call.arguments.first
        page.item = views(page.itemArgument)
      case "tag": page.tag = call.arguments.first.flatMap { Self.tagText($0.value) }
      case "badge": page.badge = call.arguments.first
      default: if page.item.isEmpty || base.primitive?.name != "Tab" { page.content = .modified(page.content, call) }
      }
      return pages + [page]
    }
  }

  private func numbered(_ pages: [TabPage], from number: inout Int?) -> [TabPage] {
    pages.map { page in
      var page = page
      page.index = number
      number = number.map { $0 + 1 }
      return page
    }
  }

  /// The pages of every branch; those behind them have a number where all branches have as many.
  private func numbered(_ branches: [ViewBranch], from number: inout Int?) -> [TabPage] {
    let first = number
    var ends: Set<Int?> = []
    let pages = branches.flatMap { branch -> [TabPage] in
      number = first
      let inner = numbered(branch.view, from: &number)
      ends.insert(number)
      return inner.map { page in
        var page = page
        page.conditions.insert(branch.condition, at: 0)
        return page
      }
    }
    number = ends.count == 1 ? ends.first ?? first : nil
    return pages
  }

  private func page(of view: PrimitiveView) -> TabPage {
    let title = view.arguments.unlabelled.first(where: isTitle)
    let icon = view.arguments.first { Self.isIconLabel($0.label) }
    var item = views(view.arguments.first(labelled: "label"))
    if let title {
      item = .primitive(PrimitiveView(name: "Label", arguments: [title] + (icon.map { [$0] } ?? []), source: view.source))
    }
    let content = view.arguments.first(labelled: "content") ?? view.arguments.trailingClosure
    let tag = view.arguments.first(labelled: "value").flatMap { Self.tagText($0.value) }
    return TabPage(content: views(content), item: item, tag: tag, source: view.source)
  }

  private func pages(ofEach view: PrimitiveView, from number: inout Int?) -> [TabPage] {
    guard let closure = view.arguments.trailingClosure, let data = view.arguments.unlabelled.first else { return [] }
    switch evaluator.content(of: data, rowClosure: closure.value) {
    case .known(let elements):
      var pages: [TabPage] = []
      for element in elements { pages += numbered(views(closure, arguments: [element]), from: &number) }
      return pages
    case .repeated(let element, _, _):
      number = nil
      return numbered(views(closure, arguments: [element]), from: &number).map { page in
        var page = page
        page.data = holeText(data)
        return page
      }
    }
  }

  private func tabItem(
    _ page: TabPage, count: Int?, isSelected: Bool, _ context: ViewContext
  ) -> [AccessibilityNode] {
    var item = element(.tab, "tabItem", page.source, context)
    item.traits.formUnion([.button, .tabBarItem])
    if isSelected { item.traits.insert(.selected) }
    if let index = page.index, let count { item.position = ElementPosition(index: index + 1, count: count) }
    item.consequences = consequences(ofTab: page.content, isSelected: isSelected, page.source)
    if behavior.has(.tabBadgeValue) { item.value = page.badge.flatMap(tabBadge) }
    // A tab that nothing names most likely gets its name in a way that was not followed.
    if page.item.isEmpty { item.note(UnknownReason(.unsupportedCode, "tabItem")) }
    var inner = context
    inner.isInControlLabel = true
    return Merging(mode: .controlLabel).merge(build(page.item, inner), into: item)
  }

  /// What is heard of the badge of a tab; nil for none.
  private func tabBadge(_ badge: EvaluatedArgument) -> Fact<SpokenText>? {
    if let number = tabBadge(number: constantOrInitial(badge.value)) {
      return number.isBlank ? nil : Fact(number, origin: .system)
    }
    guard let text = fact(badge), !text.value.isBlank else { return nil }
    return Fact(
      text.value.mapLiterals(TabBadge.value), origin: .content, source: text.source, localization: text.localization)
  }

  /// The same of a known number, which 0 is no badge for (Apple: badge(_:)), or of a choice of them.
  private func tabBadge(number value: Value) -> SpokenText? {
    switch value.unbound {
    case .absent: return .empty
    case .number(let number): return number == 0 ? .empty : SpokenText(TabBadge.value(of: number.plain))
    case .choice(let alternatives):
      let texts = alternatives.compactMap { alternative in
        tabBadge(number: alternative.value).map { SpokenText.Alternative(condition: alternative.condition, text: $0) }
      }
      return texts.count == alternatives.count ? .choice(texts) : nil
    default: return nil
    }
  }

  private func pagedView(
    _ pages: [TabPage], _ count: Int?, _ view: PrimitiveView, _ context: ViewContext
  ) -> [AccessibilityNode] {
    guard let first = pages.first else { return [] }
    var control = element(.picker, "TabView", view.source, context)
    control.role = .gauge
    control.traits.insert(.adjustable)
    // As UIPageControl reads (recorded: uk_page_control).
    let last = count.map { SpokenText("\($0)") }
      ?? .hole(pages.lazy.compactMap(\.data).first.map { "\($0).count" } ?? "number of pages")
    control.value = Fact(SpokenText("page 1 of ") + last, origin: .system)
    control.label = nil
    // A page control has no words for its pages.
    leaveUnspoken(pages.map(\.itemArgument))
    let shared = SharedPages(pages.map(\.content))
    for (index, page) in pages.dropFirst().enumerated() {
      present(page.content, as: "page \(index + 2)", page.source, context, isWholeHere: shared.hold(page.content))
      if let leads = consequences(ofTab: page.content, isSelected: true, page.source) { control.addConsequences(leads) }
    }
    return first.placed(build(first.content, context)) + [.element(control)]
  }
}
