import AccessibilityModel

/// Colours of UIKit and AppKit that are the same in every appearance.
///
/// Source: Apple, documentation of UIColor, "Fixed colors", which gives their components.
public enum FixedColors {
  /// - Parameter name: As in `UIColor.lightGray`.
  public static func color(_ name: String) -> RGBA? { colors[name] }

  private static let colors: [String: RGBA] = [
    "white": .white, "black": .black, "darkText": .black, "lightText": RGBA.white.faded(0.6),
    "clear": RGBA.black.faded(0), "gray": gray(0.5), "darkGray": gray(1.0 / 3), "lightGray": gray(2.0 / 3),
    "red": RGBA(red: 1, green: 0, blue: 0), "green": RGBA(red: 0, green: 1, blue: 0),
    "blue": RGBA(red: 0, green: 0, blue: 1), "cyan": RGBA(red: 0, green: 1, blue: 1),
    "yellow": RGBA(red: 1, green: 1, blue: 0), "magenta": RGBA(red: 1, green: 0, blue: 1),
    "orange": RGBA(red: 1, green: 0.5, blue: 0), "purple": RGBA(red: 0.5, green: 0, blue: 0.5),
    "brown": RGBA(red: 0.6, green: 0.4, blue: 0.2),
  ]

  private static func gray(_ part: Double) -> RGBA { RGBA(red: part, green: part, blue: part) }
}
