import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// A control that is nothing but a symbol or a line of words, with nothing but padding around it: it is as large as its
/// letters with that.
struct BareLetters {
  /// In points, of the font.
  private let size: Double
  private let isSymbol: Bool
  /// In points, above and below the letters together; 0 where they stand alone.
  private let padding: Double

  /// nil where something gives the control another size, or may.
  init?(_ element: AccessibilityElement, in context: RuleContext) {
    let parts = element.content.filter { $0.role != .shape || $0.exposure == .exposed }
    guard element.framework == .swiftUI, element.certainty == .known, element.gap == nil,
      element.gestures.isEmpty && element.activation != nil || element.role == .image && !element.gestures.isEmpty,
      parts.count <= 1 else { return nil }
    let shown = parts.first ?? element
    switch (shown.role, shown.image) {
    case (.image, .symbol?): isSymbol = true
    case (.text, nil): isSymbol = false
    case (.button, nil) where parts.isEmpty && !element.drawnText.isBlank: isSymbol = false
    default: return nil
    }
    guard shown.appearance.fixedHeight == nil, shown.appearance.fixedWidth == nil, element.expression.contains(shown.source),
      let size = Self.size(shown.appearance.font),
      let padding = context.call(at: element.expression).flatMap({ Self.padding(of: $0, around: shown.source) }),
      padding > 0 || shown.appearance.background == nil && shown.appearance.border == nil else { return nil }
    self.size = size
    self.padding = padding
  }

  /// In so small a font that even with room around it people may look for it and miss it.
  var isTinySymbol: Bool { isSymbol && size <= Self.tiny && padding == 0 }

  /// What is drawn around the letters shows how much of it may be touched.
  var isPadded: Bool { padding > 0 }

  /// In points: fonts below those of lines.
  private static let tiny = 14.0

  private static func size(_ font: Setting<FontStyle>?) -> Double? {
    guard let font else { return TextStyles.points(of: "body", on: nil) }
    let sizes = font.options.map(\.value.size)
    return sizes.contains(nil) ? nil : sizes.compactMap(\.self).max()
  }

  /// The room above and below the letters that code which is known gives them, its own, without anything else that gives
  /// the control another size; nil where there is such a thing, or room that is no number.
  private static func padding(of control: Expression, around letters: SourceRange) -> Double? {
    // A plain style draws nothing around the letters.
    var plain: Set<ObjectIdentifier> = []
    var room: Double? = 0
    // What stands around the control takes no touches for it, and sets it apart from others.
    let around = Self.modifiers(on: control)
    var isApart = false
    CodeWalk.expressions(of: .expression(control)) { part in
      switch part.kind {
      case .call(let call) where call.callee.plainName == "buttonStyle":
        guard let style = call.arguments.first?.value,
          FrameworkNames.names(.plainButtonStyle).contains(style.callName ?? style.plainName ?? "") else { return }
        plain.insert(ObjectIdentifier(call.callee))
      case .call(let call) where call.callee.plainName == "padding":
        plain.insert(ObjectIdentifier(call.callee))
        if around.contains(ObjectIdentifier(call.callee)) { isApart = true } else if part.range.contains(letters) {
          room = room.flatMap { before in padding(of: call).map { before + $0 } }
        }
      // As large as what stands before it.
      case .call(let call) where ["background", "clipShape"].contains(call.callee.plainName ?? ""): plain.insert(ObjectIdentifier(call.callee))
      case .member(_, let name) where !plain.contains(ObjectIdentifier(part)):
        if FrameworkNames.names(.areaSize).contains(where: name.hasPrefix) { room = nil }
      default: break
      }
    }
    return isApart && room == 0 ? nil : room
  }

  /// What a chain calls on the control itself.
  private static func modifiers(on control: Expression) -> Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    var current = control
    while case .call(let call) = current.kind, case .member(let base?, _) = call.callee.kind {
      found.insert(ObjectIdentifier(call.callee))
      current = base
    }
    return found
  }

  /// The room above and below that a call of `padding` gives: `padding(6)`, `padding(.vertical, 6)`, none of
  /// `padding(.horizontal, 12)`; nil where that is no number that stands there.
  static func padding(of call: Call) -> Double? {
    var values = call.arguments.map(\.value)[...]
    let named = values.first.flatMap(edges)
    if named != nil { values.removeFirst() }
    let sides = Double((named ?? ["top", "bottom"]).intersection(["top", "bottom"]).count)
    guard sides > 0, let amount = values.first else { return sides * standardPadding }
    return amount.numberValue.map { $0 * sides }
  }

  /// In points, on one side: what iOS adds where code names no number (Apple: documentation of padding(_:_:), "a
  /// system-specific default amount", 16 points on iPhone).
  private static let standardPadding = 16.0

  /// The sides that `.vertical` and `[.top, .leading]` stand for (Apple: documentation of Edge.Set); nil for what is none,
  /// such as an amount by name.
  private static func edges(_ expression: Expression) -> Set<String>? {
    switch expression.kind {
    case .member(nil, "vertical"): return ["top", "bottom"]
    case .member(nil, "horizontal"): return ["leading", "trailing"]
    case .member(nil, "all"): return ["top", "bottom", "leading", "trailing"]
    case .member(nil, let name): return ["top", "bottom", "leading", "trailing"].contains(name) ? [name] : nil
    case .array(let members):
      let all = members.map(edges)
      return all.contains(nil) ? nil : Set(all.compactMap(\.self).joined())
    default: return nil
    }
  }

  /// Symbols are about a fifth larger than the letters beside them, and so are lines (Apple: Human Interface Guidelines, SF
  /// Symbols and Typography).
  private static let line = 1.2

  func outcome(_ minimum: Double, _ element: AccessibilityElement) -> Outcome {
    let side = size * Self.line + padding
    // Lines of running text are as low as this in many apps, with room above and below.
    let isTooSmall = side < (isSymbol || isPadded ? minimum : minimum * 0.75)
    guard isTooSmall || isPadded && side < Self.worthTelling else { return .pass }
    let points = Int(side.rounded(.down))
    let size = isPadded
      ? "is about \(points) points high with its padding" : "is as large as its letters, about \(points) points, and nothing makes it larger"
    var violation = Violation(
      element.nounWithName + " " + size + (isTooSmall ? "" : ", and Apple asks for 44"), certainty: .review,
      severity: isTooSmall ? nil : .note, at: element.source)
    violation.cause = .look("\(isSymbol) \(isPadded) \(points)")
    return .violation(violation)
  }

  /// In points: padded lines that are higher hinder hardly anybody.
  private static let worthTelling = 34.0
}
