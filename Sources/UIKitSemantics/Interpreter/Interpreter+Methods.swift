import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource
import ViewEvaluation

extension UIKitInterpreter {
  /// A method of UIKit itself; nil when it is none that bears on what people get.
  func apply(_ name: String, to object: UIObject, _ parts: CallParts, _ expression: Expression, in frame: CodeFrame)
    -> Thing?
  {
    if let thing = applyHierarchy(name, to: object, parts) { return thing }
    if let thing = applyState(name, to: object, parts) { return thing }
    if let cell = dequeue(name, from: object, parts, expression) { return cell }
    switch name {
    case "setTitleColor": object.repainted.insert("titleColor")
    case "addTarget": addTarget(parts, to: object)
    case "addAction":
      if let action = parts.objects.first {
        if object.isKind(of: "UIAlertController") {
          object.add(action, under: conditions)
        } else {
          object.activations += action.activations
        }
      }
    case "addGestureRecognizer":
      for recognizer in parts.objects { add(recognizer, to: object, source: expression.range) }
    case "addTextField" where object.isKind(of: "UIAlertController"):
      let field = UIObject(className: "UITextField", base: "UITextField", source: expression.range)
      object.add(field, under: conditions)
      if let (closure, home) = parts.closure { _ = run(closure, in: home, arguments: [.object(field)]) }
    case "startAnimating", "stopAnimating":
      let value = Thing.value(.boolean(name == "startAnimating"))
      record("animating", on: object, value, expression: nil, source: expression.range)
    case "present": presented += parts.objects.filter { $0.isKind(of: "UIViewController") }
    case "removeFromSuperview", "register", "pushViewController", "dismiss", "setNeedsLayout", "layoutIfNeeded": break
    case "defaultContentConfiguration":
      return .object(
        UIObject(className: "UIListContentConfiguration", base: "UIListContentConfiguration", source: expression.range))
    case "updated", "withRenderingMode", "withConfiguration", "withTintColor", "applyingSymbolConfiguration",
      "imageFlippedForRightToLeftLayoutDirection", "resizableImage", "withAlignmentRectInsets":
      guard object.isKind(of: "UIImage") || object.base?.contains("Configuration") == true else { return nil }
      return .object(object)
    default: return nil
    }
    return .value(.tuple([]))
  }

  private func applyHierarchy(_ name: String, to object: UIObject, _ parts: CallParts) -> Thing? {
    switch name {
    case "addSubview", "addArrangedSubview", "addSubviews", "addArrangedSubviews":
      for child in parts.objects { object.add(child, under: conditions, repeats: repeats) }
    case "insertSubview", "insertArrangedSubview":
      guard let child = parts.things.first?.object else { return .value(.tuple([])) }
      object.add(child, under: conditions, repeats: repeats, at: position(parts, in: object))
    case "setLeftBarButton", "setRightBarButton", "setLeftBarButtonItems", "setRightBarButtonItems",
      "setLeftBarButtonItem",
      "setRightBarButtonItem", "setToolbarItems", "setItems":
      guard let items = parts.things.first else { return nil }
      let property = Self.itemProperties[name] ?? "items"
      object.parts[property] = items
      record(
        property, on: object, items, expression: parts.arguments.first?.value, source: parts.arguments[0].value.range)
    case "pushItem" where object.isKind(of: "UINavigationBar"):
      object.parts["items"] = .list((object.parts["items"]?.members ?? []) + parts.objects.map { .object($0) })
    case "setViewControllers":
      if let controllers = parts.things.first { object.parts["viewControllers"] = controllers }
    default: return nil
    }
    return .value(.tuple([]))
  }

  private static let itemProperties = [
    "setLeftBarButton": "leftBarButtonItem", "setRightBarButton": "rightBarButtonItem",
    "setLeftBarButtonItem": "leftBarButtonItem", "setRightBarButtonItem": "rightBarButtonItem",
    "setLeftBarButtonItems": "leftBarButtonItems", "setRightBarButtonItems": "rightBarButtonItems",
    "setToolbarItems": "toolbarItems", "setItems": "items",
  ]

  private func position(_ parts: CallParts, in object: UIObject) -> Int? {
    if case .value(.number(let number))? = parts.thing("at") { return Int(clamping: number) }
    for (label, offset) in [("belowSubview", 0), ("aboveSubview", 1)] {
      if let other = parts.thing(label)?.object, let index = object.children.firstIndex(where: { $0.object === other })
      {
        return index + offset
      }
    }
    return nil
  }

  // MARK: - States

  /// `setTitle(_:for:)` and its kin: the normal state is the property itself, others are kept apart.
  private func applyState(_ name: String, to object: UIObject, _ parts: CallParts) -> Thing? {
    guard let property = Self.stateProperties[name], let argument = parts.arguments.first else { return nil }
    var key = property
    if let position = parts.index("for"), let state = parts.evaluated[position].value.memberName, state != "normal" {
      key += "." + state
    }
    if let position = parts.index("forSegmentAt") ?? parts.index("at"),
      case .number(let number) = parts.evaluated[position].value
    {
      key = "segment.\(Int(clamping: number)).\(property)"
    }
    let thing = parts.things[0]
    if thing.holdsObjects { object.parts[key] = thing }
    record(key, on: object, thing, expression: argument.value, source: argument.value.range)
    return .value(.tuple([]))
  }

  private static let stateProperties = [
    "setTitle": "title", "setAttributedTitle": "attributedTitle", "setImage": "image",
    "setBackgroundImage": "backgroundImage",
    "insertSegment": "title", "setOn": "isOn", "setValue": "value", "setProgress": "progress",
  ]

  // MARK: - Gestures

  private func add(_ recognizer: UIObject, to object: UIObject, source: SourceRange) {
    guard let base = recognizer.base else {
      object.note(UnknownReason(.opaqueView, recognizer.className))
      return
    }
    let kinds: [String: Gesture.Kind] = [
      "UITapGestureRecognizer": .tap, "UILongPressGestureRecognizer": .longPress, "UIPanGestureRecognizer": .drag,
      "UISwipeGestureRecognizer": .drag, "UIPinchGestureRecognizer": .magnify, "UIRotationGestureRecognizer": .rotate,
    ]
    var count = 1
    if case .value(.number(let number))? = recognizer.all("numberOfTapsRequired").last?.thing { count = Int(clamping: number) }
    var effect = ActionSummary()
    for activation in recognizer.activations {
      effect.mentions += activation.mentions
      effect.onlyEndsEditing = effect.onlyEndsEditing || activation.onlyEndsEditing
    }
    var kind = kinds[base] ?? .other
    // A press that takes no time is a touch.
    if kind == .longPress, case .value(.number(0))? = recognizer.all("minimumPressDuration").last?.thing { kind = .tap }
    object.gestures.append(
      UIGesture(
        kind: kind, count: count, effect: effect, source: source, conditions: conditions))
  }
}
