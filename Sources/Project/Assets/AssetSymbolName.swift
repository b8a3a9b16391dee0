import SourceModel

/// The Swift names that Xcode generates for assets (`ImageResource.heroBanner` for `hero-banner`).
///
/// Source: Xcode 15 release notes, "Asset Catalogs", and `GeneratedAssetSymbols.swift` files of Xcode 15 to 26.
enum AssetSymbolName {
  /// The name of an asset, for one in a name space with that before it: `Onboarding.hero`.
  static func exact(_ asset: String, suffix: String) -> String {
    var parts = asset.split(separator: "/").map(String.init)
    guard let last = parts.popLast() else { return "" }
    return (parts.map { typeName($0) } + [member(last, suffix: suffix)]).joined(separator: ".")
  }

  /// What stays of a name or of an asset's name when letter case, separators and the suffix are taken away. Finds the
  /// asset where the exact rule is not ours, for example with acronyms and digits.
  static func loose(_ name: String, suffix: String) -> String {
    let letters = name.lowercased().filter { $0.isLetter || $0.isNumber }
    return letters.count > suffix.count && letters.hasSuffix(suffix.lowercased())
      ? String(letters.dropLast(suffix.count)) : letters
  }

  private static func words(_ name: String) -> [Substring] {
    name.split { !$0.isLetter && !$0.isNumber }
  }

  private static func typeName(_ name: String) -> String {
    words(name).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func member(_ name: String, suffix: String) -> String {
    let words = words(name)
    guard let first = words.first else { return "" }
    var result = lowercasedStart(first) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    if result.count > suffix.count, result.hasSuffix(suffix) { result.removeLast(suffix.count) }
    if result.first?.isNumber == true { result = "_" + result }
    return result
  }

  /// `HeroBanner` as `heroBanner`, `URLIcon` as `urlIcon`, `GC` as `gc`.
  private static func lowercasedStart(_ word: Substring) -> String {
    let capitals = word.prefix { $0.isUppercase }.count
    let length = capitals > 1 && capitals < word.count ? capitals - 1 : max(capitals, 1)
    return word.prefix(length).lowercased() + word.dropFirst(length)
  }
}
