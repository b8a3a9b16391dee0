import AccessibilityModel
import SourceModel

/// Frames of fixed height around texts that grow.
enum FrameGrowth {
  /// `height:` on its own becomes `minHeight:`; nil with a width, beside which it would not compile.
  static func edit(_ modifier: SourceRange) -> SourceEdit? {
    guard modifier.text.hasPrefix(".frame(height:") else { return nil }
    let arguments = CallArguments(of: modifier).arguments
    guard arguments.allSatisfy({ ["height", "alignment"].contains($0.label) }) else { return nil }
    let start = modifier.start + ".frame(".utf8.count
    return FixBuilder.replacing(
      SourceRange(file: modifier.file, start: start, end: start + "height".utf8.count), with: "minHeight")
  }

  /// The modifier that gives letters too little height to grow by more than a half; nil where there is none.
  ///
  /// - Parameter size: Of the letters, in points.
  static func limit(of text: AccessibilityElement, size: Double) -> SourceRange? {
    guard let setting = text.appearance.fixedHeight, let height = setting.options.map(\.value).min(),
      height < size * lineHeight * growth else { return nil }
    return setting.modifier.atDot
  }

  /// A line is that much higher than the size of its letters (Apple: Human Interface Guidelines, Typography).
  private static let lineHeight = 1.2
  private static let growth = 1.6
}
