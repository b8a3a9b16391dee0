/// How code of AppKit gives views content, by the names that it uses for that.
public enum AppKitContent {
  /// Whether a method puts a view into another or says something of one to assistive technologies.
  public static func isCall(_ name: String) -> Bool { names("call").contains(where: name.hasPrefix) }

  /// Whether a property holds views.
  public static func isMember(_ name: String) -> Bool { names("member").contains(name) }

  /// Whether a class is called like one that is a view or holds some.
  public static func isView(_ name: String) -> Bool { names("class").contains(where: name.hasSuffix) }

  /// The classes whose subclasses fill a window or a part of one: controllers, and items of a collection.
  public static var screens: [String] { names("screen") }

  private static func names(_ kind: String) -> [String] { byKind[kind] ?? [] }

  private static let byKind = Dictionary(grouping: Table(.appkitContent).rows) { $0["kind"] }.mapValues { rows in
    rows.map { $0["name"] }
  }
}
