import SourceModel
import SwiftSource

/// Circles in one colour, which look the same however they are turned.
enum TurnedCircles {
  /// Animations that do nothing but turn such circles: `withAnimation(.linear.repeatForever()) { angle = 360 }`.
  static func animations(in type: TypeCode) -> [SourceRange] {
    type.calls(ofFunction: "withAnimation").compactMap { expression, call in
      guard case .closure(let closure)? = call.arguments.last?.value.kind, !closure.body.statements.isEmpty else { return nil }
      let names = closure.body.statements.map { statement -> String? in
        guard case .expression(let expression) = statement, case .assignment(let target, _) = expression.kind else { return nil }
        return target.dottedName?.withoutSelf
      }
      return names.allSatisfy { $0.map { turnsNothingElse($0, type.expressions) } ?? false } ? expression.range : nil
    }
  }

  private static func turnsNothingElse(_ name: String, _ expressions: [Expression]) -> Bool {
    var turned: [SourceRange] = [], set: [SourceRange] = []
    for chain in CodeChain.all(in: expressions) where isCircle(chain) {
      guard let turn = chain.links.firstIndex(where: { $0.name == "rotationEffect" }),
        chain.links[..<turn].allSatisfy(keepsEven) else { continue }
      turned += chain.links[turn].call.arguments.map(\.range)
    }
    for case .assignment(let target, _) in expressions.map(\.kind) { set.append(target.range) }
    let uses = expressions.filter { $0.dottedName?.withoutSelf == name || $0.dottedName == "$" + name }.map(\.range)
    return uses.contains { use in turned.contains { $0.contains(use) } }
      && uses.allSatisfy { use in (turned + set).contains { $0.contains(use) } }
  }

  private static func isCircle(_ chain: CodeChain) -> Bool { chain.name == "Circle" && chain.call?.arguments.isEmpty ?? false }

  /// A dash, a gradient, a part that is cut off or something beside the middle shows that the circle turns.
  private static func keepsEven(_ link: CodeChain.Link) -> Bool {
    let arguments = link.call.arguments
    switch link.name {
    case "frame", "opacity": return true
    case "scaleEffect": return arguments.allSatisfy { $0.label == nil }
    case "fill", "stroke", "strokeBorder", "foregroundColor", "foregroundStyle":
      return arguments.allSatisfy { $0.label == "lineWidth" || $0.label == nil && isColour($0.value) }
    case "overlay", "background":
      return arguments.allSatisfy { argument in
        let chain = CodeChain(reading: argument.value)
        return isCircle(chain) && chain.links.allSatisfy(keepsEven)
      }
    default: return false
    }
  }

  /// `.white`, `Color.white.opacity(0.2)`
  private static func isColour(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name("Color"): return true
    case .member(let base, _): return base.map(isColour) ?? true
    case .call(let call):
      switch call.callee.kind {
      case .name("Color"): return true
      case .member(let base?, "opacity"): return isColour(base)
      default: return false
      }
    default: return false
    }
  }
}
