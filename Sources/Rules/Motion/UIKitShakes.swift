import SourceModel
import SwiftSource

/// Movements of UIKit and Core Animation that shake a view, or let it spring back into its place.
enum UIKitShakes {
  /// Those that the code of a type starts: a keyframe animation of where a layer is, one that goes to and fro several
  /// times, and a view that is moved aside and springs back (Apple: documentation of CAKeyframeAnimation, CAAnimation
  /// autoreverses and UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)).
  static func of(_ type: TypeCode) -> [SourceRange] {
    guard type.fileMentions(["KeyframeAnimation", "CABasicAnimation", "usingSpringWithDamping"]) else { return [] }
    let endless = UIKitLoops.of(type).map(\.place)
    return (layerShakes(type) + springs(type)).filter { place in !endless.contains { $0.contains(place) || place.contains($0) } }
  }

  /// Those among them that shake something where it is, as for a mistake; what is laid out anew with a spring comes or goes.
  static func shaking(_ type: TypeCode) -> [SourceRange] {
    guard type.fileMentions(["KeyframeAnimation", "CABasicAnimation", "usingSpringWithDamping"]) else { return [] }
    let all = Set(of(type))
    return (layerShakes(type) + springs(type, laidOut: false)).filter(all.contains)
  }

  private static let places = ["transform.translation", "position"]

  private static func layerShakes(_ type: TypeCode) -> [SourceRange] {
    let keyframes = type.calls(ofFunction: "CAKeyframeAnimation").filter { movesPlace($0.call) }.map(\.expression.range)
    return keyframes + repeated(type)
  }

  private static func movesPlace(_ call: Call) -> Bool {
    guard let path = call.argument("keyPath") else { return false }
    return path.isText { text in places.contains { text.hasPrefix($0) } } || path.holds { $0.plainName == "position" }
  }

  /// `CABasicAnimation(keyPath: "position")` that is repeated and goes back each time.
  private static func repeated(_ type: TypeCode) -> [SourceRange] {
    let made = locals(of: type).compactMap { variable -> (name: String, place: SourceRange)? in
      guard let value = variable.initializer, case .call(let call) = value.kind, call.callee.plainName == "CABasicAnimation",
        movesPlace(call) else { return nil }
      return (variable.name, value.range)
    }
    guard !made.isEmpty else { return [] }
    let set = Set(type.kinds.assignments.compactMap { expression -> String? in
      guard case .assignment(let target, let value) = expression.kind, let name = target.dottedName else { return nil }
      if name.hasSuffix(".repeatCount") { return isSeveral(value) ? name : nil }
      return name.hasSuffix(".autoreverses") && value.isTrue ? name : nil
    })
    return made.filter { set.contains($0.name + ".repeatCount") && set.contains($0.name + ".autoreverses") }.map(\.place)
  }

  /// More than once, or as often as a constant or a caller says.
  private static func isSeveral(_ count: Expression) -> Bool {
    if let number = count.numberValue { return number > 1 }
    return count.plainName != nil
  }

  private static func locals(of type: TypeCode) -> [PropertyDeclaration] {
    var found: [PropertyDeclaration] = []
    CodeWalk.localVariables(of: type.members) { found.append($0) }
    return found
  }

  /// A function that moves a view aside and then lets a spring bring it back, or lays views out anew with a spring.
  private static func springs(_ type: TypeCode, laidOut: Bool = true) -> [SourceRange] {
    let springs = type.calls(of: "animate").filter { $0.call(named: "animate")?.argument("usingSpringWithDamping") != nil }
    guard !springs.isEmpty else { return [] }
    let moves = type.kinds.assignments.filter { expression in
      guard case .assignment(let target, let value) = expression.kind, target.plainName == "transform" else { return false }
      return movesAside(value)
    }
    return springs.filter { spring in
      if laysOut(spring) { return laidOut }
      guard let function = type.members.functions.first(where: { $0.range.contains(spring.range) }) else { return false }
      return moves.contains { function.range.contains($0.range) }
    }.map(\.range)
  }

  /// Constraints that were changed take effect within the movement, and views swing into their new places (Apple:
  /// documentation of UIView layoutIfNeeded()).
  private static func laysOut(_ spring: Expression) -> Bool {
    spring.call(named: "animate")?.closures.contains { closure in
      var lays = false
      CodeWalk.expressions(of: closure.body) { if $0.call(named: "layoutIfNeeded") != nil { lays = true } }
      return lays
    } ?? false
  }

  /// `CGAffineTransform(translationX: 40, y: 0)`, `transform.translatedBy(x: 40, y: 0)`; not to where it is.
  private static func movesAside(_ value: Expression) -> Bool {
    guard case .call(let call) = value.kind else { return false }
    switch call.callee.plainName {
    case "CGAffineTransform": return call.arguments.contains { $0.label == "translationX" && $0.value.numberValue != 0 }
    case "translatedBy": return true
    default: return false
    }
  }
}
