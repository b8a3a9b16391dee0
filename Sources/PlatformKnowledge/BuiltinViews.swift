/// SwiftUI's own views, and the views that its sibling frameworks bring.
public enum BuiltinViews {
  /// What a view is in the accessibility tree, one row for each form that differs. Empty for views without recorded
  /// facts; `frameworkView(_:)` may still know them.
  ///
  /// Modifiers that put something into the tree (`searchable`, `swipeActions`) are found by their names too.
  public static func rows(for view: String) -> [BuiltinView] {
    index.rows[view] ?? []
  }

  /// Whether this is a public view type of SwiftUI or of a sibling framework.
  public static func isBuiltin(_ name: String) -> Bool {
    index.frameworkViews[name] != nil
  }

  /// Module and plain category of a public view type.
  public static func frameworkView(_ name: String) -> FrameworkView? {
    index.frameworkViews[name]
  }

  /// Every row of the table of built-in views.
  public static var all: [BuiltinView] { index.all }

  /// Every public view type that is known, by name.
  public static var frameworkViews: [FrameworkView] { index.frameworkViews.values.sorted { $0.name < $1.name } }

  private struct Index: Sendable {
    var all: [BuiltinView] = []
    var rows: [String: [BuiltinView]] = [:]
    var frameworkViews: [String: FrameworkView] = [:]
  }

  private static let index: Index = {
    var index = Index()
    for row in Table(.builtinViews).rows {
      let view = BuiltinView(row)
      index.all.append(view)
      for name in row["names"].isEmpty ? [view.view] : row.list("names") where name != "-" {
        index.rows[name, default: []].append(view)
      }
    }
    for row in Table(.frameworkViews).rows {
      let view = FrameworkView(row)
      index.frameworkViews[view.name] = view
    }
    return index
  }()
}

/// One form of a built-in view and what it is in the accessibility tree.
public struct BuiltinView: Hashable, Sendable {
  public let view: String
  /// The initialisers or the circumstances that the row is about.
  public let form: String
  /// Where the label comes from; nil when the view has none by itself.
  public let labelFrom: String?
  public let defaultTraits: [String]
  public let defaultValue: String?
  /// `element`, `container`, `transparent`, `absent` and the like, with what qualifies it.
  public let tree: String
  public let defaultActions: [String]
  public let confidence: Confidence
  public let source: String
  public let note: String?
}

extension BuiltinView {
  init(_ row: Table.Row) {
    self.init(
      view: row["view"], form: row["form"], labelFrom: row.optional("label"),
      defaultTraits: row.list("traits", separator: "|"), defaultValue: row.optional("value"), tree: row["tree"],
      defaultActions: row.list("actions", separator: "|"), confidence: Confidence(rawValue: row["confidence"]) ?? .low,
      source: FactSources.text(row.list("sources", separator: "|")), note: row.optional("note"))
  }
}

/// A public view type.
public struct FrameworkView: Hashable, Sendable {
  public enum Category: String, Hashable, Sendable, CaseIterable {
    /// Contributes nothing; its children are its parent's.
    case transparent
    /// Groups its children; never focused itself.
    case container
    /// One thing to focus that is not operated: text, picture, progress.
    case element
    /// Draws and has no element of its own.
    case absent
    /// One thing, or a few, that a person operates.
    case control
    /// Content that comes from the system or another framework and cannot be seen in source.
    case platform
  }

  public let name: String
  public let module: String
  public let category: Category
  /// Which protocol of shapes it conforms to; nil for what is no shape.
  public let shape: Shape?
  public let note: String?

  public enum Shape: String, Hashable, Sendable {
    case plain = "Shape"
    /// One that can be inset: it fills the frame that it is given.
    case insettable = "InsettableShape"
  }
}

extension FrameworkView {
  init(_ row: Table.Row) {
    self.init(
      name: row["view"], module: row["module"], category: Category(rawValue: row["category"]) ?? .platform,
      shape: Shape(rawValue: row["shape"]), note: row.optional("note"))
  }
}
