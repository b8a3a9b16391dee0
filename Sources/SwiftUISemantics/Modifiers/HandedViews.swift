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

  /// Modifiers that hand a value to whoever asks for its key, a view around (Apple: documentation of
  /// preference(key:value:)) or one within (environment(_:_:)).
  private static let sending: Set<String> = ["preference", "environment"]

  /// Views that are handed on under a key, as an item to an own bar, are shown elsewhere, by code that is not followed to
  /// them: they are read beside the screen, of which it is not known what becomes of them.
  func presentSentViews(by call: ModifierCall, _ context: ViewContext) {
    guard call.arguments.count == 2, Self.sending.contains(call.name) else { return }
    let views = sentViews(call.arguments[1].value, mayBeInModels: call.name == "preference")
    guard !views.isEmpty else { return }
    let key = evaluator.shortText(call.arguments[0].source).split(separator: ".").last { $0 != "self" } ?? ""
    let before = presentations.count
    for view in views {
      let source = view.source ?? call.arguments[1].source
      let argument = EvaluatedArgument(label: nil, value: .view(view), source: source)
      present(argument, as: "content of \(key)", call.callRange, context)
    }
    let reason = UnknownReason(.dynamicValue, String(key))
    for position in before..<max(before, presentations.count) {
      presentations[position].nodes = presentations[position].nodes.mapAll { $0.note(reason) }
    }
  }

  /// - Parameter mayBeInModels: Also those that a model holds, as of a tab. The environment has models of all kinds.
  private func sentViews(_ value: Value, mayBeInModels: Bool) -> [ViewNode] {
    switch value {
    case .view(let node): node.isSomethingToSee ? [node] : []
    case .array(let elements): elements.flatMap { sentViews($0, mayBeInModels: mayBeInModels) }
    case .choice(let alternatives): alternatives.flatMap { sentViews($0.value, mayBeInModels: mayBeInModels) }
    case .instance(let instance) where evaluator.declarations.conforms(instance.declaration, to: "View"):
      [evaluator.views(from: value, source: instance.source)].filter(\.isSomethingToSee)
    case .instance(let instance) where mayBeInModels: evaluator.handedViews(of: instance).filter(\.isSomethingToSee)
    default: []
    }
  }
}

extension ViewNode {
  /// No colour or shape alone, which are handed on as looks.
  fileprivate var isSomethingToSee: Bool {
    switch self {
    case .primitive(let view): BuiltinViews.frameworkView(view.name).map { $0.category != .absent } ?? false
    case .custom: true
    case .opaque: false
    case .modified(let base, _): base.isSomethingToSee
    case .group(let nodes): nodes.contains(where: \.isSomethingToSee)
    case .branch(let branches): branches.contains { $0.view.isSomethingToSee }
    }
  }

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
