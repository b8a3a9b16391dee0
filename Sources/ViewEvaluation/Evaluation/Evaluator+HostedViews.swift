import SourceModel
import SwiftSource

/// Views that SwiftUI code shows through controllers of UIKit.
extension Evaluator {
  /// Runs the body of a function that gives a view. What it hands to a hosting controller meanwhile (Apple: documentation
  /// of UIHostingController) is shown over that view, as alerts of an app's own are that code presents when a state
  /// changes: the controller is no part of what the function gives.
  func showingHosted(
    _ function: FunctionDeclaration, _ arguments: [EvaluatedArgument], _ source: SourceRange, _ work: () -> Value
  ) -> Value {
    guard !runsEffects, let type = function.returnType, type.isWrittenAsView else { return work() }
    let outer = hosted
    hosted = []
    defer { hosted = outer }
    let result = work()
    guard let hosted, !hosted.isEmpty, case .view(let node) = result else { return result }
    let state = arguments.first { if case .binding = $0.value.initialValue { true } else { false } }
    let presented = state.map { EvaluatedArgument(label: "isPresented", value: $0.value, source: $0.source) }
    return .view(
      hosted.reduce(node) { shown, content in
        let arguments = [presented, content].compactMap { $0 }
        let call = ModifierCall(name: "fullScreenCover", arguments: arguments, source: source, callRange: content.source)
        return .modified(shown, call)
      })
  }

  /// A view with what the code of its events hands to hosting controllers, shown over it: `onChange(of: isOpen) { … }`
  /// that presents an alert of the app's own, or adds a panel to the window.
  func showingHosted(_ node: ViewNode, by events: [EvaluatedArgument]) -> ViewNode {
    guard !runsEffects, !isShowingHosted else { return node }
    let closures = events.compactMap { argument -> ClosureValue? in
      guard case .closure(let closure) = argument.value, handsToHost(closure) else { return nil }
      return closure
    }
    guard !closures.isEmpty else { return node }
    let outer = hosted
    (hosted, isShowingHosted) = ([], true)
    for closure in closures { _ = call(closure, arguments: []) }
    let shown = hosted ?? []
    (hosted, isShowingHosted) = (outer, false)
    return shown.reduce(node) { node, content in
      .modified(node, ModifierCall(name: "fullScreenCover", arguments: [content], source: content.source, callRange: content.source))
    }
  }

  /// Whether code makes a hosting controller, by itself or in a function beside it that it calls.
  private func handsToHost(_ closure: ClosureValue) -> Bool {
    let body = closure.closure.body
    guard body.range.file.mayHold(Self.host) else { return false }
    var called: Set<String> = []
    var isMaking = false
    body.forEachExpression { expression in
      guard case .call(let call) = expression.kind else { return }
      if makesHost(call) { isMaking = true }
      if let name = dottedName(call.callee)?.withoutSelf, !name.contains(".") { called.insert(name) }
    }
    if isMaking { return true }
    guard let type = closure.scope.type else { return false }
    return called.sorted().contains { name in
      index.functions(name, of: type, isStatic: false).contains { function in
        var isMaking = false
        function.body?.forEachExpression { if case .call(let call) = $0.kind, makesHost(call) { isMaking = true } }
        return isMaking
      }
    }
  }

  private static let host = "HostingController"

  /// `UIHostingController(rootView: page)`, or of a class of the project that is called after it.
  private func makesHost(_ call: Call) -> Bool {
    call.arguments.contains { $0.label == "rootView" } && dottedName(call.callee)?.hasSuffix(Self.host) == true
  }

  /// Notes what a hosting controller shows.
  func noteHosted(_ arguments: [EvaluatedArgument]) {
    guard !runsEffects, let root = arguments.first(labelled: "rootView") else { return }
    hosted?.append(EvaluatedArgument(label: "content", value: root.value, source: root.source))
  }
}
