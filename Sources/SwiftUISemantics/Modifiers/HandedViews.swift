import AccessibilityModel
import PlatformKnowledge
import SourceModel
import ViewEvaluation

/// Views that modifiers of packages are handed whose code is not there.
extension TreeBuilder {
  /// What such a modifier is handed to show is most likely shown at some time, over the view or beside it, as by
  /// `.bottomSheet { Cart() }`: it is read as a presentation, of which it is not known what the modifier does to it.
  func presentHandedViews(to call: ModifierCall, _ context: ViewContext, _ reason: UnknownReason) {
    let before = presentations.count
    for argument in call.arguments {
      // A closure with a parameter makes something of what it is handed, which may be the view itself.
      guard case .closure = argument.value, evaluator.parameter(of: argument.value) == nil, views(argument).isCertainlyView
      else { continue }
      present(argument, as: call.name, call.callRange, context)
    }
    for position in before..<max(before, presentations.count) {
      presentations[position].nodes = presentations[position].nodes.mapAll { $0.note(reason) }
    }
  }
}

extension ViewNode {
  /// Whether all that it comes to are views that are built in or the project's own: an action comes to something else.
  fileprivate var isCertainlyView: Bool {
    switch self {
    case .primitive(let view): BuiltinViews.isBuiltin(view.name) || ThirdParty.view(view.name) != nil
    case .custom: true
    case .opaque: false
    case .modified(let base, _): base.isCertainlyView
    case .group(let nodes): !nodes.isEmpty && nodes.allSatisfy(\.isCertainlyView)
    case .branch(let branches): branches.contains { !$0.view.isEmpty } && branches.allSatisfy { $0.view.isEmpty || $0.view.isCertainlyView }
    }
  }
}
