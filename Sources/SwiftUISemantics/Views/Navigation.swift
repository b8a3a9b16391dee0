import AccessibilityModel
import PlatformKnowledge
import SourceModel
import ViewEvaluation

extension TreeBuilder {
  /// A navigation container: what the views inside sent up becomes its bar.
  func navigationContainer(_ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    let outer = navigation
    navigation = NavigationItems()
    notePath(of: view)
    var inner = context
    inner.isInNavigation = true
    inner.chain = nil
    if view.name == "NavigationSplitView" { inner.headerCase = context.headerCase.inSplitView() }
    // Of a split view, what stands in the sidebar is read first; all columns may be on screen, each with its own bar.
    let columns = view.name == "NavigationSplitView" ? view.arguments.map { [$0] } : [view.arguments]
    let nodes = columns.flatMap { arguments in
      navigation = NavigationItems()
      let column = PrimitiveView(name: view.name, arguments: arguments, source: view.source)
      return framed(closureContent(column, inner), by: navigation, hosted: true)
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
    case "principal", "largeTitle", "title": navigation.principal += nodes
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
    let pages = tabPages(content)
    if context.tabViewIsPaged { return pagedView(pages, view, inner) }
    guard !pages.isEmpty else { return build(content, inner) }
    let selection = view.arguments.first(labelled: "selection").map { $0.value.unbound.initialValue }
    let tags = pages.map(\.tag)
    var selected = 0
    if let selection, let text = Self.tagText(selection), let index = tags.firstIndex(of: text) { selected = index }
    var bar: [AccessibilityNode] = []
    for (index, page) in pages.enumerated() {
      bar += tabItem(page, index: index, count: pages.count, isSelected: index == selected, inner)
    }
    let shown = build(pages[selected].content, inner)
    for (index, page) in pages.enumerated() where index != selected {
      present(page.content, as: "tab \(index + 1)", page.source, inner)
    }
    return shown + container(.tabBar, bar, view.source)
  }

  /// One page of a tab view.
  private struct TabPage {
    var content: ViewNode
    var item: ViewNode
    var tag: String?
    var badge: EvaluatedArgument?
    var source: SourceRange
  }

  /// The pages of a tab view: `Tab(…) { }` values, or views with a `tabItem`.
  private func tabPages(_ node: ViewNode) -> [TabPage] {
    switch node {
    case .group(let nodes): return nodes.flatMap(tabPages)
    case .branch(let branches): return branches.first.map { tabPages($0.view) } ?? []
    case .primitive(let view):
      evaluator.reach?.show(view.source)
      switch view.name {
      case "Tab": return [page(of: view)]
      case "TabSection": return tabPages(views(view.arguments.trailingClosure))
      case "ForEach": return pages(ofEach: view)
      case "Group": return tabPages(views(view.arguments.trailingClosure))
      default: return [TabPage(content: node, item: .empty, tag: nil, source: view.source)]
      }
    case .custom(let view): return [TabPage(content: node, item: .empty, tag: nil, source: view.source)]
    case .opaque(let view): return [TabPage(content: node, item: .empty, tag: nil, source: view.source)]
    case .modified(let base, let call):
      var pages = tabPages(base)
      guard var page = pages.popLast() else { return [] }
      switch call.name {
      case "tabItem": page.item = views(call.arguments.first)
      case "tag": page.tag = call.arguments.first.flatMap { Self.tagText($0.value) }
      case "badge": page.badge = call.arguments.first
      default: if page.item.isEmpty || base.primitive?.name != "Tab" { page.content = .modified(page.content, call) }
      }
      return pages + [page]
    }
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

  private func pages(ofEach view: PrimitiveView) -> [TabPage] {
    guard let closure = view.arguments.trailingClosure, let data = view.arguments.unlabelled.first else { return [] }
    switch evaluator.content(of: data, rowClosure: closure.value) {
    case .known(let elements): return elements.flatMap { tabPages(views(closure, arguments: [$0])) }
    case .repeated(let element, _, _): return tabPages(views(closure, arguments: [element]))
    }
  }

  private func tabItem(_ page: TabPage, index: Int, count: Int, isSelected: Bool, _ context: ViewContext) -> [AccessibilityNode] {
    var item = element(.tab, "tabItem", page.source, context)
    item.traits.formUnion([.button, .tabBarItem])
    if isSelected { item.traits.insert(.selected) }
    item.position = ElementPosition(index: index + 1, count: count)
    item.consequences = consequences(ofTab: page.content, isSelected: isSelected, page.source)
    if behavior.has(.tabBadgeValue) { item.value = page.badge.flatMap(tabBadge) }
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

  private func pagedView(_ pages: [TabPage], _ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    guard let first = pages.first else { return [] }
    var control = element(.picker, "TabView", view.source, context)
    control.role = .gauge
    control.traits.insert(.adjustable)
    // As UIPageControl reads (recorded: uk_page_control).
    control.value = Fact(SpokenText("page 1 of \(pages.count)"), origin: .system)
    control.label = nil
    for page in pages.dropFirst() {
      present(page.content, as: "page", page.source, context)
      if let leads = consequences(ofTab: page.content, isSelected: true, page.source) { control.addConsequences(leads) }
    }
    return build(first.content, context) + [.element(control)]
  }

  // MARK: - Presentations

  /// Keeps content that is shown beside the screen, unless it is one of the project's views: that is a screen by itself.
  func present(_ argument: EvaluatedArgument, as name: String, _ source: SourceRange, _ context: ViewContext) {
    guard isOwnCode(source, context) else { return }
    let shown = views(argument)
    for view in shown.wholeCustomViews {
      evaluator.reach?.show(view.source)
      noteUse(of: view, isInNavigation: name == "destination" || context.isInNavigation && name != "sheet", context)
    }
    let node = shown.withoutWholeCustomViews
    guard !node.isEmpty else { return }
    var inner = context
    inner.appearance = .plain
    inner.chain = nil
    inner.isInControlLabel = false
    inner.isWholePresentation = true
    let outer = navigation
    navigation = NavigationItems()
    let content = build(node, inner)
    presentNodes(framed(content, by: navigation, hosted: inner.isInNavigation), as: name, source)
    navigation = outer
  }

  private func present(_ node: ViewNode, as name: String, _ source: SourceRange, _ context: ViewContext) {
    guard isOwnCode(source, context) else { return }
    for view in node.wholeCustomViews {
      evaluator.reach?.show(view.source)
      noteUse(of: view, isInNavigation: context.isInNavigation, context)
    }
    let node = node.withoutWholeCustomViews
    guard !node.isEmpty else { return }
    presentNodes(build(node, context), as: name, source)
  }

  func presentNodes(_ nodes: [AccessibilityNode], as name: String, _ source: SourceRange) {
    guard !nodes.elements.isEmpty else { return }
    presentations.append(Presentation(name: name, source: source, nodes: nodes))
  }
}

extension ViewNode {
  /// Without the branches that show nothing but one of the project's own views: those are screens by themselves.
  var withoutWholeCustomViews: ViewNode {
    if isWholeCustomView { return .empty }
    switch self {
    case .modified(let base, let call):
      let rest = base.withoutWholeCustomViews
      return rest.isEmpty ? .empty : .modified(rest, call)
    case .branch(let branches):
      return .branch(branches.map { ViewBranch(condition: $0.condition, view: $0.view.withoutWholeCustomViews) })
    case .group(let nodes) where nodes.count == 1: return nodes[0].withoutWholeCustomViews
    case .group, .custom, .primitive, .opaque: return self
    }
  }

  /// The views of the project that are all that is shown, in one branch or another.
  var wholeCustomViews: [CustomView] {
    switch self {
    case .custom(let view): [view]
    case .modified(let base, _): base.wholeCustomViews
    case .group(let nodes): nodes.count == 1 ? nodes[0].wholeCustomViews : []
    case .branch(let branches): branches.flatMap(\.view.wholeCustomViews)
    case .primitive, .opaque: []
    }
  }

  /// Nothing but one of the project's own views, whatever modifiers it has.
  var isWholeCustomView: Bool {
    switch self {
    case .custom: true
    case .modified(let base, _): base.isWholeCustomView
    case .group(let nodes): nodes.count == 1 && nodes[0].isWholeCustomView
    case .branch(let branches): branches.allSatisfy { $0.view.isEmpty || $0.view.isWholeCustomView }
    case .primitive, .opaque: false
    }
  }
}
