import AccessibilityModel
import PlatformKnowledge

// What is found of an object beside or instead of what it holds.
extension UIElementBuilder {
  /// What can be pressed at the ends of a text field, which is an element beside it.
  func besides(_ field: UIObject) -> [AccessibilityNode] {
    if field.isKind(of: "UISearchBar") { return cancelButton(of: field) + scopes(of: field) }
    guard field.isKind(of: "UITextField") else { return [] }
    return ["leftView", "rightView"].compactMap { field.parts[$0]?.object }.flatMap { side in
      let isPressed = side.isKind(of: "UIControl") || !side.gestures.isEmpty
      if isPressed || !side.descendants(ofKind: "UIControl").isEmpty { return nodes(of: side) }
      // A sign of a currency, a magnifying glass: part of the field.
      noteWithin(side)
      return []
    }
  }

  /// What is heard of a row, with what a swipe over it offers.
  func offering(_ swipes: [(conditions: [Condition], action: UIObject)], on nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    let actions = swipes.compactMap { conditions, action -> AccessibilityAction? in
      let name = facts.text("title", of: action, origin: .content) ?? facts.picture(["image"], of: action)?.label
      guard let name, !name.value.isBlank else { return nil }
      return AccessibilityAction(kind: .swipe, name: name.value, source: action.source, when: conditions)
    }
    return nodes.mapElements { element in
      guard element.exposure == .exposed else { return element }
      var row = element
      row.actions += actions
      return row
    }
  }

  /// Notes that what a view shows is part of the one element that stands for it.
  func noteWithin(_ object: UIObject) {
    guard let reach else { return }
    var open = [object]
    var seen: Set<ObjectIdentifier> = []
    while let next = open.popLast() {
      guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
      reach.hide(next.source)
      open += next.children.map(\.object)
    }
  }

  /// What stands above the keyboard, or in its place, while a field of a view is edited (Apple: documentation of
  /// UIResponder inputAccessoryView and inputView). It is a window of its own, which is read after the screen.
  func keyboards(in view: UIObject?, of owner: UIObject? = nil) -> [AccessibilityNode] {
    var told: Set<ObjectIdentifier> = []
    // Several fields may share one bar, which is read once.
    func nodes(of part: UIObject) -> [AccessibilityNode] {
      told.insert(ObjectIdentifier(part)).inserted ? self.nodes(of: part) : []
    }
    return ([owner].compactMap(\.self) + (view.map(fields) ?? [])).flatMap { holder in
      let isEdited = self.isEdited(holder)
      return ["inputAccessoryView", "inputView"].flatMap { name in
        (holder.parts[name]?.conditionalObjects ?? []).flatMap { conditions, part in
          nodes(of: part).under(isEdited + conditions)
        }
      }
    }
  }

  /// A controller that can be the first responder has its bar from the beginning.
  private func isEdited(_ holder: UIObject) -> [Condition] {
    if holder.isKind(of: "UIViewController"), let type = holder.declaration,
      facts.evaluator.declarations.property("canBecomeFirstResponder", of: type, isStatic: false) != nil
    {
      return []
    }
    let subject = holder.isKind(of: "UIViewController") ? "isEditing" : "\(holder.name ?? holder.className).isEditing"
    return [Condition(subject: subject, branch: 0, description: subject, holdsInitially: false)]
  }

  private func fields(in view: UIObject) -> [UIObject] {
    FrameworkNames.names(.textEntryClass).sorted().flatMap { view.descendants(ofKind: $0) }.sorted { $0.source < $1.source }
  }

  /// The button that a search bar shows behind its field where code asks for it (Apple: documentation of UISearchBar
  /// showsCancelButton).
  private func cancelButton(of bar: UIObject) -> [AccessibilityNode] {
    let name = "showsCancelButton"
    let settings = bar.all(name)
    guard let first = settings.first(where: { !$0.isFalse }) else { return [] }
    var button = AccessibilityElement(role: .button, viewName: name, source: first.source)
    button.framework = bar.framework
    button.callSites = bar.callSites
    button.traits.insert(.button)
    button.label = Fact(SpokenText("Cancel"), origin: .system)
    if !settings.allSatisfy(\.isLater) {
      switch facts.flag(name, of: bar) {
      case .yes: return [.element(button)]
      case .under(let condition): return [.element(button)].under([condition])
      case .no, .unset, .unknown: break
      }
    }
    guard settings.contains(where: { $0.isLater && !$0.isFalse }), !facts.evaluator.isAboutFirstAppearance else { return [] }
    let subject = "\(bar.name ?? bar.className).\(name)"
    return [.element(button)].under([
      Condition(subject: subject, branch: 0, description: subject, holdsInitially: false)
    ])
  }

  /// A class that hands out its elements one by one (`accessibilityElement(at:)`): which these are, only its code knows.
  /// Lists do so to leave out some of their own.
  func answeredElements(_ object: UIObject) -> [AccessibilityNode]? {
    guard let type = object.declaration, !object.isKind(of: "UITableView"), !object.isKind(of: "UICollectionView"),
      facts.evaluator.declarations.functions("accessibilityElement", of: type, isStatic: false).contains(where: {
        $0.body != nil && $0.parameters.first?.label == "at"
      })
    else { return nil }
    var element = leaf(object)
    element.role = .opaque
    element.exposure = .exposed
    element.note(UnknownReason(.suppliedContent, "accessibilityElement(at:)"), .opaque)
    return [.element(element)] + children(of: object).takenOut()
  }
}
