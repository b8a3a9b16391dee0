import AccessibilityModel
import PlatformKnowledge
import SourceModel
import ViewEvaluation

/// Bars, and the controllers that show them.
extension UIElementBuilder {
  // MARK: - Bars

  /// The elements of bar items that a property holds.
  func items(_ name: String, of object: UIObject, isReversed: Bool = false) -> [AccessibilityNode] {
    let items = object.parts[name]?.conditionalObjects ?? []
    return (isReversed ? items.reversed() : items).flatMap { conditions, item in barItem(item).under(conditions) }
  }

  /// The elements of groups of bar items, which stand in the order in which they are given (Apple:
  /// UINavigationItem.leadingItemGroups, UIBarButtonItemGroup.barButtonItems).
  private func groups(_ name: String, of object: UIObject) -> [AccessibilityNode] {
    (object.parts[name]?.conditionalObjects ?? []).flatMap { conditions, group in
      (items("barButtonItems", of: group) + items("items", of: group)).under(conditions)
    }
  }

  func barItem(_ item: UIObject) -> [AccessibilityNode] {
    if let custom = item.parts["customView"]?.object {
      // A name given to the item is that of its view, and so is what tests know it by.
      for name in ["accessibilityLabel", "accessibilityIdentifier"] {
        if let given = item.all(name).last, custom.all(name).isEmpty { custom.set(name, given) }
      }
      return nodes(of: custom)
    }
    let element = leaf(item)
    return element.exposure == .absent ? [] : [.element(element)]
  }

  /// What a bar shows of its items: the last, and the way back to the one before.
  func stacked(_ stack: [UIObject]) -> [AccessibilityNode] {
    guard let top = stack.last else { return [] }
    return navigation(top, controller: nil, previous: stack.dropLast().last)
  }

  /// The button that leads back, named by the title of the item behind (recorded: uk_navbar_titles, uk_navbar_no_titles).
  private func backButton(to previous: UIObject, _ controller: UIObject?) -> AccessibilityNode {
    let item = previous.parts["backBarButtonItem"]?.object
    var element = AccessibilityElement(role: .button, viewName: "UINavigationItem", source: previous.source)
    element.framework = previous.framework
    element.traits = [.button, .backButton]
    element.label =
      item.flatMap { facts.text("title", of: $0, origin: .content) }
      ?? firstText(["backButtonTitle", "title"], of: previous) ?? controller.flatMap { firstText(["title"], of: $0) }
    if element.label?.value.isBlank ?? false { element.label = nil }
    return .element(element)
  }

  /// What a navigation item puts into its bar, in reading order.
  func navigation(
    _ item: UIObject, controller: UIObject?, previous: UIObject? = nil, previousController: UIObject? = nil
  ) -> [AccessibilityNode] {
    var leading = items("leftBarButtonItem", of: item)
    if leading.isEmpty { leading = items("leftBarButtonItems", of: item) }
    leading += groups("leadingItemGroups", of: item)
    if let previous {
      if case .yes = facts.flag("hidesBackButton", of: item) {
      } else if leading.isEmpty || !item.all("leftItemsSupplementBackButton").isEmpty {
        leading.insert(backButton(to: previous, previousController), at: 0)
      }
    }
    // Items on the right are given from the edge inwards (Apple: UINavigationItem.rightBarButtonItems).
    var trailing = items("rightBarButtonItems", of: item, isReversed: true)
    if trailing.isEmpty { trailing = items("rightBarButtonItem", of: item) }
    trailing += groups("trailingItemGroups", of: item) + groups("pinnedTrailingGroup", of: item)
    var title: [AccessibilityNode] = []
    if let view = item.parts["titleView"]?.object {
      title = nodes(of: view)
    } else if let text = facts.text("title", of: item, origin: .content)
      ?? controller.flatMap(barTitle),
      !text.value.isBlank
    {
      var element = AccessibilityElement(role: .navigationTitle, viewName: "title", source: text.source ?? item.source)
      element.framework = item.framework
      element.traits.insert(.header)
      element.label = text
      title = [.element(element)]
    }
    let added = addedViews(of: item)
    leading += added.leading
    trailing += added.trailing
    let search = item.parts["searchController"]?.object?.parts["searchBar"]?.object.map { nodes(of: $0) } ?? []
    return prompt(of: item) + leading + title + groups("centerItemGroups", of: item) + trailing + search
  }

  private func barTitle(of controller: UIObject) -> Fact<SpokenText>? {
    if controller.hasInnerTitle, controller.all("title").allSatisfy(\.isFromFile) { return nil }
    return facts.text("title", of: controller, origin: .content)
  }

  /// The line of text above the title, which is there only where it has words.
  private func prompt(of item: UIObject) -> [AccessibilityNode] {
    guard let text = facts.text("prompt", of: item, origin: .content), !text.value.isBlank else { return [] }
    guard case .choice(let alternatives)? = text.value.parts.first, text.value.parts.count == 1,
      alternatives.contains(where: \.text.isBlank) else { return prompt(of: item, text) }
    return [.choice(alternatives.map { alternative in
      var part = text
      part.value = alternative.text
      let nodes = alternative.text.isBlank ? [] : prompt(of: item, part)
      return ConditionalBranch(condition: alternative.condition, nodes: nodes)
    })]
  }

  private func prompt(of item: UIObject, _ text: Fact<SpokenText>) -> [AccessibilityNode] {
    var element = AccessibilityElement(role: .text, viewName: "prompt", source: text.source ?? item.source)
    element.framework = item.framework
    element.traits.insert(.staticText)
    element.label = text
    return [.element(element)]
  }

  /// Views that a property of a package gives to a bar, as `navigationItem.leftViews = […]`: they are in it somewhere.
  private func addedViews(of item: UIObject) -> (leading: [AccessibilityNode], trailing: [AccessibilityNode]) {
    var result: (leading: [AccessibilityNode], trailing: [AccessibilityNode]) = ([], [])
    for name in item.parts.keys.sorted() where name != "titleView" {
      let nodes = (item.parts[name]?.conditionalObjects ?? []).filter { $0.object.isView && !$0.object.isPlaced }
        .flatMap { conditions, view in self.nodes(of: view).under(conditions) }
        .mapElements { element in
          var element = element
          element.note(UnknownReason(.unsupportedCode, "place of \(name)"))
          return element
        }
      if ["left", "leading"].contains(where: name.lowercased().hasPrefix) {
        result.leading += nodes
      } else {
        result.trailing += nodes
      }
    }
    return result
  }

  // MARK: - Controllers

  /// The film that a controller of the system plays, with controls of its own.
  private func player(_ object: UIObject) -> AccessibilityElement {
    var element = AccessibilityElement(role: .video, viewName: object.className, source: object.source)
    element.framework = object.framework
    element.callSites = object.callSites
    element.note(UnknownReason(.platformView, object.className))
    return element
  }

  /// What a navigation bar shows, as far as code that sets the screen up does not hide it (Apple: documentation of
  /// UINavigationController isNavigationBarHidden and setNavigationBarHidden(_:animated:)).
  private func shown(_ nodes: [AccessibilityNode], inBarOf frame: UIObject) -> [AccessibilityNode] {
    func flag(_ name: String, _ object: UIObject) -> SettingFacts.Flag {
      // What only later code hides, as where the screen goes, is there at first.
      object.all(name).contains { !$0.isLater } ? facts.flag(name, of: object) : .unset
    }
    let hiding = [flag("isNavigationBarHidden", frame)] + [frame.parts["navigationBar"]?.object].compactMap { $0.map { flag("isHidden", $0) } }
    return hiding.reduce(nodes) { nodes, flag in
      switch flag {
      case .yes: nodes.takenOut()
      case .under(let condition): nodes.under([condition.opposite])
      case .no, .unset, .unknown: nodes
      }
    }
  }

  func controller(_ object: UIObject) -> [AccessibilityNode] {
    if object.isKind(of: "AVPlayerViewController") { return [.element(player(object))] }
    var result: [AccessibilityNode] = []
    let item = object.parts["navigationItem"]?.object
    let isFrame = object.isKind(of: "UITabBarController") && !fillsBar(item) || object.isKind(of: "UINavigationController")
    if !isFrame, !isPresentedBare(object) {
      let holder = item ?? UIObject(className: "UINavigationItem", base: "UINavigationItem", source: object.source)
      let frame = object.parts["navigationController"]?.object
      let bar = frame?.parts["navigationBar"]?.object
      // Code lays views of its own into the bar as well.
      let added = bar.map { children(of: $0) } ?? []
      let nodes = container(.navigationBar, navigation(holder, controller: object) + added, holder)
      result += frame.map { shown(nodes, inBarOf: $0) } ?? nodes
    }
    if object.isKind(of: "UINavigationController") { result += shownOnTop(of: object) }
    if object.isKind(of: "UIPageViewController"), let page = object.parts["viewControllers"]?.objects.first {
      prepare(page)
      result += (page.parts["view"]?.object.map { nodes(of: $0) } ?? []) + orphans(of: page)
    }
    result += columns(of: object)
    let hostedView = object.parts["view"]?.object?.hostingController
    if object.isKind(of: "UIHostingController"), hostedView == nil { result += hosted(object) }
    let view =
      object.parts["view"]?.object ?? object.parts["tableView"]?.object ?? object.parts["collectionView"]?.object
    var body = view.map { nodes(of: $0) } ?? []
    for name in ["tableView", "collectionView"] where view !== object.parts[name]?.object {
      if let list = object.parts[name]?.object, !list.isPlaced,
        object.isKind(of: "UITableViewController") || object.isKind(of: "UICollectionViewController")
      {
        body += nodes(of: list)
      }
    }
    result += body
    for child in object.children { result += nodes(of: child.object) }
    result += orphans(of: object)
    let bottom = items("toolbarItems", of: object)
    result += container(.toolbar, bottom, object)
    result += tabs(of: object)
    let added = addedToTabBar(of: object)
    // A button in the bar is not all that tabs show.
    if result.elements.isEmpty, object !== root || !added.isEmpty { result = unknownContent(of: object) }
    return result + added + handedBars(of: object) + keyboards(in: view, of: object)
  }

  /// What stands in the columns of a split view controller, side by side where there is room (Apple: documentation of
  /// UISplitViewController viewControllers and setViewController(_:for:)).
  private func columns(of object: UIObject) -> [AccessibilityNode] {
    guard object.isKind(of: "UISplitViewController") else { return [] }
    let named = UIKitEffects.columns.compactMap { object.parts["column.\($0)"]?.object }
    let all = named.isEmpty ? object.parts["viewControllers"]?.objects ?? [] : named
    return all.flatMap { column -> [AccessibilityNode] in
      guard isShownFirst(column) else { return [] }
      prepare(column)
      return controller(column)
    }
  }

  /// Whether an item has something for a bar of its own: a controller of tabs that stands in a navigation controller shows
  /// that over all of its tabs (Apple: documentation of UIViewController navigationItem).
  private func fillsBar(_ item: UIObject?) -> Bool {
    guard let item else { return false }
    let names = ["leftBarButtonItem", "leftBarButtonItems", "rightBarButtonItem", "rightBarButtonItems", "titleView"]
    return names.contains { item.parts[$0] != nil }
  }

  /// The items that a controller puts into the bars of those that it is handed, as one that shows others gives each of them
  /// the same menu (Apple: documentation of UINavigationControllerDelegate navigationController(_:willShow:animated:)).
  private func handedBars(of object: UIObject) -> [AccessibilityNode] {
    object.handedControllers.flatMap { controller -> [AccessibilityNode] in
      guard let item = controller.parts["navigationItem"]?.object else { return [] }
      let names = ["leftBarButtonItem", "leftBarButtonItems", "rightBarButtonItem", "rightBarButtonItems"]
      return container(.navigationBar, names.flatMap { items($0, of: item) }, item)
    }
  }

  /// What code lays into the tab bar of a controller, such as a round button in its middle.
  private func addedToTabBar(of object: UIObject) -> [AccessibilityNode] {
    guard object.isKind(of: "UITabBarController"), let bar = object.parts["tabBar"]?.object else { return [] }
    return container(.tabBar, children(of: bar), bar)
  }

  /// Whether a controller says of itself that it lies over another screen: what frames it would have to, were it shown in
  /// a navigation controller (Apple: documentation of UIViewController modalPresentationStyle).
  private func isPresentedBare(_ object: UIObject) -> Bool {
    guard let style = object.presentationStyle, Self.overlays.contains(style) else { return false }
    return object.parts["navigationItem"]?.object?.parts.isEmpty ?? true
  }

  private static let overlays = FrameworkNames.names(.seeThroughStyle)

  /// What stands for the content of a controller that shows others, where nobody was seen to give it any.
  private func unknownContent(of object: UIObject) -> [AccessibilityNode] {
    guard Self.frames.contains(where: object.isKind) else { return [] }
    var element = AccessibilityElement(role: .opaque, viewName: object.className, source: object.source)
    element.framework = object.framework
    element.callSites = object.callSites
    element.note(UnknownReason(.suppliedContent, object.name ?? object.className), .opaque)
    return [.element(element)]
  }

  /// Controllers that show others (Apple: View controllers, container view controllers).
  static let frames = ["UITabBarController", "UINavigationController", "UISplitViewController", "UIPageViewController"]

  /// The controller that a navigation controller shows at first, under the bar with the way back.
  private func shownOnTop(of object: UIObject) -> [AccessibilityNode] {
    let stack = (object.parts["rootViewController"]?.objects ?? []) + (object.parts["viewControllers"]?.objects ?? [])
    guard let top = stack.last else { return [] }
    prepare(top)
    let previous = stack.dropLast().last
    previous.map(prepare)
    let bar = navigation(
      item(of: top), controller: top, previous: previous.map(item), previousController: previous)
    let view = top.parts["view"]?.object.map { nodes(of: $0) } ?? []
    return shown(container(.navigationBar, bar, item(of: top)), inBarOf: object) + view + orphans(of: top)
  }

  private func item(of controller: UIObject) -> UIObject {
    controller.parts["navigationItem"]?.object
      ?? UIObject(className: "UINavigationItem", base: "UINavigationItem", source: controller.source)
  }

  /// An alert with its title, its message and its actions.
  func alert(_ object: UIObject) -> [AccessibilityNode] {
    var nodes: [AccessibilityNode] = []
    for (name, role) in [("title", ElementRole.alertTitle), ("message", .text)] {
      guard let text = facts.text(name, of: object, origin: .content), !text.value.isBlank else { continue }
      var element = AccessibilityElement(
        role: role, viewName: "UIAlertController", source: text.source ?? object.source)
      element.framework = object.framework
      element.traits.insert(role == .alertTitle ? .header : .staticText)
      element.label = text
      nodes.append(.element(element))
    }
    for child in object.children {
      var element = leaf(child.object)
      if child.object.isKind(of: "UIAlertAction") {
        element.role = .button
        element.traits.insert(.button)
        if element.label == nil { element.label = facts.text("title", of: child.object, origin: .content) }
      }
      nodes += [.element(element)].under(child.conditions)
    }
    // Spinners and fields that code lays into the alert.
    return nodes + (object.parts["view"]?.object.map { children(of: $0) } ?? [])
  }
}
