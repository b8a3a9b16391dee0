import PlatformKnowledge
import SourceModel
import SwiftSource

/// Movements over a short way: a view that is put in or taken out moves by its own size (Apple: documentation of
/// AnyTransition.move(edge:)), so a line of text or a symbol moves by no more than that.
enum SmallMovement {
  /// - Parameters:
  ///   - expression: The view with the modifiers up to the transition.
  ///   - transition: What the modifier is given.
  static func isOf(_ expression: Expression, _ transition: Expression) -> Bool {
    let chain = CodeChain(reading: expression)
    // A shape that grows where it stands, as the dot of a radio button does.
    if case .member(_, "scale") = transition.kind, let name = chain.name, shapes.contains(name) { return true }
    guard staysNear(transition) else { return false }
    let frames = chain.links.filter { $0.name == "frame" }
    if frames.contains(where: isSmallFrame) { return true }
    // What is stretched out moves as far as it is wide.
    guard frames.isEmpty, let name = chain.name, let call = chain.call else { return false }
    return isPassing(name) || isSmall(name, call, chain)
  }

  private static let shapes = ["Circle", "Ellipse", "Capsule", "Rectangle", "RoundedRectangle"] as Set<String>

  /// By its own size, and not by a way that code names.
  private static func staysNear(_ transition: Expression) -> Bool {
    switch transition.kind {
    case .member(_, let name): return name != "offset"
    case .call(let call):
      guard case .member(let base, let name) = call.callee.kind, name != "offset", name != "modifier" else { return false }
      return (base.map(staysNear) ?? true) && call.arguments.allSatisfy { staysNear($0.value) }
    case .boolean, .nilLiteral, .integer, .float: return true
    default: return transition.numberValue != nil
    }
  }

  /// `Toast(text: "Saved")`
  private static func isPassing(_ name: String) -> Bool {
    !NameWords.words(.transientView).isDisjoint(with: DecorativeNames.parts(of: name)) && name != "ProgressView"
  }

  private static func isSmall(_ name: String, _ call: Call, _ chain: CodeChain) -> Bool {
    switch name {
    case "Text", "Label", "ProgressView": return true
    case "Image": return call.arguments.contains { ["systemName", "systemSymbol"].contains($0.label) } && !chain.has("resizable")
    case "Button":
      if call.arguments.first.map({ $0.label == nil && !$0.isTrailingClosure }) ?? false { return true }
      guard let views = call.closures.last?.body.views, views.count == 1, let inner = views[0].name, let made = views[0].call,
        inner != "Button" else { return false }
      return isSmall(inner, made, views[0])
    default: return false
    }
  }

  /// In points: no larger than two buttons side by side (Human Interface Guidelines: 44 points each).
  private static let largestSide = 88.0

  private static func isSmallFrame(_ link: CodeChain.Link) -> Bool {
    let sides = ["width", "height"].compactMap { link.call.argument($0)?.numberValue }
    return sides.count == 2 && sides.allSatisfy { $0 <= largestSide }
  }
}
