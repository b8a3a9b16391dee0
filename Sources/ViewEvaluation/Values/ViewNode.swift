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
    switch self {
    case .group(let nodes): nodes.allSatisfy(\.isEmpty)
    case .branch(let branches): branches.allSatisfy(\.view.isEmpty)
    case .modified, .primitive, .custom, .opaque: false
    }
  }

  /// Whether its type is `EmptyView`; nil where it is not known. A branch has a type of its own, whatever is in it.
  var isEmptyView: Bool? {
    switch self {
    case .primitive(let view): view.name == "EmptyView"
    case .group(let nodes): nodes.isEmpty ? true : nodes.count == 1 ? nodes[0].isEmptyView : false
    case .modified, .branch, .custom: false
    case .opaque: nil
    }
  }

  /// Where the first view of it stands; nil when there is none among the first few of its parts: a view that doubles has
  /// no end.
  public var source: SourceRange? {
    var parts = Self.partsForSource
    return source(within: &parts)
  }

  private static let partsForSource = 200

  private func source(within parts: inout Int) -> SourceRange? {
    parts -= 1
    guard parts > 0 else { return nil }
    switch self {
    case .primitive(let view): return view.source
    case .modified(_, let call): return call.source
    case .group(let nodes):
      for node in nodes { if let source = node.source(within: &parts) { return source } }
    case .branch(let branches):
      for branch in branches { if let source = branch.view.source(within: &parts) { return source } }
    case .custom(let view): return view.source
    case .opaque(let view): return view.source
    }
    return nil
  }

  /// Whether it may be the same view: made by the same code in the same shape, of values that do not differ at sight. What
  /// is not cannot be the same.
  public func mayBe(_ other: ViewNode) -> Bool {
    var difference = SightedDifference()
    return !difference.isBetween(self, other)
  }

  /// The built-in view under all modifiers, where there is exactly one.
  public var primitive: PrimitiveView? {
    switch self {
    case .primitive(let view): view
    case .modified(let base, _): base.primitive
    case .group(let nodes) where nodes.count == 1: nodes[0].primitive
    case .custom, .group, .branch, .opaque: nil
    }
  }

  /// The name of the built-in view under all modifiers, where it is the same in all branches.
  public var commonPrimitive: String? {
    switch self {
    case .primitive(let view): return view.name
    case .modified(let base, _): return base.commonPrimitive
    case .group(let nodes): return nodes.count == 1 ? nodes[0].commonPrimitive : nil
    case .branch(let branches):
      let names = branches.map(\.view.commonPrimitive)
      return names.allSatisfy { $0 == names.first } ? names.first ?? nil : nil
    case .custom, .opaque: return nil
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

/// A view that is there under a condition.
public struct ViewBranch: Sendable {
  public var condition: Condition
  public var view: ViewNode

  public init(condition: Condition, view: ViewNode) {
    self.condition = condition
    self.view = view
  }
}

/// One of the project's own views, in its place.
public struct CustomView: Sendable {
  public var declaration: TypeDeclaration
  /// The call that makes it.
  public var source: SourceRange
  /// The view itself, with what its initialiser bound. Its body is evaluated when somebody asks for it
  /// (`Evaluator.body(of:)`): a view that is only shown later, as by a sheet, costs nothing.
  let receiver: Value

  /// The views, and the closures that may build some, that its initialiser bound, with where they are written.
  var handed: [(value: Value, source: SourceRange)] {
    if case .instance(let instance) = receiver { instance.handed } else { [] }
  }

  /// Where what it was handed to show is written.
  public var handedViews: [SourceRange] { handed.map(\.source) }

  /// Whether the use says what by itself the view does not know: words, the name of a picture, or a colour.
  public var isToldByItsUse: Bool {
    guard case .instance(let instance) = receiver else { return false }
    return declaration.members.properties.contains { property in
      property.initializer == nil && property.getter == nil && instance.fields[property.name]?.isToldInSource ?? false
    }
  }
}

extension Value {
  /// Words or a colour that are written in the source.
  fileprivate var isToldInSource: Bool {
    switch self {
    case .text(let text): text.segments.contains { if case .text(let words) = $0 { words.contains(where: \.isLetter) } else { false } }
    case .member(let member): member.type == "Color"
    case .view(.primitive(let view)): view.name == "Color"
    default: false
    }
  }
}

extension Instance {
  /// The views, and the closures that may build some, that its initialiser bound, with where they are written.
  var handed: [(value: Value, source: SourceRange)] { fieldNames.flatMap { fields[$0]?.shown ?? [] } }
}

extension Instance {
  /// What a wrapper of a platform view was handed, models and lists of them looked into: tabs with their content.
  var handedInside: [(value: Value, source: SourceRange)] {
    fieldNames.flatMap { fields[$0]?.shownInside(Self.modelDepth) ?? [] }
  }

  private static let modelDepth = 2

  /// The views that a model holds, such as the picture and the words of a page.
  fileprivate var heldViews: [(value: Value, source: SourceRange)] {
    fieldNames.compactMap { name in
      guard let value = fields[name], case .view(let node) = value, let source = node.source else { return nil }
      return (value, source)
    }
  }
}

extension Value {
  /// The same in lists and models.
  fileprivate func shownInside(_ depth: Int) -> [(value: Value, source: SourceRange)] {
    switch self {
    case .array(let members) where depth > 0: members.flatMap { $0.shownInside(depth) }
    case .instance(let model) where depth > 0 && !model.declaration.members.properties.contains { $0.name == "body" }:
      model.fieldNames.flatMap { model.fields[$0]?.shownInside(depth - 1) ?? [] }
    default: shown
    }
  }

  fileprivate var shown: [(value: Value, source: SourceRange)] {
    switch self {
    case .view(let node): node.source.map { [(self, $0)] } ?? []
    case .closure(let closure): closure.mayBuildViews ? [(self, closure.range)] + closure.handedOn : []
    case .instance(let instance):
      instance.declaration.members.properties.contains { $0.name == "body" }
        ? [(self, instance.source)] : instance.heldViews
    case .choice(let alternatives): alternatives.flatMap(\.value.shown)
    default: []
    }
  }
}

extension ClosureValue {
  /// The closures that were handed to the code around it and that it calls: an initialiser may wrap what it got.
  fileprivate var handedOn: [(value: Value, source: SourceRange)] {
    var found: [(value: Value, source: SourceRange)] = []
    var open = closure.body.items
    while let item = open.popLast() {
      item.appendParts(to: &open)
      guard case .expression(let expression) = item, case .call(let call) = expression.kind,
        case .name(let name) = call.callee.kind, case .closure(let inner)? = scope.local(name),
        inner.range != range, inner.mayBuildViews, !found.contains(where: { $0.source == inner.range })
      else { continue }
      found.append((.closure(inner), inner.range))
    }
    return found
  }

  /// Whether what it ends in may be a view: not an assignment, and no call of something in lower case alone.
  fileprivate var mayBuildViews: Bool {
    closure.body.statements.contains { statement in
      switch statement {
      case .expression(let expression), .returned(let expression?): expression.mayMakeView
      case .conditional, .selection: true
      default: false
      }
    }
  }
}

extension Expression {
  fileprivate var mayMakeView: Bool {
    switch kind {
    case .name, .ternary, .conditional, .selection, .compileTime: true
    case .member(let base, _): base?.mayMakeView ?? false
    case .call(let call): call.callee.mayMakeView
    case .specialized(let inner, _), .optionalChain(let inner), .forceUnwrap(let inner): inner.mayMakeView
    default: false
    }
  }
}

/// A view that could not be followed.
public struct OpaqueView: Sendable {
  public var name: String
  public var reason: UnknownReason
  public var source: SourceRange
  /// Closures that it was handed, which may build a part of it.
  public var content: [EvaluatedArgument]

  public init(name: String, reason: UnknownReason, source: SourceRange, content: [EvaluatedArgument] = []) {
    self.name = name
    self.reason = reason
    self.source = source
    self.content = content
  }
}
