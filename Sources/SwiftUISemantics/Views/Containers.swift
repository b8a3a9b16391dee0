import AccessibilityModel
import PlatformKnowledge
import SourceModel
import ViewEvaluation

extension TreeBuilder {
  /// Views of the closures that a layout view holds.
  func closureContent(_ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    var inner = context
    inner.chain = nil
    return view.arguments.flatMap { argument -> [AccessibilityNode] in
      switch argument.value {
      case .view where isArrangement(argument), .instance where isArrangement(argument): return []
      case .closure, .view, .instance: return build(views(argument), inner)
      // `TupleView((header, content))`
      case .tuple(let parts) where view.name == "TupleView":
        return parts.flatMap { build(evaluator.views(from: $0.value, source: argument.source), inner) }
      // A function that is handed on, or what only run time knows.
      default: return argument.isTrailingClosure || argument.label == "content" ? build(views(argument), inner) : []
      }
    }
  }

  /// What the Dynamic Island shows: always on black, with the dark appearance (Apple: Human Interface Guidelines, Live
  /// Activities).
  func dynamicIsland(_ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    func always<Look>(_ look: Look) -> Setting<Look> {
      Setting(
        options: [.init(value: look, conditions: [], origin: view.source)], argument: view.source, modifier: view.source)
    }
    var inner = context
    inner.handed.colorScheme = always(.dark)
    inner.handed.background = always(Paint(kind: .fixed, colors: ModeColors(always: .black)))
    return closureContent(view, inner)
  }

  private func isArrangement(_ argument: EvaluatedArgument) -> Bool {
    argument.label.map(Self.arrangement.contains) == true
  }

  /// Labels of arguments that say how content is arranged or where its data comes from, and hold none.
  private static let arrangement = FrameworkNames.names(.arrangingLabel)

  func container(_ kind: AccessibilityContainer.Kind, _ nodes: [AccessibilityNode], _ source: SourceRange) -> [AccessibilityNode] {
    guard !nodes.isEmpty else { return [] }
    return [.container(AccessibilityContainer(kind: kind, nodes: nodes.sortedByPriority(), source: source))]
  }

  func stack(_ axis: LayoutGroup.Axis, _ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    var inner = context
    // Which stack of the same code is around it is the same wherever that code is used, so nobody has to ask for it.
    let outer = context.handed.layout.flatMap { $0.axis == .horizontal && $0.source.contains(view.source) ? $0.source : nil }
    inner.handed.layout = LayoutGroup(axis: axis, source: view.source, rowAround: outer)
    if axis == .depth, let content = view.arguments.first(where: \.isTrailingClosure) ?? view.arguments.first(labelled: "content"),
      case .group(let nodes) = views(content) {
      return layers(nodes, view, inner)
    }
    return closureContent(view, inner)
  }

  // MARK: - Lists

  func list(_ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    var inner = context
    inner.chain = nil
    inner.isInList = true
    // Rows stand one below the other, whatever the list lies in.
    inner.handed.layout = nil
    if behavior.has(.sectionHeaderCapitals) { inner.headerCase = context.headerCase.inList(view.name) }
    inner = over(view.name, view.source, inner)
    // Rows have the background of a screen, white in the light appearance, whatever lies behind the list (Apple:
    // UIColor.secondarySystemGroupedBackground, and what plain lists are painted with). On the Mac they lie on what
    // scroll views and tables lie on, which is light and dark as a window is (Apple: NSColor.controlBackgroundColor).
    if view.name != "Table", ["iOS", "macOS"].contains(view.source.file.build.system) { inner.handed.background = nil }
    inner.handed.fixedHeight = nil
    inner.handed.fixedWidth = nil
    inner.handed.isScrolled = true
    let kind: AccessibilityContainer.Kind = view.name == "Table" ? .table : .list
    return container(kind, rows(of: view, inner), view.source)
  }

  func lazyContainer(_ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    var inner = context
    inner.headerCase = context.headerCase.outsideOfLists()
    return container(.lazyStack, closureContent(view, inner), view.source).map { node in
      guard case .container(var grid) = node else { return node }
      grid.columns = GridColumn.columns(of: view)
      return .container(grid)
    }
  }

  /// Priorities order what a scroll view holds, and nothing passes what stands outside of it (recorded on iOS 27).
  func scrollView(_ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    var inner = context
    if scrollsUpAndDown(view) {
      inner.handed.isScrolled = true
      // As much as there is.
      inner.handed.fixedHeight = nil
    }
    return closureContent(view, inner).sortedByPriority().map(\.withHeededPriority)
  }

  /// Not one of `ScrollView(.horizontal)`; what is not known may be either.
  private func scrollsUpAndDown(_ view: PrimitiveView) -> Bool {
    view.arguments.first(where: { $0.label == nil && !$0.isTrailingClosure })?.value.memberName != "horizontal"
  }

  func forEach(_ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    var inner = context
    inner.chain = nil
    return rows(of: view, inner)
  }

  /// Static content, or one row for each member of a collection.
  func rows(of view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    let content = view.arguments.first { ["content", "rowContent"].contains($0.label) } ?? view.arguments.trailingClosure
      ?? view.arguments.last { if case .function = $0.value { true } else if case .closure = $0.value { true } else { false } }
    guard let content else { return [] }
    if let subviews = subviewContent(of: view) { return subviewRows(subviews, of: view, context) }
    guard let data = view.arguments.unlabelled.first(where: { $0.source != content.source }) else {
      return build(views(content), context)
    }
    switch evaluator.content(of: data, rowClosure: content.value) {
    case .known(let elements):
      return elements.flatMap { element in
        let nodes = build(views(content, arguments: [element]), context)
        return context.isInPicker ? tagged(nodes, as: element, of: view) : nodes
      }
    case .repeated(let element, let description, let holdsInitially):
      var inner = context
      inner.isUnderCondition = true
      let nodes = build(views(content, arguments: [element]), inner)
      if nodes.isEmpty { return [] }
      return [.repeated(Repetition(description: description, nodes: nodes, holdsInitially: holdsInitially))]
    }
  }

  /// Rows that have no tag of their own are told apart by their identity (Apple: `View.tag(_:)`, Picker).
  private func tagged(
    _ nodes: [AccessibilityNode], as member: Value, of view: PrimitiveView
  ) -> [AccessibilityNode] {
    let id = evaluator.identity(of: member, by: view.arguments.first(labelled: "id"), source: view.source)
    guard let tag = id.flatMap(Self.tagText) else { return nodes }
    let modifier = AppliedModifier(name: "tag", source: view.source, arguments: [tag])
    return nodes.mapExposed { element in
      if !element.modifiers.contains(where: { $0.name == "tag" }) { element.modifiers.append(modifier) }
    }
  }

  func section(_ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    var inner = context
    inner.chain = nil
    let title = view.arguments.unlabelled.first(where: isTitle)
    let header = view.arguments.first(labelled: "header")
    let footer = view.arguments.first(labelled: "footer")
    let content = view.arguments.first(labelled: "content") ?? view.arguments.trailingClosure
    var headerContext = inner
    headerContext.isInSectionHeader = true
    if !context.isInMenu { headerContext.headerCase = context.headerCase.inHeader() }
    // The system draws headers in a colour and case of its own.
    if context.isInList { ask(.hasForeground, of: headerContext.handed) }
    if context.isInList, headerContext.handed.foreground == nil {
      headerContext.handed.foreground = unknownBackdrop("section header", view.source)
    }
    let headerNodes = build(title.map(titleView) ?? views(header), headerContext)
    // Every element of a header is a heading (recorded: ax_view_section), except inside a menu (builtin-views: Section).
    let headings = context.isInMenu ? headerNodes : headerNodes.mapExposed { element in
      element.traits.insert(.header)
      if element.role == .text { element.role = .sectionHeader }
    }
    let footerNodes = build(views(footer), inner).mapExposed { element in
      if element.role == .text { element.role = .sectionFooter }
    }
    return headings + build(views(content), inner) + footerNodes
  }

  func groupBox(_ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    var inner = context
    inner.chain = nil
    let title = view.arguments.unlabelled.first(where: isTitle)
    let label = view.arguments.first(labelled: "label")
    let content = view.arguments.first(labelled: "content") ?? view.arguments.trailingClosure
    let header = configurationLabel(view) ?? title.map(titleView) ?? views(label)
    let body = configurationPart("content", of: view) ?? views(content)
    return styled(view, context, ["label": .view(header), "content": .view(body)])
      ?? build(header, inner) + build(body, inner)
  }

  /// The title names the content: a text becomes the value of one element, a control takes the title as its name
  /// (builtin-views: LabeledContent).
  func labeledContent(_ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    var inner = context
    inner.chain = nil
    let title = view.arguments.unlabelled.first(where: isTitle)
    let label = configurationLabel(view) ?? title.map(titleView) ?? views(view.arguments.first(labelled: "label"))
    if context.partStyles[view.name] != nil {
      let value = view.arguments.first(labelled: "value").map(titleView)
      let content = value ?? views(view.arguments.first(labelled: "content") ?? view.arguments.trailingClosure)
      if let nodes = styled(view, context, ["label": .view(label), "content": .view(content)]) { return nodes }
    }
    let labelNodes = build(label, inner)
    // Unnamed pictures are silent beside the words of the label, as in that of a control (runtime-facts 2).
    let merged = Merging(mode: .controlLabel).merge(labelNodes, into: element(.text, view.name, view.source, context))
    let name = merged.elements.lazy.compactMap(\.label).first
    if let value = view.arguments.first(where: { $0.label == "value" }), let name {
      var element = element(.text, view.name, view.source, context)
      element.label = name
      element.value = fact(value) ?? Fact(.hole(holeText(value)), origin: .content, source: value.source)
      element.traits.insert(.staticText)
      element.visibleText = labelNodes.elements.flatMap(\.visibleText)
      return [.element(element)]
    }
    let content = view.arguments.first(labelled: "content") ?? view.arguments.trailingClosure
    return labelled(build(configurationPart("content", of: view) ?? views(content), inner), by: name, labelNodes)
  }

  /// What stands in `LabeledContent`, each branch of it for itself: a text is read with the label, a control without a
  /// name gets it (tree-spec 2: LabeledContent), and beside everything else the label is a text of its own.
  private func labelled(
    _ content: [AccessibilityNode], by name: Fact<SpokenText>?, _ labelNodes: [AccessibilityNode]
  ) -> [AccessibilityNode] {
    if content.count == 1, case .choice(let branches) = content[0] {
      return [.choice(branches.map {
        ConditionalBranch(condition: $0.condition, nodes: labelled($0.nodes, by: name, labelNodes))
      })]
    }
    let exposed = content.elements.filter { $0.exposure == .exposed }
    guard let name, !exposed.isEmpty else { return labelNodes + content }
    if exposed.count == 1, exposed[0].role == .text, let text = exposed[0].label {
      return content.mapExposed { element in
        element.value = text
        element.label = name
        element.visibleText = labelNodes.elements.flatMap(\.visibleText) + element.visibleText
      }
    }
    func isNameless(_ element: AccessibilityElement) -> Bool {
      (element.role.isControl || element.role == .progress || element.role == .gauge)
        && element.label?.value.isBlank ?? true
    }
    guard exposed.contains(where: isNameless) else { return labelNodes + content }
    return content.mapExposed { if isNameless($0) { $0.label = name } }
  }

  func contentUnavailable(_ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    var inner = context
    inner.chain = nil
    if let kind = view.arguments.first(labelled: "member") { return searchUnavailable(kind, view, inner) }
    let title = view.arguments.unlabelled.first(where: isTitle).map(titleView)
      ?? views(view.arguments.first(labelled: "label") ?? view.arguments.trailingClosure)
    let description = view.arguments.first(labelled: "description")
    let descriptionNode = description.map { $0.value.isAbsent ? .empty : views($0) } ?? .empty
    return build(title, inner) + build(descriptionNode, inner) + build(views(view.arguments.first(labelled: "actions")), inner)
  }

  /// `ContentUnavailableView.search`: the system's words for a search that found nothing (Apple: documentation of
  /// ContentUnavailableView).
  private func searchUnavailable(
    _ kind: EvaluatedArgument, _ view: PrimitiveView, _ context: ViewContext
  ) -> [AccessibilityNode] {
    var title = SpokenText("No Results")
    if let text = view.arguments.first(labelled: "text").flatMap({ evaluator.text($0)?.spoken }) {
      title = title + SpokenText(" for “") + text + SpokenText("”")
    }
    return [title, SpokenText("Check the spelling or try a new search.")].map { words in
      var element = element(.text, view.name, view.source, context)
      element.traits.insert(.staticText)
      element.label = Fact(words, origin: .system)
      element.visibleText = [words]
      return .element(element)
    }
  }

  /// Only one child is shown; the first stands for all, as the one that its author prefers.
  func firstThatFits(_ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    var inner = context
    inner.chain = nil
    let argument = view.arguments.trailingClosure ?? view.arguments.first(labelled: "content")
    let content = views(argument)
    leaveUnspoken([argument])
    if case .group(let nodes) = content, let first = nodes.first(where: { !$0.isEmpty }) { return build(first, inner) }
    return build(content, inner)
  }

  // MARK: - Drawn content and media

  func drawn(_ role: ElementRole, _ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    var element = element(role, view.name, view.source, context)
    element.content = closureContent(view, context).elements
    return [.element(element)]
  }

  // MARK: - Views without a handler

  func build(_ view: PrimitiveView, as category: FrameworkView.Category, _ context: ViewContext) -> [AccessibilityNode] {
    switch category {
    case .transparent: return closureContent(view, context)
    case .container: return closureContent(view, context)
    case .absent: return [.element(view.name == "Color" ? color(view, context) : absent(.shape, view, context))]
    case .element, .control:
      let role: ElementRole = category == .control ? .button : .text
      var base = element(role, view.name, view.source, context)
      base.traits.insert(category == .control ? .button : .staticText)
      base.note(UnknownReason(.platformView, view.name))
      let title = view.arguments.unlabelled.first(where: isTitle)
      let label = title.map(titleView) ?? views(view.arguments.first(labelled: "label") ?? view.arguments.trailingClosure)
      if label.isEmpty {
        base.label = Fact(.hole(view.name), origin: .system)
        return [.element(base)]
      }
      return control(base, labelled: label, view, context)
    case .platform: return platformView(view, context)
    }
  }

  /// The views of closures, without what closures that do something and show nothing come to: opaque values, and types of
  /// the language, as the work that a closure begins. What is handed over as it is and is of no known type may be anything.
  func shownContent(_ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    var view = view
    view.arguments.removeAll { argument in
      guard case .view(let node) = argument.value, let made = node.primitive else { return false }
      return !argument.isTrailingClosure && argument.label != "content" && !BuiltinViews.isBuiltin(made.name)
    }
    return closureContent(view, context).filter { node in
      guard case .element(let element) = node, element.role == .opaque else { return true }
      guard !NameWords.words(.typeOfLanguage).contains(element.viewName.lowercased()) else { return false }
      let shown: Set<UnknownReason.Kind> = [.opaqueView, .otherSystem, .suppliedContent, .recursion, .budget]
      return element.reasons.contains { shown.contains($0.kind) }
    }
  }

  /// A view of a package: when it is handed views, it most likely shows them, but whether it changes them is not known.
  func unknownView(_ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    let isElsewhere = evaluator.isForOtherSystems(view.name)
    let reason = UnknownReason(isElsewhere ? .otherSystem : .opaqueView, view.name)
    // Lower-case names are values of no known type, not views.
    guard view.name.first?.isUppercase == true else { return [] }
    let content = shownContent(view, context)
    if content.isEmpty {
      var element = element(.opaque, view.name, view.source, context)
      element.note(reason, .opaque)
      return [.element(element)]
    }
    let around = !isElsewhere && UnknownModifier.isPlainWrapper(view.name) ? UnknownReason(.opaqueWrapper, view.name) : reason
    return content.mapAll { $0.note(around) }
  }
}
