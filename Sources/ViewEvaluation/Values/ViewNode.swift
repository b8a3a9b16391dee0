import AccessibilityModel
import SourceModel
import SwiftSource

/// A view after evaluation: the project's own views, modifiers and helpers are gone into what they are made of, and
/// what is left are views and modifiers from outside, branches, and parts that could not be followed.
public indirect enum ViewNode: Sendable {
  case primitive(PrimitiveView)
  case modified(ViewNode, ModifierCall)
  case group([ViewNode])
  case branch([ViewBranch])
  case custom(CustomView)
  case opaque(OpaqueView)

  public static let empty = ViewNode.group([])

  public var isEmpty: Bool {
    if case .group(let nodes) = self { return nodes.allSatisfy(\.isEmpty) }
    return false
  }

  /// The built-in view under all modifiers, where there is exactly one.
  public var primitive: PrimitiveView? {
    switch self {
    case .primitive(let view): view
    case .modified(let base, _): base.primitive
    case .custom(let view): view.body.primitive
    case .group(let nodes) where nodes.count == 1: nodes[0].primitive
    case .group, .branch, .opaque: nil
    }
  }
}

/// A view that is declared outside the project: built in, third-party or unknown.
public struct PrimitiveView: Sendable {
  public var name: String
  public var arguments: [EvaluatedArgument]
  /// The call that makes it, without modifiers.
  public var source: SourceRange

  public init(name: String, arguments: [EvaluatedArgument], source: SourceRange) {
    self.name = name
    self.arguments = arguments
    self.source = source
  }
}

/// A modifier that is declared outside the project, applied.
public struct ModifierCall: Sendable {
  public var name: String
  public var arguments: [EvaluatedArgument]
  /// The view with this modifier: from the start of the chain to the end of the call.
  public var source: SourceRange
  /// From the dot to the end of the call.
  public var callRange: SourceRange

  public init(name: String, arguments: [EvaluatedArgument], source: SourceRange, callRange: SourceRange) {
    self.name = name
    self.arguments = arguments
    self.source = source
    self.callRange = callRange
  }
}

public struct ViewBranch: Sendable {
  public var condition: Condition
  public var view: ViewNode
}

/// One of the project's own views, in its place.
public struct CustomView: Sendable {
  public var declaration: TypeDeclaration
  /// The call that makes it.
  public var source: SourceRange
  public var body: ViewNode
}

/// A view that could not be followed.
public struct OpaqueView: Sendable {
  public var name: String
  public var reason: UnknownReason
  public var source: SourceRange
  /// Views that were handed to it, which may or may not be shown.
  public var content: [ViewNode]
}
