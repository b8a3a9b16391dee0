import AccessibilityModel
import PlatformKnowledge
import SourceModel
import ViewEvaluation

/// What is shown beside or over a screen.
extension TreeBuilder {
  /// Keeps content that is shown beside the screen, unless it is one of the project's views: that is a screen by itself.
  ///
  /// - Parameter call: The modifier, which may hand the content an item.
  func present(
    _ argument: EvaluatedArgument, as name: String, _ source: SourceRange, _ context: ViewContext,
    by call: ModifierCall? = nil
  ) {
    let isOwn = isOwnCode(source, context)
    guard isOwn || isHandedViews(context) || isHanded(argument, context) else {
      if Self.asking.contains(name) { notePresenter(source, context) }
      return
    }
    let shown = call.map { presentedViews(argument, by: $0) } ?? views(argument)
    noteScreens(in: shown, isInNavigation: name == "destination" ? true : name == "sheet" ? false : nil, context)
    // By itself a view knows nothing of what this use says.
    let isToldHere = shown.wholeCustomViews.contains(where: \.isToldByItsUse)
    let node = isToldHere ? shown : withoutScreens(shown)
    guard !node.isEmpty else { return }
    var inner = context
    inner.handed.setPlain()
    // What a link leads to stands under the bar of its navigation, with its title (Apple: documentation of NavigationLink
    // and navigationDestination(for:destination:)).
    if name == "destination" { inner.handed.isInNavigation = true }
    inner.chain = nil
    inner.isInControlLabel = false
    inner.isWholePresentation = true
    inner.showsOnlyPresented = false
    let (outer, count) = (navigation, presentations.count)
    navigation = NavigationItems()
    let content = framed(build(node, inner), by: navigation, hosted: isInNavigation(inner))
    navigation = outer
    // What a view presents by itself is read with that view; with the caller, what the caller hands in.
    guard isOwn || content.elements.contains(where: { isOwnCode($0.source, context) }) else {
      presentations.removeLast(presentations.count - count)
      return
    }
    presentNodes(content, as: name, source)
  }

  /// What holds texts and buttons that stand nowhere else. What a sheet or a destination shows is mostly a view of the
  /// project, which is a screen by itself: to build its presenter once more would take as long as the whole screen.
  private static let asking: Set<String> = ["alert", "dialog"]

  /// Whether what some code presents is read here. If not, the view that calls the code is noted, where it is none of its
  /// own.
  func presentsHere(_ source: SourceRange, _ context: ViewContext) -> Bool {
    if isOwnCode(source, context) { return true }
    notePresenter(source, context)
    return false
  }

  /// Of a view whose content stands in others, its own code tells that it presents something; that of a modifier of the
  /// project does not tell who uses it.
  private func notePresenter(_ source: SourceRange, _ context: ViewContext) {
    guard let presenter = context.declarations.last(where: isScreen)?.declaration,
      !evaluator.declarations.code(of: presenter).contains(where: { $0.contains(source) }) else { return }
    trace.presenters.insert(DeclarationReference(declaration: presenter))
  }

  /// Whether the view that is being built was given views that are written in the screen's own code.
  private func isHandedViews(_ context: ViewContext) -> Bool {
    context.declarations.last?.view?.handedViews.contains { isOwnCode($0, context) } ?? false
  }

  /// Whether what is presented is written in the screen's own code, through however many views it was handed on.
  private func isHanded(_ argument: EvaluatedArgument, _ context: ViewContext) -> Bool {
    switch argument.value {
    case .view(let node):
      node.source.map { isOwnCode($0, context) } ?? false
        || node.wholeCustomViews.contains { $0.handedViews.contains { isOwnCode($0, context) } }
    case .instance(let instance): isOwnCode(instance.source, context)
    case .closure(let closure): isOwnCode(closure.range, context)
    default: false
    }
  }

  /// The views that the content of a presentation makes of its item: of each that code is seen to give it, and of one that
  /// is not known where it may get something else.
  func presentedViews(_ content: EvaluatedArgument, by call: ModifierCall) -> ViewNode {
    let item = call.arguments.first(labelled: "item") ?? call.arguments.first(labelled: "presenting")
    guard let item, let items = evaluator.presentedItems(item, named: itemName(item, in: content)) else {
      return views(content, arguments: presentedArguments(call, to: content))
    }
    // What can only be one thing is under no condition.
    if items.count == 1 { return views(content, arguments: [items[0].value]) }
    return .branch(items.map { ViewBranch(condition: $0.condition, view: views(content, arguments: [$0.value])) })
  }

  /// What content calls the item that it is made of.
  private func itemName(_ item: EvaluatedArgument, in content: EvaluatedArgument) -> String {
    evaluator.parameter(of: content.value) ?? stateName(item) ?? "item"
  }

  /// What the content of a presentation is called with: the item that `item:` or `presenting:` holds, a value of the
  /// type that `for:` names. Nothing where its type is none of the project's.
  func presentedArguments(_ call: ModifierCall, to content: EvaluatedArgument) -> [Value] {
    let name = evaluator.parameter(of: content.value)
    if let type = call.arguments.first(labelled: "for") {
      guard case .type(let declaration) = type.value else { return [] }
      return [evaluator.hole(of: declaration, named: name ?? "value")]
    }
    guard let item = call.arguments.first(labelled: "item") ?? call.arguments.first(labelled: "presenting"),
      let declaration = evaluator.declaration(of: item.value.unbound) else { return [] }
    return [evaluator.hole(of: declaration, named: itemName(item, in: content))]
  }

  /// - Parameter isWholeHere: One of the project's views is read here as well, since only its arguments tell what it
  ///   shows.
  func present(
    _ node: ViewNode, as name: String, _ source: SourceRange, _ context: ViewContext, isWholeHere: Bool = false
  ) {
    guard Self.asking.contains(name) ? presentsHere(source, context) : isOwnCode(source, context) else { return }
    noteScreens(in: node, context)
    let node = isWholeHere ? node : withoutScreens(node)
    guard !node.isEmpty else { return }
    var context = context
    context.showsOnlyPresented = false
    guard isWholeHere else { return presentNodes(build(node, context), as: name, source) }
    let outer = navigation
    navigation = NavigationItems()
    let content = framed(build(node, context), by: navigation, hosted: isInNavigation(context))
    navigation = outer
    presentNodes(content, as: name, source)
  }

  func presentNodes(_ nodes: [AccessibilityNode], as name: String, _ source: SourceRange) {
    guard !nodes.elements.isEmpty else { return }
    presentations.append(Presentation(name: name, source: source, nodes: nodes))
  }

  /// What a hosting controller of UIKit shows. Where code presents it, views of the project that are all there is are
  /// screens by themselves.
  public func build(hosted node: ViewNode, isPresented: Bool) -> [AccessibilityNode] {
    guard isPresented else { return build(screen: node).nodes }
    let shown = node.wholeCustomViews.contains(where: \.isToldByItsUse) ? node : withoutScreens(node)
    return shown.isEmpty ? [] : build(screen: shown, isPresented: true).nodes
  }

  // MARK: - Screens by themselves

  /// Notes the views of the project that are all that is shown, and those that are all that such a view was handed.
  func noteScreens(in node: ViewNode, isInNavigation: Bool? = nil, _ context: ViewContext, depth: Int = 0) {
    for view in node.wholeCustomViews {
      evaluator.reach?.show(view.source)
      noteUse(of: view, isInNavigation: isInNavigation, context)
      guard depth < Self.handedLimit else { continue }
      for handed in handedNodes(of: view) {
        noteScreens(in: handed, isInNavigation: isInNavigation, context, depth: depth + 1)
      }
    }
  }

  /// Views that are handed on from one of the project's views to another.
  private static let handedLimit = 4

  /// Without the branches that show nothing but a screen by itself; what stands around such a screen is left.
  func withoutScreens(_ node: ViewNode) -> ViewNode {
    if isScreen(node) { return surroundings(of: node) }
    switch node {
    case .modified(let base, let call):
      let rest = withoutScreens(base)
      return rest.isEmpty ? .empty : .modified(rest, call)
    case .branch(let branches):
      return .branch(branches.map { ViewBranch(condition: $0.condition, view: withoutScreens($0.view)) })
    case .group(let nodes) where nodes.count == 1: return withoutScreens(nodes[0])
    case .group, .custom, .primitive, .opaque: return node
    }
  }

  /// What modifiers show beside a screen: the items of a bar, layers, what is presented from there.
  private func surroundings(of node: ViewNode) -> ViewNode {
    switch node {
    case .modified(let base, let call):
      let rest = surroundings(of: base)
      guard rest.isEmpty, Self.contentModifiers[call.name] == nil || Self.titleModifiers.contains(call.name) else {
        return .modified(rest, call)
      }
      return .empty
    case .group(let nodes): return nodes.count == 1 ? surroundings(of: nodes[0]) : .empty
    case .branch(let branches):
      let rest = branches.map { ViewBranch(condition: $0.condition, view: surroundings(of: $0.view)) }
      return rest.allSatisfy(\.view.isEmpty) ? .empty : .branch(rest)
    case .custom, .primitive, .opaque: return .empty
    }
  }

  /// Modifiers that say what a bar is called and whether it is there, which by themselves show nothing.
  private static let titleModifiers = FrameworkNames.names(.barTitleModifier)

  /// Nothing but one of the project's own views, whatever modifiers it has.
  private func isScreen(_ node: ViewNode, depth: Int = 0) -> Bool {
    switch node {
    case .custom(let view): !isFilled(view, depth: depth)
    case .modified(let base, _): isScreen(base, depth: depth)
    case .group(let nodes): nodes.count == 1 && isScreen(nodes[0], depth: depth)
    case .branch(let branches): branches.allSatisfy { $0.view.isEmpty || isScreen($0.view, depth: depth) }
    case .primitive, .opaque: false
    }
  }

  /// Whether the use of one of the project's views was handed views that are no screens by themselves, so that what it
  /// shows is known only there: `Framed { Text("Inside") }`.
  func isFilled(_ view: CustomView, depth: Int = 0) -> Bool {
    depth < Self.handedLimit && handedNodes(of: view).contains { showsSomething($0, depth: depth + 1) }
  }

  /// What the use of a view was handed to show, as far as it is not written in the view's own code.
  private func handedNodes(of view: CustomView) -> [ViewNode] {
    let own = evaluator.declarations.code(of: view.declaration)
    return evaluator.handedViews(of: view).filter { node in
      guard let source = node.source else { return false }
      return !own.contains { $0.contains(source) }
    }
  }

  private func showsSomething(_ node: ViewNode, depth: Int) -> Bool {
    switch node {
    case .primitive(let view): BuiltinViews.isBuiltin(view.name) && BuiltinViews.frameworkView(view.name)?.category != .absent
    case .modified(let base, _): showsSomething(base, depth: depth)
    case .group(let nodes): nodes.contains { showsSomething($0, depth: depth) }
    case .branch(let branches): branches.contains { showsSomething($0.view, depth: depth) }
    case .custom(let view): isFilled(view, depth: depth)
    case .opaque: false
    }
  }
}

/// Pages or tabs that are one view of the project with different arguments: by itself it is none of them.
struct SharedPages {
  private var uses: [ObjectIdentifier: Int] = [:]

  init(_ pages: [ViewNode]) {
    for page in pages {
      for view in Set(page.wholeCustomViews.map { ObjectIdentifier($0.declaration) }) { uses[view, default: 0] += 1 }
    }
  }

  func hold(_ page: ViewNode) -> Bool {
    page.wholeCustomViews.contains { uses[ObjectIdentifier($0.declaration), default: 0] > 1 }
  }
}

extension ViewNode {
  /// The views of the project that are all that is shown, in one branch or another.
  fileprivate var wholeCustomViews: [CustomView] {
    switch self {
    case .custom(let view): [view]
    case .modified(let base, _): base.wholeCustomViews
    case .group(let nodes): nodes.count == 1 ? nodes[0].wholeCustomViews : []
    case .branch(let branches): branches.flatMap(\.view.wholeCustomViews)
    case .primitive, .opaque: []
    }
  }
}
