import AccessibilityModel
import PlatformKnowledge
import SourceModel
import ViewEvaluation

/// Tab bars, of controllers and of the app's own.
extension UIElementBuilder {
  /// The elements of a view with the tab bar trait say that they are tabs, and their place (recorded: uk_tab_bars).
  func tabbed(_ nodes: [AccessibilityNode], in object: UIObject) -> [AccessibilityNode] {
    let count = nodes.elements.filter { $0.exposure == .exposed }.count
    var index = 0
    let tabs = nodes.mapElements { element in
      guard element.exposure == .exposed else { return element }
      index += 1
      var tab = element
      tab.position = ElementPosition(index: index, count: count)
      return tab
    }
    return container(.tabBar, tabs, object)
  }

  func tabs(of object: UIObject) -> [AccessibilityNode] {
    // A controller by itself tells of its tab where code or a file says something of it.
    guard object.isKind(of: "UITabBarController") else {
      return tabs([object.parts["tabBarItem"]?.object].compactMap(\.self), of: object, leadingTo: [object])
    }
    let shown = (object.parts["viewControllers"]?.objects ?? []).filter { tabItem(of: $0) != nil }
    return tabs(shown.compactMap(tabItem), of: object, leadingTo: shown)
  }

  /// The item that stands for a controller in a tab bar. One that only has a title has an item with it, and so has one that
  /// frames it (Apple: documentation of UIViewController title and tabBarItem).
  private func tabItem(of controller: UIObject) -> UIObject? {
    if let item = controller.parts["tabBarItem"]?.object, !item.settingOrder.isEmpty { return item }
    guard titled(controller) != nil else { return controller.parts["tabBarItem"]?.object }
    let item = controller.parts["tabBarItem"]?.object
      ?? UIObject(className: "UITabBarItem", base: "UITabBarItem", source: controller.source)
    controller.parts["tabBarItem"] = .object(item)
    return item
  }

  /// The controller whose title its tab has: it, or the one that it frames.
  private func titled(_ controller: UIObject) -> UIObject? {
    if !controller.all("title").isEmpty { return controller }
    guard controller.isKind(of: "UINavigationController") else { return nil }
    // Of one that is not read yet, what it was made with.
    let root = (controller.parts["rootViewController"]?.objects ?? []) + (controller.parts["viewControllers"]?.objects ?? [])
      + (controller.pending?.first(labelled: "rootViewController")?.value.objects ?? [])
    guard let shown = root.first, saysTitle(shown) else { return nil }
    prepare(shown)
    return shown.all("title").contains { !$0.isLater } ? shown : nil
  }

  /// Whether the class of a controller may give it a title. What runs all of its code for no other reason costs much in apps
  /// with many tabs.
  private func saysTitle(_ controller: UIObject) -> Bool {
    guard controller.all("title").isEmpty, let type = controller.declaration else { return true }
    let declarations = facts.evaluator.declarations
    let bodies = (declarations.ownFunctions(of: type) + declarations.initializers(of: type)).compactMap(\.body)
    return bodies.contains { $0.items.contains { $0.names.contains("title") } }
  }

  /// A controller hands its title on to its tab (Apple: documentation of UIViewController title).
  private func title(handedTo item: UIObject, by controllers: [UIObject]) -> Fact<SpokenText>? {
    guard !item.settingOrder.contains(where: ["title", "accessibilityLabel"].contains),
      let owner = controllers.first(where: { $0.parts["tabBarItem"]?.object === item }), let named = titled(owner),
      let title = facts.text("title", of: named, origin: .content), !title.value.isBlank else { return nil }
    return title
  }

  /// What a tab shows: the controller, behind those that only frame it.
  private func route(to controller: UIObject, _ source: SourceRange) -> Consequences? {
    guard facts.evaluator.followsActions else { return nil }
    var shown = controller
    for _ in 0..<4 {
      let stack = (shown.parts["rootViewController"]?.objects ?? []) + (shown.parts["viewControllers"]?.objects ?? [])
      // Of one that is not read yet, what it was made with.
      let made = shown.pending?.first(labelled: "rootViewController")?.value.objects ?? []
      guard shown.isKind(of: "UINavigationController"), let root = (stack + made).first else { break }
      shown = root
    }
    var targets: [(target: Route.Target, when: [Condition])] = []
    if let type = shown.declaration {
      targets = [(.screen(name: type.qualifiedName, declaration: type.nameRange), [])]
    } else if let hosted = shown.effective("rootView").last {
      targets = facts.evaluator.targets(of: hosted.value, source: hosted.source)
    }
    var result = Consequences()
    result.routes = targets.map {
      Route(kind: .tab, target: $0.target, trigger: .activation, when: $0.when, source: source)
    }
    return result.isEmpty ? nil : result
  }

  /// Tabs say their place and are not dimmed when they are disabled; their badge is their value up to iOS 18 and silent
  /// since iOS 26 (recorded: uk_tab_bars).
  ///
  /// - Parameter controllers: What the items lead to, where they are those of a tab bar controller.
  func tabs(
    _ items: [UIObject], of object: UIObject, leadingTo controllers: [UIObject] = []
  ) -> [AccessibilityNode] {
    let isTabController = object.isKind(of: "UITabBarController")
    let shown = items.filter { !$0.settingOrder.isEmpty || isTabController && title(handedTo: $0, by: controllers) != nil }
    let chosen = chosenTab(shown, of: object)
    let nodes = shown.enumerated().map { index, item -> AccessibilityNode in
      var element = leaf(item)
      element.role = .tab
      if let handed = title(handedTo: item, by: controllers) { element.label = handed }
      if behavior.has(.tabBadgeValue), element.value == nil { element.value = badge(of: item) }
      element.traits.remove(.notEnabled)
      element.conditionalTraits.removeAll { $0.traits == .notEnabled }
      if chosen === item { element.traits.insert(.selected) }
      if isTabController, let owner = controllers.first(where: { $0.parts["tabBarItem"]?.object === item }) {
        element.consequences = route(to: owner, element.source)
      }
      if shown.count > 1 { element.position = ElementPosition(index: index + 1, count: shown.count) }
      return .element(element)
    }
    return container(.tabBar, nodes, object)
  }

  private func badge(of item: UIObject) -> Fact<SpokenText>? {
    guard let text = facts.text("badgeValue", of: item, origin: .content), !text.value.isBlank else { return nil }
    let spoken = text.value.mapLiterals(TabBadge.value)
    return Fact(
      spoken, origin: spoken == text.value ? .content : .system, source: text.source, localization: text.localization)
  }

  /// A tab bar controller begins with its first tab, a bar by itself with none.
  private func chosenTab(_ items: [UIObject], of object: UIObject) -> UIObject? {
    guard object.isKind(of: "UITabBarController") else {
      return object.effective("selectedItem").last { !$0.isLater && $0.conditions.isEmpty }?.value.object
    }
    guard let last = object.effective("selectedIndex").last, !last.isLater else { return items.first }
    guard last.conditions.isEmpty, case .number(let number) = last.value else { return nil }
    let index = Int(clamping: number)
    return items.indices.contains(index) ? items[index] : nil
  }
}
