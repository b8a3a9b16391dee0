import AccessibilityModel
import PlatformKnowledge

extension AccessibilityElement {
  /// Whether UIKit shows it as a row of a list: of these classes, or of one that comes from them.
  var isRow: Bool { platform.map { FrameworkNames.names(.rowClass).contains($0.baseClass) } ?? false }
}
