import AccessibilityModel
import PlatformKnowledge
import SourceModel
import ViewEvaluation

extension UIElementBuilder {
  /// Classes whose objects make other nodes than one element or their subviews.
  func special(_ object: UIObject) -> [AccessibilityNode]? {
    if object.isKind(of: "UITableViewCell") { return cell(object) }
    if object.isKind(of: "UISegmentedControl") { return segments(object) }
    if object.isKind(of: "UIStepper") { return stepper(object) }
    if object.isKind(of: "UITableView") || object.isKind(of: "UICollectionView") {
      let kind: AccessibilityContainer.Kind = object.isKind(of: "UITableView") ? .table : .group
      return container(kind, children(of: object), object)
    }
    if object.isKind(of: "UIToolbar") { return container(.toolbar, items("items", of: object), object) }
    if object.isKind(of: "UITabBar") { return tabs(object.parts["items"]?.objects ?? [], of: object) }
    if object.isKind(of: "UINavigationBar") {
      return container(.navigationBar, stacked(object.parts["items"]?.objects ?? []), object)
    }
    if object.isKind(of: "UICollectionViewCell"), object.parts["contentConfiguration"] != nil { return cell(object) }
    return nil
  }

  func container(_ kind: AccessibilityContainer.Kind, _ nodes: [AccessibilityNode], _ object: UIObject)
    -> [AccessibilityNode]
  {
    guard !nodes.isEmpty else { return [] }
    var container = AccessibilityContainer(kind: kind, nodes: nodes, source: object.source)
    container.label = facts.text("accessibilityLabel", of: object, origin: .modifier("accessibilityLabel"))
    return [.container(container)]
  }

  // MARK: - Cells

  /// A table cell is one element with its texts joined, beside the controls in it (runtime-facts, iOS 26 dumps).
  private func cell(_ object: UIObject) -> [AccessibilityNode] {
    let inner = children(of: object) + contentConfiguration(of: object)
    let texts = inner.elements.filter { $0.exposure == .exposed && $0.role == .text }
    var element = leaf(object)
    element.role = .combined
    if element.label == nil, let first = texts.first {
      let labels = texts.compactMap(\.label).filter { !$0.value.isBlank }
      element.label =
        labels.count == 1
        ? labels[0] : Fact(.joined(labels.map(\.value), separator: ", "), origin: .joined, source: first.label?.source)
    }
    element.content = inner.elements
    element.visibleText = texts.flatMap { $0.label.map { [$0.value] } ?? [] }
    let rest = inner.mergingTexts()
    guard element.label != nil || element.hint != nil else { return rest }
    return [.element(element)] + accessory(of: object) + rest
  }

  private func accessory(of object: UIObject) -> [AccessibilityNode] {
    guard let setting = object.effective("accessoryType").last, let type = setting.thing.value?.memberName,
      type == "detailButton" || type == "detailDisclosureButton"
    else { return [] }
    var button = AccessibilityElement(role: .button, viewName: "accessory", source: setting.source)
    button.framework = object.framework
    button.traits.insert(.button)
    button.label = Fact(SpokenText("More Info"), origin: .system)
    return [.element(button)]
  }

  /// The texts of `UIListContentConfiguration`, or the views of `UIHostingConfiguration`.
  private func contentConfiguration(of object: UIObject) -> [AccessibilityNode] {
    guard let configuration = object.parts["contentConfiguration"]?.object else { return [] }
    if configuration.isKind(of: "UIHostingConfiguration") { return hosted(configuration) }
    guard configuration.isKind(of: "UIListContentConfiguration") else { return [] }
    return ["text", "attributedText", "secondaryText", "secondaryAttributedText"].compactMap {
      name -> AccessibilityNode? in
      guard let text = facts.text(name, of: configuration, origin: .content), !text.value.isBlank else { return nil }
      var element = AccessibilityElement(
        role: .text, viewName: "UIListContentConfiguration", source: text.source ?? configuration.source)
      element.framework = object.framework
      element.traits.insert(.staticText)
      element.label = text
      return .element(element)
    }
  }

  // MARK: - Controls of several elements

  /// Segments are buttons with their place (recorded: uk_segmented_control).
  private func segments(_ object: UIObject) -> [AccessibilityNode] {
    let names = segmentContents(object)
    guard !names.isEmpty else {
      var element = leaf(object)
      element.note(UnknownReason(.dynamicValue, "segments"))
      return [.element(element)]
    }
    var chosen: Int?
    if case .value(.number(let number))? = object.effective("selectedSegmentIndex").last?.thing { chosen = Int(clamping: number) }
    let nodes = names.enumerated().map { index, content -> AccessibilityNode in
      var element = AccessibilityElement(role: .pickerOption, viewName: "segment", source: content.source)
      element.framework = object.framework
      element.platform = PlatformFacts(baseClass: "UISegmentedControl")
      element.platform?.reference = object.name
      element.callSites = object.callSites
      element.traits.insert(.button)
      element.label = content.label
      element.image = content.image
      if index == chosen { element.traits.insert(.selected) }
      element.position = ElementPosition(index: index + 1, count: names.count)
      if let reason = content.reason ?? object.reasons.first { element.note(reason) }
      return .element(element)
    }
    return container(.segmentedControl, nodes, object)
  }

  struct SegmentContent {
    var label: Fact<SpokenText>?
    var image: ImageSource?
    var source: SourceRange
    var reason: UnknownReason?
  }

  private func segmentContents(_ object: UIObject) -> [SegmentContent] {
    if let segments = object.parts["segments"]?.objects {
      return segments.map { segment in
        let picture = facts.picture(["image"], of: segment)
        return SegmentContent(
          label: facts.text("title", of: segment, origin: .content) ?? picture?.label, image: picture?.source,
          source: segment.source)
      }
    }
    var contents: [SegmentContent] = []
    if let items = object.effective("items").last {
      switch items.thing {
      case .value(.array(let values)):
        contents = values.map { value in
          let text = facts.evaluator.plainText(value, source: items.source)
          let label = text.map {
            Fact($0.spoken, origin: .content, source: items.source, localization: $0.localization)
          }
          return SegmentContent(label: label, image: nil, source: items.source)
        }
      case .list(let things):
        contents = things.map { thing in
          let single = Setting(
            thing: thing, source: thing.objects.first?.source ?? items.source, conditions: [], isLater: false)
          let holder = UIObject(className: "UISegment", base: nil, source: single.source)
          holder.set("image", single)
          let picture = facts.picture(["image"], of: holder)
          let text = thing.value.flatMap { facts.evaluator.plainText($0, source: items.source) }
          return SegmentContent(
            label: text.map { Fact($0.spoken, origin: .content, source: items.source) } ?? picture?.label,
            image: text == nil ? picture?.source : nil, source: single.source)
        }
      default: break
      }
    }
    for index in 0..<max(contents.count, 12) {
      let title = facts.text("segment.\(index).title", of: object, origin: .content)
      let picture = facts.picture(["segment.\(index).image", "segment.\(index).with"], of: object)
      guard title != nil || picture != nil else { continue }
      let content = SegmentContent(
        label: title ?? picture?.label, image: title == nil ? picture?.source : nil,
        source: title?.source ?? picture?.label?.source ?? object.source)
      if contents.indices.contains(index) { contents[index] = content } else { contents.append(content) }
    }
    return contents
  }

  /// Two buttons (recorded: uk_stepper); up to iOS 18 the one that cannot go on is dimmed (uk_stepper_at_min).
  private func stepper(_ object: UIObject) -> [AccessibilityNode] {
    let base = leaf(object)
    let end = behavior.has(.stepperEndDimmed) ? stepperEnd(object) : nil
    return ["Decrement", "Increment"].map { name in
      var element = base
      if name == end { element.traits.insert(.notEnabled) }
      element.role = .stepper
      element.traits.insert(.button)
      if let label = base.label, !label.value.isBlank {
        element.label = Fact(
          .joined([label.value, SpokenText(name)], separator: ", "), origin: label.origin, source: label.source)
      } else {
        element.label = Fact(SpokenText(name), origin: .system)
      }
      return .element(element)
    }
  }

  /// The half of a stepper that cannot go on when the screen appears; nil when there is none, or that is not known.
  private func stepperEnd(_ object: UIObject) -> String? {
    // What Apple's documentation gives as defaults.
    guard !object.mayBeCompletedElsewhere, object.all("wraps").isEmpty,
      let value = number("value", of: object, unset: 0),
      let minimum = number("minimumValue", of: object, unset: 0),
      let maximum = number("maximumValue", of: object, unset: 100), minimum < maximum
    else { return nil }
    return value <= minimum ? "Decrement" : value >= maximum ? "Increment" : nil
  }

  // MARK: - Bars

  /// The elements of bar items that a property holds.
  func items(_ name: String, of object: UIObject, isReversed: Bool = false) -> [AccessibilityNode] {
    let items = object.parts[name]?.conditionalObjects ?? []
    return (isReversed ? items.reversed() : items).flatMap { condition, item -> [AccessibilityNode] in
      let nodes = barItem(item)
      guard let condition, !nodes.isEmpty else { return nodes }
      return [.choice([ConditionalBranch(condition: condition, nodes: nodes)])]
    }
  }

  func barItem(_ item: UIObject) -> [AccessibilityNode] {
    if let custom = item.parts["customView"]?.object {
      // A name given to the item is that of its view.
      if let label = item.all("accessibilityLabel").last, custom.all("accessibilityLabel").isEmpty {
        custom.set("accessibilityLabel", label)
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
  private func backButton(to previous: UIObject) -> AccessibilityNode {
    let item = previous.parts["backBarButtonItem"]?.object
    var element = AccessibilityElement(role: .button, viewName: "UINavigationItem", source: previous.source)
    element.framework = previous.framework
    element.traits = [.button, .backButton]
    element.label =
      item.flatMap { facts.text("title", of: $0, origin: .content) }
      ?? firstText(["backButtonTitle", "title"], of: previous)
    if element.label?.value.isBlank ?? false { element.label = nil }
    return .element(element)
  }

  /// What a navigation item puts into its bar, in reading order.
  func navigation(_ item: UIObject, controller: UIObject?, previous: UIObject? = nil) -> [AccessibilityNode] {
    var leading = items("leftBarButtonItem", of: item)
    if leading.isEmpty { leading = items("leftBarButtonItems", of: item) }
    if let previous {
      if case .yes = facts.flag("hidesBackButton", of: item) {
      } else if leading.isEmpty || !item.all("leftItemsSupplementBackButton").isEmpty {
        leading.insert(backButton(to: previous), at: 0)
      }
    }
    // Items on the right are given from the edge inwards (Apple: UINavigationItem.rightBarButtonItems).
    var trailing = items("rightBarButtonItems", of: item, isReversed: true)
    if trailing.isEmpty { trailing = items("rightBarButtonItem", of: item) }
    var title: [AccessibilityNode] = []
    if let view = item.parts["titleView"]?.object {
      title = nodes(of: view)
    } else if let text = facts.text("title", of: item, origin: .content)
      ?? controller.flatMap({ facts.text("title", of: $0, origin: .content) }),
      !text.value.isBlank
    {
      var element = AccessibilityElement(role: .navigationTitle, viewName: "title", source: text.source ?? item.source)
      element.framework = item.framework
      element.traits.insert(.header)
      element.label = text
      title = [.element(element)]
    }
    let search = item.parts["searchController"]?.object?.parts["searchBar"]?.object.map { nodes(of: $0) } ?? []
    return leading + title + trailing + search
  }

  // MARK: - Controllers

  func controller(_ object: UIObject) -> [AccessibilityNode] {
    var result: [AccessibilityNode] = []
    let item = object.parts["navigationItem"]?.object
    if !object.isKind(of: "UITabBarController"), !object.isKind(of: "UINavigationController") {
      let holder = item ?? UIObject(className: "UINavigationItem", base: "UINavigationItem", source: object.source)
      result += container(.navigationBar, navigation(holder, controller: object), holder)
    }
    if object.isKind(of: "UINavigationController") { result += shownOnTop(of: object) }
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
    return result
  }

  /// The controller that a navigation controller shows at first, under the bar with the way back.
  private func shownOnTop(of object: UIObject) -> [AccessibilityNode] {
    let stack = object.parts["viewControllers"]?.objects ?? object.parts["rootViewController"]?.objects ?? []
    let items = stack.compactMap { $0.parts["navigationItem"]?.object }
    guard items.count == stack.count, let top = stack.last, top.pending == nil else { return [] }
    let bar = container(.navigationBar, stacked(items), items.last ?? object)
    return bar + (top.parts["view"]?.object.map { nodes(of: $0) } ?? [])
  }

  private func tabs(of object: UIObject) -> [AccessibilityNode] {
    let owners = object.isKind(of: "UITabBarController") ? object.parts["viewControllers"]?.objects ?? [] : [object]
    return tabs(owners.compactMap { $0.parts["tabBarItem"]?.object }, of: object)
  }

  /// Tabs say their place and are not dimmed when they are disabled; their badge is their value up to iOS 18 and silent
  /// since iOS 26 (recorded: uk_tab_bars).
  private func tabs(_ items: [UIObject], of object: UIObject) -> [AccessibilityNode] {
    let shown = items.filter { !$0.settingOrder.isEmpty }
    let chosen = chosenTab(shown, of: object)
    let nodes = shown.enumerated().map { index, item -> AccessibilityNode in
      var element = leaf(item)
      element.role = .tab
      if behavior.has(.tabBadgeValue), element.value == nil { element.value = badge(of: item) }
      element.traits.remove(.notEnabled)
      element.conditionalTraits.removeAll { $0.traits == .notEnabled }
      if chosen === item { element.traits.insert(.selected) }
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
      return object.effective("selectedItem").last { !$0.isLater && $0.conditions.isEmpty }?.thing.object
    }
    guard let last = object.effective("selectedIndex").last, !last.isLater else { return items.first }
    guard last.conditions.isEmpty, case .value(.number(let number)) = last.thing else { return nil }
    let index = Int(clamping: number)
    return items.indices.contains(index) ? items[index] : nil
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
      guard child.object.isKind(of: "UIAlertAction") else {
        nodes.append(.element(element))
        continue
      }
      element.role = .button
      element.traits.insert(.button)
      if element.label == nil { element.label = facts.text("title", of: child.object, origin: .content) }
      nodes.append(.element(element))
    }
    return nodes
  }
}

extension [AccessibilityNode] {
  /// With the texts that a cell speaks as its own as what makes no element, so that rules see how they are set.
  fileprivate func mergingTexts() -> [AccessibilityNode] {
    mapElements { element in
      guard element.role == .text, element.exposure == .exposed else { return element }
      var text = element
      text.exposure = .absent
      return text
    }
  }
}
