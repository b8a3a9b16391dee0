/// One symbol, or one overload of it, of Apple's accessibility API.
public struct APIEntry: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case attribute, environment, initializer, method, notification, property, trait, type
    case enumCase = "enum-case"
    case propertyWrapper = "property-wrapper"
    case statusFlag = "status-flag"
    case viewModifier = "view-modifier"
  }

  public enum Framework: String, Hashable, Sendable, CaseIterable {
    /// SwiftUI, AttributedString, and what goes with them.
    case swiftUI
    /// UIKit, NSAttributedString, and what goes with them.
    case uiKit
  }

  /// As in `accessibilityLabel(_:isEnabled:)` or `AccessibilityTraits.isToggle`.
  public let symbol: String
  public let kind: Kind
  public let signature: String
  /// First version of each platform; nil when the platform does not have it, or when that is not known.
  public let ios: String?
  public let macos: String?
  public let tvos: String?
  public let watchos: String?
  public let visionos: String?
  public let deprecated: String?
  public let replacement: String?
  /// What a modifier is declared on: `View`, `Text` or `TabContent`.
  public let container: String?
  public let summary: String
  public let source: String
  public let note: String?
  public let framework: Framework
}

extension APIEntry {
  init(_ row: Table.Row, framework: Framework) {
    self.init(
      symbol: row["symbol"], kind: Kind(rawValue: row["kind"]) ?? .type, signature: row["signature"],
      ios: row.optional("ios"), macos: row.optional("macos"), tvos: row.optional("tvos"),
      watchos: row.optional("watchos"), visionos: row.optional("visionos"), deprecated: row.optional("deprecated"),
      replacement: row.optional("replacement"), container: row.optional("container"), summary: row["summary"],
      source: FactSources.text(row["source"]), note: row.optional("note"), framework: framework)
  }

  /// The symbol without its argument labels, split at the dots: `["Image", "init"]`.
  private var path: [String] {
    symbol.prefix { $0 != "(" }.split(separator: ".").map(String.init)
  }

  /// The names under which code may mention the symbol: `isToggle` and `AccessibilityTraits.isToggle`; the type for
  /// an initialiser.
  var names: [String] {
    var path = path
    if path.last == "init" { path.removeLast() }
    let full = path.joined(separator: ".")
    guard let base = path.last, base != full else { return [full] }
    return [base, full]
  }

  /// The argument labels of the symbol, `_` for none; nil when it is not called.
  public var argumentLabels: [String]? {
    guard let open = symbol.firstIndex(of: "("), symbol.last == ")" else { return nil }
    return symbol[symbol.index(after: open)...].dropLast().split(separator: ":").map(String.init)
  }

  /// Versions and deprecation: what a deployment target is compared with.
  var availability: [String?] { [ios, macos, tvos, watchos, visionos, deprecated] }
}
