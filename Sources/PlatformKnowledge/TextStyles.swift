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

  /// Whether there is a style of this name.
  public static func contains(_ style: String) -> Bool { sizes[style] != nil }

  /// The styles of UIKit, by what SwiftUI calls them, that have names of their own (`UIFont.TextStyle`).
  private static let uiKitNames = ["caption": "caption1", "title": "title1"]

  /// What UIKit calls a style.
  public static func uiKitName(of style: String) -> String { uiKitNames[style] ?? style }

  /// What SwiftUI calls a style of UIKit.
  public static func name(ofUIKit style: String) -> String { uiKitNames.first { $0.value == style }?.key ?? style }

  /// The style whose default size is nearest, the smaller of two; headline is left out, being body in bold.
  public static func nearest(to size: Double) -> String {
    let candidates = rows.map(\.style).filter { $0 != "headline" }
    let distances = candidates.map { style in
      let own = sizes[style]?["large"]?.size ?? 0
      return (abs(own - size), own, style)
    }
    return distances.min { ($0.0, $0.1) < ($1.0, $1.1) }?.2 ?? "body"
  }

  /// The style whose default size on a system is nearest, the smaller of two; nil where none has about this size.
  ///
  /// - Parameter system: By the name that `os()` gives it.
  public static func nearest(to size: Double, on system: String) -> String? {
    guard system != "iOS" else { return nearest(to: size) }
    let nearest = (elsewhere[system] ?? []).filter { $0.style != "headline" }
      .min { (abs($0.size - size), $0.size) < (abs($1.size - size), $1.size) }
    return nearest.flatMap { abs($0.size - size) <= size / 3 ? $0.style : nil }
  }

  private static let elsewhere = Dictionary(
    grouping: Table(.systemTextStyles).rows.compactMap { row in
      Double(row["size"]).map { (system: row["system"], style: row["style"], size: $0) }
    }, by: \.system)

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
