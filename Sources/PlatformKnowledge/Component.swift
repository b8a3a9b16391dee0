/// A view from outside the project, and the built-in view that it behaves as, as a project's configuration says.
public struct Component: Hashable, Sendable {
  /// What it behaves as.
  public enum Behavior: Hashable, Sendable {
    /// As a view of SwiftUI with the same arguments.
    case builtin(String)
    /// As one of the kinds of views that packages bring.
    case kind(ThirdPartyView.Behavior)

    /// Reads the name of a built-in view (`Button`) or of a kind (`spinner`); nil for everything else.
    public init?(name: String) {
      if BuiltinViews.isBuiltin(name) {
        self = .builtin(name)
      } else if let kind = ThirdPartyView.Behavior(rawValue: name) {
        self = .kind(kind)
      } else {
        return nil
      }
    }

    /// Every name that stands for a behaviour, sorted.
    public static let names: [String] =
      (BuiltinViews.frameworkViews.map(\.name) + ThirdPartyView.Behavior.allCases.map(\.rawValue)).sorted()
  }

  /// The name of the view type, without module and generic arguments.
  public var name: String
  public var behavesAs: Behavior
  /// The argument that gives the label, `_` for the first one without a label of its own; nil for the same as the
  /// built-in view has.
  public var labelArgument: String?

  public init(name: String, behavesAs: Behavior, labelArgument: String? = nil) {
    self.name = name
    self.behavesAs = behavesAs
    self.labelArgument = labelArgument
  }

  /// The component as a row of the table of packages' views; nil when it behaves as a built-in view.
  public var thirdPartyView: ThirdPartyView? {
    // A picture's first argument is its file, so a label in its place would be lost.
    let kind: ThirdPartyView.Behavior
    switch behavesAs {
    case .kind(let own): kind = own
    case .builtin("Image") where labelArgument != nil: kind = .image
    case .builtin: return nil
    }
    return ThirdPartyView(
      name: name, package: "", behavesAs: kind, labelArgument: labelArgument, reason: "the configuration says so")
  }
}

/// What a project's configuration says about views and modifiers from outside the project.
public struct ComponentTable: Hashable, Sendable {
  public let views: [String: Component]
  /// Modifiers that do not change the accessibility tree.
  public let harmlessModifiers: Set<String>

  /// Names of built-in views are left out: those behave as they do.
  public init(views: [Component] = [], harmlessModifiers: Set<String> = []) {
    let others = views.filter { !BuiltinViews.isBuiltin($0.name) }
    self.views = Dictionary(others.map { ($0.name, $0) }) { first, _ in first }
    self.harmlessModifiers = harmlessModifiers
  }
}
