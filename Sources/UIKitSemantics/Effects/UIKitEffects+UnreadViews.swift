import PlatformKnowledge
import SwiftSource
import ViewEvaluation

/// What stands for the view of another screen as long as nobody was seen to put it anywhere.
struct UnreadView {
  let view: UIObject
  let controller: UIObject
  /// The view that the controller turned out to have.
  var known: UIObject?
}

/// Views that later code asks other screens for, as to slide one in over the window: `window.addSubview(next.view)`.
/// Most of them go to code that is not seen. The class of such a screen is read where it is the screen, so it is read
/// here only once its view stands within this one, or something is asked of it that its class decides.
extension UIKitEffects {
  /// The stand-in for the view of a controller whose class need not be read yet; nil where it has to be.
  func unreadView(of controller: UIObject) -> Value? {
    guard evaluator.place.isLater, controller.pending != nil else { return nil }
    if let view = controller.parts["view"]?.object, unread[ObjectIdentifier(view)] != nil { return .object(view) }
    guard controller.declaration != nil, let base = controller.base, Self.screens.contains(base),
      controller.parts["view"] == nil, isApart(controller) else { return nil }
    let view = UIObject(className: "UIView", base: "UIView", source: controller.source)
    view.name = "view"
    view.callSites = controller.callSites
    view.isAssumed = true
    unread[ObjectIdentifier(view)] = UnreadView(view: view, controller: controller)
    controller.parts["view"] = .object(view)
    return .object(view)
  }

  /// Whether a controller was given nothing of this screen, so that its code changes nothing about it.
  private func isApart(_ controller: UIObject) -> Bool {
    let handed = (controller.pending ?? []) + controller.awaited.flatMap(\.call.arguments)
    return !(handed.map(\.value) + controller.parts.values).contains { value in
      value.holds { inner in
        switch inner {
        case .object, .closure, .method: true
        default: false
        }
      }
    }
  }

  /// Takes the stand-in for a controller's view away, since its class is read now.
  func removeStandIn(of controller: UIObject) -> UIObject? {
    guard let view = controller.parts["view"]?.object, unread[ObjectIdentifier(view)] != nil else { return nil }
    controller.parts["view"] = nil
    return view
  }

  /// What was done to the stand-in is done to the view.
  func replace(_ standIn: UIObject, inViewOf controller: UIObject) {
    guard let view = member("view", of: controller)?.object else { return }
    unread[ObjectIdentifier(standIn)]?.known = view
    view.mayBeCompletedElsewhere = view.mayBeCompletedElsewhere || standIn.mayBeCompletedElsewhere
    for name in standIn.settingOrder {
      for setting in standIn.all(name) { view.set(name, setting) }
    }
  }

  /// The object that a stand-in stands for, with its class read; other objects are what they are. So is a controller
  /// of which something else is asked than its view.
  ///
  /// - Parameter name: What is asked or set.
  func known(_ object: UIObject, for name: String) -> UIObject {
    guard !unread.isEmpty, !Self.isPlain(name) else { return object }
    if let entry = unread[ObjectIdentifier(object)] {
      if let view = entry.known { return view }
      prepare(entry.controller, for: "view")
      return unread[ObjectIdentifier(object)]?.known ?? object
    }
    if object.pending != nil, let view = object.parts["view"]?.object, unread[ObjectIdentifier(view)] != nil {
      prepare(object, for: "view")
    }
    return object
  }

  /// The same for all objects of a value, where it is given to one that may show it.
  func known(_ value: Value) -> Value {
    guard !unread.isEmpty else { return value }
    switch value {
    case .object(let object as UIObject): return unread[ObjectIdentifier(object)] == nil ? value : .object(known(object, for: ""))
    case .array(let members): return .array(members.map(known))
    case .choice(let alternatives):
      return .choice(alternatives.map { ConditionalValue(condition: $0.condition, value: known($0.value)) })
    default: return value
    }
  }

  func known(_ arguments: [EvaluatedArgument]) -> [EvaluatedArgument] {
    guard !unread.isEmpty else { return arguments }
    return arguments.map { argument in
      EvaluatedArgument(
        label: argument.label, value: known(argument.value), source: argument.source,
        isTrailingClosure: argument.isTrailingClosure, isLiteral: argument.isLiteral, isFraction: argument.isFraction)
    }
  }

  /// Whether something says where and whether a view is drawn, which its class need not be read for.
  private static func isPlain(_ name: String) -> Bool { plainNames.contains(name) || name.hasSuffix("Anchor") }

  private static let plainNames = FrameworkNames.names(.classBlindMember)
}
