import AccessibilityModel
import SourceModel
import SwiftSource

/// Frames of fixed height around texts that grow.
enum FrameGrowth {
  /// `height:` on its own becomes `minHeight:`; nil with a width, beside which it would not compile, and around a column
  /// with a spacer, which would take all the room there is.
  static func edit(_ modifier: SourceRange) -> SourceEdit? {
    guard modifier.text.hasPrefix(".frame(height:"), !holdsSpacer(modifier) else { return nil }
    let arguments = CallArguments(of: modifier).arguments
    guard arguments.allSatisfy({ ["height", "alignment"].contains($0.label) }) else { return nil }
    let start = modifier.start + ".frame(".utf8.count
    return FixBuilder.replacing(
      SourceRange(file: modifier.file, start: start, end: start + "height".utf8.count), with: "minHeight")
  }

  /// The modifier that gives letters too little height to become twice as large, together with what stands above and
  /// below them in the same code; nil where there is none.
  ///
  /// - Parameter size: Of the letters, in points.
  static func limit(of text: AccessibilityElement, size: Double) -> SourceRange? {
    guard let setting = text.appearance.fixedHeight, let height = setting.options.map(\.value).min(),
      height < size * lineHeight * growth * Double(rows(in: setting.modifier.atDot)) else { return nil }
    return setting.modifier.atDot
  }

  /// The same for letters of which the code alone is known.
  ///
  /// - Parameter chains: The views of the code around them.
  static func limit(of text: SourceRange, size: Double, in chains: [CodeChain]) -> SourceRange? {
    let frames = chains.filter { $0.whole.range.contains(text) }.flatMap(\.links).filter { $0.name == "frame" && $0.place.start >= text.end }
    let lowest = frames.compactMap { link in
      link.call.argument("height")?.numberValue.map { (place: link.place, height: $0) }
    }.min { $0.height < $1.height }
    return lowest.flatMap { $0.height < size * lineHeight * growth ? $0.place : nil }
  }

  /// Whether letters lie on a circle or a square that has no room for twice their size and keeps its own:
  /// `ZStack { Circle().frame(width: 20, height: 20); Text("3") }`.
  static func isShapeTooSmall(under text: AccessibilityElement, size: Double, in context: RuleContext) -> Bool {
    guard let stack = text.layout, stack.axis == .depth, let call = context.call(at: stack.source) else { return false }
    let shown = (CodeChain(reading: call).call?.closures ?? []).flatMap(\.body.statements).compactMap { statement -> CodeChain? in
      guard case .expression(let made) = statement, !made.range.contains(text.source) else { return nil }
      return CodeChain(reading: made)
    }
    return shown.flatMap(\.links).contains { link in
      guard link.name == "frame", link.call.argument("width")?.numberValue != nil, let height = link.call.argument("height")?.numberValue else { return false }
      return height < size * lineHeight * growth
    }
  }

  private static func holdsSpacer(_ modifier: SourceRange) -> Bool {
    code(before: modifier).map { $0.contains("VStack") && $0.contains("Spacer(") } ?? false
  }

  /// What a modifier is around.
  private static func code(before modifier: SourceRange) -> String? {
    guard let whole = ModifierChain.whole(around: modifier), whole.start < modifier.start else { return nil }
    return SourceRange(file: modifier.file, start: whole.start, end: modifier.start).text
  }

  /// How many texts and pictures a modifier is around, where they stand in a column; one otherwise.
  private static func rows(in modifier: SourceRange) -> Int {
    guard let code = code(before: modifier), code.contains("VStack") else { return 1 }
    return max(1, min(mostRows, code.ranges(of: "Text(").count + code.ranges(of: "Image(").count))
  }

  /// Some of them stand side by side.
  private static let mostRows = 4

  /// A line is that much higher than the size of its letters (Apple: Human Interface Guidelines, Typography).
  private static let lineHeight = 1.2
  /// What people may ask for (WCAG 1.4.4).
  private static let growth = 2.0
}
