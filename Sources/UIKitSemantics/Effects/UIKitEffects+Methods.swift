import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource
import ViewEvaluation

extension UIKitEffects {
  /// A method of UIKit itself; nil when it is none that bears on what people get.
  func apply(_ call: ObjectCall, to object: UIObject) -> Value? {
    if let value = applyHierarchy(call, to: object) { return value }
    if let value = applyState(call, to: object) { return value }
    if let cell = dequeue(call, from: object) ?? applyRows(call, to: object) { return cell }
    let arguments = call.arguments
    switch call.name {
    case "setTitleColor":
      let state = Self.state(arguments)
      if let color = arguments.first, state == nil || state == "normal" {
        paint(object, "titleColor", color.value, source: color.source)
      }
    case "addTarget", "addAction":
      call.name == "addTarget" ? addTarget(arguments, to: object) : addAction(arguments, to: object)
      notePress(call, on: object)
    case "addGestureRecognizer":
      for recognizer in arguments.objects { add(recognizer, to: object, source: call.source) }
    case "addTextField" where object.isKind(of: "UIAlertController"): addTextField(call, to: object)
    case "startAnimating", "stopAnimating":
      record("animating", on: object, .boolean(call.name == "startAnimating"), source: call.source)
    case "present": _ = present(arguments)
    case "setNavigationBarHidden" where object.isKind(of: "UINavigationController"):
      guard let hides = arguments.first else { break }
      record("isNavigationBarHidden", on: object, hides.value, source: call.source)
    case "becomeFirstResponder", "resignFirstResponder":
      record("isFirstResponder", on: object, .boolean(call.name == "becomeFirstResponder"), source: call.source)
    case "register": register(call, in: object)
    case "removeFromSuperview": remove(object)
    // What happens once the other screen is gone: `dismiss(animated: true) { self.present(thanks, animated: true) }`.
    case "dismiss": runCallbacks(arguments)
    case "setNeedsLayout", "layoutIfNeeded": break
    // Apple: documentation of UIView viewWithTag(_:).
    case "viewWithTag":
      guard case .number(let tag)? = arguments.first?.value, let view = object.view(withTag: tag) else { return nil }
      return .object(view)
    case "pushViewController":
      if object.isBuiltIn { pushed += arguments.objects }
      object.parts["viewControllers"] = .array(
        (object.parts["viewControllers"]?.members ?? []) + arguments.objects.map { .object($0) })
    case "defaultContentConfiguration":
      return .object(
        UIObject(className: "UIListContentConfiguration", base: "UIListContentConfiguration", source: call.source))
    case "updated", "withRenderingMode", "withConfiguration", "withTintColor", "applyingSymbolConfiguration",
      "imageFlippedForRightToLeftLayoutDirection", "resizableImage", "withAlignmentRectInsets":
      guard object.isKind(of: "UIImage") || object.base?.contains("Configuration") == true else { return nil }
      return .object(object)
    default: return nil
    }
    return .tuple([])
  }

  /// `alert.addTextField { $0.placeholder = "Name" }`
  private func addTextField(_ call: ObjectCall, to alert: UIObject) {
    let field = UIObject(className: "UITextField", base: "UITextField", source: call.source)
    alert.add(field, under: alert.conditions(of: evaluator.place))
    if let closure = call.arguments.closure {
      _ = evaluator.run(closure, with: [.object(field)], source: call.source)
    } else if let handler = call.arguments.first, !handler.value.isAbsent {
      field.note(UnknownReason(.suppliedContent, "configurationHandler"))
    }
  }

  private func addAction(_ arguments: [EvaluatedArgument], to object: UIObject) {
    guard let first = arguments.first else { return }
    let isAlert = object.isKind(of: "UIAlertController")
    let type = TypeReference(name: isAlert ? "UIAlertAction" : "UIAction", text: "")
    guard let action = resolved(first.value, as: type, in: object.declaration).objects.first else { return }
    if isAlert {
      object.add(action, under: object.conditions(of: evaluator.place))
    } else {
      noteSetUp(of: object)
      object.activations += action.activations
    }
  }

  /// Methods of UIKit that are handed on by name, as in `views.forEach(addSubview)`.
  static let handedOn = FrameworkNames.names(.handedOnMethod)

  private func applyHierarchy(_ call: ObjectCall, to object: UIObject) -> Value? {
    let arguments = call.arguments
    switch call.name {
    case "addSubview", "addArrangedSubview", "addSubviews", "addArrangedSubviews": add(arguments, to: object)
    case "insertSubview", "insertArrangedSubview":
      guard let child = arguments.first?.value.object else { return .tuple([]) }
      object.add(
        child, under: object.conditions(of: evaluator.place) + conditionsOfReplacement(in: object),
        repeats: evaluator.place.repeats, at: position(arguments, in: object), isLater: evaluator.place.isLater)
    case "setLeftBarButton", "setRightBarButton", "setLeftBarButtonItems", "setRightBarButtonItems",
      "setLeftBarButtonItem", "setRightBarButtonItem", "setToolbarItems", "setItems":
      guard let items = arguments.first else { return nil }
      let property = Self.itemProperties[call.name] ?? "items"
      let value = resolved(items.value, for: property, of: object)
      object.parts[property] = value
      record(property, on: object, value, source: items.source)
    case "pushItem" where object.isKind(of: "UINavigationBar"):
      object.parts["items"] = .array((object.parts["items"]?.members ?? []) + arguments.objects.map { .object($0) })
    case "setViewControllers":
      if let controllers = arguments.first { object.parts["viewControllers"] = controllers.value }
    case "setViewController" where object.isKind(of: "UISplitViewController"):
      guard let shown = arguments.first?.value, shown.holdsObjects,
        let column = arguments.first(labelled: "for")?.value.memberName else { break }
      object.parts["column.\(column)"] = shown
    case "creatingFixedGroup", "creatingMovableGroup", "creatingOptionalGroup":
      guard object.isKind(of: "UIBarButtonItem") else { return nil }
      let group = UIObject(className: "UIBarButtonItemGroup", base: "UIBarButtonItemGroup", source: call.source)
      group.parts["items"] = .array([.object(object)])
      return .object(group)
    default: return nil
    }
    return .tuple([])
  }

  /// The columns of a split view controller in their order; the one for narrow screens stands in the place of all of them.
  static let columns = ["primary", "supplementary", "secondary"]

  private static let itemProperties = [
    "setLeftBarButton": "leftBarButtonItem", "setRightBarButton": "rightBarButtonItem",
    "setLeftBarButtonItem": "leftBarButtonItem", "setRightBarButtonItem": "rightBarButtonItem",
    "setLeftBarButtonItems": "leftBarButtonItems", "setRightBarButtonItems": "rightBarButtonItems",
    "setToolbarItems": "toolbarItems", "setItems": "items",
  ]

  private func position(_ arguments: [EvaluatedArgument], in object: UIObject) -> Int? {
    if case .number(let number)? = arguments.first(labelled: "at")?.value { return Int(clamping: number) }
    for (label, offset) in [("belowSubview", 0), ("aboveSubview", 1)] {
      if let other = arguments.first(labelled: label)?.value.object,
        let index = object.children.firstIndex(where: { $0.object === other })
      {
        return index + offset
      }
    }
    return nil
  }

  // MARK: - States

  /// `setTitle(_:for:)` and its kin: the normal state is the property itself, others are kept apart.
  private func applyState(_ call: ObjectCall, to object: UIObject) -> Value? {
    if Self.askedStates.contains(call.name) { return value(inState: call, of: object) }
    guard let property = Self.stateProperties[call.name], let argument = call.arguments.first else { return nil }
    var key = property
    if let state = Self.state(call.arguments), state != "normal" { key += "." + state }
    let segment = call.arguments.first(labelled: "forSegmentAt") ?? call.arguments.first(labelled: "at")
    if case .number(let number)? = segment?.value { key = "segment.\(Int(clamping: number)).\(property)" }
    let value = resolved(argument.value, for: property, of: object)
    if value.holdsObjects { object.parts[key] = value }
    record(key, on: object, value, source: argument.source)
    return .tuple([])
  }

  /// The state that something is set for; several at once, `[.highlighted, .selected]`, are a state of their own, for which
  /// nothing is set that either has (Apple: documentation of UIControl.State, an option set). nil where it is not known.
  private static func state(_ arguments: [EvaluatedArgument]) -> String? {
    guard let value = arguments.first(labelled: "for")?.value else { return nil }
    guard case .array(let parts) = value else { return value.memberName }
    let names = parts.compactMap(\.memberName)
    guard names.count == parts.count else { return nil }
    let told = names.filter { $0 != "normal" }.sorted()
    return told.isEmpty ? "normal" : told.joined(separator: "+")
  }

  /// `title(for: .disabled)`: that of the normal state where the state has none of its own (Apple: documentation of
  /// UIButton title(for:)).
  private func value(inState call: ObjectCall, of object: UIObject) -> Value? {
    guard object.isKind(of: "UIButton"), call.arguments.count == 1,
      let state = call.arguments.first(labelled: "for")?.value.memberName else { return nil }
    for key in state == "normal" ? [call.name] : ["\(call.name).\(state)", call.name] where !object.all(key).isEmpty {
      return settled(key, of: object)
    }
    return object.isPart && !evaluator.place.isLater && !object.mayBeCompletedElsewhere ? .absent : nil
  }

  private static let askedStates: Set<String> = ["title", "attributedTitle", "image", "backgroundImage"]

  private static let stateProperties = [
    "setTitle": "title", "setAttributedTitle": "attributedTitle", "setImage": "image",
    "setBackgroundImage": "backgroundImage",
    "insertSegment": "title", "setOn": "isOn", "setValue": "value", "setProgress": "progress",
    "setShowsCancelButton": "showsCancelButton",
  ]

  // MARK: - Gestures

  private func add(_ recognizer: UIObject, to object: UIObject, source: SourceRange) {
    guard recognizer.base != nil else {
      object.note(UnknownReason(.opaqueView, recognizer.className))
      return
    }
    noteSetUp(of: object)
    object.gestures.append(
      UIGesture(recognizer: recognizer, source: source, conditions: evaluator.place.conditions))
  }
}
