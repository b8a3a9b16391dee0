/// A colour of an asset catalog with its variants.
public struct ColorAsset: Hashable, Sendable {
  /// The colour in one setting of the system.
  public struct Variant: Hashable, Sendable {
    public var appearance: Appearance
    /// Whether it is for the accessibility setting "Increase Contrast".
    public var highContrast: Bool
    /// Parts of the colour, 0 to 1, as sRGB. Display P3 values are taken as they are; beyond sRGB they may pass 1.
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double

    public init(
      appearance: Appearance, highContrast: Bool, red: Double, green: Double, blue: Double, alpha: Double
    ) {
      self.appearance = appearance
      self.highContrast = highContrast
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }
  }

  public enum Appearance: String, Hashable, Sendable {
    /// Where no other variant holds.
    case any
    case light
    case dark
  }

  /// One per appearance and contrast, `any` first; none where nobody chose a colour, and where it is one of the system.
  public var variants: [Variant]
  /// The colour of the system that it stands for in every appearance: `systemCyan`.
  public var systemName: String?

  public init(variants: [Variant], systemName: String? = nil) {
    self.variants = variants
    self.systemName = systemName
  }

  /// The variant for a setting: what is missing falls back as in the asset catalog, from high contrast to normal, then
  /// from the appearance to `any`.
  public func variant(_ appearance: Appearance, highContrast: Bool) -> Variant? {
    let choices: [(Appearance, Bool)] =
      highContrast
      ? [(appearance, true), (.any, true), (appearance, false), (.any, false)]
      : [(appearance, false), (.any, false)]
    for (appearance, highContrast) in choices {
      if let found = variants.first(where: { $0.appearance == appearance && $0.highContrast == highContrast }) {
        return found
      }
    }
    return nil
  }
}
