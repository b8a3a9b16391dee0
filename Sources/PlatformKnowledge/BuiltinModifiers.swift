/// What a modifier of SwiftUI or a sibling framework bears on.
public enum ModifierCategory: String, Hashable, Sendable, CaseIterable {
  /// No effect on the accessibility tree: layout, drawing, animation, life cycle.
  case visual
  /// Changes what assistive technologies get: `accessibility…`, `speech…`, `hidden`, `opacity`, `help`, redaction.
  case accessibility
  /// Shows other content above this, or configures how it is shown: sheets, alerts, popovers, pickers of the system.
  case presentation
  /// Sets styles or values for the views below, which may change what they are in the tree.
  case environment
  /// Input: gestures, focus, enabling, drag and drop, editing, keyboard.
  case interaction
  /// Adds content: backgrounds, overlays, toolbars, titles, badges, menus, row actions.
  case content
}

/// The modifiers of SwiftUI and of its sibling frameworks up to the iOS 26 SDK, by name.
public enum BuiltinModifiers {
  /// What the modifier bears on; nil for a name that is not one of theirs.
  public static func category(of name: String) -> ModifierCategory? {
    modifiers[name]?.category
  }

  /// Everything recorded of a modifier.
  public static func modifier(named name: String) -> BuiltinModifier? {
    modifiers[name]
  }

  /// Every modifier, by name.
  public static var all: [BuiltinModifier] { modifiers.values.sorted { $0.name < $1.name } }

  private static let modifiers: [String: BuiltinModifier] = {
    let rows = Table(.modifiers).rows.map { row in
      BuiltinModifier(
        name: row["name"], category: ModifierCategory(rawValue: row["category"]) ?? .content,
        module: row.optional("module"), note: row.optional("note"))
    }
    return Dictionary(rows.map { ($0.name, $0) }) { first, _ in first }
  }()
}

/// A modifier of a framework.
public struct BuiltinModifier: Hashable, Sendable {
  public let name: String
  public let category: ModifierCategory
  /// The module that declares it; nil where that is not certain.
  public let module: String?
  /// What its category does not say.
  public let note: String?
}
