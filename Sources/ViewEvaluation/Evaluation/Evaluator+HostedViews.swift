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
    guard !runsEffects, let type = function.returnType, Self.isViewType(type) else { return work() }
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

  /// Notes what a hosting controller shows.
  func noteHosted(_ arguments: [EvaluatedArgument]) {
    guard !runsEffects, let root = arguments.first(labelled: "rootView") else { return }
    hosted?.append(EvaluatedArgument(label: "content", value: root.value, source: root.source))
  }
}
