import SourceModel
import SwiftSource

/// Edits that let the code of a type ask for Reduce Motion before it moves things (Apple: documentation of
/// `EnvironmentValues.accessibilityReduceMotion` and `UIAccessibility.isReduceMotionEnabled`).
enum ReduceMotionFix {
  private static let setting = AddedProperty(
    name: "reduceMotion", declaration: "@Environment(\\.accessibilityReduceMotion) private var reduceMotion")

  /// Fades where something would move in; nil where one of the places is no transition, since a type that asks is taken
  /// for one that heeds the answer.
  static func fading(_ transitions: [SourceRange], in type: TypeCode) -> Fix? {
    let values = transitions.map { place in
      type.calls(of: "transition").first { $0.memberRange == place }?.call(named: "transition")?.arguments.first?.value
    }
    let edits = values.compactMap { value in value.flatMap { asking("reduceMotion ? .opacity : ", before: $0) } }
    guard edits.count == transitions.count else { return nil }
    return fix("fade under Reduce Motion", edits, in: type, at: transitions)
  }

  /// Leaves out animations that repeat for ever, all of a type at once.
  static func resting(_ loops: [SourceRange], in type: TypeCode) -> Fix? {
    let edits = loops.map { place in animation(around: place, in: type) ?? timeline(place, in: type) }
    guard !edits.contains(where: { $0 == nil }) else { return nil }
    return fix("stand still under Reduce Motion", edits.compactMap { $0 }, in: type, at: loops)
  }

  private static func fix(_ title: String, _ edits: [SourceEdit], in type: TypeCode, at places: [SourceRange]) -> Fix? {
    guard let declaration = type.declaration, !edits.isEmpty, let property = setting.edit(in: declaration),
      places.allSatisfy({ AddedProperty.isReadable(at: $0, in: declaration) }) else { return nil }
    return Fix(title, safety: .suggested, edits: [property] + edits)
  }

  /// `.animation(.linear.repeatForever(), value: x)`, `withAnimation(.linear.repeatForever()) { … }`.
  private static func animation(around place: SourceRange, in type: TypeCode) -> SourceEdit? {
    let calls = type.calls(of: "animation").compactMap { $0.call(named: "animation") }
      + type.calls(ofFunction: "withAnimation").map(\.call)
    // What a closure of the call holds is no argument for an animation.
    let values = calls.compactMap(\.arguments.first).filter { $0.label == nil && $0.value.range.contains(place) }.map(\.value)
    return values.first.flatMap { asking("reduceMotion ? nil : ", before: $0) }
  }

  private static func timeline(_ place: SourceRange, in type: TypeCode) -> SourceEdit? {
    guard let view = type.calls(ofFunction: "TimelineView").first(where: { $0.expression.range == place }),
      let schedule = view.call.arguments.first?.value else { return nil }
    if case .member = schedule.kind {
      return .insertion(of: "(paused: reduceMotion)", at: schedule.range.end, in: place.file)
    }
    guard case .call = schedule.kind, place.file.bytes[schedule.range.end - 1] == UInt8(ascii: ")") else { return nil }
    return .insertion(of: ", paused: reduceMotion", at: schedule.range.end - 1, in: place.file)
  }

  /// Only what is written out: the type of a variable is not known there.
  private static func asking(_ question: String, before value: Expression) -> SourceEdit? {
    isWritten(value) ? .insertion(of: question, at: value.range.start, in: value.range.file) : nil
  }

  /// `.linear(duration: 2).repeatForever()`, `AnyTransition.slide`, or one of two of these.
  private static func isWritten(_ value: Expression) -> Bool {
    switch value.kind {
    case .call(let call): isWritten(call.callee)
    case .member(let base, _): base.map(isWritten) ?? true
    case .name(let name): ["Animation", "AnyTransition"].contains(name)
    case .ternary(_, let then, let otherwise):
      isWritten(then) ? isWritten(otherwise) || isNothing(otherwise) : isNothing(then) && isWritten(otherwise)
    default: false
    }
  }

  private static func isNothing(_ value: Expression) -> Bool {
    if case .nilLiteral = value.kind { true } else { false }
  }
}
