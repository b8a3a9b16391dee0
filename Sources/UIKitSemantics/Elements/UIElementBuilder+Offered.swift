import AccessibilityModel

// What is found of an object beside or instead of what it holds.
extension UIElementBuilder {
  /// What can be pressed at the ends of a text field, which is an element beside it.
  func besides(_ field: UIObject) -> [AccessibilityNode] {
    guard field.isKind(of: "UITextField") else { return [] }
    return ["leftView", "rightView"].compactMap { field.parts[$0]?.object }.flatMap { side in
      side.isKind(of: "UIControl") || !side.gestures.isEmpty ? nodes(of: side) : []
    }
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
