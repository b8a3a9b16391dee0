import Foundation

/// What something is drawn with, as far as it is one colour.
public struct Paint: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// Given by numbers or as black or white: the same in every appearance.
    case fixed
    /// Given by code for the light and for the dark appearance (Apple: documentation of UIColor.init(dynamicProvider:)).
    case dynamic
    /// A colour of an asset catalog, by name.
    case asset(String)
    /// Follows the system's appearance, such as `primary` or `systemBackground`.
    case neutral(String)
    /// A hue of the system, such as `red` or the accent colour.
    case hue(String)
    /// Something translucent over something else.
    case mixed
    /// The colour in the middle of a gradient.
    case gradient
    /// A material, a picture, or what only run time knows.
    case unknown(String)
  }

  public var kind: Kind
  /// nil when it is not known.
  public var colors: ModeColors?
  /// The part of its strength that code leaves it (`Color.secondary.opacity(0.6)`).
  public private(set) var strength = 1.0
  /// Of a translucent colour over something that is not known: that colour, which lets only so much of it through.
  public var veil: ModeColors?
  /// Behind the veil nothing was seen to paint anything, so that the background of the screen shines through.
  public var isOnScreen = false

  public init(kind: Kind, colors: ModeColors?) {
    self.kind = kind
    self.colors = colors
  }

  public static func unknown(_ what: String) -> Paint { Paint(kind: .unknown(what), colors: nil) }

  /// The paint with a part of its alpha.
  public func faded(_ opacity: Double) -> Paint {
    var faded = Paint(kind: kind, colors: colors.map { $0.map { $0.faded(opacity) } })
    faded.strength = strength * min(1, max(0, opacity))
    return faded
  }

  /// This paint laid over another one. Opaque paint hides what is behind it, whatever that is.
  public func over(_ backdrop: Paint?) -> Paint {
    guard let colors else { return self }
    if colors.isOpaque { return self }
    guard let backdrop, let behind = backdrop.colors else {
      var result = Paint.unknown("what is behind")
      result.veil = kind == .gradient ? nil : ModeColors { mode in
        backdrop?.veil.map { colors[mode].over($0[mode]) } ?? colors[mode]
      }
      result.isOnScreen = backdrop?.isOnScreen ?? true
      return result
    }
    return Paint(kind: kind == .gradient ? .gradient : .mixed, colors: ModeColors { colors[$0].over(behind[$0]) })
  }
}

/// The settings of the system that a colour may depend on.
public enum ColorMode: String, Hashable, Sendable, CaseIterable {
  case light, dark, lightIncreased, darkIncreased

  public var isDark: Bool { self == .dark || self == .darkIncreased }
  public var isIncreased: Bool { self == .lightIncreased || self == .darkIncreased }
}

/// A colour in each mode of the system.
public struct ModeColors: Hashable, Sendable {
  public var light: RGBA
  public var dark: RGBA
  public var lightIncreased: RGBA
  public var darkIncreased: RGBA

  public init(_ color: (ColorMode) -> RGBA) {
    light = color(.light)
    dark = color(.dark)
    lightIncreased = color(.lightIncreased)
    darkIncreased = color(.darkIncreased)
  }

  /// The same in every mode.
  public init(always color: RGBA) { self.init { _ in color } }

  public subscript(mode: ColorMode) -> RGBA {
    switch mode {
    case .light: light
    case .dark: dark
    case .lightIncreased: lightIncreased
    case .darkIncreased: darkIncreased
    }
  }

  public func map(_ transform: (RGBA) -> RGBA) -> ModeColors { ModeColors { transform(self[$0]) } }

  public var isOpaque: Bool { ColorMode.allCases.allSatisfy { self[$0].alpha >= 1 } }
}

/// A colour in sRGB, parts and alpha from 0 to 1.
public struct RGBA: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public static let white = RGBA(red: 1, green: 1, blue: 1)
  public static let black = RGBA(red: 0, green: 0, blue: 0)

  public func faded(_ opacity: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * min(1, max(0, opacity)))
  }

  /// This colour laid over another one, blended in the encoded values as Core Animation does.
  public func over(_ behind: RGBA) -> RGBA {
    let result = alpha + behind.alpha * (1 - alpha)
    guard result > 0 else { return RGBA(red: 0, green: 0, blue: 0, alpha: 0) }
    func mix(_ front: Double, _ back: Double) -> Double {
      (front * alpha + back * behind.alpha * (1 - alpha)) / result
    }
    return RGBA(red: mix(red, behind.red), green: mix(green, behind.green), blue: mix(blue, behind.blue), alpha: result)
  }

  /// Relative luminance, 0 for black to 1 for white; alpha is not considered.
  ///
  /// Source: WCAG 2.2, definition of relative luminance (with the threshold 0.04045 of IEC 61966-2-1).
  public var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// A colour of Display P3 as the nearest one in sRGB; greys are the same in both.
  ///
  /// Source: W3C, CSS Color Module Level 4, sample code for colour conversions (Display P3 has the transfer function and the
  /// white of sRGB).
  public static func displayP3(red: Double, green: Double, blue: Double, alpha: Double = 1) -> RGBA {
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    return RGBA(
      red: encoded(1.2249401762805598 * r - 0.22494017628055996 * g),
      green: encoded(-0.042056954709688163 * r + 1.0420569547096881 * g),
      blue: encoded(-0.019637554590334432 * r - 0.078636045550631889 * g + 1.0982736001409663 * b), alpha: alpha)
  }

  /// A colour of the calibrated space in which Xcode once wrote the colours of interface files, as the nearest one in sRGB: its
  /// pure red is FF2600 there.
  ///
  /// Source: Apple, ICC profile "Generic RGB Profile" of macOS (gamma 1.8, red 0.4543 0.2426 0.0148, green 0.3533 0.6744
  /// 0.0904, blue 0.1566 0.0834 0.7195 of D50), with the matrix from D50 to sRGB of W3C, CSS Color Module Level 4.
  public var fromGenericRGB: RGBA {
    let (r, g, b) = (pow(max(0, red), 1.8), pow(max(0, green), 1.8), pow(max(0, blue), 1.8))
    return RGBA(
      red: Self.encoded(1.0246 * r - 0.0276 * g + 0.0030 * b), green: Self.encoded(0.0205 * r + 0.9490 * g + 0.0305 * b),
      blue: Self.encoded(-0.0021 * r - 0.0020 * g + 1.0041 * b), alpha: alpha)
  }

  private static func encoded(_ part: Double) -> Double {
    let part = min(1, max(0, part))
    return part <= 0.0031308 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055
  }

  private static func linear(_ part: Double) -> Double {
    let part = min(1, max(0, part))
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }

  /// Contrast ratio of two opaque colours, 1 to 21.
  ///
  /// Source: WCAG 2.2, definition of contrast ratio.
  public func contrast(with other: RGBA) -> Double {
    let (first, second) = (luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }
}
