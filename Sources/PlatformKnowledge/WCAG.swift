/// The success criteria of WCAG 2.2, levels A and AA.
public enum WCAG {
  /// The criterion of a number such as `1.1.1`.
  public static func criterion(_ id: String) -> Criterion? {
    byID[id]
  }

  /// Every criterion, in the order of WCAG.
  public static let all: [Criterion] = Table(.wcag).rows.map(Criterion.init)

  private static let byID = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
}

/// A success criterion of WCAG.
public struct Criterion: Hashable, Sendable {
  public enum Level: String, Hashable, Sendable, CaseIterable {
    case a = "A"
    case aa = "AA"
  }

  public let id: String
  public let title: String
  public let titleJapanese: String
  public let level: Level
  /// The clause of EN 301 549 for software that asks for it, in version 3.2.1 (WCAG 2.1); nil when it does not.
  public let en301549Clause: String?
  /// The same in version 4.1 (WCAG 2.2).
  public let en301549Clause41: String?
  /// The Accessibility Nutrition Labels of the App Store that evidence about it counts for, as their tags.
  public let nutritionLabels: [String]

  /// Title in a language; English for all but Japanese.
  public func title(language: String) -> String {
    language.hasPrefix("ja") ? titleJapanese : title
  }
}

extension Criterion {
  init(_ row: Table.Row) {
    self.init(
      id: row["id"], title: row["en"], titleJapanese: row["ja"], level: Level(rawValue: row["level"]) ?? .a,
      en301549Clause: row.optional("en301549-3.2.1"), en301549Clause41: row.optional("en301549-4.1"),
      nutritionLabels: row.list("nutrition"))
  }
}
