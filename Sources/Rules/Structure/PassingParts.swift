import SourceModel
import SwiftSource

/// Messages of UIKit code that a type keeps: a function gives a text, shows a view that is there already or adds it, and
/// has it taken away when some time has passed, by itself or by another function of the type.
struct PassingParts {
  struct Part: Sendable {
    /// How the code names it; `self` for a view that takes itself away.
    let name: String
    /// Where it is shown.
    let place: SourceRange
    /// The wait, and how long that is; nil where a number is not known.
    let wait: SourceRange
    let seconds: Double?
    /// The function that shows it.
    var function: String?
  }

  /// What each function of the type takes away, by its name.
  private let taking: [String: Set<String>]

  static func all(in type: TypeCode) -> [Part] {
    guard type.mentions(["asyncAfter", "scheduledTimer", "afterDelay", "delay"]),
      type.mentions(["removeFromSuperview", "isHidden", "alpha"]) else { return [] }
    let parts = PassingParts(type.members.functions)
    return type.members.functions.flatMap(parts.shown)
  }

  private init(_ functions: [FunctionDeclaration]) {
    var taking: [String: Set<String>] = [:]
    for function in functions {
      guard let body = function.body else { continue }
      CodeWalk.expressions(of: body) { expression in
        if let gone = Self.taken(by: expression) { taking[function.name, default: []].insert(gone) }
      }
    }
    self.taking = taking
  }

  private func shown(by function: FunctionDeclaration) -> [Part] {
    guard let body = function.body else { return [] }
    var shown: [(name: String, place: SourceRange)] = []
    var waits: [(gone: Set<String>, place: SourceRange, seconds: Double?)] = []
    var (givesText, isPressed) = (false, false)
    CodeWalk.expressions(of: body) { expression in
      if let view = Self.shown(by: expression) { shown.append((view, expression.range)) }
      if let wait = wait(expression) { waits.append((wait.gone, expression.range, wait.seconds)) }
      switch expression.kind {
      case .assignment(let target, let value):
        guard case .member(_?, "text") = target.kind, !Self.isNothing(value) else { return }
        givesText = true
      case .call(let call):
        isPressed = isPressed || ["addTarget", "addGestureRecognizer"].contains(call.callee.plainName ?? "")
      default: break
      }
    }
    // A message is what just got its words, and what can be pressed is more than that.
    guard givesText, !isPressed else { return [] }
    var seen: Set<String> = []
    return shown.compactMap { name, place in
      guard let wait = waits.first(where: { $0.gone.contains(name) }), seen.insert(name).inserted else { return nil }
      return Part(name: name, place: place, wait: wait.place, seconds: wait.seconds, function: function.name)
    }
  }

  /// The wait after which a view takes itself away, which it begins when it is made or comes to the screen: a toast.
  static func leavingByItself(in type: TypeCode) -> Part? {
    guard type.mentions(["asyncAfter", "scheduledTimer", "afterDelay", "delay"]),
      type.mentions(["removeFromSuperview", "isHidden", "alpha"]) else { return nil }
    let parts = PassingParts(type.members.functions)
    let starters = type.members.initializers + type.members.functions.filter { starting.contains($0.name) }
    var givesText = false
    var called: Set<String> = []
    for starter in starters {
      CodeWalk.expressions(of: starter) { expression in
        switch expression.kind {
        case .assignment(let target, let value):
          if ["text", "attributedText"].contains(target.plainName), !isNothing(value) { givesText = true }
        case .call(let call) where isOwn(call.callee):
          if let name = call.callee.plainName { called.insert(name) }
        default: break
        }
      }
    }
    guard givesText else { return nil }
    let run = starters + type.members.functions.filter { called.contains($0.name) }
    return type.kinds.calls.lazy.compactMap { expression -> Part? in
      guard run.contains(where: { $0.range.contains(expression.range) }), let wait = parts.wait(expression),
        wait.gone.contains("self") else { return nil }
      return Part(name: "self", place: expression.range, wait: expression.range, seconds: wait.seconds)
    }.first
  }

  /// What UIKit calls when a view comes to the screen (Apple: documentation of UIView).
  private static let starting: Set<String> = ["didMoveToSuperview", "didMoveToWindow"]

  /// What functions of a type take away some time after they were called, whoever showed it.
  static func leaving(in type: TypeCode) -> [Part] {
    guard type.mentions(["asyncAfter", "scheduledTimer", "afterDelay", "delay"]), type.mentions(["isHidden", "alpha"])
    else { return [] }
    let parts = PassingParts(type.members.functions)
    return type.kinds.calls.flatMap { expression -> [Part] in
      guard let wait = parts.wait(expression) else { return [] }
      return wait.gone.sorted().map { Part(name: $0, place: expression.range, wait: expression.range, seconds: wait.seconds) }
    }
  }

  // MARK: - What code shows and takes away

  /// `bar.isHidden = false`, `bar.alpha = 1`, `view.addSubview(bar)`
  private static func shown(by expression: Expression) -> String? {
    switch expression.kind {
    case .assignment(let target, let value):
      guard case .member(let view?, let property) = target.kind else { return nil }
      switch (property, value.kind) {
      case ("isHidden", .boolean(false)): return name(view)
      case ("alpha", _): return value.numberValue == 1 ? name(view) : nil
      default: return nil
      }
    case .call(let call):
      guard ["addSubview", "addArrangedSubview"].contains(call.callee.plainName ?? ""), call.arguments.count == 1
      else { return nil }
      return name(call.arguments[0].value)
    default: return nil
    }
  }

  /// `bar.isHidden = true`, `bar.alpha = 0`, `bar.removeFromSuperview()`, and of the view itself without a name.
  private static func taken(by expression: Expression) -> String? {
    switch expression.kind {
    case .assignment(let target, let value):
      let (view, property): (Expression?, String)
      switch target.kind {
      case .member(let base, let name): (view, property) = (base, name)
      case .name(let name): (view, property) = (nil, name)
      default: return nil
      }
      switch (property, value.kind) {
      case ("isHidden", .boolean(true)): break
      case ("alpha", _): if value.numberValue != 0 { return nil }
      default: return nil
      }
      return view.map(name) ?? "self"
    case .call(let call):
      switch call.callee.kind {
      case .name("removeFromSuperview"): return "self"
      case .member(let view?, "removeFromSuperview"): return name(view)
      default: return nil
      }
    default: return nil
    }
  }

  private static func name(_ view: Expression) -> String? { view.dottedName }

  private static func isNothing(_ value: Expression) -> Bool {
    switch value.kind {
    case .nilLiteral: true
    case .string(let literal): literal.segments.isEmpty
    default: false
    }
  }

  // MARK: - Waits

  /// `asyncAfter(deadline: .now() + 3) { … }`, `scheduledTimer(…)`, `perform(#selector(hide), with: nil, afterDelay: 3)`,
  /// `UIView.animate(withDuration: 1, delay: 3) { … }`, with what is taken away then.
  private func wait(_ expression: Expression) -> (gone: Set<String>, seconds: Double?)? {
    guard case .call(let call) = expression.kind else { return nil }
    let amount: Expression?
    switch call.callee.plainName {
    case "asyncAfter":
      guard let deadline = call.arguments.first?.value else { return nil }
      if case .binary("+", _, let wait) = deadline.kind { amount = wait } else { amount = nil }
    case "scheduledTimer":
      if case .boolean(true)? = call.argument("repeats")?.kind { return nil }
      amount = call.argument("withTimeInterval") ?? call.argument("timeInterval")
    case "perform": amount = call.argument("afterDelay")
      if amount == nil { return nil }
    case "animate": amount = call.argument("delay")
      if amount == nil { return nil }
    default: return nil
    }
    var gone: Set<String> = []
    for argument in call.arguments {
      switch argument.value.kind {
      case .closure(let closure):
        CodeWalk.expressions(of: closure.body) { inner in
          if let name = Self.taken(by: inner) { gone.insert(name) }
          guard case .call(let called) = inner.kind, Self.isOwn(called.callee), let name = called.callee.plainName
          else { return }
          gone.formUnion(taking[name] ?? [])
        }
      case .macro("selector", let arguments):
        if let name = arguments.first?.value.functionOfSelector { gone.formUnion(taking[name] ?? []) }
      default: break
      }
    }
    return gone.isEmpty ? nil : (gone, amount?.numberValue)
  }

  /// `hide()`, `self.hide()`, `self?.hide()`
  private static func isOwn(_ callee: Expression) -> Bool {
    switch callee.kind {
    case .name: true
    case .member(let base?, _): base.dottedName == "self"
    default: false
    }
  }
}
