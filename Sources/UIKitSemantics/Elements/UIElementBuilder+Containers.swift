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
      return container(kind, rows(of: object), object)
    }
    if object.isKind(of: "UIToolbar") { return container(.toolbar, items("items", of: object) + children(of: object), object) }
    if object.isKind(of: "UITabBar") { return tabs(object.parts["items"]?.objects ?? [], of: object) }
    if object.isKind(of: "UINavigationBar") {
      // Code lays views of its own into bars, too.
      return container(.navigationBar, stacked(object.parts["items"]?.objects ?? []) + children(of: object), object)
    }
    if object.isKind(of: "UICollectionViewCell"), object.parts["contentConfiguration"] != nil { return cell(object) }
    if object.isKind(of: "UICollectionViewCell"), object.isFromStock, object.declaration == nil,
      object.interfaceID == nil, object.settingOrder.isEmpty, children(of: object).isEmpty { return [.element(unseenCell(object))] }
    return nil
  }

  /// The rows of a list. One that nothing was seen to fill has some that are not known, beside its header, its footer and
  /// what lies behind its rows.
  private func rows(of object: UIObject) -> [AccessibilityNode] {
    let nodes = children(of: object)
    let hasRows = object.children.contains { $0.repeats != nil || $0.object.isRow }
    guard nodes.elements.isEmpty || !hasRows && object.framework == .uiKit, !object.isFilled,
      !(object.all("dataSource").last?.value.isAbsent ?? false) else { return nodes }
    var rows = AccessibilityElement(role: .opaque, viewName: object.className, source: object.source)
    rows.framework = object.framework
    rows.callSites = object.callSites
    rows.note(missingRows(of: object), .opaque)
    let unseen = AccessibilityNode.repeated(Repetition(description: "for each row", nodes: [.element(rows)]))
    let footer = object.parts["tableFooterView"]?.object.map { self.nodes(of: $0).count } ?? 0
    return nodes.dropLast(footer) + [unseen] + nodes.suffix(footer)
  }

  /// Why the rows of a list are not known. A view that is looked at by itself and asks nobody for them gets them from who
  /// uses it, as where a controller binds a list of its root view.
  private func missingRows(of object: UIObject) -> UnknownReason {
    let isByItself = root.map { $0.isView && $0.framework == .uiKit } ?? false
    guard isByItself, !isRepresenting, object.all("dataSource").isEmpty, let name = object.name else {
      return UnknownReason(.unsupportedCode, "dataSource")
    }
    return UnknownReason(.suppliedContent, name)
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
    let label = joinedLabel(of: inner)
    var element = leaf(object)
    element.role = .combined
    if element.label == nil { element.label = label }
    element.content = inner.elements
    element.visibleText = texts.flatMap { $0.label.map { [$0.value] } ?? [] }
    let rest = inner.mergingTexts().namingSwitches(label)
    guard element.label != nil || element.hint != nil else {
      if rest.isEmpty, object.isFromStock, object.declaration == nil, object.interfaceID == nil { return [.element(unseenCell(object))] }
      guard object.selection != nil, object.gestures.isEmpty else { return rest }
      // Without words it is no element (runtime-facts, iOS 26 dumps); rules want to know that it can be chosen.
      element.exposure = .absent
      return [.element(element)] + rest
    }
    return [.element(element)] + accessory(of: object) + rest
  }

  /// A cell of a class that nobody tells says what only run time knows; without it the list would seem to be empty.
  private func unseenCell(_ object: UIObject) -> AccessibilityElement {
    var element = AccessibilityElement(role: .opaque, viewName: object.className, source: object.source)
    element.framework = object.framework
    element.callSites = object.callSites
    element.note(UnknownReason(.opaqueView, object.className), .opaque)
    return element
  }

  /// The texts of a cell, as it says them.
  func joinedLabel(of texts: [AccessibilityElement]) -> Fact<SpokenText>? {
    let labels = texts.compactMap(\.label).filter { !$0.value.isBlank }
    guard labels.count != 1 else { return labels[0] }
    guard let first = texts.first else { return nil }
    return Fact(.joined(labels.map(\.value), separator: ", "), origin: .joined, source: first.label?.source)
  }

  private func accessory(of object: UIObject) -> [AccessibilityNode] {
    guard let setting = object.effective("accessoryType").last, let type = setting.value.memberName,
      type == "detailButton" || type == "detailDisclosureButton"
    else { return [] }
    var button = AccessibilityElement(role: .button, viewName: "accessory", source: setting.source)
    button.framework = object.framework
    button.traits.insert(.button)
    button.label = Fact(SpokenText("More Info"), origin: .system)
    return [.element(button)]
  }

  /// The texts of `UIListContentConfiguration`, the views of `UIHostingConfiguration`, or the view that another one makes.
  private func contentConfiguration(of object: UIObject) -> [AccessibilityNode] {
    guard let configuration = object.parts["contentConfiguration"]?.object else { return [] }
    if configuration.isKind(of: "UIHostingConfiguration") {
      reach?.show(configuration.source)
      return hosted(configuration)
    }
    guard configuration.isKind(of: "UIListContentConfiguration") else { return configuration.isView ? nodes(of: configuration) : [] }
    return ["text", "attributedText", "secondaryText", "secondaryAttributedText"].compactMap {
      name -> AccessibilityNode? in
      guard let text = facts.text(name, of: configuration, origin: .content), !text.value.isBlank else { return nil }
      var element = AccessibilityElement(
        role: .text, viewName: "UIListContentConfiguration", source: text.source ?? configuration.source)
      element.framework = object.framework
      element.traits.insert(.staticText)
      element.label = text
      element.platform = PlatformFacts(baseClass: "UIListContentConfiguration")
      var looks = Appearance()
      setColors(of: &looks, listText: name, of: configuration, in: object)
      if looks != Appearance() { element.appearance = Shared(looks) }
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
    return segments(names, chosen: "selectedSegmentIndex", of: object)
  }

  /// Segments with their places, one of which is chosen.
  ///
  /// - Parameter property: What code sets to the number of the chosen one.
  private func segments(_ names: [SegmentContent], chosen property: String, of object: UIObject) -> [AccessibilityNode] {
    var chosen: Int?
    if case .number(let number)? = object.effective(property).last?.value { chosen = Int(clamping: number) }
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
    var contents: [SegmentContent] = []
    if let segments = object.parts["segments"]?.objects {
      contents = segments.map { segment in
        let picture = facts.picture(["image"], of: segment)
        return SegmentContent(
          label: facts.text("title", of: segment, origin: .content) ?? picture?.label, image: picture?.source,
          source: segment.source)
      }
    }
    if let items = object.effective("items").last, case .array(let values) = items.value {
      contents = values.map { segment($0, among: items) }
    }
    for index in 0..<max(contents.count, 12) {
      let title = facts.text("segment.\(index).title", of: object, origin: .content)
      let picture = facts.picture(["segment.\(index).image", "segment.\(index).with"], of: object)
      guard title != nil || picture != nil else { continue }
      var content = SegmentContent(
        label: title ?? picture?.label, image: title == nil ? picture?.source : nil,
        source: title?.source ?? picture?.label?.source ?? object.source)
      // Code may give a segment of a file another title, or a picture in its place (Apple: documentation of
      // setImage(_:forSegmentAt:), a segment has an image or a title).
      if object.framework == .interfaceFile, contents.indices.contains(index) { content.source = contents[index].source }
      if contents.indices.contains(index) { contents[index] = content } else { contents.append(content) }
    }
    return contents
  }

  private func segment(_ value: Value, among items: Setting) -> SegmentContent {
    let single = Setting(
      value: value, source: value.objects.first?.source ?? items.source, conditions: [], isLater: false)
    let holder = UIObject(className: "UISegment", base: nil, source: single.source)
    holder.set("image", single)
    let picture = facts.picture(["image"], of: holder)
    let text = value.holdsObjects ? nil : facts.evaluator.plainText(value, source: items.source)
    return SegmentContent(
      label: text.map {
        Fact($0.spoken, origin: .content, source: items.source, localization: $0.localization)
      } ?? picture?.label,
      image: value.holdsObjects ? picture?.source : nil, source: single.source)
  }

  /// What a search is about, below the field of a search bar: of a bar by itself where code shows it, of a search
  /// controller while somebody searches (Apple: UISearchBar scopeButtonTitles and showsScopeBar, UISearchController
  /// automaticallyShowsScopeBar).
  func scopes(of bar: UIObject) -> [AccessibilityNode] {
    guard let titles = bar.effective("scopeButtonTitles").last, case .array(let values) = titles.value, !values.isEmpty
    else { return [] }
    let nodes = segments(values.map { segment($0, among: titles) }, chosen: "selectedScopeButtonIndex", of: bar)
    switch facts.flag("showsScopeBar", of: bar) {
    case .yes: return nodes
    case .under(let condition): return nodes.under([condition])
    case .no, .unset, .unknown: break
    }
    let subject = "\(bar.name ?? bar.className).isSearching"
    return nodes.under([Condition(subject: subject, branch: 0, description: subject, holdsInitially: false)])
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
}

extension [AccessibilityNode] {
  /// With the name that a switch without one takes from the label of its cell (runtime-facts, iOS 26 dumps).
  fileprivate func namingSwitches(_ label: Fact<SpokenText>?) -> [AccessibilityNode] {
    guard let label, !label.value.isBlank else { return self }
    return mapElements { element in
      guard element.role == .toggle, element.framework != .swiftUI, element.label == nil else { return element }
      var named = element
      named.label = Fact(label.value, origin: .joined, source: label.source, localization: label.localization)
      return named
    }
  }

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

extension UIObject {
  /// A class of the app whose views stand above the sections of a list, as its name tells (Apple: documentation of
  /// UICollectionReusableView and UITableViewHeaderFooterView).
  var isOfHeaderClass: Bool {
    let name = className.lowercased()
    guard className != base, !name.contains("footer"), !isKind(of: "UICollectionViewCell") else { return false }
    if isKind(of: "UICollectionReusableView"), name.hasSuffix("reusableview") { return true }
    return (isKind(of: "UICollectionReusableView") || isKind(of: "UITableViewHeaderFooterView"))
      && ["header", "sectiontitle"].contains(where: name.contains)
  }

  /// A cell, or what stands between cells.
  fileprivate var isRow: Bool {
    ["UITableViewCell", "UICollectionReusableView", "UITableViewHeaderFooterView"].contains(where: isKind) || headsSection
      || base == nil
  }
}
