import AccessibilityModel

// What is found of an object beside or instead of what it holds.
extension UIElementBuilder {
  /// What can be pressed at the ends of a text field, which is an element beside it.
  func besides(_ field: UIObject) -> [AccessibilityNode] {
    if field.isKind(of: "UISearchBar") { return cancelButton(of: field) }
    guard field.isKind(of: "UITextField") else { return [] }
    return ["leftView", "rightView"].compactMap { field.parts[$0]?.object }.flatMap { side in
      let isPressed = side.isKind(of: "UIControl") || !side.gestures.isEmpty
      return isPressed || !side.descendants(ofKind: "UIControl").isEmpty ? nodes(of: side) : []
    }
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
