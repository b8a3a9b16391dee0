import AccessibilityModel
import Navigation

extension MapReport {
  /// A drawing of the map that browsers and documents show.
  public func svg() -> String { MapDrawing(self).svg() }
}
