import SourceModel
import SwiftSource

/// An animation of UIKit or Core Animation that repeats without end.
struct UIKitLoop {
  var place: SourceRange
  /// Seconds of one way, where they are written.
  var duration: Double?
  /// It runs backwards as well.
  var goesBack: Bool
}

/// Finds the animations that the code of a type repeats without end.
enum UIKitLoops {
  /// The loops that the code of a type starts: `UIView.animate` with `.repeat`, and animations of layers whose
  /// `repeatCount` is infinite.
  static func of(_ type: TypeCode) -> [UIKitLoop] {
    guard type.fileMentions([".repeat", "repeatCount"]) else { return [] }
    let loops = type.kinds.calls.compactMap(viewAnimation) + layerAnimations(type)
    if loops.isEmpty || endsWithTouch(type) { return [] }
    let busy = type.members.functions.filter { function in
      MotionSettings.loading.contains { function.name.lowercased().contains($0) }
    }
    return loops.filter { loop in !busy.contains { $0.range.contains(loop.place) } }
  }

  /// Films of Lottie that begin anew whenever they end: `film.loopMode = .loop` of a film that the same type plays (airbnb/lottie-ios:
  /// LottieLoopMode).
  static func films(_ type: TypeCode) -> [SourceRange] {
    guard type.mentions(["loopMode"]), type.mentions(["play("]) else { return [] }
    let isWait = type.expressions.contains { expression in
      expression.isText { text in MotionSettings.loading.contains(where: text.lowercased().contains) }
    }
    if isWait { return [] }
    return type.kinds.assignments.compactMap { expression in
      guard case .assignment(let target, let value) = expression.kind, case .member(let base?, "loopMode") = target.kind,
        ["loop", "autoReverse"].contains(value.plainName ?? ""), let owner = base.dottedName?.lowercased(),
        !MotionSettings.loading.contains(where: owner.contains), type.calls(of: "play").contains(where: { $0.isPlaying(owner) })
      else { return nil }
      return expression.range
    }
  }

  /// It runs as long as a finger is down, and who holds it there can lift it: a control tells of both, and code takes the
  /// animation away again (Apple: documentation of UIControl.Event touchDown, CALayer removeAllAnimations).
  private static func endsWithTouch(_ type: TypeCode) -> Bool {
    type.mentions(["touchDown"]) && type.mentions(["removeAllAnimations", "removeAnimation"])
  }

  /// `UIView.animate(…, options: .repeat)`, keyframes, and what the project calls so and hands the same options.
  private static func viewAnimation(_ expression: Expression) -> UIKitLoop? {
    guard case .call(let call) = expression.kind, case .member(let base?, let name) = call.callee.kind,
      name.hasPrefix("animate") || name == "transition" && base.dottedName == "UIView",
      let options = call.argument("options"), hasOption("repeat", options) else { return nil }
    let duration = call.arguments.first { $0.label == "withDuration" || $0.label == "duration" }?.value.numberValue
    return UIKitLoop(place: expression.range, duration: duration, goesBack: hasOption("autoreverse", options))
  }

  /// `.repeat` of `[.repeat, .autoreverse]`.
  private static func hasOption(_ name: String, _ options: Expression) -> Bool {
    options.holds { if case .member(_, let option) = $0.kind { option.hasPrefix(name) } else { false } }
  }

  /// `animation.repeatCount = .infinity` with the other properties of the same variable.
  private static func layerAnimations(_ type: TypeCode) -> [UIKitLoop] {
    var properties: [String: [String: Expression]] = [:]
    var loops: [(name: String, place: SourceRange)] = []
    for expression in type.kinds.assignments {
      guard case .assignment(let target, let value) = expression.kind, case .member(let base?, let name) = target.kind,
        let owner = base.dottedName
      else { continue }
      properties[owner, default: [:]][name] = value
      if name == "repeatCount", isEndless(value) { loops.append((owner, expression.range)) }
    }
    return loops.filter { !isSpinner($0.name, type) }.map { owner, place in
      var goesBack = false
      if case .boolean(true)? = properties[owner]?["autoreverses"]?.kind { goesBack = true }
      return UIKitLoop(place: place, duration: properties[owner]?["duration"]?.numberValue, goesBack: goesBack)
    }
  }

  /// A layer that turns around itself, as pictures do while something is loaded.
  private static func isSpinner(_ name: String, _ type: TypeCode) -> Bool {
    type.expressions.contains { $0.isText { $0.contains("transform.rotation") } } || MotionSettings.loading.contains { name.lowercased().contains($0) }
  }

  private static func isEndless(_ value: Expression) -> Bool {
    if let times = value.numberValue { return times >= manyTimes }
    return value.plainName == "HUGE" || value.holds { ["infinity", "greatestFiniteMagnitude"].contains($0.plainName) }
  }

  /// So often that nobody waits for the end, however short each time is.
  private static let manyTimes = 100.0
}

extension Expression {
  /// `film.play()`
  fileprivate func isPlaying(_ owner: String) -> Bool {
    guard case .call(let call) = kind, case .member(let base?, "play") = call.callee.kind else { return false }
    return base.dottedName?.lowercased() == owner
  }
}
