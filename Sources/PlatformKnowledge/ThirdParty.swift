/// Widely used views and modifiers of third parties, so that they need not count as unknown.
public enum ThirdParty {
  public static func view(_ name: String) -> ThirdPartyView? {
    index.views[name]
  }

  /// Every view that is known, by name.
  public static var views: [ThirdPartyView] { index.views.values.sorted { $0.name < $1.name } }

  /// Whether a modifier does not change the accessibility tree.
  /// - Parameter view: The view it is called on. Names such as `retry` or `fade` mean something only on the views of
  ///   their package; without a view only modifiers that fit every view are known.
  public static func isHarmlessModifier(_ name: String, on view: String? = nil) -> Bool {
    guard let receivers = index.harmless[name] else { return false }
    return receivers.contains("") || view.map(receivers.contains) == true
  }

  /// Whether a modifier presents what its closure makes, as `sheet` does.
  public static func isPresentation(_ name: String) -> Bool { index.presenting.contains(name) }

  /// Whether a modifier shows what it is given until the picture that it is called on is loaded.
  public static func isPlaceholder(_ name: String, on view: String?) -> Bool {
    view.map { index.awaiting[name]?.contains($0) ?? false } ?? false
  }

  private struct Index: Sendable {
    var views: [String: ThirdPartyView] = [:]
    /// Modifier to the views that have it; the empty name stands for every view.
    var harmless: [String: Set<String>] = [:]
    var presenting: Set<String> = []
    /// Modifier to the views that have it.
    var awaiting: [String: Set<String>] = [:]
  }

  private static let index: Index = {
    var index = Index()
    for row in Table(.thirdPartyViews).rows {
      let view = ThirdPartyView(row)
      index.views[view.name] = view
    }
    for row in Table(.thirdPartyModifiers).rows {
      if row.optional("behaves") == "presents" {
        index.presenting.insert(row["name"])
        continue
      }
      let receivers = row.list("on")
      if row.optional("behaves") == "awaits" {
        index.awaiting[row["name"], default: []].formUnion(receivers)
        continue
      }
      index.harmless[row["name"], default: []].formUnion(receivers.isEmpty ? [""] : receivers)
    }
    return index
  }()
}

/// A view of a third party and what it is to assistive technologies.
public struct ThirdPartyView: Hashable, Sendable {
  public enum Behavior: String, Hashable, Sendable, CaseIterable {
    /// A picture without a name.
    case image
    /// As SwiftUI's `AsyncImage` with the same arguments.
    case asyncImage
    /// A text for each of the arguments that are its label.
    case texts
    case text, button, toggle, textField, searchField, textEditor
    /// A progress indicator without a value.
    case spinner
    /// Shows its content and adds nothing.
    case transparent
    case container
    /// No element at all.
    case absent
    /// Cannot be seen in source.
    case platform
  }

  public let name: String
  /// Owner and repository.
  public let package: String
  public let behavesAs: Behavior
  /// The argument that gives the label, `_` for the first one without a label of its own; several for `texts`.
  public let labelArgument: String?
  public let reason: String
}

extension ThirdPartyView {
  init(_ row: Table.Row) {
    self.init(
      name: row["view"], package: row["package"], behavesAs: Behavior(rawValue: row["behaves"]) ?? .platform,
      labelArgument: row.optional("label"), reason: row["reason"])
  }
}
