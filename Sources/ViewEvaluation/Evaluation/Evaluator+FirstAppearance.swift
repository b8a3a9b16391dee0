import AccessibilityModel
import PlatformKnowledge
import SwiftSource

/// Which states of the app an evaluation is about.
public enum StateScope: Sendable {
  /// Every state that the code allows.
  case all
  /// Every state, with a note on each outcome that source tells to hold, or not to hold, when the screen appears.
  case allNotingFirst
  /// The one in which the screen appears, made with its defaults: `@State` and its like have their initial values.
  /// What source does not tell stays open.
  case firstAppearance
}

extension Evaluator {
  /// Whether the project declares a function or type of this name for systems other than iOS.
  public func isForOtherSystems(_ name: String) -> Bool { index.isForOtherSystems(name) }

  /// Wrappers whose value is nil, or false, until the app or a person sets it.
  private static let initiallyUnset = FrameworkNames.names(.unsetWrapper)

  /// The evaluation is about what a person with VoiceOver meets, and not about every state of the app: VoiceOver is on,
  /// so `\.accessibilityVoiceOverEnabled` and `UIAccessibility.isVoiceOverRunning` are true (Apple docs).
  var isListened: Bool { states != .all }

  /// Only the state in which the screen appears counts for now.
  var assumesFirst: Bool { states == .firstAppearance || isAskingForFirst }

  /// What a value is in the state that counts.
  func atFirst(_ value: Value) -> Value {
    guard assumesFirst else { return value }
    switch value {
    case .unknown(let unknown): return unknown.initial.map { atFirst($0.value) } ?? value
    case .binding(let inner): return .binding(atFirst(inner))
    default: return value
    }
  }

  /// What a stored property without an initial value holds when its screen appears; nil where callers decide.
  func unset(_ property: PropertyDeclaration) -> Value? {
    guard assumesFirst, property.attributes.contains(where: { Self.initiallyUnset.contains($0.name) }),
      let type = property.type else { return nil }
    if type.isOptional { return .absent }
    let isFocus = property.attributes.contains { $0.name == "FocusState" || $0.name == "AccessibilityFocusState" }
    return isFocus && type.name == "Bool" ? .boolean(false) : nil
  }

  /// The outcomes of a test, with a note which of them holds when the screen appears.
  func notingFirst(_ test: (Scope) -> Verdict, in scope: Scope) -> Verdict {
    guard states == .allNotingFirst, !isAskingForFirst else { return test(scope) }
    // Before the test itself, which gives names of the scope another meaning: `if let item`.
    let first = asFirst { test(Scope(parent: scope)) }
    let verdict = test(scope)
    guard case .depends(let yes, let no) = verdict else { return verdict }
    switch first {
    case .always: return .depends(yes: yes.holding(initially: true), no: no.holding(initially: false))
    case .never: return .depends(yes: yes.holding(initially: false), no: no.holding(initially: true))
    case .depends: return verdict
    }
  }

  /// Adds to an unknown argument what it is when the screen appears.
  func notingFirst(_ value: Value, _ expression: Expression, in scope: Scope) -> Value {
    guard states == .allNotingFirst, !isAskingForFirst, case .unknown(var unknown) = value, unknown.initial == nil
    else { return value }
    let first = asFirst { evaluate(expression, in: Scope(parent: scope)) }
    switch first {
    case .boolean, .number, .absent, .array: unknown.initial = UnknownValue.Initial(first)
    default: return value
    }
    return .unknown(unknown)
  }

  /// Evaluates something as it is when the screen appears. What is remembered of other states stays out of it.
  func asFirst<Result>(_ body: () -> Result) -> Result {
    isAskingForFirst = true
    swap(&memo, &firstMemo)
    swap(&memberValues, &firstMemberValues)
    defer {
      isAskingForFirst = false
      swap(&memo, &firstMemo)
      swap(&memberValues, &firstMemberValues)
    }
    return body()
  }

  /// The condition that a value of unknown outcome is true.
  public func condition(of unknown: UnknownValue) -> Condition {
    let condition = unknown.truth ?? condition(unknown.expression)
    guard states == .allNotingFirst, case .boolean(let first)? = unknown.initial?.value else { return condition }
    return condition.holding(initially: first)
  }
}
