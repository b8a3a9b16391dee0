/// The classes of UIKit and what VoiceOver makes of their objects.
public enum UIKitClasses {
  /// A class by its name; dots and module names as in source, such as `UIButton.Configuration`.
  public static func named(_ name: String) -> UIKitClass? { index.classes[name] }

  /// Whether a class is another one or descends from it.
  public static func isKind(_ name: String, of ancestor: String) -> Bool {
    name == ancestor || index.ancestors[name]?.contains(ancestor) == true
  }

  /// Every class of the table, by name.
  public static var all: [UIKitClass] { index.classes.values.sorted { $0.name < $1.name } }

  /// What VoiceOver says for a system item of a bar; nil for an unknown one, empty for spaces.
  public static func systemName(ofBarButton item: String) -> String? { index.barButtons[item] }

  /// What VoiceOver says for a system item of a tab bar.
  public static func systemName(ofTab item: String) -> String? { index.tabs[item] }

  private struct Index: Sendable {
    var classes: [String: UIKitClass] = [:]
    /// What each class descends from.
    var ancestors: [String: Set<String>] = [:]
    var barButtons: [String: String] = [:]
    var tabs: [String: String] = [:]
  }

  private static let index: Index = {
    var index = Index()
    for row in Table(.uikitClasses).rows {
      let known = UIKitClass(row)
      index.classes[known.name] = known
    }
    for name in index.classes.keys {
      var next = index.classes[name]?.superclass
      while let ancestor = next {
        index.ancestors[name, default: []].insert(ancestor)
        next = index.classes[ancestor]?.superclass
      }
    }
    for row in Table(.uikitBarItems).rows {
      if row["kind"] == "tab" { index.tabs[row["item"]] = row["name"] } else { index.barButtons[row["item"]] = row["name"] }
    }
    return index
  }()
}

/// A class of UIKit.
public struct UIKitClass: Hashable, Sendable {
  /// Whether assistive technologies find an object of the class.
  public enum Elementhood: String, Hashable, Sendable, CaseIterable {
    /// It is an element, and what is below it is not reached.
    case yes
    /// It is none; what is below is reached.
    case no
    /// Neither it nor what is below.
    case never
    /// It is no view.
    case item
  }

  public let name: String
  public let superclass: String?
  public let element: Elementhood
  /// The name of a role of the accessibility model; nil for plain views.
  public let role: String?
  /// Names of traits.
  public let traits: [String]
}

extension UIKitClass {
  init(_ row: Table.Row) {
    self.init(
      name: row["class"], superclass: row.optional("superclass"),
      element: Elementhood(rawValue: row["element"]) ?? .no, role: row.optional("role"), traits: row.list("traits"))
  }
}
