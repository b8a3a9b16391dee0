/// The text styles of iOS and how large they are, and what others come to elsewhere.
public enum TextStyles {
  /// Size and line height in points.
  public struct Size: Hashable, Sendable {
    public let size, line: Double
  }

  /// The size of a style at the default text size; nil when there is no such style.
  public static func size(of style: String) -> Size? { sizes[style]?["large"] }

  /// The size of a style at a text size: `large` or one of `accessibility1` to `accessibility5`.
  public static func size(of style: String, at textSize: String) -> Size? { sizes[style]?[textSize] }

  /// The smallest text size at which every style that is read as text has twice its default size, as WCAG 1.4.4 asks:
  /// body grows from 17 to 40 points.
  public static let doubled = "accessibility3"

  /// The largest text size that people can choose.
  public static let largest = "accessibility5"

  /// Whether there is a style of this name.
  public static func contains(_ style: String) -> Bool { sizes[style] != nil }

  /// What UIKit calls a style.
  public static func uiKitName(of style: String) -> String { uiKitNames[style] ?? style }

  /// What SwiftUI calls a style of UIKit.
  public static func name(ofUIKit style: String) -> String { uiKitNames.first { $0.value == style }?.key ?? style }

  /// How interface files name a style: `UICTFontTextStyleBody`.
  public static func interfaceBuilderName(of style: String) -> String? {
    interfaceBuilderNames[style].map { interfaceBuilderStart + $0 }
  }

  /// The style whose name stands in a piece of an interface file.
  public static func style(inInterfaceBuilder text: String) -> String? {
    guard let start = text.firstRange(of: interfaceBuilderStart)?.upperBound else { return nil }
    let name = text[start...].prefix { $0 != "\"" }
    return interfaceBuilderNames.first { $0.value == name }?.key
  }

  private static let interfaceBuilderStart = "UICTFontTextStyle"
  private static let uiKitNames = names("uikit")
  private static let interfaceBuilderNames = names("interface-builder")

  private static func names(_ column: String) -> [String: String] {
    Dictionary(rows.map { ($0.style, $0.row[column]) }) { first, _ in first }
  }

  /// The size of a style in points at the default text size of a system, as far as that publishes it.
  ///
  /// - Parameter system: By the name that `os()` gives it.
  public static func points(of style: String, on system: String?) -> Double? {
    guard let system, let styles = elsewhere[system] else { return size(of: style)?.size }
    return styles.first { $0.style == style }?.size
  }

  /// The style whose default size is nearest, the smaller of two, for numbers that grow as it does; headline is left
  /// out, being body in bold.
  public static func nearest(to size: Double, on system: String? = nil) -> String {
    styles(of: system).min { (abs($0.size - size), $0.size) < (abs($1.size - size), $1.size) }?.style ?? "body"
  }

  /// The smallest style that is not smaller than a number of points at the default text size and looks about the same;
  /// nil where the next one is more than so many points larger.
  ///
  /// - Parameters:
  ///   - system: By the name that `os()` gives it.
  ///   - missing: Styles that one of the systems lacks which the code runs on. Where one of these would be the answer, one that
  ///     is smaller by what looks about the same takes its place if no larger one does.
  public static func fitting(
    _ size: Double, growth: Double = likeGrowth, on system: String? = nil, without missing: Set<String> = []
  ) -> String? {
    let all = styles(of: system).filter { (-likeGrowth...growth).contains($0.size - size) }
    let usual = all.filter { $0.size >= size }.min { $0.size < $1.size }?.style
    guard let usual, missing.contains(usual) else { return usual }
    return all.filter { !missing.contains($0.style) }.min { abs($0.size - size) < abs($1.size - size) }?.style
  }

  /// The first version of a system that SwiftUI has a style in.
  ///
  /// - Parameter system: By the name that `os()` gives it.
  public static func version(of style: String, on system: String) -> String? {
    versions[style]?[system.lowercased()]
  }

  /// The styles that SwiftUI has.
  public static var all: [String] { rows.map(\.style) }

  /// Points that a text may grow by and look as before.
  public static let likeGrowth = 2.0

  private static func styles(of system: String?) -> [(style: String, size: Double)] {
    let all = system.flatMap { elsewhere[$0] }?.map { ($0.style, $0.size) }
      ?? rows.compactMap { row in sizes[row.style]?["large"].map { (row.style, $0.size) } }
    return all.filter { $0.0 != "headline" }
  }

  private static let elsewhere = Dictionary(
    grouping: Table(.systemTextStyles).rows.compactMap { row in
      Double(row["size"]).map { (system: row["system"], style: row["style"], size: $0) }
    }, by: \.system)

  private static let versions = Dictionary(
    rows.map { style, row in (style, Dictionary(uniqueKeysWithValues: ["ios", "macos", "tvos", "watchos"].map { ($0, row[$0]) })) }
  ) { first, _ in first }

  private static let rows: [(style: String, row: Table.Row)] = Table(.textStyles).rows.map { ($0["style"], $0) }

  private static let sizes: [String: [String: Size]] = {
    var result: [String: [String: Size]] = [:]
    let columns = Table(.textStyles).columns.dropFirst()
    for (style, row) in rows {
      for column in columns {
        let parts = row[column].split(separator: "/").compactMap { Double($0) }
        if parts.count == 2 { result[style, default: [:]][column] = Size(size: parts[0], line: parts[1]) }
      }
    }
    return result
  }()
}
