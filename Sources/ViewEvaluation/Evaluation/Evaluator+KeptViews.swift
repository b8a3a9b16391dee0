import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// Views that code hands on instead of showing them in its place.
extension Evaluator {
  /// A view that an action keeps.
  public struct KeptView {
    /// The name of the state or binding that gets it.
    public let state: String
    public let view: ViewNode
    public let source: SourceRange
  }

  /// The views that an action puts into a state or a binding, which shows them elsewhere from then on.
  public func viewsKept(by action: Value) -> [KeptView] {
    guard case .closure(let closure) = action else { return [] }
    var kept: [KeptView] = []
    var open = closure.closure.body.items
    while let item = open.popLast() {
      item.appendParts(to: &open)
      guard case .expression(let expression) = item, case .assignment(let target, let value) = expression.kind,
        let name = viewState(target, in: closure.scope) else { continue }
      let shown = evaluate(value, in: Scope(parent: closure.scope))
      guard let present = isViewValue(shown) ? presence(shown) : nil else { continue }
      let node = view(from: present, source: value.range)
      kept.append(KeptView(state: name, view: node, source: node.source ?? value.range))
    }
    return kept.sorted { $0.source < $1.source }
  }

  /// Without the alternative in which there is none.
  private func presence(_ value: Value) -> Value? {
    guard case .choice(let alternatives) = value else { return value }
    return presence(of: alternatives)
  }

  /// The name of a property of `self` that holds views; nil for any other target of an assignment.
  private func viewState(_ target: Expression, in scope: Scope) -> String? {
    let name: String
    switch target.kind {
    case .name(let plain) where scope.local(plain) == nil: name = plain
    case .member(let base?, let member):
      guard case .name("self") = base.kind else { return nil }
      name = member
    default: return nil
    }
    let type: TypeDeclaration
    switch scope.receiver {
    case .instance(let instance)?: type = instance.declaration
    case .unknown(let unknown)?:
      guard let declaration = unknown.declaration else { return nil }
      type = declaration
    default: return nil
    }
    guard let declared = index.property(name, of: type, isStatic: false)?.type,
      Self.keptTypes.contains(declared.name) else { return nil }
    return name
  }

  /// Types of states that may hold any view.
  static let keptTypes: Set<String> = ["View", "AnyView"]

  /// Where the code stands that draws a control in a style of the project's own.
  public func drawingCode(of style: Value) -> [SourceRange] {
    switch resolvedStyle(style) {
    case .instance(let instance):
      let body = index.functions("makeBody", of: instance.declaration, isStatic: false).prefix(1).map(\.range)
      // With it goes what the style is handed to draw, such as a picture for each state.
      return body + instance.handedInside.map(\.source)
    case .choice(let alternatives): return alternatives.flatMap { drawingCode(of: $0.value) }
    default: return []
    }
  }

  /// What a use of one of the project's views was handed to show: views, and what closures make.
  public func handedViews(of view: CustomView) -> [ViewNode] {
    view.handed.map { views(from: $0.value, source: $0.source) }
  }

  /// The same for what wraps a view of a platform framework.
  public func handedViews(of instance: Instance) -> [ViewNode] {
    instance.handedInside.map { views(from: $0.value, source: $0.source) }
  }

  /// The state of a group that keeps it itself: closed at first.
  public var closedState: Value {
    .unknown(UnknownValue(
      expression: "isExpanded", type: TypeReference(name: "Bool", text: "Bool"), initial: .boolean(false),
      reason: UnknownReason(.dynamicValue, "isExpanded")))
  }

  // MARK: - Subviews

  /// The subviews of a view one by one, as `Group(subviews:)` hands them out; nil where only run time knows how many
  /// there are.
  public func subviews(of node: ViewNode) -> Value? {
    subviewNodes(of: node).map { .array($0.map(Value.view)) }
  }

  private func subviewNodes(of node: ViewNode) -> [ViewNode]? {
    switch node {
    case .group(let nodes):
      var result: [ViewNode] = []
      for inner in nodes {
        guard let more = subviewNodes(of: inner), result.count + more.count <= Self.unrollLimit else { return nil }
        result += more
      }
      return result
    // What makes any number of views.
    case .primitive(let view): return Self.manyViews.contains(view.name) ? nil : view.name == "EmptyView" ? [] : [node]
    case .modified(let base, _): return subviewNodes(of: base)?.count == 1 ? [node] : nil
    case .custom: return [node]
    case .branch, .opaque: return nil
    }
  }

  /// Views that `Group(subviews:)` hands out as their members, of which they may have any number: they have the
  /// category `transparent` in framework-views.tsv like stacks, which are handed out whole.
  private static let manyViews = FrameworkNames.names(.manyViews)

  /// What the root of a tree of any number of children (`_VariadicView.Tree`) makes of them; nil where the root is not
  /// the project's own. Where it is not known how many children there are, all of them stand as one where the root asks
  /// for no number.
  public func arrangement(of content: ViewNode, by root: Value, source: SourceRange) -> ViewNode? {
    guard case .instance(let instance) = root,
      let function = index.functions("body", of: instance.declaration, isStatic: false).first(where: { function in
        function.body != nil && function.parameters.map(\.label) == ["children"]
      }) else { return nil }
    let children: Value
    if let known = subviews(of: content) {
      children = known
    } else if function.runsOver(function.parameters[0].name), !function.asksForNumber(of: function.parameters[0].name) {
      children = .array([.view(content)])
    } else {
      return nil
    }
    return building { view(from: call(function, receiver: root, values: [children], source: source), source: source) }
  }
}

extension FunctionDeclaration {
  /// Whether its code asks for how many members something has, or for one of a number.
  fileprivate func asksForNumber(of name: String) -> Bool {
    body?.contains { expression in
      switch expression.kind {
      case .member(let base?, let member): base.isName(name) && Self.numbers.contains(member)
      case .subscription(let base, _): base.isName(name)
      default: false
      }
    } ?? false
  }

  /// Whether its code shows the members of something one after the other. A root that hands them on, as to a view of
  /// AppKit, leaves the content where it is.
  fileprivate func runsOver(_ name: String) -> Bool {
    body?.contains { expression in
      guard case .call(let call) = expression.kind, call.callee.isName("ForEach") else { return false }
      return call.arguments.first?.value.isName(name) ?? false
    } ?? false
  }

  /// Members of a collection that depend on how many members it has.
  private static let numbers = FrameworkNames.names(.countingMember)
}

extension Expression {
  fileprivate func isName(_ name: String) -> Bool {
    if case .name(name) = kind { true } else { false }
  }
}
