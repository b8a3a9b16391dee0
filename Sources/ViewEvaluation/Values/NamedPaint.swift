import AccessibilityModel
import PlatformKnowledge
import Project

extension Paint {
  /// A colour of the system by its name in SwiftUI or UIKit; nil when there is none.
  public static func system(_ name: String) -> Paint? {
    guard let color = SystemColors.color(name) else { return nil }
    let colors = ModeColors { mode in
      switch mode {
      case .light: RGBA(color.light)
      case .dark: RGBA(color.dark)
      case .lightIncreased: RGBA(color.lightIncreased)
      case .darkIncreased: RGBA(color.darkIncreased)
      }
    }
    return Paint(kind: color.kind == .neutral ? .neutral(color.name) : .hue(color.name), colors: colors)
  }

  /// A colour of an asset catalog; nil when there is none. One that only refers to a colour of the system is that colour.
  public static func asset(_ name: String, in assets: NotedAssets) -> Paint? {
    guard let asset = assets.color(name) else { return nil }
    if let name = asset.systemName { return system(name) }
    var values: [ColorMode: RGBA] = [:]
    for mode in ColorMode.allCases {
      let appearance: ColorAsset.Appearance = mode.isDark ? .dark : .light
      guard let variant = asset.variant(appearance, highContrast: mode.isIncreased) else { return nil }
      values[mode] = RGBA(red: variant.red, green: variant.green, blue: variant.blue, alpha: variant.alpha)
    }
    return Paint(kind: .asset(name), colors: ModeColors { values[$0] ?? .black })
  }
}

extension RGBA {
  fileprivate init(_ value: SystemColor.Value) {
    self.init(red: value.red, green: value.green, blue: value.blue, alpha: value.alpha)
  }
}
