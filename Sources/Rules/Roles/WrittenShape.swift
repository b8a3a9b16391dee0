import AccessibilityModel
import SourceModel
import SwiftSource

/// What the modifiers of a shape make of it. It is met in each use of a component, and read once.
struct WrittenShape: Sendable {
  /// A colour that is cut to a circle.
  let isCutRound: Bool
  /// Its first side that code names has 16 points at most.
  let isSmall: Bool
  /// It is as wide as it is high, and its corners are half as large as it or larger.
  let isCornerRound: Bool

  init(of element: AccessibilityElement, in context: RuleContext) {
    self = element.expression.remembered(for: WrittenShape.self) { WrittenShape(context.call(at: element.expression)) }
  }

  private init(_ code: Expression?) {
    let chain = code.map { CodeChain(reading: $0) }
    let links = chain?.links ?? []
    isCutRound = links.contains { ["clipShape", "mask"].contains($0.name) && Self.isRound($0.call.arguments.first?.value) }
    let frames = links.filter { $0.name == "frame" }.map(\.call.arguments)
    let side = frames.lazy.compactMap { arguments in
      arguments.first.flatMap { ["width", "height"].contains($0.label) ? $0.value.numberValue : nil }
    }.first
    isSmall = side.map { $0 <= 16 } ?? false
    let square = frames.lazy.compactMap(Self.square).first
    let corner = chain?.name == "RoundedRectangle" ? chain?.call?.argument("cornerRadius")?.numberValue : nil
    isCornerRound = corner.map { $0 * 2 >= square ?? .infinity } ?? false
  }

  /// The side of a frame that is as wide as it is high.
  private static func square(_ frame: [Argument]) -> Double? {
    guard frame.count > 1, frame[0].label == "width", frame[1].label == "height", let width = frame[0].value.numberValue,
      width == frame[1].value.numberValue else { return nil }
    return width
  }

  /// `Circle()`, `.capsule`, `{ Circle() }`.
  private static func isRound(_ shape: Expression?) -> Bool {
    guard let shape else { return false }
    if case .closure(let closure) = shape.kind {
      guard closure.body.statements.count == 1, case .expression(let only)? = closure.body.statements.first else { return false }
      return isRound(only)
    }
    return ["Circle", "Capsule"].contains(shape.callName) || ["circle", "capsule"].contains(shape.plainName)
  }
}
