import AccessibilityModel
import PlatformKnowledge
import SwiftSource
import ViewEvaluation

extension UIElementBuilder {
  /// What a person brings about by pressing an object that is no control of UIKit's own: one of a class that answers to
  /// touches, or to the buttons of a remote, by itself and tells others of it, or a plain control with a target. UIKit
  /// gives such an object no trait (Apple: documentation of UIResponder touchesEnded(_:with:) and pressesEnded(_:with:),
  /// of UIControl sendActions(for:)).
  func press(of object: UIObject) -> Gesture? {
    guard UIKitClasses.named(object.base ?? "")?.role == nil || object.isKind(of: "UILabel") || object.isKind(of: "UIImageView")
    else { return nil }
    if let source = object.pressedBy, !object.activations.isEmpty {
      var effect = ActionSummary(mentions: object.activations.flatMap(\.mentions))
      effect.places = object.activations.flatMap(\.places)
      return Gesture(kind: .tap, count: 1, effect: effect, source: source)
    }
    guard let type = object.declaration else { return nil }
    let index = facts.evaluator.declarations
    func function(_ name: String) -> FunctionDeclaration? {
      index.functions(name, of: type, isStatic: false).first { $0.body != nil }
    }
    // What follows a finger is no press.
    guard Self.follows.allSatisfy({ function($0) == nil }) else { return nil }
    func overrides(_ name: String) -> Bool { index.property(name, of: type, isStatic: false) != nil }
    // Keys of a keyboard go to the first responder, the button of a remote to what is in focus (Apple: documentation of
    // UIResponder canBecomeFirstResponder and pressesBegan(_:with:)).
    let listensToKeys = overrides("canBecomeFirstResponder") && !overrides("canBecomeFocused")
    for name in Self.presses where !(listensToKeys && name.hasPrefix("presses")) {
      guard let function = function(name), let body = function.body else { continue }
      // A view that scrolls and hands its touches on looks at them and takes none.
      if object.isKind(of: "UIScrollView"), body.hands(on: name) { continue }
      var effect = facts.evaluator.summary(of: body)
      let called = effect.mentions.compactMap { $0.split(separator: ".").last.map(String.init) }
      let further = called.compactMap { $0 == name ? nil : index.functions($0, of: type, isStatic: false).first?.body }
        .flatMap { facts.evaluator.summary(of: $0).mentions }
      let observed = body.assignedNames.flatMap { name in
        index.property(name, of: type, isStatic: false)?.observers.flatMap { facts.evaluator.summary(of: $0).mentions } ?? []
      }
      guard (effect.mentions + further + observed).contains(where: { tells($0, type) }) else { continue }
      // What stands in a loop is not summed up; that others are told is known all the same.
      if effect.mentions.isEmpty { effect.mentions = further + observed }
      return Gesture(kind: .tap, count: 1, effect: effect, source: function.nameRange)
    }
    return nil
  }

  /// Whether a call tells others that something was pressed: a closure that a property holds, a delegate, the targets of
  /// a control.
  private func tells(_ mention: String, _ type: TypeDeclaration) -> Bool {
    let parts = mention.split(separator: ".").filter { $0 != "self" }
    guard let first = parts.first.map(String.init) else { return false }
    if first == "sendActions" { return true }
    guard let property = facts.evaluator.declarations.property(first, of: type, isStatic: false) else { return false }
    return property.type?.name == "->" || parts.count > 1 && first.lowercased().hasSuffix("delegate")
  }

  private static let presses = ["pressesEnded", "touchesEnded", "pressesBegan", "touchesBegan", "endTracking", "beginTracking"]
  private static let follows = ["touchesMoved", "pressesChanged", "continueTracking"]
}

extension Block {
  /// Whether it calls the same function of the superclass.
  fileprivate func hands(on name: String) -> Bool {
    contains { expression in
      if case .call(let call) = expression.kind, case .member(let base?, name) = call.callee.kind, case .name("super") = base.kind { true } else { false }
    }
  }

  /// The properties that it gives a value, by their own name or that of `self`.
  fileprivate var assignedNames: [String] {
    var names: [String] = []
    forEachExpression { expression in
      guard case .assignment(let target, _) = expression.kind else { return }
      switch target.kind {
      case .name(let name): names.append(name)
      case .member(let base?, let name): if case .name("self") = base.kind { names.append(name) }
      default: break
      }
    }
    return names
  }
}

extension UIKitEffects {
  /// Notes which line has a control tell of presses.
  func notePress(_ call: ObjectCall, on object: UIObject) {
    guard object.isKind(of: "UIControl") else { return }
    let events = (call.arguments.first(labelled: "for") ?? call.arguments.first(labelled: "forControlEvents"))?.value
    let names = events.map { ($0.members.isEmpty ? [$0] : $0.members).map { $0.memberName ?? "" } } ?? [""]
    object.heeded.formUnion(names)
    if names.contains(where: Self.pressEvents.contains) { object.pressedBy = call.source }
  }

  /// Apple: documentation of UIControl.Event.
  static let pressEvents = FrameworkNames.names(.pressEvent)
}
