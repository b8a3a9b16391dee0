/// The colours of iOS that follow its appearance, with their values.
public enum SystemColors {
  /// A colour by its name in SwiftUI (`secondary`, `red`) or in UIKit (`secondaryLabel`, `systemRed`).
  public static func color(_ name: String) -> SystemColor? { byName[name] }

  public static let all: [SystemColor] = Table(.systemColors).rows.compactMap(SystemColor.init)

  private static let byName: [String: SystemColor] = {
    var result: [String: SystemColor] = [:]
    for color in all { for name in [color.name] + color.names where result[name] == nil { result[name] = color } }
    return result
  }()
}

/// A colour that the system has a name for, with what it is in each setting.
public struct SystemColor: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    /// For text and surfaces; black and white or close to them.
    case neutral
    case hue
  }

  /// The settings of the system that its value depends on.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    case light, dark
    case lightIncreased = "light-increased"
    case darkIncreased = "dark-increased"
  }

  /// Parts from 0 to 1 in sRGB.
  public struct Value: Hashable, Sendable {
    public let red, green, blue, alpha: Double
  }

  public let name: String
  public let kind: Kind
  /// Its other names.
  public let names: [String]
  public let light, dark: Value
  /// With the setting "Increase Contrast".
  public let lightIncreased, darkIncreased: Value
  /// The modes whose value was compared with another source.
  public let checkedModes: Set<Mode>
}

extension SystemColor {
  init?(_ row: Table.Row) {
    guard let kind = Kind(rawValue: row["kind"]), let light = Value(row["light"]), let dark = Value(row["dark"]),
      let lightIncreased = Value(row["light-increased"]), let darkIncreased = Value(row["dark-increased"])
    else { return nil }
    self.init(
      name: row["name"], kind: kind, names: row.list("uikit"), light: light, dark: dark, lightIncreased: lightIncreased,
      darkIncreased: darkIncreased, checkedModes: Set(row.list("checked").compactMap(Mode.init)))
  }
}

extension SystemColor.Value {
  /// Reads `3C3C43` and `3C3C43 0.6`.
  init?(_ text: String) {
    let parts = text.split(separator: " ")
    guard let first = parts.first, first.count == 6, let bits = Int(first, radix: 16) else { return nil }
    let alpha = parts.count > 1 ? Double(parts[1]) : 1
    guard let alpha else { return nil }
    self.init(
      red: Double(bits >> 16 & 0xFF) / 255, green: Double(bits >> 8 & 0xFF) / 255, blue: Double(bits & 0xFF) / 255,
      alpha: alpha)
  }
}
