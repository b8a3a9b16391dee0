import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource
import ViewEvaluation

/// What the code of a gesture that is a value does: `.gesture(DragGesture(…).onChanged { … }.onEnded { … })`.
struct GestureCode {
  private(set) var ended: EvaluatedArgument?
  private(set) var changed: EvaluatedArgument?
  /// The code of all that it calls.
  private(set) var texts: [String] = []
  /// It begins as soon as a finger touches, so that it may stand for a press.
  private(set) var beginsAtOnce = false
  /// A function is given the drag, and what it makes of where the finger is is not looked at.
  private(set) var isHandedOn = false

  init(_ value: Value) {
    guard case .view(var node) = value.unbound else { return }
    while case .modified(let base, let call) = node {
      let closure = call.arguments.trailingClosure ?? call.arguments.first
      texts += call.arguments.map(\.source.text)
      switch call.name {
      case "onEnded":
        ended = ended ?? closure
        if closure.map(Self.handsOn) ?? false { isHandedOn = true }
      case "onChanged":
        changed = changed ?? closure
        if case .closure? = closure?.value.unbound {} else { isHandedOn = true }
        if closure.map(Self.handsOn) ?? false { isHandedOn = true }
      default: break
      }
      node = base
    }
    if case .number(0)? = node.primitive?.arguments.first(labelled: "minimumDistance")?.value { beginsAtOnce = true }
  }
}

extension GestureCode {
  /// Whether a closure gives the whole drag to a function: `.onEnded { value in choose(value, in: size) }`.
  private static func handsOn(_ argument: EvaluatedArgument) -> Bool {
    guard case .closure(let value) = argument.value.unbound else { return false }
    let closure = value.closure
    guard let name = closure.parameters.isEmpty ? "$0" : closure.parameters.first, name != "_" else { return false }
    return closure.body.contains { expression in
      guard case .call(let call) = expression.kind else { return false }
      return call.arguments.contains { if case .name(name) = $0.value.kind { true } else { false } }
    }
  }

  /// What a gesture is made of, `DragGesture`, wherever it was made; nil where that is not known, or where it is made of
  /// several (Apple: documentation of Gesture sequenced(before:), simultaneously(with:), exclusively(before:)).
  static func start(of value: Value) -> String? {
    let parts = parts(of: value)
    guard parts.count == 1, case .view(var node) = parts[0].unbound else { return nil }
    while case .modified(let base, _) = node { node = base }
    return node.primitive?.name
  }

  /// The gestures that one is made of, itself where it is made of no others: `SimultaneousGesture(pinch, drag)` and
  /// `pinch.simultaneously(with: drag)` alike (Apple: documentation of SimultaneousGesture, ExclusiveGesture,
  /// SequenceGesture). What is handed over beside gestures is none.
  static func parts(of value: Value) -> [Value] {
    guard case .view(var node) = value.unbound else { return [value] }
    while case .modified(let base, let call) = node {
      if FrameworkNames.names(.gestureJoiner).contains(call.name) { return parts(of: .view(base)) + call.arguments.prefix(1).flatMap { parts(of: $0.value) } }
      node = base
    }
    guard let primitive = node.primitive, FrameworkNames.names(.joinedGesture).contains(primitive.name), primitive.arguments.count == 2 else { return [value] }
    return primitive.arguments.flatMap { parts(of: $0.value) }
  }
}

extension TreeBuilder {
  /// What lifting the finger does, where a drag is used as a press: it begins at once, does not heed where the finger
  /// is, and does more at its end than undo what its beginning did.
  func press(_ code: GestureCode) -> ActionSummary? {
    guard code.beginsAtOnce, !code.isHandedOn, let ended = code.ended else { return nil }
    let effect = evaluator.summary(of: ended.value)
    let tracked = code.changed.map { evaluator.summary(of: $0.value).assignments.map(\.target) } ?? []
    let undone = effect.assignments.filter { Self.rest.contains($0.value) }.map(\.target)
    let isDone = effect.mentions.contains { mention in
      !(tracked + undone).contains(mention) && !Self.frames.contains { mention.hasPrefix($0) }
    }
    guard isDone, !code.texts.contains(where: { text in Self.fingerPlaces.contains(where: text.contains) }) else {
      return nil
    }
    return effect
  }

  /// What a drag sets from where the finger is, while it moves and when it is lifted.
  func dragged(_ code: GestureCode) -> [ActionSummary.Assignment] {
    [code.changed, code.ended].compactMap(\.self).flatMap { argument -> [ActionSummary.Assignment] in
      guard case .closure(let closure) = argument.value.unbound else { return [] }
      return FingerTrace(closure.closure).assignments
    }
  }

  /// What a state is set back to.
  private static let rest: Set<String> = ["false", "nil", ".zero", "0"]
  /// What only says when something is done.
  private static let frames = ["withAnimation", "DispatchQueue", "Task"]
  private static let fingerPlaces = [".location", ".translation", ".startLocation", ".predictedEnd", ".velocity"]
}
