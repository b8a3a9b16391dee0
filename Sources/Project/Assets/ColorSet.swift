import Foundation

/// The `Contents.json` of a `.colorset`.
///
/// Source: Apple, "Asset Catalog Format Reference: Named Color Type", and files written by Xcode 15 to 26.
enum ColorSet {
  /// The colour, nil when it refers to colours of the system in some appearances, whose values only the system knows; one
  /// without variants where it refers to the same in all, and where nobody chose any, as Xcode makes the accent colour of
  /// a new app.
  static func read(_ bytes: [UInt8]) throws(FileError) -> ColorAsset? {
    let root: JSONValue
    do { root = try JSONReader.read(bytes) } catch {
      throw FileError("is not a valid colour: line \(error.line): \(error.message)")
    }
    let entries = root["colors"]?.array ?? []
    let references = entries.map { $0["color"]?["reference"]?.string }
    if references.contains(where: { $0 != nil }) {
      guard Set(references).count == 1, let reference = references.first.flatMap({ $0 }) else { return nil }
      // Xcode writes `systemCyanColor`.
      let name = reference.hasSuffix("Color") ? String(reference.dropLast("Color".count)) : reference
      return ColorAsset(variants: [], systemName: name)
    }
    if entries.allSatisfy({ $0["color"] == nil }) { return ColorAsset(variants: []) }
    var variants: [ColorAsset.Variant] = []
    // A colour for all devices goes before one for a certain device.
    let ordered = entries.filter { isUniversal($0) } + entries.filter { !isUniversal($0) }
    for variant in ordered.compactMap(variant) {
      let isKnown = variants.contains {
        $0.appearance == variant.appearance && $0.highContrast == variant.highContrast
      }
      if !isKnown { variants.append(variant) }
    }
    variants.sort { order($0) < order($1) }
    return variants.isEmpty ? nil : ColorAsset(variants: variants)
  }

  private static func isUniversal(_ entry: JSONValue) -> Bool {
    entry["idiom"]?.string == "universal" && entry["subtype"] == nil && entry["display-gamut"]?.string != "display-P3"
  }

  private static func order(_ variant: ColorAsset.Variant) -> Int {
    let appearance = [ColorAsset.Appearance.any, .light, .dark].firstIndex(of: variant.appearance) ?? 0
    return appearance * 2 + (variant.highContrast ? 1 : 0)
  }

  private static func variant(_ entry: JSONValue) -> ColorAsset.Variant? {
    // `platform` and `reference` stand in place of components for colours of the system.
    guard let components = entry["color"]?["components"] else { return nil }
    var variant = ColorAsset.Variant(appearance: .any, highContrast: false, red: 0, green: 0, blue: 0, alpha: 1)
    for appearance in entry["appearances"]?.array ?? [] {
      switch (appearance["appearance"]?.string, appearance["value"]?.string) {
      case ("luminosity", "dark"): variant.appearance = .dark
      case ("luminosity", "light"): variant.appearance = .light
      case ("contrast", "high"): variant.highContrast = true
      default: break
      }
    }
    if let alpha = component(components["alpha"], isAlpha: true) { variant.alpha = alpha }
    if let white = component(components["white"]) {
      (variant.red, variant.green, variant.blue) = (white, white, white)
      return variant
    }
    guard let red = component(components["red"]), let green = component(components["green"]),
      let blue = component(components["blue"])
    else { return nil }
    (variant.red, variant.green, variant.blue) = (red, green, blue)
    return variant
  }

  /// Xcode writes texts: `0.500` as part of one, `128` of 255, `0x80` of 255; alpha always as part of one.
  private static func component(_ value: JSONValue?, isAlpha: Bool = false) -> Double? {
    switch value {
    case .number(let number): return number.isFinite ? (number > 1 ? number / 255 : number) : nil
    case .string(let text):
      let text = text.trimmingCharacters(in: .whitespaces)
      if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
      if let whole = Int(text), !isAlpha || whole > 1 { return Double(whole) / 255 }
      return Double(text).flatMap { $0.isFinite ? $0 : nil }
    default: return nil
    }
  }
}
